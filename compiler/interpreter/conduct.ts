/** Conducting procedures: which can be, within which bounds, which spaces are selected, and what may come between. */
import type { Bounds } from '../../runtime/bounded.js';
import { decision, DONE, type Effect, PAUSE } from '../../runtime/decision.js';
import { isOver } from '../../runtime/outcome.js';
import { type Game, rowAt } from '../../runtime/state.js';
import type { Conduct, CoreProcedure, CoreSelection, Possible } from '../core/ir.js';
import type { NumberExpr } from '../resolved/ir.js';
import { labelsFrom, pay, payable, widened } from './additional.js';
import { isOpen, wholeMap } from './board.js';
import { isTrue } from './conditions.js';
import { applies, changed, failedTest, number, passesAll, spaces } from './expressions.js';
import { amountOf } from './extremes.js';
import { type Frame, frameOf, FREE, type Interlude, type Machine, type Scope, type Withheld } from './frame.js';
import { isInForce } from './hooks.js';
import { isPossible } from './possible.js';
import { asked, choose } from './questions.js';
import { runProcedure } from './statements.js';

/** Where a procedure is conducted: the game, in which cards count or are disregarded meanwhile. */
export function machineFor({ machine }: Pick<Frame, 'machine'>, { disregardsCards }: Conduct): Machine {
  return disregardsCards === true ? { ...machine, regardsCards: false } : machine;
}

/** The bounds that a conduct sets, as its numbers and sets are now; whether a space is in a named set is asked meanwhile. */
export function scopeOf(frame: Frame, op: Conduct): Scope {
  const meanwhile = { ...frame, machine: machineFor(frame, op) };
  const limit = (most: NumberExpr | 'all'): number => (most === 'all' ? Infinity : number(frame, most));
  return {
    most: op.most === null ? null : limit(op.most),
    least: op.least === null ? FREE.least : number(frame, op.least),
    within: op.within === null ? null : spaces(frame, op.within),
    waiving: op.waiving,
    choosing: op.choosing,
    values: new Map(op.values.map(({ name, value }) => [name, number(frame, value)])),
    places: new Map(
      op.places.map(({ name, spaces: set }) => [name, (space: number) => passesAll(meanwhile, set, space)]),
    ),
    forgoing: op.forgoing,
    interlude: null,
  };
}

/** The procedures that a faction can conduct now. */
export function conductable(
  { machine, game }: Pick<Frame, 'machine' | 'game'>,
  by: number,
  procedures: readonly CoreProcedure[],
  scope: Scope,
  accompanied: Conduct['accompanied'] = null,
): CoreProcedure[] {
  // What is declared within another is conducted at no moment of its own.
  return procedures.filter((procedure) => {
    const frame = frameOf(machine, game, procedure, by, scope);
    return (
      procedure.woven === null && (canBegin(frame, procedure) || openings(frame, procedure, accompanied).length > 0)
    );
  });
}

/** Those that accompany a procedure, can be conducted now, and may find it the space that is all that it lacks. */
function openings(frame: Frame, procedure: CoreProcedure, accompanied: Conduct['accompanied']): CoreProcedure[] {
  if (accompanied === null || !lacksOnlySpace(frame, procedure)) return [];
  const such = accompanied.procedures.filter((id) => procedure.openedBy.includes(id));
  const now = proceduresOf(frame.machine, such).filter((it) => accompanies(frame, it, procedure));
  return conductable(frame, frame.by, now, FREE);
}

/** Whether nothing but a space to select may be missing. */
function lacksOnlySpace(frame: Frame, procedure: CoreProcedure): boolean {
  return isAdmitted(frame, procedure) && procedure.selection !== null && limitOf(frame, procedure.selection) >= 1;
}

/** Whether the faction and the procedure's own condition are as they must be. */
function isAdmitted(frame: Frame, { faction, requires }: CoreProcedure): boolean {
  if (faction !== null && faction !== frame.by) return false;
  return requires === null || isTrue(frame, requires);
}

/** Whether a faction can conduct a procedure in this frame of its own. */
export function canBegin(frame: Frame, procedure: CoreProcedure): boolean {
  const { selection, possible, instead = [] } = procedure;
  for (const it of instead) {
    if (!isAdmitted(frame, procedure)) return false;
    const isAble = isPossible(frame, it.possible);
    if (it.may ? isAble : isInForce(frame, it.woven.guard)) return isAble;
  }
  if (selection === null) return isAdmitted(frame, procedure) && isPossible(frame, possible);
  if (!lacksOnlySpace(frame, procedure)) return false;
  const isThere = (game: Game): boolean => candidates({ ...frame, game }, selection, selection.foreseen).length > 0;
  const isEmpty = !isThere(frame.game) && payable(frame, frame.by, isThere).length === 0;
  if (isEmpty) frame.machine.visit?.(selection, 'none');
  return !isEmpty || leastOf(frame, selection) === 0;
}

/** How many spaces must be selected, as far as there are any: where something is done without, none. */
export function leastOf(frame: Frame, selection: CoreSelection): number {
  return frame.scope.least ?? (isPossible(frame, selection.alone) ? 0 : 1);
}

/** How many spaces the procedure may select by itself. */
export function limitOf(frame: Frame, selection: CoreSelection): number {
  return frame.scope.most ?? changed(frame, number(frame, selection.most), selection.changes);
}

/** The spaces that could be selected next and in which, or because of which, something can change. */
function candidates(frame: Frame, selection: CoreSelection, possible: Possible): number[] {
  const { machine, game, scope, selected } = frame;
  return (scope.within ?? wholeMap(machine.world)).filter(
    (space) =>
      isOpen(machine.world, game, space) &&
      !selected.includes(space) &&
      isEligible(frame, selection, space) &&
      isPossible({ ...frame, here: space }, possible),
  );
}

/** Whether a space is such as the procedure selects. */
export function isEligible(frame: Frame, selection: CoreSelection, space: number): boolean {
  const { machine, scope } = frame;
  const there = { ...frame, here: space };
  if (!passesAll(there, selection.spaces, space)) return false;
  const isBarred = selection.restrictions.some((it) => {
    const bars = applies(there, it.guard) && passesAll(there, it.spaces, space);
    if (bars) machine.visit?.(it, 'bars');
    return bars;
  });
  if (isBarred) return false;
  return selection.conditions.every(({ name, condition, waivable }) => {
    return (waivable && scope.waiving.includes(name)) || isTrue(there, condition);
  });
}

/** Why a space cannot be selected next; null where that is not told. */
function withheldOf(frame: Frame, selection: CoreSelection, space: number): Withheld | null {
  const { machine, game, scope, selected } = frame;
  if (selected.includes(space)) return { kind: 'chosen' };
  if (!isOpen(machine.world, game, space) || scope.within?.includes(space) === false) return null;
  const there = { ...frame, here: space };
  const failed = failedTest(there, selection.spaces, space);
  if (failed !== null) return failed;
  const bar = selection.restrictions.find((it) => applies(there, it.guard) && passesAll(there, it.spaces, space));
  if (bar !== undefined) return { kind: 'barred', text: bar.text };
  const condition = selection.conditions.find(
    (it) => !(it.waivable && scope.waiving.includes(it.name)) && !isTrue(there, it.condition),
  );
  if (condition !== undefined) return { kind: 'condition', text: condition.text };
  return isPossible(there, selection.possible) ? null : { kind: 'idle' };
}

/** Asks for one more space to select, out of at least so many; DONE where the faction has done, or no more can be selected. */
export function* selectSpace(
  frame: Frame,
  selection: CoreSelection,
  least: number,
  by: number,
  why: string,
): Effect<number> {
  const { game, scope, selected } = frame;
  let isOwed = false;
  for (;;) {
    const most = widened(frame, limitOf(frame, selection));
    const isFull = selected.length >= most;
    const options = isFull ? [] : candidates(frame, selection, selection.possible);
    const amount = selected.length === 0 ? amountOf(options.length, most) : isFull ? 'full' : null;
    if (amount !== null) frame.machine.visit?.(selection, amount);
    const remains = (it: Game): boolean => candidates({ ...frame, game: it }, selection, selection.possible).length > 0;
    const more = options.length > 0 ? [] : payable(frame, by, remains);
    const interlude = pendingInterlude(frame);
    const besides = [...(interlude === null ? [] : [PAUSE]), ...more];
    if (options.length + besides.length === 0) return DONE;
    if (options.length === 0 || (selected.length >= least && !isOwed)) options.push(DONE);
    const about = { most, done: selected.length };
    const withheld = (space: number): Withheld | null => withheldOf(frame, selection, space);
    frame.machine.onSpaces?.(game, { why, options: options.filter((it) => it !== DONE), withheld });
    if (besides.length === 0) return yield* choose(game, by, 'space', why, options, null, about);
    const labels = labelsFrom(scope.interlude?.label ?? '', frame);
    const answer: number = yield asked(by, 'space', why, [...options, ...besides], labels, about);
    if (answer >= DONE) return answer;
    if (answer === PAUSE && interlude !== null) yield* conductInterlude(frame, interlude);
    else {
      yield* pay(frame, by, answer);
      isOwed = true;
    }
    if (isOver(game)) return DONE;
  }
}

/** The interlude, while it is still to be conducted and can be. */
function pendingInterlude(frame: Frame): Interlude | null {
  const { interlude } = frame.scope;
  if (interlude === null || interlude.done) return null;
  return offeredNow(frame, interlude).length > 0 ? interlude : null;
}

/** What can be conducted of an interlude at this moment. */
function offeredNow(frame: Frame, { by, procedures, host }: Interlude): CoreProcedure[] {
  const now = procedures.filter((it) => accompanies(frame, it, host));
  return conductable(frame, by, now, FREE);
}

/** By itself, or as a card in force says. */
function accompanies(
  frame: Frame,
  { accompanies: own, alsoAccompanies = [] }: CoreProcedure,
  host: CoreProcedure,
): boolean {
  if (own === 'any' || own?.includes(host.id) === true) return true;
  const inHand: Frame = { ...frame, here: null };
  return alsoAccompanies.some((it) => it.host === host.id && isTrue(inHand, it.condition));
}

function* conductInterlude(frame: Frame, interlude: Interlude): Effect {
  const { machine, game } = frame;
  const options = offeredNow(frame, interlude).map(({ id }) => id);
  const id = yield* choose(game, interlude.by, 'procedure', interlude.why, options);
  interlude.done = true;
  yield* runProcedure(machine, game, rowAt(machine.core.procedures, id), interlude.by, FREE);
}

/** A moment at which the interlude may be conducted. */
export function* moment(frame: Frame): Effect {
  const interlude = pendingInterlude(frame);
  if (interlude === null) return;
  const { by, label, why } = interlude;
  const answer: number = yield decision(by, 'alternative', why, [0, 1], [label, 'done'], null);
  if (answer === 0) yield* conductInterlude(frame, interlude);
}

/** Conducts one of the offered procedures with these names by itself, in the spaces that are named. */
export function* conductBounded(
  machine: Machine,
  game: Game,
  by: number,
  why: string,
  { procedures, most, least, spaces: names }: Bounds,
): Effect {
  const { world, core } = machine;
  const within = names?.map((name) => world.spaces.findIndex((space) => space.name === name)) ?? null;
  const scope: Scope = { ...FREE, most: most ?? null, least: least ?? FREE.least, within };
  const such = core.procedures.filter(({ name, offered }) => offered && procedures.includes(name));
  const options = conductable({ machine, game }, by, such, scope).map(({ id }): number => id);
  if (options.length === 0) return;
  const id = yield* choose(game, by, 'procedure', why, options);
  yield* runProcedure(machine, game, rowAt(core.procedures, id), by, scope);
}

/** Conducts one of the procedures; false where none can be, or it is declined. */
export function* conduct(frame: Frame, op: Conduct, by: number, why: string): Effect<boolean> {
  const { game } = frame;
  const scope = scopeOf(frame, op);
  const machine = machineFor(frame, op);
  const able = conductable({ machine, game }, by, proceduresOf(machine, op.procedures), scope, op.accompanied);
  const options = able.map(({ id }): number => id);
  if (options.length === 0) {
    machine.visit?.(op, 'none');
    return false;
  }
  const [only, ...more] = scope.within ?? [];
  const about = { space: more.length === 0 ? (only ?? null) : null };
  const id = yield* choose(game, by, 'procedure', why, op.optional ? [...options, DONE] : options, null, about);
  if (id === DONE) return false;
  const procedure = rowAt(machine.core.procedures, id);
  const interlude = op.accompanied === null ? null : interludeOf(machine, op.accompanied, by, why, procedure);
  const own = frameOf(machine, game, procedure, by, scope);
  if (interlude !== null && !canBegin(own, procedure)) {
    yield* conductInterlude(
      { ...frame, machine },
      { ...interlude, procedures: openings(own, procedure, op.accompanied) },
    );
    interlude.done = true;
    if (isOver(game) || !canBegin(own, procedure)) return true;
  }
  yield* runProcedure(machine, game, procedure, by, { ...scope, interlude });
  return true;
}

function interludeOf(
  machine: Machine,
  { label, procedures }: NonNullable<Conduct['accompanied']>,
  by: number,
  why: string,
  host: CoreProcedure,
): Interlude {
  // Whether a card in force lets it is asked at each moment.
  const accompanying = proceduresOf(machine, procedures).filter(({ accompanies: own, alsoAccompanies = [] }) => {
    const hosts = [...(own === 'any' ? [host.id] : (own ?? [])), ...alsoAccompanies.map((it) => it.host)];
    return hosts.includes(host.id);
  });
  return { label, why, by, procedures: accompanying, host, done: false, declared: null, spaces: [] };
}

export function proceduresOf({ core }: Machine, ids: Conduct['procedures']): CoreProcedure[] {
  return ids.map((id) => rowAt(core.procedures, id));
}
