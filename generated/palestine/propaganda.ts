// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Propaganda Round, Political Will Phase, Irgun Victory, Game End, Resource Phase, Expropriations, British Intel, Haganah Cooperation, Redeploy Phase, British Redeploy, Irgun Redeploy, Reset Phase. */
import {
  DONE,
  type Effect,
  type Game,
  HELD,
  MANY,
  POOL,
  canPlace,
  changeTrack,
  chooseSpace,
  conduct,
  countChits,
  drawChits,
  everySpace,
  flipAll,
  inBox,
  isCurrentCardOfKind,
  isInPlay,
  isLastCardOfKind,
  isOver,
  markersAt,
  moveGroup,
  moveGroups,
  newArrivals,
  place,
  removeFromBox,
  removeMarkers,
  scopeOf,
  spacesWhere,
  takeChit,
  takePlace,
  trackValue,
  win,
} from 'rulewright/runtime';
import { p29ShadedBeforeResetPhase, p29UnshadedBeforeResetPhase } from './cards/p29-curfews.js';
import { Box, Card, ChitFamily, Faction, Marker, OrderPlace, Piece, Side, Track } from './ids.js';
import { rob } from './operations/rob.js';
import { ARMS_CACHES, CELLS, CELLS_TURNED_UNDERGROUND, POLICE, TROOPS, cells, cubes } from './pieces.js';
import { isCity, isCityOrRailway, isDistrict, isDistrictOrCity, isRailway } from './spaces.js';
import { keepStandingRules } from './standing.js';

/** Propaganda Round [P 6.0]. */
export function* propagandaRound(game: Game, by: number): Effect {
  // conduct Political Will Phase
  yield* politicalWillPhase(game);
  if (isOver(game)) return;
  // conduct Resource Phase
  yield* resourcePhase(game);
  // conduct Redeploy Phase
  yield* redeployPhase(game);
  // conduct Reset Phase
  yield* resetPhase(game, by);
}

/** Political Will Phase [P 6.1]. */
export function* politicalWillPhase(game: Game): Effect {
  // change Political Will by the net of
  let net = 0;
  // -1 for each Sabotage in Districts
  net -= spacesWhere(game, (space) => isDistrict(space)).reduce((sum, space) => sum + markersAt(game, Marker.Sabotage, space), 0);
  // -2 for each Railway with Sabotage
  net -= 2 * spacesWhere(game, (space) => isRailway(space) && markersAt(game, Marker.Sabotage, space) > 0).length;
  // -2 for each Sabotage in Cities
  net -= 2 * spacesWhere(game, (space) => isCity(space)).reduce((sum, space) => sum + markersAt(game, Marker.Sabotage, space), 0);
  // -3 for each Terror in Cities
  net -= 3 * spacesWhere(game, (space) => isCity(space)).reduce((sum, space) => sum + markersAt(game, Marker.Terror, space), 0);
  // +2 if no Sabotage is in Railways
  if (spacesWhere(game, (space) => isRailway(space)).reduce((sum, space) => sum + markersAt(game, Marker.Sabotage, space), 0) === 0)
    net += 2;
  // +1 for each City without Sabotage or Terror
  net += spacesWhere(
    game,
    (space) => isCity(space) && markersAt(game, Marker.Sabotage, space) === 0 && markersAt(game, Marker.Terror, space) === 0,
  ).length;
  changeTrack(game, Track.PoliticalWill, net);
  // conduct Irgun Victory
  yield* irgunVictory(game);
  if (isOver(game)) return;
  // conduct Game End
  yield* gameEnd(game);
  if (isOver(game)) return;
}

/** Irgun Victory [P 6.1.3]. */
export function* irgunVictory(game: Game): Effect {
  // if Political Will is 0
  if (trackValue(game, Track.PoliticalWill) === 0) {
    // Irgun win
    win(game, Faction.Irgun);
    return;
  }
}

/** Game End [P 6.1.4]. */
export function* gameEnd(game: Game): Effect {
  // if the card is the last Propaganda card
  if (isCurrentCardOfKind(game, 'Propaganda') && isLastCardOfKind(game, 'Propaganda')) {
    // British win
    win(game, Faction.British);
    return;
  }
}

/** Resource Phase [P 6.2]. */
export function* resourcePhase(game: Game): Effect {
  // conduct Expropriations
  yield* expropriations(game);
  // conduct British Intel
  yield* britishIntel(game);
  // conduct Haganah Cooperation
  yield* haganahCooperation(game);
}

/** Expropriations [P 6.2.1]. */
export function* expropriations(game: Game): Effect {
  // Irgun may conduct Rob in 1 District or City
  yield* conduct(game, Faction.Irgun, 'Irgun may conduct Rob in 1 District or City [P 6.2.1]', {
    procedures: [rob],
    scope: scopeOf({ least: 1, limit: 1, within: spacesWhere(game, (space) => isDistrictOrCity(space)) }),
    optional: true,
  });
}

/** British Intel [P 6.2.2]. */
export function* britishIntel(game: Game): Effect {
  // if the held Intel chits are 0
  if (countChits(game, ChitFamily.Intel, HELD) === 0) {
    // draw 1 Intel chit
    yield* drawChits(game, 'draw 1 Intel chit [P 6.2.2]', { family: ChitFamily.Intel, count: 1, to: HELD });
  } else {
    // let stale be half of the held Intel chits, rounded down
    const stale = Math.floor(countChits(game, ChitFamily.Intel, HELD) / 2);
    // discard stale held Intel chits
    for (let times = stale; times > 0; times -= 1) {
      // discard stale held Intel chits
      yield* takeChit(game, Faction.British, 'discard stale held Intel chits [P 6.2.2]', {
        family: ChitFamily.Intel,
        from: [HELD],
        to: POOL,
      });
    }
  }
}

/** Haganah Cooperation [P 6.2.3]. */
export function* haganahCooperation(game: Game): Effect {
  // if Haganah is 0
  if (trackValue(game, Track.Haganah) === 0) {
    // British draw 1 Intel chit
    yield* drawChits(game, 'British draw 1 Intel chit [P 6.2.3]', { family: ChitFamily.Intel, count: 1, to: HELD });
  }
  // if Haganah is 4
  if (trackValue(game, Track.Haganah) === 4) {
    // Irgun may place 1 Arms Cache in a District or City with a Cell
    {
      const space = yield* chooseSpace(game, Faction.Irgun, 'Irgun may place 1 Arms Cache in a District or City with a Cell [P 6.2.3]', {
        among: spacesWhere(game, (space) => isDistrictOrCity(space) && cells(game, space) > 0 && canPlace(game, [Piece.ArmsCache], space)),
        optional: true,
      });
      if (space !== DONE) {
        // Irgun may place 1 Arms Cache in a District or City with a Cell
        yield* place(game, Faction.Irgun, 'Irgun may place 1 Arms Cache in a District or City with a Cell [P 6.2.3]', {
          pieces: [Piece.ArmsCache],
          in: space,
          count: 1,
        });
      }
    }
  }
}

/** Redeploy Phase [P 6.3]. */
export function* redeployPhase(game: Game): Effect {
  // conduct British Redeploy
  yield* britishRedeploy(game);
  // conduct Irgun Redeploy
  yield* irgunRedeploy(game);
}

/** British Redeploy [P 6.3.1]. */
export function* britishRedeploy(game: Game): Effect {
  const arrivals = newArrivals();
  // move any Police on the map to Railways, each only once
  yield* moveGroups(game, Faction.British, 'move any Police on the map to Railways, each only once [P 6.3.1]', {
    pieces: POLICE,
    arrivals,
    from: everySpace(game),
    to: spacesWhere(game, (space) => isRailway(space)),
  });
  keepStandingRules(game);
  // move any Police on the map to spaces with British pieces, each only once
  yield* moveGroups(game, Faction.British, 'move any Police on the map to spaces with British pieces, each only once [P 6.3.1]', {
    pieces: POLICE,
    arrivals,
    from: everySpace(game),
    to: spacesWhere(game, (space) => cubes(game, space) > 0),
  });
  keepStandingRules(game);
  // move any Troops on the map to Cities or Railways
  yield* moveGroups(game, Faction.British, 'move any Troops on the map to Cities or Railways [P 6.3.1]', {
    pieces: TROOPS,
    arrivals: newArrivals(),
    from: everySpace(game),
    to: spacesWhere(game, (space) => isCityOrRailway(space)),
  });
  keepStandingRules(game);
}

/** Irgun Redeploy [P 6.3.2]. */
export function* irgunRedeploy(game: Game): Effect {
  const arrivals = newArrivals();
  // in each City without a Curfew
  for (const city of spacesWhere(game, (space) => isCity(space) && markersAt(game, Marker.Curfew, space) === 0)) {
    // Irgun may move 1 Cell on the map to here, each only once
    yield* moveGroup(game, Faction.Irgun, 'Irgun may move 1 Cell on the map to here, each only once [P 6.3.2]', {
      pieces: CELLS,
      arrivals,
      from: everySpace(game),
      to: [city],
      atMost: 1,
      here: city,
    });
  }
  // Irgun may move 1 Arms Cache on the map to a District or City with a Cell
  yield* moveGroup(game, Faction.Irgun, 'Irgun may move 1 Arms Cache on the map to a District or City with a Cell [P 6.3.2]', {
    pieces: ARMS_CACHES,
    arrivals: newArrivals(),
    from: everySpace(game),
    to: spacesWhere(game, (space) => isDistrictOrCity(space) && cells(game, space) > 0),
    atMost: 1,
  });
}

/** Reset Phase [P 6.4]. */
export function* resetPhase(game: Game, by: number): Effect {
  // P29 unshaded: before Reset Phase
  if (isInPlay(game, Card.P29, Side.Unshaded)) yield* p29UnshadedBeforeResetPhase(game);
  // P29 shaded: before Reset Phase
  if (isInPlay(game, Card.P29, Side.Shaded)) yield* p29ShadedBeforeResetPhase(game);
  // remove all Curfews on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.Curfew, MANY, space);
  // remove all Sabotage on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.Sabotage, MANY, space);
  // remove all Terror on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.Terror, MANY, space);
  // let freed be half of the Cells in Prison, rounded down
  const freed = Math.floor(inBox(game, Box.Prison, Piece.Cell) / 2);
  // remove freed Cells in Prison
  yield* removeFromBox(game, by, 'remove freed Cells in Prison [P 6.4]', { pieces: [Piece.Cell], from: Box.Prison, count: freed });
  // flip all Cells on the map to Underground
  flipAll(game, CELLS, CELLS_TURNED_UNDERGROUND, everySpace(game));
  // make Irgun 1st Eligible
  takePlace(game, Faction.Irgun, OrderPlace.FirstEligible);
}
