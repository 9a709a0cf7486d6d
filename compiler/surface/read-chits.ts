/** From files whose first key is `chits`. */
import { keyText, type YamlEntry, type YamlMap } from '../yaml/node.js';
import type { ChitDeclaration, ChitsDocument } from './documents.js';
import { asMap, countAt, entriesAt, nameAt, nameOf, otherEntries, textAt } from './read-node.js';
import { readQuantities } from './read-quantities.js';
import type { SentenceReader } from './read-sentences.js';

/** Keys of a kind of chit that are not one of its aspects. */
const ownKeys = ['count', 'value', 'made up', 'rule', 'quantities'];

/** A family of chits. Every key of a kind that is none of those above is an aspect with its steps. */
export function readChits(root: YamlMap, sentences: SentenceReader): ChitsDocument {
  return {
    family: nameAt(root, 'chits') ?? { text: '', span: root.span },
    rule: textAt(root, 'rule'),
    faction: nameAt(root, 'faction'),
    drawn: textAt(root, 'drawn') === 'held' ? 'held' : 'drawn',
    open: entriesAt(root, 'open').flatMap((entry) => {
      const place = keyText(entry);
      return place === 'drawn' || place === 'held' ? [place] : [];
    }),
    kinds: entriesAt(root, 'kinds').map((entry) => readChit(entry, sentences)),
  };
}

function readChit(entry: YamlEntry, sentences: SentenceReader): ChitDeclaration {
  const map = asMap(entry.value);
  const name = nameOf(entry.key);
  return {
    name,
    count: countAt(map, 'count'),
    value: countAt(map, 'value')?.value ?? 0,
    rule: textAt(map, 'rule'),
    quantities: readQuantities(map, `chit ${name.text}`, sentences),
    effects: otherEntries(map, ownKeys).map((aspect) => ({
      aspect: nameOf(aspect.key),
      effect: sentences.effect(aspect.value, aspect.key.span, `chit ${name.text}, ${keyText(aspect)}`),
    })),
    span: name.span,
  };
}
