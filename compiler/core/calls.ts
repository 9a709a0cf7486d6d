/**
 * Which steps that stand elsewhere an operation has done: those of procedures, cards, chits, tracks and standing rules. For
 * each kind written out, so that `nothing` stands where it is meant.
 */
import type { OfKind } from '../traversal.js';
import type { ProcedureId, TrackId } from '../resolved/ir.js';
import { type DirectAct, isDirect } from '../resolved/direct.js';
import { cardsOfFamily } from '../resolved/held-cards.js';
import { eachOp, visit } from './children.js';
import { facetsOf } from './direct.js';
import type { Block, Core, Op, Hook } from './ir.js';

type Calls = readonly Block[];

interface Game {
  readonly core: Core;
  /** What may come between the steps of another procedure. */
  readonly interludes: Calls;
  /** What is paid for additional spaces. */
  readonly costs: Calls;
}

const nothing = (): Calls => [];

const called: { readonly [Kind in Exclude<Op, DirectAct>['kind']]: (game: Game, op: OfKind<Op, Kind>) => Calls } = {
  place: nothing,
  mark: nothing,
  remove: nothing,
  unmark: nothing,
  'turn over': nothing,
  replace: nothing,
  move: ({ core }, { arrivals }) => arrivals.flatMap(({ woven }) => stepsOfHook(core, woven)),
  flip: nothing,
  shift: ({ core }, { track, beyond, crosses }) => [
    ...(beyond ? core.beyond.flatMap((it) => (it.track === track ? [it.block] : [])) : []),
    ...crossed(core, track, crosses),
  ],
  'set track': ({ core }, { track, crosses }) => crossed(core, track, crosses),
  'set counter': nothing,
  draw: nothing,
  'take chit': nothing,
  'move chits': nothing,
  look: nothing,
  'play card': ({ core }, { from }) =>
    cardsOfFamily(core.world, from.family).flatMap((id) => (core.cards[id]?.sides ?? []).map(({ block }) => block)),
  resolve: ({ core }, { aspect }) =>
    (core.aspects[aspect]?.chits ?? []).flatMap(({ block, before, instead, after }) => [
      block,
      ...[...before, ...instead, ...after].flatMap((woven) => stepsOfHook(core, woven)),
    ]),
  roll: nothing,
  let: nothing,
  conduct: ({ core }, { procedures }) => procedures.flatMap((id) => procedureSteps(core, id)),
  do: ({ core }, { procedure }) => procedureSteps(core, procedure),
  'close box': nothing,
  win: nothing,
  lose: nothing,
  'draw game': nothing,
  if: nothing,
  // Additional spaces may be paid for, and the accompanying procedure may come before an answer.
  select: ({ costs, interludes }) => [...costs, ...interludes],
  'each space': ({ interludes }, { interruptible }) => (interruptible ? interludes : []),
  'choose spaces': nothing,
  'each piece': nothing,
  'choose pieces': nothing,
  repeat: nothing,
  'repeat at will': nothing,
  while: nothing,
  may: nothing,
  choose: nothing,
  'take box': nothing,
  net: ({ core }, { track, crosses }) => crossed(core, track, crosses),
  cancel: nothing,
  'end side': nothing,
  named: ({ core }, { before, instead, closing, after }) =>
    [...before, ...instead, ...closing, ...after].flatMap((woven) => stepsOfHook(core, woven)),
  woven: ({ core }, { woven }) => stepsOfHook(core, woven),
  'until deck empty': nothing,
  moment: ({ interludes }) => interludes,
  standing: ({ core }) => core.standing.map(({ block }) => block),
};

/**
 * The steps that an operation of this game has done elsewhere; not those of its own blocks. `alone` leaves out what may come
 * between as a choice of its own: what accompanies it, and paying for additional spaces.
 */
export function callsOf(core: Core, how: 'accompanied' | 'alone' = 'accompanied'): (op: Op) => Calls {
  const game: Game =
    how === 'alone'
      ? { core, interludes: [], costs: [] }
      : { core, interludes: interludesIn(core), costs: core.additionalSpaces.map(({ cost }) => cost) };
  return (op) => {
    if (isDirect(op)) return facetsOf(op).calls(core, op);
    // The entry of a kind takes the operations of that kind, which the type checker cannot follow.
    const of = called[op.kind] as (game: Game, op: Op) => Calls;
    return of(game, op);
  };
}

/** Calls `see` on every operation of a block, of the blocks within it, and of all that these have done elsewhere. */
export function eachOpDone(
  core: Core,
  block: Block,
  see: (op: Op) => void,
  how: 'accompanied' | 'alone' = 'accompanied',
): void {
  const calls = callsOf(core, how);
  const seen = new Set<Block>();
  const enter = (entered: Block): void => {
    if (seen.has(entered)) return;
    seen.add(entered);
    eachOp(entered, (op) => {
      see(op);
      calls(op).forEach(enter);
    });
  };
  enter(block);
}

function procedureSteps(core: Core, id: ProcedureId): Calls {
  const procedure = core.procedures[id];
  if (procedure === undefined) return [];
  const around = [...procedure.before, ...(procedure.instead ?? []).map((it) => it.woven), ...procedure.after].flatMap(
    (woven) => stepsOfHook(core, woven),
  );
  return [procedure.block, ...around];
}

/** The steps that are added to something. */
export function stepsOfHook({ cards, procedures }: Core, { guard, index }: Hook): Calls {
  const own = 'declared' in guard ? procedures[guard.declared]?.woven : cards[guard.card]?.woven;
  const steps = own?.[index];
  return steps === undefined ? [] : [steps.block];
}

/** What is done as a track rises to a number or falls below it. */
function crossed(core: Core, track: TrackId, crosses: boolean): Calls {
  return crosses ? core.crossings.flatMap((it) => (it.track === track ? [it.block] : [])) : [];
}

/** It is asked of one Core for each of its loops, and the whole of it is looked through. */
const interludes = new WeakMap<Core, Calls>();

/** The steps of all that may accompany something at any one moment. */
function interludesIn(core: Core): Calls {
  const known = interludes.get(core) ?? interludesAnew(core);
  interludes.set(core, known);
  return known;
}

function interludesAnew(core: Core): Calls {
  const found = new Set<ProcedureId>();
  visit('core', core, {
    op: (op) => {
      if (op.kind === 'conduct') for (const id of op.accompanied?.procedures ?? []) found.add(id);
    },
  });
  return [...found].flatMap((id) => procedureSteps(core, id));
}
