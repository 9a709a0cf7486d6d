/** What the parser looks ahead for, found out where it first does: most rules of the grammar are in no sentence that is read. */
import { type ILookaheadStrategy, LLkLookaheadStrategy } from './chevrotain.js';

type Alternation = Parameters<ILookaheadStrategy['buildLookaheadForAlternation']>[0];
type Optional = Parameters<ILookaheadStrategy['buildLookaheadForOptional']>[0];

export class LookaheadWhenAsked extends LLkLookaheadStrategy {
  override buildLookaheadForAlternation(
    given: Alternation,
  ): ReturnType<ILookaheadStrategy['buildLookaheadForAlternation']> {
    return whenAsked(() => super.buildLookaheadForAlternation(given));
  }

  override buildLookaheadForOptional(given: Optional): () => boolean {
    return whenAsked(() => super.buildLookaheadForOptional(given));
  }
}

/** The function that is made, made when it is called first; it is one of the parser that calls it. */
function whenAsked<Given extends unknown[], Found>(
  make: () => (...given: Given) => Found,
): (this: unknown, ...given: Given) => Found {
  let made: ((...given: Given) => Found) | null = null;
  return function (...given) {
    made ??= make();
    return made.apply(this, given);
  };
}
