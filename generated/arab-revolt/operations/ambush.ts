// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Ambush [AR 3.3.4]. */
import {
  AVAILABLE,
  DONE,
  type Game,
  type Procedure,
  cardInPlay,
  changeTrack,
  counter,
  flip,
  hasCandidate,
  kept,
  pause,
  remove,
  selectSpace,
} from '../../../runtime/index.js';
import { a8AfterEachSelectedDistrictOfAmbush } from '../cards/a8-fawzi-al-qawuqji.js';
import { Card, Counter, Faction, ProcedureId, Track } from '../ids.js';
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
  opened: { by: [ProcedureId.Raid], lacks: (game, _by, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    let piecesRemoved = 0;
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.Rebels,
        'select up to Operations value spaces [AR 3.3.4]',
        scope,
        selected,
        most,
        eligible,
      );
      if (space === DONE) break;
      selected.push(space);
      // activate 1 Underground Guerrilla here
      yield* flip(
        game,
        Faction.Rebels,
        'activate 1 Underground Guerrilla here [AR 3.3.4]',
        1,
        1,
        UNDERGROUND_GUERRILLAS,
        UNDERGROUND_GUERRILLAS_TURNED_ACTIVE,
        [space],
      );
      // remove 1 Police or Irregular here
      piecesRemoved += yield* remove(
        game,
        Faction.Rebels,
        'remove 1 Police or Irregular here [AR 3.3.4]',
        1,
        1,
        POLICE_OR_IRREGULARS,
        [space],
        AVAILABLE,
      );
      keepStandingRules(game);
      // A8 shaded: after each selected District of Ambush
      if (cardInPlay(game, Card.A8) === 2 && isDistrict(space)) yield* a8AfterEachSelectedDistrictOfAmbush(game, Faction.Rebels, space);
    }
    // if the pieces removed are at least 3
    if (piecesRemoved >= 3) {
      // reduce Political Will by 1
      changeTrack(game, Track.PoliticalWill, -1);
    }
    yield* pause(game, scope);
  },
};
