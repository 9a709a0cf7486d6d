// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A5 Village Occupations. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a5-village-occupations.yaml');

describe('A5 Village Occupations', () => {
  example('Curfews are placed in Districts with Troops, whoever executes the Event [9.0 A5]', 13, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '2 Underground Guerrillas'], Gaza: ['1 Troops', '1 Opposition'], Lydda: ['2 Troops', '1 Curfew'] },
      { Galilee: '2 Police', 'Haifa City': '3 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [play('Rebels', 'A5', 'unshaded')],
    then: [asked('British', 'Samaria', 'Gaza', 'done')],
  });

  example('up to three Districts [9.0 A5]', 27, {
    given: [emptyBoard, { Samaria: '1 Troops', Gaza: '1 Troops', Lydda: '1 Troops', Galilee: '1 Troops' }],
    when: [play('British', 'A5', 'unshaded'), answers('British', 'Samaria', 'Galilee', 'Lydda')],
    then: [
      { Samaria: ['1 Troops', '1 Curfew'], Galilee: ['1 Troops', '1 Curfew'], Lydda: ['1 Troops', '1 Curfew'], Gaza: '1 Troops' },
      nothingAsked,
    ],
  });

  example('British may place fewer [9.0 A5]', 44, {
    given: [emptyBoard, { Samaria: '1 Troops', Gaza: '1 Troops' }],
    when: [play('British', 'A5', 'unshaded'), answers('British', 'Gaza', 'done')],
    then: [{ Samaria: '1 Troops', Gaza: ['1 Troops', '1 Curfew'] }],
  });

  example('only Available Curfews are placed [5.1.1]', 56, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Curfew'], Samaria: '1 Troops', Gaza: '1 Troops' },
    ],
    when: [play('British', 'A5', 'unshaded'), answers('British', 'Gaza')],
    then: [
      { Samaria: '1 Troops', Gaza: ['1 Troops', '1 Curfew'], 'Haifa City': ['1 Police', '1 Curfew'] },
      { 'Jerusalem City': ['1 Police', '1 Curfew'] },
    ],
  });

  example('nothing is asked without Troops in a District [5.1.3]', 72, {
    given: [emptyBoard, { 'Haifa City': '2 Troops', Samaria: '1 Police' }],
    when: [play('British', 'A5', 'unshaded')],
    then: [{ 'Haifa City': '2 Troops', Samaria: '1 Police' }, nothingAsked],
  });

  example('March from all Districts with Curfews, whatever the value of a chit [9.0 A5]', 84, {
    given: [
      emptyBoard,
      { 'Operations value': 1, Galilee: ['1 Police', '1 Underground Guerrilla', '1 Curfew'] },
      { Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'], 'Jerusalem District': ['1 Police', '1 Active Guerrilla', '1 Curfew'] },
      { Samaria: ['2 Underground Guerrillas', '1 Opposition'] },
    ],
    when: [
      play('British', 'A5', 'shaded'),
      answers('Rebels', 'March', 'Galilee', 'Lebanon', 'Gaza', 'Lydda', '2', 'Jerusalem District', 'Jerusalem City'),
    ],
    then: [
      { Galilee: ['1 Police', '1 Curfew'], Gaza: ['1 Police', '1 Curfew'], 'Jerusalem District': ['1 Police', '1 Curfew'] },
      { Lebanon: '1 Underground Guerrilla', Lydda: '2 Underground Guerrillas', 'Jerusalem City': '1 Active Guerrilla' },
      { Samaria: ['2 Underground Guerrillas', '1 Opposition'] },
      nothingAsked,
    ],
  });

  example('Districts with Curfews and Guerrillas, not Cities [9.0 A5]', 105, {
    given: [
      emptyBoard,
      { Galilee: ['1 Police', '1 Underground Guerrilla', '1 Curfew'], Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'] },
      { 'Haifa City': ['1 Police', '1 Underground Guerrilla', '1 Curfew'], Samaria: ['2 Underground Guerrillas', '1 Opposition'] },
    ],
    when: [play('Rebels', 'A5', 'shaded'), answers('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Gaza')],
  });

  example('some Districts and some Guerrillas may be left [3.3.2]', 118, {
    given: [
      emptyBoard,
      { Galilee: ['1 Police', '1 Underground Guerrilla', '1 Curfew'], Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'] },
    ],
    when: [play('Rebels', 'A5', 'shaded'), answers('Rebels', 'March', 'Gaza', 'Lydda', '1', 'done', 'done')],
    then: [
      { Galilee: ['1 Police', '1 Underground Guerrilla', '1 Curfew'], Gaza: ['1 Police', '1 Underground Guerrilla', '1 Curfew'] },
      { Lydda: '1 Underground Guerrilla' },
    ],
  });

  example(
    'more than three with the British pieces in the next Curfew come Active and go no farther [3.3.2 and ruling, A piece moves once]',
    131,
    {
      given: [emptyBoard, { Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'], Lydda: ['2 Police', '1 Curfew'] }],
      when: [play('Rebels', 'A5', 'shaded'), answers('Rebels', 'March', 'Lydda', '2')],
      then: [{ Gaza: ['1 Police', '1 Curfew'], Lydda: ['2 Police', '2 Active Guerrillas', '1 Curfew'] }],
    },
  );

  example('Rebels may stay [9.0 A5]', 143, {
    given: [emptyBoard, { Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'] }],
    when: [play('Rebels', 'A5', 'shaded'), answers('Rebels', 'done')],
    then: [{ Gaza: ['1 Police', '2 Underground Guerrillas', '1 Curfew'] }],
  });

  example('without a Guerrilla in a District with a Curfew nothing is asked [5.1.3]', 153, {
    given: [
      emptyBoard,
      { 'Operations value': 2, Gaza: ['1 Police', '1 Base', '1 Curfew'], 'Haifa City': ['1 Police', '1 Active Guerrilla', '1 Curfew'] },
      { Samaria: '3 Active Guerrillas' },
    ],
    when: [play('Rebels', 'A5', 'shaded')],
    then: [{ Samaria: '3 Active Guerrillas', 'Haifa City': ['1 Police', '1 Active Guerrilla', '1 Curfew'] }, nothingAsked],
  });

  example('with all Curfews out nothing is asked [1.12]', 167, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Curfew'], Lydda: ['1 Police', '1 Curfew'] },
      { Samaria: '1 Troops', Gaza: '1 Troops' },
    ],
    when: [play('British', 'A5', 'unshaded')],
    then: [{ Samaria: '1 Troops', Gaza: '1 Troops' }, nothingAsked],
  });
});
