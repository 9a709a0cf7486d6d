/**
 * A line that stands too far left or right is told where it stands. Of the files of all games, one line is moved by a
 * column or two: the first message is at that line, and whoever obeys its help, or any of those that it leaves to choose from, is told less than
 * before. A file that is
 * still accepted says something, so that nobody can know.
 */
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import type { Diagnostic, Help } from '../../compiler/diagnostics/diagnostic.js';
import { analyse } from '../../compiler/driver.js';
import { positionOf, type SourceFile } from '../../compiler/source/span.js';
import { filesOf, gameNames } from '../mistakes/corpus.js';
import { drawFrom } from '../mistakes/draw.js';
import { changed, type Edit } from '../mistakes/edits.js';
import { movedLine } from '../mistakes/kinds-of-layout.js';
import { holds, type Fault } from './property.js';

const games = gameNames.map((name): readonly SourceFile[] => filesOf(name).files);
const mostFiles = Math.max(...games.map((files) => files.length));
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
  const files = games[seed % games.length] ?? [];
  const file = files[Math.floor((seed * 7919) % (mostFiles * 13)) % files.length];
  const moved = file === undefined ? null : movedLine({ file }, drawFrom(seed));
  if (file === undefined || moved === null) return [];
  const { line } = positionOf(file, moved.start);
  const what = `${file.path}:${line} indented by ${moved.text.length} columns`;
  return faultsOf(files, file, moved, line).map((it) => ({ seed, what: `${what}: ${it}` }));
}

function faultsOf(files: readonly SourceFile[], meant: SourceFile, moved: Edit, number: number): readonly string[] {
  const file = { ...meant, text: changed(meant.text, [moved]) };
  const told = errorsOf(files, file);
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
  const offered = offeredBy(first);
  if (offered.length === 0) faults.push(`${first.code} ${first.message} has no help`);
  for (const { text, edits } of offered) {
    const left = errorsOf(files, { ...file, text: withEdits(first.span.file, edits) });
    if (left.length >= told.length)
      faults.push(`${first.code} ${text} leads to ${left.map(({ message }) => message).join(' AND ')}`);
  }
  return faults;
}

/** The first fix; where the line may have been meant in several ways, each of them. */
function offeredBy({ help }: Diagnostic): readonly Pick<Help, 'text' | 'edits'>[] {
  const fix = help.find(({ edits }) => edits.length > 0);
  return fix === undefined
    ? help.flatMap(({ text, choice }) => (choice === undefined ? [] : [{ text, edits: choice }]))
    : [fix];
}

function errorsOf(files: readonly SourceFile[], file: SourceFile): readonly Diagnostic[] {
  const own = files.map((it) => (it.path === file.path ? file : it));
  return analyse(own).diagnostics.filter(({ severity }) => severity === 'error');
}
