// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Assault. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, is, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/assault.yaml');

describe('Assault', () => {
  example('Opposition elsewhere does not halve an Assault [3.2.4]', 16, {
    given: [emptyBoard, { Samaria: ['2 Troops', '2 Active Guerrillas'], Gaza: '1 Opposition' }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: '2 Troops' }],
  });

  example('Assault in a Neutral District counts Troops, on Railways and in Neutral Cities all cubes [3.2.4]', 26, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Police', '1 Underground Irregular', '4 Active Guerrillas'] },
      { 'Haifa–Syria': ['1 Troops', '1 Police', '3 Active Guerrillas'] },
      { 'Haifa City': ['1 Troops', '2 Police', '1 Active Irregular', '4 Active Guerrillas'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Haifa–Syria', 'Haifa City')],
    then: [
      { Samaria: ['2 Troops', '1 Police', '1 Underground Irregular', '2 Active Guerrillas'] },
      { 'Haifa–Syria': ['1 Troops', '1 Police', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Troops', '2 Police', '1 Active Irregular', '1 Active Guerrilla'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
      nothingAsked,
    ],
  });

  example('Assault under Opposition takes two Troops in a District and two cubes in a City [3.2.4]', 43, {
    given: [
      emptyBoard,
      { Samaria: ['3 Troops', '1 Police', '3 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '4 Police', '4 Active Guerrillas', '1 Opposition'] },
      { Lydda: ['1 Troops', '3 Police', '1 Active Guerrilla', '1 Opposition'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Haifa City')],
    then: [
      { Samaria: ['3 Troops', '1 Police', '2 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '4 Police', '2 Active Guerrillas', '1 Opposition'] },
      { Lydda: ['1 Troops', '3 Police', '1 Active Guerrilla', '1 Opposition'] },
    ],
  });

  example('Opposition halves an Assault also where Troops are alone [3.2.4]', 57, {
    given: [emptyBoard, { Samaria: ['3 Troops', '3 Active Guerrillas', '1 Opposition'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['3 Troops', '2 Active Guerrillas', '1 Opposition'] }],
  });

  example('Assault removes Bases only once no Guerrillas remain, even Underground [3.2.4, 6.6.1]', 66, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['4 Troops', '1 Active Guerrilla', '1 Underground Guerrilla', '1 Base'] },
      { Lydda: ['2 Troops', '1 Active Guerrilla', '2 Bases'], Gaza: ['1 Troops', '1 Active Guerrilla', '1 Base'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Lydda', 'Gaza')],
    then: [
      { Samaria: ['4 Troops', '1 Underground Guerrilla', '1 Base'], Lydda: ['2 Troops', '1 Base'], Gaza: ['1 Troops', '1 Base'] },
      is('Unity', { box: 2, value: 2 }),
    ],
  });

  example('each Base that Assault removes shifts Unity, beyond Decentralized Political Will [6.6.1, 6.6.4, 7.1]', 82, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 }), { 'Political Will': 10, Lydda: ['3 Troops', '2 Bases'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Lydda: '3 Troops' }, is('Unity', 'Decentralized'), { 'Political Will': 11 }, has('Available', '5 Bases')],
  });

  example('Assault selects spaces with cubes and Rebel pieces, but no Foreign Country [3.2.4]', 96, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Base'], Lydda: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: '1 Troops' },
      { Galilee: '1 Active Guerrilla', 'Haifa–Syria': ['1 Troops', '1 Active Guerrilla'], Syria: '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Assault')],
    then: [asked('British', 'Samaria', 'Haifa–Syria')],
  });
});
