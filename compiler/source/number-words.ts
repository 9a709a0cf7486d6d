/** Numbers as people write them in words: the place of a word is its number. */
export const numberWords: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** The text with digits for its numbers in words, `9 or more` for `nine or more`; null where it has none. */
export function inDigits(text: string): string | null {
  const written = text.replace(/\p{L}+/gu, (word) => {
    const number = numberWords.indexOf(word.toLowerCase());
    return number < 0 ? word : String(number);
  });
  return written === text ? null : written;
}
