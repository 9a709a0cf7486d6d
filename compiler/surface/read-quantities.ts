/** The named numbers and the named sets of spaces of a procedure or a chit. */
import { keyText, type YamlMap } from '../yaml/node.js';
import type { NamedNumber, NamedPlace } from './documents.js';
import { entriesAt, nameOf } from './read-node.js';
import type { SentenceReader } from './read-sentences.js';

/** `quantities: { offered: 2 }`; `frame` says whose they are. */
export function readQuantities(map: YamlMap | null, frame: string, sentences: SentenceReader): readonly NamedNumber[] {
  return entriesAt(map, 'quantities').flatMap(({ key, value }) => {
    if (value?.kind !== 'scalar') return [];
    return [{ name: nameOf(key), value: sentences.number(value, `${frame}, ${key.source.text}`) }];
  });
}

/** `places: { stirred: spaces with Unrest }`. */
export function readPlaces(map: YamlMap | null, frame: string, sentences: SentenceReader): readonly NamedPlace[] {
  return entriesAt(map, 'places').flatMap((entry) => {
    if (entry.value?.kind !== 'scalar') return [];
    return [{ name: nameOf(entry.key), what: sentences.nounPhrase(entry.value, `${frame}, ${keyText(entry)}`) }];
  });
}
