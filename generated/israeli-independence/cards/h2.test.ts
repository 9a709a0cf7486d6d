// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H2 Mid-East War Quiets as Truce Declared!. Made up: card H2 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { conduct, deck, emptyBoard, examplesIn, loses, nothingAsked, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h2.yaml');

describe('H2 Mid-East War Quiets as Truce Declared!', () => {
  example('an army advances one space, and no Offensive is allowed [7.0]', 6, {
    given: [deck('H2', 'H21')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Egypt 3': '1 Egyptian army', 'Egypt 4': 'nothing', 'Iraq 4': '1 Iraqi army' }, nothingAsked],
  });

  example('from its Box 1 an army advances to West Jerusalem, and the game is lost at once [5.0]', 17, {
    given: [emptyBoard, deck('H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'), { 'Egypt 1': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [loses('Israelis', 'Marginal Defeat'), { 'West Jerusalem': '1 Egyptian army' }],
  });

  example('an advance of an army that was removed from play is ignored [8.4]', 28, {
    given: [emptyBoard, deck('H2', 'H21'), { 'Removed from Play': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Removed from Play': '1 Egyptian army', 'Egypt 4': 'nothing', 'Egypt 3': 'nothing' }],
  });

  example('what comes of it at the start, where no Offensive is allowed [4.0]', 40, {
    given: [setup, deck('H2')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 0 },
    ],
  });
});
