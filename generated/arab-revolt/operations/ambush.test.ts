// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Ambush. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, has } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/ambush.yaml');

describe('Ambush', () => {
  example('Ambush activates an Underground Guerrilla beside an Active one [3.3.4]', 15, {
    given: [emptyBoard, { 'Operations value': 1, Samaria: ['1 Active Guerrilla', '2 Underground Guerrillas', '2 Police'] }],
    when: [conduct('Rebels', 'Ambush')],
    then: [{ Samaria: ['2 Active Guerrillas', '1 Underground Guerrilla', '1 Police'] }],
  });

  example('Ambush activates the Guerrilla before it removes a piece [3.3.4]', 25, {
    given: [emptyBoard, { 'Operations value': 1, Samaria: ['1 Underground Guerrilla', '1 Police', '1 Underground Irregular'] }],
    when: [conduct('Rebels', 'Ambush')],
    then: [
      asked('Rebels', 'Police in Samaria', 'Underground Irregular in Samaria'),
      { Samaria: ['1 Active Guerrilla', '1 Police', '1 Underground Irregular'] },
    ],
  });

  example('the third piece that an Ambush removes lowers Political Will [3.3.4, 7.2]', 36, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Underground Guerrilla', '2 Police'] },
      { Lydda: ['2 Underground Guerrillas', '1 Troops', '1 Active Irregular'] },
      { 'Haifa–Syria': ['1 Underground Guerrilla', '1 Underground Irregular'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Samaria', 'Lydda', 'Haifa–Syria')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Police'], Lydda: ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Troops'] },
      { 'Haifa–Syria': '1 Active Guerrilla', 'Political Will': 9 },
    ],
  });

  example('two pieces do not, and four lower it by no more than one [3.3.4]', 53, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Underground Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '1 Police'] },
      { 'Haifa City': ['1 Underground Guerrilla', '1 Police'], Gaza: ['1 Underground Guerrilla', '1 Police'] },
      { Galilee: ['1 Underground Guerrilla', '1 Police'], 'Jerusalem City': ['1 Underground Guerrilla', '1 Police'] },
      { 'Operations value': 4 },
    ],
    when: [
      conduct('Rebels', 'Ambush'),
      answers('Rebels', 'Samaria', 'Lydda', 'Haifa City', 'Gaza'),
      conduct('Rebels', 'Ambush'),
      answers('Rebels', 'Galilee', 'Jerusalem City'),
    ],
    then: [{ 'Political Will': 9 }, has('Available', '9 Police')],
  });

  example('Ambush needs an Underground Guerrilla, and Police or Irregulars [3.3.4]', 73, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Guerrilla', '1 Police'], 'Haifa–Syria': ['1 Underground Guerrilla', '1 Active Irregular'] },
      { Gaza: ['1 Active Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '2 Troops'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush')],
    then: [asked('Rebels', 'Samaria', 'Haifa–Syria')],
  });

  example('pieces that Raid removes do not help Ambush to three [ruling, Raid does not help Ambush to three pieces]', 86, {
    given: [
      emptyBoard,
      card('A14'),
      { 'Political Will': 10, Galilee: ['1 Base', '1 Underground Guerrilla'], Samaria: '1 Police' },
      { Lydda: ['1 Underground Guerrilla', '1 Police'], Gaza: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '2 Ops', 'Operation & Special Activity', 'Operation', 'Ambush', 'Lydda', 'Gaza'),
      answers('Rebels', 'Special Activity', 'Raid', 'Samaria', 'Ambush'),
      answers('British', 'done'),
    ],
    then: [{ 'Political Will': 10, Samaria: '1 Active Guerrilla' }],
  });
});
