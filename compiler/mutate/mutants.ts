/** From the files of a spec to its mutants. */
import { positionOf, shownPath, type SourceFile, type Span } from '../source/span.js';
import type { World } from '../resolved/ir.js';
import { type SurfaceNodes, visit } from '../surface/children.js';
import {
  parseChange,
  parseCondition,
  parseMoment,
  parseNounPhrase,
  parseNumber,
  parseOpening,
  parseSentence,
  parseTerm,
  stopIn,
  type Parsed,
} from '../surface/parse.js';
import type { Language } from '../surface/vocabulary.js';
import { type SpannedText, textAt } from '../source/text.js';
import { exchanged, itemLeftOut, put, textOf, type Way } from './change.js';
import { dataMutants } from './data-mutants.js';
import { edited, type Kind, type Mutant, type Variant } from './ir.js';
import { placeMutants } from './map-mutants.js';
import { partChanges, type Walk } from './part-changes.js';
import { formsIn, siblingsIn, type Words } from './siblings.js';
import { sitesOf, type Role, type Series, type Site } from './sites.js';
import { wordChanges } from './word-changes.js';

export interface MutantOptions {
  /** Whether what is no card's is changed too: procedures, chits, the setup, the map. */
  readonly all: boolean;
  /** Only those of these owners, by name or by the code of their card in any case; null: of all. */
  readonly of: readonly string[] | null;
}

/** How each part of the language is read, and then walked. */
const readers: Readonly<Record<Role, (language: Language, text: SpannedText) => Parsed<Walk>>> = {
  sentence: reader('sentence', parseSentence),
  opening: reader('opening', parseOpening),
  change: reader('change', parseChange),
  moment: reader('moment', parseMoment),
  term: reader('term', parseTerm),
  number: reader('number', parseNumber),
  condition: reader('condition', parseCondition),
  'noun phrase': reader('phrase', parseNounPhrase),
};

function reader<Name extends keyof SurfaceNodes>(
  name: Name,
  parse: (language: Language, text: SpannedText) => Parsed<SurfaceNodes[Name]>,
): (language: Language, text: SpannedText) => Parsed<Walk> {
  return (language, text) => {
    const parsed = parse(language, text);
    if (!parsed.ok) return parsed;
    return {
      ok: true,
      value: (visitor) => {
        visit(name, parsed.value, visitor);
      },
    };
  };
}

/** Every mutant: of sentences, of their order, of entries, of places. Each has a variant, and each sentence can be read. */
export function mutantsOf(
  files: readonly SourceFile[],
  world: World,
  language: Language,
  { all, of }: MutantOptions,
): readonly Mutant[] {
  const siblings = siblingsIn(world);
  const words = { siblings, forms: formsIn(world) };
  const idle = `{ ${JSON.stringify(`before ${world.procedures[world.start]?.name ?? ''}`)}: [nothing] }`;
  const sites = sitesOf(files);
  const wanted = of?.map((it) => it.toLowerCase()) ?? null;
  const isWanted = ({ owner, card }: Owned): boolean =>
    wanted === null ? all || card !== null : [owner, card ?? ''].some((it) => wanted.includes(it.toLowerCase()));
  const said = sites.sentences.filter(isWanted).flatMap((site) => mutantsAt(site, language, words, idle));
  const ordered = sites.series.filter(isWanted).flatMap(seriesMutants);
  const others = [...dataMutants(sites.files, sites.sentences, siblings), ...placeMutants(sites.files, world)];
  return [...said, ...ordered, ...others.filter(isWanted)];
}

type Owned = Pick<Mutant, 'owner' | 'card'>;

/** Whatever may be named to be changed. */
export function ownersIn(mutants: readonly Mutant[]): readonly string[] {
  return [...new Set([...mutants.flatMap(({ card }) => card ?? []), ...mutants.map(({ owner }) => owner)])];
}

function mutantsAt(site: Site, language: Language, words: Words, idle: string): readonly Mutant[] {
  const parsed = readers[site.role](language, site.source);
  if (!parsed.ok) return [];
  const seen = new Set([textOf(site.span)]);
  const changes = [...wordChanges(language, words, site), ...partChanges(parsed.value, site.span, words)];
  const changed = changes.flatMap(({ kind, alternatives, each }): readonly Mutant[] => {
    if (each === undefined) {
      const variants = alternatives.flatMap((way) => variantOf(site, language, way, seen));
      return variants.length === 0 ? [] : [{ ...placeOf(site), kind, variants }];
    }
    const mutants: Mutant[] = [];
    for (const way of alternatives) {
      const variants = mutants.length < each ? variantOf(site, language, way, seen) : [];
      if (variants.length > 0) mutants.push({ ...placeOf(site), kind, variants });
    }
    return mutants;
  });
  return [...changed, ...removal(site, idle)];
}

/** Null where it is no sentence, or one that was had before. */
function variantOf(site: Site, language: Language, way: Way, seen: Set<string>): readonly Variant[] {
  const { file, start, end } = site.span;
  if (way.length === 0 || way.some((it) => it.start < start || it.end > end)) return [];
  const within = way.map((it) => ({ start: it.start - start, end: it.end - start, text: it.text }));
  const sentence = edited(file.text.slice(start, end), within).replace(/\s+/gu, ' ').trim();
  if (seen.has(sentence) || stopIn(language, textAt(file, 0, sentence), site.role) !== null) return [];
  seen.add(sentence);
  const told = way.filter((it) => it.agrees !== true);
  const from = told.map((it) => file.text.slice(it.start, it.end).trim()).join(' … ');
  const to = told.map((it) => it.text.trim()).join(' … ');
  const edits = way.map((it) => ({ start: it.start, end: it.end, text: it.text, path: file.path }));
  return [{ from, to, sentence, edits }];
}

function removal(site: Site, idle: string): readonly Mutant[] {
  const { whole, role } = site;
  if (whole === null) return [];
  const isLasting = role === 'change' || role === 'moment';
  const text = isLasting ? idle : 'nothing';
  if (textOf(whole) === text) return [];
  const edits = [{ ...put(whole, text), path: whole.file.path }];
  const from = role === 'opening' || role === 'moment' ? 'the sentence with all below it' : 'the sentence';
  return [{ ...placeOf(site), kind: 'removed', variants: [{ from, to: '', sentence: 'nothing', edits }] }];
}

/** Steps exchanged with the next one; terms and alternatives left out. */
function seriesMutants({ owner, card, of, items }: Series): readonly Mutant[] {
  const mutant = (kind: Kind, span: Span, variant: Omit<Variant, 'edits'>, way: Way): Mutant => {
    const { path } = span.file;
    const variants = [{ ...variant, edits: way.map((it) => ({ ...it, path })) }];
    return { owner, card, kind, path, line: lineOf(span), sentence: firstLine(span), variants };
  };
  if (of === 'steps') {
    return items.slice(1).flatMap((next, index) => {
      const item = items[index];
      if (item === undefined || textOf(item) === textOf(next)) return [];
      const sentence = `${firstLine(next)} … ${firstLine(item)}`;
      const variant = { from: `${firstLine(item)} … ${firstLine(next)}`, to: sentence, sentence };
      return [mutant('order', item, variant, exchanged(item, next))];
    });
  }
  const kind = of === 'terms' ? 'term' : 'removed';
  const variant = { from: of === 'terms' ? 'the term' : 'the alternative', to: '', sentence: 'nothing' };
  return items.map((item, index) => mutant(kind, item, variant, itemLeftOut(items, index)));
}

function firstLine(span: Span): string {
  return (textOf(span).split('\n')[0] ?? '').trim();
}

function placeOf({ owner, card, span }: Site): Omit<Mutant, 'kind' | 'variants'> {
  return { owner, card, path: shownPath(span.file), line: lineOf(span), sentence: textOf(span).replace(/\s+/gu, ' ') };
}

function lineOf({ file, start }: Span): number {
  return positionOf(file, start).line;
}

/** At most so many, from all over the list. */
export function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]).flatMap(
    (it) => it ?? [],
  );
}
