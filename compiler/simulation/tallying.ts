/** Plays random games of a program, or games between players, and tallies what came of them. */
import type { Playable } from '../../runtime/at-once.js';
import type { Choices } from '../../runtime/options.js';
import type { Ending } from '../../runtime/outcome.js';
import { playerOf, type Skill } from '../../runtime/opponents/players.js';
import { playSeated } from '../../runtime/opponents/seated.js';
import type { Game } from '../../runtime/state.js';
import { newEventTally, watchEvents } from '../../runtime/testing/event-tally.js';
import { guarded } from '../../runtime/testing/guarded.js';
import { choicesFor, playRandomly } from '../../runtime/testing/random-play.js';
import { type PlayedEvent, tellEvents } from '../../runtime/testing/skipped-events.js';
import type { Core } from '../core/ir.js';
import { endWorthOf, valueOf } from '../interpreter/value.js';
import { noSpread, withNumber } from '../statistics/spread.js';
import { bothLengths, leaderOf, lengthIn, noLengths } from './lengths.js';
import { type OutcomeCount, type PairCount, type Problem, type Tally, withGames, withPairs } from './tally.js';

export interface Batch {
  readonly firstSeed: number;
  readonly games: number;
}

/** Who plays each faction, and the rules by which a position is worth something to it. */
export interface Seats {
  /** By faction. */
  readonly skills: readonly Skill[];
  readonly core: Core;
}

/** How games are played, and what is counted of them. */
export interface Playing {
  /** Whether the positions are checked; the engine tells its steps then. */
  readonly invariants: boolean;
  /** Whether Events are counted; where their effects are found, they are. */
  readonly events: boolean;
  /** What is chosen of the optional rules in every game; the others are chosen by the seeds, each way as often as another. */
  readonly choices: Choices;
  /** Null or absent: all choose at random. */
  readonly seats?: Seats | null;
  /** By whose ends what each Event changes is found, each in a game more; null or absent: it is not. */
  readonly effects?: Core | null;
  /** By whose value the lead is found; null or absent: it is not. */
  readonly leads?: Core | null;
}

/** Tells the time in milliseconds to who plays for a time. */
export type Clock = () => number;

/** Plays the game of a seed, without the Event of one place, from 0, where one is left out; `watch` is given the position at the start. */
export type Play = (seed: number, watch: (game: Game) => void, leftOut: number | null) => Played;

/** Plays batches of games of a program; those of each seed by `other` too, where there is one. */
export function tallying(
  program: Playable,
  playing: Playing,
  now: Clock,
  other: Play | null = null,
): (batch: Batch) => Tally {
  const { effects: told = null, leads: led = null } = playing;
  const isCounting = playing.events || told !== null;
  const play = oneGame(program, playing, now);
  const worth = told === null ? null : endWorthOf(told);
  const leader = led === null ? null : leaderOf(led);
  const ofEachSide = <Value>(value: Value): Value[][] => program.rules.cards.map((card) => card.sides.map(() => value));
  return ({ firstSeed, games }) => {
    let outcomes: readonly OutcomeCount[] = [];
    let pairs: readonly PairCount[] = [];
    let lengths = noLengths;
    const problems: Problem[] = [];
    const events = newEventTally(program.rules);
    const effects = ofEachSide(noSpread);
    const endings = ofEachSide<readonly OutcomeCount[]>([]);
    let finished = 0;
    let decisions = 0;
    for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
      const played: PlayedEvent[] = [];
      const lengthOf = lengthIn(leader);
      const watch = (position: Game): void => {
        lengthOf.watch(position);
        if (!isCounting) return;
        watchEvents(position, events);
        tellEvents(position, (event) => played.push(event), null);
      };
      const game = play(seed, watch, null);
      decisions += game.decisions;
      // Of one seed, what went wrong first is told.
      const wrong = (where: string, { problem }: Played): void => {
        if (problems.at(-1)?.seed === seed) return;
        problems.push({ seed, message: `${where}${problem ?? 'the game did not end'}` });
      };
      if (game.problem !== null || game.outcome === null) {
        wrong('', game);
        continue;
      }
      finished += 1;
      const { outcome } = game;
      outcomes = withGames(outcomes, outcome, 1);
      lengths = bothLengths(lengths, lengthOf.ended(game.decisions));
      for (const [place, { card, side, by }] of played.entries()) {
        const isFirst = played.findIndex((it) => it.card === card && it.side === side) === place;
        if (isFirst) change(endings, card, side, (ended) => withGames(ended, outcome, 1));
        if (worth === null) continue;
        const without = play(seed, () => undefined, place);
        if (without.outcome === null) {
          const { id = '', sides = [] } = program.rules.cards[card] ?? {};
          wrong(`without ${id} ${sides[side] ?? ''}: `, without);
          continue;
        }
        const better = Math.round(1000 * (worth(outcome, by) - worth(without.outcome, by)));
        change(effects, card, side, (spread) => withNumber(spread, better));
      }
      if (other === null) continue;
      const second = other(seed, () => undefined, null);
      if (second.outcome === null) wrong('in the other edition: ', second);
      else pairs = withPairs(pairs, { first: outcome, second: second.outcome, games: 1 });
    }
    const failed = problems.length;
    return { games, finished, failed, decisions, outcomes, problems, events, endings, pairs, effects, lengths };
  };
}

function change<Value>(of: Value[][], card: number, side: number, to: (value: Value) => Value): void {
  const sides = of[card];
  const value = sides?.[side];
  if (sides !== undefined && value !== undefined) sides[side] = to(value);
}

/** A game as it was played. */
export interface Played {
  readonly outcome: Ending | null;
  readonly decisions: number;
  /** What went wrong. */
  readonly problem: string | null;
}

/** Plays the games of a program, by whoever sits there. */
export function oneGame(
  program: Playable,
  { seats, choices, invariants }: Pick<Playing, 'seats' | 'choices' | 'invariants'>,
  now: Clock,
): Play {
  if (seats === undefined || seats === null) {
    return (seed, watch, leftOut) => {
      const options = { checkInvariants: invariants, choices, watch };
      const { outcome, decisions, crashed, answers = [] } = playRandomly(leavingOut(program, leftOut), seed, options);
      return { outcome, decisions, problem: crashed === undefined ? null : `answer ${answers.length}: ${crashed}` };
    };
  }
  const played = invariants ? guarded(program) : program;
  const value = valueOf(seats.core);
  const players = seats.skills.map((skill) => playerOf(skill, value, now));
  return (seed, watch, leftOut) => {
    try {
      const seating = { seed, players, choices: choicesFor(program, seed, choices), watch };
      return { ...playSeated(leavingOut(played, leftOut), seating), problem: null };
    } catch (error) {
      return { outcome: null, decisions: 0, problem: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** The program, in whose games one Event does nothing: also in one that is played again since it went wrong. */
function leavingOut(program: Playable, place: number | null): Playable {
  if (place === null) return program;
  return {
    ...program,
    setup(game) {
      program.setup(game);
      tellEvents(game, () => undefined, place);
    },
  };
}
