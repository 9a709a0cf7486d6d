/** P28 CID. */
import { type Effect, type Game, HELD, conduct, drawChits, scopeOf, spacesWhere } from '../../../runtime/index.js';
import { ChitFamily, Faction } from '../ids.js';
import { sabotage } from '../operations/sabotage.js';
import { cells, police } from '../pieces.js';

/** P28 unshaded: Intelligence gathering. */
export function* unshaded(game: Game, _by: number): Effect {
  // in each space with Police and Cells
  for (const _space of spacesWhere(game, (game, space) => police(game, space) > 0 && cells(game, space) > 0)) {
    // British draw 1 Intel chit
    yield* drawChits(game, Faction.British, 'British draw 1 Intel chit [P28 unshaded]', ChitFamily.Intel, 1, HELD);
  }
}

/** P28 shaded: Headquarters targeted. */
export function* shaded(game: Game, _by: number): Effect {
  // Irgun may conduct Sabotage in 1 space with Police
  yield* conduct(
    game,
    Faction.Irgun,
    'Irgun may conduct Sabotage in 1 space with Police [P28 shaded]',
    [sabotage],
    scopeOf({ limit: 1, within: spacesWhere(game, (game, space) => police(game, space) > 0) }),
    null,
    true,
  );
}
