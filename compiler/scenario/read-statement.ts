/** Reads what holds, below `then`: sentences about the board, about what is asked, and about what a faction sees. */
import { report } from '../diagnostics/report.js';
import { citationOf } from '../interpreter/frame.js';
import { spanWithin } from '../source/text.js';
import { entryOf, keyText, type YamlEntry, type YamlNode } from '../yaml/node.js';
import type { BoardExpectation, Expectation, Expected, ScriptItem } from './ir.js';
import { isBoard, parseExpectation } from './parse-expectation.js';
import { answerOf, answersOf, readLine, speakerCalled, type Reader } from './read-script.js';
import { items, scalarOf } from './read-values.js';

/** Each sentence below `then`; what is wrong with one is reported, and so is a second question. */
export function readStatements(reader: Reader, nodes: readonly YamlNode[]): readonly Expectation[] {
  const statements: Expectation[] = [];
  for (const node of nodes) {
    const statement = readStatement(reader, node);
    if (statement === null) continue;
    const first = statements.find(({ expected }) => expected.kind === 'asked');
    if (first === undefined || statement.expected.kind !== 'asked') statements.push(statement);
    else
      reader.tell(report('RW0633', statement.span, {}, { notes: [{ message: 'the first is in', span: first.span }] }));
  }
  return statements;
}

function readStatement(reader: Reader, node: YamlNode): Expectation | null {
  const entry = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined;
  const found = entry === undefined ? null : readEntry(reader, entry);
  if (found !== null) return found === 'refused' ? null : found;
  const scalar = scalarOf(reader.tell, node, 'a sentence about the board');
  if (scalar === null) return null;
  const parsed = parseExpectation(reader, scalar.source);
  if (parsed.ok) return parsed.value;
  reader.tell(parsed.diagnostic);
  return null;
}

/** A sentence with a list behind its colon; null where it is of no known form. */
function readEntry(reader: Reader, entry: YamlEntry): Expectation | 'refused' | null {
  const key = keyText(entry).trim();
  const asked = /^(.+?)\s+(?:is|are)\s+asked$/iu.exec(key)?.[1];
  if (asked !== undefined) return readAsked(reader, entry, asked);
  if (/^the question is$/iu.test(key)) return readText(reader, entry, (asks) => ({ kind: 'question', asks }));
  if (/^the question cites$/iu.test(key)) {
    return readText(reader, entry, (rule) => ({ kind: 'cited', rule: citationOf(reader.world, rule) }));
  }
  const seen = /^(.+?)\s+sees?$/iu.exec(key)?.[1];
  return seen === undefined ? null : readSeen(reader, entry, seen);
}

/** `- Crown are asked: Fenwick, Dunmoor, done`. */
function readAsked(reader: Reader, entry: YamlEntry, name: string): Expectation | 'refused' {
  const of = speakerCalled(reader, name, spanWithin(entry.key.source, 0, name.length));
  const options = answersOf(reader, entry).map(answerOf);
  if (of === null) return 'refused';
  const text = `${keyText(entry)}: ${options.map((it) => it.text).join(', ')}`;
  return { text, span: entry.key.span, expected: { kind: 'asked', of, options } };
}

/** `- the question is: select up to 3 spaces`. */
function readText(reader: Reader, entry: YamlEntry, expect: (text: string) => Expected): Expectation | 'refused' {
  if (entry.value === null) {
    reader.tell(report('RW0103', entry.key.span, { expected: 'a text', found: 'nothing' }));
    return 'refused';
  }
  const scalar = scalarOf(reader.tell, entry.value, 'a text');
  if (scalar === null) return 'refused';
  const text = scalar.source.text.trim().replace(/\s+/gu, ' ');
  return { text: `${keyText(entry)}: ${text}`, span: scalar.span, expected: expect(text) };
}

/** `- League see: [no Salt are drawn]`. */
function readSeen(reader: Reader, entry: YamlEntry, name: string): Expectation | 'refused' {
  const by = /^everybody$/iu.test(name) ? null : reader.vocabulary.factions.find(name);
  if (by === null && !/^everybody$/iu.test(name)) {
    speakerCalled(reader, name, spanWithin(entry.key.source, 0, name.length));
    return 'refused';
  }
  const nodes = entry.value === null ? [] : items(reader.tell, entry.value);
  if (nodes.length === 0) reader.tell(report('RW0602', entry.key.span, { what: 'view', name: keyText(entry) }));
  const shows = nodes.flatMap((node): readonly BoardExpectation[] => {
    const statement = readStatement(reader, node);
    if (statement === null) return [];
    const { expected } = statement;
    if (isBoard(expected)) return [{ ...statement, expected }];
    reader.tell(report('RW0636', statement.span, { text: statement.text }));
    return [];
  });
  return {
    text: `${keyText(entry)}: ${shows.map(({ text }) => text).join('; ')}`,
    span: entry.key.span,
    expected: { kind: 'seen', by, shows },
  };
}

/** A line of a script: answers, `then` with what is so between two answers, or `play goes on`. Null: the node is none of them. */
export function readScriptItem(reader: Reader, node: YamlNode): readonly ScriptItem[] | null {
  if (node.kind === 'scalar') {
    const text = node.source.text.trim();
    return /^play goes on$/iu.test(text) ? [{ kind: 'go on', text, span: node.span }] : null;
  }
  const then = node.kind === 'map' ? entryOf(node, 'then') : null;
  if (then === null) return node.kind === 'map' ? readLine(reader, node) : null;
  const nodes = then.value === null ? [] : items(reader.tell, then.value);
  if (nodes.length === 0) reader.tell(report('RW0602', then.key.span, { what: 'line', name: 'then' }));
  return [{ kind: 'check', then: readStatements(reader, nodes) }];
}
