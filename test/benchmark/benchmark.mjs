/**
 * Measures what people wait for, each beside a floor from the same run: what Node and the libraries take by themselves.
 * Runs what is compiled in dist/, on a copy of the spec in a temporary folder, so that the checkout stays as it is.
 */
import { measureCommands, measureThousand } from './commands.mjs';
import { checkGames, measurePlay } from './play.mjs';
import { machine, milliseconds, tableOf } from './report.mjs';
import { gamesOfSpec, isBuilt, onWorkbench, outputOf } from './workbench.mjs';
import { argumentsOf } from '../support/arguments.mjs';

const help = `usage: npm run bench -- [GAME] [--runs N] [--cards N] [--json] [--games N]

  GAME       a folder of spec/; the first where none is named
  --runs N   how often each command is started (11)
  --cards N  also measures the game with N cards in all, twice each: those that it has and others that say the same
  --json     prints JSON
  --games N  plays N random games instead, checks the invariants at every decision, and names what went wrong
`;

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '11' },
      games: { type: 'string' },
      cards: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  },
  help,
);

if (values.help) process.stdout.write(help);
else process.exitCode = await main();

async function main() {
  if (!isBuilt()) return refuse('dist/ is not built: run `npm run prepare` first');
  const [game = gamesOfSpec()[0] ?? ''] = positionals;
  if (!gamesOfSpec().includes(game)) return refuse(`there is no game \`${game}\` in spec/`);
  return values.games === undefined ? measure(game) : longCheck(game, wholeNumber('games', values.games));
}

async function measure(game) {
  const runs = wholeNumber('runs', values.runs);
  const cards = values.cards === undefined ? null : wholeNumber('cards', values.cards);
  const { commands, many } = await onWorkbench(game, (bench) => {
    const few = { commands: measureCommands(bench, runs) };
    if (cards === null) return few;
    bench.multiply(cards);
    return { ...few, many: measureThousand(bench, 2) };
  });
  const warm = JSON.parse(outputOf('warm-process.mjs', game, String(runs)));
  const play = await measurePlay(game);
  if (values.json) {
    print(JSON.stringify({ game, machine: machine(), commands, warm, many, play }, null, 2));
    return 0;
  }
  print(`${game} on ${machine()}\n`);
  printCommands(`a process each, ${values.runs} times`, commands);
  print(
    tableOf(
      ['one process, warm', 'processor, median', 'least', 'clock, median'],
      warm.map(({ name, medianMs, leastMs, clockMs }) => [name, ...[medianMs, leastMs, clockMs].map(milliseconds)]),
    ),
  );
  if (many !== undefined) printCommands(`with ${cards} cards, twice`, many);
  print(
    tableOf(
      ['one core, warm', 'decisions/s', 'games/s'],
      [
        [`random play of ${play.games} games`, count(play.decisionsPerSecond), count(play.gamesPerSecond)],
        ['an empty generator, resumed with a random pick', count(play.emptyPicksPerSecond), ''],
      ],
    ),
  );
  print(`${count(play.decisionsPerGame)} decisions per game; ${play.unfinished} of ${play.games} games did not end`);
  return 0;
}

function printCommands(what, commands) {
  print(
    tableOf(
      [what, 'median', 'least', 'memory'],
      commands.map(({ name, medianMs, leastMs, mostMb }) => [
        name,
        milliseconds(medianMs),
        milliseconds(leastMs),
        `${Math.round(mostMb)} MB`,
      ]),
    ),
  );
}

async function longCheck(game, games) {
  const result = await checkGames(game, games);
  if (values.json) print(JSON.stringify({ game, machine: machine(), ...result }, null, 2));
  else {
    print(
      `${game}: ${result.finished} of ${games} games came to their end, ${count(result.decisions)} decisions checked`,
    );
    for (const { seed, message } of result.problems.slice(0, 20)) print(`  seed ${seed}: ${message}`);
    if (result.problems.length > 20) print(`  and ${result.problems.length - 20} more`);
  }
  return result.problems.length === 0 ? 0 : 1;
}

function wholeNumber(name, text) {
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  process.exit(refuse(`--${name} takes a whole number from 1, not \`${text}\``));
}

function refuse(message) {
  process.stderr.write(`error: ${message}\n`);
  return 2;
}

function count(value) {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/gu, ',');
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
