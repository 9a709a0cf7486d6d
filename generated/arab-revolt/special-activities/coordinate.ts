// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Coordinate [AR 4.3.2]. */
import { type Procedure, counter, piecesOn, rollDie, setCounter } from 'rulewright/runtime';
import { Counter, Faction, ProcedureId } from '../ids.js';
import { BASES } from '../pieces.js';
import { addedToRollsAgainstBases } from '../rolls.js';
import { shiftUnity } from '../tracks.js';
/** Coordinate [AR 4.3.2]. */
export const coordinate: Procedure = {
  id: ProcedureId.Coordinate,
  name: 'Coordinate',
  faction: Faction.Rebels,
  accompanies: null,
  can: () => true,
  *run(game) {
    // raise Operations value by 1
    setCounter(game, Counter.OperationsValue, counter(game, Counter.OperationsValue) + 1);
    // roll a die
    const roll = yield* rollDie(game, 'roll a die [AR 4.3.2]');
    // if the roll is at most the Bases on the map
    if (roll + addedToRollsAgainstBases(game) <= piecesOn(game, BASES)) {
      // shift Unity 1 toward Centralized
      shiftUnity(game, 1);
    }
  },
};
