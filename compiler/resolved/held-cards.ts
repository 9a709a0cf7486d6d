/** Cards that are held: which cards the family of a kind has, and what depends on that. */
import type { CardId, ChitSelector, FamilyId, World } from './ir.js';

/** The cards that lie in the deck, the discards and the hands of a family; none where its chits are no cards. */
export function cardsOfFamily({ chits }: Pick<World, 'chits'>, family: FamilyId): readonly CardId[] {
  return chits.flatMap((it) => (it.family === family && it.card !== null ? [it.card] : []));
}

/** Whether what is spoken of lies in a hand. */
export function isOfHand({ chits }: Pick<World, 'chits'>, { family, places }: ChitSelector): boolean {
  return places.includes('held') && chits.some((it) => it.family === family && it.card !== null);
}

/** Whether each faction has a hand of what belongs to the family. */
export function hasHands(
  { families }: { readonly families: readonly Pick<World['families'][number], 'faction'>[] },
  family: FamilyId,
): boolean {
  return families[family]?.faction === null;
}
