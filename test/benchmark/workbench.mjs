/** A copy of the spec in a temporary folder, and processes that are started in it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = join(root, 'compiler', 'bin.js');

/** The games of the checkout, in order. */
export function gamesOfSpec() {
  return readdirSync(join(root, 'spec'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'schema')
    .map((entry) => entry.name)
    .sort();
}

/** True where there is something compiled to measure. */
export function isBuilt() {
  return existsSync(join(root, 'dist', 'compiler', 'cli.js'));
}

/** The address of a module of dist/, by its path there. */
export function dist(path) {
  return pathToFileURL(join(root, 'dist', path)).href;
}

/** Calls `use` with a checkout that holds one game, and removes it afterwards. */
export async function onWorkbench(game, use) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-bench-'));
  try {
    for (const part of [game, 'boards']) {
      cpSync(join(root, 'spec', part), join(folder, 'spec', part), { recursive: true });
    }
    return await use({
      root: folder,
      /** Runs a command of the command line there: milliseconds and megabytes. */
      rulewright: (...args) => started([bin, ...args], folder),
      /** Takes away all that a build left. */
      clear: () => {
        for (const made of ['generated', 'node_modules']) rmSync(join(folder, made), { recursive: true, force: true });
      },
      /** Takes away what commands remember. */
      forget: () => {
        rmSync(join(folder, '.rulewright'), { recursive: true, force: true });
      },
      /** Changes a number in the rules of a card, or back again. */
      edit: editing(join(folder, 'spec', game, 'cards')),
      /** Gives the game so many cards in all, that say what its own say; the new ones have no examples. */
      multiply: (cards) => {
        multiply(join(folder, 'spec', game, 'cards'), cards);
      },
      generated: join(folder, 'generated', game),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first number from 3 of what a card does becomes one less, and with the next call what it was; `path` is of the file. */
function editing(folder) {
  const number = /^(?: *)- .*?\b([3-9])\b/mu;
  const path = cardsIn(folder).find((it) => number.test(rulesOf(readFileSync(it, 'utf8'))));
  if (path === undefined) throw new Error('no card has a number that could be changed');
  const before = readFileSync(path, 'utf8');
  const { index, 0: line, 1: digit } = number.exec(before);
  const at = index + line.length - 1;
  const texts = [before, `${before.slice(0, at)}${Number(digit) - 1}${before.slice(at + 1)}`];
  return {
    path,
    original: before,
    texts,
    next: () => {
      texts.push(texts.shift());
      writeFileSync(path, texts[0]);
    },
  };
}

function multiply(folder, all) {
  const cards = all - cardsIn(folder).length;
  // What stays in play may be said by one card only.
  const models = cardsIn(folder)
    .map((path) => rulesOf(readFileSync(path, 'utf8')))
    .filter((text) => /^ +effect:$/mu.test(text) && !/while in play|^(?:box|counters):/mu.test(text));
  for (let number = 1; number <= cards; number += 1) {
    const code = `${'TUVWXYZ'[Math.floor((number - 1) / 900)]}${((number - 1) % 900) + 1}`;
    const text = models[number % models.length];
    const renamed = text
      .replace(/^card: .*$/mu, `card: ${code}`)
      .replace(/^title: .*$/mu, `title: Synthetic ${number}`);
    writeFileSync(join(folder, `${code.toLowerCase()}.yaml`), renamed);
  }
  // None of them is dealt.
  const setup = join(folder, '..', 'setup.yaml');
  const text = readFileSync(setup, 'utf8');
  writeFileSync(
    setup,
    text.replace(/(?<=^ *left out: )\d+/mu, (out) => String(Number(out) + cards)),
  );
}

function cardsIn(folder) {
  return readdirSync(folder).map((name) => join(folder, name));
}

/** What a card says, without its examples. */
function rulesOf(text) {
  return text.split(/^examples:$/mu)[0];
}

/** Runs a program of ES module text in the checkout, where it finds the libraries. */
export function program(text, ...args) {
  return started(['--input-type=module', '--eval', text, '--', ...args], root);
}

/** What a program of this folder prints. */
export function outputOf(name, ...args) {
  const path = fileURLToPath(new URL(name, import.meta.url));
  return execFileSync(process.execPath, [path, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Tells on a stream of its own how much memory the process came to hold. */
const telling = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));
`)}`;

/** How long a Node process takes from its start to its end, in milliseconds, and the memory that it holds at most, in megabytes. One that fails throws. */
function started(args, cwd) {
  const before = performance.now();
  const stdio = ['ignore', 'pipe', 'pipe', 'pipe'];
  const { status, output } = spawnSync(process.execPath, ['--import', telling, ...args], {
    cwd,
    encoding: 'utf8',
    stdio,
  });
  const time = performance.now() - before;
  const [, stdout, stderr, memory] = output;
  // Examples that do not hold are findings, and so they are after an edit.
  if (status !== 0 && !stdout.includes('do not hold') && !stdout.includes('does not hold'))
    throw new Error(`node ${args.slice(0, 3).join(' ')} ended with ${status}:\n${`${stdout}${stderr}`.slice(0, 2000)}`);
  return { time, memory: Number(memory) / 1024 };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
