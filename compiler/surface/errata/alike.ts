/** When what errata say was there is there: the same words, or another wording of them. */
import { withSingleBlanks } from '../../source/words.js';
import { keyText, type YamlNode, type YamlScalar } from '../../yaml/node.js';
import type { Part } from '../complain.js';
import { reprinted } from '../read-part.js';
import type { Language } from '../vocabulary.js';

/** Whether two texts say the same. */
export type SaysSame = (one: YamlScalar, other: YamlScalar) => boolean;

/** The same words, whatever blanks and lines are between them. */
export const sameWords: SaysSame = (one, other) => wordsOf(one) === wordsOf(other);

const parts: readonly Part[] = [
  'sentence',
  'opening',
  'change',
  'moment',
  'term',
  'number',
  'condition',
  'noun phrase',
];

/** Other wordings as well: of a sentence of the game, and words in upper or lower case as lines of examples may have them. */
export function sameInLanguage(language: Language): SaysSame {
  const known = new Map<string, readonly (string | null)[]>();
  const readings = ({ source }: YamlScalar): readonly (string | null)[] => {
    const before = known.get(source.text);
    if (before !== undefined) return before;
    const now = parts.map((part) => reprinted(language, part, source));
    known.set(source.text, now);
    return now;
  };
  return (one, other) => {
    if (wordsOf(one).toLowerCase() === wordsOf(other).toLowerCase()) return true;
    const others = readings(other);
    return readings(one).some((text, index) => text !== null && text === others[index]);
  };
}

/** Whether two trees say the same, the keys of maps in the same order. */
export function sameTree(one: YamlNode | null, other: YamlNode | null, same: SaysSame): boolean {
  if (one === null || other === null) return one === other;
  if (one.kind === 'scalar') return other.kind === 'scalar' && same(one, other);
  if (one.kind === 'list')
    return (
      other.kind === 'list' &&
      one.items.length === other.items.length &&
      one.items.every((item, index) => sameTree(item, other.items[index] ?? null, same))
    );
  return (
    other.kind === 'map' &&
    one.entries.length === other.entries.length &&
    one.entries.every(({ key, value }, index) => {
      const entry = other.entries[index];
      return entry !== undefined && same(key, entry.key) && sameTree(value, entry.value, same);
    })
  );
}

function wordsOf({ source }: YamlScalar): string {
  return withSingleBlanks(source.text.normalize('NFC'));
}

/** A text as keys and names are compared. */
export function isNamed(name: string): (scalar: YamlScalar) => boolean {
  const wanted = withSingleBlanks(name.normalize('NFC'));
  return (scalar) => wordsOf(scalar) === wanted;
}

/** What an item of a list is called: its text, what its first key says, or that key where more stands below it. */
export function nameOfItem(item: YamlNode): YamlScalar | null {
  if (item.kind === 'scalar') return item;
  const [first] = item.kind === 'map' ? item.entries : [];
  if (first === undefined) return null;
  return first.value?.kind === 'scalar' ? first.value : first.key;
}

/** The keys of a map and the names of the items of a list, as a way may go on. */
export function namesBelow(node: YamlNode | null): readonly string[] {
  if (node === null || node.kind === 'scalar') return [];
  if (node.kind === 'map') return node.entries.map(keyText);
  return node.items.flatMap((item) => nameOfItem(item)?.source.text ?? []);
}
