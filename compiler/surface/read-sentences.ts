/** What the readers of documents need of the language: the sentences of a spec are read by whoever implements this. */
import type { Span } from '../source/span.js';
import type { YamlNode, YamlScalar } from '../yaml/node.js';
import type { Effect } from './documents.js';
import type { Condition, NounPhrase } from './ir.js';

export interface SentenceReader {
  /**
   * The steps of a list, which may be missing; `owner` is the place of what they belong to and `frame` says it in
   * words: `card C1, unshaded`.
   */
  readonly effect: (node: YamlNode | null, owner: Span, frame: string) => Effect;
  /** Null where the words could not be read. */
  readonly condition: (scalar: YamlScalar, frame: string) => Condition | null;
  /** Null where the words could not be read. */
  readonly nounPhrase: (scalar: YamlScalar, frame: string) => NounPhrase | null;
}
