// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of sequence. */
import { describe, test } from 'vitest';
import {
  answers,
  card,
  chosen,
  conduct,
  deck,
  emptyBoard,
  examplesIn,
  loses,
  nobodyWins,
  nothingAsked,
  printed,
  shows,
  wins,
} from './suites.js';
const example = examplesIn(test, 'israeli-independence/sequence.yaml');

describe('sequence', () => {
  example('Reserve Offensives can be used where the card allows no Offensive, or none more [9.1]', 49, {
    given: [emptyBoard, { 'Reserves Left': 2, 'Syria 1': '1 Syrian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes'),
      answers('roll', '5'),
      answers('Israelis', 'yes'),
      answers('roll', '5'),
    ],
    then: [{ 'Syria 3': '1 Syrian army', 'Reserves Left': 0 }],
  });

  example('a Reserve Offensive need not be used [9.1]', 64, {
    given: [emptyBoard, { 'Reserves Left': 1, 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Syria 1': '1 Syrian army', 'Reserves Left': 1 }],
  });

  example('one that is spent is not used again [9.1]', 76, {
    given: [emptyBoard, { 'Reserves Left': 1, 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'yes'), answers('roll', '5')],
    then: [{ 'Syria 2': '1 Syrian army' }, nothingAsked],
  });

  example('a turn reveals a card, moves the armies on it, and lets its Offensives be launched [4.0]', 90, {
    given: [
      emptyBoard,
      deck('H7'),
      printed('advancing armies', 'H7', ['Syrian army', 'Iraqi army']),
      printed('offensives', 'H7', 1),
      printed('modifier', 'H7', 0),
      { 'Syria 3': '1 Syrian army', 'Iraq 4': '1 Iraqi army', 'Egypt 2': '1 Egyptian army' },
    ],
    when: [
      conduct('Israelis', 'Game Turn'),
      shows(card('H7'), { 'Syria 2': '1 Syrian army', 'Iraq 3': '1 Iraqi army', 'Egypt 2': '1 Egyptian army' }),
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '4'),
    ],
    then: [{ 'Egypt 3': '1 Egyptian army', 'Syria 2': '1 Syrian army', 'Iraq 3': '1 Iraqi army' }, nothingAsked],
  });

  example('the game is played until the Draw Pile is exhausted, and the points are counted then [5.0]', 115, {
    given: [
      emptyBoard,
      deck('H7'),
      printed('advancing armies', 'H7', ['Iraqi army']),
      printed('offensives', 'H7', 0),
      { 'Egypt 4': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game')],
    then: [{ 'Iraq 2': '1 Iraqi army' }, wins('Israelis', 'Marginal Victory')],
  });

  example('each army on the card advances to the next lower Box of its track, and no other does [7.0]', 132, {
    given: [
      emptyBoard,
      card('H7'),
      printed('advancing armies', 'H7', ['Egyptian army', 'Lebanese army']),
      { 'Egypt 4': '1 Egyptian army', 'Lebanon 2': '1 Lebanese army', 'Jordan 3': '1 Jordanian army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [{ 'Egypt 3': '1 Egyptian army', 'Lebanon 1': '1 Lebanese army', 'Jordan 3': '1 Jordanian army' }],
  });

  example('where the card shows no army none advances [7.0]', 147, {
    given: [
      emptyBoard,
      card('H7'),
      printed('advancing armies', 'H7', []),
      { 'Egypt 4': '1 Egyptian army', 'Lebanon 1': '1 Lebanese army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [{ 'Egypt 4': '1 Egyptian army', 'Lebanon 1': '1 Lebanese army' }, nobodyWins],
  });

  example('an army that advances from its Box 1 reaches West Jerusalem, and the game is lost [5.0]', 161, {
    given: [
      emptyBoard,
      deck('H1', 'H2', 'H3', 'H4', 'H5'),
      card('H7'),
      printed('advancing armies', 'H7', ['Jordanian army']),
      { 'Jordan 1': '1 Jordanian army', 'Egypt 1': '1 Egyptian army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [{ 'West Jerusalem': '1 Jordanian army', 'Egypt 1': '1 Egyptian army' }, loses('Israelis', 'Marginal Defeat')],
  });

  example('the advance of an army that was removed from play is ignored [7.0]', 176, {
    given: [
      emptyBoard,
      card('H7'),
      printed('advancing armies', 'H7', ['Iraqi army', 'Syrian army']),
      { 'Removed from Play': '1 Iraqi army', 'Syria 4': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [{ 'Removed from Play': '1 Iraqi army', 'Syria 3': '1 Syrian army' }],
  });

  example('an army that has advanced does not advance again in that turn [7.1]', 189, {
    given: [emptyBoard, card('H7'), printed('advancing armies', 'H7', ['Syrian army']), { 'Syria 3': '1 Syrian army' }],
    when: [conduct('Israelis', 'Arab League Phase'), conduct('Israelis', 'Arab League Phase')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });

  example('as many Offensives as the card shows may be launched, and no more [8.0]', 201, {
    given: [emptyBoard, card('H7'), printed('offensives', 'H7', 2), printed('modifier', 'H7', 0), { 'Syria 1': '1 Syrian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes'),
      answers('roll', '6'),
      answers('Israelis', 'yes'),
      answers('roll', '6'),
    ],
    then: [{ 'Syria 3': '1 Syrian army', 'Offensives Left': 0 }, nothingAsked],
  });

  example('not all of them need be launched [8.0]', 219, {
    given: [emptyBoard, card('H7'), printed('offensives', 'H7', 2), printed('modifier', 'H7', 0), { 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'yes'), answers('roll', '6'), answers('Israelis', 'done')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });

  example('where the card shows none there is no Offensive [8.0]', 234, {
    given: [emptyBoard, card('H7'), printed('offensives', 'H7', 0), { 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive Phase')],
    then: [{ 'Syria 1': '1 Syrian army' }, nothingAsked],
  });

  example('a Reserve Offensive comes beside those of the card, without its modifier [9.1]', 246, {
    given: [
      emptyBoard,
      card('H7'),
      printed('offensives', 'H7', 1),
      printed('modifier', 'H7', -1),
      { 'Reserves Left': 1, 'Egypt 1': '1 Egyptian army' },
    ],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes', 'Reserve Offensive'),
      answers('roll', '4'),
      shows({ 'Egypt 2': '1 Egyptian army', 'Reserves Left': 0, 'Offensives Left': 1 }),
      answers('Israelis', 'yes'),
      answers('roll', '4'),
    ],
    then: [{ 'Egypt 2': '1 Egyptian army', 'Offensives Left': 0 }, nothingAsked],
  });

  example('every track ends in West Jerusalem, and all that reach it are one defeat [7.0]', 269, {
    given: [
      emptyBoard,
      deck('H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H8'),
      card('H7'),
      printed('advancing armies', 'H7', ['Egyptian army', 'Iraqi army', 'Jordanian army', 'Lebanese army', 'Syrian army']),
      { 'Egypt 1': '1 Egyptian army', 'Iraq 1': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [
      { 'West Jerusalem': ['1 Egyptian army', '1 Iraqi army', '1 Jordanian army', '1 Lebanese army', '1 Syrian army'] },
      loses('Israelis', 'Substantial Defeat'),
    ],
  });

  example('Reserve Offensives that are allocated at the start are there from the first turn on [9.1]', 286, {
    given: [
      emptyBoard,
      deck('H7'),
      chosen('Reserve Offensives', 1),
      printed('advancing armies', 'H7', []),
      printed('offensives', 'H7', 0),
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Whole Game'), answers('Israelis', 'yes'), answers('roll', '4')],
    then: [{ 'Syria 2': '1 Syrian army', 'Reserves Left': 0 }, wins('Israelis', 'Marginal Victory')],
  });
});
