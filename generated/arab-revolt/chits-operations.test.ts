// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Operations. */
import { describe, test } from 'vitest';
import { answers, asked, chits, conduct, emptyBoard, examplesIn, has, nothingAsked } from './suites.js';
const example = examplesIn(test, 'arab-revolt/chits-operations.yaml');

describe('Operations', () => {
  example('a 1 Op chit does nothing [1.8.2]', 26, {
    given: [emptyBoard, chits(1, '1 Op', 'in play'), { Samaria: '1 Active Guerrilla' }],
    when: [conduct(null, 'Chit Effect')],
    then: [{ Samaria: '1 Active Guerrilla' }, chits(1, '1 Op', 'aside'), nothingAsked],
  });

  example('a 2 Ops chit lets the British remove an Active Guerrilla [1.8.2]', 38, {
    given: [
      emptyBoard,
      chits(1, '2 Ops', 'in play'),
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], Syria: '1 Active Guerrilla' },
    ],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', 'Active Guerrilla in Syria')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], Syria: 'nothing' },
      chits(1, '2 Ops', 'aside'),
      { Prison: 'nothing' },
    ],
  });

  example('a 3 Ops chit lets the British replace an Active Guerrilla with an Irregular [1.8.2]', 53, {
    given: [
      emptyBoard,
      chits(1, '3 Ops', 'in play'),
      { Samaria: ['2 Active Guerrillas', '1 Underground Guerrilla'], Lydda: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '1')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Underground Irregular'], Lydda: '1 Underground Guerrilla' },
      chits(1, '3 Ops', 'aside'),
    ],
  });

  example('where no Irregular may stand, the Guerrilla is removed [ruling, Where Divide strikes]', 67, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Syria: '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '1')],
    then: [{ Syria: '1 Active Guerrilla' }, has('Available', '6 Irregulars')],
  });

  example('the British may leave the effect of the chit [1.8.2]', 79, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Samaria: '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '0')],
    then: [{ Samaria: '2 Active Guerrillas' }, chits(1, '3 Ops', 'aside')],
  });

  example('a 3 Ops chit turns no second Guerrilla [1.8.2]', 91, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Samaria: '3 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect')],
    then: [asked('British', '0', '1')],
  });
});
