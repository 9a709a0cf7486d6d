// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P20 Indian Independence. */
import { describe, test } from 'vitest';
import { emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p20-indian-independence.yaml');

describe('P20 Indian Independence', () => {
  example('Sabotage elsewhere and Terror on a Railway do not matter [9.0 P20]', 14, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '1 Sabotage', 'Haifa City': '1 Sabotage', 'Haifa–Syria': '1 Terror' }],
    when: [play('British', 'P20', 'unshaded')],
    then: [{ 'Political Will': 12, Haganah: 4 }, nothingAsked],
  });

  example('one Sabotage on a Railway is enough [9.0 P20]', 28, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Sabotage' }],
    when: [play('British', 'P20', 'unshaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('Political Will goes down by 2 [9.0 P20]', 38, {
    given: [emptyBoard, { 'Political Will': 10 }, inPlay('P9', 'shaded')],
    when: [play('Irgun', 'P20', 'shaded')],
    then: [{ 'Political Will': 8, Haganah: 4 }, nothingAsked],
  });

  example('with the unshaded P9 in play the loss is 1 [9.0 P20, tip]', 50, {
    given: [emptyBoard, { 'Political Will': 10 }, inPlay('P9', 'unshaded')],
    when: [play('Irgun', 'P20', 'shaded')],
    then: [{ 'Political Will': 9 }],
  });

  example('the unshaded P9 does not change what is gained [9.0 P20, tip]', 60, {
    given: [emptyBoard, { 'Political Will': 10 }, inPlay('P9', 'unshaded')],
    when: [play('British', 'P20', 'unshaded')],
    then: [{ 'Political Will': 12 }],
  });
});
