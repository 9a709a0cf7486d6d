/**
 * Writes two versions of a folder by turns until it is ended: `node write-for-ever.mjs FOLDER SCRATCH`. A version is a hundred
 * files that all hold its number.
 */
import { writeOutput } from '../../dist/compiler/host/write-output.js';
import { marked } from '../../dist/compiler/host/own-files.js';

const [folder, scratch] = process.argv.slice(2);

for (let version = 1; ; version += 1) {
  const names = Array.from({ length: 100 }, (_, index) => `cards/c${index + (version % 2) * 10}.ts`);
  writeOutput(folder, new Map(names.map((name) => [name, marked('saltmarsh', `${version}\n`)])), scratch, () => false);
  if (version === 1) process.stdout.write('begun');
}
