/**
 * A game in progress, for hosts: one pending decision at a time, answered by number or label, undone step by step. A
 * session is the positions at the checkpoints and the answers since each, so it is taken up again by playing the
 * answers since the last one. The generator is part of a position: an undone roll repeats itself.
 */
import { answerName } from './answer-names.js';
import { optionNamed } from './answers.js';
import {
  CHANCE,
  type Decision,
  type DecisionKind,
  type Effect,
  factionName,
  logAnswer,
  NOWHERE,
  optionLabel,
} from './decision.js';
import { MANY } from './layout.js';
import { type Ending, endingOf } from './outcome.js';
import type { Choices } from './options.js';
import { type Program, startGame } from './program.js';
import { drawByChance } from './random.js';
import { type Game, newGame, rowAt } from './state.js';

/** `seed`: chance is decided by the generator. `ask`: the host decides it, like a player. */
export type ChanceMode = 'seed' | 'ask';

export interface Entry {
  /** The position at a checkpoint. */
  readonly cells: Int32Array;
  /** Every answer since, those of chance too. */
  readonly answers: number[];
  /** What each of them is called, by which a saved game tells it. */
  readonly names: string[];
  /** Where in the answers the last one of a player is; -1 where there is none. */
  lastOfPlayer: number;
  /** How many lines the log had. */
  readonly logged: number;
}

/** What the first position of a game follows from. */
export interface Start {
  readonly seed: number;
  /** Ids of cards, the top first; null where the deck is dealt by the seed. */
  readonly deck: readonly string[] | null;
  /** What is chosen of the options; those that are left out are as they are by default. */
  readonly options: Choices;
}

export interface Session {
  readonly program: Program;
  /** Null where it began at another position than the setup. */
  readonly start: Start | null;
  readonly chance: ChanceMode;
  readonly game: Game;
  readonly history: Entry[];
  effect: Effect;
  /** Null when the game has ended. */
  asked: Decision | null;
}

export interface SessionOptions {
  /** A whole number. */
  readonly seed: number;
  /** Ids of cards, the top first; else the deck is dealt by the seed. */
  readonly deck?: readonly string[];
  /** By name; those that are left out are as they are by default. */
  readonly options?: Choices;
  readonly chance?: ChanceMode;
}

export interface Pending {
  /** The faction's name, or `chance`. */
  readonly by: string;
  readonly kind: DecisionKind;
  /** The sentence that asks. */
  readonly asks: string;
  /** The rule that it comes from; empty where none is cited. */
  readonly rule: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  /** How many of the options are chosen. */
  readonly choose: 1;
  /** The space that the question is about: the one in hand, or where pieces move from; null where there is none. */
  readonly space: string | null;
  /** Which choice of several that the sentence asks for, counted from 1; null where it asks for one alone. */
  readonly nth: number | null;
  /** How many the sentence lets be chosen or taken in all, as its numbers and bounds are now; null where no number bounds it. */
  readonly most: number | null;
}

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/**
 * Starts a game, up to its first decision. A seed that is no whole number, a deck that names no card of the game, or one
 * twice, options that it does not have or that cannot be so, and a `chance` that is neither throw a RangeError.
 */
export function newSession(program: Program, options: number | SessionOptions): Session {
  const given = typeof options === 'number' ? { seed: options } : options;
  const { seed, deck = null, options: choices = {}, chance = 'seed' } = given;
  if (!isChanceMode(chance)) throw new RangeError('chance is decided by `seed` or by `ask`');
  const game = startGame(program, seed, deck === null ? null : cardsOf(program, deck), choices);
  const session = begin(program, chance, game, { seed, deck, options: choices });
  answerByChance(session);
  return session;
}

export function isChanceMode(value: unknown): value is ChanceMode {
  return value === 'seed' || value === 'ask';
}

/** A session at a position, up to its first decision, be it of chance; `start` is what the position follows from. */
export function begin(program: Program, chance: ChanceMode, game: Game, start: Start | null = null): Session {
  game.log ??= [];
  game.regardsCards = true;
  const history = [entryOf(game)];
  const session: Session = { program, start, chance, game, history, effect: program.play(game), asked: null };
  game.onCheckpoint = () => {
    if (lastEntry(session).answers.length === 0) session.history.pop();
    session.history.push(entryOf(game));
  };
  proceed(session);
  return session;
}

/** What is asked now; null when the game has ended. */
export function pending(session: Session): Pending | null {
  const { asked } = session;
  const { rules } = session.program;
  if (asked === null) return null;
  const { asks, rule } = citation(asked.why);
  return {
    by: factionName(rules, asked.by),
    kind: asked.kind,
    asks,
    rule,
    options: asked.options.map((value) => ({ value, label: optionLabel(rules, asked, value) })),
    choose: 1,
    space: asked.space === NOWHERE ? null : rowAt(rules.spaces, asked.space).name,
    nth: asked.nth === 0 ? null : asked.nth,
    most: asked.most < MANY ? asked.most : null,
  };
}

/** Answers by an option's value or by a word for it, such as its label. What is not an option, of whatever type, changes nothing and is told. */
export function answer(session: Session, given: unknown): Outcome {
  const { asked } = session;
  if (asked === null) return { ok: false, message: 'the game has ended' };
  if (typeof given !== 'number' && typeof given !== 'string') {
    return { ok: false, message: 'an answer is the value or the label of an option' };
  }
  const option = optionOf(session, asked, given);
  if (option === null) {
    const labels = asked.options.map((value) => optionLabel(session.program.rules, asked, value));
    return { ok: false, message: `\`${given}\` is no answer to "${asked.why}"; the options are ${labels.join(', ')}` };
  }
  take(session, asked, option);
  answerByChance(session);
  return { ok: true };
}

/** Takes back the last answer of a player, and what chance decided after it. */
export function undo(session: Session): Outcome {
  const { history } = session;
  let kept = history.length - 1;
  while (kept >= 0 && history[kept]?.lastOfPlayer === -1) kept -= 1;
  const entry = history[kept];
  if (entry === undefined) return { ok: false, message: 'nothing has been answered yet' };
  const answers = entry.answers.slice(0, entry.lastOfPlayer);
  history.length = kept;
  restart(session, entry);
  retrace(session, answers, 'given');
  answerByChance(session);
  return { ok: true };
}

/** How the game has ended; null while it goes on. */
export function over(session: Session): Ending | null {
  return session.asked === null ? endingOf(session.game) : null;
}

/** Whether draws and rolls are held against the generator, or are what they were, whatever it would say. */
export type Draws = 'held' | 'given';

/**
 * Gives answers one by one, those of chance too; stops at the first that is no option now or, where draws are held, that
 * chance decides otherwise, and returns its index, else the number of answers.
 */
export function retrace(session: Session, answers: readonly number[], draws: Draws = 'held'): number {
  for (const [index, option] of answers.entries()) {
    const { asked } = session;
    if (!asked?.options.includes(option)) return index;
    if (asked.by === CHANCE && session.chance === 'seed') {
      // The generator goes on in any case.
      const drawn = drawByChance(session.game, asked);
      if (draws === 'held' && drawn !== option) return index;
    }
    take(session, asked, option);
  }
  return answers.length;
}

/** Plays on by chance until a player is asked. */
export function answerByChance(session: Session): void {
  while (session.chance === 'seed' && session.asked !== null && session.asked.by === CHANCE) {
    take(session, session.asked, drawByChance(session.game, session.asked));
  }
}

/** The sentence and the rule of a question. */
export function citation(why: string): { readonly asks: string; readonly rule: string } {
  const open = why.endsWith(']') ? why.lastIndexOf(' [') : -1;
  return open === -1 ? { asks: why, rule: '' } : { asks: why.slice(0, open), rule: why.slice(open + 2, -1) };
}

function lastEntry(session: Session): Entry {
  const entry = session.history[session.history.length - 1];
  return entry ?? entryOf(session.game);
}

function entryOf(game: Game): Entry {
  return { cells: game.cells.slice(), answers: [], names: [], lastOfPlayer: -1, logged: game.log?.length ?? 0 };
}

/** Goes back to an entry's position, which becomes the last of the history. */
function restart(session: Session, entry: Entry): void {
  const { game } = session;
  game.cells.set(entry.cells);
  if (game.log !== null) game.log.length = entry.logged;
  session.history.push(entryOf(game));
  session.effect.return();
  game.regardsCards = true;
  session.effect = session.program.play(game);
  proceed(session);
}

/** Runs up to the first decision. */
function proceed(session: Session): void {
  const step = session.effect.next();
  session.asked = step.done === true ? null : step.value;
}

function take(session: Session, asked: Decision, option: number): void {
  const entry = lastEntry(session);
  entry.answers.push(option);
  entry.names.push(answerName(session.program.rules, asked, option));
  if (asked.by !== CHANCE) entry.lastOfPlayer = entry.answers.length - 1;
  logAnswer(session.game, asked, option);
  const step = session.effect.next(option);
  session.asked = step.done === true ? null : step.value;
}

function optionOf(session: Session, asked: Decision, given: number | string): number | null {
  if (typeof given === 'number') return asked.options.includes(given) ? given : null;
  const question = pending(session);
  return question === null ? null : (optionNamed(question, given)?.value ?? null);
}

/** The cards with these ids; one that is none, or is there twice, throws a RangeError. */
export function cardsOf(program: Program, ids: readonly string[]): number[] {
  if (!Array.isArray(ids)) throw new RangeError('a deck is a list of the ids of cards');
  return ids.map((id, place) => {
    const card = program.rules.cards.findIndex((row) => row.id === id);
    if (card === -1) throw new RangeError(`no card is called \`${String(id)}\``);
    if (ids.indexOf(id) !== place) throw new RangeError(`card \`${id}\` is in the deck twice`);
    return card;
  });
}

/** A position from its cells. */
export function gameAt(program: Program, cells: ArrayLike<number>): Game {
  const game = newGame(program.rules);
  game.cells.set(cells);
  return game;
}
