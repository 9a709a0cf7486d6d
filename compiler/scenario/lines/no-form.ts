/** What is wrong with a line that is of no form: how far it is one, and what was expected there. */
import { either, quoted } from '../../diagnostics/catalogue/entry.js';
import type { Diagnostic, Help } from '../../diagnostics/diagnostic.js';
import { nearest, nearestAlike } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import type { Known } from '../parse-items.js';
import { standingAlone } from '../../source/text.js';
import { spanOf, textOf, wholeOf, type Part, type Refused } from '../parts.js';
import { begun, partOf, scanLine, type Scanned } from './divide.js';
import { fitOf } from './fit.js';
import { stepsOf, type LineForm, type Place, type SlotKind, type Step } from './line.js';
import { allLines } from './lines.js';
import { sampleLine } from './sample.js';
import { mayStand, slotReaders } from './slots.js';

/** The messages for a line of no form: below `then`, below `given`, below `when`. */
export type NoForm = 'RW0604' | 'RW0614' | 'RW0626';

/** Where a form stops being what is written, and what it has there. */
interface Stop {
  readonly form: LineForm;
  /** Of how many words. */
  readonly at: number;
  /** The words of the form that are not there; none where something else is missing. */
  readonly missing: readonly string[];
  readonly expected: string;
}

/** How far a line is one of some forms. */
export interface Stops {
  readonly forms: readonly LineForm[];
  /** How many words those are it that are it the furthest. */
  readonly at: number;
  readonly there: readonly Stop[];
}

/** Where the forms stop being the line. */
export function stopsOf(known: Known, forms: readonly LineForm[], line: Scanned): Stops {
  const stops = forms.flatMap((form) => stopsIn(known, form, stepsOf(form.words), line, 0, null));
  const at = Math.max(0, ...stops.map((it) => it.at));
  return { forms, at, there: at === 0 ? [] : stops.filter((it) => it.at === at) };
}

/** The message for a line that is of none of these forms. */
export function noForm(known: Known, code: NoForm, { forms, at, there }: Stops, line: Scanned): Refused {
  const refuse = (part: Part, expected: readonly string[], help: readonly Help[]): Refused => {
    const params = { text: textOf(line.line), expected: either([...new Set(expected)]) };
    return { ok: false, diagnostic: report(code, spanOf(part), params, { help }) };
  };
  const advice = (text: string): Help => ({ text, edits: [], safe: false });
  const place = placeOf(known, line);
  if (place !== null) return refuse(line.line, [], [advice(`this line stands ${below[place]}`)]);
  const near = there.length === 0 ? unlike(forms) : [...new Set(there.map(({ form }) => form))];
  const samples = near
    .flatMap((form) => sampleLine(known, form) ?? [])
    .map(quoted)
    .slice(0, mostSamples);
  const here = there.length === 0 ? line.line : partOf(line, at, at + 1);
  const word = likelyWord({ forms, at, there }, line);
  const spelt = misspeltWord(known, forms, line);
  if (spelt !== null) {
    const { part, text } = spelt;
    return refuse(
      part,
      [quoted(text)],
      [{ text: `write \`${text}\``, edits: [{ span: spanOf(part), text }], safe: false }],
    );
  }
  const colon = word === null ? withoutColon(known, code, line) : null;
  if (colon !== null) return { ok: false, diagnostic: colon };
  return refuse(
    here,
    there.map(({ expected }) => expected),
    [
      ...(word === null
        ? []
        : [{ text: `write \`${word}\``, edits: [{ span: spanOf(here), text: word }], safe: false }]),
      ...(samples.length === 0 ? [] : [advice(`write, for example, ${either(samples)}`)]),
    ],
  );
}

const mostNear = 4;

/** `te board is empty`: the one word that is near to a word of a form, where the line is of a form with that; null where there is none, or more. */
export function misspeltWord(
  known: Known,
  forms: readonly LineForm[],
  line: Scanned,
): { readonly part: Part; readonly text: string } | null {
  const fixed = new Set(forms.flatMap(({ words }) => stepsOf(words)).flatMap(wordsOfStep));
  const { text } = line.line.source;
  const found = line.words.flatMap((word, index) => {
    if (fixed.has(word.text) || !/^\p{L}{2,}$/u.test(word.text)) return [];
    const part = partOf(line, index, index + 1);
    const fitting = nearest(word.text, [...fixed, 'and', 'nothing'], mostNear).filter((right) => {
      const whole = text.slice(line.line.start, part.start) + right + text.slice(part.end, line.line.end);
      const other = scanLine(wholeOf(standingAlone(whole)));
      return forms.some((form) => fitOf(known, form, other) !== null);
    });
    return nearestAlike(word.text, fitting).map((right) => ({ part, text: right }));
  });
  const [only, second] = found;
  return only === undefined || second !== undefined ? null : only;
}

function wordsOfStep(step: Step): readonly string[] {
  return step.kind === 'words' ? step.wordings.flatMap(({ words }) => words) : [];
}

const placesOf: Readonly<Record<NoForm, readonly Place[]>> = {
  RW0604: ['then'],
  RW0614: ['given'],
  RW0626: ['when', 'answer'],
};

/** The message for a line that has lost its colon; null where it has not. */
export function withoutColon(known: Known, code: NoForm, line: Scanned): Diagnostic | null {
  const before = lostColon(known, code, line);
  if (before === null) return null;
  const edits = [{ span: { ...spanOf(before), start: spanOf(before).end }, text: ':' }];
  const help = [{ text: 'write a colon behind it', edits, safe: false }];
  return report(code, spanOf(before), { text: textOf(line.line), expected: 'a colon behind it' }, { help });
}

/** `Crown are asked Fenwick, done`: the words in front of a colon that is lost; null where the line does not begin with such. */
function lostColon(known: Known, code: NoForm, line: Scanned): Part | null {
  for (let end = line.words.length - 1; end > 0; end -= 1) {
    const part = partOf(line, 0, end);
    const own = scanLine(part);
    const behind = textOf(partOf(line, end, line.words.length));
    // Answers are names and numbers: other words say something else.
    if (!/^(?:\p{Lu}|\d|done\b|(?:yes|no)(?:,|$))/u.test(behind)) continue;
    const isIt = ({ behind, places }: LineForm): boolean =>
      behind !== 'nothing' && places.some((it) => placesOf[code].includes(it));
    if (allLines.some((form) => isIt(form) && fitOf(known, form, own) !== null)) return part;
  }
  return null;
}

/** A word of a form that the one where the line stops may be meant for. */
export function likelyWord({ at, there }: Stops, { words }: Scanned): string | null {
  const written = words[at]?.text;
  if (written === undefined) return null;
  return nearest(written, [...new Set(there.flatMap(({ missing: [first] }) => first ?? []))], 1)[0] ?? null;
}

/** Of forms that begin with the same kind of name, the first. */
function unlike(forms: readonly LineForm[]): readonly LineForm[] {
  const beginning = ({ words: [first] }: LineForm): SlotKind | null =>
    typeof first === 'object' && 'slot' in first ? first.slot : null;
  return forms.filter((form, index) => forms.findIndex((it) => beginning(it) === beginning(form)) === index);
}

/** The place of a line that is of a form; null where it is of none. */
export function placeOf(known: Known, line: Scanned): Place | null {
  const found = allLines.find((form) => form.behind === 'nothing' && fitOf(known, form, line) !== null);
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
  [first, ...rest]: readonly Step[],
  line: Scanned,
  at: number,
  before: Part | null,
): readonly Stop[] {
  const count = line.words.length;
  if (first === undefined) return at === count ? [] : [{ form, at, missing: [], expected: 'nothing more' }];
  if (first.kind === 'words') {
    return first.wordings.flatMap((wording): readonly Stop[] => {
      const there = begun(line, at, wording);
      if (there === wording.words.length) return stopsIn(known, form, rest, line, at + there, before);
      // Of wordings that mean the same, one is enough to be told.
      if (there === 0 && !wording.isShown) return [];
      const missing = wording.words.slice(there);
      return [{ form, at: at + there, missing, expected: quoted(missing.join(' ')) }];
    });
  }
  const { slot, shown, optional } = first.slot;
  // The words of options are anything, so that their beginning tells nothing of what is meant.
  if (slot === 'options') return [];
  const without = optional ? stopsIn(known, form, rest, line, at, before) : [];
  for (let end = count; end > at; end -= 1) {
    const part = partOf(line, at, end);
    const from = { ...line.line, start: before === null ? line.line.start : before.end };
    if (!mayStand(known, slot, part) || !slotReaders[slot](known, { part, from, before }).ok) continue;
    return [...without, ...stopsIn(known, form, rest, line, end, part)];
  }
  return [...without, { form, at, missing: [], expected: quoted(shown) }];
}
