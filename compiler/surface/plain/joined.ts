/** A sentence with a colon in it, which YAML takes for a key and its value. */
import type { YamlEntry, YamlScalar } from '../../yaml/node.js';
import { placeAt, placesOf, textWithPlaces } from '../../source/text.js';

/** `roll a die: on a 1, raise Resolve by 1` as it was written; null where the value is no text. */
export function joinedEntry({ key, value }: YamlEntry): YamlScalar | null {
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return null;
  const { source } = key;
  const colon = placeAt(source, source.text.length);
  const joined = textWithPlaces(`${source.text}: ${value.source.text}`, source.file, [
    ...placesOf(source).slice(0, -1),
    colon,
    colon + 1,
    ...placesOf(value.source),
  ]);
  return { ...value, source: joined, span: { ...value.span, start: key.span.start }, value: joined.text };
}
