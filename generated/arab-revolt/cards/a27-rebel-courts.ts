// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A27 Rebel Courts. */
import { type Effect, type Game, agree, counter, putInPlay, remove, setCounter } from 'rulewright/runtime';
import { Box, Card, Counter, Faction, Side } from '../ids.js';
import { BASES, bases } from '../pieces.js';

/** A27 unshaded: Dispersed by repression. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.A27, Side.Unshaded);
}

/** A27 shaded: Counter-state formation. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.A27, Side.Shaded);
}

/** Dispersed by repression: before Punish [A27 unshaded]. */
export function* a27BeforePunish(game: Game): Effect {
  // set Courts closed to 0
  setCounter(game, Counter.CourtsClosed, 0);
}

/** Dispersed by repression: before the Punishment of Detain [A27 unshaded]. */
export function* a27BeforeThePunishmentOfDetain(game: Game, space: number): Effect {
  // set Bases taken to 0
  setCounter(game, Counter.BasesTaken, 0);
  // if Courts closed is 0 and a Base is here
  if (counter(game, Counter.CourtsClosed) === 0 && bases(game, space) > 0) {
    // British may
    if (
      (bases(game, space) > 0 || counter(game, Counter.BasesTaken) !== 1 || counter(game, Counter.CourtsClosed) !== 1) &&
      (yield* agree(game, Faction.British, 'British may: remove 1 Base here to Prison [A27 unshaded]', space))
    ) {
      // remove 1 Base here to Prison
      yield* remove(game, Faction.British, 'remove 1 Base here to Prison [A27 unshaded]', {
        pieces: BASES,
        in: [space],
        count: 1,
        to: Box.Prison,
      });
      // set Bases taken to 1
      setCounter(game, Counter.BasesTaken, 1);
      // set Courts closed to 1
      setCounter(game, Counter.CourtsClosed, 1);
    }
  }
}
