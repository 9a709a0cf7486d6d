// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Whole Game, Event Card Round, Turn, Pass. */
import {
  type Effect,
  type Game,
  HELD,
  adjustOrder,
  canConduct,
  checkpoint,
  chooseAlternative,
  conduct,
  deckLength,
  drawChits,
  factionAt,
  isCurrentCardOfKind,
  isFaction,
  isInPlay,
  isOver,
  leaveOnly,
  revealCard,
  scopeOf,
  takeBox,
} from 'rulewright/runtime';
import { hasEvent, playEvent } from './cards/index.js';
import { Card, ChitFamily, Faction, OrderBox, OrderPlace, Side } from './ids.js';
import { rob } from './operations/rob.js';
import { operations, specialActivities } from './procedures.js';
import { propagandaRound } from './propaganda.js';

/** Whole Game [P 2.2]. */
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
      yield* eventCardRound(game);
    }
  }
}

/** Event Card Round [P 2.3]. */
export function* eventCardRound(game: Game): Effect {
  // conduct Turn
  yield* turn(game, factionAt(game, OrderPlace.FirstEligible));
  // conduct Turn
  yield* turn(game, factionAt(game, OrderPlace.SecondEligible));
  // adjust the order of play by the boxes taken
  adjustOrder(game);
}

/** Turn [P 2.3.2]. */
export function* turn(game: Game, by: number): Effect {
  // take an open box
  switch (yield* takeBox(game, by, 'take an open box [P 2.3.2]')) {
    case OrderBox.LimitedOperation: {
      // choose one
      {
        const possible = [canConduct(game, by, { procedures: operations, scope: scopeOf({ limit: 1 }) }), true];
        // P27 shaded: British must choose Pass in Turn
        if (isInPlay(game, Card.P27, Side.Shaded) && isFaction(by, Faction.British)) leaveOnly(possible, 1);
        switch (yield* chooseAlternative(game, by, 'choose one [P 2.3.2]', { labels: ['Limited Operation', 'Pass'], possible })) {
          case 0: {
            // Limited Operation
            // conduct a Limited Operation
            yield* conduct(game, by, 'conduct a Limited Operation [P 2.3.2]', { procedures: operations, scope: scopeOf({ limit: 1 }) });
            break;
          }
          case 1: {
            // Pass
            // conduct Pass
            yield* pass(game, by);
            break;
          }
        }
      }
      break;
    }
    case OrderBox.Event: {
      // choose one
      {
        const possible = [hasEvent(game), true];
        // P27 shaded: British must choose Pass in Turn
        if (isInPlay(game, Card.P27, Side.Shaded) && isFaction(by, Faction.British)) leaveOnly(possible, 1);
        switch (yield* chooseAlternative(game, by, 'choose one [P 2.3.2]', { labels: ['Event', 'Pass'], possible })) {
          case 0: {
            // Event
            // play the card's Event
            yield* playEvent(game, by, "play the card's Event [P 2.3.2]");
            break;
          }
          case 1: {
            // Pass
            // conduct Pass
            yield* pass(game, by);
            break;
          }
        }
      }
      break;
    }
    case OrderBox.OperationAndSpecialActivity: {
      // choose one
      {
        const possible = [
          canConduct(game, by, { procedures: operations, accompaniment: { label: 'Special Activity', procedures: specialActivities } }),
          true,
        ];
        // P27 shaded: British must choose Pass in Turn
        if (isInPlay(game, Card.P27, Side.Shaded) && isFaction(by, Faction.British)) leaveOnly(possible, 1);
        switch (yield* chooseAlternative(game, by, 'choose one [P 2.3.2]', { labels: ['Operation', 'Pass'], possible })) {
          case 0: {
            // Operation
            // conduct an Operation with a Special Activity at any one moment
            yield* conduct(game, by, 'conduct an Operation with a Special Activity at any one moment [P 2.3.2]', {
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
      }
      break;
    }
  }
}

export function passGained(game: Game): number {
  let value = 1;
  // P27 shaded: Pass's gained is 0
  if (isInPlay(game, Card.P27, Side.Shaded)) value = 0;
  return value;
}

/** Pass [P 2.3.3]. */
export function* pass(game: Game, by: number): Effect {
  // if the executing faction is British
  if (isFaction(by, Faction.British)) {
    // draw gained Intel chits
    yield* drawChits(game, 'draw gained Intel chits [P 2.3.3]', { family: ChitFamily.Intel, count: passGained(game), to: HELD });
  } else {
    // Irgun may conduct a Limited Rob
    yield* conduct(game, Faction.Irgun, 'Irgun may conduct a Limited Rob [P 2.3.3]', {
      procedures: [rob],
      scope: scopeOf({ limit: 1 }),
      optional: true,
    });
  }
}
