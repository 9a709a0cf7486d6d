// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, is, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a7-memory-of-al-qassam.yaml');

describe('A7 unshaded, boundaries', () => {
  // Labeled as a bandit: Rebels play it
  // roll a die: done
  // if the roll is at most the Irregulars on the map: it is so; it is not so; both are equal; it is one more
  // shift Unity 1 toward Decentralized: to one before the end of the track
  boundary('2 times: done, and 7 more [A7 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa–Syria': '2 Underground Irregulars' }],
    when: [play('Rebels', 'A7', 'unshaded'), answers('roll', '2', '3')],
    then: [{ 'Haifa–Syria': '2 Underground Irregulars' }, is('Unity', { box: 2, value: 2 })],
  });

  // Labeled as a bandit: British play it
  // shift Unity 1 toward Decentralized: just to the end of the track
  boundary('if the roll is at most the Irregulars on the map: it is one less, and 2 more [A7 unshaded]', 8, {
    given: [
      emptyBoard,
      { 'Haifa District': ['1 Underground Irregular', '2 Active Irregulars'] },
      { 'Jerusalem District': ['1 Underground Irregular', '2 Active Irregulars'] },
    ],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '5', '1')],
    then: [
      { 'Haifa District': ['1 Underground Irregular', '2 Active Irregulars'] },
      { 'Jerusalem District': ['1 Underground Irregular', '2 Active Irregulars'] },
      is('Unity', 'Decentralized'),
    ],
  });

  boundary('shift Unity 1 toward Decentralized: past the end of the track [A7 unshaded]', 9, {
    given: [emptyBoard, { Gaza: '2 Active Irregulars' }, is('Unity', 'Decentralized')],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '3', '2')],
    then: [{ Gaza: '2 Active Irregulars', 'Political Will': 19 }, is('Unity', 'Decentralized')],
  });
});

describe('A7 shaded, boundaries', () => {
  // Galvanizes resistance: British play it
  // roll a die: done
  // if the roll is at most the Bases on the map: both are equal
  // Rebels may, in any spaces with Opposition: there are such spaces; none is there; one is there
  boundary('if the roll is at most the Bases on the map: it is so, and 6 more [A7 shaded]', 14, {
    when: [play('British', 'A7', 'shaded'), answers('roll', '2'), answers('Rebels', 'done')],
    then: [nothingAsked],
  });

  boundary('if the roll is at most the Bases on the map: it is not so [A7 shaded]', 14, {
    when: [play('British', 'A7', 'shaded'), answers('roll', '6')],
    then: [nothingAsked],
  });

  // conduct a Limited Operation here: conducted
  boundary('if the roll is at most the Bases on the map: it is one less, and 1 more [A7 shaded]', 14, {
    when: [play('British', 'A7', 'shaded'), answers('roll', '1'), answers('Rebels', 'Samaria', 'Sabotage')],
    then: [{ Samaria: ['1 Police', '1 Underground Guerrilla', '1 Active Guerrilla', '1 Base', '1 Opposition'] }],
  });

  boundary('Galvanizes resistance: Rebels play it [A7 shaded]', 11, {
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '4')],
    then: [nothingAsked],
  });

  boundary('if the roll is at most the Bases on the map: it is one more [A7 shaded]', 14, {
    when: [play('British', 'A7', 'shaded'), answers('roll', '3')],
    then: [nothingAsked],
  });

  boundary('Rebels may, in any spaces with Opposition: there is no such space [A7 shaded]', 15, {
    given: [emptyBoard, { 'Haifa City': '1 Base' }],
    when: [play('British', 'A7', 'shaded'), answers('roll', '1')],
    then: [{ 'Haifa City': '1 Base' }],
  });
});
