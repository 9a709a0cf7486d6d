/**
 * What a position holds of cards, in counters that no author declares: of what happens once a turn, 1 from then on and 0 when a
 * turn begins; and who has played a card.
 */
import type { Span } from '../../source/span.js';
import type { CardDocument, Lasting } from '../../surface/documents.js';
import type { Change } from '../../surface/ir.js';

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

/** Who has played a card that speaks of the other faction: a counter for each, 1 for the first faction and 0 for none. */
export function playerMarks(cards: readonly CardDocument[]): readonly TurnMark[] {
  return cards.flatMap(({ code, sides }) => {
    const speaks = sides.some(({ lasting }) => lasting?.items.some(speaksOfPlayer) === true);
    return speaks ? [{ name: `player of ${code.text}`, declared: code.span }] : [];
  });
}

function isOnceATurn(item: Lasting): boolean {
  if (item.kind === 'change') return changesOf(item).some(({ kind }) => kind === 'reroll');
  return item.kind === 'steps' && item.moment.kind === 'first change';
}

function speaksOfPlayer(item: Lasting): boolean {
  if (item.kind !== 'change') return false;
  return changesOf(item).some(
    (it) => (it.kind === 'forced' || it.kind === 'forced anywhere') && it.faction.kind === 'other',
  );
}

/** The change, and that which holds under its condition. */
function changesOf({ change }: Extract<Lasting, { kind: 'change' }>): readonly Change[] {
  return change.kind === 'if' ? [change, change.change] : [change];
}
