// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P32 Weapon Factories. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, inPlay, notInPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p32-weapon-factories.yaml');

describe('P32 Weapon Factories', () => {
  example('a Sabotage that rolls a 1 loses the activated Cell [9.0 P32]', 16, {
    given: [
      emptyBoard,
      inPlay('P32', 'unshaded'),
      { Haganah: 2, Samaria: ['2 Underground Cells', '1 Active Cell', '1 Troops'], Gaza: '1 Active Cell' },
    ],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '1')],
    then: [{ Samaria: ['1 Underground Cell', '1 Active Cell', '1 Troops'], Gaza: '1 Active Cell', Prison: 'nothing' }, nothingAsked],
  });

  example('a Sabotage that rolls a 2 loses no Cell [9.0 P32]', 32, {
    given: [emptyBoard, inPlay('P32', 'unshaded'), { Haganah: 2, Samaria: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Samaria: '1 Active Cell' }],
  });

  example('it is the roll that counts, not the result [9.0 P32]', 44, {
    given: [emptyBoard, inPlay('P32', 'unshaded'), { Haganah: 2, Samaria: ['1 Underground Cell', '1 Police'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Samaria: ['1 Active Cell', '1 Police'] }],
  });

  example('with an Arms Cache a roll of 1 sabotages and loses the Cell [9.0 P32]', 56, {
    given: [emptyBoard, inPlay('P32', 'unshaded'), { Haganah: 2, Samaria: ['1 Underground Cell', '1 Troops', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ Samaria: ['1 Troops', '1 Sabotage'] }],
  });

  example('without the Capability a roll of 1 loses no Cell [3.3.3]', 69, {
    given: [emptyBoard, notInPlay('P32'), { Haganah: 2, Samaria: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '1')],
    then: [{ Samaria: '1 Active Cell' }],
  });

  example('Rob always places an Arms Cache [9.0 P32]', 81, {
    given: [
      emptyBoard,
      inPlay('P32', 'shaded'),
      { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'], Gaza: ['1 Active Cell', '1 Troops'] },
    ],
    when: [conduct('Irgun', 'Rob'), answers('Irgun', 'Samaria', 'Gaza')],
    then: [
      { Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police', '1 Arms Cache'], Gaza: ['1 Active Cell', '1 Troops', '1 Arms Cache'] },
      nothingAsked,
    ],
  });

  example('a Sabotage that is Terror loses the activated Cell on a 1, too [9.0 P32; 4.3.3]', 96, {
    given: [
      emptyBoard,
      inPlay('P32', 'unshaded'),
      { Haganah: 2 },
      card('P1'),
      { 'Haifa City': '1 Underground Cell', 'Haifa District': ['1 Arms Cache', '1 Troops'] },
    ],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror'),
      answers('roll', '1'),
    ],
    then: [{ 'Haifa City': '1 Terror', 'Haifa District': '1 Troops', Haganah: 2 }, nothingAsked],
  });

  example('for an Offensive an Arms Cache leaves a space without British pieces, and Rob selects a fourth space [2.3.7]', 114, {
    given: [
      emptyBoard,
      { Haganah: 2 },
      inPlay('P32', 'shaded'),
      { Samaria: '1 Underground Cell', Gaza: ['1 Underground Cell', '1 Troops'], Lydda: ['1 Underground Cell', '1 Troops'] },
      { Galilee: ['1 Underground Cell', '1 Troops'], 'Haifa City': ['1 Underground Cell', '1 Troops'] },
    ],
    when: [conduct('Irgun', 'Rob'), answers('Irgun', 'Samaria', 'Gaza', 'Lydda')],
    then: [asked('Irgun', 'Offensive', 'done')],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 130, {
    when: [play('British', 'P32', 'unshaded')],
    then: [inPlay('P32', 'unshaded'), nothingAsked],
  });

  example('Irgun may play the shaded side, which stays in play [5.3]', 137, {
    when: [play('Irgun', 'P32', 'shaded')],
    then: [inPlay('P32', 'shaded'), nothingAsked],
  });
});
