/**
 * Lines of at most 80 columns. By hand, since wrap-ansi breaks at spaces and anywhere else that a line is full: it knows neither the
 * characters that do not begin or end a Japanese line, nor words that are held together, nor a first line that begins otherwise.
 */
import { isWide, widthOf } from '../source/width.js';

export const lineWidth = 80;

/** Characters that do not begin a line, and those that do not end one. */
const neverFirst =
  /^[、。，．・：；？！」』）］｝〉》】〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々％,.:;?!)\]}…]/u;
const neverLast = /[「『（［｛〈《【〔([{]$/u;

/**
 * The words of a text, the first line after `first`, the others after `next`. A line is broken between words and beside a
 * wide character. A word that is longer than a line stands on a line of its own and is not cut, so that paths stay whole.
 */
export function wrapped(text: string, first = '', next = '', width = lineWidth): readonly string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/[ \t\r\n]+/u)) {
    for (const [index, part] of partsOf(word).entries()) {
      const space = isEmpty || index > 0 ? '' : ' ';
      if (!isEmpty && widthOf(line) + space.length + widthOf(part) > width) {
        lines.push(line);
        line = `${next}${part}`;
      } else line = `${line}${space}${part}`;
      isEmpty = false;
    }
  }
  // A space that holds words together has done its work.
  return [...lines, line.trimEnd()].map((it) => it.replaceAll('\u00A0', ' '));
}

/** A word cut where a line may be broken: none where it has no wide character. */
function partsOf(word: string): readonly string[] {
  const parts: string[] = [];
  let last = '';
  for (const character of word) {
    const joins =
      last !== '' && ((!isWide(character) && !isWide(last)) || neverFirst.test(character) || neverLast.test(last));
    if (joins) parts.push(`${parts.pop() ?? ''}${character}`);
    else parts.push(character);
    last = character;
  }
  return parts;
}
