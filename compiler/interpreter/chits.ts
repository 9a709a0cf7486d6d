/** Chits: drawn by chance, taken one at a time, or moved all together. */
import { CHANCE, DONE, type Effect, onlyOption } from '../../runtime/decision.js';
import { currentCard } from '../../runtime/cards.js';
import { ASIDE, IN_PLAY, POOL } from '../../runtime/rules.js';
import { chitsAt, rowAt, setChitsAt } from '../../runtime/state.js';
import type { Op } from '../core/ir.js';
import { chitKinds, chitPlace, chitPlaces } from './expressions.js';
import { type Frame, spaceOf } from './frame.js';
import { lose, nextOf } from './looking.js';
import { agrees, asked, choose } from './questions.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** Draws chits one by one; each chit in the pool is as likely as any other. */
export function* drawChits(frame: Frame, at: Of<'draw'>, count: number, to: number, why: string): Effect {
  const { game } = frame;
  const { family } = at;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const options = nextOf(game, chitKinds(frame, { family, chit: null, places: [] }));
    if (options.length === 0) {
      frame.machine.visit?.(at, 'one too few');
      return;
    }
    const weights = options.map((kind) => chitsAt(game, kind, POOL));
    const kind: number =
      options.length === 1
        ? onlyOption(game, CHANCE, 'draw', why, options, null)
        : yield asked(CHANCE, 'draw', why, options, null, { most: count, done: drawn }, weights);
    carry(frame, kind, POOL, to, 1);
  }
}

/**
 * Takes one chit, of the kind that is named or of the taker's choice, and counts its value where that is asked for. Returns it;
 * DONE where there is none, or none is taken.
 */
export function* takeChit(frame: Frame, op: Of<'take chit'>, by: number, why: string): Effect<number> {
  const { game, variables } = frame;
  const places = chitPlaces(frame, op.from);
  const placeOf = (kind: number): number | undefined => places.find((place) => chitsAt(game, kind, place) > 0);
  const kinds = chitKinds(frame, op.from).filter((kind) => placeOf(kind) !== undefined);
  if (kinds.length === 0) {
    frame.machine.visit?.(op, 'none');
    return DONE;
  }
  const to = chitPlace(frame, op.from.family, op.to, by);
  const isKept = op.to === 'held' && rowAt(frame.machine.world.families, op.from.family).faction === null;
  let kind = kinds[0] ?? DONE;
  if (op.from.chit === null)
    kind = yield* choose(game, by, isKept ? 'keep' : 'chit', why, op.optional ? [...kinds, DONE] : kinds, null, {
      space: spaceOf(frame),
    });
  else if (op.optional && !(yield* agrees(by, why, { space: spaceOf(frame) }))) return DONE;
  if (kind === DONE) return DONE;
  carry(frame, kind, placeOf(kind) ?? POOL, to, 1);
  const { value } = rowAt(frame.machine.world.chits, kind);
  for (const name of op.tallies) variables.set(name, (variables.get(name) ?? 0) + value);
  return kind;
}

/** One card of the hand, which is the current card while `event` plays its Event, and is then discarded. */
export function* playCard(
  frame: Frame,
  op: Of<'play card'>,
  by: number,
  why: string,
  event: (frame: Frame, by: number, why: string) => Effect,
): Effect {
  const { game, machine } = frame;
  const chit = yield* takeChit(frame, { ...op, kind: 'take chit', to: 'in play', tallies: [] }, by, why);
  const card = chit === DONE ? null : rowAt(machine.world.chits, chit).card;
  if (card === null) return;
  const { layout } = game.rules;
  const before = currentCard(game);
  game.cells[layout.played + card] = 1;
  game.cells[layout.currentCard] = card + 1;
  yield* event(frame, by, why);
  game.cells[layout.currentCard] = before + 1;
  carry(frame, chit, IN_PLAY, ASIDE, 1);
}

/** Moves all chits that are found. */
export function moveChits(frame: Frame, op: Of<'move chits'>, by: number): void {
  const to = chitPlace(frame, op.from.family, op.to, by);
  for (const kind of chitKinds(frame, op.from)) {
    for (const place of chitPlaces(frame, op.from)) {
      if (place !== to) carry(frame, kind, place, to, chitsAt(frame.game, kind, place));
    }
  }
}

/** Moves so many of a kind from one place to another. */
export function carry(frame: Frame, kind: number, from: number, to: number, count: number): void {
  const { game } = frame;
  if (count === 0) return;
  const { family } = rowAt(frame.machine.world.chits, kind);
  lose(game, chitKinds(frame, { family, chit: null, places: [] }), kind, from, to);
  setChitsAt(game, kind, from, chitsAt(game, kind, from) - count);
  setChitsAt(game, kind, to, chitsAt(game, kind, to) + count);
}
