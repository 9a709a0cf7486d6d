/** Commands from a cold start, each beside what it cannot go below. */
import { dist, onWorkbench, program } from './workbench.mjs';

// The parser library is loaded the way the compiler does it, which leaves out most of its files.
const readers = ['yaml', 'ajv/dist/2020.js', 'commander', dist('compiler/surface/chevrotain.js')];
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

/**
 * Each command and each floor, started `runs` times: their times in milliseconds. A round starts each of them once, so
 * that whatever else the machine does meets all of them alike.
 */
export function measureCommands(game, runs) {
  return onWorkbench(game, (bench) => {
    const cases = [
      { name: 'node, doing nothing', run: () => program('') },
      { name: 'loading what reads a spec (yaml, ajv, chevrotain, commander)', run: () => program(importing(readers)) },
      { name: 'check', run: () => bench.rulewright('check', game, '--no-play') },
      { name: 'check, with all examples and scenarios played', run: () => bench.rulewright('check', game) },
      { name: 'loading what prints (ts-morph)', run: () => program(importing(printer)) },
      { name: 'loading what formats (prettier)', run: () => program(importing(formatter)) },
      {
        name: 'build from nothing',
        before: bench.clear,
        run: () => bench.rulewright('build', game),
      },
      { name: 'prettier alone on the same output', run: () => program(formatting, bench.generated) },
      { name: 'build with nothing changed', run: () => bench.rulewright('build', game) },
    ];
    const times = cases.map(() => []);
    // The first round warms the caches of the disk and is not counted.
    for (let round = 0; round <= runs; round += 1) {
      cases.forEach(({ before, run }, index) => {
        before?.();
        const time = run();
        if (round > 0) times[index].push(time);
      });
    }
    return cases.map(({ name }, index) => ({
      name,
      medianMs: median(times[index]),
      leastMs: Math.min(...times[index]),
    }));
  });
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
