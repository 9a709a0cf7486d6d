/** Reads plain wordings: the lines that a sentence stands for, each of them read. */
import { offsetIn, type SpannedText } from '../../source/text.js';
import type { Opening, Sentence } from '../ir.js';
import { parseOpening, parseSentence, type Refused } from '../parse.js';
import type { Language } from '../vocabulary.js';
import { composed, type Piece } from './compose.js';
import type { Found, Line, PlainWording } from './wording.js';
import { plainWordings } from './wordings.js';

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
  readonly refused: Refused;
}

export type PlainReading =
  { readonly ok: true; readonly lines: readonly ReadLine[] } | (Unread & { readonly ok: false });

/** Sentences within sentences, no deeper than a person follows. */
const deepest = 4;
/** Words that can be the border between two parts of one sentence. */
const mostBorders = 8;

/** No more sentences than these are tried as parts of one. */
const mostTried = 120;

/** What is read in parts: in which language, how deep, and what of it could not be read, by its text. */
interface Trying {
  readonly language: Language;
  readonly depth: number;
  readonly unreadable: Map<string, { readonly depth: number; readonly reading: (Unread & { ok: false }) | null }>;
}

/** Reads a sentence that is none of the language; null where it is no plain wording either. */
export function readPlain(language: Language, source: SpannedText): PlainReading | null {
  return readParts({ language, depth: 0, unreadable: new Map() }, source);
}

function readParts(trying: Trying, source: SpannedText): PlainReading | null {
  const { depth, unreadable } = trying;
  const text = withoutStop(source);
  const known = unreadable.get(text.text);
  if (known !== undefined && known.depth <= depth) return known.reading;
  if (depth > deepest || unreadable.size > mostTried) return null;
  const reading = readAnew(trying, text);
  if (reading?.ok !== true) unreadable.set(text.text, { depth, reading });
  return reading;
}

function readAnew(trying: Trying, text: SpannedText): PlainReading | null {
  let unread: Unread | null = null;
  for (const wording of Object.values(plainWordings)) {
    for (const found of findings(trying.language, wording, text)) {
      const lines = wording.lines(found);
      const reading = lines === null ? null : readLines(trying, text, lines);
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
    const reading = lines === null ? null : readLines({ language, depth: 0, unreadable: new Map() }, text, lines);
    if (reading?.ok === true) return reading.lines;
  }
  return null;
}

type LinesReading =
  | { readonly ok: true; readonly lines: readonly ReadLine[] }
  | (Unread & { readonly ok: false; readonly someRead: boolean });

/** Each line read; where one cannot be, the first such, and whether another could. */
function readLines(trying: Trying, source: SpannedText, lines: readonly Line[]): LinesReading {
  const read: ReadLine[] = [];
  const unread: Unread[] = [];
  let someRead = false;
  for (const line of lines) {
    const own = composed(source, line.kind === 'sentence' ? line.text : line.opening);
    if (line.kind === 'sentence') {
      const plain = readSentence(trying, own);
      if (plain.ok) read.push(...plain.lines);
      else unread.push(plain);
      someRead ||= plain.ok;
      continue;
    }
    const opening = parseOpening(trying.language, own);
    const body = readLines(trying, source, line.body);
    const otherwise = line.otherwise === null ? null : readLines(trying, source, line.otherwise);
    someRead ||= opening.ok || (body.ok ? true : body.someRead);
    if (!opening.ok) unread.push({ part: 'opening', source: own, refused: opening });
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
function readSentence(trying: Trying, source: SpannedText): PlainReading {
  const parsed = parseSentence(trying.language, source);
  if (parsed.ok) return { ok: true, lines: [{ kind: 'sentence', sentence: parsed.value, source }] };
  const unread = { ok: false, part: 'sentence', source, refused: parsed } as const;
  return readParts({ ...trying, depth: trying.depth + 1 }, source) ?? unread;
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
      const deed = offsetIn(source, clause.span.start);
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
