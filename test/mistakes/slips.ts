/** Slips of the pen within a word: a letter lost, doubled, swapped with the next, or wrong. The first letter stays. */
import type { Draw } from './draw.js';

export type Slip = (word: string, draw: Draw) => string;

/** Makes one change behind the first letter of a word of at least three; any other text stays as it is. */
function slip(change: (letters: readonly string[], at: number, draw: Draw) => readonly string[]): Slip {
  return (word, draw) => {
    const letters = word.split('');
    if (letters.length < 3) return word;
    const at = 1 + draw.below(letters.length - 2);
    if (letters[at] === ' ' || letters[at + 1] === ' ') return word;
    return change(letters, at, draw).join('');
  };
}

export const lost: Slip = slip((letters, at) => letters.toSpliced(at, 1));
export const doubled: Slip = slip((letters, at) => letters.toSpliced(at, 0, letters[at] ?? ''));
export const wrong: Slip = slip((letters, at, draw) => letters.with(at, 'aeiourst'.charAt(draw.below(8))));
export const swapped: Slip = slip((letters, at) => letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? ''));

export const slips: readonly Slip[] = [lost, doubled, wrong, swapped];
