// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Deploy. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/deploy.yaml');

describe('Deploy', () => {
  example('Deploy places Police or an Irregular in each space [3.2.1]', 21, {
    given: [emptyBoard, { Samaria: '1 Police' }],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Police', 'Irregular')],
  });

  example('Deploy places its Curfew in a selected space [3.2.1]', 30, {
    given: [emptyBoard, { Samaria: '1 Police', Gaza: '1 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Irregular', 'done')],
    then: [asked('British', 'Samaria', 'done')],
  });

  example('Deploy places a Curfew also when there is one elsewhere [3.2.1]', 41, {
    given: [emptyBoard, { Samaria: '1 Police', Gaza: ['1 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Irregular', 'done', 'Samaria')],
    then: [{ Samaria: ['1 Police', '1 Underground Irregular', '1 Curfew'], Gaza: ['1 Troops', '1 Curfew'] }],
  });

  example('an Irregular comes from the map when none is Available [1.4.1]', 53, {
    given: [emptyBoard, { Samaria: '1 Police', Gaza: '6 Underground Irregulars' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Irregular', 'Underground Irregular in Gaza', 'done', 'done')],
    then: [{ Samaria: ['1 Police', '1 Underground Irregular'], Gaza: '5 Underground Irregulars' }],
  });

  example('Deploy selects Districts and Cities with more British pieces than Rebel pieces [3.2.1]', 65, {
    given: [
      emptyBoard,
      { Samaria: ['2 Police', '1 Underground Guerrilla'], Lydda: ['1 Police', '1 Underground Guerrilla'] },
      { Gaza: ['1 Troops', '2 Active Guerrillas'], Galilee: '1 Underground Irregular', 'Haifa City': '1 Troops' },
      { 'Haifa–Syria': '3 Troops', 'Jerusalem District': ['1 Troops', '1 Police', '2 Bases'] },
    ],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Samaria', 'Galilee', 'Haifa City')],
  });

  example('Deploy places up to two Police or one Irregular, and a Curfew in one selected space [3.2.1]', 80, {
    given: [emptyBoard, { Samaria: '1 Troops', Lydda: '1 Troops', Gaza: '1 Troops', Galilee: '1 Troops' }],
    when: [
      conduct('British', 'Deploy'),
      answers('British', 'Samaria', 'Police', '2', 'Lydda', 'Police', '1', 'Gaza', 'Irregular'),
      answers('British', 'Lydda'),
    ],
    then: [
      { Samaria: ['1 Troops', '2 Police'], Lydda: ['1 Troops', '1 Police', '1 Curfew'], Gaza: ['1 Troops', '1 Underground Irregular'] },
      { Galilee: '1 Troops' },
      nothingAsked,
    ],
  });

  example('Deploy removes the Curfew and Opposition of one selected space [1.12, 3.2.1]', 98, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Curfew', '1 Opposition'], Lydda: ['1 Troops', '1 Curfew', '1 Opposition'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Irregular', 'Lydda', 'Police', '0'), answers('British', 'Samaria')],
    then: [{ Samaria: ['1 Troops', '1 Underground Irregular'], Lydda: ['1 Troops', '1 Curfew', '1 Opposition'] }],
  });

  example('Deploy need not touch a Curfew [3.2.1]', 111, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Curfew', '1 Opposition'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'done')],
    then: [{ Samaria: ['1 Troops', '1 Underground Irregular', '1 Curfew', '1 Opposition'] }],
  });

  example('a Curfew that is placed leaves Opposition [3.2.1]', 121, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Samaria')],
    then: [{ Samaria: ['1 Troops', '1 Underground Irregular', '1 Curfew', '1 Opposition'] }],
  });

  example('no fourth Curfew [1.12]', 131, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '2 Active Guerrillas'], Lydda: ['1 Troops', '1 Curfew'], Gaza: ['1 Troops', '1 Curfew'] },
      { Galilee: ['1 Troops', '1 Curfew'], 'Haifa City': '1 Troops' },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Haifa City', 'Irregular', 'done')],
    then: [{ 'Haifa City': ['1 Troops', '1 Underground Irregular'] }],
  });

  example('Deploy may take Police from the map where none is Available [1.4.1; ruling, Own pieces taken from the map]', 145, {
    given: [emptyBoard, { Samaria: '1 Troops', 'Haifa–Syria': '9 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Police', 'Police in Haifa–Syria', 'Police in Haifa–Syria', 'done')],
    then: [{ Samaria: ['1 Troops', '2 Police'], 'Haifa–Syria': '7 Police' }],
  });

  example('Deploy places no third Police [3.2.1]', 157, {
    given: [emptyBoard, { Samaria: '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Police')],
    then: [asked('British', '0', '1', '2')],
  });
});
