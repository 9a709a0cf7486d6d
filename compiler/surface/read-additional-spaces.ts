/** From files whose first key is `additional spaces`. */
import type { YamlMap } from '../yaml/node.js';
import type { AdditionalSpacesDocument } from './documents.js';
import { asMap, entriesAt, nameOf, namesAt, scalarAt, textAt, valueAt } from './read-node.js';
import type { SentenceReader } from './read-sentences.js';

/** The kinds of additional spaces of one file, in its order. */
export function readAdditionalSpaces(
  root: YamlMap,
  file: string,
  sentences: SentenceReader,
): readonly AdditionalSpacesDocument[] {
  return entriesAt(root, 'additional spaces').flatMap((entry) => {
    const map = asMap(entry.value);
    if (map === null) return [];
    const name = nameOf(entry.key);
    const spaces = scalarAt(map, 'spaces');
    const cost = valueAt(map, 'cost');
    return [
      {
        name,
        rule: textAt(map, 'rule'),
        procedures: namesAt(map, 'for'),
        spaces: spaces === null ? null : { value: sentences.number(spaces, `${name.text}, spaces`) },
        cost: cost === null ? null : sentences.effect(cost, name.span, `${name.text}, cost`),
        file,
        span: name.span,
      },
    ];
  });
}
