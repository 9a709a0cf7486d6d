/**
 * What is wrong in the layout of a file, whatever it says: blanks at the end of a line, a tab, a last line that does not end. All
 * other layout is the author's. Line ends of several kinds are put right where the file is written, for a text has one kind.
 */
import type { Edit } from '../source/edit.js';
import type { SourceFile, Span } from '../source/span.js';
import { commentsIn } from '../yaml/comments.js';
import type { YamlNode, YamlScalar } from '../yaml/node.js';
import { scalarsIn } from '../yaml/respell.js';

/** The edits of a file that put its layout right; `root` is null where the file cannot be read. */
export function layoutEdits(file: SourceFile, root: YamlNode | null): readonly Edit[] {
  if (root === null) return tabsOnly(file);
  const { texts, comments } = kept(file, root);
  const edits = [...file.text.matchAll(/[ \t]+$|[ \t]*\t[ \t]*/gmu)].flatMap((found): readonly Edit[] => {
    const [blanks] = found;
    const [start, end] = [found.index, found.index + blanks.length];
    const isWithin = (it: Span): boolean => it.start < end && start < it.end;
    const isAtEnd = end === file.text.length || file.text[end] === '\n';
    if (comments.some(isWithin)) return [];
    if (texts.some(({ span, style }) => isWithin(span) && !(style === 'plain' && isAtEnd))) return [];
    const isIndentation = start === 0 || file.text[start - 1] === '\n';
    if (isIndentation && !isAtEnd) return [];
    return [{ span: { file, start, end }, text: isAtEnd ? '' : ' ' }];
  });
  return [...edits, ...lastLineEnd(file)];
}

/** Texts, of which blanks are a part, and comments but for the blanks behind them. */
function kept(
  file: SourceFile,
  root: YamlNode,
): { readonly texts: readonly YamlScalar[]; readonly comments: readonly Span[] } {
  const comments = commentsIn(file).map((span): Span => {
    const length = file.text.slice(span.start, span.end).trimEnd().length;
    return { ...span, end: span.start + length };
  });
  return { texts: scalarsIn(root).map(({ scalar }) => scalar), comments };
}

function lastLineEnd(file: SourceFile): readonly Edit[] {
  const end = file.text.length;
  return file.text.endsWith('\n') ? [] : [{ span: { file, start: end, end }, text: '\n' }];
}

/** A file that is indented by tabs alone cannot be read, and there is one way to mean it: two spaces for each. */
function tabsOnly(file: SourceFile): readonly Edit[] {
  const indentations = [...file.text.matchAll(/^[ \t]+(?=\S)/gmu)];
  if (indentations.some(([blanks]) => blanks.includes(' '))) return [];
  return indentations.map((found): Edit => {
    const [tabs] = found;
    return { span: { file, start: found.index, end: found.index + tabs.length }, text: '  '.repeat(tabs.length) };
  });
}
