// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A16 Censorship. */
import { describe, test } from 'vitest';
import { conduct, emptyBoard, examplesIn, inPlay, notInPlay, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a16-censorship.yaml');

describe('A16 Censorship', () => {
  example('all shaded British Capabilities are cancelled, the others stay [9.0 A16, tip]', 12, {
    given: [inPlay('A1', 'shaded'), inPlay('A15', 'shaded'), inPlay('A18', 'unshaded'), inPlay('A2', 'shaded'), inPlay('A27', 'unshaded')],
    when: [play('Rebels', 'A16', 'unshaded')],
    then: [
      notInPlay('A1'),
      notInPlay('A15'),
      inPlay('A18', 'unshaded'),
      inPlay('A2', 'shaded'),
      inPlay('A27', 'unshaded'),
      { 'Political Will': 18 },
    ],
  });

  example('a cancelled Capability has no effect any more, and what it did before stays [9.0 A16, tip]', 29, {
    given: [
      emptyBoard,
      inPlay('A15', 'shaded'),
      { Samaria: '1 Troops', 'Tel Aviv-Jaffa–Haifa': '2 Sabotage' },
      poolHolds('Punishment', '2 Fine'),
    ],
    when: [conduct('British', 'Punish'), play('British', 'A16', 'unshaded'), conduct('British', 'Punish')],
    then: [notInPlay('A15'), { 'Tel Aviv-Jaffa–Haifa': '1 Underground Guerrilla' }],
  });

  example('Tegart Forts has no shaded text, so it stays with its Police [9.0 A16; 9.0 A28]', 44, {
    given: [inPlay('A28', 'event'), inPlay('A18', 'shaded')],
    when: [play('British', 'A16', 'unshaded')],
    then: [inPlay('A28'), notInPlay('A18')],
  });

  example('nothing to cancel [9.0 A16]', 54, {
    given: [inPlay('A1', 'unshaded')],
    when: [play('British', 'A16', 'unshaded')],
    then: [inPlay('A1', 'unshaded')],
  });

  example('Political Will is reduced by 1 for each British Capability in play [9.0 A16]', 62, {
    given: [
      inPlay('A1', 'unshaded'),
      inPlay('A15', 'shaded'),
      inPlay('A28', 'event'),
      inPlay('A2', 'unshaded'),
      inPlay('A27', 'shaded'),
      { 'Political Will': 10 },
    ],
    when: [play('Rebels', 'A16', 'shaded')],
    then: [{ 'Political Will': 7 }, inPlay('A1', 'unshaded'), inPlay('A15', 'shaded')],
  });

  example('Rebel Capabilities alone cost nothing [9.0 A16]', 77, {
    given: [inPlay('A2', 'shaded'), { 'Political Will': 10 }],
    when: [play('British', 'A16', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('Political Will is not reduced below 0 [5.1.1]', 86, {
    given: [inPlay('A1', 'shaded'), inPlay('A18', 'unshaded'), { 'Political Will': 1 }],
    when: [play('Rebels', 'A16', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });

  example('a Capability of the Rebels stays [9.0 A16]', 96, {
    given: [emptyBoard, inPlay('A8', 'shaded'), inPlay('A1', 'shaded')],
    when: [play('British', 'A16', 'unshaded')],
    then: [inPlay('A8', 'shaded'), notInPlay('A1')],
  });
});
