// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The setup of The British Way: Palestine [P 2.1], its map and its deck. */

import { describe, expect, test } from 'vitest';
import { snapshot, startGame } from '../../runtime/index.js';
import { dealtDeck } from '../../runtime/testing.js';
import { program } from './index.js';

const state = snapshot(startGame(program, 1, null));

describe('setup [P 2.1]: spaces', () => {
  test('Galilee holds 1 Underground Cell, 2 Troops', () => {
    expect(state.spaces['Galilee']).toEqual({ pieces: { 'Underground Cell': 1, Troops: 2 }, markers: {} });
  });

  test('Haifa District holds 1 Underground Cell', () => {
    expect(state.spaces['Haifa District']).toEqual({ pieces: { 'Underground Cell': 1 }, markers: {} });
  });

  test('Samaria holds 1 Underground Cell, 2 Troops', () => {
    expect(state.spaces['Samaria']).toEqual({ pieces: { 'Underground Cell': 1, Troops: 2 }, markers: {} });
  });

  test('Lydda holds 1 Arms Cache, 1 Underground Cell', () => {
    expect(state.spaces['Lydda']).toEqual({ pieces: { 'Arms Cache': 1, 'Underground Cell': 1 }, markers: {} });
  });

  test('Jerusalem District holds 1 Arms Cache, 1 Underground Cell', () => {
    expect(state.spaces['Jerusalem District']).toEqual({
      pieces: { 'Arms Cache': 1, 'Underground Cell': 1 },
      markers: {},
    });
  });

  test('Gaza holds 1 Underground Cell, 2 Troops', () => {
    expect(state.spaces['Gaza']).toEqual({ pieces: { 'Underground Cell': 1, Troops: 2 }, markers: {} });
  });

  test('Haifa City holds 1 Underground Cell, 2 Troops, 1 Police', () => {
    expect(state.spaces['Haifa City']).toEqual({
      pieces: { 'Underground Cell': 1, Troops: 2, Police: 1 },
      markers: {},
    });
  });

  test('Tel Aviv-Jaffa holds 1 Underground Cell, 2 Troops, 1 Police', () => {
    expect(state.spaces['Tel Aviv-Jaffa']).toEqual({
      pieces: { 'Underground Cell': 1, Troops: 2, Police: 1 },
      markers: {},
    });
  });

  test('Jerusalem City holds 1 Underground Cell, 2 Troops, 1 Police', () => {
    expect(state.spaces['Jerusalem City']).toEqual({
      pieces: { 'Underground Cell': 1, Troops: 2, Police: 1 },
      markers: {},
    });
  });

  test('Egypt–Tel Aviv-Jaffa holds nothing', () => {
    expect(state.spaces['Egypt–Tel Aviv-Jaffa']).toEqual({ pieces: {}, markers: {} });
  });

  test('Tel Aviv-Jaffa–Jerusalem holds nothing', () => {
    expect(state.spaces['Tel Aviv-Jaffa–Jerusalem']).toEqual({ pieces: {}, markers: {} });
  });

  test('Tel Aviv-Jaffa–Haifa holds nothing', () => {
    expect(state.spaces['Tel Aviv-Jaffa–Haifa']).toEqual({ pieces: {}, markers: {} });
  });

  test('Haifa–Syria holds nothing', () => {
    expect(state.spaces['Haifa–Syria']).toEqual({ pieces: {}, markers: {} });
  });
});

describe('setup [P 2.1]: boxes', () => {
  test('Available holds 3 Arms Cache, 6 Cell, 3 Police', () => {
    expect(state.boxes['Available']).toEqual({ 'Arms Cache': 3, Cell: 6, Police: 3 });
  });

  test('Prison holds nothing', () => {
    expect(state.boxes['Prison']).toEqual({});
  });

  test('Haganah 3 holds nothing', () => {
    expect(state.boxes['Haganah 3']).toEqual({});
  });

  test('Haganah 4 holds nothing', () => {
    expect(state.boxes['Haganah 4']).toEqual({});
  });

  test('Out of the Game holds nothing', () => {
    expect(state.boxes['Out of the Game']).toEqual({});
  });
});

describe('setup [P 2.1]: tracks and order of play', () => {
  test('Political Will is 18', () => {
    expect(state.tracks['Political Will']).toEqual(18);
  });

  test('Haganah is 4', () => {
    expect(state.tracks['Haganah']).toEqual(4);
  });

  test('Irgun: 1st Eligible', () => {
    expect(state.eligibility['first']).toBe('Irgun');
  });

  test('British: 2nd Eligible', () => {
    expect(state.eligibility['second']).toBe('British');
  });
});

describe('setup [P 2.1]: nothing is lost', () => {
  test('there are 12 Troops in all', () => {
    expect(total('Troops', ['Troops'])).toBe(12);
  });

  test('there are 6 Police in all', () => {
    expect(total('Police', ['Police'])).toBe(6);
  });

  test('there are 15 Cells in all', () => {
    expect(total('Cell', ['Underground Cell', 'Active Cell'])).toBe(15);
  });

  test('there are 5 Arms Caches in all', () => {
    expect(total('Arms Cache', ['Arms Cache'])).toBe(5);
  });
});

describe('the map', () => {
  test('Galilee is adjacent to Haifa District, Samaria, Haifa–Syria', () => {
    expect(neighbours('Galilee')).toEqual(['Haifa District', 'Samaria', 'Haifa–Syria'].sort());
  });

  test('Haifa District is adjacent to Galilee, Samaria, Haifa City, Tel Aviv-Jaffa–Haifa, Haifa–Syria (assumed: Haifa–Syria and Haifa District are adjacent (80 %))', () => {
    expect(neighbours('Haifa District')).toEqual(
      ['Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria'].sort(),
    );
  });

  test('Samaria is adjacent to Galilee, Haifa District, Lydda, Jerusalem District, Tel Aviv-Jaffa–Haifa', () => {
    expect(neighbours('Samaria')).toEqual(
      ['Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa'].sort(),
    );
  });

  test('Lydda is adjacent to Samaria, Jerusalem District, Gaza, Tel Aviv-Jaffa, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa', () => {
    expect(neighbours('Lydda')).toEqual(
      [
        'Samaria',
        'Jerusalem District',
        'Gaza',
        'Tel Aviv-Jaffa',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
      ].sort(),
    );
  });

  test('Jerusalem District is adjacent to Samaria, Lydda, Gaza, Jerusalem City, Tel Aviv-Jaffa–Jerusalem', () => {
    expect(neighbours('Jerusalem District')).toEqual(
      ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem'].sort(),
    );
  });

  test('Gaza is adjacent to Lydda, Jerusalem District, Egypt–Tel Aviv-Jaffa', () => {
    expect(neighbours('Gaza')).toEqual(['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa'].sort());
  });

  test('Haifa City is adjacent to Haifa District, Tel Aviv-Jaffa–Haifa, Haifa–Syria', () => {
    expect(neighbours('Haifa City')).toEqual(['Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria'].sort());
  });

  test('Tel Aviv-Jaffa is adjacent to Lydda, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa', () => {
    expect(neighbours('Tel Aviv-Jaffa')).toEqual(
      ['Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa'].sort(),
    );
  });

  test('Jerusalem City is adjacent to Jerusalem District, Tel Aviv-Jaffa–Jerusalem', () => {
    expect(neighbours('Jerusalem City')).toEqual(['Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem'].sort());
  });

  test('Egypt–Tel Aviv-Jaffa is adjacent to Tel Aviv-Jaffa, Lydda, Gaza', () => {
    expect(neighbours('Egypt–Tel Aviv-Jaffa')).toEqual(['Tel Aviv-Jaffa', 'Lydda', 'Gaza'].sort());
  });

  test('Tel Aviv-Jaffa–Jerusalem is adjacent to Tel Aviv-Jaffa, Jerusalem City, Lydda, Jerusalem District', () => {
    expect(neighbours('Tel Aviv-Jaffa–Jerusalem')).toEqual(
      ['Tel Aviv-Jaffa', 'Jerusalem City', 'Lydda', 'Jerusalem District'].sort(),
    );
  });

  test('Tel Aviv-Jaffa–Haifa is adjacent to Tel Aviv-Jaffa, Haifa City, Haifa District, Samaria, Lydda', () => {
    expect(neighbours('Tel Aviv-Jaffa–Haifa')).toEqual(
      ['Tel Aviv-Jaffa', 'Haifa City', 'Haifa District', 'Samaria', 'Lydda'].sort(),
    );
  });

  test('Haifa–Syria is adjacent to Haifa City, Galilee, Haifa District (assumed: Haifa–Syria and Haifa District are adjacent (80 %))', () => {
    expect(neighbours('Haifa–Syria')).toEqual(['Haifa City', 'Galilee', 'Haifa District'].sort());
  });

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

/** How many of a piece there are in every space and box, whatever their state. */
function total(piece: string, columns: readonly string[]): number {
  const places = [
    ...Object.values(state.spaces).flatMap(({ pieces }) => columns.map((column) => pieces[column] ?? 0)),
    ...Object.values(state.boxes).map((box) => box[piece] ?? 0),
  ];
  return places.reduce((sum, count) => sum + count, 0);
}

/** The names of the spaces adjacent to one. */
function neighbours(name: string): string[] {
  const { spaces, adjacent } = program.rules;
  const there = adjacent[spaces.findIndex((space) => space.name === name)] ?? [];
  return there.map((space) => spaces[space]?.name ?? '').sort();
}
