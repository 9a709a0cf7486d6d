/** Makes the changes of errata in the documents of a spec. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import type { Span } from '../../source/span.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode } from '../../yaml/node.js';
import { writtenForYaml } from '../../yaml/quote.js';
import type { SpecFile } from '../classify-documents.js';
import type { Name } from '../ir.js';
import type { SaysSame } from './alike.js';
import { type Change, type Erratum, type Way, wayText } from './erratum.js';
import { type Found, partCalled, type Place, placeOf, placesSaying, type Said } from './find.js';
import { type At, nodeAt, splicedEntries, splicedItems, withNode } from './tree.js';

/** What a change has done. */
export interface Amendment {
  readonly erratum: Erratum;
  readonly change: Change;
  /** What it is in, from the file down: the names and keys of the way. */
  readonly way: readonly string[];
  /** Of the file; what is added or deleted as a whole is at its root. */
  readonly path: string;
  /** Where it is done, in the file as it was before. */
  readonly at: At;
  readonly said: Said | null;
  /** What stood there; null where something was added. */
  readonly was: YamlNode | null;
  /** What stands there now; null where something went. */
  readonly now: YamlNode | null;
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
  const [game = ''] = erratum.file.file.path.split('/');
  const path = `${game}/${change.file.text}`;
  if (files.some(({ file }) => file.path === path)) {
    diagnostics.push(report('RW0718', change.file.span, { name: change.file.text, where: '' }));
    return null;
  }
  const added = fileOf(path, change.now);
  if (added === null) {
    diagnostics.push(report('RW0719', change.now.span, {}));
    return null;
  }
  const ordered = [...files, added].toSorted((a, b) => (a.file.path < b.file.path ? -1 : 1));
  const amendment = { erratum, change, way: [change.file.text], path, at: [], said: null, was: null, now: change.now };
  return { files: ordered, amendment };
}

type ChangeWithin = Exclude<Change, { kind: 'add file' }>;

/** What was tried with a way to compare: where it leads, and what is done there. */
interface Tried {
  readonly place: Found<Place>;
  readonly target: Found<Said> | null;
}

function within(amending: Amending, erratum: Erratum, change: ChangeWithin, diagnostics: Diagnostic[]): Amended | null {
  const tried = attempts(amending, change);
  const [last] = tried.slice(-1);
  if (last === undefined) return null;
  const { place, target } = last;
  if (place.kind !== 'found') {
    diagnostics.push(notFound(place, change.at, amending, change));
    return null;
  }
  const { file, at } = place.thing;
  if (target !== null && target.kind !== 'found') {
    diagnostics.push(notSaid(target, amending, change, place.thing));
    return null;
  }
  const made = madeAt(file, at, change, target?.thing ?? null, diagnostics);
  if (made === null) return null;
  const amendment = {
    erratum,
    change,
    way: change.at.map(({ text }) => text),
    path: file.file.path,
    at,
    said: made.said,
    was: made.was,
    now: made.now,
  };
  const { root } = made;
  const files = amending.files.flatMap((it) => (it !== file ? [it] : root === null ? [] : [withRoot(it, root)]));
  return { files, amendment };
}

/** The attempts to find a change's place, with one way to compare after the other, up to the first that finds it. */
function attempts(amending: Pick<Amending, 'files' | 'same'>, change: ChangeWithin): readonly Tried[] {
  const tried: Tried[] = [];
  for (const same of amending.same) {
    const one = attempt(amending.files, change, same());
    tried.push(one);
    if (one.place.kind === 'found' && one.target?.kind !== 'missing') break;
  }
  return tried;
}

function attempt(files: readonly SpecFile[], change: ChangeWithin, same: SaysSame): Tried {
  const place = placeOf(files, change.at);
  if (place.kind !== 'found') return { place, target: null };
  const what = change.kind === 'add' ? (change.beside?.what ?? null) : change.was;
  if (what === null) return { place, target: null };
  const { file, at } = place.thing;
  // What is added stands beside what is right there, where that is.
  const there = change.kind === 'add' ? partCalled(file.root, at, what) : null;
  const said = there === null ? placesSaying(file.root, at, what, same) : [there];
  const [first, ...more] = said;
  const name = change.at[change.at.length - 1] ?? change.at[0];
  if (first === undefined) return { place, target: { kind: 'missing', name, among: [] } };
  if (more.length === 0) return { place, target: { kind: 'found', thing: first } };
  return { place, target: { kind: 'several', name, places: said.map((it) => ({ file, at: it.at })) } };
}

/** A document with another root. */
function withRoot(file: SpecFile, root: YamlMap): SpecFile {
  const key = keyText(file.first);
  const first = root.entries.find((it) => keyText(it) === key) ?? root.entries[0] ?? file.first;
  return { ...file, root, first };
}

interface Made {
  /** Null where the file goes. */
  readonly root: YamlMap | null;
  readonly said: Said | null;
  readonly was: YamlNode | null;
  readonly now: YamlNode | null;
}

function madeAt(
  { root }: SpecFile,
  at: At,
  change: ChangeWithin,
  said: Said | null,
  diagnostics: Diagnostic[],
): Made | null {
  switch (change.kind) {
    case 'change':
      return said === null ? null : replaced(root, said, change.now, change.was, diagnostics);
    case 'delete':
      return said === null ? deleted(root, at) : replaced(root, said, null, change.was, diagnostics);
    case 'add':
      return said === null ? added(root, at, change, diagnostics) : addedBeside(root, said, change, diagnostics);
  }
}

/** The tree without what is at a place: a file, an entry, or an item. */
function deleted(root: YamlMap, at: At): Made {
  const index = at[at.length - 1];
  const was = nodeAt(root, at) ?? null;
  if (index === undefined) return { root: null, said: null, was: root, now: null };
  const parent = at.slice(0, -1);
  const above = nodeAt(root, parent);
  const isItem = above?.kind === 'list';
  // Of an item that is an opening with what stands below it, the way leads below: all of it goes.
  const isOpening = !isItem && index === 0 && nodeAt(root, parent.slice(0, -1))?.kind === 'list';
  const [list, place] = isOpening ? [parent.slice(0, -1), parent[parent.length - 1] ?? 0] : [parent, index];
  const said: Said = { kind: isItem || isOpening ? 'items' : 'entries', at: list, start: place, count: 1 };
  return { root: spliced(root, said, []), said, was: isOpening ? (above ?? null) : was, now: null };
}

function replaced(
  root: YamlMap,
  said: Said,
  now: YamlNode | null,
  was: YamlNode | null,
  diagnostics: Diagnostic[],
): Made | null {
  const whole = now === null ? toDelete(root, said) : said;
  if (now === null) return { root: spliced(root, whole, []), said: whole, was, now };
  if (said.kind === 'value')
    return {
      root: asMap(
        withNode(root, said.at, () => now),
        root,
      ),
      said,
      was,
      now,
    };
  if (said.kind === 'items') return { root: spliced(root, said, itemsOf(now)), said, was, now };
  if (said.kind === 'key') {
    if (now.kind === 'scalar') {
      const keyed = (entry: YamlEntry): YamlEntry => ({ ...entry, key: now });
      return {
        root: withMap(root, said.at, (map) => ({
          ...map,
          entries: map.entries.map((it, at) => (at === said.start ? keyed(it) : it)),
        })),
        said,
        was,
        now,
      };
    }
    diagnostics.push(
      report('RW0717', now.span, {
        what: 'a sentence',
        because: 'below the one that was there stand others, which stay',
      }),
    );
    return null;
  }
  if (now.kind === 'map') return { root: spliced(root, said, now.entries), said, was, now };
  diagnostics.push(
    report('RW0717', now.span, { what: 'keys with what stands below them', because: 'such is what was there' }),
  );
  return null;
}

/** Where a key goes, what stands below it goes too; with the last key of an item, the item. */
function toDelete(root: YamlMap, said: Said): Said {
  if (said.kind === 'items' || said.kind === 'entries') return said;
  const at = said.kind === 'key' ? said.at : said.at.slice(0, -1);
  const start = said.kind === 'key' ? said.start : (said.at[said.at.length - 1] ?? 0);
  const above = at.slice(0, -1);
  if (said.kind === 'key' && start === 0 && nodeAt(root, above)?.kind === 'list')
    return { kind: 'items', at: above, start: at[at.length - 1] ?? 0, count: 1 };
  return { kind: 'entries', at, start, count: 1 };
}

function added(
  root: YamlMap,
  at: At,
  { now }: Extract<Change, { kind: 'add' }>,
  diagnostics: Diagnostic[],
): Made | null {
  const node = nodeAt(root, at) ?? null;
  if (node?.kind === 'list') {
    const said: Said = { kind: 'items', at, start: node.items.length, count: 0 };
    return { root: spliced(root, said, itemsOf(now)), said, was: null, now };
  }
  if (node?.kind === 'map' && now.kind === 'map') {
    const said: Said = { kind: 'entries', at, start: node.entries.length, count: 0 };
    return withoutTwice(node, now, diagnostics)
      ? { root: spliced(root, said, now.entries), said, was: null, now }
      : null;
  }
  const isMap = node?.kind === 'map';
  diagnostics.push(
    report('RW0717', now.span, {
      what: isMap ? 'keys with what stands below them' : 'nothing',
      because: isMap ? 'such is what is there' : 'what is there is no list and has no keys: write `change`',
    }),
  );
  return null;
}

function addedBeside(
  root: YamlMap,
  said: Said,
  { now, beside }: Extract<Change, { kind: 'add' }>,
  diagnostics: Diagnostic[],
): Made | null {
  const { kind, at, start, count } = toDelete(root, said);
  const place: Said = { kind, at, start: beside?.is === 'after' ? start + count : start, count: 0 };
  if (kind === 'items') return { root: spliced(root, place, itemsOf(now)), said: place, was: null, now };
  const map = nodeAt(root, at);
  if (now.kind === 'map' && map?.kind === 'map')
    return withoutTwice(map, now, diagnostics)
      ? { root: spliced(root, place, now.entries), said: place, was: null, now }
      : null;
  diagnostics.push(
    report('RW0717', now.span, { what: 'keys with what stands below them', because: 'such is what is there' }),
  );
  return null;
}

/** Tells of a key that a map would have twice; true where there is none. */
function withoutTwice(map: YamlMap, now: YamlMap, diagnostics: Diagnostic[]): boolean {
  const there = new Set(map.entries.map(keyText));
  const twice = now.entries.find((it) => there.has(keyText(it)));
  if (twice === undefined) return true;
  diagnostics.push(report('RW0718', twice.key.span, { name: keyText(twice), where: ' there' }));
  return false;
}

function itemsOf(node: YamlNode): readonly YamlNode[] {
  return node.kind === 'list' ? node.items : [node];
}

function spliced(
  root: YamlMap,
  { kind, at, start, count }: Said,
  by: readonly YamlNode[] | readonly YamlEntry[],
): YamlMap {
  const changed = withNode(root, at, (node) => {
    if (kind === 'items' && node?.kind === 'list') return splicedItems(node, start, count, by as readonly YamlNode[]);
    if (kind === 'entries' && node?.kind === 'map')
      return splicedEntries(node, start, count, by as readonly YamlEntry[]);
    return node;
  });
  return asMap(changed, root);
}

function withMap(root: YamlMap, at: At, change: (map: YamlMap) => YamlMap): YamlMap {
  return asMap(
    withNode(root, at, (node) => (node?.kind === 'map' ? change(node) : node)),
    root,
  );
}

function asMap(node: YamlNode | null, otherwise: YamlMap): YamlMap {
  return node?.kind === 'map' ? node : otherwise;
}

function notFound(
  found: Exclude<Found<Place>, { kind: 'found' }>,
  way: Way,
  amending: Amending,
  change: ChangeWithin,
): Diagnostic {
  const { name } = found;
  const before = way.slice(0, way.indexOf(name));
  const where = before.length === 0 ? '' : wayText(before);
  if (found.kind === 'several') {
    const notes = found.places.map(({ file, at }) => ({ message: 'one is', span: spanAt(file, at) }));
    return report('RW0715', name.span, { what: name.text, where }, { notes });
  }
  const near = nearest(name.text, found.among);
  const help = near.map((it, index) => ({
    text: `write \`${it}\``,
    edits: [{ span: name.span, text: writtenForYaml(it) }],
    safe: index === 0 && near.length === 1,
  }));
  const changed = changedBefore(amending, change);
  const notes = changed === null ? [] : [noteOf(changed)];
  return report('RW0714', name.span, { name: name.text, where, among: found.among }, { help, notes });
}

function notSaid(
  found: Exclude<Found<Said>, { kind: 'found' }>,
  amending: Amending,
  change: ChangeWithin,
  place: Place,
): Diagnostic {
  const what = change.kind === 'add' ? change.beside?.what : change.was;
  const span: Span = what?.span ?? change.span;
  const where = wayText(change.at);
  if (found.kind === 'several') {
    const notes = found.places.map(({ file, at }) => ({ message: 'one is', span: spanAt(file, at) }));
    return report('RW0715', span, { what: 'what is said', where }, { notes });
  }
  const isDone = change.kind === 'change' && isThere(amending, place, change.now);
  const changed = changedBefore(amending, change);
  const notes = [
    ...(changed === null ? [] : [noteOf(changed)]),
    { message: 'what it is about is', span: spanAt(place.file, place.at) },
  ];
  return report('RW0716', span, { where, isDone }, { notes });
}

function isThere({ same }: Amending, { file, at }: Place, now: YamlNode): boolean {
  const [words] = same;
  return words !== undefined && placesSaying(file.root, at, now, words()).length > 0;
}

/** The earlier errata after which the change's place is there no longer; null where it never was. */
function changedBefore({ before, same }: Amending, change: ChangeWithin): Erratum | null {
  const last = before.findLast(({ files }) => {
    const [tried] = attempts({ files, same }, change).slice(-1);
    return tried?.place.kind === 'found' && tried.target?.kind !== 'missing';
  });
  return last?.erratum ?? null;
}

function noteOf({ date, title }: Erratum): { readonly message: string; readonly span: Span } {
  return { message: `it was there until the errata of ${date.text} (${title})`, span: date.span };
}

function spanAt({ root }: SpecFile, at: At): Span {
  return (nodeAt(root, at) ?? root).span;
}

/** A name as it is told. */
export function nameText({ text }: Name): string {
  return text;
}
