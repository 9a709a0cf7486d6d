/** What cards make of the map: spaces that are treated as another kind, and spaces that are adjacent while a card is in play. */
import type { Modifier, World } from '../resolved/ir.js';
import { inForce } from './in-force.js';
import type { Joined, MapChanges, Treated } from './ir.js';
import { guardOf } from './modifiers.js';

/** In the order of the cards, but that what holds for an Event alone comes last, since it takes precedence; null where no card does. */
export function mapChangesOf(world: World): MapChanges | null {
  const isOfEvent = ({ card, when }: Modifier): boolean =>
    when.kind === 'current' || world.cards[card]?.sides[when.side]?.during === true;
  const ordered = [false, true].flatMap((last) => world.modifiers.filter((it) => isOfEvent(it) === last));
  const treated = ordered.flatMap((modifier): readonly Treated[] => {
    const { change, text } = modifier;
    if (change.kind !== 'treated') return [];
    return [{ text, condition: inForce(guardOf(modifier)), space: change.space, as: change.as }];
  });
  const joined = ordered.flatMap((modifier): readonly Joined[] => {
    const { change, text } = modifier;
    return change.kind === 'joined' ? [{ text, condition: inForce(guardOf(modifier)), spaces: change.spaces }] : [];
  });
  return treated.length + joined.length === 0 ? null : { treated, joined };
}
