/** Makes the changes of errata in the documents of a spec. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { byCodeUnits } from '../../diagnostics/order.js';
import { report } from '../../diagnostics/report.js';
import { gameFolder } from '../../source/game-folder.js';
import type { Span } from '../../source/span.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode } from '../../yaml/node.js';
import type { SpecFile } from '../classify-documents.js';
import { type SaysSame, sameWords } from './alike.js';
import type { Change, Erratum } from './erratum.js';
import { type Found, partCalled, type Place, placeOf, placesSaying, type Said } from './find.js';
import { doneAt, keyTwice, misfit, spanOf, withDone } from './make.js';
import { notFound, notSaid } from './tell.js';

/** What a change has done. */
export interface Amendment {
  readonly change: Change;
  /** Of the file. */
  readonly path: string;
  /** Where it is done in the tree of the file as it was before; null: the file comes or goes. */
  readonly said: Said | null;
  /** What stands there now; null where something went. */
  readonly now: YamlNode | null;
  /** What stood there, or the part beside which it was added. */
  readonly place: Span;
}

/** The files of a spec, and what makes a file of a document that is added. */
export interface Amending {
  readonly files: readonly SpecFile[];
  readonly fileOf: (path: string, root: YamlMap) => SpecFile | null;
  /** How what was said before is compared: first word by word, then, where that is asked for, by its meaning. */
  readonly same: readonly (() => SaysSame)[];
  /** The files as they were before each of the errata that were made so far. */
  readonly before: readonly { readonly erratum: Erratum; readonly files: readonly SpecFile[] }[];
}

export interface Amended {
  readonly files: readonly SpecFile[];
  readonly amendment: Amendment;
}

/** The files with a change made; null where it cannot be made, which is told. */
export function amend(amending: Amending, erratum: Erratum, change: Change, diagnostics: Diagnostic[]): Amended | null {
  return change.kind === 'add file'
    ? withFile(amending, erratum, change, diagnostics)
    : within(amending, erratum, change, diagnostics);
}

function withFile(
  { files, fileOf }: Amending,
  erratum: Erratum,
  change: Extract<Change, { kind: 'add file' }>,
  diagnostics: Diagnostic[],
): Amended | null {
  const path = `${gameFolder(erratum.file.file.path)}/${change.file.text}`;
  if (files.some(({ file }) => file.path === path)) {
    diagnostics.push(report('RW0718', change.file.span, { name: change.file.text, where: '' }));
    return null;
  }
  const added = fileOf(path, change.now);
  if (added === null || added.kind === 'errata') {
    diagnostics.push(report('RW0719', change.now.span, { isErrata: added !== null }));
    return null;
  }
  const ordered = [...files, added].toSorted((a, b) => byCodeUnits(a.file.path, b.file.path));
  return { files: ordered, amendment: { change, path, said: null, now: change.now, place: change.now.span } };
}

type ChangeWithin = Exclude<Change, { kind: 'add file' }>;

/** What was tried with a way to compare: where it leads, and what is done there. */
interface Tried {
  readonly place: Found<Place>;
  readonly target: Found<Said> | null;
}

function within(amending: Amending, erratum: Erratum, change: ChangeWithin, diagnostics: Diagnostic[]): Amended | null {
  const { place, target } = attempt(amending, change);
  if (place.kind !== 'found') {
    diagnostics.push(notFound(place, change.at, amending.files, changedBefore(amending, change)));
    return null;
  }
  const { file, at } = place.thing;
  if (target !== null && target.kind !== 'found') {
    const isDone = change.kind === 'change' && isThere(place.thing, change.now);
    diagnostics.push(notSaid(target, change, place.thing, { isDone, changed: changedBefore(amending, change) }));
    return null;
  }
  const said = doneAt(file.root, at, change, target?.thing ?? null);
  const now = change.kind === 'delete' ? null : change.now;
  const wrong = said === null ? null : mistakeIn(file, said, now, erratum);
  if (wrong !== null) {
    diagnostics.push(wrong);
    return null;
  }
  const fresh = said === null ? null : withRoot(file, withDone(file.root, said, now));
  const files = amending.files.flatMap((it) => (it !== file ? [it] : (fresh ?? [])));
  const stood = said === null ? file.root.span : spanOf(file.root, said);
  return { files, amendment: { change, path: file.file.path, said, now, place: stood } };
}

/** Why something cannot stand there; null where it can. */
function mistakeIn(file: SpecFile, said: Said, now: YamlNode | null, erratum: Erratum): Diagnostic | null {
  const span = now?.span ?? erratum.date.span;
  const [top] = said.kind === 'entries' || said.kind === 'key' ? [...said.at, said.start] : said.at;
  const key = file.root.entries[top ?? -1];
  if (file.kind === 'game' && key !== undefined && keyText(key) === 'edition')
    return report('RW0717', span, { what: 'nothing', because: 'an edition is called by the date of its errata' });
  const unfit = misfit(file.root, said, now);
  if (unfit !== null) return report('RW0717', span, unfit);
  const isNew = (entry: YamlEntry): boolean => isIn(entry.key.span, span);
  const twice = keyTwice(withDone(file.root, said, now), said, isNew);
  return twice === null ? null : report('RW0718', twice.key.span, { name: keyText(twice), where: ' there' });
}

/** Where something belongs in the files as they are written: what errata say, at what they put it in the place of. */
export function placeInSpec(span: Span, amendments: readonly Amendment[]): Span {
  const index = amendments.findLastIndex(({ said, now }) => said !== null && now !== null && isIn(span, now.span));
  const own = amendments[index];
  return own === undefined ? span : placeInSpec(own.place, amendments.slice(0, index));
}

function isIn(inner: Span, outer: Span): boolean {
  return inner.file.path === outer.file.path && inner.start >= outer.start && inner.end <= outer.end;
}

/** Compares in one way after the other, up to the first by which the place is found. */
function attempt({ files, same }: Pick<Amending, 'files' | 'same'>, change: ChangeWithin): Tried {
  const place = placeOf(files, change.at);
  const what = change.kind === 'add' ? (change.beside?.what ?? null) : change.was;
  if (place.kind !== 'found' || what === null) return { place, target: null };
  const { file, at } = place.thing;
  const name = change.at.at(-1) ?? change.at[0];
  // What is added stands beside what is right there, where that is.
  const there = change.kind === 'add' ? partCalled(file.root, at, what) : null;
  if (there !== null) return { place, target: { kind: 'found', thing: there } };
  for (const sameBy of same) {
    const [first, ...more] = placesSaying(file.root, at, what, sameBy());
    if (first === undefined) continue;
    if (more.length === 0) return { place, target: { kind: 'found', thing: first } };
    return { place, target: { kind: 'several', name, places: [first, ...more].map((it) => ({ file, at: it.at })) } };
  }
  return { place, target: { kind: 'missing', name, among: [] } };
}

/** A document with another root. */
function withRoot(file: SpecFile, root: YamlMap): SpecFile {
  const key = keyText(file.first);
  const first = root.entries.find((it) => keyText(it) === key) ?? root.entries[0] ?? file.first;
  return { ...file, root, first };
}

function isThere({ file, at }: Place, now: YamlNode): boolean {
  return placesSaying(file.root, at, now, sameWords).length > 0;
}

/** The earlier errata after which the change's place is there no longer; null where it never was. */
function changedBefore({ before, same }: Amending, change: ChangeWithin): Erratum | null {
  const last = before.findLast(({ files }) => {
    const { place, target } = attempt({ files, same }, change);
    return place.kind === 'found' && target?.kind !== 'missing';
  });
  return last?.erratum ?? null;
}
