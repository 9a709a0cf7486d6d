/** Places of the protocol: lines and columns from 0, in UTF-16 units, whatever ends the lines of a document. */
import type { Location, Position, Range } from 'vscode-languageserver';
import { lineStartsOf, positionOf, type SourceFile, type Span } from '../source/span.js';
import type { Game, Workspace } from './workspace.js';

/** The offset of a position in the text of a file, clamped to the line and to the text. */
export function offsetOf(file: SourceFile, { line, character }: Position): number {
  const starts = lineStartsOf(file);
  const start = starts[line];
  if (start === undefined) return file.text.length;
  const next = starts[line + 1];
  return Math.min(start + character, next === undefined ? file.text.length : next - 1);
}

export function positionAt(file: SourceFile, offset: number): Position {
  const { line, column } = positionOf(file, offset);
  return { line: line - 1, character: column - 1 };
}

export function rangeOf({ file, start, end }: Span): Range {
  return { start: positionAt(file, start), end: positionAt(file, end) };
}

/** Where a span of a game is. */
export function locationOf({ uriOf }: Pick<Workspace, 'uriOf'>, game: Game, span: Span): Location {
  return { uri: uriOf(game, span.file), range: rangeOf(span) };
}

/** True where two ranges of one document have a place in common. */
export function overlaps(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
