/** What the record of effects says of each operation, held against what the interpreter changes in random games. */
import { describe } from 'vitest';
import { callsOf } from '../../compiler/core/calls.js';
import { blocksOf, visit } from '../../compiler/core/children.js';
import { changedBy } from '../../compiler/core/effects.js';
import type { Part } from '../../compiler/core/parts.js';
import { lower } from '../../compiler/core/from-resolved.js';
import type { Block, Core, Op } from '../../compiler/core/ir.js';
import { interpret } from '../../compiler/interpreter/interpret.js';

import { type Rules } from '../../runtime/rules.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import type { Game } from '../../runtime/state.js';
import type { Program } from '../../runtime/program.js';
import { games } from './games.js';
import { holds } from './property.js';
import { checkedGame } from '../support/games.js';

describe.each(games)('$folder', ({ folder }) => {
  const { world } = checkedGame(folder);
  if (world === null) throw new Error('the spec has errors');
  const core = lower(world);
  const allowed = allowedIn(core);
  let changes = 0;

  holds({
    name: `operations of ${folder} change only what the record of effects says`,
    sample: 4,
    batch: 4,
    check: (seeds) =>
      seeds.flatMap((seed) => {
        const faults = new Set<string>();
        let last: Op | null = null;
        let before = new Int32Array();
        let watched: Game | null = null;
        const look = (): void => {
          if (watched === null) return;
          const cells = watched.cells;
          if (last !== null) {
            const may = allowed(last);
            before.forEach((value, cell) => {
              if (cells[cell] === value) return;
              const part = watched === null ? null : partAt(watched.rules, cell);
              if (part === null) return;
              changes += 1;
              if (!may.has(part)) faults.add(`${last?.kind ?? ''} changes ${part}`);
            });
          }
          before = cells.slice();
        };
        const program: Program = interpret(core, (at, way) => {
          if (way !== 'done' || !('op' in at)) return;
          look();
          last = (at as { readonly op: Op }).op;
        });
        const watching: Program = {
          ...program,
          play: (game) => {
            watched = game;
            return program.play(game);
          },
        };
        playRandomly(watching, seed);
        return [...faults].map((what) => ({ seed, what }));
      }),
    measured: () => `${changes.toLocaleString('en')} changes`,
  });
});

/** What may have changed since an operation was begun: by itself, or by what it is done in. */
function allowedIn(core: Core): (op: Op) => ReadonlySet<Part> {
  const parents = new Map<object, Op[]>();
  const calls = callsOf(core);
  const blockOf = new Map<Op, Block>();
  visit('core', core, {
    block: (block) => {
      for (const { op } of block) blockOf.set(op, block);
    },
  });
  for (const op of blockOf.keys())
    for (const block of [...blocksOf(op), ...calls(op)]) parents.set(block, [...(parents.get(block) ?? []), op]);
  const ofSides = new Map<Block, Part[]>();
  for (const { id, sides } of core.cards)
    for (const { block, lasting } of sides) if (lasting !== null) ofSides.set(block, [`card ${id}`]);
  const known = new Map<Op, ReadonlySet<Part>>();
  return (op) => {
    const found = known.get(op);
    if (found !== undefined) return found;
    const parts = new Set<Part>();
    const seen = new Set<Op>();
    const climb = (from: Op): void => {
      if (seen.has(from)) return;
      seen.add(from);
      for (const part of changedBy(core.world, from)) parts.add(part);
      const block = blockOf.get(from);
      if (block === undefined) return;
      for (const part of ofSides.get(block) ?? []) parts.add(part);
      (parents.get(block) ?? []).forEach(climb);
    };
    climb(op);
    known.set(op, parts);
    return parts;
  };
}

/** The part of a position that a cell belongs to; null for the generator of chance and for what has moved this turn. */
function partAt(
  { layout, columns, pieces, boxes, tracks, counters, chits, cards, spaces, looks }: Rules,
  cell: number,
): Part | null {
  const within = (start: number, length: number): number | null =>
    cell >= start && cell < start + length ? cell - start : null;
  if (cell < layout.spaces) return null;
  if (cell < layout.boxes) {
    const at = (cell - layout.spaces) % layout.spaceStride;
    return at < columns.length ? `column ${at}` : `marker ${at - columns.length}`;
  }
  const inBox = within(layout.boxes, boxes.length * pieces.length);
  if (inBox !== null) return `box ${Math.floor(inBox / pieces.length)} ${inBox % pieces.length}`;
  const track = within(layout.tracks, tracks.length);
  if (track !== null) return `track ${track}`;
  const counter = within(layout.counters, counters.length);
  if (counter !== null) return `counter ${counter}`;
  const chit = within(layout.chits, chits.length * layout.chitPlaces);
  if (chit !== null) return `chits ${chits[Math.floor(chit / layout.chitPlaces)]?.family ?? -1}`;
  if (cell < layout.orderBoxes) return 'order of play';
  if (cell < layout.currentCard) return 'boxes taken';
  if (cell === layout.currentCard) return 'current card';
  if (cell < layout.played) return 'deck';
  if (within(layout.played, cards.length) !== null) return 'played cards';
  // Marks go with the pieces they are of.
  if (within(layout.moved, layout.marksMoves ? spaces.length * columns.length : 0) !== null) return null;
  // What is known of a card goes with where it lies.
  const known = within(layout.seen, looks === true ? 2 * chits.length : 0);
  if (known !== null) return `chits ${chits[known % chits.length]?.family ?? -1}`;
  if (cell >= layout.outcome) return 'outcome';
  return `card ${(cell - layout.cardSides) % cards.length}`;
}
