// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A21 “Criminals and Thugs”. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, is, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a21-criminals-and-thugs.yaml');

describe('A21 “Criminals and Thugs”', () => {
  example('the executing faction chooses 2 spaces with Active Guerrillas [9.0 A21]', 18, {
    given: [
      emptyBoard,
      { Samaria: ['1 Active Guerrilla', '1 Opposition'], Gaza: ['2 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Opposition'] },
      { Lydda: ['1 Underground Guerrilla', '1 Base', '1 Opposition'], Galilee: '1 Active Guerrilla' },
      { 'Jerusalem City': ['1 Active Irregular', '1 Opposition'] },
    ],
    when: [play('Rebels', 'A21', 'unshaded')],
    then: [asked('Rebels', 'Samaria', 'Gaza', 'Haifa City')],
  });

  example('Opposition goes from 2 spaces and Unity shifts 1 step [9.0 A21]', 32, {
    given: [
      emptyBoard,
      { Samaria: ['1 Active Guerrilla', '1 Opposition'], Gaza: ['2 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Active Guerrilla', '1 Police', '1 Curfew', '1 Opposition'] },
      is('Unity', { box: 4, value: 1 }),
    ],
    when: [play('British', 'A21', 'unshaded'), answers('British', 'Haifa City', 'Gaza')],
    then: [
      { 'Haifa City': ['1 Active Guerrilla', '1 Police', '1 Curfew'], Gaza: '2 Active Guerrillas' },
      { Samaria: ['1 Active Guerrilla', '1 Opposition'] },
      is('Unity', { box: 3, value: 1 }),
    ],
  });

  example('what can be done is done where only one space has both [5.1.3]', 48, {
    given: [
      emptyBoard,
      { Samaria: ['1 Active Guerrilla', '1 Opposition'], Gaza: ['1 Underground Guerrilla', '1 Opposition'] },
      is('Unity', { box: 3, value: 1 }),
    ],
    when: [play('British', 'A21', 'unshaded')],
    then: [{ Samaria: '1 Active Guerrilla', Gaza: ['1 Underground Guerrilla', '1 Opposition'] }, is('Unity', { box: 2, value: 2 })],
  });

  example('Unity shifts where no Opposition can go [5.1.3; 6.6.4]', 61, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Political Will': 10 }],
    when: [play('Rebels', 'A21', 'unshaded')],
    then: [{ 'Political Will': 11 }],
  });

  example('an Ambush that removes an Irregular adds Opposition [9.0 A21]', 71, {
    given: [
      emptyBoard,
      { 'Operations value': 0, Samaria: ['2 Underground Guerrillas', '1 Police', '2 Active Irregulars'] },
      { Gaza: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [play('British', 'A21', 'shaded'), answers('Rebels', 'Samaria', 'Active Irregular in Samaria')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Police', '1 Active Irregular', '1 Opposition'] },
      { Gaza: ['1 Underground Guerrilla', '1 Police'], 'Political Will': 18 },
    ],
  });

  example('an Ambush that removes Police adds none [9.0 A21]', 85, {
    given: [
      emptyBoard,
      { 'Operations value': 3, Samaria: ['1 Underground Guerrilla', '1 Police', '1 Underground Irregular'] },
      { Gaza: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [play('British', 'A21', 'shaded'), answers('Rebels', 'Samaria', 'Police in Samaria')],
    then: [{ Samaria: ['1 Active Guerrilla', '1 Underground Irregular'], Gaza: ['1 Underground Guerrilla', '1 Police'] }],
  });

  example('the Ambush is in a District where the Rebels may Ambush [9.0 A21]', 98, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Guerrilla', '1 Police'], Gaza: ['1 Underground Guerrilla', '1 Active Irregular'] },
      { 'Haifa City': ['1 Underground Guerrilla', '1 Police'], 'Haifa–Syria': ['1 Underground Guerrilla', '1 Police'] },
      { Galilee: ['1 Active Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '2 Troops'] },
    ],
    when: [play('British', 'A21', 'shaded')],
    then: [asked('Rebels', 'Samaria', 'Gaza', 'done')],
  });

  example('the Rebels may decline [9.0 A21]', 112, {
    given: [emptyBoard, { Samaria: ['1 Underground Guerrilla', '1 Underground Irregular'] }],
    when: [play('Rebels', 'A21', 'shaded'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Underground Guerrilla', '1 Underground Irregular'] }],
  });

  example('Opposition that is there already stays one marker [1.6]', 122, {
    given: [emptyBoard, { Samaria: ['1 Underground Guerrilla', '1 Underground Irregular', '1 Opposition'] }],
    when: [play('Rebels', 'A21', 'shaded'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Active Guerrilla', '1 Opposition'] }, has('Available', '6 Irregulars')],
  });

  example('where Police are removed rather than an Irregular no Opposition is added [9.0 A21]', 133, {
    given: [emptyBoard, { Samaria: ['3 Underground Guerrillas', '1 Police', '1 Active Irregular'], Gaza: '2 Active Irregulars' }],
    when: [play('Rebels', 'A21', 'shaded'), answers('Rebels', 'Samaria', 'Police in Samaria')],
    then: [{ Samaria: ['2 Underground Guerrillas', '1 Active Guerrilla', '1 Active Irregular'] }],
  });

  example('Irregulars in other spaces do not hide the one that is removed [9.0 A21]', 144, {
    given: [emptyBoard, { Samaria: ['1 Underground Guerrilla', '1 Active Irregular'], Gaza: '2 Active Irregulars' }],
    when: [play('Rebels', 'A21', 'shaded'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Active Guerrilla', '1 Opposition'] }],
  });

  example('Opposition goes before Unity shifts [9.0 A21]', 155, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['1 Active Guerrilla', '1 Opposition'], Lydda: ['1 Active Guerrilla', '1 Opposition'] },
      { Gaza: ['1 Active Guerrilla', '1 Opposition'] },
    ],
    when: [play('British', 'A21', 'unshaded')],
    then: [asked('British', 'Samaria', 'Lydda', 'Gaza'), is('Unity', { box: 3, value: 1 })],
  });
});
