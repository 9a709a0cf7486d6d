// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The setup of The British Way: Palestine [P 2.1], its map and its deck. */

import { describe, expect, test } from 'vitest';
import { dealtDeck } from 'rulewright/runtime/testing';
import { program } from './index.js';
import { are, setupIn } from './suites.js';

const { startsWith, inAll, adjacent } = setupIn(test, 'palestine/setup.yaml', 'boards/palestine.yaml');

describe('setup [P 2.1]: spaces', () => {
  startsWith([
    { Galilee: ['1 Underground Cell', '2 Troops'], 'Haifa District': '1 Underground Cell', Samaria: ['1 Underground Cell', '2 Troops'] },
    { Lydda: ['1 Arms Cache', '1 Underground Cell'], 'Jerusalem District': ['1 Arms Cache', '1 Underground Cell'] },
    { Gaza: ['1 Underground Cell', '2 Troops'], 'Haifa City': ['1 Underground Cell', '2 Troops', '1 Police'] },
    { 'Tel Aviv-Jaffa': ['1 Underground Cell', '2 Troops', '1 Police'], 'Jerusalem City': ['1 Underground Cell', '2 Troops', '1 Police'] },
    {
      'Egypt–Tel Aviv-Jaffa': 'nothing',
      'Tel Aviv-Jaffa–Jerusalem': 'nothing',
      'Tel Aviv-Jaffa–Haifa': 'nothing',
      'Haifa–Syria': 'nothing',
    },
  ]);
});

describe('setup [P 2.1]: boxes', () => {
  startsWith([
    { Available: ['3 Arms Caches', '6 Cells', '3 Police'], Prison: 'nothing', 'Haganah 3': 'nothing', 'Haganah 4': 'nothing' },
    { 'Out of the Game': 'nothing' },
  ]);
});

describe('setup [P 2.1]: tracks and order of play', () => {
  startsWith([{ 'Political Will': 18, Haganah: 4 }, are('Irgun', '1st Eligible'), are('British', '2nd Eligible')]);
});

describe('setup [P 2.1]: nothing is lost', () => {
  inAll('12 Troops', '6 Police', '15 Cells', '5 Arms Caches');
});

describe('the map', () => {
  adjacent('Galilee', ['Haifa District', 'Samaria', 'Haifa–Syria']);
  adjacent(
    'Haifa District',
    ['Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria'],
    'Haifa–Syria and Haifa District are adjacent (80 %)',
  );
  adjacent('Samaria', ['Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa']);
  adjacent('Lydda', [
    'Samaria',
    'Jerusalem District',
    'Gaza',
    'Tel Aviv-Jaffa',
    'Egypt–Tel Aviv-Jaffa',
    'Tel Aviv-Jaffa–Jerusalem',
    'Tel Aviv-Jaffa–Haifa',
  ]);
  adjacent('Jerusalem District', ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem']);
  adjacent('Gaza', ['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa']);
  adjacent('Haifa City', ['Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria']);
  adjacent('Tel Aviv-Jaffa', ['Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa']);
  adjacent('Jerusalem City', ['Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem']);
  adjacent('Egypt–Tel Aviv-Jaffa', ['Tel Aviv-Jaffa', 'Lydda', 'Gaza']);
  adjacent('Tel Aviv-Jaffa–Jerusalem', ['Tel Aviv-Jaffa', 'Jerusalem City', 'Lydda', 'Jerusalem District']);
  adjacent('Tel Aviv-Jaffa–Haifa', ['Tel Aviv-Jaffa', 'Haifa City', 'Haifa District', 'Samaria', 'Lydda']);
  adjacent('Haifa–Syria', ['Haifa City', 'Galilee', 'Haifa District'], 'Haifa–Syria and Haifa District are adjacent (80 %)');

  test('adjacency goes both ways, and no space is adjacent to itself', () => {
    for (const [space, others] of program.rules.adjacent.entries()) {
      expect(others).not.toContain(space);
      for (const other of others) expect(program.rules.adjacent[other]).toContain(space);
    }
  });
});

describe('setup [P 2.1]: the deck', () => {
  /** Each card by the kind that it is dealt as. */
  const kindOf: Readonly<Record<string, string>> = {
    P1: 'Event',
    P2: 'Event',
    P3: 'Event',
    P4: 'Event',
    P5: 'Event',
    P6: 'Event',
    P7: 'Event',
    P8: 'Event',
    P9: 'Event',
    P10: 'Event',
    P11: 'Event',
    P12: 'Event',
    P13: 'Event',
    P14: 'Event',
    P15: 'Event',
    P16: 'Event',
    P17: 'Event',
    P18: 'Event',
    P19: 'Event',
    P20: 'Event',
    P21: 'Event',
    P22: 'Event',
    P23: 'Event',
    P24: 'Event',
    P25: 'Event',
    P26: 'Event',
    P27: 'Event',
    P28: 'Event',
    P29: 'Event',
    P30: 'Event',
    P31: 'Event',
    P32: 'Event',
    P33: 'Propaganda',
    P34: 'Propaganda',
    P35: 'Propaganda',
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
