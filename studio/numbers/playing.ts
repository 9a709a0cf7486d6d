/** Games that are simulated by the interpreter, and what came of them so far. */
import { interpret } from '../../compiler/interpreter/interpret.js';
import { countsOf, optionsPlayed, ratesOf, timesOf } from '../../compiler/simulation/counts.js';
import { seatNames } from '../../compiler/simulation/seating.js';
import { added, noGames, type Tally } from '../../compiler/simulation/tally.js';
import { tallying } from '../../compiler/simulation/tallying.js';
import type { Report, Wanted } from './report.js';

/** Tells the report again and again, at the latest after each game that takes longer than that, and at last when all are played. */
const often = 200;

/** `now` tells the time in milliseconds. */
export function simulateGames(wanted: Wanted, now: () => number, onReport: (report: Report) => void): void {
  const { core, games, firstSeed, seats, options } = wanted;
  const skills = seats === null ? null : { skills: seats, core };
  const play = tallying(interpret(core), { seats: skills, choices: options, invariants: false, events: true }, now);
  const started = now();
  let told = started;
  let tally = noGames;
  while (tally.games < games) {
    tally = added(tally, play({ firstSeed: firstSeed + tally.games, games: 1 }));
    if (now() - told < often && tally.games < games) continue;
    told = now();
    onReport(reportOf(wanted, tally, Math.max(1, told - started) / 1000));
  }
}

/** Of the games that were played so far, in so many seconds. */
function reportOf({ game, core, games, seats, options }: Wanted, tally: Tally, seconds: number): Report {
  const { world } = core;
  const counts = countsOf(world, tally, { cards: true });
  return {
    game,
    seats: seatNames(world, seats),
    ...timesOf(tally, seconds),
    ...(world.provenance.text === '' ? {} : { madeUp: world.provenance.text }),
    ...counts,
    outcomes: ratesOf(counts),
    ...optionsPlayed(world, options),
    isInterrupted: tally.games < games,
  };
}
