/** Reads a line by the forms that may stand at its place, and says what is wrong with one that is none of them. */
import { either } from '../../diagnostics/catalogue/entry.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { nearest } from '../../diagnostics/nearest.js';
import type { Known } from '../parse-items.js';
import { textOf, unknownName, type Parsed, type Part, type Refused } from '../parts.js';
import { partOf, scanLine, type Scanned } from './divide.js';
import { fitOf, isSlot, type Miss, missesOf } from './fit.js';
import type { HeldBy, LineForm, LineForms } from './line.js';
import { likelyWord, misspeltWord, noForm, placeOf, stopsOf, type NoForm } from './no-form.js';
import { slotReaders } from './slots.js';

/** What the meaning of a line is found with. */
export interface Found {
  readonly known: Known;
  readonly whole: Part;
  /** What stands in a slot, by its key; the whole line where nothing does. */
  readonly at: (key: string) => Part;
}

/** What the lines of each form of a table mean; the type checker names a form that is missing. */
export type Meanings<Table extends LineForms, Meaning> = {
  readonly [Kind in keyof Table]: (held: HeldBy<Table[Kind]>, found: Found) => Parsed<Meaning>;
};

/** A form with what its lines mean. */
export interface ReadForm<Meaning> {
  readonly form: LineForm;
  readonly mean: (held: object, found: Found) => Parsed<Meaning>;
}

/** The forms of a table, ready to be read with. */
export function formsToRead<Table extends LineForms, Meaning>(
  table: Table,
  meanings: Meanings<Table, Meaning>,
): readonly ReadForm<Meaning>[] {
  // What a form holds is what its own slots read, as `HeldBy` says.
  const byKind = meanings as Readonly<Record<string, ReadForm<Meaning>['mean']>>;
  return Object.entries(table).flatMap(([kind, form]) => {
    const mean = byKind[kind];
    return mean === undefined ? [] : [{ form, mean }];
  });
}

/** Reads a line; one that comes near to no form is told with the message of its place. */
export function readLine<Meaning>(
  known: Known,
  forms: readonly ReadForm<Meaning>[],
  whole: Part,
  code: NoForm,
): Parsed<Meaning> {
  const line = scanLine(whole);
  const read = meant(known, forms, line);
  if (read !== null) return read;
  const stops = stopsOf(
    known,
    forms.map(({ form }) => form),
    line,
  );
  const isMeant =
    placeOf(known, line) !== null ||
    likelyWord(stops, line) !== null ||
    misspeltWord(known, stops.forms, line) !== null;
  const near = isMeant ? null : refusalOf(known, forms, line, stops.at);
  return near ?? noForm(known, code, stops, line);
}

/** The same of what stands before a colon; null where it comes near to no form. */
export function readBeforeColon<Meaning>(
  known: Known,
  forms: readonly ReadForm<Meaning>[],
  whole: Part,
): Parsed<Meaning> | null {
  const line = scanLine(whole);
  return meant(known, forms, line) ?? refusalOf(known, forms, line, 0);
}

/** The message for a line with a colon of which one word in front of that is misspelt; null where more is wrong. */
export function misspeltBeforeColon(known: Known, forms: readonly ReadForm<unknown>[], whole: Part): Diagnostic | null {
  const line = scanLine(whole);
  const lines = forms.map(({ form }) => form);
  if (misspeltWord(known, lines, line) === null) return null;
  return noForm(known, 'RW0604', stopsOf(known, lines, line), line).diagnostic;
}

/** What the line means by the first form of which it is; null where it is of none. */
function meant<Meaning>(known: Known, forms: readonly ReadForm<Meaning>[], line: Scanned): Parsed<Meaning> | null {
  for (const { form, mean } of forms) {
    const fit = fitOf(known, form, line);
    if (fit !== null) return mean(fit.held, { known, whole: line.line, at: (key) => fit.slots.get(key) ?? line.line });
  }
  return null;
}

/** The one message: of the form that the line comes nearest to, or of several where the same name is unknown to each. */
function refusalOf(known: Known, forms: readonly ReadForm<unknown>[], line: Scanned, furthest: number): Refused | null {
  const misses = forms.flatMap(({ form }) => missesOf(known, form, line));
  const unlikely = (it: Miss): number => Number(isUnlikely(known, it));
  const [best] = [...misses].sort(
    (a, b) => a.count - b.count || unlikely(a) - unlikely(b) || b.at - a.at || b.literals - a.literals,
  );
  if (best === undefined) return null;
  const { unknown } = best.refused;
  if (unknown === undefined) return best.refused;
  // Where all the rest is of the form, a name of another kind stands for the one that is missing.
  if (best.count === 1 && isNamed(known, unknown.part))
    return unknownName(unknown.kind, unknown.part, unknown.known, 'a name');
  // Where another form goes on behind the name, or other lines begin with it, it is the words behind it that do not suit.
  if (partOf(line, furthest, furthest + 1).start > unknown.part.start) return null;
  // Where no name is near and nothing else of the line is known either, no form is meant.
  if (best.count > 1 && nearest(textOf(unknown.part), unknown.known).length === 0) return null;
  if (unknown.part.start === line.line.start && begins(known, forms, unknown.part)) return null;
  const alike = misses.flatMap(({ refused, count, at, literals }) =>
    count === best.count && at === best.at && literals === best.literals && refused.unknown !== undefined
      ? [refused.unknown]
      : [],
  );
  // Of a kind that the game has none of, nothing is meant.
  const there = alike.filter((it) => it.known.length > 0);
  const kinds = [...new Set((there.length === 0 ? alike : there).map(({ kind }) => kind))];
  const names = [...new Set(alike.flatMap((it) => it.known))];
  return unknownName(either(kinds), unknown.part, names, isNamed(known, unknown.part) ? 'a name' : 'nothing');
}

/** A number, or what stands in spaces, is hardly meant where something else is to be named: the line is of another form. */
function isUnlikely({ vocabulary }: Known, { refused: { unknown } }: Miss): boolean {
  if (unknown === undefined) return false;
  const text = textOf(unknown.part);
  return /^-?\d+$/u.test(text) || (unknown.kind === 'chit' && vocabulary.nouns.find(text) !== null);
}

/** The name of something that the lines of examples or the sentences of the rules speak of. */
function isNamed({ vocabulary, sentences }: Known, part: Part): boolean {
  const { spaces, boxes, tracks, factions, nouns, chits, procedures } = vocabulary;
  return (
    sentences.symbols.meanings.has(textOf(part)) ||
    [spaces, boxes, tracks, factions, nouns, chits, procedures].some((table) => table.find(textOf(part)) !== null)
  );
}

/** Whether a line of one of the forms may begin with the name. */
function begins(known: Known, forms: readonly ReadForm<unknown>[], part: Part): boolean {
  return forms.some(({ form: { words } }) => {
    const [first] = words;
    if (first === undefined || !isSlot(first)) return false;
    return slotReaders[first.slot](known, { part, from: part, before: null }).ok;
  });
}
