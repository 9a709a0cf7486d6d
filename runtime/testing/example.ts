/** Plays examples: a position is given, something is done and answered, and the board shows the outcome. */
import { type Effect, NOBODY } from '../decision.js';
import { fault } from '../fault.js';
import { checkInvariants } from '../invariants.js';
import { factionAt } from '../order.js';
import { type Bounds } from '../bounded.js';
import { cardOf, establish, type Given, givenDiffers, setCurrentCard } from './position.js';
import { type Program, startGame } from '../program.js';
import { begin, pending } from '../session.js';
import { doItem, type ScriptItem, type Mistake, mistakesIn, type Stated } from './script.js';
import { askedOf, askedText, isOfQuestion, playOf, type ScriptedPlay, type Shown } from './scripted-play.js';
import type { Plural } from './shown.js';
import { snapshot } from '../snapshot.js';
import { copyOf, type Game, indexOf, rowAt } from '../state.js';

/** What is done. `by` null: the faction that comes first in the order of play. `side` null: the card's only one. */
export type Action =
  | { readonly by: string | null; readonly conducts: string }
  | { readonly by: string | null; readonly within: Bounds }
  | { readonly by: string; readonly plays: string; readonly side: string | null };

/** Something is done; all that was done before must have come to its end. */
export interface Done {
  readonly kind: 'done';
  readonly text: string;
  readonly data: Action;
}

/** What is true before anything is done, what is done and answered, and what is so then. */
export interface Example {
  readonly given: readonly Stated<Given>[];
  readonly when: readonly (Done | ScriptItem)[];
  readonly then: readonly Stated<Shown>[];
}

/** What is noted of a play as it goes on is noted by the one that stands in for it. */
export type Watching = (play: ScriptedPlay) => ScriptedPlay;

/**
 * Plays an example on the setup. Tells what does not hold: a position that cannot be, an answer that is not asked for, what is
 * otherwise than stated, and what is asked at the end of which the example says nothing. Empty where the example holds.
 */
export function mistakesOfExample(
  program: Program,
  { given, when, then }: Example,
  plural?: Plural,
  watching: Watching = (play) => play,
): readonly Mistake[] {
  const game = startOf(program);
  const refused = layOut(game, given);
  if (refused !== null) return [refused];

  const mistakes: Mistake[] = [];
  let play: ScriptedPlay | null = null;
  const playing = (): ScriptedPlay => play ?? fault('nothing is done in the example');
  for (const [index, item] of when.entries()) {
    const place = { part: 'when', index } as const;
    if (item.kind !== 'done') {
      const { mistakes: found, stops } = doItem(playing(), item, place, plural);
      mistakes.push(...found);
      if (stops) return mistakes;
      continue;
    }
    const open = play === null ? null : pending(play.session);
    if (open !== null) {
      const found = askedText(open);
      return [...mistakes, { place, text: `the example goes on with "${item.text}", but ${found}`, found }];
    }
    play = watching(begun(program, { ...game, cells: (play?.session.game ?? game).cells }, item, given));
  }
  mistakes.push(...mistakesIn(playing(), then, (index) => ({ part: 'then', index }), plural));
  const open = isEndStated(when, then) ? null : askedOf(playing());
  if (open === null) return mistakes;
  const found = askedText(open);
  const text = `what is done has not come to its end: ${found}`;
  return [{ place: { part: 'when', index: when.length - 1 }, text, found }, ...mistakes];
}

/** The positions from which examples begin: to set up the board and to deal the cards takes longer than many an example. */
const starts = new WeakMap<Program, Game>();

function startOf(program: Program): Game {
  const start = starts.get(program) ?? startGame(program, 1, null);
  starts.set(program, start);
  return copyOf(start);
}

/** What is done, in a position; the card that is played is the one in hand unless another one is given. */
function begun(program: Program, start: Game, { text, data }: Done, given: Example['given']): ScriptedPlay {
  if ('plays' in data && !given.some((it) => 'card' in it.data)) setCurrentCard(start, cardOf(start, data.plays));
  return playOf(begin({ ...program, play: (game) => effectOf(program, game, text, data) }, 'ask', start));
}

/** Whether the example says what is asked, or that nothing is, after its last answer. */
function isEndStated(when: Example['when'], then: Example['then']): boolean {
  const lastMove = when.findLastIndex(({ kind }) => kind !== 'shows');
  const between = when.slice(lastMove + 1).flatMap((item) => (item.kind === 'shows' ? item.statements : []));
  return [...between, ...then].some(({ data }) => isOfQuestion(data));
}

/** Makes true what is given. Two statements may contradict each other, and all together may ask for more than there is. */
function layOut(game: Game, given: Example['given']): Mistake | null {
  establish(
    game,
    given.map(({ data }) => data),
  );
  const state = snapshot(game);
  for (const [index, { text, data }] of given.entries()) {
    const found = givenDiffers(state, game, data);
    if (found === null) continue;
    return { place: { part: 'given', index }, text: `given: ${text}; but with what else is given, ${found}`, found };
  }
  const found = checkInvariants(game);
  if (found === null) return null;
  return { place: { part: 'given', index: 0 }, text: `the position that is given cannot be: ${found}`, found };
}

function effectOf(program: Program, game: Game, sentence: string, action: Action): Effect {
  const { rules } = program;
  const first = rules.order.places.length === 0 ? NOBODY : factionAt(game, 0);
  const by = action.by === null ? first : indexOf(rules.factions, action.by);
  if ('conducts' in action) {
    return rowAt(program.procedures, indexOf(rules.procedures, action.conducts)).run(game, by);
  }
  if ('within' in action) return program.conduct(game, by, sentence, action.within);
  const card = cardOf(game, action.plays);
  const side = action.side === null ? 0 : indexOf(rowAt(rules.cards, card).sides, action.side);
  const event = program.events[card]?.[side] ?? fault(`${action.plays} has no Event`);
  return event(game, by);
}
