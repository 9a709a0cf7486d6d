/** Random play on one core. */
import { join } from 'node:path';
import { dist, root } from './workbench.mjs';

const warmUp = 1000;
const measured = 20_000;
const picks = 20_000_000;

/** Plays after a warm-up: how many decisions and games per second, and how fast a generator without any rule is. */
export async function measurePlay(game) {
  const play = await playerFor(game, { invariants: false });
  play({ firstSeed: 1_000_001, games: warmUp });
  const before = performance.now();
  const tally = play({ firstSeed: 1, games: measured });
  const seconds = (performance.now() - before) / 1000;
  return {
    games: measured,
    unfinished: measured - tally.finished,
    decisionsPerGame: tally.decisions / measured,
    decisionsPerSecond: tally.decisions / seconds,
    gamesPerSecond: measured / seconds,
    emptyPicksPerSecond: emptyPicksPerSecond(),
  };
}

/** Plays so many games with the invariants checked at every decision: how many ended, and the seed of each that went wrong. */
export async function checkGames(game, games) {
  const play = await playerFor(game, { invariants: true });
  const result = { games, finished: 0, decisions: 0, seconds: 0, problems: [] };
  const before = performance.now();
  for (let done = 0; done < games; done += warmUp) {
    const { finished, decisions, problems } = play({ firstSeed: done + 1, games: Math.min(warmUp, games - done) });
    result.finished += finished;
    result.decisions += decisions;
    result.problems.push(...problems);
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.min(done + warmUp, games)} of ${games} games`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  result.seconds = (performance.now() - before) / 1000;
  return result;
}

async function playerFor(game, { invariants }) {
  const { compile } = await import(dist('compiler/driver.js'));
  const { readSpec } = await import(dist('compiler/host/read-spec.js'));
  const { compileEngine } = await import(dist('compiler/host/load-engine.js'));
  const { playerOf } = await import(dist('compiler/host/simulate.js'));
  const { output, diagnostics } = await compile(readSpec(join(root, 'spec', game)));
  if (output === null)
    throw new Error(`spec/${game} has errors: ${diagnostics.map(({ message }) => message).join('; ')}`);
  return playerOf({ engine: compileEngine(root, output.engine), invariants, events: false, core: null });
}

/** A generator that yields a decision without rules and is resumed with one of its options by a small random generator. */
function emptyPicksPerSecond() {
  const decision = { by: 0, why: '', options: [0, 1, 2, 3] };
  function* deciding() {
    let sum = 0;
    for (;;) sum += yield decision;
  }
  const game = deciding();
  let state = 1;
  let pending = game.next();
  const before = performance.now();
  for (let pick = 0; pick < picks; pick += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const { options } = pending.value;
    pending = game.next(options[(state >>> 0) % options.length]);
  }
  return picks / ((performance.now() - before) / 1000);
}
