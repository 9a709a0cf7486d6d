/**
 * Examples, as generated tests write them: a position is given, something is done and answered, and the board shows the
 * outcome. What does not hold is thrown as an Error.
 */
import type { Effect } from './decision.js';
import { fault } from './fault.js';
import { checkInvariants } from './invariants.js';
import { factionAt } from './order.js';
import { cardOf, establish, type Given, takeInHand } from './position.js';
import { type Program, startGame } from './program.js';
import { begin, pending, type Pending } from './session.js';
import { snapshot } from './snapshot.js';
import { type Game, indexOf, rowAt } from './state.js';
import {
  askedText,
  difference,
  playOf,
  positionDiffers,
  refusalText,
  say,
  type ScriptedPlay,
  type Shown,
  type Speaker,
  speakerOf,
} from './testing.js';

/** What is done. `by` null: the faction that comes first in the order of play. `side` null: the card's only one. */
export type Deed =
  | { readonly by: string | null; readonly conducts: string }
  | { readonly by: string; readonly plays: string; readonly side: string | null };

/** Who is asked, and every label that may be answered; null where nothing is asked. */
export type Question = { readonly of: Speaker; readonly options: readonly string[] } | null;

export interface Example {
  /** States what is true before anything is done, and makes it so. */
  given(sentence: string, given: Given): void;
  /** Starts what is done; all that was done before must have come to its end. */
  when(sentence: string, deed: Deed): void;
  /** Gives answers one after the other. */
  answers(by: Speaker, ...labels: string[]): void;
  /** States what the board shows. */
  shows(sentence: string, shown: Shown): void;
  /** States what is asked at the end. */
  asks(sentence: string, question: Question): void;
}

/**
 * Plays one example on the setup. Throws where what is given cannot be, an answer is not asked for, the board shows
 * otherwise, or something is asked at the end of which the example says nothing; the message holds every difference.
 */
export function example(program: Program, body: (example: Example) => void): void {
  const game = startGame(program, 1, null);
  const givens: { readonly sentence: string; readonly given: Given }[] = [];
  const differences: string[] = [];
  let play: ScriptedPlay | null = null;
  const questions: Question[] = [];
  const playing = (): ScriptedPlay => play ?? fault('nothing is done in the example');

  body({
    given(sentence, given) {
      establish(game, given);
      givens.push({ sentence, given });
    },
    when(sentence, deed) {
      if (play === null) verify(game, givens);
      else refuseUnfinished(sentence, pending(play.session));
      const start: Game = { ...game, cells: (play?.session.game ?? game).cells };
      if ('plays' in deed && !givens.some(({ given }) => 'card' in given)) takeInHand(start, cardOf(start, deed.plays));
      play = playOf(begin({ ...program, play: (it) => effectOf(program, it, deed) }, 'ask', start));
    },
    answers(by, ...labels) {
      for (const label of labels) {
        const refusal = say(playing(), by, label);
        if (refusal === null) continue;
        throw new Error(
          refusal.reason === 'over'
            ? `the example says "${by}: ${label}", but nothing is asked any more; a choice with one legal answer is never asked`
            : refusalText(by, label, refusal, 'example'),
        );
      }
    },
    shows(sentence, shown) {
      const found = difference(playing(), shown);
      if (found !== null) differences.push(`expected: ${sentence}; ${found}`);
    },
    asks(sentence, question) {
      questions.push(question);
      const found = questionDiffers(pending(playing().session), question);
      if (found !== null) differences.push(`expected: ${sentence}; ${found}`);
    },
  });

  const open = pending(playing().session);
  if (questions.length === 0 && open !== null) {
    differences.unshift(`what is done has not come to its end: ${askedText(open)}`);
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}

/** Two statements may contradict each other, and all together may ask for more than there is. */
function verify(game: Game, givens: readonly { readonly sentence: string; readonly given: Given }[]): void {
  const state = snapshot(game);
  for (const { sentence, given } of givens) {
    if ('board' in given || 'deck' in given) continue;
    const found = positionDiffers(state, game, given);
    if (found !== null) throw new Error(`given: ${sentence}; but with what else is given, ${found}`);
  }
  const broken = checkInvariants(game);
  if (broken !== null) throw new Error(`the position that is given cannot be: ${broken}`);
}

function refuseUnfinished(sentence: string, asked: Pending | null): void {
  if (asked !== null) throw new Error(`the example goes on with "${sentence}", but ${askedText(asked)}`);
}

function effectOf(program: Program, game: Game, deed: Deed): Effect {
  const { rules } = program;
  const by = deed.by === null ? factionAt(game, 0) : indexOf(rules.factions, deed.by);
  if ('conducts' in deed) {
    return rowAt(program.procedures, indexOf(rules.procedures, deed.conducts)).run(game, by);
  }
  const card = cardOf(game, deed.plays);
  const side = deed.side === null ? 0 : indexOf(rowAt(rules.cards, card).sides, deed.side);
  const event = program.events[card]?.[side] ?? fault(`${deed.plays} has no Event`);
  return event(game, by);
}

function questionDiffers(asked: Pending | null, question: Question): string | null {
  if (asked === null) return question === null ? null : 'nothing is asked';
  if (question?.of !== speakerOf(asked)) return askedText(asked);
  const legal = asked.options.map(({ label, value }) => [label, asked.kind === 'count' ? String(value) : label]);
  const isOffered = (said: string): boolean => legal.some((names) => names.some((name) => sameLabel(name, said)));
  const isStated = (names: readonly string[]): boolean =>
    question.options.some((said) => names.some((name) => sameLabel(name, said)));
  return question.options.every(isOffered) && legal.every(isStated) ? null : askedText(asked);
}

function sameLabel(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase();
}
