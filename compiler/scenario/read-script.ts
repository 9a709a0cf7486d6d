/** Reads the answers of a script: who gives them, and by which words. */
import { folded } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { World } from '../resolved/ir.js';
import type { Span } from '../source/span.js';
import type { YamlEntry } from '../yaml/node.js';
import type { Answer, Line, Speaker } from './ir.js';
import type { Known } from './parse-items.js';
import { betweenCommas, helpInDigits, spanOf, textOf, unknownName, wholeOf, type Part } from './parts.js';
import { scalarOf, type Report } from './read-values.js';
import { vocabularyOf } from './vocabulary.js';

export interface Reader extends Known {
  readonly record: Report;
}

export type Sentences = Known['sentences'];

/** What is reported goes to `diagnostics`. */
export function readerOf(world: World, sentences: Sentences, diagnostics: Diagnostic[]): Reader {
  return { world, vocabulary: vocabularyOf(world), sentences, record: (it) => diagnostics.push(it) };
}

/** The answers of `League: Rise, Fenwick, done`. */
export function readLine(reader: Reader, entry: YamlEntry, by: Speaker): Line {
  const answers = answersOf(reader, entry);
  for (const answer of answers) checkChance(reader, by, answer);
  return { kind: 'line', by, answers: answers.map(answerOf) };
}

/** One text with commas between the answers, or a list of them. */
export function answersOf(reader: Pick<Reader, 'record'>, entry: YamlEntry): Part[] {
  const { value } = entry;
  if (value === null) {
    reader.record(report('RW0608', entry.key.span, {}));
    return [];
  }
  if (value.kind === 'list') {
    return value.items.flatMap((item) => {
      const scalar = scalarOf(reader.record, item, 'an answer');
      return scalar === null ? [] : [wholeOf(scalar.source)];
    });
  }
  const scalar = scalarOf(reader.record, value, 'answers with commas between them');
  if (scalar === null) return [];
  const parts = betweenCommas(wholeOf(scalar.source));
  const missing = parts.find((part) => textOf(part) === '');
  if (missing !== undefined) reader.record(report('RW0608', spanOf(missing), {}));
  return parts;
}

function checkChance({ world, vocabulary, record }: Reader, by: Speaker, answer: Part): void {
  const text = textOf(answer);
  if (text === '') return;
  const most = world.highestFace;
  const isRoll = /^[1-9]\d{0,2}$/u.test(text) && Number(text) <= most;
  if (by.kind === 'roll' && !isRoll)
    record(report('RW0607', spanOf(answer), { found: text, most }, { help: helpInDigits(answer) }));
  if (by.kind === 'draw' && vocabulary.chits.find(text) === null) {
    record(unknownName('chit', answer, vocabulary.chits.names).diagnostic);
  }
}

/** Keeps a name, or refuses one that was seen before, whatever its case, and returns false. */
export function refuseSecond(reader: Reader, seen: Map<string, Span>, what: string, name: string, span: Span): boolean {
  const key = folded(name);
  const first = seen.get(key);
  if (first === undefined) {
    seen.set(key, span);
    return true;
  }
  reader.record(report('RW0601', span, { what, name }, { notes: [{ message: 'the first is in', span: first }] }));
  return false;
}

/** An answer as written. */
export function answerOf(part: Part): Answer {
  return { text: textOf(part), span: spanOf(part) };
}
