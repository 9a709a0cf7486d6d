/** What is told of a change that cannot be made. */
import type { Diagnostic, Help } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import { writtenForYaml } from '../../yaml/quote.js';
import type { SpecFile } from '../classify-documents.js';
import type { Name } from '../ir.js';
import { type Change, type Erratum, type Way, wayText } from './erratum.js';
import { type Found, type Place, placeOf, type Said } from './find.js';
import { type At, nodeAt } from './tree.js';
import { waysDownTo } from './ways.js';

type Missing = Extract<Found<Place>, { kind: 'missing' }>;

/** A way that leads nowhere, or to several places; `changed` are the errata until which it led somewhere. */
export function notFound(
  found: Missing | Extract<Found<Place>, { kind: 'several' }>,
  way: Way,
  files: readonly SpecFile[],
  changed: Erratum | null,
): Diagnostic {
  const { name } = found;
  const before = way.slice(0, way.indexOf(name));
  const where = before.length === 0 ? '' : wayText(before);
  if (found.kind === 'several')
    return report('RW0715', name.span, { what: name.text, where }, { notes: notesOf(found.places) });
  const near = nearest(name.text, found.among);
  const help: Help[] = near.map((it, index) => ({
    text: `write \`${it}\``,
    edits: [{ span: name.span, text: writtenForYaml(it) }],
    safe: index === 0 && near.length === 1,
  }));
  const whole = (names: string): string => (way.length === 1 ? `[${names}]` : names);
  const others = [wayInOne(name, way, files), ...longerWays(found, way, files)].filter((it) => it !== null).map(whole);
  for (const text of near.length > 0 ? [] : others)
    help.push({ text: `write \`${text}\``, edits: [{ span: name.span, text }], safe: false });
  const notes = changed === null ? [] : [noteOf(changed)];
  return report('RW0714', name.span, { name: name.text, where, among: found.among }, { help, notes });
}

/** Where a way was written as one name, `C1 shaded`, its two names; null where it is none. */
function wayInOne(name: Name, whole: Way, files: readonly SpecFile[]): string | null {
  const words = whole.length === 1 ? name.text.split(' ') : [];
  for (let count = words.length - 1; count > 0; count -= 1) {
    const parts = [words.slice(0, count), words.slice(count)].map((it) => it.join(' '));
    const [first = '', second = ''] = parts;
    const way: Way = [
      { ...name, text: first },
      { ...name, text: second },
    ];
    if (placeOf(files, way).kind === 'found') return writtenWay(parts);
  }
  return null;
}

/** The names that lead to what is called so further below, with those between; none where there are many. */
function longerWays(found: Missing, way: Way, files: readonly SpecFile[]): readonly string[] {
  const index = way.indexOf(found.name);
  const [first, ...others] = way.slice(0, index);
  const from = first === undefined ? null : placeOf(files, [first, ...others]);
  if (from !== null && from.kind !== 'found') return [];
  const named = (texts: readonly string[]): Name[] => texts.map((text) => ({ ...found.name, text }));
  // Where the rest of the way goes on from some of them, these are meant.
  const ways = waysDownTo(found.name.text, files, from?.thing ?? null);
  const onwards = ways.filter((it) => {
    const [start, ...rest] = [...way.slice(0, index), ...named(it), ...way.slice(index + 1)];
    return start !== undefined && placeOf(files, [start, ...rest]).kind === 'found';
  });
  const meant = onwards.length > 0 ? onwards : ways;
  return meant.length > 3 ? [] : meant.map(writtenWay);
}

function writtenWay(names: readonly string[]): string {
  return names.map(writtenForYaml).join(', ');
}

/** What is said to have been there is not, or more than once. */
export function notSaid(
  found: Exclude<Found<Said>, { kind: 'found' }>,
  change: Exclude<Change, { kind: 'add file' }>,
  place: Place,
  { isDone, changed }: { readonly isDone: boolean; readonly changed: Erratum | null },
): Diagnostic {
  const what = change.kind === 'add' ? change.beside?.what : change.was;
  const span = what?.span ?? change.span;
  const where = wayText(change.at);
  if (found.kind === 'several')
    return report('RW0715', span, { what: 'what is said', where }, { notes: notesOf(found.places) });
  const notes = [
    ...(changed === null ? [] : [noteOf(changed)]),
    { message: 'what it is about is', span: spanAt(place.file, place.at) },
  ];
  return report('RW0716', span, { where, isDone }, { notes });
}

interface Told {
  readonly message: string;
  readonly span: Span;
}

function notesOf(places: readonly Place[]): readonly Told[] {
  return places.map(({ file, at }) => ({ message: 'one is', span: spanAt(file, at) }));
}

function noteOf({ date, title }: Erratum): Told {
  return { message: `it was there until the errata of ${date.text} (${title})`, span: date.span };
}

function spanAt({ root }: SpecFile, at: At): Span {
  return (nodeAt(root, at) ?? root).span;
}
