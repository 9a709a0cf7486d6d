/** Gives ids to what the map's file declares, in the order of that file. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { CardDocument } from '../../surface/documents.js';
import type { MapDocument } from '../../surface/documents-of-map.js';
import { changesOfSpace } from './allowed-kinds.js';
import { namesOf } from './declare-game.js';
import type { Declarations } from './declarations.js';
import { idOrFirst, idsOf } from './lookup.js';
import type { Path, SpaceId } from '../ir.js';
import type { Tables } from './tables.js';

export type MapDeclarations = Pick<Declarations, 'spaceKinds' | 'areas' | 'spaces' | 'paths' | 'spacesKey'>;

/** The map's declarations, with what cards can make of it; names that stand for nothing go to `diagnostics`. */
export function declareMap(
  map: MapDocument,
  cards: readonly CardDocument[],
  tables: Tables,
  diagnostics: Diagnostic[],
): MapDeclarations {
  // Those that name a space are among its words already.
  idsOf(
    diagnostics,
    tables.spaces,
    map.aliases.map(({ space }) => space),
  );
  const paths = map.paths.map(({ name, spaces, of }): Path => ({
    name: name.text,
    spaces: idsOf(diagnostics, tables.spaces, spaces),
    pieces: idsOf(diagnostics, tables.pieces, of),
    declared: name.span,
  }));
  return {
    spaceKinds: map.kinds.map((words) => ({ names: namesOf(words), drawn: words.drawn, declared: words.one.span })),
    areas: map.areas.map(({ words, kinds, spaces }) => ({
      names: namesOf(words),
      kinds: idsOf(diagnostics, tables.spaceKinds, kinds),
      spaces: idsOf(diagnostics, tables.spaces, spaces),
      declared: words.one.span,
    })),
    paths,
    spaces: map.spaces.map((it, index) => ({
      name: it.words.one.text,
      aliases: it.words.aliases.map((alias) => alias.text),
      kind: idOrFirst(diagnostics, tables.spaceKinds, it.kind),
      adjacent: [...new Set([...idsOf(diagnostics, tables.spaces, it.adjacent), ...besideOnPaths(map, paths, index)])],
      ...changesOfSpace(cards, tables, index),
      at: it.at,
      declared: it.words.one.span,
    })),
    spacesKey: map.spacesKey,
  };
}

/** The spaces before and behind a space on its paths: adjacent to it, unless both list what is. */
function besideOnPaths({ spaces: all }: MapDocument, paths: readonly Path[], space: number): readonly SpaceId[] {
  return paths
    .flatMap(({ spaces }) =>
      spaces.filter((_, at) => Number(spaces[at - 1]) === space || Number(spaces[at + 1]) === space),
    )
    .filter((other) => all[space]?.listsAdjacent === false || all[other]?.listsAdjacent === false);
}
