/** Gives ids to what the map's file declares, in the order of that file. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { MapDocument } from '../../surface/documents.js';
import { namesOf } from './declare-game.js';
import type { Declarations } from './declarations.js';
import { idOrFirst, idsOf } from './lookup.js';
import type { Tables } from './tables.js';

export type MapDeclarations = Pick<Declarations, 'spaceKinds' | 'areas' | 'spaces' | 'spacesKey'>;

/** The map's declarations; names that stand for nothing go to `diagnostics`. */
export function declareMap(map: MapDocument, tables: Tables, diagnostics: Diagnostic[]): MapDeclarations {
  // Those that name a space are among its words already.
  idsOf(
    diagnostics,
    tables.spaces,
    map.aliases.map(({ space }) => space),
  );
  return {
    spaceKinds: map.kinds.map((words) => ({ names: namesOf(words), declared: words.one.span })),
    areas: map.areas.map(({ words, kinds, spaces }) => ({
      names: namesOf(words),
      kinds: idsOf(diagnostics, tables.spaceKinds, kinds),
      spaces: idsOf(diagnostics, tables.spaces, spaces),
      declared: words.one.span,
    })),
    spaces: map.spaces.map((it) => ({
      name: it.words.one.text,
      aliases: it.words.aliases.map((alias) => alias.text),
      kind: idOrFirst(diagnostics, tables.spaceKinds, it.kind),
      adjacent: idsOf(diagnostics, tables.spaces, it.adjacent),
      declared: it.words.one.span,
    })),
    spacesKey: map.spacesKey,
  };
}
