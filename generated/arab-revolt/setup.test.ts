// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The setup of The British Way: Arab Revolt [AR 2.1], its map and its deck. */

import { describe, expect, test } from 'vitest';
import { dealtDeck } from 'rulewright/runtime/testing';
import { program } from './index.js';
import { are, is, setupIn } from './suites.js';

const { startsWith, inAll, adjacent } = setupIn(test, 'arab-revolt/setup.yaml', 'boards/palestine.yaml');

describe('setup [AR 2.1]: spaces', () => {
  startsWith([
    { Galilee: ['1 Underground Guerrilla', '1 Police'], 'Haifa District': ['1 Underground Guerrilla', '2 Troops', '1 Police'] },
    { Samaria: ['1 Base', '2 Underground Guerrillas', '1 Police', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Police'] },
    { 'Jerusalem District': ['1 Underground Guerrilla', '2 Troops', '1 Police'], Gaza: '1 Police', 'Haifa City': ['2 Troops', '1 Police'] },
    { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'], 'Jerusalem City': ['2 Troops', '1 Police'], 'Egypt–Tel Aviv-Jaffa': 'nothing' },
    { 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Tel Aviv-Jaffa–Haifa': 'nothing', 'Haifa–Syria': 'nothing' },
    { Lebanon: '1 Underground Guerrilla', Syria: ['1 Base', '2 Underground Guerrillas'], Transjordan: '1 Out of Play' },
    { Egypt: '1 Out of Play' },
  ]);
});

describe('setup [AR 2.1]: boxes', () => {
  startsWith([
    { Available: ['3 Bases', '6 Guerrillas', '6 Irregulars'], Prison: 'nothing', 'Out of Play': '5 Troops', 'Tegart Forts': 'nothing' },
  ]);
});

describe('setup [AR 2.1]: tracks and order of play', () => {
  startsWith([{ 'Political Will': 18 }, is('Unity', { box: 3, value: 1 }), are('Rebels', '1st Eligible'), are('British', '2nd Eligible')]);
});

describe('setup [AR 2.1]: nothing is lost', () => {
  inAll('15 Troops', '9 Police', '6 Irregulars', '15 Guerrillas', '5 Bases');
});

describe('the map', () => {
  adjacent('Galilee', ['Haifa District', 'Samaria', 'Haifa–Syria', 'Syria', 'Lebanon', 'Transjordan']);
  adjacent(
    'Haifa District',
    ['Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria'],
    'Haifa–Syria and Haifa District are adjacent (80 %)',
  );
  adjacent('Samaria', ['Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa', 'Transjordan']);
  adjacent('Lydda', [
    'Samaria',
    'Jerusalem District',
    'Gaza',
    'Tel Aviv-Jaffa',
    'Egypt–Tel Aviv-Jaffa',
    'Tel Aviv-Jaffa–Jerusalem',
    'Tel Aviv-Jaffa–Haifa',
  ]);
  adjacent('Jerusalem District', ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', 'Transjordan']);
  adjacent(
    'Gaza',
    ['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'Egypt', 'Transjordan'],
    'Gaza and Transjordan are adjacent (65 %)',
  );
  adjacent('Haifa City', ['Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria']);
  adjacent('Tel Aviv-Jaffa', ['Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa']);
  adjacent('Jerusalem City', ['Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem']);
  adjacent('Egypt–Tel Aviv-Jaffa', ['Tel Aviv-Jaffa', 'Lydda', 'Gaza', 'Egypt'], 'Egypt–Tel Aviv-Jaffa and Egypt are adjacent (95 %)');
  adjacent('Tel Aviv-Jaffa–Jerusalem', ['Tel Aviv-Jaffa', 'Jerusalem City', 'Lydda', 'Jerusalem District']);
  adjacent('Tel Aviv-Jaffa–Haifa', ['Tel Aviv-Jaffa', 'Haifa City', 'Haifa District', 'Samaria', 'Lydda']);
  adjacent('Haifa–Syria', ['Haifa City', 'Galilee', 'Syria', 'Haifa District'], 'Haifa–Syria and Haifa District are adjacent (80 %)');
  adjacent('Lebanon', ['Galilee', 'Syria'], 'Lebanon and Syria are adjacent (80 %)');
  adjacent(
    'Syria',
    ['Galilee', 'Haifa–Syria', 'Lebanon', 'Transjordan'],
    'Lebanon and Syria are adjacent (80 %)',
    'Syria and Transjordan are adjacent (80 %)',
  );
  adjacent(
    'Transjordan',
    ['Galilee', 'Samaria', 'Jerusalem District', 'Syria', 'Gaza'],
    'Syria and Transjordan are adjacent (80 %)',
    'Gaza and Transjordan are adjacent (65 %)',
    'Transjordan and Egypt are not adjacent (85 %)',
  );
  adjacent(
    'Egypt',
    ['Gaza', 'Egypt–Tel Aviv-Jaffa'],
    'Transjordan and Egypt are not adjacent (85 %)',
    'Egypt–Tel Aviv-Jaffa and Egypt are adjacent (95 %)',
  );

  test('adjacency goes both ways, and no space is adjacent to itself', () => {
    for (const [space, others] of program.rules.adjacent.entries()) {
      expect(others).not.toContain(space);
      for (const other of others) expect(program.rules.adjacent[other]).toContain(space);
    }
  });
});

describe('setup [AR 2.1]: the deck', () => {
  /** Each card by the kind that it is dealt as. */
  const kindOf: Readonly<Record<string, string>> = {
    A1: 'Event',
    A2: 'Event',
    A3: 'Event',
    A4: 'Event',
    A5: 'Event',
    A6: 'Event',
    A7: 'Event',
    A8: 'Event',
    A9: 'Event',
    A10: 'Event',
    A11: 'Event',
    A12: 'Event',
    A13: 'Event',
    A14: 'Event',
    A15: 'Event',
    A16: 'Event',
    A17: 'Event',
    A18: 'Event',
    A19: 'Event',
    A20: 'Event',
    A21: 'Event',
    A22: 'Event',
    A23: 'Event',
    A24: 'Event',
    A25: 'Event',
    A26: 'Event',
    A27: 'Event',
    A28: 'Event',
    A29: 'Event',
    A30: 'Event',
    A31: 'Event',
    A32: 'Event',
    A33: 'Propaganda',
    A34: 'Propaganda',
    A35: 'Propaganda',
  };

  const decks = Array.from({ length: 200 }, (_, seed) => dealtDeck(program, seed + 1));

  test('it has 3 piles of 7 cards, none twice', () => {
    for (const deck of decks) {
      expect(deck).toHaveLength(21);
      expect(new Set(deck).size).toBe(21);
    }
  });

  test('14 cards are left out', () => {
    for (const deck of decks) expect(Object.keys(kindOf).filter((card) => !deck.includes(card))).toHaveLength(14);
  });

  test('in each pile of 7, cards 1 to 4 hold 4 of kind Event', () => {
    for (const deck of decks) {
      for (let top = 0; top < deck.length; top += 7) {
        const kinds = deck.slice(top + 0, top + 4).map((card) => kindOf[card]);
        expect(kinds.filter((kind) => kind === 'Event')).toHaveLength(4);
      }
    }
  });

  test('in each pile of 7, cards 5 to 7 hold 2 of kind Event', () => {
    for (const deck of decks) {
      for (let top = 0; top < deck.length; top += 7) {
        const kinds = deck.slice(top + 4, top + 7).map((card) => kindOf[card]);
        expect(kinds.filter((kind) => kind === 'Event')).toHaveLength(2);
      }
    }
  });

  test('in each pile of 7, cards 5 to 7 hold 1 of kind Propaganda', () => {
    for (const deck of decks) {
      for (let top = 0; top < deck.length; top += 7) {
        const kinds = deck.slice(top + 4, top + 7).map((card) => kindOf[card]);
        expect(kinds.filter((kind) => kind === 'Propaganda')).toHaveLength(1);
      }
    }
  });

  test('every card is dealt by some seed, and seeds deal unlike decks', () => {
    expect(new Set(decks.flat()).size).toBe(35);
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(1);
  });
});
