/** Reads a line by the forms that may stand at its place, and says what is wrong with one that is none of them. */
import { either } from '../../diagnostics/catalogue/entry.js';
import type { Known } from '../parse-items.js';
import { unknownName, type Parsed, type Part, type Refused } from '../parts.js';
import { fitOf, isFit, isSlot, type Miss } from './fit.js';
import type { HeldBy, LineForm, LineForms } from './line.js';
import { noForm, placeOf, stopsOf, type NoForm } from './no-form.js';
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
  const read = attempt(known, forms, whole);
  if (!('misses' in read)) return read;
  const stops = stopsOf(
    known,
    forms.map(({ form }) => form),
    whole,
  );
  const near = placeOf(known, whole) === null ? refusalOf(known, forms, whole, read.misses, stops.at) : null;
  return near ?? noForm(known, code, stops, whole);
}

/** The same of what stands before a colon; null where it comes near to no form. */
export function readBeforeColon<Meaning>(
  known: Known,
  forms: readonly ReadForm<Meaning>[],
  whole: Part,
): Parsed<Meaning> | null {
  const read = attempt(known, forms, whole);
  return 'misses' in read ? refusalOf(known, forms, whole, read.misses, whole.start) : read;
}

function attempt<Meaning>(
  known: Known,
  forms: readonly ReadForm<Meaning>[],
  whole: Part,
): Parsed<Meaning> | { readonly misses: readonly Miss[] } {
  const misses: Miss[] = [];
  for (const { form, mean } of forms) {
    const found = fitOf(known, form, whole);
    if (isFit(found)) return mean(found.held, { known, whole, at: (key) => found.slots.get(key) ?? whole });
    misses.push(...found);
  }
  return { misses };
}

/** The one message: of the form that the line comes nearest to, or of several where the same name is unknown to each. */
function refusalOf(
  known: Known,
  forms: readonly ReadForm<unknown>[],
  whole: Part,
  misses: readonly Miss[],
  furthest: number,
): Refused | null {
  const [best] = [...misses].sort((a, b) => a.count - b.count || b.at - a.at || b.literals - a.literals);
  if (best === undefined) return null;
  const { unknown } = best.refused;
  if (unknown === undefined) return best.refused;
  // Where another form goes on behind the name, or other lines begin with it, it is the words behind it that do not suit.
  if (furthest > unknown.part.start) return null;
  if (unknown.part.start === whole.start && begins(known, forms, unknown.part)) return null;
  const alike = misses.flatMap(({ refused, count, at, literals }) =>
    count === best.count && at === best.at && literals === best.literals && refused.unknown !== undefined
      ? [refused.unknown]
      : [],
  );
  const kinds = [...new Set(alike.map(({ kind }) => kind))];
  const names = [...new Set(alike.flatMap((it) => it.known))];
  return unknownName(either(kinds), unknown.part, names);
}

/** Whether a line of one of the forms may begin with the name. */
function begins(known: Known, forms: readonly ReadForm<unknown>[], part: Part): boolean {
  return forms.some(({ form: { words } }) => {
    const [first] = words;
    if (first === undefined || !isSlot(first)) return false;
    return slotReaders[first.slot](known, { part, from: part, before: null }).ok;
  });
}
