/** Near names, for suggestions. */
import { numberWords } from '../source/number-words.js';
import { asRead } from '../source/scripts.js';

/** Longer words are not compared: no name is that long, and comparing would take time. */
const longest = 80;

interface Scored {
  readonly candidate: string;
  readonly distance: number;
  readonly sameStart: boolean;
}

/**
 * The candidates that `word` may be a misspelling of, nearest first, at most `most` of them; candidates that are equally
 * near keep their order. Case, accents' encoding, letters of other alphabets that look alike and the kind of space make no
 * difference; the longer the word, the more mistakes of the pen are allowed for. The word itself is no suggestion.
 */
export function nearest(word: string, candidates: Iterable<string>, most = 4): string[] {
  return scoredNear(word, candidates)
    .slice(0, most)
    .map((it) => it.candidate);
}

/** The nearest of the candidates, and those that are as near: which of them is meant cannot be told. */
export function nearestAlike(word: string, candidates: Iterable<string>): string[] {
  const [best, ...others] = scoredNear(word, candidates);
  if (best === undefined) return [];
  const alike = others.filter((it) => it.distance === best.distance && it.sameStart === best.sameStart);
  return [best, ...alike].map((it) => it.candidate);
}

/** The numbers that a misspelt word may be meant for, the nearest first: `thre`, `tow`, `onne`. */
export function numbersNear(word: string): readonly number[] {
  const letters = (text: string): string => Array.from(text.toLowerCase()).sort().join('');
  return nearest(word, numberWords)
    .filter((near) => {
      // So short a word with another letter in it is another word, `tee` and `ten`; of two letters each is one by itself.
      const isAnother = near.length === word.length && near.length < 4 && letters(near) !== letters(word);
      return word.length > 2 && near.startsWith(word.charAt(0).toLowerCase()) && !isAnother;
    })
    .map((near) => numberWords.indexOf(near));
}

/** Those that are near, nearest first. */
function scoredNear(word: string, candidates: Iterable<string>): Scored[] {
  const wanted = folded(asRead(word));
  if (wanted === '' || wanted.length > longest) return [];
  const scored: Scored[] = [];
  for (const candidate of new Set(candidates)) {
    if (candidate === word) continue;
    const other = folded(asRead(candidate));
    const distance = mistakes(wanted, other);
    if (distance !== null) scored.push({ candidate, distance, sameStart: other.startsWith(wanted.charAt(0)) });
  }
  scored.sort((a, b) => a.distance - b.distance || Number(b.sameStart) - Number(a.sameStart));
  return scored;
}

/** A name as it is compared: one Unicode form, lower case, single spaces. */
export function folded(name: string): string {
  // Keywords and most words of a sentence are so already.
  if (/^[a-z]*$/u.test(name)) return name;
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/gu, ' ')
    .trim();
}

/** How many mistakes turn one word into the other, or null when they are different words. */
function mistakes(word: string, other: string): number | null {
  const most = allowedMistakes(Math.max(word.length, other.length));
  // Hardly anybody misspells the first letter and another besides: `horse` is no `mouse`.
  const allowed = other.startsWith(word.charAt(0)) ? most : Math.max(1, most - 1);
  if (Math.abs(word.length - other.length) <= allowed && other.length <= longest + allowed) {
    const distance = editDistance(word, other);
    const tooShortToGuess =
      Math.min(word.length, other.length) < 3 && distance > 0 && !other.startsWith(word.charAt(0));
    if (distance <= allowed && !tooShortToGuess) return distance;
  }
  // A word that was cut short is near too, behind the misspellings.
  return word.length >= 4 && other.startsWith(word) ? allowed + 1 : null;
}

function allowedMistakes(length: number): number {
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

/**
 * Letters lost, added, changed, or swapped with their neighbour (optimal string alignment). By hand, since fastest-levenshtein
 * counts a swap as two: `Fewnick` would be as far from `Fenwick` as a word with two other letters.
 */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
