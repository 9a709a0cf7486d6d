/** How many columns text takes in a terminal: wide East Asian characters take two, combining marks none. */

// East Asian wide and full-width forms (Unicode EastAsianWidth W and F), and pictographs.
const wide =
  /[\u1100-\u115F\u2329\u232A\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6]|[\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F300}-\u{1F64F}\u{1F680}-\u{1F6FF}\u{1F900}-\u{1F9FF}\u{20000}-\u{3FFFD}]/u;
const combining = /[\p{M}\p{Cf}]/u;
/** What a reader sees as one character: with its marks, and with what a joiner holds to it. */
const seen = /\P{M}[\p{M}\u200D]*(?:(?<=\u200D)\P{M}[\p{M}\u200D]*)*|\p{M}+/gu;

/** True for a character that takes two columns. */
export function isWide(character: string): boolean {
  return wide.test(character);
}

/** The columns that a text without line ends and tabs takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) if (!combining.test(character)) width += isWide(character) ? 2 : 1;
  return width;
}

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
