/** What the readers of documents need of the language: the sentences of a spec are read by whoever implements this. */
import type { Span } from '../source/span.js';
import type { YamlNode, YamlScalar } from '../yaml/node.js';
import type { Effect, Lasting } from './documents.js';
import type { Condition, Moment, NounPhrase, NumberPhrase } from './ir.js';

/** A moment at which steps are done. */
export type StepsMoment = Exclude<Moment, { readonly kind: 'terms' }>;

export interface SentenceReader {
  /**
   * The steps of a list, which may be missing; `owner` is the place of what they belong to and `frame` says it in
   * words: `card C1, unshaded`.
   */
  readonly effect: (node: YamlNode | null, owner: Span, frame: string) => Effect;
  /** The items of a list of what holds while a card is in play. Those that could not be read are left out. */
  readonly lasting: (node: YamlNode, frame: string) => readonly Lasting[];
  /** `before the harvest of Forage`. Null where the words could not be read, or are no moment for steps. */
  readonly moment: (scalar: YamlScalar, frame: string) => StepsMoment | null;
  /** Null where the words could not be read. */
  readonly number: (scalar: YamlScalar, frame: string) => NumberPhrase | null;
  /** Null where the words could not be read. */
  readonly condition: (scalar: YamlScalar, frame: string) => Condition | null;
  /** Null where the words could not be read. */
  readonly nounPhrase: (scalar: YamlScalar, frame: string) => NounPhrase | null;
}
