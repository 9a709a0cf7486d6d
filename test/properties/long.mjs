/** Runs the properties at length: every seed once, from where the last run stopped. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { argumentsOf } from '../support/arguments.mjs';

const root = join(import.meta.dirname, '..', '..');
const help = `usage: npm run test:long -- [WORDS] [--minutes N] [--from SEED] [--fresh]

  WORDS        only properties whose name has these words, with spaces or hyphens between them
  --minutes N  how long each property is looked at (1)
  --from SEED  the first seed; else each goes on where its last run stopped
  --fresh      forgets where the last runs stopped
`;

const { values, positionals } = argumentsOf(
  {
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '1' },
      from: { type: 'string' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  },
  help,
);

if (values.help) process.stdout.write(help);
else await main();

async function main() {
  const minutes = Number(values.minutes);
  if (!(minutes > 0 && minutes < 100_000)) return refuse('--minutes is a number above 0');
  if (values.from !== undefined && !/^[1-9][0-9]{0,8}$/u.test(values.from)) return refuse('--from is a whole number');
  if (values.fresh) rmSync(join(root, '.test-long'), { recursive: true, force: true });
  process.env.RULEWRIGHT_LONG_MINUTES = String(minutes);
  process.env.RULEWRIGHT_LONG_FROM = values.from ?? '';
  const words = positionals
    .join(' ')
    .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    .replaceAll('-', '[- ]');
  const filter = words === '' ? {} : { testNamePattern: words };
  await startVitest('test', ['test/properties/'], { root, run: true, watch: false, ...filter });
}

function refuse(why) {
  process.stderr.write(`${why}\n\n${help}`);
  process.exitCode = 2;
}
