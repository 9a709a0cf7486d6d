/** Reads plain wordings: the lines that a sentence stands for, each of them read. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { SpannedText } from '../../source/text.js';
import type { Opening, Sentence } from '../ir.js';
import { parseOpening, parseSentence } from '../parse.js';
import type { Language } from '../vocabulary.js';
import { composed, type Piece } from './compose.js';
import { plainWordings, type Found, type Line, type PlainWording } from './wordings.js';

/** A line that was read, with its text. */
export type ReadLine =
  | { readonly kind: 'sentence'; readonly sentence: Sentence; readonly source: SpannedText }
  | {
      readonly kind: 'block';
      readonly opening: Opening;
      readonly source: SpannedText;
      readonly body: readonly ReadLine[];
      readonly otherwise: readonly ReadLine[] | null;
    };

/** A line that cannot be read, where the words around it leave no doubt of what it should be. */
export interface Unread {
  readonly part: 'sentence' | 'opening';
  readonly source: SpannedText;
  /** Its message is found out only where it is asked for. */
  readonly refusal: { readonly ok: false; readonly diagnostic: Diagnostic };
}

export type PlainReading =
  { readonly ok: true; readonly lines: readonly ReadLine[] } | (Unread & { readonly ok: false });

/** Sentences within sentences, no deeper than a person follows. */
const deepest = 4;
/** Words that can be the border between two parts of one sentence. */
const mostBorders = 8;

/** Reads a sentence that is none of the language; null where it is no plain wording either. */
export function readPlain(language: Language, source: SpannedText, depth = 0): PlainReading | null {
  if (depth > deepest) return null;
  const text = withoutStop(source);
  let unread: Unread | null = null;
  for (const wording of Object.values(plainWordings)) {
    for (const found of findings(language, wording, text)) {
      const lines = wording.lines(found);
      const reading = lines === null ? null : readLines(language, text, lines, depth);
      if (reading?.ok === true) return reading;
      if (reading !== null && wording.isSure && reading.someRead) unread ??= reading;
    }
  }
  return unread === null ? null : { ...unread, ok: false };
}

/** The lines of one wording, where it fits and each of them can be read. */
export function readAs(
  language: Language,
  source: SpannedText,
  wording: Pick<PlainWording, 'pattern' | 'lines'>,
): readonly ReadLine[] | null {
  const text = withoutStop(source);
  for (const found of findings(language, wording, text)) {
    const lines = wording.lines(found);
    const reading = lines === null ? null : readLines(language, text, lines, 0);
    if (reading?.ok === true) return reading.lines;
  }
  return null;
}

type LinesReading =
  | { readonly ok: true; readonly lines: readonly ReadLine[] }
  | (Unread & { readonly ok: false; readonly someRead: boolean });

/** Each line read; where one cannot be, the first such, and whether another could. */
function readLines(language: Language, source: SpannedText, lines: readonly Line[], depth: number): LinesReading {
  const read: ReadLine[] = [];
  const unread: Unread[] = [];
  let someRead = false;
  for (const line of lines) {
    const own = composed(source, line.kind === 'sentence' ? line.text : line.opening);
    if (line.kind === 'sentence') {
      const plain = readSentence(language, own, depth);
      if (plain.ok) read.push(...plain.lines);
      else unread.push(plain);
      someRead ||= plain.ok;
      continue;
    }
    const opening = parseOpening(language, own);
    const body = readLines(language, source, line.body, depth);
    const otherwise = line.otherwise === null ? null : readLines(language, source, line.otherwise, depth);
    someRead ||= opening.ok || (body.ok ? true : body.someRead);
    if (!opening.ok) unread.push({ part: 'opening', source: own, refusal: opening });
    if (!body.ok) unread.push(body);
    if (otherwise?.ok === false) unread.push(otherwise);
    if (opening.ok && body.ok && otherwise?.ok !== false)
      read.push({
        kind: 'block',
        opening: opening.value,
        source: own,
        body: body.lines,
        otherwise: otherwise?.lines ?? null,
      });
  }
  const [first] = unread;
  return first === undefined ? { ok: true, lines: read } : { ...first, ok: false, someRead };
}

/** A sentence of the language, or a plain wording. */
function readSentence(language: Language, source: SpannedText, depth: number): PlainReading {
  const parsed = parseSentence(language, source);
  if (parsed.ok) return { ok: true, lines: [{ kind: 'sentence', sentence: parsed.value, source }] };
  const unread = { ok: false, part: 'sentence', source, refusal: parsed } as const;
  return readPlain(language, source, depth + 1) ?? unread;
}

/** What a wording finds, with each of the words that may be the border of its first part. */
function* findings(
  language: Language,
  { pattern }: Pick<PlainWording, 'pattern'>,
  source: SpannedText,
): Generator<Found> {
  let least = 1;
  for (let border = 0; border < mostBorders; border += 1) {
    const match = new RegExp(pattern.source.replace('.+?', `.{${least},}?`), pattern.flags).exec(source.text);
    if (match === null) return;
    yield foundIn(language, source, match);
    least = lazyGroup(pattern, match).length + 1;
  }
}

/** What stands in the group of which the end is the border. */
function lazyGroup(pattern: RegExp, match: RegExpExecArray): string {
  const [, name = ''] = /\(\?<(\w+)>\.\+\?/u.exec(pattern.source) ?? [];
  return match.groups?.[name] ?? '';
}

function foundIn(language: Language, source: SpannedText, match: RegExpExecArray): Found {
  const at = (group: string): readonly [number, number] => match.indices?.groups?.[group] ?? [0, 0];
  return {
    at,
    text: (group) => match.groups?.[group] ?? '',
    acting: (range, behind = '') => {
      const own = composed(source, behind === '' ? [range] : [range, behind satisfies Piece]);
      const parsed = parseSentence(language, own);
      if (!parsed.ok) return null;
      const { actor, may, clause } = parsed.value;
      if (actor === null && !may) return { actor: [range[0], range[0]], deed: range };
      const deed = source.offsets.findIndex((offset) => offset >= clause.span.start);
      const before = source.text.slice(range[0], deed).trimEnd();
      return { actor: [range[0], range[0] + before.length], deed: [deed, range[1]] };
    },
  };
}

/** Without the full stop at its end. */
function withoutStop(source: SpannedText): SpannedText {
  const { length } = source.text.trimEnd().replace(/\.$/u, '');
  return composed(source, [[0, length]]);
}

const repetition = /^[Rr]epeat (?:this |these steps |the steps above )?for each (?<spaces>.+)$/du;

/** `in each Town` of `Repeat for each Town`; null where it is another sentence. */
export function repetitionOf(source: SpannedText): SpannedText | null {
  const text = withoutStop(source);
  const range = repetition.exec(text.text)?.indices?.groups?.spaces;
  return range === undefined ? null : composed(text, ['in each ', range]);
}

const skipping = /^[Ii]f (?<condition>.+?),? (?:then )?skip the (?:rest|rest of the steps|steps below)$/du;

/** `unless the card is the first Reckoning` of `If …, skip the rest`; null where it is another sentence. */
export function skippingOf(source: SpannedText): SpannedText | null {
  const text = withoutStop(source);
  const range = skipping.exec(text.text)?.indices?.groups?.condition;
  return range === undefined ? null : composed(text, ['unless ', range]);
}
