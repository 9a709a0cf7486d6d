/**
 * Games through Redis with workers that are killed at random, held against one process: `node test/benchmark/queue.mjs --games N`.
 * A Redis of its own is started. What is printed is whether the totals agree to the digit, and the speed-up beside the ideal.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workbench.mjs';
import { argumentsOf } from '../support/arguments.mjs';

const bin = join(root, 'compiler', 'bin.js');

const help = `usage: node test/benchmark/queue.mjs [GAME…] [--games N] [--workers W] [--kill S]

  GAME…        games of spec/ (all)
  --games N    random games of each (20000)
  --workers W  processes with one thread each (one for each processor)
  --kill S     a worker is killed every S seconds on average, and another started; 0: none (60)
`;

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '20000' },
      workers: { type: 'string', default: String(availableParallelism()) },
      kill: { type: 'string', default: '60' },
      help: { type: 'boolean', default: false },
    },
  },
  help,
);
const [games, workers, kill] = [values.games, values.workers, values.kill].map(Number);
const isUsable = [games, workers].every((it) => Number.isSafeInteger(it) && it > 0) && kill >= 0;

if (values.help || !isUsable) {
  process.stdout.write(help);
  process.exitCode = values.help ? 0 : 2;
} else await main();

async function main() {
  const names = positionals.length > 0 ? positionals : readdirSync(join(root, 'generated')).sort();
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'));
  const port = await freePort();
  const server = spawn('redis-server', ['--port', port, '--dir', folder, '--appendonly', 'yes', '--save', ''], {
    stdio: 'ignore',
  });
  try {
    for (const game of names) await measure(game, `redis://127.0.0.1:${port}`);
  } finally {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(game, url) {
  const asked = ['simulate', game, '--games', String(games), '--json'];
  const one = await reported([...asked, '--workers', '1']);
  const crew = new Set();
  let killed = 0;
  const start = () => {
    const worker = spawn(process.execPath, [bin, 'worker', '--queue', url, '--workers', '1'], {
      cwd: root,
      stdio: 'ignore',
    });
    crew.add(worker);
    worker.once('exit', () => crew.delete(worker));
  };
  for (let index = 0; index < workers; index += 1) start();
  let timer = null;
  const killLater = () => {
    // As often in one second as in another.
    timer = setTimeout(
      () => {
        [...crew][Math.floor(Math.random() * crew.size)]?.kill('SIGKILL');
        killed += 1;
        start();
        killLater();
      },
      -Math.log(1 - Math.random()) * kill * 1000,
    );
  };
  if (kill > 0) killLater();
  const queued = await reported([...asked, '--queue', url]);
  clearTimeout(timer);
  await Promise.all(
    [...crew].map((worker) => {
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.kill('SIGTERM');
      return gone;
    }),
  );
  const isSame = JSON.stringify(counted(one)) === JSON.stringify(counted(queued));
  if (!isSame) process.exitCode = 1;
  const speedUp = (one.seconds / queued.seconds).toFixed(2);
  process.stdout.write(
    `${game.padEnd(20)} ${games} games: ${isSame ? 'the same total' : 'ANOTHER TOTAL'}, one process ${one.seconds.toFixed(1)} s, ` +
      `${workers} workers ${queued.seconds.toFixed(1)} s with ${killed} killed: ${speedUp} times as fast, at best ${workers}\n`,
  );
}

/** What a command prints as JSON; it may end with 1 where a game went wrong. */
function reported(args) {
  const child = spawn(process.execPath, [bin, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (text) => (out += text));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0 || code === 1) resolve(JSON.parse(out));
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

/** Without what a clock tells. */
function counted(report) {
  return Object.fromEntries(Object.entries(report).filter(([key]) => !/second/iu.test(key)));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(String(port)));
    });
  });
}
