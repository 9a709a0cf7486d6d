/** A sentence with a colon in it, which YAML takes for a key and its value. */
import type { YamlEntry, YamlScalar } from '../../yaml/node.js';

/** `roll a die: on a 1, raise Resolve by 1` as it was written; null where the value is no text. */
export function joinedEntry({ key, value }: YamlEntry): YamlScalar | null {
  if (value?.kind !== 'scalar' || typeof value.value !== 'string') return null;
  const { source } = key;
  const { text, offsets } = value.source;
  const colon = source.offsets.at(-1) ?? 0;
  const joined = {
    text: `${source.text}: ${text}`,
    file: source.file,
    offsets: [...source.offsets.slice(0, source.text.length), colon, colon + 1, ...offsets],
  };
  return { ...value, source: joined, span: { ...value.span, start: key.span.start }, value: joined.text };
}
