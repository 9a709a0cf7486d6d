/** Turns what the YAML library complains about into a message for somebody who does not know YAML. */
import { isScalar, visit, type Document, type Scalar, type YAMLParseError } from 'yaml';
import type { Help } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { characterName } from '../source/hidden.js';
import type { SourceFile, Span } from '../source/span.js';
import { badIndent, missingColon, misplacedItem } from './explain-layout.js';
import { lineAt, lineBelow, restOfLine } from './lines.js';
import { quotedForYaml } from './quote.js';
import { fillingIn, type Mistake } from './mistake.js';

/** The first mistake that the library found, or null when it found none. Later complaints mostly follow from the first. */
export function explainSyntax(file: SourceFile, document: Document.Parsed | null): Mistake | null {
  if (document === null) return null;
  const errors = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors;
  if (first === undefined) return null;
  const at = first.pos[0];
  const alsoHere = errors.filter((error) => Math.abs(error.pos[0] - at) <= 1);
  return (
    explainQuote(file, document, first) ??
    explainBracket(file, first) ??
    explainStart(file, first) ??
    explainColon(file, first, alsoHere) ??
    explainLayout(file, first) ?? {
      diagnostic: report('RW0006', wordAt(file, at), { what: plainWords(first) }),
      repair: null,
    }
  );
}

/** A quote that is not closed, text after a closed one, or an escape that does not exist. */
function explainQuote(file: SourceFile, document: Document.Parsed, error: YAMLParseError): Mistake | null {
  const at = error.pos[0];
  if (error.code === 'MISSING_CHAR' && error.message.startsWith('Missing closing')) {
    const start = quotedScalars(document).find((scalar) => scalar.range?.[1] === at)?.range?.[0];
    if (start === undefined) return null;
    const value = unclosedValue(file, start);
    const quote = file.text.charAt(start);
    const help: Help = {
      text: 'close it where the text ends',
      edits: [{ span: { ...value, start: value.end }, text: quote }],
      safe: false,
    };
    const diagnostic = report('RW0019', value, { quote: `\`${quote}\``, which: 'closing' }, { help: [help] });
    return { diagnostic, repair: fillingIn(value) };
  }
  if (error.code === 'BAD_DQ_ESCAPE') {
    const scalar = quotedScalars(document).find((it) => within(it, at));
    const start = scalar?.range?.[0] ?? at;
    const value: Span = { file, start, end: restOfLine(file, start).end };
    const escape = file.text.slice(at, at + 2);
    const body = file.text.slice(start + 1, value.end).replace(/"$/u, '');
    const help: Help = {
      text: 'use single quotes if the backslash is only a backslash',
      edits: [{ span: value, text: `'${body.replaceAll("'", "''")}'` }],
      safe: false,
    };
    return {
      diagnostic: report('RW0024', { file, start: at, end: at + 2 }, { escape }, { help: [help] }),
      repair: fillingIn(value),
    };
  }
  if (error.code === 'UNEXPECTED_TOKEN' && error.message.endsWith('at node end')) {
    const scalar = quotedScalars(document).find(
      (it) => it.range !== null && it.range !== undefined && it.range[1] <= at && lineAt(file, it.range[1]).end >= at,
    );
    if (scalar?.range === null || scalar?.range === undefined) return null;
    const [start, end] = scalar.range;
    const value = restOfLine(file, start);
    const help: Help = {
      text: 'put quotes around the whole text',
      edits: [{ span: value, text: quotedForYaml(file.text.slice(start, value.end)) }],
      safe: false,
    };
    const diagnostic = report('RW0025', restOfLine(file, at), { after: file.text.slice(start, end) }, { help: [help] });
    return { diagnostic, repair: fillingIn(value) };
  }
  return null;
}

/** What a quote that is not closed was meant to hold: the rest of the line, or within brackets what stands before the next comma or bracket. */
function unclosedValue(file: SourceFile, start: number): Span {
  const rest = restOfLine(file, start);
  const lineStart = lineAt(file, start).start;
  if (lastOpenBracket(file.text.slice(lineStart), start - lineStart) === null) return rest;
  const inside = /^[^,\]}]*/u.exec(file.text.slice(start, rest.end))?.[0] ?? '';
  return { ...rest, end: start + inside.trimEnd().length };
}

function quotedScalars(document: Document.Parsed): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Scalar(_key, node) {
      if (isScalar(node) && (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')) found.push(node);
    },
  });
  return found;
}

function within(scalar: Scalar, offset: number): boolean {
  const { range } = scalar;
  return range !== null && range !== undefined && range[0] <= offset && offset < range[1];
}

/** A bracket that is not closed, or that closes nothing. */
function explainBracket(file: SourceFile, error: YAMLParseError): Mistake | null {
  const at = error.pos[0];
  if (/must be sufficiently indented and end with|Expected flow .* to end with/u.test(error.message)) {
    const open = lastOpenBracket(file.text, at);
    if (open === null) return null;
    const bracket = file.text.charAt(open);
    const span = restOfLine(file, open);
    const lineEnd = span.end;
    const closing = bracket === '[' ? ']' : '}';
    const help: Help = {
      text: 'close it at the end of the line',
      edits: [{ span: { file, start: lineEnd, end: lineEnd }, text: closing }],
      safe: false,
    };
    return { diagnostic: report('RW0023', span, { bracket, missing: true }, { help: [help] }), repair: null };
  }
  const stray = /^Unexpected flow-(?:seq|map)-end/u.test(error.message);
  if (!stray) return null;
  const span: Span = { file, start: at, end: at + 1 };
  const help: Help = { text: 'remove it', edits: [{ span, text: '' }], safe: false };
  return {
    diagnostic: report('RW0023', span, { bracket: file.text.charAt(at), missing: false }, { help: [help] }),
    repair: null,
  };
}

function lastOpenBracket(text: string, before: number): number | null {
  let closed = 0;
  for (let at = Math.min(before, text.length) - 1; at >= 0; at -= 1) {
    const character = text[at];
    if (character === ']' || character === '}') closed += 1;
    if (character === '[' || character === '{') {
      if (closed === 0) return at;
      closed -= 1;
    }
  }
  return null;
}

/** Text that starts with a character which YAML keeps for itself. */
function explainStart(file: SourceFile, error: YAMLParseError): Mistake | null {
  const line = lineAt(file, error.pos[0]);
  const isHeader = /header includes extra characters|Not a YAML token/u.test(error.message);
  if (error.code !== 'BAD_SCALAR_START' && !isHeader) return null;
  const header = isHeader ? /(?:: |- |^ *)([|>])/u.exec(line.text) : null;
  const start = header === null ? error.pos[0] : line.start + header.index + header[0].length - 1;
  const value = restOfLine(file, start);
  const help: Help = {
    text: 'put the text in quotes',
    edits: [{ span: value, text: quotedForYaml(file.text.slice(start, value.end)) }],
    safe: true,
  };
  const span: Span = { file, start, end: start + 1 };
  return {
    diagnostic: report('RW0021', span, { character: file.text.charAt(start) }, { help: [help] }),
    repair: fillingIn(value),
  };
}

/** A colon within text that is not quoted. */
function explainColon(file: SourceFile, error: YAMLParseError, alsoHere: readonly YAMLParseError[]): Mistake | null {
  const isNested = error.code === 'BLOCK_AS_IMPLICIT_KEY' && error.message.startsWith('Nested mappings');
  if (!isNested || alsoHere.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY')) return null;
  const value = restOfLine(file, error.pos[0]);
  const text = file.text.slice(value.start, value.end);
  const before = text.slice(0, Math.max(0, text.search(/:(?:\s|$)/u)));
  const help: Help = {
    text: 'put the text in quotes',
    edits: [{ span: value, text: quotedForYaml(text) }],
    safe: true,
  };
  return { diagnostic: report('RW0007', value, { before }, { help: [help] }), repair: fillingIn(value) };
}

/** Lines that stand too far left or right, or lack their colon or dash. */
function explainLayout(file: SourceFile, error: YAMLParseError): Mistake | null {
  const at = error.pos[0];
  switch (error.code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return error.message.startsWith('Nested') ? badIndent(lineBelow(lineAt(file, at))) : misplacedItem(file, at);
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(file, at);
    case 'BAD_INDENT':
      return badIndent(lineAt(file, at));
    case 'TAB_AS_INDENT':
      return { diagnostic: report('RW0008', { file, start: at, end: at + 1 }, {}), repair: null };
    case 'MISSING_CHAR':
      if (error.message.startsWith('Implicit map keys')) return missingColon(file, at);
      return error.message.startsWith('Sequence item without') ? badIndent(lineAt(file, at)) : null;
    case 'UNEXPECTED_TOKEN':
      return /at node end|on same line with key/u.test(error.message) ? badIndent(lineAt(file, at)) : null;
    default:
      return null;
  }
}

function wordAt(file: SourceFile, at: number): Span {
  const start = Math.min(at, Math.max(0, file.text.length - 1));
  const length = /^\S+/u.exec(file.text.slice(start, start + 200))?.[0].length ?? 1;
  return { file, start, end: Math.min(start + length, file.text.length) };
}

/** What is wrong, for the rare complaints that have no message of their own. */
function plainWords(error: YAMLParseError): string {
  const { code, message } = error;
  if (code === 'KEY_OVER_1024_CHARS') return 'a key is longer than 1024 characters';
  if (code === 'BLOCK_IN_FLOW') return 'a comma or a closing bracket is missing within brackets';
  if (message.includes('Missing ,')) return 'a comma is missing within brackets';
  if (/Unexpected ,|Unexpected empty item/u.test(message)) return 'a comma within brackets has nothing before it';
  if (message.includes('Missing space after :')) return 'a space is missing after the colon';
  if (message.includes('Comments must be separated')) return 'a space is missing before the `#` of a comment';
  if (message.includes('more-indented leading empty lines'))
    return 'the first lines under the key are blank and indented further than the text';
  const token = /token in YAML stream: "(.)"/u.exec(message)?.[1];
  if (token?.trim() === '') return `${characterName(token)} is not expected here`;
  return 'this cannot be read as part of the block or list above';
}
