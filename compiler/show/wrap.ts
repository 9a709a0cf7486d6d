/** Lines of at most 80 characters. */

export const lineWidth = 80;

/**
 * The words of a text, the first line after `first`, the others after `next`. A word that is longer than a line stands on a
 * line of its own and is not cut, so that paths stay whole.
 */
export function wrapped(text: string, first = '', next = '', width = lineWidth): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/[ \t\r\n]+/u)) {
    if (word === '') continue;
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = next;
      isEmpty = true;
    }
    line = isEmpty ? `${line}${word}` : `${line} ${word}`;
    isEmpty = false;
  }
  // A space that holds words together has done its work.
  return [...lines, line.trimEnd()].map((it) => it.replaceAll('\u00A0', ' '));
}
