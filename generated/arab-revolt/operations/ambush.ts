// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Ambush [AR 3.3.4]. */
import {
  DONE,
  type Game,
  type Procedure,
  changeTrack,
  counter,
  flip,
  hasCandidate,
  isInPlay,
  kept,
  pause,
  remove,
  selectSpace,
} from 'rulewright/runtime';
import { a8AfterEachSelectedDistrictOfAmbush } from '../cards/a8-fawzi-al-qawuqji.js';
import { Card, Counter, Faction, ProcedureId, Side, Track } from '../ids.js';
import {
  POLICE_OR_IRREGULARS,
  UNDERGROUND_GUERRILLAS,
  UNDERGROUND_GUERRILLAS_TURNED_ACTIVE,
  policeOrIrregulars,
  undergroundGuerrillas,
} from '../pieces.js';
import { isDistrict } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to Operations value spaces. */
function limit(game: Game): number {
  return counter(game, Counter.OperationsValue);
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // ambusher: an Underground Guerrilla is here
    undergroundGuerrillas(game, space) > 0 &&
    // targets: Police or Irregulars are here
    policeOrIrregulars(game, space) > 0
  );
}

/** Ambush [AR 3.3.4]. */
export const ambush: Procedure = {
  id: ProcedureId.Ambush,
  name: 'Ambush',
  faction: Faction.Rebels,
  accompanies: [],
  opened: { by: [ProcedureId.Raid], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Rebels, { scope, limit: limit(game), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    let piecesRemoved = 0;
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.Rebels, 'select up to Operations value spaces [AR 3.3.4]', {
        scope,
        selected,
        limit: most,
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // activate 1 Underground Guerrilla here
      yield* flip(game, Faction.Rebels, 'activate 1 Underground Guerrilla here [AR 3.3.4]', {
        pieces: UNDERGROUND_GUERRILLAS,
        to: UNDERGROUND_GUERRILLAS_TURNED_ACTIVE,
        in: [space],
        count: 1,
      });
      // remove 1 Police or Irregular here
      piecesRemoved += yield* remove(game, Faction.Rebels, 'remove 1 Police or Irregular here [AR 3.3.4]', {
        pieces: POLICE_OR_IRREGULARS,
        in: [space],
        count: 1,
      });
      keepStandingRules(game);
      // A8 shaded: after each selected District of Ambush
      if (isInPlay(game, Card.A8, Side.Shaded) && isDistrict(space)) yield* a8AfterEachSelectedDistrictOfAmbush(game, space);
    }
    // if the pieces removed are at least 3
    if (piecesRemoved >= 3) {
      // reduce Political Will by 1
      changeTrack(game, Track.PoliticalWill, -1);
    }
    yield* pause(game, scope);
  },
};
