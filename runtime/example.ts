/**
 * Examples, as generated tests write them: a position is given, something is done and answered, and the board shows the
 * outcome. What does not hold is thrown as an Error.
 */
import { type Effect, NOBODY } from './decision.js';
import { fault } from './fault.js';
import { checkInvariants } from './invariants.js';
import { factionAt } from './order.js';
import { type Bounds } from './bounded.js';
import { cardOf, establish, type Given, givenDiffers, takeInHand } from './position.js';
import { type Program, startGame } from './program.js';
import { begin, pending, type Pending } from './session.js';
import { snapshot } from './snapshot.js';
import { type Game, indexOf, rowAt } from './state.js';
import {
  askedOf,
  askedText,
  cannotGoOn,
  difference,
  goOn,
  isOfQuestion,
  playOf,
  refusalText,
  say,
  type ScriptedPlay,
  type Shown,
  type Speaker,
} from './testing.js';

/** What is done. `by` null: the faction that comes first in the order of play. `side` null: the card's only one. */
export type Deed =
  | { readonly by: string | null; readonly conducts: string }
  | { readonly by: string | null; readonly within: Bounds }
  | { readonly by: string; readonly plays: string; readonly side: string | null };

export interface Example {
  /** States what is true before anything is done, and makes it so. */
  given(sentence: string, given: Given): void;
  /** Starts what is done; all that was done before must have come to its end. */
  when(sentence: string, deed: Deed): void;
  /** Gives answers one after the other. */
  answers(by: Speaker, ...labels: string[]): void;
  /** Goes on from between two rounds to what comes next. */
  goesOn(): void;
  /** States what is so then. */
  shows(sentence: string, shown: Shown): void;
}

/**
 * Plays one example on the setup. Throws where what is given cannot be, an answer is not asked for, something is otherwise
 * than stated, or something is asked at the end of which the example says nothing; the message holds every difference.
 */
export function example(program: Program, body: (example: Example) => void): void {
  const game = startGame(program, 1, null);
  const givens: { readonly sentence: string; readonly given: Given }[] = [];
  const differences: string[] = [];
  let play: ScriptedPlay | null = null;
  const question = { isStated: false };
  const playing = (): ScriptedPlay => play ?? fault('nothing is done in the example');

  body({
    given(sentence, given) {
      givens.push({ sentence, given });
    },
    when(sentence, deed) {
      if (play === null) layOut(game, givens);
      else refuseUnfinished(sentence, pending(play.session));
      const start: Game = { ...game, cells: (play?.session.game ?? game).cells };
      if ('plays' in deed && !givens.some(({ given }) => 'card' in given)) takeInHand(start, cardOf(start, deed.plays));
      play = playOf(begin({ ...program, play: (it) => effectOf(program, it, sentence, deed) }, 'ask', start));
      question.isStated = false;
    },
    answers(by, ...labels) {
      for (const label of labels) {
        const refusal = say(playing(), by, label);
        question.isStated = false;
        if (refusal === null) continue;
        throw new Error(
          refusal.reason === 'over'
            ? `the example says "${by}: ${label}", but nothing is asked any more; a choice with one legal answer is never asked`
            : refusalText(by, label, refusal, 'example'),
        );
      }
    },
    goesOn() {
      if (!goOn(playing())) throw new Error(cannotGoOn(playing()));
      question.isStated = false;
    },
    shows(sentence, shown) {
      if (isOfQuestion(shown)) question.isStated = true;
      const found = difference(playing(), shown);
      if (found !== null) differences.push(`expected: ${sentence}; ${found}`);
    },
  });

  const open = askedOf(playing());
  if (!question.isStated && open !== null) {
    differences.unshift(`what is done has not come to its end: ${askedText(open)}`);
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}

/** Makes true what is given. Two statements may contradict each other, and all together may ask for more than there is. */
function layOut(game: Game, givens: readonly { readonly sentence: string; readonly given: Given }[]): void {
  establish(
    game,
    givens.map(({ given }) => given),
  );
  const state = snapshot(game);
  for (const { sentence, given } of givens) {
    const found = givenDiffers(state, game, given);
    if (found !== null) throw new Error(`given: ${sentence}; but with what else is given, ${found}`);
  }
  const broken = checkInvariants(game);
  if (broken !== null) throw new Error(`the position that is given cannot be: ${broken}`);
}

function refuseUnfinished(sentence: string, asked: Pending | null): void {
  if (asked !== null) throw new Error(`the example goes on with "${sentence}", but ${askedText(asked)}`);
}

function effectOf(program: Program, game: Game, sentence: string, deed: Deed): Effect {
  const { rules } = program;
  const first = rules.order.places.length === 0 ? NOBODY : factionAt(game, 0);
  const by = deed.by === null ? first : indexOf(rules.factions, deed.by);
  if ('conducts' in deed) {
    return rowAt(program.procedures, indexOf(rules.procedures, deed.conducts)).run(game, by);
  }
  if ('within' in deed) return program.conduct(game, by, sentence, deed.within);
  const card = cardOf(game, deed.plays);
  const side = deed.side === null ? 0 : indexOf(rowAt(rules.cards, card).sides, deed.side);
  const event = program.events[card]?.[side] ?? fault(`${deed.plays} has no Event`);
  return event(game, by);
}
