// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A17 Revisionist Terror. */
import { DONE, type Effect, type Game, MANY, canMark, chooseSpace, flip, placeMarkers, remove, spacesWhere } from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { GUERRILLAS, UNDERGROUND_IRREGULARS, UNDERGROUND_IRREGULARS_TURNED_ACTIVE, guerrillas, undergroundIrregulars } from '../pieces.js';
import { isRailway } from '../spaces.js';

/** A17 unshaded: Targets Palestinian Arabs. */
export function* unshaded(game: Game): Effect {
  // British may, in any spaces with an Underground Irregular and a Guerrilla
  {
    const candidates = spacesWhere(game, (space) => undergroundIrregulars(game, space) > 0 && guerrillas(game, space) > 0);
    const chosen: number[] = [];
    for (;;) {
      const space = yield* chooseSpace(
        game,
        Faction.British,
        'British may, in any spaces with an Underground Irregular and a Guerrilla [A17 unshaded]',
        {
          among: candidates.filter((candidate) => !chosen.includes(candidate) && guerrillas(game, candidate) > 0),
          optional: true,
          done: chosen.length,
          most: MANY,
        },
      );
      if (space === DONE) break;
      chosen.push(space);
      // remove 1 Guerrilla here
      yield* remove(game, Faction.British, 'remove 1 Guerrilla here [A17 unshaded]', { pieces: GUERRILLAS, in: [space], count: 1 });
    }
  }
}

/** A17 shaded: Targets British rule. */
export function* shaded(game: Game): Effect {
  // Rebels may, in up to 3 spaces with an Underground Irregular
  {
    const candidates = spacesWhere(game, (space) => undergroundIrregulars(game, space) > 0);
    const chosen: number[] = [];
    while (chosen.length < 3) {
      const space = yield* chooseSpace(game, Faction.Rebels, 'Rebels may, in up to 3 spaces with an Underground Irregular [A17 shaded]', {
        among: candidates.filter(
          (candidate) =>
            !chosen.includes(candidate) &&
            (undergroundIrregulars(game, candidate) > 0 ||
              (isRailway(candidate) ? canMark(game, Marker.Sabotage, candidate) : canMark(game, Marker.Opposition, candidate))),
        ),
        optional: true,
        done: chosen.length,
        most: 3,
      });
      if (space === DONE) break;
      chosen.push(space);
      // activate 1 Underground Irregular here
      yield* flip(game, Faction.Rebels, 'activate 1 Underground Irregular here [A17 shaded]', {
        pieces: UNDERGROUND_IRREGULARS,
        to: UNDERGROUND_IRREGULARS_TURNED_ACTIVE,
        in: [space],
        count: 1,
      });
      // if here is a Railway
      if (isRailway(space)) {
        // place 1 Sabotage here
        placeMarkers(game, Marker.Sabotage, 1, space);
      } else {
        // place Opposition here if none
        placeMarkers(game, Marker.Opposition, 1, space);
      }
    }
  }
}
