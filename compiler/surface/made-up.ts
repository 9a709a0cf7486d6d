/**
 * What stands in a spec because a fact is not known: files and entries with the key `made up`, which says why, and cards of which
 * only the title is known. A game can be played with them, and they prove nothing.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { belowGame, withoutExtension } from '../source/game-folder.js';
import type { Span } from '../source/span.js';
import { entryOf, keyText, type YamlEntry, type YamlMap, type YamlNode } from '../yaml/node.js';
import { countText } from '../source/count-text.js';
import type { SpecFile } from './classify-documents.js';
import type { FileKind } from './file-kinds.js';

/** A file or an entry of one that is no fact of the game. */
export interface MadeUp {
  /** What it is one of: `card`, `space`. */
  readonly noun: string;
  /** `C1`, `Fenwick`; of a kind of which a spec has one file, empty. */
  readonly name: string;
  readonly why: string;
  /** Where it is told: the words `made up`, or the code of a card of which only the title is known. */
  readonly span: Span;
  /** All that is made up. */
  readonly within: Span;
  /** The file below the game's folder, without extension. */
  readonly file: string;
  readonly kind: FileKind;
  /** The key of the entries among which it is: `spaces`; null for a whole file. */
  readonly section: string | null;
}

/** What is made up of a spec. */
export interface Provenance {
  readonly things: readonly MadeUp[];
  /** Cards of which only the title is known. */
  readonly titles: readonly MadeUp[];
  /** `22 of 24 cards are made up`; empty where all is known. */
  readonly text: string;
}

/** Kinds of file that speak of the game and state nothing of it. */
const aside: readonly FileKind[] = ['rules', 'rulings', 'equivalents', 'language', 'errata'];

/** Kinds of file that declare spaces. */
const places: readonly FileKind[] = ['map', 'board'];

/** Kinds of file of which a spec has one. */
const single: readonly FileKind[] = ['game', 'map', 'setup'];

export function provenanceOf(files: readonly SpecFile[]): Provenance {
  const things = files.flatMap((file) => madeUpIn(file).map(({ thing }) => thing));
  const titles = files.filter(({ kind }) => kind === 'cards without text').flatMap(titlesIn);
  return { things, titles, text: textOf(files, things, titles) };
}

/** What is made up that holds this place; null where what stands there is a fact. */
export function madeUpAt(provenance: Provenance, { file, start }: Span): MadeUp | null {
  return madeUpWithin(provenance, file.path, start);
}

/** The same of a place in the file with this path. */
export function madeUpWithin({ things }: Provenance, path: string, start: number): MadeUp | null {
  const holds = ({ within }: MadeUp): boolean =>
    within.file.path === path && within.start <= start && start < within.end;
  return things.find(holds) ?? null;
}

/** True for what a file declares, by the name of its part, where it is made up. */
export function isMadeUpPart({ things }: Provenance, file: string, part: string): boolean {
  return things.some(
    (it) => it.file === file && (it.section === null || part === it.name || part.endsWith(` of ${it.name}`)),
  );
}

/** `card C1 (ours until the printed card is at hand)`. */
export function madeUpThing({ noun, name, why }: MadeUp): string {
  return `${calledOf(noun, name)} (${why})`;
}

/** `card C1`, `the setup`. */
export function calledOf(noun: string, name: string): string {
  return name === '' ? `the ${noun}` : `${noun} ${name}`;
}

/** What is known takes the place of what was made up in its stead, which is told and left out. */
export function withoutSuperseded(files: readonly SpecFile[], diagnostics: Diagnostic[]): readonly SpecFile[] {
  const found = new Map(files.map((file) => [file, madeUpIn(file)]));
  if ([...found.values()].every((own) => own.length === 0)) return files;
  const known = new Set(files.flatMap((file) => factsIn(file, found.get(file) ?? [])));
  return files.flatMap((file) => {
    const own = (found.get(file) ?? []).filter((it) => known.has(it.id));
    for (const { thing, entry } of own) {
      const help = [{ text: `delete this ${entry === null ? 'file' : 'entry'}`, edits: [], safe: false }];
      diagnostics.push(report('RW0574', thing.span, { name: thing.name === '' ? thing.noun : thing.name }, { help }));
    }
    if (own.some(({ entry }) => entry === null)) return [];
    const gone = new Set(own.map(({ entry }) => entry));
    return [gone.size === 0 ? file : { ...file, root: without(file.root, gone) }];
  });
}

/** Something made up with what tells whether another thing is the same; null for the entry of a whole file. */
interface Found {
  readonly thing: MadeUp;
  readonly id: string;
  readonly entry: YamlEntry | null;
}

function madeUpIn(file: SpecFile): readonly Found[] {
  const { kind, root } = file;
  if (aside.includes(kind)) return [];
  const whole = reasonIn(root);
  if (whole !== null) {
    const within = { file: file.file, start: 0, end: file.file.text.length };
    const name = nameOf(file);
    return [
      {
        thing: thingOf(file, { noun: ofWhole(file), name, section: null, within }, whole),
        id: idOf(kind, name),
        entry: null,
      },
    ];
  }
  return entriesIn(file).flatMap(({ entry, section, map }) => {
    const reason = reasonIn(map);
    if (reason === null) return [];
    const name = keyText(entry);
    const thing = thingOf(file, { noun: nounOf(file.kind, section), name, section, within: entry.span }, reason);
    return [{ thing, id: `${section}: ${name}`, entry }];
  });
}

function thingOf(
  { file, kind }: SpecFile,
  of: Pick<MadeUp, 'noun' | 'name' | 'section' | 'within'>,
  reason: YamlEntry,
): MadeUp {
  return {
    ...of,
    why: textIn(reason.value),
    span: reason.key.span,
    file: withoutExtension(belowGame(file.path)),
    kind,
  };
}

/** What of a file is a fact, by what tells whether another thing is the same. */
function factsIn(file: SpecFile, madeUp: readonly Found[]): readonly string[] {
  if (madeUp.some(({ entry }) => entry === null)) return [];
  const invented = new Set(madeUp.map(({ entry }) => entry));
  const entries = entriesIn(file).filter(({ entry }) => !invented.has(entry));
  return [idOf(file.kind, nameOf(file)), ...entries.map(({ entry, section }) => `${section}: ${keyText(entry)}`)];
}

interface Place {
  readonly entry: YamlEntry;
  /** The key above it. */
  readonly section: string;
  /** What stands below it. */
  readonly map: YamlMap;
}

/** What the sections of a file declare, as far as there are keys below it. */
function entriesIn({ root }: SpecFile): readonly Place[] {
  return root.entries.flatMap((section) =>
    mapOf(section.value).flatMap((entry) =>
      entry.value?.kind === 'map' ? [{ entry, section: keyText(section), map: entry.value }] : [],
    ),
  );
}

function mapOf(node: YamlNode | null): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

function reasonIn(map: YamlMap): YamlEntry | null {
  const entry = entryOf(map, 'made up');
  return entry?.value?.kind === 'scalar' ? entry : null;
}

function titlesIn(file: SpecFile): readonly MadeUp[] {
  return mapOf(file.first.value).map((entry) => ({
    noun: 'card',
    name: keyText(entry),
    why: 'only its title is known',
    span: entry.key.span,
    within: entry.span,
    file: withoutExtension(belowGame(file.file.path)),
    kind: file.kind,
    section: keyText(file.first),
  }));
}

/** Procedures are called alike wherever they stand. */
function idOf(kind: FileKind, name: string): string {
  const isProcedure = kind === 'class' || kind === 'table';
  return single.includes(kind) ? kind : `${isProcedure ? 'procedures' : kind}: ${name}`;
}

function textOf(files: readonly SpecFile[], things: readonly MadeUp[], titles: readonly MadeUp[]): string {
  const cards = files.filter(({ kind }) => kind === 'card').length + titles.length;
  const made = [...new Set(things.map(({ noun }) => noun))].map((noun) => {
    const own = things.filter((it) => it.noun === noun);
    const isOnly = own.some(({ kind, section }) => section === null && single.includes(kind));
    const all = noun === 'card' ? cards : countOf(files, own);
    const many = files.find((it) => ofWhole(it) === noun)?.class?.many.toLowerCase() ?? pluralOf(noun);
    if (isOnly) return `the ${noun} is made up`;
    return `${own.length} of ${all} ${all === 1 ? noun : many} ${isOrAre(own.length)} made up`;
  });
  const known = `${titles.length} of ${counted(cards, 'card')} ${isOrAre(titles.length)} known by title only`;
  return [...made, ...(titles.length === 0 ? [] : [known])].join(', ');
}

/** How many files or entries there are of the kind of these; the spaces of a map and those of its board are all spaces. */
function countOf(all: readonly SpecFile[], of: readonly MadeUp[]): number {
  const [{ noun } = { noun: '' }] = of;
  const kinds = of.flatMap(({ kind }): readonly FileKind[] => (places.includes(kind) ? places : [kind]));
  const files = all.filter(({ kind }) => kinds.includes(kind));
  const ofFiles = files.filter((it) => ofWhole(it) === noun).length;
  const sections = files.flatMap(({ kind, root }) => root.entries.filter((it) => nounOf(kind, keyText(it)) === noun));
  return ofFiles + sections.reduce((sum, { value }) => sum + mapOf(value).length, 0);
}

/** What is not simply the plural without its `s`. */
const singulars: Readonly<Record<string, string>> = {
  boxes: 'box',
  classes: 'class',
  'card kinds': 'kind of card',
  'additional spaces': 'kind of additional spaces',
};

/** What a file is called as a whole: by its kind or, for a procedure of a class, by the class. */
function ofWhole({ kind, class: of }: SpecFile): string {
  return of?.key ?? kind;
}

/** `space` for `spaces`. */
function nounOf(kind: FileKind, section: string): string {
  if (section === 'kinds') return kind === 'chits' ? 'kind of chit' : 'kind of space';
  return singulars[section] ?? section.replace(/s$/u, '');
}

const plurals: Readonly<Record<string, string>> = {
  procedures: 'files of procedures',
  'additional spaces': 'files of additional spaces',
  chits: 'families of chits',
  box: 'boxes',
  class: 'classes',
  'kind of card': 'kinds of card',
  'kind of chit': 'kinds of chit',
  'kind of space': 'kinds of space',
  'kind of additional spaces': 'kinds of additional spaces',
};

function pluralOf(noun: string): string {
  return plurals[noun] ?? `${noun}s`;
}

function counted(count: number, noun: string): string {
  return countText(count, noun, pluralOf(noun));
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function nameOf({ kind, first }: SpecFile): string {
  return single.includes(kind) ? '' : textIn(first.value);
}

function textIn(node: YamlNode | null): string {
  return node?.kind === 'scalar' ? node.source.text : '';
}

function without(map: YamlMap, gone: ReadonlySet<YamlEntry | null>): YamlMap {
  return {
    ...map,
    entries: map.entries.flatMap((entry) => {
      if (gone.has(entry)) return [];
      return [entry.value?.kind === 'map' ? { ...entry, value: without(entry.value, gone) } : entry];
    }),
  };
}
