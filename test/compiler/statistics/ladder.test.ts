/** How much better one player is than another, of games whose ends are given. */
import { describe, expect, it } from 'vitest';
import type { Ending } from '../../../runtime/outcome.js';
import { betterBy, rungOf } from '../../../compiler/simulation/ladder.js';
import { noSpread, type Spread, withNumber } from '../../../compiler/statistics/spread.js';

const won: Ending = { winner: 'Crown', loser: null, isDraw: false, degree: null };
const lost: Ending = { winner: null, loser: 'Crown', isDraw: false, degree: null };
const worth = ({ winner }: Ending): number => (winner === 'Crown' ? 1 : 0);

const rungBy = (spread: Spread) => rungOf('mcts:2', 'greedy', [{ faction: 'Crown', spread }]);

describe('a rung of the ladder', () => {
  it('counts each game of a pair of ends', () => {
    const pairs = [
      { first: lost, second: won, games: 3 },
      { first: won, second: won, games: 2 },
      { first: won, second: lost, games: 1 },
    ];
    const one = [1000, 1000, 1000, 0, 0, -1000].reduce((spread, number) => withNumber(spread, number), noSpread);
    expect(betterBy(pairs, worth, 0)).toEqual(one);
    expect(rungBy(one)).toMatchObject({ games: 6, better: 1 / 3, byFaction: [{ faction: 'Crown', better: 1 / 3 }] });
  });

  it('reaches no further than from lost to won, and is not for sure where a few games were alike', () => {
    const { better, low, high } = rungBy(betterBy([{ first: lost, second: won, games: 4 }], worth, 0));
    expect({ better, high }).toEqual({ better: 1, high: 1 });
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(0.6);
    expect(rungBy([1000, 1000, -1000].reduce(withNumber, noSpread))).toMatchObject({ low: -1, high: 1 });
  });

  it('has no interval of one game, and nothing of none', () => {
    expect(rungBy(withNumber(noSpread, 1000))).toMatchObject({ games: 1, better: 1, low: null, high: null });
    expect(rungBy(noSpread)).toMatchObject({ games: 0, better: 0, low: null, high: null });
  });
});
