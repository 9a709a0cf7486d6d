/** Players of Palestine held against a policy by hand: `node test/benchmark/yardstick.mjs --games N --budgets 10,40,160`. */
import { join } from 'node:path';
import { irgunPolicy } from './irgun-policy.mjs';
import { dist, root } from './workbench.mjs';
import { argumentsOf } from '../support/arguments.mjs';

const help = `usage: node test/benchmark/yardstick.mjs [--games N] [--seed S] [--budgets N,N]

How often the Irgun wins, against each British: the policy, and every player that knows no game.

  --games N      games for each pair (40)
  --seed S       the first seed (1)
  --budgets N,N  playouts of the tree search (10,40,160)
`;

const { values } = argumentsOf(
  {
    options: {
      games: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      budgets: { type: 'string', default: '10,40,160' },
      help: { type: 'boolean', default: false },
    },
  },
  help,
);
const [games, firstSeed] = [values.games, values.seed].map(Number);
const budgets = values.budgets.split(',').map(Number);

if (values.help || ![games, firstSeed, ...budgets].every((it) => Number.isSafeInteger(it) && it > 0)) {
  process.stdout.write(help);
  process.exitCode = values.help ? 0 : 2;
} else await main();

async function main() {
  const { check } = await import(dist('compiler/driver.js'));
  const { readSpec } = await import(dist('compiler/host/read-spec.js'));
  const { loadProgram } = await import(dist('compiler/host/load-engine.js'));
  const { lower } = await import(dist('compiler/core/from-resolved.js'));
  const { emitEngine } = await import(dist('compiler/emit/emit-engine.js'));
  const { valueOf } = await import(dist('compiler/interpreter/value.js'));
  const { wilson } = await import(dist('compiler/statistics/intervals.js'));
  const runtime = await import(dist('runtime/index.js'));
  const { world } = check(readSpec(join(root, 'spec', 'palestine')));
  const core = lower(world);
  const program = await loadProgram(root, emitEngine(core));
  const value = valueOf(core);
  const skills = [
    { kind: 'random', budget: null },
    { kind: 'greedy', budget: null },
    { kind: 'mc', budget: 3 },
    ...budgets.map((budget) => ({ kind: 'mcts', budget })),
  ];
  const players = skills.map((skill) => [
    skill.budget === null ? skill.kind : `${skill.kind}:${skill.budget}`,
    runtime.playerOf(skill, value),
  ]);
  const irgun = program.rules.factions.indexOf('Irgun');
  process.stdout.write(`Irgun wins, ${games} games from seed ${firstSeed} for each pair (95 % interval, Wilson)\n`);
  for (const [own, player] of [['policy', irgunPolicy(program, runtime)], ...players]) {
    for (const [other, british] of players) {
      let won = 0;
      const before = performance.now();
      for (let seed = firstSeed; seed < firstSeed + games; seed += 1) {
        const seated = program.rules.factions.map((_, index) => (index === irgun ? player : british));
        if (runtime.playSeated(program, { seed, players: seated }).outcome?.winner === 'Irgun') won += 1;
      }
      const { low, high } = wilson(won, games);
      const percent = (share) => (100 * share).toFixed(1);
      const time = ((performance.now() - before) / games).toFixed(0);
      process.stdout.write(
        `  ${own.padEnd(9)} against ${other.padEnd(9)} ${String(won).padStart(4)}, ${percent(won / games)} % (${percent(low)} to ${percent(high)} %)  ${time} ms a game\n`,
      );
    }
  }
}
