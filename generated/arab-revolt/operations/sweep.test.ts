// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Sweep. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/sweep.yaml');

describe('Sweep', () => {
  example('Sweep moves Troops to a selected City [3.2.3]', 14, {
    given: [emptyBoard, { 'Haifa District': '2 Troops' }],
    when: [conduct('British', 'Sweep'), answers('British', 'Haifa City', 'done'), answers('British', 'Haifa District', '1', 'done')],
    then: [{ 'Haifa City': '1 Troops', 'Haifa District': '1 Troops' }],
  });

  example('Sweep Activates a Guerrilla for every two cubes [3.2.3]', 26, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '3 Police', '4 Underground Guerrillas'], 'Haifa City': ['3 Police', '2 Underground Guerrillas'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Active Irregular', '3 Underground Guerrillas'] },
      { Gaza: ['2 Troops', '1 Underground Guerrilla'] },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Haifa City', 'Jerusalem City')],
    then: [
      { Samaria: ['2 Troops', '3 Police', '2 Active Guerrillas', '2 Underground Guerrillas'] },
      { 'Haifa City': ['3 Police', '1 Active Guerrilla', '1 Underground Guerrilla'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Active Irregular', '1 Active Guerrilla', '2 Underground Guerrillas'] },
      { Gaza: ['2 Troops', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example('with an Underground Irregular Sweep Activates a Guerrilla for every cube [3.2.3]', 43, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Police', '2 Underground Irregulars', '4 Underground Guerrillas'] },
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Irregular', '4 Underground Guerrillas'] },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Haifa City', 'done'), answers('British', 'yes', 'no')],
    then: [
      {
        Samaria: [
          '2 Troops',
          '1 Police',
          '1 Active Irregular',
          '1 Underground Irregular',
          '3 Active Guerrillas',
          '1 Underground Guerrilla',
        ],
      },
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Active Guerrilla', '3 Underground Guerrillas'] },
    ],
  });

  example('Sweep Activates no Irregular unless the British choose to [3.2.3]', 56, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Underground Irregular'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done'), answers('British', 'no')],
    then: [{ Samaria: ['2 Troops', '1 Underground Irregular'] }],
  });

  example('Sweep moves in adjacent Troops, and no Police [3.2.3]', 67, {
    given: [
      emptyBoard,
      { Lydda: ['2 Troops', '1 Police', '1 Underground Irregular'], Gaza: '2 Troops', 'Tel Aviv-Jaffa–Haifa': '2 Troops' },
      { Galilee: '2 Police' },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done')],
    then: [asked('British', 'Lydda', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('Sweep selects Cities and Districts [3.2.3]', 80, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': '2 Troops', Samaria: '1 Underground Irregular', Lydda: '1 Underground Irregular' },
      { 'Jerusalem District': '1 Underground Irregular', Gaza: '1 Underground Irregular', 'Tel Aviv-Jaffa': '1 Underground Irregular' },
      { 'Jerusalem City': '1 Underground Irregular' },
    ],
    when: [conduct('British', 'Sweep')],
    then: [
      asked(
        'British',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
      ),
    ],
  });

  example('the British may Activate what is Active already [1.4.3; ruling, Activating what is Active already]', 95, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Guerrilla', '1 Underground Guerrilla'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done')],
    then: [asked('British', '0', '1')],
  });
});
