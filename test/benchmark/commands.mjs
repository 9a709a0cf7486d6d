/** Commands from a cold start, each beside what it cannot go below. */
import { dist, median, program } from './workbench.mjs';

// The parser library is loaded the way the compiler does it, which leaves out most of its files.
const readers = ['yaml', 'commander', dist('compiler/surface/chevrotain.js')];
const printer = ['ts-morph'];
const formatter = ['prettier/standalone', 'prettier/plugins/babel', 'prettier/plugins/estree'];

const importing = (libraries) => `await Promise.all([${libraries.map((it) => `import('${it}')`).join(', ')}]);`;

/** Formats each file of a folder as the compiler does, and writes nothing. */
const formatting = `
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
const [prettier, babel, estree] = await Promise.all([${formatter.map((it) => `import('${it}')`).join(', ')}]);
const [folder] = process.argv.slice(1);
const options = { parser: 'babel-ts', printWidth: 120, singleQuote: true, plugins: [babel.default, estree.default] };
for (const name of readdirSync(folder, { recursive: true }).filter((it) => it.endsWith('.ts'))) {
  await prettier.format(readFileSync(join(folder, name), 'utf8'), options);
}`;

/** Each command and each floor, started `runs` times: their times in milliseconds and the memory that they hold at most, in megabytes. */
export function measureCommands(bench, runs) {
  const { edit, clear, forget } = bench;
  // No game is named: most people name none.
  const check = (...options) => bench.rulewright('check', ...options);
  const build = () => bench.rulewright('build');
  return measured(runs, [
    { name: 'node, doing nothing', run: () => program('') },
    { name: 'loading what reads a spec (yaml, chevrotain, commander)', run: () => program(importing(readers)) },
    { name: 'check --no-play, nothing known', before: forget, run: () => check('--no-play') },
    { name: 'check --no-play, nothing changed', run: () => check('--no-play') },
    { name: 'check, nothing known', before: forget, run: () => check() },
    { name: 'check --no-play, one card edited', before: edit.next, run: () => check('--no-play') },
    { name: 'check, one card edited', before: edit.next, run: () => check() },
    { name: 'loading what prints (ts-morph)', run: () => program(importing(printer)) },
    { name: 'loading what formats (prettier)', run: () => program(importing(formatter)) },
    { name: 'build from nothing', before: clear, run: build },
    { name: 'prettier alone on the same output', run: () => program(formatting, bench.generated) },
    { name: 'build with nothing changed', run: build },
    { name: 'build, one card edited', before: edit.next, run: build },
    // Back to what it was, so that every round is the same.
    { name: 'build, the edit taken back', before: edit.next, run: build },
  ]);
}

/** The same game with so many cards that nobody has printed them. */
export function measureThousand(bench, runs) {
  const { edit, clear, forget } = bench;
  const check = () => bench.rulewright('check', '--no-play');
  return measured(runs, [
    { name: 'check --no-play, nothing known', before: forget, run: check },
    { name: 'check --no-play, one card edited', before: edit.next, run: check },
    { name: 'build from nothing', before: clear, run: () => bench.rulewright('build') },
    { name: 'build, the edit taken back', before: edit.next, run: () => bench.rulewright('build') },
  ]);
}

/** A round starts each case once, so that whatever else the machine does meets all of them alike; the first warms the caches of the disk and is not counted. */
function measured(runs, cases) {
  const results = cases.map(() => []);
  for (let round = 0; round <= runs; round += 1) {
    cases.forEach(({ before, run }, index) => {
      before?.();
      const result = run();
      if (round > 0) results[index].push(result);
    });
  }
  return cases.map(({ name }, index) => ({
    name,
    medianMs: median(results[index].map(({ time }) => time)),
    leastMs: Math.min(...results[index].map(({ time }) => time)),
    mostMb: Math.max(...results[index].map(({ memory }) => memory)),
  }));
}
