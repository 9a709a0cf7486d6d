// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The setup of The British Way: Arab Revolt [AR 2.1], its map and its deck. */

import { describe, expect, test } from 'vitest';
import { snapshot, startGame } from '../../runtime/index.js';
import { dealtDeck } from '../../runtime/testing.js';
import { program } from './index.js';

const state = snapshot(startGame(program, 1, null));

describe('setup [AR 2.1]: spaces', () => {
  test('Galilee holds 1 Underground Guerrilla, 1 Police', () => {
    expect(state.spaces['Galilee']).toEqual({ pieces: { 'Underground Guerrilla': 1, Police: 1 }, markers: {} });
  });

  test('Haifa District holds 1 Underground Guerrilla, 2 Troops, 1 Police', () => {
    expect(state.spaces['Haifa District']).toEqual({
      pieces: { 'Underground Guerrilla': 1, Troops: 2, Police: 1 },
      markers: {},
    });
  });

  test('Samaria holds 1 Base, 2 Underground Guerrilla, 1 Police, 1 Opposition', () => {
    expect(state.spaces['Samaria']).toEqual({
      pieces: { Base: 1, 'Underground Guerrilla': 2, Police: 1 },
      markers: { Opposition: 1 },
    });
  });

  test('Lydda holds 1 Underground Guerrilla, 1 Police', () => {
    expect(state.spaces['Lydda']).toEqual({ pieces: { 'Underground Guerrilla': 1, Police: 1 }, markers: {} });
  });

  test('Jerusalem District holds 1 Underground Guerrilla, 2 Troops, 1 Police', () => {
    expect(state.spaces['Jerusalem District']).toEqual({
      pieces: { 'Underground Guerrilla': 1, Troops: 2, Police: 1 },
      markers: {},
    });
  });

  test('Gaza holds 1 Police', () => {
    expect(state.spaces['Gaza']).toEqual({ pieces: { Police: 1 }, markers: {} });
  });

  test('Haifa City holds 2 Troops, 1 Police', () => {
    expect(state.spaces['Haifa City']).toEqual({ pieces: { Troops: 2, Police: 1 }, markers: {} });
  });

  test('Tel Aviv-Jaffa holds 2 Troops, 1 Police', () => {
    expect(state.spaces['Tel Aviv-Jaffa']).toEqual({ pieces: { Troops: 2, Police: 1 }, markers: {} });
  });

  test('Jerusalem City holds 2 Troops, 1 Police', () => {
    expect(state.spaces['Jerusalem City']).toEqual({ pieces: { Troops: 2, Police: 1 }, markers: {} });
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

  test('Lebanon holds 1 Underground Guerrilla', () => {
    expect(state.spaces['Lebanon']).toEqual({ pieces: { 'Underground Guerrilla': 1 }, markers: {} });
  });

  test('Syria holds 1 Base, 2 Underground Guerrilla', () => {
    expect(state.spaces['Syria']).toEqual({ pieces: { Base: 1, 'Underground Guerrilla': 2 }, markers: {} });
  });

  test('Transjordan holds 1 Out of Play', () => {
    expect(state.spaces['Transjordan']).toEqual({ pieces: {}, markers: { 'Out of Play': 1 } });
  });

  test('Egypt holds 1 Out of Play', () => {
    expect(state.spaces['Egypt']).toEqual({ pieces: {}, markers: { 'Out of Play': 1 } });
  });
});

describe('setup [AR 2.1]: boxes', () => {
  test('Available holds 3 Base, 6 Guerrilla, 6 Irregular', () => {
    expect(state.boxes['Available']).toEqual({ Base: 3, Guerrilla: 6, Irregular: 6 });
  });

  test('Prison holds nothing', () => {
    expect(state.boxes['Prison']).toEqual({});
  });

  test('Out of Play holds 5 Troops', () => {
    expect(state.boxes['Out of Play']).toEqual({ Troops: 5 });
  });

  test('Tegart Forts holds nothing', () => {
    expect(state.boxes['Tegart Forts']).toEqual({});
  });
});

describe('setup [AR 2.1]: tracks and order of play', () => {
  test('Political Will is 18', () => {
    expect(state.tracks['Political Will']).toEqual(18);
  });

  test('Unity is in box 3', () => {
    expect(state.tracks['Unity']).toEqual({ box: 3, value: 1 });
  });

  test('Rebels: 1st Eligible', () => {
    expect(state.eligibility['first']).toBe('Rebels');
  });

  test('British: 2nd Eligible', () => {
    expect(state.eligibility['second']).toBe('British');
  });
});

describe('setup [AR 2.1]: nothing is lost', () => {
  test('there are 15 Troops in all', () => {
    expect(total('Troops', ['Troops'])).toBe(15);
  });

  test('there are 9 Police in all', () => {
    expect(total('Police', ['Police'])).toBe(9);
  });

  test('there are 6 Irregulars in all', () => {
    expect(total('Irregular', ['Underground Irregular', 'Active Irregular'])).toBe(6);
  });

  test('there are 15 Guerrillas in all', () => {
    expect(total('Guerrilla', ['Underground Guerrilla', 'Active Guerrilla'])).toBe(15);
  });

  test('there are 5 Bases in all', () => {
    expect(total('Base', ['Base'])).toBe(5);
  });
});

describe('the map', () => {
  test('Galilee is adjacent to Haifa District, Samaria, Haifa–Syria, Syria, Lebanon, Transjordan', () => {
    expect(neighbours('Galilee')).toEqual(
      ['Haifa District', 'Samaria', 'Haifa–Syria', 'Syria', 'Lebanon', 'Transjordan'].sort(),
    );
  });

  test('Haifa District is adjacent to Galilee, Samaria, Haifa City, Tel Aviv-Jaffa–Haifa, Haifa–Syria (assumed: Haifa–Syria and Haifa District are adjacent (80 %))', () => {
    expect(neighbours('Haifa District')).toEqual(
      ['Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria'].sort(),
    );
  });

  test('Samaria is adjacent to Galilee, Haifa District, Lydda, Jerusalem District, Tel Aviv-Jaffa–Haifa, Transjordan', () => {
    expect(neighbours('Samaria')).toEqual(
      ['Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa', 'Transjordan'].sort(),
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

  test('Jerusalem District is adjacent to Samaria, Lydda, Gaza, Jerusalem City, Tel Aviv-Jaffa–Jerusalem, Transjordan', () => {
    expect(neighbours('Jerusalem District')).toEqual(
      ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', 'Transjordan'].sort(),
    );
  });

  test('Gaza is adjacent to Lydda, Jerusalem District, Egypt–Tel Aviv-Jaffa, Egypt, Transjordan (assumed: Gaza and Transjordan are adjacent (65 %))', () => {
    expect(neighbours('Gaza')).toEqual(
      ['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'Egypt', 'Transjordan'].sort(),
    );
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

  test('Egypt–Tel Aviv-Jaffa is adjacent to Tel Aviv-Jaffa, Lydda, Gaza, Egypt (assumed: Egypt–Tel Aviv-Jaffa and Egypt are adjacent (95 %))', () => {
    expect(neighbours('Egypt–Tel Aviv-Jaffa')).toEqual(['Tel Aviv-Jaffa', 'Lydda', 'Gaza', 'Egypt'].sort());
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

  test('Haifa–Syria is adjacent to Haifa City, Galilee, Syria, Haifa District (assumed: Haifa–Syria and Haifa District are adjacent (80 %))', () => {
    expect(neighbours('Haifa–Syria')).toEqual(['Haifa City', 'Galilee', 'Syria', 'Haifa District'].sort());
  });

  test('Lebanon is adjacent to Galilee, Syria (assumed: Lebanon and Syria are adjacent (80 %))', () => {
    expect(neighbours('Lebanon')).toEqual(['Galilee', 'Syria'].sort());
  });

  test('Syria is adjacent to Galilee, Haifa–Syria, Lebanon, Transjordan (assumed: Lebanon and Syria are adjacent (80 %); Syria and Transjordan are adjacent (80 %))', () => {
    expect(neighbours('Syria')).toEqual(['Galilee', 'Haifa–Syria', 'Lebanon', 'Transjordan'].sort());
  });

  test('Transjordan is adjacent to Galilee, Samaria, Jerusalem District, Syria, Gaza (assumed: Syria and Transjordan are adjacent (80 %); Gaza and Transjordan are adjacent (65 %); Transjordan and Egypt are not adjacent (85 %))', () => {
    expect(neighbours('Transjordan')).toEqual(['Galilee', 'Samaria', 'Jerusalem District', 'Syria', 'Gaza'].sort());
  });

  test('Egypt is adjacent to Gaza, Egypt–Tel Aviv-Jaffa (assumed: Transjordan and Egypt are not adjacent (85 %); Egypt–Tel Aviv-Jaffa and Egypt are adjacent (95 %))', () => {
    expect(neighbours('Egypt')).toEqual(['Gaza', 'Egypt–Tel Aviv-Jaffa'].sort());
  });

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
