/** `npm run mistakes`: makes mistakes by seed in the files of all games, and measures what is told of them. */
import { gameNames, groundsOf, type Trial, trials } from './corpus.js';
import { type Figures, figuresOf, measures, missedBy, percent } from './figures.js';
import { kinds } from './kinds.js';
import { lineStartsOf, positionOf } from '../../compiler/source/span.js';
import { argumentsOf } from '../support/arguments.mjs';

const help = `usage: npm run mistakes -- [--seed N] [--count N] [--kind K] [--game G] [--misses] [--json]

  --seed N    which mistakes are made (1)
  --count N   how many of them count (2000); one that means the same, or something else that no example contradicts, does not
  --kind K    only kinds whose name has these words; may be given several times
  --game G    only files of this game
  --misses    lists each mistake that misses a figure: its seed, where it is, before and after, and what was told
  --json      prints all this as JSON

found: an error or an example tells of it. one message: exactly one error. right place: the message meets what was changed.
right fix: the first help, followed, restores what was meant, where the text still tells it. meaning kept: no help, followed,
gives an accepted spec that means something else. Of what only an example tells no fix is asked for; one message only where the
example was changed and not a rule, and the place only where what it shows was.
`;

/** Returns the exit code: 0 where all figures are as wanted, 1 where one is not, 2 where the command cannot be understood. */
export function main(args: readonly string[]): number {
  const { values } = argumentsOf(
    {
      args: [...args],
      options: {
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '2000' },
        kind: { type: 'string', multiple: true, default: [] },
        game: { type: 'string', multiple: true, default: [] },
        misses: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    },
    help,
  );
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const [seed, count] = [Number(values.seed), Number(values.count)];
  const games = gameNames.filter((name) => values.game.length === 0 || values.game.includes(name));
  const own = kinds.filter(({ name }) => values.kind.length === 0 || values.kind.some((it) => name.includes(it)));
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1 || games.length === 0 || own.length === 0) {
    process.stderr.write(`nothing to measure\nthe games: ${gameNames.join(', ')}\n`);
    process.stderr.write(`the kinds: ${kinds.map(({ name }) => name).join(', ')}\n\n${help}`);
    return 2;
  }
  const started = performance.now();
  const all: Trial[] = [];
  let counted = 0;
  let told = started;
  for (const trial of trials({ seed, count, kinds: own, grounds: groundsOf(games) })) {
    all.push(trial);
    if (trial.judged.verdict.kind === 'counted') counted += 1;
    if (performance.now() - told < 2_000) continue;
    told = performance.now();
    process.stderr.write(`${counted} of ${count}, ${trial.kind.name}, ${Math.round((told - started) / 1000)} s\n`);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  const figures = figuresOf(all);
  if (values.json) process.stdout.write(`${JSON.stringify(asData(seed, seconds, all, values.misses), null, 2)}\n`);
  else process.stdout.write(asText(seed, seconds, all, values.misses));
  return measures.every(([key, , wanted]) => Number(percent(figures[key])) >= wanted) ? 0 : 1;
}

function byKind(all: readonly Trial[]): readonly (readonly [string, Figures])[] {
  const own = [...new Set(all.map(({ kind }) => kind))];
  return own.map((kind) => [kind.name, figuresOf(all.filter((it) => it.kind === kind))]);
}

function asText(seed: number, seconds: number, all: readonly Trial[], withMisses: boolean): string {
  const rows = [...byKind(all), ['all', figuresOf(all)] as const].map(([name, it]) => [
    name,
    String(it.mistakes),
    String(it.byExample),
    ...measures.map(([key]) => percent(it[key])),
    String(it.same),
    String(it.other),
  ]);
  const head = ['kind', 'mistakes', 'by example', ...measures.map(([, name]) => name), 'same', 'other'];
  const table = [head, ...rows].map((cells) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(32) : cell.padStart((head[index]?.length ?? 0) + 2)))
      .join(''),
  );
  const files = new Set(
    all.flatMap(({ judged, ground }) => (judged.verdict.kind === 'counted' ? [ground.sites.file.path] : [])),
  );
  const total = figuresOf(all);
  const shares = measures.map(([key, name]) => `${name} ${percent(total[key])} %`).join(', ');
  return [
    ...(withMisses ? all.filter((it) => missedBy(it).length > 0).map(missText) : []),
    ...table,
    `in ${files.size} files; ${total.same} left out that mean the same, ${total.other} that may be meant; ${seconds} s`,
    `${shares} (${total.mistakes} mistakes, seed ${seed})`,
    '',
  ].join('\n');
}

function missText(trial: Trial): string {
  const { where, before, after, told } = missOf(trial);
  return [
    `${trial.kind.name}, seed ${trial.seed}, ${where}: misses ${missedBy(trial).join(', ')}`,
    ...before.map((line) => `  - ${line}`),
    ...after.map((line) => `  + ${line}`),
    ...told.map((line) => `    ${line}`),
    '',
  ].join('\n');
}

/** A miss: where it is, the lines that were changed as they were and as they are, and what was told. */
function missOf({ ground, edits, judged }: Trial) {
  const { file } = ground.sites;
  const starts = lineStartsOf(file);
  const lines = edits.map(({ start, end, text }) => {
    const [first, last] = [positionOf(file, start).line - 1, positionOf(file, end).line];
    const [from, to] = [starts[first] ?? 0, (starts[last] ?? file.text.length + 1) - 1];
    return {
      before: file.text.slice(from, to).split('\n'),
      after: (file.text.slice(from, start) + text + file.text.slice(end, Math.max(to, end))).split('\n'),
    };
  });
  return {
    where: `${file.path}:${positionOf(file, edits[0]?.start ?? 0).line}`,
    before: lines.flatMap((it) => it.before),
    after: lines.flatMap((it) => it.after),
    told: judged.told,
  };
}

function asData(seed: number, seconds: number, all: readonly Trial[], withMisses: boolean) {
  const misses = all
    .filter((it) => missedBy(it).length > 0)
    .map((it) => ({ kind: it.kind.name, seed: it.seed, misses: missedBy(it), ...missOf(it) }));
  return {
    seed,
    seconds,
    all: figuresOf(all),
    kinds: Object.fromEntries(byKind(all)),
    ...(withMisses ? { misses } : {}),
  };
}
