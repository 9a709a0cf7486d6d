/** Reads what scenarios and examples have in common: the lines of a script, and sentences about the board. */
import { folded, nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Help } from '../diagnostics/diagnostic.js';
import type { Span } from '../source/span.js';
import { keyText, type YamlEntry, type YamlNode } from '../yaml/node.js';
import type { Answer, Expectation, Line, Speaker } from './ir.js';
import { parseExpectation } from './parse-expectation.js';
import type { Known } from './parse-items.js';
import { betweenCommas, spanOf, textOf, unknownName, wholeOf, type Part } from './parts.js';
import { scalarOf, wrongForm, type Report } from './read-values.js';

export interface Reader extends Known {
  readonly tell: Report;
}

/** `- League: Rise, Fenwick, done`. */
export function readLine(reader: Reader, node: YamlNode): Line[] {
  if (node.kind !== 'map') {
    wrongForm(reader.tell, node, 'a line of a script');
    return [];
  }
  return node.entries.flatMap((entry): Line[] => {
    const by = readSpeaker(reader, entry);
    const answers = answersOf(reader, entry);
    if (by === null) return [];
    for (const answer of answers) checkChance(reader, by, answer);
    return [{ kind: 'line', by, answers: answers.map(answerOf) }];
  });
}

function readSpeaker(reader: Reader, entry: YamlEntry): Speaker | null {
  return speakerCalled(reader, keyText(entry), entry.key.span);
}

/** A faction by its name, or chance; who is neither is reported at `span`. */
export function speakerCalled(reader: Reader, name: string, span: Span): Speaker | null {
  if (name === 'draw' || name === 'roll') return { kind: name };
  const faction = reader.vocabulary.factions.find(name);
  if (faction !== null) return { kind: 'faction', faction };
  const factions = reader.vocabulary.factions.names;
  const help = nearest(name, [...factions, 'draw', 'roll']).map((near): Help => ({
    text: `\`${near}\` is similar`,
    edits: [{ span, text: near }],
    safe: false,
  }));
  reader.tell(report('RW0603', span, { name, factions }, { help }));
  return null;
}

/** One text with commas between the answers, or a list of them. */
export function answersOf(reader: Reader, entry: YamlEntry): Part[] {
  const { value } = entry;
  if (value === null) {
    reader.tell(report('RW0608', entry.key.span, {}));
    return [];
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item) => {
      const scalar = scalarOf(reader.tell, item, 'an answer');
      return scalar === null ? [] : [wholeOf(scalar.source)];
    });
  }
  const scalar = scalarOf(reader.tell, value, 'answers with commas between them');
  if (scalar === null) return [];
  const parts = betweenCommas(wholeOf(scalar.source));
  const missing = parts.find((part) => textOf(part) === '');
  if (missing !== undefined) reader.tell(report('RW0608', spanOf(missing), {}));
  return parts;
}

function checkChance({ vocabulary, tell }: Reader, by: Speaker, answer: Part): void {
  const text = textOf(answer);
  if (text === '') return;
  if (by.kind === 'roll' && !/^[1-6]$/u.test(text)) tell(report('RW0607', spanOf(answer), { found: text }));
  if (by.kind === 'draw' && vocabulary.chits.find(text) === null) {
    tell(unknownName('chit', answer, vocabulary.chits.names).diagnostic);
  }
}

/** What a sentence about the board expects; what is wrong with it is reported. */
export function readExpectation(reader: Reader, node: YamlNode): Expectation | null {
  const scalar = scalarOf(reader.tell, node, 'a sentence about the board');
  if (scalar === null) return null;
  const parsed = parseExpectation(reader, scalar.source);
  if (parsed.ok) return parsed.value;
  reader.tell(parsed.diagnostic);
  return null;
}

/** Keeps a name, or refuses one that was seen before, whatever its case, and returns false. */
export function refuseSecond(reader: Reader, seen: Map<string, Span>, what: string, name: string, span: Span): boolean {
  const key = folded(name);
  const first = seen.get(key);
  if (first === undefined) {
    seen.set(key, span);
    return true;
  }
  reader.tell(report('RW0601', span, { what, name }, { notes: [{ message: 'the first is in', span: first }] }));
  return false;
}

/** An answer as written. */
export function answerOf(part: Part): Answer {
  return { text: textOf(part), span: spanOf(part) };
}
