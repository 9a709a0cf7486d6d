// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of the rules. */
import { describe, test } from 'vitest';
import { answers, card, chosen, conduct, deck, emptyBoard, examplesIn, loses, nobodyWins, printed, setup, shows, wins } from './suites.js';
const example = examplesIn(test, 'israeli-independence/rules.yaml');

describe('the rules', () => {
  example('3.0: each Arab army starts in its Box 4', 15, {
    given: [setup],
    when: [conduct('Israelis', 'Offensive')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  example('3.0: the Draw Pile has 22 cards, so that 3 are left when 19 have been revealed', 26, {
    given: [emptyBoard, { 'West Jerusalem': '1 Egyptian army' }],
    when: [
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Headline Phase'),
      conduct('Israelis', 'Arab League Phase'),
    ],
    then: [loses('Israelis', 'Stalemate')],
  });

  example('5.0: 0 cards left in the Draw Pile are a Stalemate', 60, {
    given: [emptyBoard, deck(), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Stalemate')],
  });

  example('5.0: 3 cards left in the Draw Pile are a Stalemate', 69, {
    given: [emptyBoard, deck('H1', 'H2', 'H3'), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Stalemate')],
  });

  example('5.0: 4 cards left in the Draw Pile are a Marginal Defeat', 78, {
    given: [emptyBoard, deck('H1', 'H2', 'H3', 'H4'), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Marginal Defeat')],
  });

  example('5.0: 6 cards left in the Draw Pile are a Marginal Defeat', 87, {
    given: [emptyBoard, deck('H1', 'H2', 'H3', 'H4', 'H5', 'H6'), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Marginal Defeat')],
  });

  example('5.0: 7 cards left in the Draw Pile are a Substantial Defeat', 96, {
    given: [emptyBoard, deck('H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Substantial Defeat')],
  });

  example('5.0: 9 cards left in the Draw Pile are a Substantial Defeat', 105, {
    given: [emptyBoard, deck('H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9'), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Substantial Defeat')],
  });

  example('5.0: 10 cards left in the Draw Pile are a Decisive Defeat', 114, {
    given: [emptyBoard, deck('H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10'), { 'West Jerusalem': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Decisive Defeat')],
  });

  example('5.0: 18 cards left in the Draw Pile are a Decisive Defeat', 123, {
    given: [
      emptyBoard,
      deck('H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'H10', 'H11', 'H12', 'H13', 'H14', 'H15', 'H16', 'H17', 'H18'),
      { 'West Jerusalem': '1 Egyptian army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Decisive Defeat')],
  });

  example('5.0: several armies in West Jerusalem are one defeat [Several armies reach West Jerusalem]', 132, {
    given: [emptyBoard, deck('H1', 'H2', 'H3', 'H4'), { 'West Jerusalem': ['1 Egyptian army', '1 Syrian army'] }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [loses('Israelis', 'Marginal Defeat')],
  });

  example('5.0: while no army is in West Jerusalem the game goes on', 142, {
    given: [emptyBoard, { 'Egypt 1': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [nobodyWins],
  });

  example('5.0: 5 Victory Points are a Marginal Victory', 150, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 1': '1 Egyptian army', 'Iraq 1': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Marginal Victory')],
  });

  example('5.0: 9 Victory Points are a Marginal Victory', 163, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 4': '1 Egyptian army', 'Iraq 2': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Marginal Victory')],
  });

  example('5.0: 10 Victory Points are a Substantial Victory', 176, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 4': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Substantial Victory')],
  });

  example('5.0: 15 Victory Points are a Substantial Victory', 189, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 2': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Substantial Victory')],
  });

  example('5.0: 16 Victory Points are a Decisive Victory', 202, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Decisive Victory')],
  });

  example('5.0: 22 Victory Points are a Decisive Victory', 215, {
    given: [
      emptyBoard,
      deck(),
      { 'Jordan 2': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army', 'Syria 4': '1 Syrian army' },
      { 'Removed from Play': ['1 Egyptian army', '1 Iraqi army'] },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Decisive Victory')],
  });

  example('5.0: 23 Victory Points are a Crushing Victory', 227, {
    given: [
      emptyBoard,
      deck(),
      { 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army', 'Syria 4': '1 Syrian army' },
      { 'Removed from Play': ['1 Egyptian army', '1 Iraqi army'] },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Crushing Victory')],
  });

  example('5.0: 26 Victory Points are a Crushing Victory', 239, {
    given: [
      emptyBoard,
      deck(),
      { 'Jordan 4': '1 Jordanian army', 'Syria 4': '1 Syrian army' },
      { 'Removed from Play': ['1 Egyptian army', '1 Iraqi army', '1 Lebanese army'] },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Crushing Victory')],
  });

  example('5.0: armies in their Boxes 2 are 10 Victory Points', 250, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 2': '1 Egyptian army', 'Iraq 2': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 2': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Substantial Victory')],
  });

  example('5.0: the Iraqi army in its Box 1 makes them 9', 263, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 2': '1 Egyptian army', 'Iraq 1': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 2': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Marginal Victory')],
  });

  example('5.0: the Egyptian army in its Box 1 makes them 9', 276, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 1': '1 Egyptian army', 'Iraq 2': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 2': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Marginal Victory')],
  });

  example('5.0: two armies in their Boxes 1 are 10 Victory Points with others farther off', 289, {
    given: [
      emptyBoard,
      deck(),
      { 'Egypt 1': '1 Egyptian army', 'Iraq 1': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Substantial Victory')],
  });

  example('5.0: historically the Israelis had 18 Victory Points, a Decisive Victory', 302, {
    given: [
      emptyBoard,
      deck(),
      { 'Lebanon 4': '1 Lebanese army', 'Syria 4': '1 Syrian army', 'Egypt 3': '1 Egyptian army', 'Jordan 1': '1 Jordanian army' },
      { 'Removed from Play': '1 Iraqi army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [wins('Israelis', 'Decisive Victory')],
  });

  example('6.0: the top card of the Draw Pile becomes the Current Event', 319, {
    given: [deck('H2', 'H1')],
    when: [conduct('Israelis', 'Headline Phase')],
    then: [card('H2')],
  });

  example('7.2: every army in the highest numbered Box that is occupied advances one space', 336, {
    given: [
      emptyBoard,
      { 'Syria 3': '1 Syrian army', 'Lebanon 3': '1 Lebanese army', 'Egypt 2': '1 Egyptian army', 'Iraq 1': '1 Iraqi army' },
      { 'Jordan 2': '1 Jordanian army' },
    ],
    when: [conduct('Israelis', 'Slowest Armies Advance')],
    then: [
      { 'Syria 2': '1 Syrian army', 'Lebanon 2': '1 Lebanese army', 'Egypt 2': '1 Egyptian army', 'Iraq 1': '1 Iraqi army' },
      { 'Jordan 2': '1 Jordanian army' },
    ],
  });

  example('7.2: one that was removed from play is none of them [Removed armies are not the slowest]', 352, {
    given: [emptyBoard, { 'Removed from Play': '1 Iraqi army', 'Egypt 2': '1 Egyptian army', 'Jordan 1': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Slowest Armies Advance')],
    then: [{ 'Egypt 1': '1 Egyptian army', 'Jordan 1': '1 Jordanian army', 'Removed from Play': '1 Iraqi army' }],
  });

  example('7.2: an army that has advanced in that turn does not advance again [7.1]', 365, {
    given: [
      emptyBoard,
      card('H7'),
      printed('advancing armies', 'H7', ['Syrian army']),
      { 'Syria 4': '1 Syrian army', 'Egypt 3': '1 Egyptian army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase'), conduct('Israelis', 'Slowest Armies Advance')],
    then: [{ 'Syria 3': '1 Syrian army', 'Egypt 2': '1 Egyptian army' }],
  });

  example('8.0: against the Egyptian army a roll of 3 is not enough', 383, {
    given: [emptyBoard, { 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Egypt 2': '1 Egyptian army' }],
  });

  example('8.0: against the Egyptian army a roll of 4 is', 392, {
    given: [emptyBoard, { 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Egypt 3': '1 Egyptian army' }],
  });

  example('8.0: against the Iraqi army a roll of 3 is not enough', 401, {
    given: [emptyBoard, { 'Iraq 2': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Iraq 2': '1 Iraqi army' }],
  });

  example('8.0: against the Iraqi army a roll of 4 is', 410, {
    given: [emptyBoard, { 'Iraq 2': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Iraq 3': '1 Iraqi army' }],
  });

  example('8.0: against the Jordanian army a roll of 4 is not enough', 419, {
    given: [emptyBoard, { 'Jordan 2': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Jordan 2': '1 Jordanian army' }],
  });

  example('8.0: against the Jordanian army a roll of 5 is', 428, {
    given: [emptyBoard, { 'Jordan 2': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '5')],
    then: [{ 'Jordan 3': '1 Jordanian army' }],
  });

  example('8.0: against the Lebanese army a roll of 2 is not enough', 437, {
    given: [emptyBoard, { 'Lebanon 2': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '2')],
    then: [{ 'Lebanon 2': '1 Lebanese army' }],
  });

  example('8.0: against the Lebanese army a roll of 3 is', 446, {
    given: [emptyBoard, { 'Lebanon 2': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Lebanon 3': '1 Lebanese army' }],
  });

  example('8.0: against the Syrian army a roll of 3 is not enough', 455, {
    given: [emptyBoard, { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });

  example('8.0: against the Syrian army a roll of 4 is', 464, {
    given: [emptyBoard, { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Syria 3': '1 Syrian army' }],
  });

  example('8.1: the result of the first Offensive is known before the second is decided', 477, {
    given: [emptyBoard, { 'Reserves Left': 2, 'Syria 2': '1 Syrian army', 'Egypt 1': '1 Egyptian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes', 'Syrian army in Syria 2'),
      answers('roll', '4'),
      shows({ 'Syria 3': '1 Syrian army' }),
      answers('Israelis', 'yes', 'Egyptian army in Egypt 1'),
      answers('roll', '4'),
    ],
    then: [{ 'Syria 3': '1 Syrian army', 'Egypt 2': '1 Egyptian army' }],
  });

  example('8.2: one army can be the target of several Offensives of a turn', 498, {
    given: [emptyBoard, { 'Reserves Left': 2, 'Syria 2': '1 Syrian army', 'Egypt 1': '1 Egyptian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes', 'Syrian army in Syria 2'),
      answers('roll', '4'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '4'),
    ],
    then: [{ 'Syria 4': '1 Syrian army', 'Egypt 1': '1 Egyptian army' }],
  });

  example('9.1: up to three are allocated at the start', 525, {
    given: [chosen('Reserve Offensives', 3), deck()],
    when: [conduct('Israelis', 'Whole Game')],
    then: [{ 'Reserves Left': 3 }],
  });

  example('9.1: none where none is chosen', 533, {
    given: [deck(), { 'Reserves Left': 2 }],
    when: [conduct('Israelis', 'Whole Game')],
    then: [{ 'Reserves Left': 0 }],
  });
});
