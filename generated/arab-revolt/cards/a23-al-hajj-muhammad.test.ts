// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A23 al-Hajj Muhammad. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, inPlay, is, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a23-al-hajj-muhammad.yaml');

describe('A23 al-Hajj Muhammad', () => {
  example('Sweep then Assault in a space with a Rebel Base and any Irregulars [9.0 A23]', 17, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '1 Underground Guerrilla', '1 Active Irregular'], Lydda: ['2 Troops', '1 Active Guerrilla'] },
      is('Unity', { box: 3, value: 1 }),
    ],
    when: [play('Rebels', 'A23', 'unshaded'), answers('British', 'Samaria', 'Sweep', 'Lydda', '2', 'Assault')],
    then: [
      { Samaria: ['2 Troops', '1 Active Irregular'], Lydda: '1 Active Guerrilla' },
      is('Unity', { box: 2, value: 2 }),
      has('Available', '5 Bases'),
    ],
  });

  example('only spaces with both are asked about [9.0 A23]', 32, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '1 Troops', '1 Active Irregular'], 'Haifa City': ['1 Base', '1 Underground Irregular'] },
      { Gaza: ['1 Base', '2 Troops', '1 Police'], Lydda: ['2 Underground Guerrillas', '1 Active Irregular'] },
    ],
    when: [play('Rebels', 'A23', 'unshaded')],
    then: [asked('British', 'Samaria', 'Haifa City', 'done')],
  });

  example('the Irregular helps the Sweep as in any Sweep [9.0 A23; 3.2.3]', 44, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Underground Guerrillas', '2 Troops', '1 Underground Irregular'] }],
    when: [play('British', 'A23', 'unshaded'), answers('British', 'Samaria', 'Sweep', 'yes', 'Assault')],
    then: [{ Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] }],
  });

  example('one space only [9.0 A23]', 54, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '2 Troops', '1 Active Irregular'], Gaza: ['1 Base', '2 Troops', '1 Active Irregular'] },
      is('Unity', { box: 3, value: 1 }),
    ],
    when: [play('British', 'A23', 'unshaded'), answers('British', 'Gaza', 'Assault')],
    then: [
      { Gaza: ['2 Troops', '1 Active Irregular'], Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] },
      is('Unity', { box: 2, value: 2 }),
    ],
  });

  example('the British may decline [9.0 A23]', 68, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] }],
    when: [play('Rebels', 'A23', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] }],
  });

  example('without cubes the Sweep finds nobody and there is no Assault [5.1.3]', 78, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Underground Guerrilla', '1 Active Irregular'] }],
    when: [play('British', 'A23', 'unshaded')],
    then: [{ Samaria: ['1 Base', '1 Underground Guerrilla', '1 Active Irregular'] }],
  });

  example('the British may Assault without Sweep [ruling, Permission for one thing and then another]', 87, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Active Guerrilla', '1 Underground Guerrilla', '2 Troops', '1 Underground Irregular'] }],
    when: [play('Rebels', 'A23', 'unshaded'), answers('British', 'Samaria', 'done', 'Assault')],
    then: [{ Samaria: ['1 Base', '1 Underground Guerrilla', '2 Troops', '1 Underground Irregular'] }],
  });

  example('the British may Sweep without Assault [ruling, Permission for one thing and then another]', 97, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] }],
    when: [play('Rebels', 'A23', 'unshaded'), answers('British', 'Samaria')],
    then: [asked('British', 'Assault', 'done')],
  });

  example('the British may leave the Assault too [ruling, Permission for one thing and then another]', 107, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] }],
    when: [play('Rebels', 'A23', 'unshaded'), answers('British', 'Samaria', 'done')],
    then: [{ Samaria: ['1 Base', '2 Troops', '1 Active Irregular'] }],
  });

  example('no space with a Base and Irregulars [9.0 A23]', 117, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Troops'] }],
    when: [play('British', 'A23', 'unshaded')],
    then: [{ Samaria: ['1 Base', '2 Troops'] }],
  });

  example('a result equal to the number of Rebel Bases on the map lets the Rebels Mobilize then Raid [9.0 A23]', 126, {
    given: [emptyBoard, { Samaria: ['2 Bases', '2 Underground Guerrillas'], Syria: '1 Active Guerrilla' }],
    when: [
      play('British', 'A23', 'shaded'),
      answers('roll', '2'),
      answers('Rebels', 'Mobilize', 'Syria', 'done'),
      answers('Rebels', 'Raid', 'Tel Aviv-Jaffa–Haifa', '1', 'Sabotage', 'done'),
    ],
    then: [
      { Syria: ['1 Base', '1 Active Guerrilla'], Samaria: ['2 Bases', '1 Underground Guerrilla'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Active Guerrilla', '1 Sabotage'] },
    ],
  });

  example('a greater result does not [9.0 A23]', 141, {
    given: [emptyBoard, { Samaria: ['2 Bases', '2 Underground Guerrillas'], Prison: '1 Base' }],
    when: [play('British', 'A23', 'shaded'), answers('roll', '3')],
    then: [{ Samaria: ['2 Bases', '2 Underground Guerrillas'] }],
  });

  example('the Rebels may Raid without Mobilize [9.0 A23]', 152, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [play('British', 'A23', 'shaded'), answers('roll', '1'), answers('Rebels', 'done', 'Raid', 'Lydda', 'done')],
    then: [{ Samaria: '1 Base', Lydda: '1 Underground Guerrilla' }],
  });

  example('the Rebels may do neither [9.0 A23]', 164, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [play('British', 'A23', 'shaded'), answers('roll', '1'), answers('Rebels', 'done', 'done')],
    then: [{ Samaria: ['1 Base', '1 Underground Guerrilla'] }],
  });

  example('orders ignored by leaders add 1 to the roll [9.0 A2, tip]', 175, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['2 Bases', '2 Underground Guerrillas'] }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '2')],
    then: [{ Samaria: ['2 Bases', '2 Underground Guerrillas'] }],
  });

  example('improved coordination subtracts 1 from the roll [9.0 A2, tip]', 186, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: ['2 Bases', '2 Underground Guerrillas'] }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Mobilize', 'done')],
  });

  example('Mobilize places no third Base in a space [1.4.2; 5.1.1]', 197, {
    given: [emptyBoard, { Samaria: ['2 Bases', '2 Underground Guerrillas'], Lydda: '1 Base', Gaza: '1 Underground Guerrilla' }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '3'), answers('Rebels', 'Mobilize')],
    then: [asked('Rebels', 'Gaza', 'Lebanon', 'Syria')],
  });
});
