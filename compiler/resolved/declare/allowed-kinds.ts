/** Kinds of space that a piece is barred from but for what a card says: `Depots may be placed in Towns`. */
import type { CardDocument, Lasting } from '../../surface/documents.js';
import type { Change, Name } from '../../surface/ir.js';
import type { SpaceKindId } from '../ir.js';
import type { Tables } from './tables.js';

/** Which kinds some card opens to a piece that is called by one of these words. */
export function kindsAllowed(
  cards: readonly CardDocument[],
  tables: Tables,
  words: readonly string[],
): ReadonlySet<SpaceKindId> {
  const items = cards.flatMap(({ sides, current }) => [
    ...sides.flatMap(({ lasting }) => lasting?.items ?? []),
    ...(current?.items ?? []),
  ]);
  const opened = items.flatMap(changeIn).flatMap((it): readonly Name[] => {
    return it.kind === 'allowed' && words.includes(it.piece.text) ? it.kinds : [];
  });
  return new Set(opened.flatMap(({ text }) => tables.spaceKinds.ids.get(text) ?? []));
}

function changeIn(item: Lasting): readonly Change[] {
  if (item.kind !== 'change') return [];
  return [item.change.kind === 'if' ? item.change.change : item.change];
}
