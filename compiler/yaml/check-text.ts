/**
 * What is refused before the text reaches the YAML library, because the library would accept it silently, read it
 * wrongly, or take too long over it.
 */
import { report } from '../diagnostics/report.js';
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { characterName, hiddenIn } from '../source/hidden.js';
import type { SourceFile, Span } from '../source/span.js';

/** How deep blocks, lists and brackets may be nested. */
export const mostLevels = 60;

/** The first thing in the text that keeps it from being read, or null. */
export function checkText(file: SourceFile): Diagnostic | null {
  return (
    checkNotEmpty(file) ??
    checkCharacters(file) ??
    checkByteOrderMark(file) ??
    checkHidden(file) ??
    checkDirective(file) ??
    checkIndentation(file) ??
    checkDepth(file)
  );
}

/** Blank lines, comments and a document's start are no contents. */
function checkNotEmpty(file: SourceFile): Diagnostic | null {
  const hasContents = file.text.split('\n').some((line) => !/^\s*(?:#.*|---\s*)?$/u.test(line));
  return hasContents ? null : report('RW0005', { file, start: 0, end: 0 }, {});
}

/** Control characters other than the tab and the line end. */
export function checkCharacters(file: SourceFile): Diagnostic | null {
  const at = file.text.search(/[^\P{Cc}\t\n]/u);
  return at === -1 ? null : report('RW0002', one(file, at), { character: characterName(file.text.charAt(at)) });
}

/** Other characters that hide. One message for a file: text that was pasted mostly has many of one kind. */
function checkHidden(file: SourceFile): Diagnostic | null {
  const hidden = hiddenIn(file.text);
  const [first] = hidden;
  if (first === undefined) return null;
  const spans = hidden.map(({ at, character }): Span => ({ file, start: at, end: at + character.length }));
  const edits = hidden.map(({ character }, index) => ({
    span: spans[index] ?? one(file, first.at),
    text: /[\p{Zl}\p{Zp}\u2800]/u.test(character) ? ' ' : '',
  }));
  const text = hidden.length === 1 ? 'delete it' : `delete it, and ${hidden.length - 1} more like it in this file`;
  const span = spans[0] ?? one(file, first.at);
  return report(
    'RW0028',
    span,
    { character: characterName(first.character) },
    { help: [{ text, edits, safe: false }] },
  );
}

function checkByteOrderMark(file: SourceFile): Diagnostic | null {
  const at = file.text.indexOf('\uFEFF');
  if (at === -1) return null;
  const help: Help = { text: 'delete it', edits: [{ span: one(file, at), text: '' }], safe: true };
  return report('RW0016', one(file, at), {}, { help: [help] });
}

/** A line that starts with `%` before anything else does. */
function checkDirective(file: SourceFile): Diagnostic | null {
  const found = /^(?:[ \t]*(?:#.*)?\n)*(%.*)/u.exec(file.text);
  const line = found?.[1];
  if (found === null || line === undefined) return null;
  const start = found[0].length - line.length;
  const span: Span = { file, start, end: start + line.trimEnd().length };
  return report('RW0014', span, { directive: line.trim() });
}

/** Tabs and special spaces in front of a line. One message per kind: who indents one line so mostly indents them all so. */
function checkIndentation(file: SourceFile): Diagnostic | null {
  const odd: Span[] = [];
  for (const found of file.text.matchAll(/^[^\S\n]+(?=\S)/gmu)) {
    for (const character of found[0].matchAll(/[^ ]/gu)) odd.push(one(file, found.index + character.index));
  }
  const [first] = odd;
  if (first === undefined) return null;
  const character = file.text.charAt(first.start);
  const end = first.start + (/^[^\S \n]+/u.exec(file.text.slice(first.start))?.[0].length ?? 1);
  const span: Span = { file, start: first.start, end };
  if (character === '\t') {
    const edits = odd.map((it) => ({ span: it, text: '  ' }));
    return report('RW0008', span, {}, { help: [{ text: 'put two spaces in place of each tab', edits, safe: false }] });
  }
  const edits = odd.map((it) => ({ span: it, text: ' ' }));
  const help: Help = { text: 'put ordinary spaces there', edits, safe: true };
  return report('RW0009', span, { character: characterName(character) }, { help: [help] });
}

/** Counts what opens a level: an indented line, a dash, a question mark, an open bracket, and keys that follow each other on one line. */
function checkDepth(file: SourceFile): Diagnostic | null {
  const columns: number[] = [];
  let brackets = 0;
  let lineStart = 0;
  for (const line of file.text.split('\n')) {
    const marks = /^ *(?:[-?:] +)*/u.exec(line)?.[0] ?? '';
    const rest = line.slice(marks.length);
    if (rest !== '' && !rest.startsWith('#')) {
      for (let column = 0; column <= marks.length; column += 1) {
        if (column < marks.length && marks[column] === ' ') continue;
        while ((columns.at(-1) ?? -1) >= column) columns.pop();
        columns.push(column);
        if (columns.length > mostLevels) return tooDeep(file, lineStart + column);
      }
    }
    let keys = 0;
    for (let column = marks.length; column < line.length; column += 1) {
      const character = line[column];
      if (character === ',') keys = 0;
      if (character === ':' && line[column + 1] === ' ') keys += 1;
      if (keys > mostLevels) return tooDeep(file, lineStart + column);
      if (character === '[' || character === '{') brackets += 1;
      else if (character === ']' || character === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > mostLevels) return tooDeep(file, lineStart + column);
    }
    lineStart += line.length + 1;
  }
  return null;
}

function tooDeep(file: SourceFile, at: number): Diagnostic {
  return report('RW0018', one(file, at), { most: mostLevels });
}

function one(file: SourceFile, at: number): Span {
  return { file, start: at, end: Math.min(at + 1, file.text.length) };
}
