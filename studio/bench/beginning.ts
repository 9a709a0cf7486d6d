/** How a game on the table began, as something that can be done again under other rules, and what was answered in it. */
import { optionOfName } from '../../runtime/answer-names.js';
import { deckLength } from '../../runtime/cards.js';
import { CHANCE, optionLabel } from '../../runtime/decision.js';
import { GENERATOR_CELLS } from '../../runtime/layout.js';
import { positionInNames, positionNamed } from '../../runtime/named-cells.js';
import { type Program, startGame } from '../../runtime/program.js';
import { begin, cardsOf, type Draws, gameAt, retrace, type Session, type Start } from '../../runtime/session.js';
import { drawByChance } from '../../runtime/random.js';
import { copyOf, type Game, rowAt } from '../../runtime/state.js';
import type { KeptBeginning } from '../protocol.js';
import type { Playing } from './rules.js';

/** As it is kept, and, of an example, what begins it: null where the example no longer comes to it. */
export type Beginning =
  Exclude<KeptBeginning, KeptExample> | (KeptExample & { readonly begins: (playing: Playing) => Session | null });

type KeptExample = Extract<KeptBeginning, { readonly kind: 'example' }>;

/** A game that is played, with what is known of its answers. */
export interface Played {
  readonly session: Session;
  /** Who gave each answer: a faction, or CHANCE. */
  readonly by: number[];
  /** How long the log was after so many answers. */
  readonly lines: number[];
}

/** A game that was played again as far as it could be. */
export interface Again extends Played {
  /** How many of the answers could be given. */
  readonly kept: number;
  /** Why the next one could not be; null where all were. */
  readonly why: string | null;
}

/** Is told of a session before the first answer, and after each. */
export type Note = (session: Session) => void;

/** At the setup. A seed that is no whole number, and options that the game does not have, throw a RangeError. */
export function beginningAt(program: Program, start: Start, draws: Draws = 'held'): Beginning {
  const game = startOf(program, start);
  const { deck } = game.rules.layout;
  const dealt = Array.from(game.cells.subarray(deck, deck + deckLength(game)));
  return {
    kind: 'setup',
    start,
    dealt: dealt.map((card) => rowAt(game.rules.cards, card).id),
    generator: Array.from(game.cells.subarray(0, GENERATOR_CELLS)),
    draws,
  };
}

/** That of a session that was saved. */
export function beginningOf({ program, start, history, game }: Session): Beginning {
  if (start !== null) return beginningAt(program, start);
  return { kind: 'position', cells: positionInNames(program.rules, history[0]?.cells ?? game.cells) };
}

/**
 * Gives answers again, by the names that a saved game has for them. Chance decides by the seed; where that parts sooner, the cards, draws and rolls are those that there were, as
 * long as there are any such. A string says why there is no such beginning under these rules.
 */
export function playAgain(playing: Playing, beginning: Beginning, said: readonly string[]): Again | string {
  const bySeed = giveAll(playing, beginning, said);
  if (beginning.kind !== 'setup' || beginning.draws === 'given' || isWhole(bySeed)) return bySeed;
  const asItWas = giveAll(playing, { ...beginning, draws: 'given' }, said);
  const isFurther = typeof asItWas !== 'string' && (typeof bySeed === 'string' || asItWas.kept > bySeed.kept);
  return isFurther ? asItWas : bySeed;
}

/** Tells a game that is played from its beginning on, before the first answer and after each. */
export function tell(playing: Playing, beginning: Beginning, played: Played, note: Note): Again | string {
  const isBySeed = played.session.start !== null;
  const as = beginning.kind === 'setup' && !isBySeed ? { ...beginning, draws: 'given' as const } : beginning;
  return giveAll(playing, as, saidIn(played.session), note);
}

function isWhole(again: Again | string): boolean {
  return typeof again !== 'string' && again.why === null;
}

function giveAll(
  playing: Playing,
  beginning: Beginning,
  said: readonly string[],
  note: Note = () => undefined,
): Again | string {
  const by: number[] = [];
  try {
    const session = begun(playing, beginning);
    if (typeof session === 'string') return session;
    const lines = [logged(session)];
    note(session);
    const draws = beginning.kind === 'setup' ? beginning.draws : 'given';
    let why: string | null = null;
    for (const name of said) {
      const { asked } = session;
      why = giveOne(session, name, draws);
      // The generator has gone on already.
      if (why !== null && asked?.by === CHANCE) return partedAt(playing, beginning, said.slice(0, by.length), why);
      if (why !== null || asked === null) break;
      by.push(asked.by);
      lines.push(logged(session));
      note(session);
    }
    const again = { session, by, lines, kept: by.length, why };
    goOnByChance(again, note);
    return again;
  } catch (error) {
    // A session in which the rules have gone wrong cannot be played on; before that answer they had not.
    const why = `the rules go wrong: ${error instanceof Error ? error.message : String(error)}`;
    const before = Math.min(by.length, said.length - 1);
    return before < 0 ? why : partedAt(playing, beginning, said.slice(0, before), why);
  }
}

/** All that could be given, by itself. */
function partedAt(playing: Playing, beginning: Beginning, said: readonly string[], why: string): Again | string {
  const again = giveAll(playing, beginning, said);
  return typeof again === 'string' ? again : { ...again, why };
}

/** Gives one answer and notes it; false where it is none of the options. */
export function give(played: Played, value: number): boolean {
  const { session, by, lines } = played;
  const { asked } = session;
  if (asked === null || retrace(session, [value], 'given') === 0) return false;
  by.push(asked.by);
  lines.push(logged(session));
  return true;
}

/** Lets chance decide what it is asked, one answer after another. */
export function goOnByChance(played: Played, note: Note = () => undefined): void {
  const { session } = played;
  while (session.asked?.by === CHANCE) {
    // What it is going to draw is looked at ahead, so that it can be given like any answer.
    give(played, drawByChance(copyOf(session.game), session.asked));
    note(session);
  }
}

/** How many answers were given, chance's too. */
export function answersIn({ history }: Session): number {
  return history.reduce((sum, { answers }) => sum + answers.length, 0);
}

/** All that was answered, chance's too. */
export function saidIn({ history }: Session): readonly string[] {
  return history.flatMap(({ names }) => names);
}

export function logged({ game }: Session): number {
  return game.log?.length ?? 0;
}

/** Why an answer cannot be given; null where it was. */
function giveOne(session: Session, name: string, draws: Draws): string | null {
  const { asked, program } = session;
  if (asked === null) return `the game has ended before \`${name}\``;
  const option = optionOfName(program.rules, asked, name, false);
  const labels = asked.options.map((it) => optionLabel(program.rules, asked, it)).join(', ');
  if (option === null) return `\`${name}\` is no answer to "${asked.why}"; the options are ${labels}`;
  if (retrace(session, [option], draws) === 1) return null;
  return `chance decides "${asked.why}" otherwise than \`${name}\``;
}

/** The session up to its first decision, or why there is none. */
function begun(playing: Playing, beginning: Beginning): Session | string {
  const { program } = playing;
  switch (beginning.kind) {
    case 'setup': {
      const { start, dealt, generator, draws } = beginning;
      if (draws === 'held') return begin(program, 'seed', startOf(program, start), start);
      const deck = dealt.filter((id) => program.rules.cards.some((card) => card.id === id));
      const game = startOf(program, { ...start, deck });
      game.cells.set(generator);
      // What follows did not follow from the seed, so that it is told with the position.
      return begin(program, 'seed', game);
    }
    case 'position': {
      const found = positionNamed(program.rules, beginning.cells);
      return found.ok ? begin(program, 'seed', gameAt(program, found.cells)) : found.message;
    }
    case 'example':
      return beginning.begins(playing) ?? 'the example no longer comes to it';
  }
}

function startOf(program: Program, { seed, deck, options }: Start): Game {
  return startGame(program, seed, deck === null ? null : cardsOf(program, deck), options);
}
