/** What a position holds of things that happen once a turn: a counter for each, which is 1 from then on and 0 when a turn begins. */
import type { Span } from '../../source/span.js';
import type { CardDocument, Lasting } from '../../surface/documents.js';

/** A counter of an item that holds once a turn. */
export interface TurnMark {
  readonly name: string;
  readonly declared: Span;
}

/** The counters, in the order of the cards and of their items. */
export function turnMarks(cards: readonly CardDocument[]): readonly TurnMark[] {
  return cards.flatMap(({ code, sides, current }) => {
    const items = [...sides.flatMap(({ lasting }) => lasting?.items ?? []), ...(current?.items ?? [])];
    return items.filter(isOnceATurn).map(({ span }, index) => ({
      name: `${code.text} this turn${index === 0 ? '' : ` ${index + 1}`}`,
      declared: span,
    }));
  });
}

function isOnceATurn(item: Lasting): boolean {
  if (item.kind === 'change')
    return [item.change, 'change' in item.change ? item.change.change : null].some((it) => it?.kind === 'reroll');
  return item.kind === 'steps' && item.moment.kind === 'first change';
}
