// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H12 Stragglers Close Up. Made up: card H12 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn, loses, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h12.yaml');

describe('H12 Stragglers Close Up', () => {
  example('an army that was removed from play is not the slowest [Removed armies are not the slowest]', 11, {
    given: [
      emptyBoard,
      deck('H12', 'H21'),
      { 'Removed from Play': '1 Iraqi army', 'Egypt 2': '1 Egyptian army', 'Jordan 1': '1 Jordanian army' },
    ],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Egypt 1': '1 Egyptian army', 'Jordan 1': '1 Jordanian army', 'Removed from Play': '1 Iraqi army' }],
  });

  example('the slowest army can reach West Jerusalem [5.0]', 26, {
    given: [emptyBoard, deck('H12'), { 'Egypt 1': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [loses('Israelis', 'Stalemate')],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 36, {
    given: [setup, deck('H12')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
