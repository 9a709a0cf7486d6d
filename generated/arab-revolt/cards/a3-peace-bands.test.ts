// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A3 Peace Bands. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, is, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a3-peace-bands.yaml');

describe('A3 Peace Bands', () => {
  example('both Divide options in turn, and the new Irregular counts for the roll [9.0 A3, tip]', 16, {
    given: [emptyBoard, { Samaria: '1 Underground Irregular', Lydda: '2 Underground Guerrillas' }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide', 'Samaria', 'Divide'), answers('roll', '2')],
    then: [
      { Samaria: '1 Active Irregular', Lydda: ['1 Underground Irregular', '1 Underground Guerrilla'] },
      is('Unity', { box: 2, value: 2 }),
      nothingAsked,
    ],
  });

  example('a roll above the number of Irregulars shifts nothing [4.2.2]', 31, {
    given: [emptyBoard, { Samaria: '1 Underground Irregular', Lydda: '2 Underground Guerrillas' }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide', 'Samaria', 'Divide'), answers('roll', '3')],
    then: [{ Samaria: '1 Active Irregular' }, is('Unity', { box: 3, value: 1 })],
  });

  example('Irregulars are Activated up to the value of the Unity Track [6.6.2]', 44, {
    given: [
      emptyBoard,
      is('Unity', { box: 2, value: 2 }),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { Galilee: '1 Underground Irregular', 'Haifa City': ['1 Active Irregular', '1 Active Guerrilla'], Syria: '1 Underground Guerrilla' },
    ],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide')],
    then: [asked('British', 'Samaria', 'Gaza', 'Galilee', 'done')],
  });

  example('the roll is left where no Irregular can be Activated [ruling, One half of A3]', 59, {
    given: [emptyBoard, { Samaria: ['1 Active Irregular', '1 Active Guerrilla'] }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide'), answers('roll', '1')],
    then: [{ Samaria: ['1 Active Irregular', '1 Active Guerrilla'] }, is('Unity', { box: 2, value: 2 })],
  });

  example('at Centralized only the roll is left [6.6.2]', 71, {
    given: [emptyBoard, is('Unity', 'Centralized'), { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'] }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide'), answers('roll', '1')],
    then: [{ Samaria: ['1 Underground Irregular', '1 Active Guerrilla'] }, is('Unity', { box: 4, value: 1 })],
  });

  example('a shift beyond Decentralized raises Political Will [6.6.4]', 84, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Political Will': 10, Samaria: '1 Active Irregular' }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide'), answers('roll', '1')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 11 }],
  });

  example('British may leave both, whoever executes the Event [9.0 A3]', 98, {
    given: [emptyBoard, { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A3', 'unshaded'), answers('British', 'done', 'done')],
    then: [{ Samaria: ['1 Underground Irregular', '1 Active Guerrilla'] }, is('Unity', { box: 3, value: 1 })],
  });

  example('without an Available Irregular the Guerrilla is removed [1.4.1]', 109, {
    given: [emptyBoard, { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: '5 Active Irregulars' }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide', 'Samaria', 'done')],
    then: [{ Samaria: '1 Active Irregular', Gaza: '5 Active Irregulars' }, has('Available', '15 Guerrillas')],
  });

  example('Rebels choose two Irregulars, whoever executes the Event [9.0 A3]', 122, {
    given: [emptyBoard, { Samaria: ['1 Underground Irregular', '1 Active Irregular'], Gaza: '1 Active Irregular' }],
    when: [
      play('British', 'A3', 'shaded'),
      answers('Rebels', 'yes'),
      answers('Rebels', 'Active Irregular in Samaria', 'Active Irregular in Gaza'),
    ],
    then: [
      { Samaria: ['1 Underground Irregular', '1 Underground Guerrilla'], Gaza: '1 Underground Guerrilla' },
      is('Unity', { box: 4, value: 1 }),
    ],
  });

  example('two or none, not one [9.0 A3]', 136, {
    given: [emptyBoard, { Samaria: '2 Underground Irregulars', Gaza: '1 Active Irregular' }],
    when: [play('Rebels', 'A3', 'shaded'), answers('Rebels', 'yes', 'Active Irregular in Gaza')],
    then: [{ Samaria: ['1 Underground Irregular', '1 Underground Guerrilla'], Gaza: '1 Underground Guerrilla' }],
  });

  example('the Track shifts also where the Rebels replace nothing [9.0 A3]', 148, {
    given: [emptyBoard, { Samaria: '2 Underground Irregulars' }],
    when: [play('Rebels', 'A3', 'shaded'), answers('Rebels', 'no')],
    then: [{ Samaria: '2 Underground Irregulars' }, is('Unity', { box: 4, value: 1 })],
  });

  example('a single Irregular is replaced, and its Curfew goes with it [1.12 and 5.1.3]', 159, {
    given: [emptyBoard, { Samaria: ['1 Underground Irregular', '1 Curfew'] }],
    when: [play('Rebels', 'A3', 'shaded'), answers('Rebels', 'yes')],
    then: [{ Samaria: '1 Underground Guerrilla' }, is('Unity', { box: 4, value: 1 })],
  });

  example('without Irregulars only the Track shifts [5.1.3]', 170, {
    given: [emptyBoard, { Samaria: '1 Police' }],
    when: [play('Rebels', 'A3', 'shaded')],
    then: [{ Samaria: '1 Police' }, is('Unity', { box: 4, value: 1 })],
  });

  example('without Available Guerrillas the Irregulars are removed [5.1.1]', 180, {
    given: [emptyBoard, { Samaria: '2 Underground Irregulars', Syria: '14 Underground Guerrillas' }],
    when: [play('Rebels', 'A3', 'shaded'), answers('Rebels', 'yes')],
    then: [{ Samaria: '1 Underground Guerrilla' }, has('Available', '6 Irregulars'), { Syria: '14 Underground Guerrillas' }],
  });

  example('the Track stays at Centralized [6.6]', 193, {
    given: [emptyBoard, is('Unity', 'Centralized'), { 'Political Will': 10 }],
    when: [play('Rebels', 'A3', 'shaded')],
    then: [is('Unity', 'Centralized'), { 'Political Will': 10 }],
  });

  example('Irregulars are replaced before Unity shifts [9.0 A3]', 204, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { Samaria: '2 Underground Irregulars' }],
    when: [play('Rebels', 'A3', 'shaded')],
    then: [asked('Rebels', 'yes', 'no'), is('Unity', { box: 3, value: 1 })],
  });
});
