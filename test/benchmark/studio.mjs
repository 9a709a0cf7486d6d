/**
 * Measures what a designer waits for in the studio, in a Chromium, each beside a floor from the same run: what the browser and the
 * worker take for nothing. Runs what is compiled in dist/ on the spec of this checkout, which stays as it is.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { machine, tableOf } from './report.mjs';
import { dist, gamesOfSpec, isBuilt, median, root } from './workbench.mjs';
import { argumentsOf } from '../support/arguments.mjs';

const help = `usage: npm run bench:studio -- [GAME] [--runs N] [--json]

  GAME      a folder of spec/; the first where none is named
  --runs N  how often a key is pressed, and a page opened (15)
  --json    prints JSON
`;

/** What is wanted, in milliseconds and in bytes. */
const wanted = { paint: 1000, diagnostics: 50, all: 100, bytes: 400_000 };

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '15' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  },
  help,
);

if (values.help) process.stdout.write(help);
else process.exitCode = await main();

async function main() {
  const [game = gamesOfSpec()[0] ?? ''] = positionals;
  const executablePath = chromiumHere();
  if (!isBuilt()) return refuse('dist/ is not built: run `npm run prepare` first');
  if (!gamesOfSpec().includes(game)) return refuse(`there is no game \`${game}\` in spec/`);
  if (executablePath === null) return refuse('a Chromium is needed: name one in RULEWRIGHT_CHROMIUM');
  const runs = Math.max(3, Number(values.runs) || 15);
  const { serveStudio } = await import(dist('compiler/host/studio-server.js'));
  const server = await serveStudio({ root, page: join(root, 'dist', 'studio'), port: 0, token: 'bench' });
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  try {
    const origin = `http://127.0.0.1:${server.port}`;
    const rows = [
      ...(await opening(browser, `${origin}/?game=${game}#bench`, runs)),
      ...(await typing(browser, origin, game, runs)),
    ];
    tell(game, rows, sizes());
    return 0;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A page that is opened with nothing kept, until something is painted and until the first question can be answered. */
async function opening(browser, address, runs) {
  const times = { blank: [], paint: [], question: [] };
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(new URL('/LICENSES.md', address).href);
    times.blank.push(await painted(page));
    const before = performance.now();
    await page.goto(address);
    await page.getByRole('region', { name: 'Question' }).waitFor();
    times.question.push(performance.now() - before);
    times.paint.push(await painted(page));
    await context.close();
  }
  return [
    { name: 'a page that says one line, until it is painted', times: times.blank, isFloor: true },
    { name: 'the studio, until something is painted', times: times.paint, wanted: wanted.paint },
    { name: 'a game is opened, until its first question is there', times: times.question },
  ];
}

function painted(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const [entry] = performance.getEntriesByName('first-contentful-paint');
        if (entry !== undefined) resolve(entry.startTime);
        else
          new PerformanceObserver((list) => resolve(list.getEntries()[0].startTime)).observe({
            type: 'paint',
            buffered: true,
          });
      }),
  );
}

/** Keys that are pressed in a card: a number that is another each time, which no cache knows. */
async function typing(browser, origin, game, runs) {
  const page = await browser.newPage();
  await page.goto(`${origin}/?game=none#bench`);
  const found = await page.evaluate(typed, { game, runs });
  await page.close();
  return [
    { name: 'a question to the worker that it need not think about', times: found.awake, isFloor: true },
    { name: 'a key, until what is wrong is told', times: found.diagnostics, wanted: wanted.diagnostics },
    { name: 'a key, until board, log and verdicts are those of the new rule', times: found.all, wanted: wanted.all },
    { name: 'a key, until what is only warned of is told too', times: found.warnings },
  ];
}

/** Runs in the page. */
async function typed({ game, runs }) {
  const headers = { Authorization: 'Bearer bench' };
  const { texts } = await (await fetch(`/api/texts?game=${game}`, { headers })).json();
  const worker = new Worker('worker.js', { type: 'module' });
  let last = 0;
  const ask = (method, ...args) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const hear = ({ data }) => {
        if (data.id !== id) return;
        worker.removeEventListener('message', hear);
        if (data.failure === undefined) resolve(data.value);
        else reject(new Error(data.failure));
      };
      worker.addEventListener('message', hear);
      worker.postMessage({ id, method, args });
    });
  const timed = async (work) => {
    const before = performance.now();
    await work();
    return performance.now() - before;
  };
  await ask('open', game, texts);
  let table = await ask('start', { seed: 5 });
  for (let step = 0; step < 40 && table.asked !== null; step += 1)
    table = await ask('answer', table.asked.options[step % table.asked.options.length].value);
  await ask('plays');
  // The first card with a number in a sentence and examples of its own.
  const { path, text } = texts.find(
    (it) => /^card:/mu.test(it.text) && /- .*\b\d\b/u.test(it.text) && /^examples:/mu.test(it.text),
  );
  const times = { awake: [], diagnostics: [], all: [], warnings: [] };
  for (let run = 0; run < runs + 3; run += 1) {
    const changed = text.replace(/(- .*\b)\d(?=\b)/u, `$1${run + 10}`);
    const awake = await timed(() => ask('awake'));
    const diagnostics = await timed(() => ask('write', path, changed));
    const rest = await timed(async () => {
      await ask('settle');
      await ask('game', 'en');
      await ask('plays');
    });
    const warnings = await timed(() => ask('warnings'));
    // The first few are not yet made fast by the browser.
    if (run < 3) continue;
    times.awake.push(awake);
    times.diagnostics.push(diagnostics);
    times.all.push(diagnostics + rest);
    times.warnings.push(diagnostics + rest + warnings);
  }
  worker.terminate();
  return times;
}

function sizes() {
  const folder = join(root, 'dist', 'studio');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const code = readFileSync(join(folder, name));
      return { name, gzip: gzipSync(code, { level: 9 }).length, brotli: brotliCompressSync(code).length };
    });
}

function tell(game, rows, files) {
  const told = rows.map(({ name, times, wanted: most, isFloor = false }) => ({
    name,
    median: median(times),
    least: Math.min(...times),
    wanted: most ?? null,
    isFloor,
  }));
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ game, machine: machine(), times: told, sizes: files }, null, 2)}\n`);
    return;
  }
  const time = (value) => `${value.toFixed(1)} ms`;
  const kilobytes = (value) => `${(value / 1000).toFixed(1)} kB`;
  process.stdout.write(`${game} on ${machine()}\n\n`);
  process.stdout.write(
    tableOf(
      ['in a Chromium', 'median', 'least', 'wanted'],
      told.map((it) => [
        it.name,
        time(it.median),
        time(it.least),
        it.isFloor ? 'floor' : it.wanted === null ? '' : time(it.wanted),
      ]),
    ),
  );
  process.stdout.write('\n');
  process.stdout.write(
    tableOf(
      ['loaded', 'gzip', 'brotli', 'wanted'],
      files.map((it) => [it.name, kilobytes(it.gzip), kilobytes(it.brotli), kilobytes(wanted.bytes)]),
    ),
  );
}

function chromiumHere() {
  const { RULEWRIGHT_CHROMIUM: named } = process.env;
  if (named !== undefined && named !== '') return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // The next one.
    }
  }
  return null;
}

function refuse(message) {
  process.stderr.write(`error: ${message}\n`);
  return 2;
}
