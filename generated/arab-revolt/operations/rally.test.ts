// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Rally. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/rally.yaml');

describe('Rally', () => {
  example('Rally places Opposition where there are more Rebel than British pieces of any kind [3.3.1]', 17, {
    given: [
      emptyBoard,
      { 'Operations value': 1, Samaria: ['1 Base', '1 Underground Guerrilla', '2 Police'], Gaza: ['1 Curfew', '1 Police'] },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', '0')],
    then: [{ Samaria: ['1 Base', '1 Underground Guerrilla', '2 Police'] }, nothingAsked],
  });

  example('Rally selects spaces with Rebel pieces or Opposition, without Curfews, and no Railways [1.12, 3.3.1]', 30, {
    given: [
      emptyBoard,
      { Samaria: '1 Active Guerrilla', 'Haifa City': ['1 Police', '1 Opposition'], Lydda: ['1 Base', '1 Police', '1 Curfew'] },
      { 'Haifa–Syria': '1 Underground Guerrilla', Gaza: '1 Police', Syria: '1 Base', 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Rally')],
    then: [asked('Rebels', 'Samaria', 'Haifa City', 'Syria')],
  });

  example('Rally places one Guerrilla, or up to two at a Base [3.3.1]', 45, {
    given: [
      emptyBoard,
      { Samaria: ['2 Bases', '1 Troops'], 'Haifa City': '1 Opposition', Syria: '1 Base', Lebanon: '1 Active Guerrilla' },
      { 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '2', 'Haifa City', 'Syria', '1'), answers('Rebels', 'done')],
    then: [
      { Samaria: ['2 Bases', '2 Underground Guerrillas', '1 Troops'], 'Haifa City': ['1 Underground Guerrilla', '1 Opposition'] },
      { Syria: ['1 Base', '1 Underground Guerrilla'], Lebanon: '1 Active Guerrilla' },
      nothingAsked,
    ],
  });

  example('Rally adds Opposition in one selected District with a Base and more Rebel pieces than British [3.3.1]', 64, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '2 Police'], Lydda: ['1 Base', '1 Police'], Gaza: '1 Underground Guerrilla', Galilee: ['1 Base', '3 Troops'] },
      { Syria: '1 Base', 'Jerusalem District': '1 Base', 'Operations value': 5 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '2', 'Lydda', '1', 'Gaza', 'Galilee', '2', 'Syria', '2')],
    then: [asked('Rebels', 'Samaria', 'Lydda', 'done')],
  });

  example('Rally adds Opposition in one District only [3.3.1]', 80, {
    given: [emptyBoard, { Samaria: '1 Base', Lydda: '1 Base', 'Operations value': 2 }],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '2', 'Lydda', '0'), answers('Rebels', 'Lydda')],
    then: [{ Samaria: ['1 Base', '2 Underground Guerrillas'], Lydda: ['1 Base', '1 Opposition'] }],
  });

  example('Rally may take Guerrillas from elsewhere where none is Available [1.4.1]', 94, {
    given: [emptyBoard, { Samaria: '1 Opposition', Gaza: '14 Active Guerrillas', Prison: '1 Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria')],
    then: [asked('Rebels', 'Active Guerrilla in Gaza', 'done')],
  });

  example('Rally places no third Guerrilla at a Base [3.3.1]', 107, {
    given: [emptyBoard, { Samaria: '2 Bases', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally')],
    then: [asked('Rebels', '0', '1', '2')],
  });
});
