// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** The setup of Israeli Independence: the First Arab-Israeli War, 1948-1949 [II 3.0], its map and its deck. */

import { describe, expect, test } from 'vitest';
import { dealtDeck } from 'rulewright/runtime/testing';
import { program } from './index.js';
import { setupIn } from './suites.js';

const { startsWith, inAll, adjacent } = setupIn(test, 'israeli-independence/setup.yaml', 'israeli-independence/map.yaml');

describe('setup [II 3.0]: spaces', () => {
  startsWith([
    { 'Egypt 4': '1 Egyptian army', 'Egypt 3': 'nothing', 'Egypt 2': 'nothing', 'Egypt 1': 'nothing', 'Iraq 4': '1 Iraqi army' },
    { 'Iraq 3': 'nothing', 'Iraq 2': 'nothing', 'Iraq 1': 'nothing', 'Jordan 4': '1 Jordanian army', 'Jordan 3': 'nothing' },
    { 'Jordan 2': 'nothing', 'Jordan 1': 'nothing', 'Lebanon 4': '1 Lebanese army', 'Lebanon 3': 'nothing', 'Lebanon 2': 'nothing' },
    { 'Lebanon 1': 'nothing', 'Syria 4': '1 Syrian army', 'Syria 3': 'nothing', 'Syria 2': 'nothing', 'Syria 1': 'nothing' },
    { 'West Jerusalem': 'nothing' },
  ]);
});

describe('setup [II 3.0]: boxes', () => {
  startsWith([{ Available: 'nothing', 'Removed from Play': 'nothing' }]);
});

describe('setup [II 3.0]: nothing is lost', () => {
  inAll('1 Egyptian army', '1 Iraqi army', '1 Jordanian army', '1 Lebanese army', '1 Syrian army');
});

describe('the map', () => {
  adjacent('Egypt 4', ['Egypt 3']);
  adjacent('Egypt 3', ['Egypt 4', 'Egypt 2']);
  adjacent('Egypt 2', ['Egypt 3', 'Egypt 1']);
  adjacent('Egypt 1', ['Egypt 2', 'West Jerusalem']);
  adjacent('Iraq 4', ['Iraq 3']);
  adjacent('Iraq 3', ['Iraq 4', 'Iraq 2']);
  adjacent('Iraq 2', ['Iraq 3', 'Iraq 1']);
  adjacent('Iraq 1', ['Iraq 2', 'West Jerusalem']);
  adjacent('Jordan 4', ['Jordan 3']);
  adjacent('Jordan 3', ['Jordan 4', 'Jordan 2']);
  adjacent('Jordan 2', ['Jordan 3', 'Jordan 1']);
  adjacent('Jordan 1', ['Jordan 2', 'West Jerusalem']);
  adjacent('Lebanon 4', ['Lebanon 3']);
  adjacent('Lebanon 3', ['Lebanon 4', 'Lebanon 2']);
  adjacent('Lebanon 2', ['Lebanon 3', 'Lebanon 1']);
  adjacent('Lebanon 1', ['Lebanon 2', 'West Jerusalem']);
  adjacent('Syria 4', ['Syria 3']);
  adjacent('Syria 3', ['Syria 4', 'Syria 2']);
  adjacent('Syria 2', ['Syria 3', 'Syria 1']);
  adjacent('Syria 1', ['Syria 2', 'West Jerusalem']);
  adjacent('West Jerusalem', ['Egypt 1', 'Iraq 1', 'Jordan 1', 'Lebanon 1', 'Syria 1']);

  test('adjacency goes both ways, and no space is adjacent to itself', () => {
    for (const [space, others] of program.rules.adjacent.entries()) {
      expect(others).not.toContain(space);
      for (const other of others) expect(program.rules.adjacent[other]).toContain(space);
    }
  });
});

describe('setup [II 3.0]: the deck', () => {
  /** Each card by the kind that it is dealt as. */
  const kindOf: Readonly<Record<string, string>> = {
    H1: 'Headline',
    H2: 'Headline',
    H3: 'Headline',
    H4: 'Headline',
    H5: 'Headline',
    H6: 'Headline',
    H7: 'Headline',
    H8: 'Headline',
    H9: 'Headline',
    H10: 'Headline',
    H11: 'Headline',
    H12: 'Headline',
    H13: 'Headline',
    H14: 'Headline',
    H15: 'Headline',
    H16: 'Headline',
    H17: 'Headline',
    H18: 'Headline',
    H19: 'Headline',
    H20: 'Headline',
    H21: 'Headline',
    H22: 'Headline',
    H23: 'Advanced Headline',
    H24: 'Advanced Headline',
  };

  const decks = Array.from({ length: 200 }, (_, seed) => dealtDeck(program, seed + 1, { 'Advanced Game': true }));

  test('it has 1 piles of 24 cards, none twice', () => {
    for (const deck of decks) {
      expect(deck).toHaveLength(24);
      expect(new Set(deck).size).toBe(24);
    }
  });

  test('0 cards are left out', () => {
    for (const deck of decks) expect(Object.keys(kindOf).filter((card) => !deck.includes(card))).toHaveLength(0);
  });

  test('in each pile of 24, cards 1 to 24 hold 22 of kind Headline', () => {
    for (const deck of decks) {
      for (let top = 0; top < deck.length; top += 24) {
        const kinds = deck.slice(top + 0, top + 24).map((card) => kindOf[card]);
        expect(kinds.filter((kind) => kind === 'Headline')).toHaveLength(22);
      }
    }
  });

  test('in each pile of 24, cards 1 to 24 hold 2 of kind Advanced Headline', () => {
    for (const deck of decks) {
      for (let top = 0; top < deck.length; top += 24) {
        const kinds = deck.slice(top + 0, top + 24).map((card) => kindOf[card]);
        expect(kinds.filter((kind) => kind === 'Advanced Headline')).toHaveLength(2);
      }
    }
  });

  test('no card of kind Advanced Headline is dealt without Advanced Game', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const kinds = dealtDeck(program, seed, { 'Advanced Game': false }).map((card) => kindOf[card]);
      expect(kinds).not.toContain('Advanced Headline');
    }
  });

  test('every card is dealt by some seed, and seeds deal unlike decks', () => {
    expect(new Set(decks.flat()).size).toBe(24);
    expect(new Set(decks.map((deck) => deck.join())).size).toBeGreaterThan(1);
  });
});
