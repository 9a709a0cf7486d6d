// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Whole Game, Event Card Round, Turn, Pass, Choose Operations Chit, Chit Effect. */
import {
  ASIDE,
  DONE,
  DRAWN,
  type Effect,
  type Game,
  HELD,
  IN_PLAY,
  POOL,
  adjustOrder,
  canConduct,
  canPlace,
  checkpoint,
  chitIn,
  chitValue,
  chooseAlternative,
  chooseSpace,
  closeBox,
  conduct,
  deckLength,
  drawChits,
  factionAt,
  isCurrentCardOfKind,
  isFaction,
  isOver,
  moveChits,
  place,
  revealCard,
  scopeOf,
  setCounter,
  spacesWhere,
  takeBox,
  takeChit,
  trackAt,
} from 'rulewright/runtime';
import { hasEvent, playEvent } from './cards/index.js';
import { resolveEffect } from './chits.js';
import { ChitFamily, Counter, Faction, OrderBox, OrderPlace, Piece, Track } from './ids.js';
import { guerrillas } from './pieces.js';
import { operations, specialActivities } from './procedures.js';
import { propagandaRound } from './propaganda.js';
import { isDistrictOrForeignCountry } from './spaces.js';

/** Whole Game [AR 2.2]. */
export function* wholeGame(game: Game, by: number): Effect {
  // until the deck is empty
  while (deckLength(game) > 0) {
    checkpoint(game, 1);
    // reveal the next card
    revealCard(game);
    // if the card is a Propaganda card
    if (isCurrentCardOfKind(game, 'Propaganda')) {
      // conduct Propaganda Round
      yield* propagandaRound(game, by);
      if (isOver(game)) return;
    } else {
      // conduct Event Card Round
      yield* eventCardRound(game, by);
    }
  }
}

/** Event Card Round [AR 2.3]. */
export function* eventCardRound(game: Game, by: number): Effect {
  // if the card is a Mandatory Event
  if (isCurrentCardOfKind(game, 'Mandatory Event')) {
    // close the Event box
    closeBox(game, OrderBox.Event);
    // play the card's Event
    yield* playEvent(game, by, "play the card's Event [AR 2.3]");
  }
  // conduct Turn
  yield* turn(game, factionAt(game, OrderPlace.FirstEligible));
  // conduct Turn
  yield* turn(game, factionAt(game, OrderPlace.SecondEligible));
  // adjust the order of play by the boxes taken
  adjustOrder(game);
}

/** Turn [AR 2.3.2]. */
export function* turn(game: Game, by: number): Effect {
  // if the executing faction is Rebels
  if (isFaction(by, Faction.Rebels)) {
    // conduct Choose Operations Chit
    yield* chooseOperationsChit(game, by);
  }
  // take an open box
  switch (yield* takeBox(game, by, 'take an open box [AR 2.3.2]')) {
    case OrderBox.LimitedOperation: {
      // choose one
      switch (
        yield* chooseAlternative(game, by, 'choose one [AR 2.3.2]', {
          labels: ['Limited Operation', 'Pass'],
          possible: [
            isFaction(by, Faction.Rebels)
              ? canConduct(game, by, { procedures: operations })
              : canConduct(game, by, { procedures: operations, scope: scopeOf({ limit: 1 }) }),
            true,
          ],
        })
      ) {
        case 0: {
          // Limited Operation
          // if the executing faction is Rebels
          if (isFaction(by, Faction.Rebels)) {
            // conduct an Operation
            yield* conduct(game, by, 'conduct an Operation [AR 2.3.2]', { procedures: operations });
          } else {
            // conduct a Limited Operation
            yield* conduct(game, by, 'conduct a Limited Operation [AR 2.3.2]', { procedures: operations, scope: scopeOf({ limit: 1 }) });
          }
          break;
        }
        case 1: {
          // Pass
          // conduct Pass
          yield* pass(game, by);
          break;
        }
      }
      break;
    }
    case OrderBox.Event: {
      // choose one
      switch (
        yield* chooseAlternative(game, by, 'choose one [AR 2.3.2]', { labels: ['Event', 'Pass'], possible: [hasEvent(game), true] })
      ) {
        case 0: {
          // Event
          // play the card's Event
          yield* playEvent(game, by, "play the card's Event [AR 2.3.2]");
          break;
        }
        case 1: {
          // Pass
          // conduct Pass
          yield* pass(game, by);
          break;
        }
      }
      break;
    }
    case OrderBox.OperationAndSpecialActivity: {
      // choose one
      switch (
        yield* chooseAlternative(game, by, 'choose one [AR 2.3.2]', {
          labels: ['Operation', 'Pass'],
          possible: [
            canConduct(game, by, { procedures: operations, accompaniment: { label: 'Special Activity', procedures: specialActivities } }),
            true,
          ],
        })
      ) {
        case 0: {
          // Operation
          // conduct an Operation with a Special Activity at any one moment
          yield* conduct(game, by, 'conduct an Operation with a Special Activity at any one moment [AR 2.3.2]', {
            procedures: operations,
            accompaniment: { label: 'Special Activity', procedures: specialActivities },
          });
          break;
        }
        case 1: {
          // Pass
          // conduct Pass
          yield* pass(game, by);
          break;
        }
      }
      break;
    }
  }
  // if the executing faction is Rebels
  if (isFaction(by, Faction.Rebels)) {
    // conduct Chit Effect
    yield* chitEffect(game);
  }
}

/** Pass [AR 2.3.3]. */
export function* pass(game: Game, by: number): Effect {
  // if the executing faction is British
  if (isFaction(by, Faction.British)) {
    // hold 1 Punishment chit in the pool
    yield* takeChit(game, by, 'hold 1 Punishment chit in the pool [AR 2.3.3]', { family: ChitFamily.Punishment, from: [POOL], to: HELD });
  } else {
    // in up to 1 District or Foreign Country with a Guerrilla
    {
      const space = yield* chooseSpace(game, by, 'in up to 1 District or Foreign Country with a Guerrilla [AR 2.3.3]', {
        among: spacesWhere(
          game,
          (space) => isDistrictOrForeignCountry(space) && guerrillas(game, space) > 0 && canPlace(game, [Piece.Base], space),
        ),
        optional: true,
      });
      if (space !== DONE) {
        // place 1 Base here
        yield* place(game, by, 'place 1 Base here [AR 2.3.3]', { pieces: [Piece.Base], in: space, count: 1 });
      }
    }
  }
}

/** Choose Operations Chit [AR 2.3.4]. */
export function* chooseOperationsChit(game: Game, by: number): Effect {
  // if Unity is at Decentralized
  if (trackAt(game, Track.Unity) === 0) {
    // draw 1 Operations chit
    yield* drawChits(game, 'draw 1 Operations chit [AR 2.3.4]', { family: ChitFamily.Operations, count: 1 });
  } else {
    // draw 2 Operations chits
    yield* drawChits(game, 'draw 2 Operations chits [AR 2.3.4]', { family: ChitFamily.Operations, count: 2 });
  }
  // play 1 drawn or held Operations chit
  yield* takeChit(game, by, 'play 1 drawn or held Operations chit [AR 2.3.4]', {
    family: ChitFamily.Operations,
    from: [DRAWN, HELD],
    to: IN_PLAY,
  });
  // return the drawn Operations chits to the pool
  moveChits(game, ChitFamily.Operations, [DRAWN], POOL);
  // set Operations value to the value of the Operations chit in play
  setCounter(game, Counter.OperationsValue, chitValue(game, chitIn(game, ChitFamily.Operations, IN_PLAY)));
}

/** Chit Effect [AR 1.8.2]. */
export function* chitEffect(game: Game): Effect {
  // if Unity is not at Centralized
  if (trackAt(game, Track.Unity) !== 4) {
    // resolve the Effect of the Operations chit in play
    yield* resolveEffect(game, chitIn(game, ChitFamily.Operations, IN_PLAY));
  }
  // set aside the Operations chit in play
  moveChits(game, ChitFamily.Operations, [IN_PLAY], ASIDE);
}
