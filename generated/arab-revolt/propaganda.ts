// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Propaganda Round, Political Will Phase, Rebel Victory, Game End, Resources Phase, British Resources, Rebel Resources, Foreign Assistance, Support Phase, British Support, Rebel Support, Redeploy Phase, British Redeploy, Rebel Redeploy, Reset Phase. */
import {
  ASIDE,
  DRAWN,
  type Effect,
  type Game,
  HELD,
  IN_PLAY,
  MANY,
  POOL,
  changeTrack,
  chitIn,
  chitValue,
  chooseAlternative,
  conduct,
  countChits,
  currentCard,
  drawChits,
  everySpace,
  flipAll,
  isCurrentCardOfKind,
  isInPlay,
  isLastCardOfKind,
  isOver,
  markersAt,
  moveChits,
  moveGroup,
  moveGroups,
  newArrivals,
  piecesOn,
  placeMarkers,
  remove,
  removeFromBox,
  removeMarkers,
  rollDie,
  scopeOf,
  setCounter,
  spacesWhere,
  takeChit,
  trackAt,
  trackValue,
  win,
} from 'rulewright/runtime';
import { a28WheneverGuerrillasMoveFromAForeignCountry } from './cards/a28-tegart-forts.js';
import { a34AtTheEndOfResetPhase } from './cards/a34-propaganda.js';
import { Box, Card, ChitFamily, Counter, Faction, Marker, Piece, Side, Track } from './ids.js';
import { rally } from './operations/rally.js';
import {
  BASES,
  GUERRILLAS,
  IRREGULARS,
  IRREGULARS_OR_GUERRILLAS,
  IRREGULARS_OR_GUERRILLAS_TURNED_UNDERGROUND,
  POLICE,
  TROOPS,
  bases,
  britishPieces,
  guerrillas,
  rebelPieces,
} from './pieces.js';
import { addedToRollsAgainstBases } from './rolls.js';
import { isCity, isCityOrRailway, isDistrict, isDistrictOrCity, isForeignCountry, isRailway } from './spaces.js';
import { divide } from './special-activities/divide.js';
import { mobilize } from './special-activities/mobilize.js';
import { keepStandingRules } from './standing.js';
import { shiftUnity } from './tracks.js';

/** Propaganda Round [AR 6.0]. */
export function* propagandaRound(game: Game, by: number): Effect {
  // conduct Political Will Phase
  yield* politicalWillPhase(game);
  if (isOver(game)) return;
  // conduct Resources Phase
  yield* resourcesPhase(game);
  // conduct Support Phase
  yield* supportPhase(game);
  // conduct Redeploy Phase
  yield* redeployPhase(game);
  // conduct Reset Phase
  yield* resetPhase(game, by);
}

/** Political Will Phase [AR 6.1]. */
export function* politicalWillPhase(game: Game): Effect {
  // in each Railway with more Guerrillas than British pieces
  for (const railway of spacesWhere(game, (space) => isRailway(space) && guerrillas(game, space) > britishPieces(game, space))) {
    // place 1 Sabotage here
    placeMarkers(game, Marker.Sabotage, 1, railway);
  }
  // change Political Will by the net of
  let net = 0;
  // -1 for each Railway with Sabotage
  net -= spacesWhere(game, (space) => isRailway(space) && markersAt(game, Marker.Sabotage, space) > 0).length;
  // +1 for every 2 Railways without Sabotage
  net += Math.floor(spacesWhere(game, (space) => isRailway(space) && markersAt(game, Marker.Sabotage, space) === 0).length / 2);
  // -2 for each City or District with more Rebel pieces than British pieces
  net -= 2 * spacesWhere(game, (space) => isDistrictOrCity(space) && rebelPieces(game, space) > britishPieces(game, space)).length;
  // +1 for every 2 Cities or Districts without Rebel pieces or Opposition
  net += Math.floor(
    spacesWhere(
      game,
      (space) => isDistrictOrCity(space) && rebelPieces(game, space) === 0 && markersAt(game, Marker.Opposition, space) === 0,
    ).length / 2,
  );
  // -1 for each District with a Base
  net -= spacesWhere(game, (space) => isDistrict(space) && bases(game, space) > 0).length;
  // -1 for every 3 Irregulars on the map
  net -= Math.floor(piecesOn(game, IRREGULARS) / 3);
  // A27 shaded: -1 for every 2 spaces with Opposition
  if (isInPlay(game, Card.A27, Side.Shaded))
    net -= Math.floor(spacesWhere(game, (space) => markersAt(game, Marker.Opposition, space) > 0).length / 2);
  changeTrack(game, Track.PoliticalWill, net);
  // conduct Rebel Victory
  yield* rebelVictory(game);
  if (isOver(game)) return;
  // conduct Game End
  yield* gameEnd(game);
  if (isOver(game)) return;
}

/** Rebel Victory [AR 6.1.5]. */
export function* rebelVictory(game: Game): Effect {
  // if Political Will is 0
  if (trackValue(game, Track.PoliticalWill) === 0) {
    // Rebels win
    win(game, Faction.Rebels);
    return;
  }
}

/** Game End [AR 6.1.6]. */
export function* gameEnd(game: Game): Effect {
  // if the card is the last Propaganda card
  if (isCurrentCardOfKind(game, 'Propaganda') && isLastCardOfKind(game, 'Propaganda')) {
    // British win
    win(game, Faction.British);
    return;
  }
}

/** Resources Phase [AR 6.2]. */
export function* resourcesPhase(game: Game): Effect {
  // conduct British Resources
  yield* britishResources(game);
  // conduct Rebel Resources
  yield* rebelResources(game);
  // conduct Foreign Assistance
  yield* foreignAssistance(game);
}

/** British Resources [AR 6.2.1]. */
export function* britishResources(game: Game): Effect {
  // return all Punishment chits to the pool
  moveChits(game, ChitFamily.Punishment, [DRAWN, IN_PLAY, ASIDE, HELD], POOL);
  // British hold up to 1 Punishment chit in the pool
  yield* takeChit(game, Faction.British, 'British hold up to 1 Punishment chit in the pool [AR 6.2.1]', {
    family: ChitFamily.Punishment,
    from: [POOL],
    to: HELD,
    optional: true,
  });
}

/** Rebel Resources [AR 6.2.2]. */
export function* rebelResources(game: Game): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [AR 6.2.2]');
  // return all Operations chits to the pool
  moveChits(game, ChitFamily.Operations, [DRAWN, IN_PLAY, ASIDE, HELD], POOL);
  // if the roll is at most the Bases on the map
  if (roll + addedToRollsAgainstBases(game) <= piecesOn(game, BASES)) {
    // Rebels may choose one
    switch (
      yield* chooseAlternative(game, Faction.Rebels, 'Rebels may choose one [AR 6.2.2]', {
        labels: ['Unity', 'Operations chit'],
        possible: [trackAt(game, Track.Unity) !== 4, countChits(game, ChitFamily.Operations, POOL) > 0],
        optional: true,
      })
    ) {
      case 0: {
        // Unity
        // shift Unity 1 toward Centralized
        shiftUnity(game, 1);
        break;
      }
      case 1: {
        // Operations chit
        // hold 1 Operations chit in the pool
        yield* takeChit(game, Faction.Rebels, 'hold 1 Operations chit in the pool [AR 6.2.2]', {
          family: ChitFamily.Operations,
          from: [POOL],
          to: HELD,
        });
        break;
      }
    }
  }
}

/** Foreign Assistance [AR 6.2.3]. */
export function* foreignAssistance(game: Game): Effect {
  // draw 1 Operations chit
  yield* drawChits(game, 'draw 1 Operations chit [AR 6.2.3]', { family: ChitFamily.Operations, count: 1 });
  // set Operations value to the value of the drawn Operations chit
  setCounter(game, Counter.OperationsValue, chitValue(game, chitIn(game, ChitFamily.Operations, DRAWN)));
  // Rebels may conduct Rally in Foreign Countries, waiving presence
  yield* conduct(game, Faction.Rebels, 'Rebels may conduct Rally in Foreign Countries, waiving presence [AR 6.2.3]', {
    procedures: [rally],
    scope: scopeOf({ within: spacesWhere(game, (space) => isForeignCountry(space)), waiving: ['presence'] }),
    optional: true,
  });
  // return the drawn Operations chits to the pool
  moveChits(game, ChitFamily.Operations, [DRAWN], POOL);
}

/** Support Phase [AR 6.3]. */
export function* supportPhase(game: Game): Effect {
  // conduct British Support
  yield* britishSupport(game);
  // conduct Rebel Support
  yield* rebelSupport(game);
}

/** British Support [AR 6.3.1]. */
export function* britishSupport(game: Game): Effect {
  // British may conduct Divide
  yield* conduct(game, Faction.British, 'British may conduct Divide [AR 6.3.1]', { procedures: [divide], optional: true });
}

/** Rebel Support [AR 6.3.2]. */
export function* rebelSupport(game: Game): Effect {
  // Rebels may conduct Mobilize
  yield* conduct(game, Faction.Rebels, 'Rebels may conduct Mobilize [AR 6.3.2]', { procedures: [mobilize], optional: true });
}

/** Redeploy Phase [AR 6.4]. */
export function* redeployPhase(game: Game): Effect {
  // conduct British Redeploy
  yield* britishRedeploy(game);
  // conduct Rebel Redeploy
  yield* rebelRedeploy(game);
}

/** British Redeploy [AR 6.4.1]. */
export function* britishRedeploy(game: Game): Effect {
  // move all Troops in Railways to Cities
  yield* moveGroups(game, Faction.British, 'move all Troops in Railways to Cities [AR 6.4.1]', {
    pieces: TROOPS,
    arrivals: newArrivals(),
    from: spacesWhere(game, (space) => isRailway(space)),
    to: spacesWhere(game, (space) => isCity(space)),
    must: true,
  });
  keepStandingRules(game);
  // move any Police on the map to Railways or Cities
  yield* moveGroups(game, Faction.British, 'move any Police on the map to Railways or Cities [AR 6.4.1]', {
    pieces: POLICE,
    arrivals: newArrivals(),
    from: everySpace(game),
    to: spacesWhere(game, (space) => isCityOrRailway(space)),
  });
  keepStandingRules(game);
  // let dismissed be half of the Irregulars on the map, rounded down
  const dismissed = Math.floor(piecesOn(game, IRREGULARS) / 2);
  // remove up to dismissed Irregulars on the map
  yield* remove(game, Faction.British, 'remove up to dismissed Irregulars on the map [AR 6.4.1]', {
    pieces: IRREGULARS,
    in: everySpace(game),
    atMost: dismissed,
  });
  keepStandingRules(game);
}

/** Rebel Redeploy [AR 6.4.2]. */
export function* rebelRedeploy(game: Game): Effect {
  // if a Base is on the map
  if (piecesOn(game, BASES) > 0) {
    // move all Guerrillas in Railways and Cities to spaces with a Base
    {
      const destinations = spacesWhere(game, (space) => bases(game, space) > 0);
      const moved = newArrivals();
      for (;;) {
        const group = yield* moveGroup(
          game,
          Faction.Rebels,
          'move all Guerrillas in Railways and Cities to spaces with a Base [AR 6.4.2]',
          { pieces: GUERRILLAS, arrivals: moved, from: spacesWhere(game, (space) => isCityOrRailway(space)), to: destinations, must: true },
        );
        if (group === null) break;
        // A28: whenever Guerrillas move from a Foreign Country
        if (isInPlay(game, Card.A28, Side.Event) && isForeignCountry(group.from))
          yield* a28WheneverGuerrillasMoveFromAForeignCountry(game, group);
      }
    }
  } else {
    // move all Guerrillas in Railways and Cities to Foreign Countries
    {
      const moved = newArrivals();
      for (;;) {
        const group = yield* moveGroup(game, Faction.Rebels, 'move all Guerrillas in Railways and Cities to Foreign Countries [AR 6.4.2]', {
          pieces: GUERRILLAS,
          arrivals: moved,
          from: spacesWhere(game, (space) => isCityOrRailway(space)),
          to: spacesWhere(game, (space) => isForeignCountry(space)),
          must: true,
        });
        if (group === null) break;
        // A28: whenever Guerrillas move from a Foreign Country
        if (isInPlay(game, Card.A28, Side.Event) && isForeignCountry(group.from))
          yield* a28WheneverGuerrillasMoveFromAForeignCountry(game, group);
      }
    }
  }
}

/** Reset Phase [AR 6.5]. */
export function* resetPhase(game: Game, by: number): Effect {
  // remove all Curfews on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.Curfew, MANY, space);
  // remove all Sabotage on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.Sabotage, MANY, space);
  // remove all Rebel pieces in Prison
  yield* removeFromBox(game, by, 'remove all Rebel pieces in Prison [AR 6.5]', {
    pieces: [Piece.Guerrilla, Piece.Base],
    from: Box.Prison,
    count: MANY,
  });
  // flip all Guerrillas and Irregulars on the map to Underground
  flipAll(game, IRREGULARS_OR_GUERRILLAS, IRREGULARS_OR_GUERRILLAS_TURNED_UNDERGROUND, everySpace(game));
  // A34: at the end of Reset Phase
  if (currentCard(game) === Card.A34) yield* a34AtTheEndOfResetPhase(game);
}
