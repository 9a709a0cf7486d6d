// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P24 Sergeants Affair. */
import { describe, test } from 'vitest';
import { emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p24-sergeants-affair.yaml');

describe('P24 Sergeants Affair', () => {
  example('each Terror adds 1 to Political Will [9.0 P24]', 12, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['1 Terror', '1 Sabotage', '1 Police', '1 Curfew'], Samaria: ['1 Terror', '2 Sabotage'] },
    ],
    when: [play('British', 'P24', 'unshaded')],
    then: [{ 'Political Will': 12, Haganah: 4 }, nothingAsked],
  });

  example('no more than three Terror count [9.0 P24]', 25, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '4 Terror', Samaria: '1 Terror' }],
    when: [play('Irgun', 'P24', 'unshaded')],
    then: [{ 'Political Will': 13 }],
  });

  example('each Terror takes 1 from Political Will [9.0 P24]', 36, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['1 Terror', '1 Sabotage', '1 Police', '1 Curfew'], 'Haifa–Syria': '1 Terror' },
    ],
    when: [play('Irgun', 'P24', 'shaded')],
    then: [{ 'Political Will': 8, Haganah: 4 }, nothingAsked],
  });

  example('no more than three Terror are lost [9.0 P24]', 49, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '3 Terror', Samaria: '2 Terror' }],
    when: [play('British', 'P24', 'shaded')],
    then: [{ 'Political Will': 7 }],
  });
});
