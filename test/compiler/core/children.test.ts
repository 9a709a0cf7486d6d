/** The walk through Core comes to everything in it: held against a walk that knows nothing of its types. */
import { describe, expect, it } from 'vitest';
import {
  blocksOf,
  change,
  conditionsOf,
  mapBlocks,
  numbersOf,
  spacesOf,
  visit,
} from '../../../compiler/core/children.js';
import { lower } from '../../../compiler/core/from-resolved.js';
import type { Op } from '../../../compiler/core/ir.js';
import { checkedGame } from '../../support/games.js';

const games = ['arab-revolt', 'palestine', 'israeli-independence', 'starter', 'starter-solitaire', 'starter-factions'];

describe.each(games)('Core of %s', (game) => {
  const { world } = checkedGame(game);
  if (world === null) throw new Error('the spec has errors');
  const core = lower(world);
  const found = new Set<object>();
  const ops: Op[] = [];
  const note = (node: object): void => {
    found.add(node);
  };
  visit('core', core, {
    op: (op) => {
      ops.push(op);
      note(op);
    },
    number: note,
    condition: note,
    test: note,
    where: note,
    thing: note,
    possible: note,
    actor: note,
    holder: note,
    owner: note,
    given: note,
    supply: note,
  });

  it('is walked to the last node that has a kind', () => {
    const missing = kindsBelow({ ...core, world: null }).filter((node) => !found.has(node));
    expect(missing).toEqual([]);
  });

  it('stays the same object where nothing in it changes', () => {
    expect(change('core', core, { number: (number) => number })).toBe(core);
  });

  it('is told apart into blocks and what stands beside them', () => {
    const holding = ops.filter((op) => blocksOf(op).some((block) => block.length > 0));
    expect(holding.length).toBeGreaterThan(5);
    for (const op of holding) {
      const without = mapBlocks(op, () => []);
      expect(blocksOf(without)).toEqual(blocksOf(op).map(() => []));
      expect(spacesOf(without)).toEqual(spacesOf(op));
      expect(numbersOf(without)).toEqual(numbersOf(op));
      expect(conditionsOf(without)).toEqual(conditionsOf(op));
    }
  });
});

/** Every object below a value that is told apart from its like by `kind`, but for when a card's guard holds. */
function kindsBelow(value: unknown, key = ''): readonly object[] {
  if (typeof value !== 'object' || value === null || key === 'span' || key === 'when') return [];
  const own = 'kind' in value ? [value] : [];
  return [...own, ...Object.entries(value).flatMap(([name, child]) => kindsBelow(child, name))];
}
