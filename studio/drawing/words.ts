/** Words on a drawing, which has no font to measure them by. */

const segments = new Intl.Segmenter('en');

/** The letters of a text as people count them. */
export function lettersIn(text: string): readonly string[] {
  return Array.from(segments.segment(text), ({ segment }) => segment);
}

/** About how wide a text is, in letters of the Latin script. */
export function widthOf(text: string): number {
  return lettersIn(text).reduce(
    (width, letter) =>
      width + (/[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u.test(letter) ? 1.8 : 1),
    0,
  );
}

/** The first letters of the words of a name where it has several, else those of the name. */
export function shortName(name: string, length: number): string {
  const words = name.split(/[\s-]+/u);
  const letters = words.length > 1 ? words.flatMap((word) => lettersIn(word).slice(0, length - 1)) : lettersIn(name);
  return letters.slice(0, length).join('');
}

/** A text in one line or, where it is wider than `most` and has a place to break, in two. */
export function inLines(text: string, most: number): readonly string[] {
  if (widthOf(text) <= most) return [text];
  const breaks = [...text.matchAll(/\s|(?<=[-–])/gu)].map(({ index }) => index);
  const fromMiddle = (at: number): number => Math.abs(at - text.length / 2);
  const [middle] = breaks.toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return middle === undefined ? [text] : [text.slice(0, middle).trim(), text.slice(middle).trim()];
}
