/** The ladder of players, each against random ones, and Palestine's yardstick: `node test/benchmark/ladder.mjs GAME --games N`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { irgunPolicy } from './irgun-policy.mjs';
import { dist, root } from './workbench.mjs';

const help = `usage: node test/benchmark/ladder.mjs GAME [--games N] [--seed S] [--mc N] [--mcts N]

  --games N  games for each row (20)
  --seed S   the first seed (1)
  --mc N     playouts for each option (5)
  --mcts N   playouts in all (100)
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    mc: { type: 'string', default: '5' },
    mcts: { type: 'string', default: '100' },
    help: { type: 'boolean', default: false },
  },
});
const [game] = positionals;
const numbers = [values.games, values.seed, values.mc, values.mcts].map(Number);

if (values.help || game === undefined || !numbers.every((it) => Number.isSafeInteger(it) && it > 0)) {
  process.stdout.write(help);
  process.exitCode = values.help ? 0 : 2;
} else await main(...numbers);

async function main(games, firstSeed, mc, mcts) {
  const { check } = await import(dist('compiler/driver.js'));
  const { readSpec } = await import(dist('compiler/host/read-spec.js'));
  const { loadProgram } = await import(dist('compiler/host/load-engine.js'));
  const { lower } = await import(dist('compiler/core/from-resolved.js'));
  const { emitEngine } = await import(dist('compiler/emit/emit-engine.js'));
  const { valueOf } = await import(dist('compiler/interpreter/value.js'));
  const { wilson } = await import(dist('compiler/statistics/intervals.js'));
  const { lonePlayer } = await import(dist('compiler/resolved/players.js'));
  const runtime = await import(dist('runtime/index.js'));
  const { world } = check(readSpec(join(root, 'spec', game)));
  const core = lower(world);
  const program = await loadProgram(root, emitEngine(core));
  const value = valueOf(core);
  const player = (kind, budget = null) => runtime.playerOf({ kind, budget }, value);
  const ladder = [
    ['random', player('random')],
    ['greedy', player('greedy')],
    [`mc:${mc}`, player('mc', mc)],
    [`mcts:${mcts}`, player('mcts', mcts)],
  ];
  const { factions } = program.rules;
  const alone = lonePlayer(world.factions);
  const seats = alone === null ? factions.map((_, index) => index) : [alone];
  const play = (faction, own, other) => {
    let won = 0;
    let worth = 0;
    const before = performance.now();
    for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
      const players = factions.map((_, index) => (index === faction ? own : other));
      const { outcome } = runtime.playSeated(program, { seed, players });
      if (outcome?.winner === factions[faction]) won += 1;
      worth += (world.degrees.findIndex(({ name }) => name === outcome?.degree) + 1) / games;
    }
    const { low, high } = wilson(won, games);
    const percent = (share) => (100 * share).toFixed(0).padStart(3);
    const time = ((performance.now() - before) / games).toFixed(0).padStart(6);
    const ended =
      world.degrees.length === 0 ? '' : `  degree ${worth.toFixed(2)} on average, in the order of game.yaml`;
    return `${percent(won / games)} % (${percent(low)} to ${percent(high)} %)  ${time} ms a game${ended}`;
  };
  const row = (name, against, told) =>
    process.stdout.write(`  ${name.padEnd(12)} against ${against.padEnd(10)} ${told}\n`);
  for (const faction of seats) {
    process.stdout.write(`${game}, wins as ${factions[faction]}, ${games} games from seed ${firstSeed}\n`);
    for (const [name, own] of ladder) row(name, 'random', play(faction, own, ladder[0][1]));
  }
  const irgun = factions.indexOf('Irgun');
  if (irgun === -1) return;
  const policy = irgunPolicy(program, runtime);
  process.stdout.write('the yardstick: the policy as Irgun\n');
  for (const [name, other] of ladder) row('policy', name, play(irgun, policy, other));
}
