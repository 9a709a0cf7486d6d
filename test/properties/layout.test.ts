/**
 * A line that stands too far left or right is told where it stands. Of the files of all games, one line is moved by a
 * column or two: the first message is at that line, and whoever obeys its help is told less than before. A file that is
 * still accepted says something, so that nobody can know.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { positionOf, type SourceFile } from '../../compiler/source/span.js';
import { holds, type Fault } from './property.js';

interface Game {
  readonly name: string;
  readonly files: readonly SourceFile[];
}

const specs = join(import.meta.dirname, '..', '..', 'spec');
const games = readdirSync(specs)
  .filter((name) => !['boards', 'schema'].includes(name) && !name.endsWith('.md'))
  .map((name): Game => ({ name, files: readSpec(join(specs, name)).files }));
const mostFiles = Math.max(...games.map(({ files }) => files.length));
let shifted = 0;
let unseen = 0;

holds({
  name: 'a line that is moved is told where it stands',
  sample: 12,
  batch: 4,
  check: (seeds) => seeds.flatMap((seed) => check(seed)),
  measured: () => `${shifted.toLocaleString('en')} lines moved, ${unseen.toLocaleString('en')} unseen`,
});

function check(seed: number): readonly Fault[] {
  const game = games[seed % games.length];
  const file = game?.files[Math.floor((seed * 7919) % (mostFiles * 13)) % game.files.length];
  if (game === undefined || file === undefined) return [];
  const lines = file.text.split('\n');
  const number = (seed * 104_729) % lines.length;
  const line = lines[number] ?? '';
  const by = [1, 2, -1, -2][Math.floor(seed / 3) % 4] ?? 1;
  const indent = line.length - line.trimStart().length;
  if (line.trim() === '' || line.trim().startsWith('#') || indent + by < 0) return [];
  const moved = ' '.repeat(indent + by) + line.trimStart();
  const what = `${file.path}:${number + 1} moved by ${by}: \`${line}\``;
  return faultsOf(game, { ...file, text: lines.with(number, moved).join('\n') }, number + 1).map((it) => ({
    seed,
    what: `${what}: ${it}`,
  }));
}

function faultsOf(game: Game, file: SourceFile, number: number): readonly string[] {
  const told = errorsOf(game, file);
  shifted += 1;
  const [first] = told;
  if (first === undefined) {
    unseen += 1;
    return [];
  }
  const at = positionOf(first.span.file, first.span.start).line;
  const faults: string[] = [];
  if (at !== number || first.span.file.path !== file.path)
    faults.push(`${first.code} ${first.message} is told at line ${at} of ${first.span.file.path}`);
  if (told.length > 1) faults.push(`${told.length} messages: ${told.map(({ code }) => code).join(', ')}`);
  const help = first.help.find(({ edits }) => edits.length > 0);
  if (help === undefined) return [...faults, `${first.code} ${first.message} has no help`];
  const left = errorsOf(game, { ...file, text: withEdits(first.span.file, help.edits) });
  if (left.length >= told.length)
    faults.push(`${first.code} ${help.text} leads to ${left.map(({ message }) => message).join(' AND ')}`);
  return faults;
}

function errorsOf(game: Game, file: SourceFile): readonly Diagnostic[] {
  const files = game.files.map((it) => (it.path === file.path ? file : it));
  return analyse(files).diagnostics.filter(({ severity }) => severity === 'error');
}
