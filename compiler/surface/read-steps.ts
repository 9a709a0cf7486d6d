/** From the YAML of an effect to its steps: sentences are leaves, openings are keys with a body below them. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { joinedEntry } from './plain/joined.js';
import { conditionIn, momentsIn, selectionIn } from './plain/lasting.js';
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Span } from '../source/span.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import { isBroken, keyText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../yaml/node.js';
import type { Effect, Lasting } from './documents.js';
import type { Alternative, Body, Opening, Step, Term } from './ir.js';

import {
  parseChange,
  parseCondition,
  parseMoment,
  parseNounPhrase,
  parseNumber,
  parseOpening,
  parseSentence,
  parseTerm,
  type Parsed,
} from './parse.js';
import type { Part } from './complain.js';
import { nameOfStart } from './expectations.js';
import { isHabitFor } from './habits.js';
import { likelyOpening, misspeltAlternatives } from './likely-opening.js';
import { advised } from './plain/advised.js';
import { readPlain, repetitionOf, skippingOf, type ReadLine } from './plain/read.js';
import { stepsOf as stepsOfLines } from './plain/steps.js';
import { nameOf } from './read-node.js';
import type { SentenceReader } from './read-sentences.js';
import type { Language } from './vocabulary.js';

/** A reader of one effect: where it reports, and whether all of it could be read so far. */
interface Reading {
  readonly language: Language;
  readonly frame: string;
  readonly diagnostics: Diagnostic[];
  /** How many sentences of the spec were refused so far. */
  readonly refusals: { count: number };
  readonly phrases: SourcePhrase[];
  complete: boolean;
  /** The number of the step that is being read, and of the blocks around it; 0 before the first step of a list. */
  readonly path: number[];
}

/** A text that is one sentence or one part of the language, whether it could be read or not. */
export interface SourcePhrase {
  readonly part: Part;
  readonly source: SpannedText;
  readonly span: Span;
}

/** Nobody fixes more at once, and saying what is wrong with a sentence takes longer than reading one. */
const mostRefused = 1_000;

/** `2.1`: the step that is being read. */
function numberOf({ path }: Reading): string {
  return path.filter((it) => it > 0).join('.');
}

/** `card C1, event, sentence 2.1`. */
function frameOf(reading: Reading): string {
  const number = numberOf(reading);
  return number === '' ? reading.frame : `${reading.frame}, sentence ${number}`;
}

/** Reads what stands below the step that is being read: its own steps are counted from 1. */
function below<T>(reading: Reading, read: () => T): T {
  reading.path.push(0);
  const result = read();
  reading.path.pop();
  return result;
}

/** Begins the next step of a list. */
function count({ path }: Reading): void {
  path.push((path.pop() ?? 0) + 1);
}

/** Reads sentences in `language`, notes each in `phrases`, and adds what it cannot read to `diagnostics`. */
export function createSentenceReader(
  language: Language,
  diagnostics: Diagnostic[],
  phrases: SourcePhrase[],
): SentenceReader {
  const refusals = { count: 0 };
  const reading = (frame: string): Reading => ({
    language,
    frame,
    diagnostics,
    refusals,
    phrases,
    complete: true,
    path: [0],
  });
  return {
    effect: (node, owner, frame) => readEffect(reading(frame), node, owner),
    lasting: (node, frame) => readLasting(reading(frame), node),
    moment: (scalar, frame) => {
      const moment = accepted(reading(frame), scalar, 'moment', () => parseMoment(language, scalar.source));
      if (moment?.kind !== 'terms') return moment;
      diagnostics.push(report('RW0453', scalar.span, { why: 'its moment' }, { context: frame }));
      return null;
    },
    number: (scalar, frame) => accepted(reading(frame), scalar, 'number', () => parseNumber(language, scalar.source)),
    condition: (scalar, frame) =>
      accepted(reading(frame), scalar, 'condition', () => parseCondition(language, scalar.source)),
    nounPhrase: (scalar, frame) =>
      accepted(reading(frame), scalar, 'noun phrase', () => parseNounPhrase(language, scalar.source)),
  };
}

function readEffect(reading: Reading, node: YamlNode | null, owner: Span): Effect {
  const steps = node === null ? [] : readSteps(reading, node);
  if (node === null || isBroken(node)) reading.complete = false;
  return { steps, complete: reading.complete, frame: reading.frame, span: node?.span ?? owner };
}

/** The items of `while in play`: sentences are changes, keys are moments with steps or terms below them. */
function readLasting(reading: Reading, node: YamlNode): readonly Lasting[] {
  const items = node.kind === 'list' ? node.items : [node];
  return items.flatMap((item): readonly Lasting[] => {
    if (item.kind === 'list' || isBroken(item)) return [];
    if (item.kind === 'map') return readMoment(reading, item);
    count(reading);
    return readPlainLasting(reading, item) ?? readChange(reading, item);
  });
}

function readChange(reading: Reading, item: YamlScalar): readonly Lasting[] {
  const change = accepted(reading, item, 'change', () => parseChange(reading.language, item.source));
  return change === null ? [] : [{ kind: 'change', change, number: numberOf(reading), span: item.span }];
}

/** An item in a plain wording; null where it is none, or where it can be read as it stands. */
function readPlainLasting(reading: Reading, item: YamlScalar): readonly Lasting[] | null {
  const { language } = reading;
  if (parseChange(language, item.source).ok) return null;
  const turned = conditionIn(item.source);
  for (const source of [turned, selectionIn(turned ?? item.source)])
    if (source !== null && parseChange(language, source).ok)
      return readChange(reading, { ...item, source, span: spanOf(source) });
  for (const parts of momentsIn(item.source)) {
    const moment = parseMoment(language, parts.moment);
    if (!moment.ok || moment.value.kind === 'terms') continue;
    reading.phrases.push({ part: 'moment', source: parts.moment, span: spanOf(parts.moment) });
    const source = parts.sentence;
    const sentence: YamlScalar = { ...item, source, span: spanOf(source), value: source.text };
    const own = { ...reading, complete: true };
    const effect = below(own, () => readEffect(own, sentence, item.span));
    return [{ kind: 'steps', moment: moment.value, effect, number: numberOf(reading), span: item.span }];
  }
  return null;
}

function readMoment(reading: Reading, map: YamlMap): readonly Lasting[] {
  count(reading);
  const [first, second] = map.entries;
  if (first === undefined) return [];
  if (second !== undefined) refuseSecondOpening(reading, first, second);
  const { key, value } = first;
  const joined = second === undefined ? joinedEntry(first) : null;
  const whole = joined === null ? null : readPlainLasting(reading, joined);
  if (whole !== null) return whole;
  const moment = accepted(reading, key, 'moment', () => parseMoment(reading.language, key.source));
  if (value === null || isBroken(value)) return [];
  if (moment?.kind === 'terms')
    return [
      {
        kind: 'terms',
        moment,
        terms: readTerms(reading, value).map((it) => it.term),
        number: numberOf(reading),
        span: map.span,
      },
    ];
  if (value.kind === 'map' && moment !== null) {
    refuseDashless(reading, key, value);
    return [];
  }
  const own = { ...reading, complete: true };
  const effect = below(own, () => readEffect(own, value, key.span));
  return moment === null ? [] : [{ kind: 'steps', moment, effect, number: numberOf(reading), span: map.span }];
}

/** The steps of a list, or the one sentence that stands in its place. */
function readSteps(reading: Reading, node: YamlNode): readonly Step[] {
  if (node.kind === 'map') return unreadSteps(reading);
  return readItems(reading, node.kind === 'list' ? node.items : [node]);
}

function readItems(reading: Reading, items: readonly YamlNode[]): readonly Step[] {
  const steps: Step[] = [];
  for (const [index, item] of items.entries()) {
    const repeated = steps.length > 0 ? repeatedFor(reading, item) : null;
    if (repeated !== null) {
      const block = { ...repeated, number: numberOf(reading), otherwise: null, span: item.span };
      steps.splice(0, steps.length, { kind: 'block', ...block, body: { kind: 'steps', steps: [...steps] } });
      continue;
    }
    const rest = items.slice(index + 1);
    const skipped = rest.length > 0 ? skippedBy(reading, item) : null;
    if (skipped !== null) {
      const body = below(reading, () => readItems(reading, rest));
      const block = { ...skipped, number: numberOf(reading), otherwise: null, span: item.span };
      return [...steps, { kind: 'block', ...block, body: { kind: 'steps', steps: body } }];
    }
    const own = readStep(reading, item);
    const opening = own.length === 0 && rest.length > 0 ? openingIn(reading, item) : null;
    if (opening === null) {
      steps.push(...own);
      continue;
    }
    // Without its colon it has been told of; what speaks of it behind it was meant to stand below it.
    const body = below(reading, () => readItems(reading, rest));
    const block = { ...opening, number: numberOf(reading), otherwise: null, span: item.span };
    return [...steps, { kind: 'block', ...block, body: { kind: 'steps', steps: body } }];
  }
  return steps;
}

/** `Repeat for each Town`: what stands above it is done in each; null where the item is something else. */
function repeatedFor(reading: Reading, item: YamlNode): PlainOpening | null {
  return plainOpening(reading, item, repetitionOf);
}

/** `If the card is the first Reckoning, skip the rest`: what stands below it is done unless that is so. */
function skippedBy(reading: Reading, item: YamlNode): PlainOpening | null {
  return plainOpening(reading, item, skippingOf);
}

interface PlainOpening {
  readonly opening: Opening;
  readonly text: string;
}

function plainOpening(
  reading: Reading,
  item: YamlNode,
  openingOf: (source: SpannedText) => SpannedText | null,
): PlainOpening | null {
  if (item.kind !== 'scalar' || isBroken(item)) return null;
  const source = openingOf(item.source);
  const parsed = source === null ? null : parseOpening(reading.language, source);
  if (source === null || parsed?.ok !== true) return null;
  count(reading);
  reading.phrases.push({ part: 'opening', source, span: item.span });
  return { opening: parsed.value, text: source.text };
}

/** The opening that stands where a sentence should, if it opens a block of plain steps. */
function openingIn({ language }: Reading, item: YamlNode): PlainOpening | null {
  if (item.kind !== 'scalar' || isBroken(item)) return null;
  const parsed = parseOpening(language, item.source);
  if (!parsed.ok || ['choose one', 'take box', 'net'].includes(parsed.value.kind)) return null;
  return { opening: parsed.value, text: item.source.text };
}

/** The steps below a key. */
function readStepsBelow(reading: Reading, { key, value }: YamlEntry): readonly Step[] {
  if (value === null) return unreadSteps(reading);
  if (value.kind !== 'map') return readSteps(reading, value);
  refuseDashless(reading, key, value);
  return [];
}

/** The steps that an item stands for: one, or those of a plain wording; none where it could not be read. */
function readStep(reading: Reading, node: YamlNode): readonly Step[] {
  count(reading);
  if (node.kind === 'map') return readBlock(reading, node);
  if (node.kind === 'list' || isBroken(node) || typeof node.value !== 'string') return unreadSteps(reading);
  const { source, span } = node;
  const parsed = parseSentence(reading.language, source);
  const plain = parsed.ok ? null : readPlain(reading.language, source);
  const number = numberOf(reading);
  if (plain?.ok === true) return stepsOf(reading, plain.lines, number, span);
  if (plain?.ok === false) {
    reading.phrases.push({ part: 'sentence', source, span });
    accepted(reading, { source: plain.source, span: spanOf(plain.source) }, plain.part, () => plain.refused);
    return [];
  }
  const sentence = accepted(reading, node, 'sentence', () =>
    parsed.ok ? parsed : advised(reading.language, node, parsed.diagnostic),
  );
  return sentence === null ? [] : [{ kind: 'sentence', sentence, number, text: source.text, span }];
}

/** The steps that a plain wording stands for, each line of it noted. */
function stepsOf(reading: Reading, lines: readonly ReadLine[], number: string, span: Span): readonly Step[] {
  return stepsOfLines(lines, number, span, (part, source, own) => {
    reading.phrases.push({ part, source, span: own });
  });
}

function spanOf(source: SpannedText): Span {
  return spanWithin(source, 0, source.text.length);
}

function readBlock(reading: Reading, map: YamlMap): readonly Step[] {
  const [first, ...rest] = map.entries;
  if (first === undefined) return unreadSteps(reading);
  if (isOtherwise(first)) {
    refuseOtherwise(reading, first.key, withoutDash);
    return [];
  }
  const whole = rest.length === 0 ? readJoined(reading, first) : null;
  if (whole !== null) return whole;
  const otherwise = rest.find(isOtherwise);
  const second = rest.find((entry) => !isOtherwise(entry));
  if (second !== undefined) refuseSecondOpening(reading, first, second);
  const opening = accepted(reading, first.key, 'opening', () => parseOpening(reading.language, first.key.source));
  // What is below an opening is read even where the opening is not, so that all mistakes are told at once.
  const [body, otherwiseSteps] = below(reading, () => [
    readBody(reading, opening ?? likelyOpening(reading.language, first.key.source), first),
    otherwise === undefined ? null : readOtherwise(reading, opening, otherwise),
  ]);
  if (opening === null || body === null) return unreadSteps(reading);
  const { text } = first.key.source;
  const number = numberOf(reading);
  return [{ kind: 'block', opening, number, text, body, otherwise: otherwiseSteps, span: map.span }];
}

/** `roll a die: on a 1, raise Resolve by 1`: a sentence in a plain wording with a colon in it; null where it is none. */
function readJoined(reading: Reading, entry: YamlEntry): readonly Step[] | null {
  const joined = joinedEntry(entry);
  if (joined === null || parseOpening(reading.language, entry.key.source).ok) return null;
  const plain = readPlain(reading.language, joined.source);
  return plain?.ok === true ? stepsOf(reading, plain.lines, numberOf(reading), joined.span) : null;
}

const withoutDash = 'leave out the dash in front, and indent `otherwise` like the word `if` that it belongs to';
const onlyBelowIf = 'open the block with `if`, or write the steps below a block of their own';

function refuseOtherwise(reading: Reading, key: YamlScalar, text: string): null {
  const help = [{ text, edits: [], safe: false }];
  return refused(reading, report('RW0120', key.span, {}, { context: frameOf(reading), help }));
}

function refuseSecondOpening(reading: Reading, first: YamlEntry, second: YamlEntry): void {
  reading.complete = false;
  const { key } = second;
  const written = key.source.text;
  const isOtherwiseMeant = nearest(written, ['otherwise'], 1).length > 0 || isHabitFor(written, 'otherwise');
  const help = [
    ...(isOtherwiseMeant
      ? [{ text: 'write `otherwise`', edits: [{ span: key.span, text: 'otherwise' }], safe: false }]
      : []),
    {
      text: `make ${backquoted(key)} a step of its own with a dash in front`,
      // The dash takes the place of the two spaces that the first step's dash has above it.
      edits:
        isOtherwiseMeant || first.value?.kind === 'map'
          ? []
          : [{ span: { ...key.span, start: key.span.start - 2, end: key.span.start }, text: '- ' }],
      safe: false,
    },
  ];
  const notes = [{ message: 'the step begins with', span: first.key.span }];
  reading.diagnostics.push(
    report(
      'RW0121',
      key.span,
      { first: keyText(first), second: keyText(second) },
      { context: frameOf(reading), notes, help },
    ),
  );
}

function readOtherwise(reading: Reading, opening: Opening | null, entry: YamlEntry): readonly Step[] {
  if (opening !== null && opening.kind !== 'if') {
    refuseOtherwise(reading, entry.key, onlyBelowIf);
  }
  return readStepsBelow(reading, entry);
}

function readBody(reading: Reading, opening: Opening | null, { key, value }: YamlEntry): Body | null {
  if (value === null || isBroken(value)) return unread(reading);
  switch (opening?.kind) {
    case 'choose one':
      return { kind: 'alternatives', alternatives: readAlternatives(reading, value) };
    case 'take box':
      if (value.kind === 'map') return { kind: 'alternatives', alternatives: readAlternatives(reading, value) };
      return refused(reading, report('RW0123', key.span, {}, { context: frameOf(reading) }));
    case 'net':
      return { kind: 'terms', terms: readTerms(reading, value) };
    default:
      if (value.kind === 'map' && opening !== null) return refuseDashless(reading, key, value);
      return { kind: 'steps', steps: value.kind === 'map' ? [] : readSteps(reading, value) };
  }
}

/** Named alternatives with their steps, or a list in which each step is one alternative. */
function readAlternatives(reading: Reading, node: YamlNode): readonly Alternative[] {
  if (node.kind === 'map') {
    return node.entries.map((entry) => ({
      name: nameOf(entry.key),
      steps: readStepsBelow(reading, entry),
    }));
  }
  const items = node.kind === 'list' ? node.items : [node];
  return items.flatMap((item) => {
    const steps = readStep(reading, item);
    return steps.length === 0 ? [] : [{ name: null, steps }];
  });
}

function readTerms(reading: Reading, node: YamlNode): readonly { readonly term: Term; readonly text: string }[] {
  const items = node.kind === 'list' ? node.items : [node];
  return items.flatMap((item) => {
    if (item.kind !== 'scalar' || isBroken(item)) {
      unread(reading);
      return [];
    }
    const term = accepted(reading, item, 'term', () => parseTerm(reading.language, item.source));
    return term === null ? [] : [{ term, text: item.source.text }];
  });
}

/** `in each selected space:` with a block below it in place of a list: the dash was forgotten. */
function refuseDashless(reading: Reading, key: YamlScalar, value: YamlMap): null {
  const first = value.entries[0]?.key;
  // That nothing stands in an empty block has been told.
  if (first === undefined) return unread(reading);
  const misspelt = misspeltAlternatives(key.source);
  if (misspelt !== null) {
    const [{ span } = key] = misspelt.edits;
    const found = span.file.text.slice(span.start, span.end);
    const params = { found, expected: nameOfStart('opening') };
    return refused(reading, report('RW0203', span, params, { context: frameOf(reading), help: [misspelt] }));
  }
  const help = [
    {
      text: `put a dash in front of ${backquoted(first)}`,
      edits: [{ span: { ...first.span, end: first.span.start }, text: '- ' }],
      safe: value.entries.length === 1,
    },
  ];
  return refused(
    reading,
    report('RW0122', first.span, { opening: key.source.text }, { context: frameOf(reading), help }),
  );
}

function isOtherwise(entry: YamlEntry): boolean {
  return keyText(entry) === 'otherwise';
}

function backquoted(key: YamlScalar): string {
  return `\`${key.source.text}\``;
}

/** True where so many sentences were refused that the rest is left unread, which is told once. */
function isTired({ refusals, diagnostics }: Reading, { span }: Pick<YamlScalar, 'span'>): boolean {
  if (refusals.count < mostRefused) return false;
  if (refusals.count === mostRefused) diagnostics.push(report('RW0220', span, { most: mostRefused }));
  refusals.count += refusals.count === mostRefused ? 1 : 0;
  return true;
}

/** The value of what was parsed; its message is reported in the reading's frame of work. */
function accepted<T>(
  reading: Reading,
  scalar: Pick<YamlScalar, 'source' | 'span'>,
  part: Part,
  parse: () => Parsed<T>,
): T | null {
  reading.phrases.push({ part, source: scalar.source, span: scalar.span });
  if (isTired(reading, scalar)) return unread(reading);
  const parsed = parse();
  if (parsed.ok) return parsed.value;
  reading.refusals.count += 1;
  return refused(reading, { ...parsed.diagnostic, context: parsed.diagnostic.context || frameOf(reading) });
}

function refused(reading: Reading, diagnostic: Diagnostic): null {
  reading.diagnostics.push(diagnostic);
  return unread(reading);
}

/** Something was not read, and a message about it exists. */
function unread(reading: Reading): null {
  reading.complete = false;
  return null;
}

/** Steps that are of another shape than steps have, of which a message exists. */
function unreadSteps(reading: Reading): readonly Step[] {
  unread(reading);
  return [];
}
