/** What is printed on pieces, spaces and cards: a table for each value. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { CardDocument, GameDocument, StatedValue, ValueDeclaration } from '../../surface/documents.js';
import type { MapDocument } from '../../surface/documents-of-map.js';
import type { PrintedValue } from '../ir.js';
import { find, idsOf } from './lookup.js';
import type { Tables } from './tables.js';

/** What each thing of a kind states, in the order of their ids. */
export interface Stated {
  readonly pieces: readonly (readonly StatedValue[])[];
  readonly spaces: readonly (readonly StatedValue[])[];
  readonly cards: readonly (readonly StatedValue[])[];
}

export function statedBy(game: GameDocument, map: MapDocument | null, cards: readonly CardDocument[]): Stated {
  return {
    pieces: game.pieces.map(({ values }) => values),
    spaces: (map?.spaces ?? []).map(({ values }) => values),
    cards: cards.map(({ values }) => values),
  };
}

/** The values in the order in which the game declares them; kinds of piece that do not exist go to `diagnostics`. */
export function declareValues(
  game: GameDocument,
  stated: Stated,
  tables: Tables,
  diagnostics: Diagnostic[],
): readonly PrintedValue[] {
  return game.values.map((it, index): PrintedValue => {
    const own = (values: readonly StatedValue[]): StatedValue | undefined =>
      values.find(({ name }) => Number(find(tables.values, name) ?? -1) === index);
    const { of, isList } = it;
    return {
      name: it.name.text,
      of,
      from: it.from?.value ?? 0,
      to: it.to?.value ?? 0,
      numbers: isList ? [] : stated[of].map((values) => own(values)?.number?.value ?? meantBy(it)),
      lists: isList ? stated[of].map((values) => idsOf(diagnostics, tables.pieces, own(values)?.list ?? [])) : null,
      declared: it.name.span,
    };
  });
}

/** What is meant of a thing that states none. */
function meantBy({ otherwise, from }: ValueDeclaration): number {
  return otherwise?.value ?? from?.value ?? 0;
}
