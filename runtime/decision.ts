/**
 * Decisions: what an effect asks, of whom, and every legal answer. An effect yields a decision and is resumed with one
 * of its options. A choice with one answer is not asked; the log still shows it.
 */
import { fault } from './fault.js';
import { MANY } from './layout.js';
import type { Rules } from './rules.js';
import { type Game, numberAt, rowAt } from './state.js';

/** A procedure in progress: yields decisions, is resumed with answers, returns its result. */
export type Effect<R = void> = Generator<Decision, R, number>;

/** The decider of dice and draws. */
export const CHANCE = -1;
/** Who executes where no faction was told to act: the sequence of play, which is never asked anything. */
export const NOBODY = -2;
/** The option that takes no more. */
export const DONE = -1;
/** What a person answers to take no more, or nothing at all, whatever is asked. */
export const DECLINE = 'done';
/** The option that conducts the accompanying procedure first. Those below it pay for additional spaces. */
export const PAUSE = -2;

export type DecisionKind =
  'space' | 'piece' | 'count' | 'alternative' | 'chit' | 'procedure' | 'box' | 'side' | 'roll' | 'draw' | 'keep';

export interface Decision {
  /** A faction, or CHANCE. */
  readonly by: number;
  readonly kind: DecisionKind;
  /** The sentence, followed by its rule in brackets. */
  readonly why: string;
  readonly options: readonly number[];
  /** Alternatives and sides: the label of each option's index. Spaces: that of PAUSE, then of the options below it. Counts: what is counted. */
  readonly labels: readonly string[] | null;
  /** Draws: how likely each option is against the others; null where all are alike. */
  readonly weights: readonly number[] | null;
  /** The space that the question is about: the one in hand, or where pieces move from; NOWHERE where there is none. */
  readonly space: number;
  /** Where the sentence has several things chosen one after another, which of them this is, counted from 1; else 0. */
  readonly nth: number;
  /** How many the sentence lets be chosen or taken in all, as its numbers and bounds are now; MANY where no number bounds it. */
  readonly most: number;
}

/** No space. */
export const NOWHERE = -1;

/** Which of `most` choices comes after so many, as a decision tells it: none where there is one alone, or no more. */
export function nthOf(done: number, most: number): number {
  return most > 1 && done < most ? done + 1 : 0;
}

/** The only maker of decisions, so that all have one shape. */
export function decision(
  by: number,
  kind: DecisionKind,
  why: string,
  options: readonly number[],
  labels: readonly string[] | null,
  weights: readonly number[] | null,
  space = NOWHERE,
  nth = 0,
  most = MANY,
): Decision {
  return { by, kind, why, options, labels, weights, space, nth, most };
}

/**
 * Asks `by` for one of the options and returns it. A single option is returned without asking, and logged.
 * No option at all is a fault of the caller.
 */
export function* ask(
  game: Game,
  by: number,
  kind: DecisionKind,
  why: string,
  options: readonly number[],
  labels: readonly string[] | null = null,
  space = NOWHERE,
  nth = 0,
  most = MANY,
): Effect<number> {
  if (options.length > 1) return yield decision(by, kind, why, options, labels, null, space, nth, most);
  return onlyOption(game, by, kind, why, options, labels);
}

/** The single option of a choice that is no choice, logged. */
export function onlyOption(
  game: Game,
  by: number,
  kind: DecisionKind,
  why: string,
  options: readonly number[],
  labels: readonly string[] | null,
): number {
  const option = options[0];
  if (option === undefined) return fault(`nothing to choose from: ${why}`);
  if (game.log !== null) logAnswer(game, decision(by, kind, why, options, labels, null), option);
  return option;
}

/** Adds an answer to the log, if there is one; which card comes to a hand is nothing that all may read. */
export function logAnswer(game: Game, asked: Decision, option: number): void {
  if (game.log === null) return;
  const by = factionName(game.rules, asked.by);
  const isSecret = (asked.kind === 'draw' || asked.kind === 'keep') && game.rules.chits[option]?.card !== undefined;
  game.log.push(`${by}: ${asked.why}: ${isSecret ? A_CARD : optionLabel(game.rules, asked, option)}`);
}

/** What the log says of a card that is drawn or kept. */
const A_CARD = 'a card';

/** Logs that a step could not be carried out at all. */
export function logSkipped(game: Game, by: number, why: string): void {
  if (game.log !== null) game.log.push(`${factionName(game.rules, by)}: ${why}: not possible`);
}

export function factionName(rules: Rules, by: number): string {
  if (by === NOBODY) return 'the game';
  return by === CHANCE ? 'chance' : rowAt(rules.factions, by);
}

/** Who answers in a script: a faction by its name, or `draw` or `roll`. */
export function speakerFor(rules: Rules, { by, kind }: Decision): string {
  if (by !== CHANCE) return factionName(rules, by);
  return kind === 'roll' ? 'roll' : 'draw';
}

/** The code of a piece option: a column in a space, or in a box where `space` is the number of spaces plus the box. */
export function pieceCode(rules: Rules, space: number, column: number): number {
  return space * rules.columns.length + column;
}

/** What a person reads for an option. */
export function optionLabel(rules: Rules, asked: Decision, option: number): string {
  if (asked.kind === 'alternative' || asked.kind === 'side') {
    if (option >= 0) return asked.labels?.[option] ?? String(option);
  }
  if (option === DONE) return DECLINE;
  if (option <= PAUSE) return asked.labels?.[PAUSE - option] ?? 'pause';
  switch (asked.kind) {
    case 'space':
      return rowAt(rules.spaces, option).name;
    case 'piece':
      return pieceLabel(rules, option);
    case 'count':
      if (option === 0) return DECLINE;
      return asked.labels === null ? String(option) : `${option} ${asked.labels[0] ?? ''}`;
    case 'chit':
    case 'keep':
    case 'draw':
      return rowAt(rules.chits, option).name;
    case 'procedure':
      return rowAt(rules.procedures, option);
    case 'box':
      return rowAt(rules.order.boxes, option);
    case 'alternative':
    case 'side':
    case 'roll':
      return String(option);
  }
}

function pieceLabel(rules: Rules, code: number): string {
  const column = rowAt(rules.columns, code % rules.columns.length);
  const place = Math.floor(code / rules.columns.length);
  if (place < rules.spaces.length) return `${column.name} in ${rowAt(rules.spaces, place).name}`;
  const box = place - rules.spaces.length;
  return `${rowAt(rules.pieces, column.piece).name} in ${rules.boxes[box] ?? 'Available'}`;
}

const RANGES: (readonly number[])[][] = [];

/** The whole numbers from `from` (0 or more) to `to`; the same list for the same bounds. */
export function range(from: number, to: number): readonly number[] {
  const lists = (RANGES[from] ??= []);
  return (lists[to] ??= Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index));
}

/** Whether a list of numbers has one. */
export function includes(list: readonly number[], value: number): boolean {
  for (let i = 0; i < list.length; i += 1) if (numberAt(list, i) === value) return true;
  return false;
}
