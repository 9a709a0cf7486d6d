/** What is wrong with a line that is of no form: how far it is one, and what was expected there. */
import { either, quoted } from '../../diagnostics/catalogue/entry.js';
import type { Help } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Known } from '../parse-items.js';
import { spanOf, textOf, type Part, type Refused } from '../parts.js';
import { beginningAt, printedOf, skipSpaces, wordEnds, wordingsOf } from './divide.js';
import { fitOf, isFit } from './fit.js';
import type { LineForm, LinePart, Place } from './line.js';
import { allLines } from './lines.js';
import { sampleLine } from './sample.js';
import { slotReaders } from './slots.js';

/** The messages for a line of no form: below `then`, below `given`, below `when`. */
export type NoForm = 'RW0604' | 'RW0614' | 'RW0626';

/** Where a form stops being what is written, and what it has there. */
interface Stop {
  readonly form: LineForm;
  readonly at: number;
  readonly expected: string;
}

/** How far a line is one of some forms. */
export interface Stops {
  readonly forms: readonly LineForm[];
  /** Where those stop that are it the furthest. */
  readonly at: number;
  readonly there: readonly Stop[];
}

/** Where the forms stop being the line. */
export function stopsOf(known: Known, forms: readonly LineForm[], whole: Part): Stops {
  const stops = forms.flatMap((form) => stopsIn(known, form, form.words, whole, whole.start, null));
  const at = Math.max(whole.start, ...stops.map((it) => it.at));
  return { forms, at, there: at === whole.start ? [] : stops.filter((it) => it.at === at) };
}

/** The message for a line that is of none of these forms. */
export function noForm(known: Known, code: NoForm, { forms, at, there }: Stops, whole: Part): Refused {
  const refuse = (part: Part, expected: readonly string[], text: string): Refused => {
    const params = { text: textOf(whole), expected: either([...new Set(expected)]) };
    const help: readonly Help[] = text === '' ? [] : [{ text, edits: [], safe: false }];
    return { ok: false, diagnostic: report(code, spanOf(part), params, { help }) };
  };
  const place = placeOf(known, whole);
  if (place !== null) return refuse(whole, [], `this line stands ${below[place]}`);
  const shown = (there.length === 0 ? forms : [...new Set(there.map(({ form }) => form))]).slice(0, mostSamples);
  const samples = shown.flatMap((form) => sampleLine(known, form) ?? []).map(quoted);
  return refuse(
    there.length === 0 ? whole : wordAt(whole, at),
    there.map(({ expected }) => expected),
    samples.length === 0 ? '' : `write, for example, ${either(samples)}`,
  );
}

/** The place of a line that is of a form; null where it is of none. */
export function placeOf(known: Known, whole: Part): Place | null {
  const found = allLines.find((form) => form.behind === 'nothing' && isFit(fitOf(known, form, whole)));
  return found?.places[0] ?? null;
}

const below: Readonly<Record<Place, string>> = {
  given: 'below `given`',
  when: 'below `when`',
  answer: 'below `when` or `script`',
  then: 'below `then`',
};

const mostSamples = 4;

function stopsIn(
  known: Known,
  form: LineForm,
  [first, ...rest]: readonly LinePart[],
  line: Part,
  start: number,
  before: Part | null,
): readonly Stop[] {
  const at = skipSpaces(line, start);
  if (first === undefined) return at === line.end ? [] : [{ form, at, expected: 'nothing more' }];
  if (typeof first === 'object' && 'slot' in first) {
    // The words of options are anything, so that their beginning tells nothing of what is meant.
    if (first.slot === 'options') return [];
    const without = first.optional ? stopsIn(known, form, rest, line, at, before) : [];
    const from = { ...line, start };
    const end = wordEnds(line, at).findLast(
      (it) => it > at && slotReaders[first.slot](known, { part: { ...line, start: at, end: it }, from, before }).ok,
    );
    if (end === undefined) return [...without, { form, at, expected: quoted(first.shown) }];
    return [...without, ...stopsIn(known, form, rest, line, end, { ...line, start: at, end })];
  }
  const printed = printedOf(first);
  return wordingsOf(first).flatMap(([, wording]): readonly Stop[] => {
    const { end, missing } = beginningAt(line, at, wording);
    if (missing === '') return stopsIn(known, form, rest, line, end, before);
    // Of wordings that mean the same, one is enough to be told.
    if (end === at && !printed.includes(wording)) return [];
    return [{ form, at: skipSpaces(line, end), expected: quoted(missing) }];
  });
}

/** The word that stands there; where none does, the place behind the last. */
function wordAt(line: Part, at: number): Part {
  return { ...line, start: at, end: wordEnds(line, at)[0] ?? at };
}
