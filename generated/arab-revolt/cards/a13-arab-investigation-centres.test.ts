// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A13 Arab Investigation Centres. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a13-arab-investigation-centres.yaml');

describe('A13 Arab Investigation Centres', () => {
  example('a Sweep and then an Assault with the same Troops [9.0 A13, tip]', 13, {
    given: [emptyBoard, { Prison: '2 Guerrillas', Samaria: ['2 Troops', '1 Underground Guerrilla'] }],
    when: [play('British', 'A13', 'unshaded'), answers('British', 'Sweep', 'Samaria'), answers('British', 'Assault')],
    then: [{ Samaria: '2 Troops', Prison: '2 Guerrillas' }],
  });

  example('the British may stop before the number of pieces in Prison [9.0 A13]', 26, {
    given: [emptyBoard, { Prison: ['1 Guerrilla', '1 Base'], Samaria: ['2 Troops', '2 Underground Guerrillas'] }],
    when: [play('British', 'A13', 'unshaded'), answers('British', 'Sweep', 'Samaria'), answers('British', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Active Guerrilla', '1 Underground Guerrilla'] }],
  });

  example('the Limited Operations may be of the same type, at most three of them, each in one space [9.0 A13, tip]', 38, {
    given: [
      emptyBoard,
      { Prison: '4 Guerrillas', Samaria: ['2 Troops', '4 Underground Guerrillas'], Gaza: ['2 Police', '1 Underground Guerrilla'] },
    ],
    when: [
      play('Rebels', 'A13', 'unshaded'),
      answers('British', 'Sweep', 'Samaria'),
      answers('British', 'Sweep', 'Samaria', '1'),
      answers('British', 'Sweep', 'Samaria', '1'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Underground Guerrilla', '3 Active Guerrillas'], Gaza: ['2 Police', '1 Underground Guerrilla'] }],
  });

  example('Troops that a Sweep moved may move again in the next [9.0 A13, tip]', 53, {
    given: [
      emptyBoard,
      { Prison: ['1 Guerrilla', '1 Base'], Samaria: '2 Troops', Lydda: '1 Underground Guerrilla', Gaza: '2 Underground Guerrillas' },
    ],
    when: [
      play('British', 'A13', 'unshaded'),
      answers('British', 'Sweep', 'Lydda', 'Samaria', '2'),
      answers('British', 'Sweep', 'Gaza', 'Lydda', '2'),
    ],
    then: [{ Samaria: 'nothing', Lydda: '1 Active Guerrilla', Gaza: ['2 Troops', '1 Active Guerrilla', '1 Underground Guerrilla'] }],
  });

  example('the British choose the Limited Operations, also when the Rebels play the Event [9.0 A13]', 69, {
    given: [emptyBoard, { Prison: '1 Guerrilla', Samaria: ['2 Troops', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A13', 'unshaded')],
    then: [asked('British', 'Deploy', 'Patrol', 'Sweep', 'Assault', 'done')],
  });

  example('a Limited Operation has no Special Activity [9.0 A13; 2.3.5]', 79, {
    given: [emptyBoard, { Prison: '1 Base', Samaria: ['2 Troops', '1 Active Guerrilla'], Gaza: ['2 Troops', '1 Active Guerrilla'] }],
    when: [play('British', 'A13', 'unshaded'), answers('British', 'Assault', 'Gaza')],
    then: [{ Samaria: ['2 Troops', '1 Active Guerrilla'], Gaza: '2 Troops', Prison: '1 Base' }],
  });

  example('nobody in Prison tells anything [9.0 A13]', 93, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Underground Guerrilla'] }],
    when: [play('British', 'A13', 'unshaded')],
    then: [{ Samaria: ['2 Troops', '1 Underground Guerrilla'] }],
  });

  example('nobody in Prison costs nothing [9.0 A13]', 102, {
    given: [emptyBoard, { Samaria: ['2 Underground Guerrillas', '1 Base'], 'Out of Play': '2 Troops', 'Political Will': 10 }],
    when: [play('Rebels', 'A13', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('each Rebel piece in Prison costs Political Will [9.0 A13]', 113, {
    given: [{ Prison: ['1 Guerrilla', '1 Base'], 'Political Will': 10 }],
    when: [play('Rebels', 'A13', 'shaded')],
    then: [{ 'Political Will': 8 }],
  });

  example('no more than three count [9.0 A13]', 122, {
    given: [{ Prison: '4 Guerrillas', 'Political Will': 10 }],
    when: [play('Rebels', 'A13', 'shaded')],
    then: [{ 'Political Will': 7 }],
  });
});
