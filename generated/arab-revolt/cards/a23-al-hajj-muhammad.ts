// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A23 al-Hajj Muhammad. */
import {
  DONE,
  type Effect,
  type Game,
  canConduct,
  chooseSpace,
  conduct,
  piecesOn,
  rollDie,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction } from '../ids.js';
import { assault } from '../operations/assault.js';
import { sweep } from '../operations/sweep.js';
import { BASES, bases, irregulars } from '../pieces.js';
import { addedToRollsAgainstBases } from '../rolls.js';
import { mobilize } from '../special-activities/mobilize.js';
import { raid } from '../special-activities/raid.js';

/** A23 unshaded: Hunted down by peace bands. */
export function* unshaded(game: Game): Effect {
  // British may, in up to 1 space with a Base and Irregulars
  {
    const space = yield* chooseSpace(game, Faction.British, 'British may, in up to 1 space with a Base and Irregulars [A23 unshaded]', {
      among: spacesWhere(
        game,
        (space) =>
          bases(game, space) > 0 &&
          irregulars(game, space) > 0 &&
          (canConduct(game, Faction.British, { procedures: [sweep], scope: scopeOf({ within: [space] }) }) ||
            canConduct(game, Faction.British, { procedures: [assault], scope: scopeOf({ within: [space] }) })),
      ),
      optional: true,
    });
    if (space !== DONE) {
      // British may conduct Sweep here
      yield* conduct(game, Faction.British, 'British may conduct Sweep here [A23 unshaded]', {
        procedures: [sweep],
        scope: scopeOf({ within: [space] }),
        optional: true,
      });
      // British may conduct Assault here
      yield* conduct(game, Faction.British, 'British may conduct Assault here [A23 unshaded]', {
        procedures: [assault],
        scope: scopeOf({ within: [space] }),
        optional: true,
      });
    }
  }
}

/** A23 shaded: Commander-in-chief. */
export function* shaded(game: Game): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [A23 shaded]');
  // if the roll is at most the Bases on the map
  if (roll + addedToRollsAgainstBases(game) <= piecesOn(game, BASES)) {
    // Rebels may conduct Mobilize
    yield* conduct(game, Faction.Rebels, 'Rebels may conduct Mobilize [A23 shaded]', { procedures: [mobilize], optional: true });
    // Rebels may conduct Raid
    yield* conduct(game, Faction.Rebels, 'Rebels may conduct Raid [A23 shaded]', { procedures: [raid], optional: true });
  }
}
