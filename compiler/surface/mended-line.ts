/**
 * Finds the one line that has a mistake of layout: it stands too far left or right, or lacks its dash, its colon or a bracket. What
 * YAML says of such a file is told of the line above or below, or of another file; so lines near the messages are mended, each
 * alone, the likeliest first, and the file is read again each time. The line is the one that leaves nothing to be told, or less, and
 * the file is read on as if it had been fixed.
 */
import { withEdits } from '../diagnostics/corrected-lines.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { lineAt, lineBelow } from '../yaml/lines.js';
import { parseYaml } from '../yaml/parse.js';
import { lineStartsOf, positionOf, type SourceFile, type Span } from '../source/span.js';
import { type Way, waysIn } from './layout.js';
import { blocksNear, type Mending, movesNear, oddSignsNear, signsNear, textsNear, withMending } from './mendings.js';

/** A file as it was meant, with the message about the line that was mended. */
export interface MendedLine {
  readonly diagnostic: Diagnostic;
  readonly written: SourceFile;
  readonly meant: SourceFile;
  readonly mending: Mending;
}

/** What a mistake of layout may lead to. */
const ofLayout = new Set([
  ...['RW0006', 'RW0007', 'RW0017', 'RW0020', 'RW0022', 'RW0023', 'RW0025', 'RW0026', 'RW0027'],
  ...['RW0101', 'RW0102', 'RW0103', 'RW0106', 'RW0110', 'RW0112', 'RW0120', 'RW0121'],
]);
/** Of these, those that nothing else explains: no key with a similar name, no comment in the place of a text. */
const ofKeys = new Set(['RW0101', 'RW0110', 'RW0112']);
/** Those behind which the rest of the file is not known. */
const unread = new Set(['RW0006', 'RW0007', 'RW0020', 'RW0022', 'RW0023', 'RW0026']);
/** Of these, those of which the fix keeps the text and may not make sense of the file. */
const unsure = new Set(['RW0007', 'RW0027']);
/** Those of a key that stands in another block of steps, where it may also lack a dash, which is told of it. */
const ofBlocks = new Set(['RW0120', 'RW0121']);
const mostTries = 40;
const mostSigns = 40;
/** So many lines of one file, in so many files. */
const mostMended = 3;
const mostFiles = 8;
/** No more characters than these are read again in one file. */
const mostReread = 600_000;

/** What is told of a file by itself, and of its blocks of steps, and the words that are keys of files. */
export interface Rereading {
  readonly read: (file: SourceFile) => readonly Diagnostic[];
  readonly blocks: (file: SourceFile) => readonly Diagnostic[];
  readonly isKey: (word: string) => boolean;
}

/** The same, with the ways in which lines of the other files are indented. */
interface Rereadable extends Rereading {
  readonly usual: ReadonlySet<Way>;
}

/**
 * The files as they were meant, as far as one line of one of them was mended, with what was fixed in the order in which it
 * was.
 */
export function withLinesMended(
  files: readonly SourceFile[],
  told: readonly Diagnostic[],
  rereading: Rereading,
): { readonly files: readonly SourceFile[]; readonly fixed: readonly MendedLine[] } {
  const fixed: MendedLine[] = [];
  const suspected = new Set(told.filter(isOfLayout).map(({ span }) => span.file));
  const looked = new Set([...suspected].slice(0, mostFiles));
  const mended = files.map((written) => {
    let file = written;
    const usual = new Set(looked.has(written) ? files.flatMap((it) => (it === written ? [] : [...waysIn(it)])) : []);
    for (let count = 0; looked.has(written) && count < mostMended; count += 1) {
      const found = mendedLine(file, { ...rereading, usual });
      if (found === null) break;
      fixed.push(found);
      file = found.meant;
    }
    return file;
  });
  return { files: mended, fixed };
}

function mendedLine(file: SourceFile, { read: readAlone, blocks, isKey, usual }: Rereadable): MendedLine | null {
  const read = (of: SourceFile): readonly Diagnostic[] => {
    const alone = readAlone(of);
    return alone.some(({ code }) => unread.has(code)) ? alone : [...alone, ...blocks(of)];
  };
  const told = read(file);
  const [first] = told;
  if (first === undefined || !told.some(isOfLayout) || isMendedBySure(file, told, read)) return null;
  const near = told.slice(0, 3).flatMap(linesOfTold);
  const isSure = told.some(({ code }) => unread.has(code) || code === 'RW0110');
  const moves = movesNear(file, near, isSure, usual).slice(0, mostTries);
  const tries = (
    told.every(({ code }) => ofBlocks.has(code))
      ? moves
      : [
          ...oddSignsNear(file, near).slice(0, mostSigns),
          ...textsNear(file, near),
          ...moves,
          ...blocksNear(file, near),
          ...signsNear(file, near, isKey).slice(0, mostSigns),
        ]
  ).slice(0, mostReread / file.text.length);
  let best: Mending | null = null;
  let least = weightOf(told);
  for (const mending of tries) {
    const left = weightOf(read({ ...file, text: withMending(file, mending) }));
    if (left >= least) continue;
    best = mending;
    least = left;
    if (left === 0) break;
  }
  if (best === null) return null;
  const meant = { ...file, text: withMending(file, best) };
  const isSaid = first.help.some(({ edits }) => edits.length > 0 && withEdits(file, edits) === meant.text);
  // Where there is another way to fix it, nobody knows how the file was meant.
  if (isSaid && first.help.length > 1) return null;
  const saidBy = (it: Mending): SourceFile => ({ ...file, text: withMending(file, it) });
  const said = contentOf(meant);
  const isOther = (it: Mending): boolean => contentOf(saidBy(it)) !== said && read(saidBy(it)).length === 0;
  const rival = least > 0 ? null : rivalOf(best, tries, isOther);
  const message = isSaid ? first : best.message();
  const help = rival === null ? message.help : [...message.help, ...rival.message().help];
  return { diagnostic: { ...message, help }, written: file, meant, mending: best };
}

/** Where it may lie what is told: a key that is missing may stand at the end of its block, as a line of the text above it. */
function linesOfTold({ code, span: { file, start } }: Diagnostic): readonly number[] {
  const { line: own, column } = positionOf(file, start);
  if (code !== 'RW0102') return [own - 1];
  let last = lineAt(file, start);
  for (let below = lineBelow(last); below.start > last.start && below.indent >= column - 1; below = lineBelow(last))
    last = below;
  return [own - 1, positionOf(file, last.start).line - 1];
}

/** What a file says, wherever that stands in it. */
function contentOf(file: SourceFile): string {
  const ofPlaces: ReadonlySet<string> = new Set(['span', 'file', 'runs', 'raw']);
  return JSON.stringify(parseYaml(file).root, (key, value: unknown) => (ofPlaces.has(key) ? undefined : value));
}

/** Another mending of the line, by which it says something else: as far to the other side, or into another block. */
function rivalOf(best: Mending, tries: readonly Mending[], isOther: (it: Mending) => boolean): Mending | null {
  const { columns, start } = best;
  if (columns === undefined) return null;
  const rivals = tries.filter(
    (it) => it !== best && (it.line === start || (it.columns === columns && it.start === start)),
  );
  return rivals.find(isOther) ?? null;
}

/** True where the one message has a fix that keeps the text, and that leaves nothing to be told. */
function isMendedBySure(file: SourceFile, told: readonly Diagnostic[], read: Rereading['read']): boolean {
  const [only, second] = told;
  const [help] = only?.help ?? [];
  if (help?.safe !== true || second !== undefined) return false;
  return read({ ...file, text: withEdits(file, help.edits) }).length === 0;
}

/** How much is wrong: what keeps the rest of a file from being read hides more the further above it stands. */
function weightOf(told: readonly Diagnostic[]): number {
  return told.reduce((sum, { code, span }) => {
    const seen = positionOf(span.file, span.start).line / lineStartsOf(span.file).length;
    return sum + (unread.has(code) ? 1_000_000 * (1.1 - seen) : 1);
  }, 0);
}

function isOfLayout({ code, help }: Diagnostic): boolean {
  const isExplained = help.some(({ edits, safe }) => safe || (ofKeys.has(code) && edits.length > 0));
  return ofLayout.has(code) && (!isExplained || unsure.has(code));
}

/** What is told of the file as it was meant, told of the file as it is written. */
export function asWritten(diagnostic: Diagnostic, { written, meant, mending }: MendedLine): Diagnostic {
  const back = (span: Span): Span =>
    span.file === meant
      ? { file: written, start: placeBack(span.start, mending), end: placeBack(span.end, mending) }
      : span;
  return {
    ...diagnostic,
    span: back(diagnostic.span),
    notes: diagnostic.notes.map((it) => ({ ...it, span: it.span === null ? null : back(it.span) })),
    help: diagnostic.help.map((it) => ({ ...it, edits: it.edits.map((edit) => ({ ...edit, span: back(edit.span) })) })),
  };
}

function placeBack(place: number, { start, end, text }: Mending): number {
  if (place <= start) return place;
  return place < start + text.length ? Math.min(place, end) : place - text.length + (end - start);
}
