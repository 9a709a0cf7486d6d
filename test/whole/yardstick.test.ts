/** The yardstick of Palestine: a policy of a few lines that random play loses to, though random play as Irgun wins hardly ever. */
import { expect, it } from 'vitest';
import { program } from '../../generated/palestine/index.js';
import * as runtime from '../../runtime/index.js';
import { irgunPolicy } from '../benchmark/irgun-policy.mjs';

const games = 20;

/** How many games Irgun wins against random British. */
function wins(irgun: runtime.Player): number {
  const players = [runtime.playerOf({ kind: 'random', budget: null }), irgun];
  const seeds = Array.from({ length: games }, (_, index) => index + 1);
  return seeds.filter((seed) => runtime.playSeated(program, { seed, players }).outcome?.winner === 'Irgun').length;
}

it('wins nearly all games as Irgun against random British, of which random Irgun wins none', () => {
  expect(program.rules.factions).toEqual(['British', 'Irgun']);
  expect(wins(irgunPolicy(program, runtime))).toBeGreaterThanOrEqual(games - 1);
  expect(wins(runtime.playerOf({ kind: 'random', budget: null }))).toBe(0);
});
