// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A20 Arab Higher Committee. */
import { DRAWN, type Effect, type Game, HELD, POOL, agree, countChits, drawChits, piecesOn, rollDie, takeChit } from 'rulewright/runtime';
import { ChitFamily, Faction } from '../ids.js';
import { BASES } from '../pieces.js';
import { addedToRollsAgainstBases } from '../rolls.js';
import { shiftUnity } from '../tracks.js';

/** A20 unshaded: Framed as corrupt by British. */
export function* unshaded(game: Game): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [A20 unshaded]');
  // if the roll is more than the Bases on the map
  if (roll + addedToRollsAgainstBases(game) > piecesOn(game, BASES)) {
    // shift Unity 1 toward Decentralized
    shiftUnity(game, -1);
  }
}

/** A20 shaded: Leadership in exile. */
export function* shaded(game: Game): Effect {
  // shift Unity 2 toward Centralized
  shiftUnity(game, 2);
  // Rebels may
  if (
    (countChits(game, ChitFamily.Operations, POOL) > 0 ||
      countChits(game, ChitFamily.Operations, DRAWN) + countChits(game, ChitFamily.Operations, POOL) > 0) &&
    (yield* agree(game, Faction.Rebels, 'Rebels may: draw 1 Operations chit [A20 shaded]'))
  ) {
    // draw 1 Operations chit
    yield* drawChits(game, 'draw 1 Operations chit [A20 shaded]', { family: ChitFamily.Operations, count: 1 });
    // hold 1 drawn Operations chit
    yield* takeChit(game, Faction.Rebels, 'hold 1 drawn Operations chit [A20 shaded]', {
      family: ChitFamily.Operations,
      from: [DRAWN],
      to: HELD,
    });
  }
}
