// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Divide. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, is, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/special-activities/divide.yaml');

describe('Divide', () => {
  example('with Patrol there is Divide [4.2.2]', 16, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Divide', 'Air Recon')],
  });

  example('with Sweep there is no Divide [4.2.2]', 31, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Sweep'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Air Recon')],
  });

  example('Divide activates Irregulars in spaces of any kind, near Guerrillas of any kind [4.2.2]', 46, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { 'Haifa City': '1 Underground Irregular', 'Haifa–Syria': '1 Underground Irregular', Gaza: '1 Underground Irregular' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars')],
    then: [asked('British', 'Gaza', 'Haifa City', 'Haifa–Syria', 'done')],
  });

  example('a Guerrilla in a City next to the Irregular will do [4.2.2]', 61, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Haifa District': '1 Underground Irregular', 'Haifa City': '1 Active Guerrilla' }],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Haifa District')],
    then: [{ 'Haifa District': '1 Active Irregular', 'Haifa City': '1 Underground Irregular' }],
  });

  example('a Guerrilla in a Foreign Country will not [4.2.2]', 74, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { Galilee: '1 Underground Irregular', Syria: '1 Active Guerrilla' }],
    when: [conduct('British', 'Divide'), answers('roll', '6')],
    then: [{ Galilee: '1 Underground Irregular', Syria: '1 Active Guerrilla' }],
  });

  example('Divide activates an Underground Irregular beside an Active one, and then replaces [4.2.2]', 87, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { Samaria: ['1 Underground Irregular', '1 Active Irregular', '1 Active Guerrilla'], Galilee: '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria')],
    then: [
      asked('British', 'Active Guerrilla in Galilee', 'Active Guerrilla in Samaria'),
      { Samaria: ['2 Active Irregulars', '1 Active Guerrilla'] },
    ],
  });

  example('at the second box of Unity two spaces are Divided [6.6.2]', 100, {
    given: [
      emptyBoard,
      is('Unity', { box: 2, value: 2 }),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria', 'Active Guerrilla in Samaria', 'Gaza')],
    then: [{ Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('at the fourth box of Unity one space is Divided [6.6.2]', 114, {
    given: [
      emptyBoard,
      is('Unity', { box: 4, value: 1 }),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria')],
    then: [
      { Samaria: ['1 Active Irregular', '1 Underground Irregular'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      nothingAsked,
    ],
  });

  example('at the first box of Unity two spaces are Divided [6.6.2]', 128, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria', 'Active Guerrilla in Samaria', 'Gaza')],
    then: [{ Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('Divide Activates an Underground Irregular to replace a Guerrilla in or adjacent to its space [4.2.2]', 142, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Galilee: ['2 Underground Irregulars', '1 Active Guerrilla'], 'Haifa–Syria': '1 Underground Guerrilla' },
      { Syria: '1 Active Guerrilla', Lydda: '1 Active Guerrilla', Gaza: '1 Underground Irregular' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Galilee')],
    then: [asked('British', 'Active Guerrilla in Galilee', 'Underground Guerrilla in Haifa–Syria')],
  });

  example('Divide strikes in no more spaces than the Unity Track says [4.2.2, 6.6.2]', 157, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Galilee: ['2 Underground Irregulars', '2 Active Guerrillas'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Galilee')],
    then: [
      { Galilee: ['1 Active Irregular', '2 Underground Irregulars', '1 Active Guerrilla'] },
      { Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      nothingAsked,
    ],
  });

  example('a Guerrilla is removed where no Irregular is Available [1.4.1]', 171, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Galilee: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: '5 Active Irregulars' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Galilee')],
    then: [{ Galilee: '1 Active Irregular', Gaza: '5 Active Irregulars' }],
  });

  example('Divide shifts Unity on a roll of at most the Irregulars on the map [4.2.2, 6.6.1]', 184, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Galilee: ['2 Underground Irregulars', '2 Active Guerrillas'], Gaza: '1 Active Irregular' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Roll'), answers('roll', '3')],
    then: [is('Unity', { box: 2, value: 2 }), { Galilee: ['2 Underground Irregulars', '2 Active Guerrillas'] }],
  });

  example('Divide fails on a higher roll, and at Centralized it can only roll [4.2.2]', 198, {
    given: [
      emptyBoard,
      is('Unity', 'Centralized'),
      { Galilee: ['2 Underground Irregulars', '2 Active Guerrillas'], Gaza: '1 Active Irregular' },
    ],
    when: [conduct('British', 'Divide'), answers('roll', '4')],
    then: [is('Unity', 'Centralized'), { Galilee: ['2 Underground Irregulars', '2 Active Guerrillas'] }],
  });
});
