/** Plays games until their rates, or the differences of two editions, are known closely enough. */
import { simulate, type Simulation } from '../host/simulate.js';
import { added, noGames, type Tally } from '../simulation/tally.js';
import type { World } from '../resolved/ir.js';
import { gamesFor, pairsWithin } from '../statistics/sizes.js';
import { countsOf, differencesOf, ratesOf } from '../simulation/counts.js';

/** So many games are played before anything is judged by them. */
const first = 200;

/**
 * All games where nothing is asked, else as many as it takes until every interval reaches no more than so much, a share of 0 to 1, to
 * either side, and at most all. How many that takes is computed by what was found, played, and looked at again: Y. S. Chow, H. Robbins, "On the asymptotic theory of
 * fixed-width sequential confidence intervals for the mean", 1965. The looks do not turn on how many threads play.
 */
export async function playUntil(simulation: Simulation, world: World, within: number | null): Promise<Tally> {
  const { games, firstSeed, versus = null } = simulation;
  let tally = noGames;
  let upTo = within === null ? games : Math.min(first, games);
  while (tally.games < games && !simulation.isStopped()) {
    const before = tally;
    const more = await simulate({
      ...simulation,
      firstSeed: firstSeed + before.games,
      games: upTo - before.games,
      onProgress: (played) => {
        simulation.onProgress(before.games + played);
      },
    });
    tally = added(before, more);
    if (within === null) break;
    const needed = versus === null ? neededForRates(world, tally, within) : neededForPairs(world, tally, within);
    if (needed <= tally.games) break;
    // What was computed is no more than likely: a look at a tenth more would soon follow one that fell short.
    upTo = Math.min(games, Math.max(needed, Math.ceil(tally.games * 1.1)));
  }
  return tally;
}

/** So many games in all, as far as can be told; no more than were played where every interval is narrow enough. */
function neededForRates(world: World, tally: Tally, within: number): number {
  const counts = countsOf(world, tally, {});
  const wide = ratesOf(counts).filter(({ low, high }) => (high - low) / 2 > within);
  return wide.length === 0
    ? counts.games
    : Math.max(counts.games + 1, ...wide.map(({ rate }) => gamesFor(rate, within)));
}

function neededForPairs(world: World, tally: Tally, within: number): number {
  const wide = differencesOf(world, tally.pairs).filter(({ low, high }) => (high - low) / 2 > within);
  return wide.length === 0 ? tally.games : Math.max(tally.games + 1, ...wide.map((it) => pairsWithin(it, within)));
}
