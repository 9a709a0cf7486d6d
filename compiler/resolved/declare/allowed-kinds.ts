/** What cards say of pieces and spaces that decides what can be there at all: kinds opened to a piece, and changes of the map. */
import type { CardDocument, Lasting } from '../../surface/documents.js';
import type { Change, Name } from '../../surface/ir.js';
import type { SpaceId, SpaceKindId } from '../ir.js';
import type { Tables } from './tables.js';

/** Which kinds some card opens to a piece that is called by one of these words: `Depots may be placed in Towns`. */
export function kindsAllowed(
  cards: readonly CardDocument[],
  tables: Tables,
  words: readonly string[],
): ReadonlySet<SpaceKindId> {
  const opened = changesOn(cards).flatMap((it): readonly Name[] => {
    return it.kind === 'allowed' && words.includes(it.piece.text) ? it.kinds : [];
  });
  return new Set(opened.flatMap(({ text }) => tables.spaceKinds.ids.get(text) ?? []));
}

/** As which kinds cards treat a space, and to which others they make it adjacent: `treat Fenwick as a Town`. */
export function changesOfSpace(
  cards: readonly CardDocument[],
  tables: Tables,
  space: number,
): { readonly treatedAs: readonly SpaceKindId[]; readonly joined: readonly SpaceId[] } {
  const idOf = ({ text }: Name): SpaceId | undefined => tables.spaces.ids.get(text);
  const changes = changesOn(cards);
  const kinds = changes.flatMap((it) => {
    if (it.kind !== 'treated' || Number(idOf(it.space)) !== space) return [];
    return it.as.heads.flatMap(({ noun }) => tables.spaceKinds.ids.get(noun.text) ?? []);
  });
  const others = changes.flatMap((it) => {
    if (it.kind !== 'joined') return [];
    const pair = [idOf(it.space), idOf(it.other)];
    return pair.some((id) => Number(id) === space) ? pair.flatMap((id) => id ?? []) : [];
  });
  return { treatedAs: [...new Set(kinds)], joined: [...new Set(others)].filter((id) => Number(id) !== space) };
}

/** All that holds while a card is in play, on whatever condition. */
function changesOn(cards: readonly CardDocument[]): readonly Change[] {
  const items = cards.flatMap(({ sides, current }) => [
    ...sides.flatMap(({ lasting }) => lasting?.items ?? []),
    ...(current?.items ?? []),
  ]);
  return items.flatMap(changeIn);
}

function changeIn(item: Lasting): readonly Change[] {
  if (item.kind !== 'change') return [];
  return [item.change.kind === 'if' ? item.change.change : item.change];
}
