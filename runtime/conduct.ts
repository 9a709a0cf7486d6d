/**
 * Procedures: which can be conducted, in which scope, the selection of their spaces one at a time, and the interlude: a
 * procedure that may accompany another at any one moment of it.
 */
import {
  type Additional,
  additionalLabels,
  type AdditionalSpaces,
  canPayFor,
  payableOptions,
  payFor,
  withAdditional,
} from './additional-spaces.js';
import { ask, DECLINE, decision, DONE, type Effect, includes, NOWHERE, nthOf, onlyOption, PAUSE } from './decision.js';
import { fault } from './fault.js';
import { MANY } from './layout.js';
import { type Arrivals, NO_ARRIVALS } from './movement.js';
import { isOver } from './outcome.js';
import { type Game, inPlay, numberAt, rowAt } from './state.js';

export interface Procedure {
  readonly id: number;
  readonly name: string;
  /** -1 where any faction may conduct it. */
  readonly faction: number;
  /** The procedures it may accompany; null where it may accompany any. */
  readonly accompanies: readonly number[] | null;
  /** Whether it accompanies another besides, as cards have it now; absent where none says. */
  alsoAccompanies?(game: Game, host: number): boolean;
  /**
   * In how many spaces, and in which, it may be declared within a procedure that it accompanies. Such a procedure is offered
   * at no other moment.
   */
  readonly declared?: Declarable;
  /** The procedures that may find a space for it where it has none, if they accompany it and are conducted first. */
  readonly opened?: Opened;
  /** Whether it can be conducted at all now. */
  can(game: Game, scope: Scope, by: number): boolean;
  run(game: Game, scope: Scope, by: number): Effect;
}

/** By which procedures a space can be found for one that has none. */
export interface Opened {
  readonly by: readonly number[];
  /** Whether a space is all that it lacks. */
  lacks(game: Game, scope: Scope, by: number): boolean;
}

/** Where a procedure may be declared. */
export interface Declarable {
  limit(game: Game): number;
  readonly eligible: Eligible;
}

/** What bounds one conduct of a procedure. */
export interface Scope {
  /** At most so many spaces, in place of the procedure's own limit; null where that one counts. */
  readonly limit: number | null;
  /**
   * At least so many spaces are selected, as far as there are any; null for one, or none where something is done without.
   */
  readonly least: number | null;
  /** Only these spaces; null where any. */
  readonly within: readonly number[] | null;
  /** Named conditions that do not count. */
  readonly waiving: readonly string[];
  /** The one named alternative that may be taken; null where any. */
  readonly choosing: string | null;
  /** Named quantities that have another value this time. */
  readonly values: Readonly<Record<string, number>>;
  /** Named sets of spaces that are others this time. */
  readonly places: Readonly<Record<string, (game: Game, space: number) => boolean>>;
  /** The names of additional spaces that may not be added. */
  readonly forgoing: readonly string[];
  readonly interlude: Interlude | null;
}

/** What may accompany a procedure, once, at a moment of the faction's choice. */
export interface Interlude {
  readonly label: string;
  /** The sentence that allows it. */
  readonly why: string;
  readonly by: number;
  readonly procedures: readonly Procedure[];
  /** The procedure that is accompanied. */
  readonly host: number;
  done: boolean;
  /** The procedure that it was used up for by declaring it, or -1, and the spaces in which that is declared. */
  declared: number;
  readonly spaces: number[];
}

/** The class of procedures that may accompany. */
export interface Accompaniment {
  readonly label: string;
  readonly procedures: readonly Procedure[];
}

/** Whether a space may be selected, and something can change then. */
export type Eligible = (game: Game, space: number, scope: Scope, arrivals: Arrivals, by: number) => boolean;

const NOTHING_WAIVED: readonly string[] = [];
const NOTHING_FORGONE: readonly string[] = [];

/** Whether this alternative may be chosen: no other was asked for. */
export function mayChoose({ choosing }: Scope, name: string): boolean {
  return choosing === null || choosing === name;
}

/** No bounds. */
export const FREE: Scope = {
  limit: null,
  least: null,
  within: null,
  waiving: NOTHING_WAIVED,
  choosing: null,
  values: {},
  places: {},
  forgoing: NOTHING_FORGONE,
  interlude: null,
};

/** A scope with some bounds; what is not given is free. */
export function scopeOf(bounds: {
  readonly limit?: number | null;
  readonly least?: number | null;
  readonly within?: readonly number[] | null;
  readonly waiving?: readonly string[];
  readonly choosing?: string | null;
  readonly values?: Scope['values'];
  readonly places?: Scope['places'];
  readonly forgoing?: readonly string[];
  readonly interlude?: Interlude | null;
}): Scope {
  return {
    limit: bounds.limit ?? null,
    least: bounds.least ?? FREE.least,
    within: bounds.within ?? null,
    waiving: bounds.waiving ?? NOTHING_WAIVED,
    choosing: bounds.choosing ?? null,
    values: bounds.values ?? FREE.values,
    places: bounds.places ?? FREE.places,
    forgoing: bounds.forgoing ?? NOTHING_FORGONE,
    interlude: bounds.interlude ?? null,
  };
}

/** A limit that never falls below what it was when the first space was selected: by then the others are meant as well. */
export function kept(limit: () => number): () => number {
  let most = 0;
  return () => (most = Math.max(most, limit()));
}

/** The scope in which no space need be selected, where no number of them is asked for: something is done without. */
export function orNone(scope: Scope): Scope {
  return scope.least === null ? { ...scope, least: 0 } : scope;
}

/** Whether a procedure that does something without any space can be conducted so. */
export function needsNone(scope: Scope, limit: number): boolean {
  return (scope.least ?? 0) < 1 && (scope.limit ?? limit) > 0;
}

/** What a procedure selects. */
export interface Selecting {
  readonly scope: Scope;
  /** At most so many, where the scope does not say. */
  readonly limit: number;
  readonly eligible: Eligible;
  /** The additional spaces that may have to be paid for. */
  readonly additional?: readonly AdditionalSpaces[];
}

/** Whether at least one space could be selected first, if need be when one of the additional spaces has been paid for. */
export function hasCandidate(game: Game, by: number, selecting: Selecting): boolean {
  const { scope, limit, eligible, additional } = selecting;
  if ((scope.limit ?? limit) < 1) return false;
  const isThere = (it: Game): boolean => isCandidateIn(it, by, scope, eligible);
  return isThere(game) || (additional !== undefined && canPayFor(game, by, scope, additional, isThere));
}

function isCandidateIn(game: Game, by: number, scope: Scope, eligible: Eligible): boolean {
  const spaces = scope.within ?? game.rules.layout.everySpace;
  for (let i = 0; i < spaces.length; i += 1) {
    const space = numberAt(spaces, i);
    if (inPlay(game, space) && eligible(game, space, scope, NO_ARRIVALS, by)) return true;
  }
  return false;
}

/** The selection of the spaces of a procedure as far as it has come. */
export interface Selection {
  readonly scope: Scope;
  readonly selected: readonly number[];
  readonly limit: () => number;
  readonly eligible: Eligible;
  readonly additional?: Additional;
  /** What has moved in the procedure. */
  readonly arrivals?: Arrivals;
}

/**
 * Asks for one more space of a procedure, or DONE. Candidates are in play, within the scope, not selected yet and
 * eligible, while fewer than the limit are selected. The interlude, while it is pending and possible, can be conducted
 * instead of answering, and so can additional spaces be paid for once no more can be selected; the question then comes
 * afresh, and where spaces were paid for one has to be selected. The caller adds the answer to those selected.
 */
export function* selectSpace(game: Game, by: number, why: string, selection: Selection): Effect<number> {
  const { scope, selected, limit, eligible, additional = null, arrivals = NO_ARRIVALS } = selection;
  let owed = false;
  for (;;) {
    const own = scope.limit ?? limit();
    const most = additional === null ? own : withAdditional(game, additional, own);
    const options = selected.length < most ? candidates(game, by, scope, selected, eligible, arrivals) : [];
    const payable =
      additional === null || options.length > 0
        ? null
        : payableOptions(
            game,
            by,
            additional,
            (it) => candidates(it, by, scope, selected, eligible, arrivals).length > 0,
          );
    const canPay = payable !== null && payable.length > 0;
    const interlude = scope.interlude;
    const canPause = interlude !== null && isPossible(game, interlude);
    if (options.length === 0 && !canPause && !canPay) return DONE;
    if ((selected.length >= (scope.least ?? 1) && !owed) || options.length === 0) options.push(DONE);
    if (!canPause && !canPay) {
      return options.length > 1
        ? yield decision(
            by,
            'space',
            why,
            options,
            null,
            null,
            NOWHERE,
            nthOf(selected.length, most),
            Math.min(most, MANY),
          )
        : onlyOption(game, by, 'space', why, options, null);
    }
    const pauseLabel = interlude === null ? '' : interlude.label;
    if (canPause) options.push(PAUSE);
    if (canPay) options.push(...payable);
    const labels = additional === null ? [pauseLabel] : additionalLabels(pauseLabel, additional);
    const answer = yield decision(
      by,
      'space',
      why,
      options,
      labels,
      null,
      NOWHERE,
      nthOf(selected.length, most),
      Math.min(most, MANY),
    );
    if (answer >= DONE) return answer;
    if (interlude !== null && answer === PAUSE) yield* runInterlude(game, interlude);
    else if (additional !== null) {
      yield* payFor(game, by, additional, answer);
      owed = true;
    }
    if (isOver(game)) return DONE;
  }
}

/** The spaces that could be selected next. */
function candidates(
  game: Game,
  by: number,
  scope: Scope,
  selected: readonly number[],
  eligible: Eligible,
  arrivals: Arrivals,
): number[] {
  const found: number[] = [];
  const spaces = scope.within ?? game.rules.layout.everySpace;
  for (let i = 0; i < spaces.length; i += 1) {
    const space = numberAt(spaces, i);
    if (!inPlay(game, space) || includes(selected, space)) continue;
    if (eligible(game, space, scope, arrivals, by)) found.push(space);
  }
  return found;
}

/** A moment between steps: the faction may conduct the interlude here, if it is pending and possible. */
export function* pause(game: Game, scope: Scope): Effect {
  const interlude = scope.interlude;
  if (interlude === null || !isPossible(game, interlude)) return;
  const labels = [interlude.label, DECLINE];
  const answer = yield decision(interlude.by, 'alternative', interlude.why, CONDUCT_OR_NOT, labels, null);
  if (answer === 0) yield* runInterlude(game, interlude);
}

/** In any one space that is in hand where it may be declared. */
export const ANYWHERE: Declarable = { limit: () => 1, eligible: () => true };

/** A procedure that may be declared, in the space. */
export interface Declaring {
  readonly scope: Scope;
  readonly procedure: Procedure;
  readonly in: number;
}

/**
 * A moment at which a procedure may be declared in the current space: as the interlude, which is used up by it, or in one
 * more space where it has been declared already and its limit allows. `why` is the question.
 */
export function* declare(game: Game, why: string, declaring: Declaring): Effect {
  const { procedure, in: space } = declaring;
  const { interlude } = declaring.scope;
  const { declared } = procedure;
  if (interlude === null || declared === undefined || !isAmong(interlude.procedures, procedure)) return;
  if (interlude.done && interlude.declared !== procedure.id) return;
  const { by, spaces } = interlude;
  if (includes(spaces, space) || spaces.length >= declared.limit(game)) return;
  if (
    !belongsTo(procedure, by) ||
    !procedure.can(game, FREE, by) ||
    !declared.eligible(game, space, FREE, NO_ARRIVALS, by)
  )
    return;
  const labels = [procedure.name, DECLINE];
  if ((yield decision(by, 'alternative', why, CONDUCT_OR_NOT, labels, null, space)) !== 0) return;
  interlude.done = true;
  interlude.declared = procedure.id;
  spaces.push(space);
}

/** Whether a procedure has been declared in a space within the conduct that the scope bounds. */
export function isDeclared(scope: Scope, procedure: number, space: number): boolean {
  const { interlude } = scope;
  return interlude !== null && interlude.declared === procedure && includes(interlude.spaces, space);
}

function isAmong(procedures: readonly Procedure[], procedure: Procedure): boolean {
  for (let i = 0; i < procedures.length; i += 1) if (rowAt(procedures, i).id === procedure.id) return true;
  return false;
}

const CONDUCT_OR_NOT: readonly number[] = [0, 1];

/** Whether they are the same; a comparison in place would tell the type checker what else the first one cannot be. */
export function isFaction(faction: number, other: number): boolean {
  return faction === other;
}

/** The procedures of which one is conducted, within which bounds, and what may accompany it. */
export interface Offer {
  readonly procedures: readonly Procedure[];
  /** Without bounds where none are named. */
  readonly scope?: Scope;
  readonly accompaniment?: Accompaniment;
}

/** Whether one of the procedures can be conducted by the faction, if need be when one that accompanies it has found it a space. */
export function canConduct(game: Game, by: number, offer: Offer): boolean {
  const { procedures, scope = FREE, accompaniment = null } = offer;
  for (let i = 0; i < procedures.length; i += 1) {
    const procedure = rowAt(procedures, i);
    if (mayConduct(game, by, procedure, scope) || mayOpen(game, by, procedure, scope, accompaniment)) return true;
  }
  return false;
}

/**
 * Asks which of the procedures that can be conducted, and conducts it; the accompanying ones that admit it become its
 * interlude. Where it has no space yet, one of those that may find it one comes first. Returns its id; DONE where none can be
 * conducted, or where it is optional and declined.
 */
export function* conduct(
  game: Game,
  by: number,
  why: string,
  offer: Offer & { readonly optional?: boolean },
): Effect<number> {
  const { procedures, scope = FREE, accompaniment = null, optional = false } = offer;
  const options = conductable(game, by, procedures, scope, accompaniment);
  if (options.length === 0) return DONE;
  if (optional) options.push(DONE);
  const id =
    options.length > 1
      ? yield decision(by, 'procedure', why, options, null, null, onlySpace(scope.within))
      : onlyOption(game, by, 'procedure', why, options, null);
  if (id === DONE) return DONE;
  const procedure = procedureOf(procedures, id);
  if (accompaniment === null) {
    yield* procedure.run(game, scope, by);
    return id;
  }
  const own = withInterlude(scope, by, why, id, accompaniment);
  if (!procedure.can(game, scope, by)) {
    if (own.interlude !== null) yield* runInterlude(game, own.interlude, procedure.opened?.by);
    if (isOver(game) || !procedure.can(game, scope, by)) return id;
  }
  yield* procedure.run(game, own, by);
  return id;
}

/** The space that bounds are about: the only one that they name. */
function onlySpace(within: readonly number[] | null): number {
  return within?.length === 1 ? numberAt(within, 0) : NOWHERE;
}

function withInterlude(scope: Scope, by: number, why: string, id: number, accompaniment: Accompaniment): Scope {
  const procedures: Procedure[] = [];
  for (let i = 0; i < accompaniment.procedures.length; i += 1) {
    const procedure = rowAt(accompaniment.procedures, i);
    // What a card lets accompany it is asked for again at each moment.
    if (procedure.alsoAccompanies !== undefined || accompaniesBy(procedure, id)) procedures.push(procedure);
  }
  const { label } = accompaniment;
  const interlude: Interlude = { label, why, by, procedures, host: id, done: false, declared: -1, spaces: [] };
  const { limit, least, within, waiving, choosing, values, places, forgoing } = scope;
  return { limit, least, within, waiving, choosing, values, places, forgoing, interlude };
}

function isPossible(game: Game, interlude: Interlude): boolean {
  return !interlude.done && canConduct(game, interlude.by, { procedures: accompanying(game, interlude) });
}

/** The procedures of an interlude that accompany its host now. */
function accompanying(game: Game, { procedures, host }: Interlude): readonly Procedure[] {
  const isSuch = (it: Procedure): boolean => accompaniesNow(game, it, host);
  return procedures.every(isSuch) ? procedures : procedures.filter(isSuch);
}

function accompaniesNow(game: Game, procedure: Procedure, host: number): boolean {
  return accompaniesBy(procedure, host) || procedure.alsoAccompanies?.(game, host) === true;
}

/** Without a card. */
function accompaniesBy({ accompanies }: Procedure, host: number): boolean {
  return accompanies === null || includes(accompanies, host);
}

/** Conducts the interlude; only one of these procedures, where some are given. */
function* runInterlude(game: Game, interlude: Interlude, only?: readonly number[]): Effect {
  const all = conductable(game, interlude.by, accompanying(game, interlude), FREE, null);
  const options = only === undefined ? all : all.filter((id) => includes(only, id));
  const id = yield* ask(game, interlude.by, 'procedure', interlude.why, options);
  interlude.done = true;
  yield* procedureOf(interlude.procedures, id).run(game, FREE, interlude.by);
}

function conductable(
  game: Game,
  by: number,
  procedures: readonly Procedure[],
  scope: Scope,
  accompaniment: Accompaniment | null,
): number[] {
  const ids: number[] = [];
  for (let i = 0; i < procedures.length; i += 1) {
    const procedure = rowAt(procedures, i);
    if (mayConduct(game, by, procedure, scope) || mayOpen(game, by, procedure, scope, accompaniment))
      ids.push(procedure.id);
  }
  return ids;
}

/** Whether a procedure lacks but a space, and one that accompanies it and may find it one can be conducted now. */
function mayOpen(
  game: Game,
  by: number,
  procedure: Procedure,
  scope: Scope,
  accompaniment: Accompaniment | null,
): boolean {
  const { opened } = procedure;
  if (opened === undefined || accompaniment === null || !belongsTo(procedure, by)) return false;
  if (!opened.lacks(game, scope, by)) return false;
  for (let i = 0; i < accompaniment.procedures.length; i += 1) {
    const first = rowAt(accompaniment.procedures, i);
    if (!includes(opened.by, first.id) || !accompaniesNow(game, first, procedure.id)) continue;
    if (mayConduct(game, by, first, FREE)) return true;
  }
  return false;
}

/** What is declared within another is conducted at no moment of its own. */
function mayConduct(game: Game, by: number, procedure: Procedure, scope: Scope): boolean {
  return procedure.declared === undefined && belongsTo(procedure, by) && procedure.can(game, scope, by);
}

function belongsTo(procedure: Procedure, by: number): boolean {
  return procedure.faction === -1 || procedure.faction === by;
}

function procedureOf(procedures: readonly Procedure[], id: number): Procedure {
  for (let i = 0; i < procedures.length; i += 1) {
    const procedure = rowAt(procedures, i);
    if (procedure.id === id) return procedure;
  }
  return fault(`no procedure ${id}`);
}
