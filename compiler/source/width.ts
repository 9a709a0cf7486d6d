/** How many columns text takes in a terminal: wide East Asian characters and pictographs take two, combining marks none. */
import stringWidth from 'string-width';

/** What a reader sees as one character: with its marks, and with what a joiner holds to it. */
const seen = /\P{M}[\p{M}\u200D]*(?:(?<=\u200D)\P{M}[\p{M}\u200D]*)*|\p{M}+/gu;

/** True for a character that takes two columns. */
export function isWide(character: string): boolean {
  return stringWidth(character) === 2;
}

/** The columns that a text without line ends and tabs takes. */
export function widthOf(text: string): number {
  return narrow.test(text) ? text.length : stringWidth(text);
}

/** Letters and signs of the West, each of which takes one column: most texts have no others, and counting them takes long. */
const narrow = /^[ -~À-ſ–—‘’“”…−→]*$/u;

/** The text with spaces behind it up to `width` columns, as `padEnd` counts characters. */
export function paddedTo(width: number, text: string): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** As much of the beginning of a text as `width` columns hold. */
export function cutTo(width: number, text: string): string {
  let kept = '';
  let left = width;
  for (const [character] of text.matchAll(seen)) {
    left -= widthOf(character);
    if (left < 0) break;
    kept += character;
  }
  return kept;
}

/** The text without the last thing that a reader sees as one character, with the marks on it. */
export function withoutLast(text: string): string {
  return [...text.matchAll(seen)]
    .slice(0, -1)
    .map(([character]) => character)
    .join('');
}
