/** Reads what holds, below `then`: sentences about the board, about what is asked, and about what a faction sees. */
import { report } from '../diagnostics/report.js';
import { citationOf } from '../interpreter/frame.js';
import type { FactionId } from '../resolved/ir.js';
import { keyText, type YamlEntry, type YamlNode } from '../yaml/node.js';
import type { BoardExpectation, Expectation, Expected, ScriptItem, Speaker } from './ir.js';
import { divisions, scanLine } from './lines/divide.js';
import { answerForms, colonForms } from './lines/mean-colons.js';
import { misspeltBeforeColon, readBeforeColon } from './lines/read.js';
import { scriptLines } from './lines/when.js';
import { isBoard, parseExpectation } from './parse-expectation.js';
import { textOf, wholeOf } from './parts.js';
import { answerOf, answersOf, readLine, type Reader } from './read-script.js';
import { items, scalarOf } from './read-values.js';
import { lostDash } from './two-lines.js';

/** Each sentence below `then`; what is wrong with one is reported, and so is a second question. */
export function readStatements(reader: Reader, nodes: readonly YamlNode[]): readonly Expectation[] {
  const statements: Expectation[] = [];
  for (const node of nodes) {
    const statement = readStatement(reader, node);
    if (statement === null) continue;
    const first = statements.find(({ expected }) => expected.kind === 'asked');
    if (first === undefined || statement.expected.kind !== 'asked') statements.push(statement);
    else
      reader.record(
        report('RW0633', statement.span, {}, { notes: [{ message: 'the first is in', span: first.span }] }),
      );
  }
  return statements;
}

function readStatement(reader: Reader, node: YamlNode): Expectation | null {
  const entry = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined;
  const found = entry === undefined ? null : readEntry(reader, entry);
  if (found !== null) return found === 'refused' ? null : found;
  const misspelt = entry === undefined ? null : misspeltBeforeColon(reader, colonForms, wholeOf(entry.key.source));
  if (misspelt !== null) {
    reader.record(misspelt);
    return null;
  }
  const scalar = scalarOf(reader.record, node, 'a sentence about the board');
  if (scalar === null) return null;
  const parsed = parseExpectation(reader, scalar.source);
  if (parsed.ok) return parsed.value;
  reader.record(lostDash(scalar.source, (it) => parseExpectation(reader, it).ok) ?? parsed.diagnostic);
  return null;
}

/** A sentence with more behind its colon; null where it is of no known form. */
function readEntry(reader: Reader, entry: YamlEntry): Expectation | 'refused' | null {
  const key = wholeOf(entry.key.source);
  const before = readBeforeColon(reader, colonForms, key);
  if (before === null) return null;
  if (!before.ok) {
    reader.record(before.diagnostic);
    return 'refused';
  }
  switch (before.value.kind) {
    case 'asked':
      return readAsked(reader, entry, before.value.by);
    case 'question':
      return readText(reader, entry, (asks) => ({ kind: 'question', asks }));
    case 'cited':
      return readText(reader, entry, (rule) => ({ kind: 'cited', rule: citationOf(reader.world, rule) }));
    case 'seen':
      return readSeen(reader, entry, before.value.by);
  }
}

/** `- Crown are asked: Fenwick, Dunmoor, done`. */
function readAsked(reader: Reader, entry: YamlEntry, of: Speaker): Expectation {
  const options = answersOf(reader, entry).map(answerOf);
  const text = `${keyText(entry)}: ${options.map((it) => it.text).join(', ')}`;
  return { text, span: entry.key.span, expected: { kind: 'asked', of, options } };
}

/** `- the question is: select up to 3 spaces`. */
function readText(reader: Reader, entry: YamlEntry, expect: (text: string) => Expected): Expectation | 'refused' {
  if (entry.value === null) {
    reader.record(report('RW0103', entry.key.span, { expected: 'a text', found: 'nothing' }));
    return 'refused';
  }
  const scalar = scalarOf(reader.record, entry.value, 'a text');
  if (scalar === null) return 'refused';
  const text = scalar.source.text.trim().replace(/\s+/gu, ' ');
  return { text: `${keyText(entry)}: ${text}`, span: scalar.span, expected: expect(text) };
}

/** `- League see: [no Salt are drawn]`. */
function readSeen(reader: Reader, entry: YamlEntry, by: FactionId | null): Expectation {
  const nodes = entry.value === null ? [] : items(reader.record, entry.value);
  if (nodes.length === 0) reader.record(report('RW0602', entry.key.span, { what: 'view', name: keyText(entry) }));
  const shows = nodes.flatMap((node): readonly BoardExpectation[] => {
    const statement = readStatement(reader, node);
    if (statement === null) return [];
    const { expected } = statement;
    if (isBoard(expected)) return [{ ...statement, expected }];
    reader.record(report('RW0636', statement.span, { text: statement.text }));
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
  if (node.kind === 'list') return null;
  if (node.kind === 'map') return node.entries.flatMap((entry) => readAnswered(reader, entry) ?? []);
  const whole = wholeOf(node.source);
  const goesOn = divisions(scriptLines['go on'].words, scanLine(whole)).length > 0;
  return goesOn ? [{ kind: 'go on', text: textOf(whole), span: node.span }] : null;
}

/** An entry of a script's line; null where it is refused. */
function readAnswered(reader: Reader, entry: YamlEntry): ScriptItem | null {
  const read = readBeforeColon(reader, answerForms, wholeOf(entry.key.source));
  if (!read?.ok) {
    if (read !== null) reader.record(read.diagnostic);
    answersOf(reader, entry);
    return null;
  }
  if (read.value.kind === 'answers') return readLine(reader, entry, read.value.by);
  const nodes = entry.value === null ? [] : items(reader.record, entry.value);
  if (nodes.length === 0) reader.record(report('RW0602', entry.key.span, { what: 'line', name: 'then' }));
  return { kind: 'check', then: readStatements(reader, nodes) };
}
