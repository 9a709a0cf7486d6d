/**
 * Scripted play, for tests and for replays: a script answers the engine's questions by their labels, and says what the
 * board shows afterwards. Nothing here knows a test framework; what does not hold is thrown as an Error.
 */
import { isCalled, optionCalled } from '../answers.js';
import { deckLength } from '../cards.js';
import { playOn } from './guarded.js';
import type { Choices } from '../options.js';
import { type Program, startGame } from '../program.js';
import { randomPicks } from './random-play.js';
import { answer, newSession, pending, type Pending, type Session, type SessionOptions } from '../session.js';
import { type BoardShown, type Plural, positionDiffers } from './shown.js';
import { snapshot, type State } from '../snapshot.js';
import { copyOf, type Game, rowAt } from '../state.js';
import { stateSeenBy } from '../view.js';

/** What holds: on the board, of what is asked, and of what is seen. */
export type Shown =
  | BoardShown
  /** Who is asked; null: nothing is asked. `options`: every word that may be answered. */
  | { readonly asked: Speaker | null; readonly options?: readonly string[] }
  /** Whether these are among what may be answered. */
  | { readonly offered: readonly string[]; readonly is: boolean }
  /** The words of the question. */
  | { readonly question: string }
  /** The rule that the question comes from. */
  | { readonly cited: string }
  /** What a faction sees, or null who only watches. */
  | { readonly seenBy: string | null; readonly shows: readonly (readonly [sentence: string, shown: BoardShown])[] };

export interface ScriptedPlay {
  readonly session: Session;
  /** Where the play stands: after the last answer and before anything else is asked or a new round begins. */
  position: Game;
  /** What of it is shown on the board, which is worked out when somebody looks. */
  readonly state: State;
  /**
   * The positions between two rounds of the outermost loop that the engine has passed and the play has not gone on from yet;
   * at the first of them it stands.
   */
  stops: readonly Game[];
}

/** Who speaks in a script: a faction's name, or what chance does. */
export type Speaker = string;

/** Why an answer could not be given. `asked` is null when the game is over. */
export interface Refusal {
  readonly reason: 'not legal' | 'not asked' | 'over' | 'fault';
  readonly asked: Pending | null;
  /** The message of a fault; else empty. */
  readonly detail: string;
}

/** Starts a game in which every chance is left to the script. */
export function startScript(program: Program, start: Omit<SessionOptions, 'chance'>): ScriptedPlay {
  return playOf(newSession(program, { ...start, chance: 'ask' }));
}

/** A scripted play of a session, at its first question. */
export function playOf(session: Session): ScriptedPlay {
  let seen: { readonly position: Game; readonly state: State } | null = null;
  return {
    session,
    position: copyOf(session.game),
    stops: [],
    get state() {
      if (seen?.position !== this.position) seen = { position: this.position, state: snapshot(this.position) };
      return seen.state;
    },
  };
}

/** Gives one answer, by its label in any case; what cannot be given changes nothing and is told. */
export function say(play: ScriptedPlay, by: Speaker, said: string): Refusal | null {
  const { session } = play;
  const asked = pending(session);
  if (asked === null) return { reason: 'over', asked, detail: '' };
  if (speakerOf(asked) !== by) return { reason: 'not asked', asked, detail: '' };
  const option = optionCalled(asked, said);
  if (option === null) return { reason: 'not legal', asked, detail: '' };
  try {
    standAt(
      play,
      stopsWithin(session.game, () => answer(session, option.value)),
    );
    return null;
  } catch (error) {
    return { reason: 'fault', asked, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Goes on from between two rounds to where something happens next; false where the play does not stand there. */
export function goOn(play: ScriptedPlay): boolean {
  if (play.stops.length === 0) return false;
  standAt(play, play.stops.slice(1));
  return true;
}

function standAt(play: ScriptedPlay, stops: readonly Game[]): void {
  play.stops = stops;
  play.position = stops[0] ?? copyOf(play.session.game);
}

/** Plays on at random, by a seed, to the end of the game; a fault on the way is thrown. */
export function playToEnd({ session }: ScriptedPlay, seed: number): void {
  playOn(session.game, session.effect, session.asked, randomPicks(seed), () => false);
}

/** The ids of the cards that a seed deals, the top first. */
export function dealtDeck(program: Program, seed: number, choices: Choices = {}): string[] {
  const game = startGame(program, seed, null, choices);
  const { deck } = game.rules.layout;
  const cards = Array.from(game.cells.subarray(deck, deck + deckLength(game)));
  return cards.map((card) => rowAt(game.rules.cards, card).id);
}

/** Who has to answer: a faction by its name, or `draw` or `roll`. */
export function speakerOf(asked: Pending): Speaker {
  return asked.kind === 'roll' || asked.kind === 'draw' ? asked.kind : asked.by;
}

/** The positions between two rounds that `work` passes. */
function stopsWithin(game: Game, work: () => unknown): readonly Game[] {
  const inner = game.onCheckpoint;
  const stops: Game[] = [];
  game.onCheckpoint = () => {
    stops.push(copyOf(game));
    inner?.();
  };
  try {
    work();
  } finally {
    game.onCheckpoint = inner;
  }
  return stops;
}

/** What is asked where the play stands: nothing between two rounds of its outermost loop, or at the end. */
export function askedOf({ session, stops }: ScriptedPlay): Pending | null {
  return stops.length > 0 ? null : pending(session);
}

/** Whether a statement speaks of the question. */
export function isOfQuestion(shown: Shown): boolean {
  return 'asked' in shown || 'offered' in shown || 'question' in shown || 'cited' in shown;
}

/** What is so instead, as the end of a sentence (`it holds 1 Runner`); null where it is as stated. */
export function difference(play: ScriptedPlay, shown: Shown, plural: Plural = (it) => it): string | null {
  if ('asked' in shown) return askedDiffers(askedOf(play), shown);
  if ('offered' in shown) return offerDiffers(askedOf(play), shown);
  if ('question' in shown) return wordsDiffer(askedOf(play), ({ asks }) => asks === shown.question);
  if ('cited' in shown) return wordsDiffer(askedOf(play), ({ rule }) => rule === shown.cited);
  if ('seenBy' in shown) return viewDiffers(play, shown, plural);
  return positionDiffers(play.state, play.position, shown, plural);
}

function askedDiffers(asked: Pending | null, shown: Extract<Shown, { readonly asked: unknown }>): string | null {
  if (asked === null) return shown.asked === null ? null : 'nothing is asked';
  const { options } = shown;
  if (shown.asked !== speakerOf(asked)) return askedText(asked);
  if (options === undefined) return null;
  const isOffered = (said: string): boolean => asked.options.some((option) => isCalled(asked, option, said));
  const isStated = (option: Pending['options'][number]): boolean =>
    options.some((said) => isCalled(asked, option, said));
  return options.every(isOffered) && asked.options.every(isStated) ? null : askedText(asked);
}

function offerDiffers(asked: Pending | null, { offered, is }: Extract<Shown, { readonly offered: unknown }>) {
  if (asked === null) return 'nothing is asked';
  const isOffered = (said: string): boolean => asked.options.some((option) => isCalled(asked, option, said));
  return offered.every((said) => isOffered(said) === is) ? null : askedText(asked);
}

function wordsDiffer(asked: Pending | null, isAsStated: (asked: Pending) => boolean): string | null {
  if (asked === null) return 'nothing is asked';
  return isAsStated(asked) ? null : askedText(asked);
}

function viewDiffers(
  { position }: ScriptedPlay,
  { seenBy, shows }: Extract<Shown, { readonly seenBy: unknown }>,
  plural: Plural,
): string | null {
  const state = stateSeenBy(position, seenBy);
  for (const [sentence, shown] of shows) {
    const found = positionDiffers(state, position, shown, plural);
    if (found !== null) return `${sentence}: ${found}`;
  }
  return null;
}

/** Why the play cannot go on without an answer. */
export function cannotGoOn({ session }: ScriptedPlay): string {
  const asked = pending(session);
  return asked === null ? 'play goes on, but it has come to its end' : `play goes on, but ${askedText(asked)}`;
}

/** Why an answer could not be given, with the question and the legal answers. */
export function refusalText(
  by: Speaker,
  said: string,
  { reason, asked, detail }: Refusal,
  where: 'script' | 'example' = 'script',
): string {
  const start = `the ${where} says "${by}: ${said}", but `;
  if (reason === 'fault') return `${start}the engine failed: ${detail}`;
  if (asked === null) return `${start}the game is over`;
  return `${start}${askedText(asked)}`;
}

/** `Crown are asked: …`, with the rule and the legal answers. */
export function askedText(asked: Pending): string {
  const rule = asked.rule === '' ? '' : ` [${asked.rule}]`;
  const legal = asked.options.map(({ label }) => label).join(', ');
  const speaker = speakerOf(asked);
  return `${speaker} ${speaker === asked.by ? 'are' : 'is'} asked: ${asked.asks}${rule}\nlegal answers: ${legal}`;
}
