/** The comments of a YAML file. */
import { Lexer } from 'yaml';
import type { SourceFile, Span } from '../source/span.js';

/** Marks of the scanner that are no text of the file: the beginning of a document, of a scalar, an error in a flow. */
const marks: readonly string[] = ['\u0002', '\u0018', '\u001f'];

/** Every comment with its sign, in order. Text that only looks like one, as within quotes, is none. */
export function commentsIn(file: SourceFile): readonly Span[] {
  const comments: Span[] = [];
  let offset = 0;
  let before = '';
  for (const token of new Lexer().lex(file.text)) {
    if (token.startsWith('#') && before !== '\u001f')
      comments.push({ file, start: offset, end: offset + token.length });
    if (!marks.includes(token)) offset += token.length;
    before = token;
  }
  return comments;
}
