// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Assault [P 3.2.4]. */
import {
  AVAILABLE,
  DONE,
  type Game,
  HELD,
  POOL,
  type Procedure,
  agree,
  available,
  beginAdditional,
  changeTrack,
  chitValue,
  countChits,
  drawChits,
  hasCandidate,
  isInPlay,
  kept,
  remove,
  removeFromBox,
  selectSpace,
  takeChit,
  wholeTimes,
} from 'rulewright/runtime';
import { intelligenceLead } from '../additional-spaces.js';
import { p18InsteadOfTheImprisonmentOfAssault } from '../cards/p18-6th-airborne.js';
import { Box, Card, ChitFamily, Faction, Piece, ProcedureId, Side, Track } from '../ids.js';
import {
  ACTIVE_CELLS,
  ARMS_CACHES,
  UNDERGROUND_CELLS,
  activeCells,
  armsCaches,
  cells,
  irgunPieces,
  troops,
  undergroundCells,
} from '../pieces.js';

/** How many spaces at most: up to 3 spaces. */
function limit(game: Game): number {
  let most = 3;
  // P9 shaded: each British Operation's spaces is at most 2
  if (isInPlay(game, Card.P9, Side.Shaded)) most = Math.min(most, 2);
  return most;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // targets: Troops are here and Irgun pieces are here
    troops(game, space) > 0 &&
    irgunPieces(game, space) > 0 &&
    // something can be done
    ((wholeTimes(troops(game, space), force(game)) > 0 && activeCells(game, space) > 0) ||
      (undergroundCells(game, space) > 0 &&
        0 < wholeTimes(troops(game, space), force(game)) &&
        countChits(game, ChitFamily.Intel, HELD) > 0) ||
      (cells(game, space) === 0 && wholeTimes(troops(game, space), force(game)) > 0 && armsCaches(game, space) > 0) ||
      (!isInPlay(game, Card.P18, Side.Shaded) && Math.floor(0 / 2) > 0 && available(game, Piece.Cell) > 0))
  );
}

export function force(game: Game): number {
  let value = 2;
  // P18 unshaded: Assault's force is 1
  if (isInPlay(game, Card.P18, Side.Unshaded)) value = 1;
  return value;
}

export function bounty(game: Game): number {
  let value = 1;
  // P25 unshaded: Assault's bounty is 2
  if (isInPlay(game, Card.P25, Side.Unshaded)) value = 2;
  return value;
}

/** Assault [P 3.2.4]. */
export const assault: Procedure = {
  id: ProcedureId.Assault,
  name: 'Assault',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.MassDetention], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(game), eligible, additional: [intelligenceLead] }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [intelligenceLead]);
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 spaces [P 3.2.4]', {
        scope,
        selected,
        limit: most,
        eligible,
        additional,
      });
      if (space === DONE) break;
      selected.push(space);
      let cellsRemoved = 0;
      let armsCachesRemoved = 0;
      // let hits be 1 per force Troops here
      const hits = wholeTimes(troops(game, space), force(game));
      // remove hits Active Cells here
      cellsRemoved += yield* remove(game, Faction.British, 'remove hits Active Cells here [P 3.2.4]', {
        pieces: ACTIVE_CELLS,
        in: [space],
        count: hits,
      });
      // while an Underground Cell is here and the Cells removed are less than hits, British may
      while (
        undergroundCells(game, space) > 0 &&
        cellsRemoved < hits &&
        countChits(game, ChitFamily.Intel, HELD) > 0 &&
        (yield* agree(
          game,
          Faction.British,
          'while an Underground Cell is here and the Cells removed are less than hits, British may: discard 1 held Intel chit [P 3.2.4]',
          space,
        ))
      ) {
        let intelValueDiscarded = 0;
        // discard 1 held Intel chit
        intelValueDiscarded += chitValue(
          game,
          yield* takeChit(game, Faction.British, 'discard 1 held Intel chit [P 3.2.4]', {
            family: ChitFamily.Intel,
            from: [HELD],
            to: POOL,
            here: space,
          }),
        );
        // let found be the value of the Intel chit discarded, at most hits minus the Cells removed
        const found = Math.min(intelValueDiscarded, hits - cellsRemoved);
        // remove up to found Underground Cells here
        cellsRemoved += yield* remove(game, Faction.British, 'remove up to found Underground Cells here [P 3.2.4]', {
          pieces: UNDERGROUND_CELLS,
          in: [space],
          atMost: found,
        });
      }
      // if no Cells are here
      if (cells(game, space) === 0) {
        // let left be hits minus the Cells removed
        const left = hits - cellsRemoved;
        // remove left Arms Caches here
        armsCachesRemoved += yield* remove(game, Faction.British, 'remove left Arms Caches here [P 3.2.4]', {
          pieces: ARMS_CACHES,
          in: [space],
          count: left,
        });
      }
      // let imprisoned be half of the Cells removed, rounded down
      const imprisoned = Math.floor(cellsRemoved / 2);
      // step imprisonment
      if (isInPlay(game, Card.P18, Side.Shaded)) {
        // P18 shaded: instead of the imprisonment of Assault
        yield* p18InsteadOfTheImprisonmentOfAssault();
      } else {
        // remove imprisoned Cells in Available to Prison
        cellsRemoved += yield* removeFromBox(game, Faction.British, 'remove imprisoned Cells in Available to Prison [P 3.2.4]', {
          pieces: [Piece.Cell],
          from: AVAILABLE,
          count: imprisoned,
          to: Box.Prison,
        });
      }
      // for each Arms Cache removed
      for (let times = armsCachesRemoved; times > 0; times -= 1) {
        // raise Political Will by bounty
        changeTrack(game, Track.PoliticalWill, bounty(game));
        // draw bounty Intel chits
        yield* drawChits(game, 'draw bounty Intel chits [P 3.2.4]', { family: ChitFamily.Intel, count: bounty(game), to: HELD });
      }
    }
  },
};
