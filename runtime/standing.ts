/** Rules that hold at every moment: what they do may be what another of them waits for. */
import { fault } from './fault.js';
import { isOver } from './outcome.js';
import type { Game } from './state.js';

/** More rounds than the numbers of a position can take to come to rest one by one. */
const MOST_ROUNDS = 10_000;

/** Looks at all standing rules, round after round, until a round changes nothing. Rules that never come to rest are a fault. */
export function untilAtRest(game: Game, lookOnce: (game: Game) => void): void {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = game.cells.slice();
    lookOnce(game);
    if (isOver(game) || isSame(game.cells, before)) return;
  }
  fault('the standing rules never come to rest');
}

function isSame(cells: Int32Array, before: Int32Array): boolean {
  for (let cell = 0; cell < cells.length; cell += 1) if (cells[cell] !== before[cell]) return false;
  return true;
}
