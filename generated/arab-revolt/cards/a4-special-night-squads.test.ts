// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A4 Special Night Squads. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a4-special-night-squads.yaml');

describe('A4 Special Night Squads', () => {
  example('Irregulars are placed only in Districts with Troops [9.0 A4]', 13, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Underground Guerrilla'], Gaza: '2 Troops', Lydda: ['1 Troops', '1 Active Irregular'] },
      { Galilee: '2 Police', 'Haifa City': '3 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [play('British', 'A4', 'unshaded')],
    then: [asked('British', 'Samaria', 'Gaza', 'Lydda', 'done')],
  });

  example('one Irregular each in up to three Districts [9.0 A4]', 27, {
    given: [emptyBoard, { Samaria: '2 Troops', Gaza: '1 Troops', Lydda: '1 Troops', Galilee: '1 Troops' }],
    when: [play('British', 'A4', 'unshaded'), answers('British', 'Samaria', 'Galilee', 'Lydda')],
    then: [
      { Samaria: ['2 Troops', '1 Underground Irregular'], Galilee: ['1 Troops', '1 Underground Irregular'] },
      { Lydda: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Troops' },
      has('Available', '3 Irregulars'),
      nothingAsked,
    ],
  });

  example('fewer Districts may be taken, and the Rebels choose where they execute it [5.1]', 45, {
    given: [emptyBoard, { Samaria: '1 Troops', Gaza: '1 Troops' }],
    when: [play('Rebels', 'A4', 'unshaded'), answers('Rebels', 'Gaza', 'done')],
    then: [{ Samaria: '1 Troops', Gaza: ['1 Troops', '1 Underground Irregular'] }],
  });

  example('no Irregular comes from the map [5.1.1]', 57, {
    given: [emptyBoard, { Samaria: '1 Troops', Gaza: '5 Active Irregulars', Lydda: '1 Troops' }],
    when: [play('British', 'A4', 'unshaded'), answers('British', 'Lydda')],
    then: [{ Lydda: ['1 Troops', '1 Underground Irregular'], Gaza: '5 Active Irregulars', Samaria: '1 Troops' }],
  });

  example('without Troops in a District nothing is placed [5.1.3]', 71, {
    given: [emptyBoard, { 'Haifa City': '2 Troops', Samaria: '1 Police' }],
    when: [play('British', 'A4', 'unshaded')],
    then: [{ 'Haifa City': '2 Troops', Samaria: '1 Police' }, nothingAsked],
  });

  example('five Irregulars cost 1 Political Will [9.0 A4]', 83, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['3 Underground Irregulars', '4 Troops'], Gaza: '2 Active Irregulars' }],
    when: [play('Rebels', 'A4', 'shaded')],
    then: [{ 'Political Will': 9, Samaria: ['3 Underground Irregulars', '4 Troops'], Gaza: '2 Active Irregulars' }],
  });

  example('six Irregulars cost 2 Political Will [9.0 A4]', 96, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '3 Underground Irregulars', 'Haifa City': '3 Active Irregulars' }],
    when: [play('British', 'A4', 'shaded')],
    then: [{ 'Political Will': 8 }],
  });

  example('three Irregulars cost 1 Political Will [9.0 A4]', 107, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '3 Underground Irregulars' }],
    when: [play('Rebels', 'A4', 'shaded')],
    then: [{ 'Political Will': 9 }],
  });

  example('two Irregulars cost nothing, and those Available do not count [9.0 A4]', 117, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '2 Underground Irregulars' }],
    when: [play('Rebels', 'A4', 'shaded')],
    then: [{ 'Political Will': 10 }, has('Available', '4 Irregulars')],
  });

  example('Political Will is not reduced below 0 [5.1.1]', 128, {
    given: [emptyBoard, { 'Political Will': 1, Samaria: '6 Underground Irregulars' }],
    when: [play('Rebels', 'A4', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });

  example('with all Irregulars on the map nothing is asked [1.4.1]', 138, {
    given: [emptyBoard, { Samaria: ['6 Underground Irregulars', '1 Troops'], Gaza: '1 Troops' }],
    when: [play('British', 'A4', 'unshaded')],
    then: [{ Gaza: '1 Troops' }, nothingAsked],
  });
});
