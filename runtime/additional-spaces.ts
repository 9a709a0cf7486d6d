/**
 * Spaces that a procedure may select beyond its limit. Those that cost nothing widen the limit; the others are offered
 * when it is reached, and their cost is paid before the space is selected. Each kind counts once in one conduct.
 */
import { answerAtOnce } from './at-once.js';
import { DONE, type Effect, includes, PAUSE } from './decision.js';
import { fault } from './fault.js';
import type { Scope } from './conduct.js';
import { copyInto, type Game, newGame, numberAt, rowAt } from './state.js';

export interface AdditionalSpaces {
  readonly name: string;
  /** How many they are now. */
  spaces(game: Game): number;
  /** Null where they cost nothing. */
  readonly cost: AdditionalCost | null;
}

export interface AdditionalCost {
  /** Whether all of it can be paid now. */
  can(game: Game, by: number): boolean;
  pay(game: Game, by: number): Effect;
}

/** The additional spaces of one conduct. */
export interface Additional {
  readonly free: readonly AdditionalSpaces[];
  /** Those at a cost, whether paid for or not. */
  readonly priced: readonly AdditionalSpaces[];
  readonly paid: number[];
  /** How many spaces were paid for. */
  gained: number;
  /** How many were free at most since the first space was selected: what is free then stays so. */
  most: number;
}

/** What one conduct may add: what its scope forgoes is left out. */
export function beginAdditional(scope: Scope, kinds: readonly AdditionalSpaces[]): Additional {
  const open = kinds.filter(({ name }) => !scope.forgoing.includes(name));
  return {
    free: open.filter(({ cost }) => cost === null),
    priced: open.filter(({ cost }) => cost !== null),
    paid: [],
    gained: 0,
    most: 0,
  };
}

/** How many spaces the conduct may select, without further cost, beside its own `limit`. */
export function withAdditional(game: Game, additional: Additional, limit: number): number {
  let free = 0;
  for (let i = 0; i < additional.free.length; i += 1) free += rowAt(additional.free, i).spaces(game);
  additional.most = Math.max(additional.most, free);
  return limit + additional.gained + additional.most;
}

/**
 * The options that pay for more spaces: not paid for before, some spaces to gain, payable, and with a space that could
 * still be selected afterwards, which `remains` tells of a position.
 */
export function payableOptions(
  game: Game,
  by: number,
  { priced, paid }: Additional,
  remains: (after: Game) => boolean,
): number[] {
  const options: number[] = [];
  for (let i = 0; i < priced.length; i += 1) {
    const kind = rowAt(priced, i);
    if (includes(paid, i) || kind.cost === null || kind.spaces(game) < 1 || !kind.cost.can(game, by)) continue;
    if (remainsAfter(game, by, kind.cost, remains)) options.push(PAUSE - 1 - i);
  }
  return options;
}

/** Labels by option, from that of PAUSE on. */
export function additionalLabels(pause: string, { priced }: Additional): readonly string[] {
  return [pause, ...priced.map(({ name }) => name)];
}

/** Pays for the spaces of one of the options. */
export function* payFor(game: Game, by: number, additional: Additional, option: number): Effect {
  const index = PAUSE - 1 - option;
  const kind = rowAt(additional.priced, index);
  additional.paid.push(index);
  additional.gained += kind.spaces(game);
  yield* (kind.cost ?? fault(`${kind.name} costs nothing`)).pay(game, by);
}

/** Whether spaces can be paid for, of kinds that the scope does not forgo, so that one remains to be selected. */
export function canPayFor(
  game: Game,
  by: number,
  scope: Scope,
  kinds: readonly AdditionalSpaces[],
  remains: (after: Game) => boolean,
): boolean {
  return kinds.length > 0 && payableOptions(game, by, beginAdditional(scope, kinds), remains).length > 0;
}

/** Nobody looks for a space behind more ways to pay than these: where there are more, one of them may well leave a space. */
const mostWays = 200;

/** Whether some way to pay leaves a space: one after another is tried on a copy. */
function remainsAfter(game: Game, by: number, cost: AdditionalCost, remains: (after: Game) => boolean): boolean {
  const trial = spare?.rules === game.rules ? spare : newGame(game.rules);
  spare = null;
  // Which of its options each question is answered with, and how many it has behind that one.
  const chosen: number[] = [];
  const left: number[] = [];
  let isThere = false;
  for (let way = 1; !isThere; way += 1) {
    copyInto(trial, game);
    let asked = 0;
    answerAtOnce(
      trial,
      (it) => cost.pay(it, by),
      ({ options }) => {
        if (asked === chosen.length) chosen.push(0);
        const place = numberAt(chosen, asked);
        left[asked] = options.length - 1 - place;
        asked += 1;
        return options[place] ?? DONE;
      },
    );
    isThere = remains(trial);
    chosen.length = asked;
    while (chosen.length > 0 && numberAt(left, chosen.length - 1) < 1) chosen.pop();
    if (chosen.length === 0) break;
    isThere ||= way === mostWays;
    chosen[chosen.length - 1] = numberAt(chosen, chosen.length - 1) + 1;
  }
  spare = trial;
  return isThere;
}

/** The position of the trial before: a new one for each would be most of the work. Nothing of it is read again. */
let spare: Game | null = null;
