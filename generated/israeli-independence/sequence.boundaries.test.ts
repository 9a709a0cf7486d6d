// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, card, conduct, emptyBoard, loses, nothingAsked } from './suites.js';
const boundary = boundariesIn(test, 'israeli-independence/sequence.yaml');

describe('Game Turn, boundaries', () => {
  // conduct Arab League Phase: done
  // conduct Offensive Phase: done
  boundary('conduct Headline Phase: done, and 2 more [II 4.0]', 13, {
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Egypt 4': 'nothing', 'Egypt 3': '1 Egyptian army' }, card('H2')],
  });
});

describe('Headline Phase, boundaries', () => {
  boundary('reveal the next card: done [II 6.0]', 20, {
    when: [conduct('Israelis', 'Headline Phase')],
    then: [card('H2')],
  });
});

describe('Arab League Phase, boundaries', () => {
  // advance the card's advancing armies 1 space, each at most once a turn: it is not so
  // if an army is in West Jerusalem: it is not so; none is there
  boundary("advance the card's advancing armies 1 space, each at most once a turn: there is such a piece, and 3 more [II 7.0]", 25, {
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [nothingAsked],
  });

  // if an army is in West Jerusalem: one is there
  // look up the cards in the deck in the Degrees of Defeat: done
  boundary('if an army is in West Jerusalem: it is so, and 2 more [II 7.0]', 26, {
    given: [emptyBoard, { 'West Jerusalem': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [{ 'West Jerusalem': '1 Lebanese army' }, loses('Israelis', 'Decisive Defeat')],
  });
});

describe('Slowest Armies Advance, boundaries', () => {
  // advance all armies on the map with the highest box number 1 space, each at most once a turn: it is so; a group moves
  boundary(
    'advance all armies on the map with the highest box number 1 space, each at most once a turn: there is such a piece, and 2 more [II 7.2]',
    33,
    {
      when: [conduct('Israelis', 'Slowest Armies Advance')],
      then: [
        { 'Egypt 4': 'nothing', 'Egypt 3': '1 Egyptian army', 'Iraq 4': 'nothing', 'Iraq 3': '1 Iraqi army', 'Jordan 4': 'nothing' },
        { 'Jordan 3': '1 Jordanian army', 'Lebanon 4': 'nothing', 'Lebanon 3': '1 Lebanese army', 'Syria 4': 'nothing' },
        { 'Syria 3': '1 Syrian army' },
      ],
    },
  );

  boundary('advance all armies on the map with the highest box number 1 space, each at most once a turn: nothing can move [II 7.2]', 33, {
    given: [emptyBoard, { 'Jordan 3': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Slowest Armies Advance')],
    then: [{ 'Jordan 3': '1 Lebanese army' }],
  });
});

describe('Offensive Phase, boundaries', () => {
  // set Offensives Left to the card's offensives: done
  // choose one: done; "Offensive" is not possible; "Reserve Offensive" is chosen
  // if Reserves Left is at least 1: it is so; both are equal
  // conduct Reserve Offensive: conducted
  boundary('up to Offensives Left plus Reserves Left times: done again, and 7 more [II 8.0]', 39, {
    given: [emptyBoard, { 'Syria 1': '1 Egyptian army', 'Reserves Left': 1 }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'yes'), answers('roll', '6')],
    then: [{ 'Syria 1': '1 Egyptian army', 'Reserves Left': 0 }],
  });

  boundary('up to Offensives Left plus Reserves Left times: it is not possible [II 8.0]', 39, {
    given: [emptyBoard, { 'Reserves Left': 1 }],
    when: [conduct('Israelis', 'Offensive Phase')],
    then: [nothingAsked],
  });

  boundary('up to Offensives Left plus Reserves Left times: declined [II 8.0]', 39, {
    given: [emptyBoard, { 'Syria 1': '1 Egyptian army', 'Reserves Left': 1 }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Syria 1': '1 Egyptian army' }],
  });

  boundary('if Reserves Left is at least 1: it is one more [II 8.0]', 45, {
    given: [emptyBoard, { 'Syria 2': '1 Lebanese army', 'Reserves Left': 2 }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes'),
      answers('roll', '2'),
      answers('Israelis', 'yes'),
      answers('roll', '5'),
    ],
    then: [{ 'Syria 2': '1 Lebanese army', 'Reserves Left': 0 }],
  });
});
