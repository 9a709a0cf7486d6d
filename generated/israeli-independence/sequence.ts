// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Whole Game, Game Turn, Headline Phase, Arab League Phase, Slowest Armies Advance, Offensive Phase. */
import {
  type Effect,
  type Game,
  agreeAgain,
  beginTurn,
  canConduct,
  cardValue,
  checkpoint,
  chooseAlternative,
  conduct,
  counter,
  currentCard,
  deckLength,
  everySpace,
  highestOf,
  inBox,
  isListed,
  isOver,
  loopBegun,
  moveGroup,
  newArrivals,
  optionAt,
  piecesIn,
  piecesThere,
  placeValues,
  revealCard,
  setCounter,
  spaceAlong,
  spacesWhere,
  stands,
  totalOf,
  valueOf,
} from 'rulewright/runtime';
import { offensive } from './attacks/offensive.js';
import { reserveOffensive } from './attacks/reserve-offensive.js';
import { h1AtTheEndOfGameTurn } from './cards/h1.js';
import { h11AtTheStartOfArabLeaguePhase } from './cards/h11.js';
import { h12AtTheStartOfArabLeaguePhase } from './cards/h12.js';
import { h13AtTheEndOfGameTurn } from './cards/h13.js';
import { h14AtTheEndOfGameTurn } from './cards/h14.js';
import { h18AtTheStartOfOffensivePhase } from './cards/h18.js';
import { h3AtTheStartOfOffensivePhase } from './cards/h3.js';
import { Box, Card, Counter, Option, Piece, Space, Value } from './ids.js';
import { ARMIES } from './pieces.js';
import { degreesOfDefeat } from './tables/degrees-of-defeat.js';
import { degreesOfVictory } from './tables/degrees-of-victory.js';

/** Whole Game [II 4.0]. */
export function* wholeGame(game: Game, by: number): Effect {
  if (loopBegun(game) < 1) {
    // set Reserves Left to Reserve Offensives
    setCounter(game, Counter.ReservesLeft, optionAt(game, Option.ReserveOffensives));
  }
  // until the deck is empty
  while (deckLength(game) > 0) {
    checkpoint(game, 1);
    // conduct Game Turn
    yield* gameTurn(game, by);
    if (isOver(game)) return;
  }
  // look up the total box number of the armies on the map plus 6 per army in Removed from Play in the Degrees of Victory
  yield* degreesOfVictory(
    game,
    totalOf(placeValues(game, Value.BoxNumber, everySpace(game), ARMIES)) +
      6 *
        (inBox(game, Box.RemovedFromPlay, Piece.EgyptianArmy) +
          inBox(game, Box.RemovedFromPlay, Piece.IraqiArmy) +
          inBox(game, Box.RemovedFromPlay, Piece.JordanianArmy) +
          inBox(game, Box.RemovedFromPlay, Piece.LebaneseArmy) +
          inBox(game, Box.RemovedFromPlay, Piece.SyrianArmy)),
  );
  if (isOver(game)) return;
}

/** Game Turn [II 4.0]. */
export function* gameTurn(game: Game, by: number): Effect {
  beginTurn(game);
  // conduct Headline Phase
  yield* headlinePhase(game);
  // conduct Arab League Phase
  yield* arabLeaguePhase(game, by);
  if (isOver(game)) return;
  // conduct Offensive Phase
  yield* offensivePhase(game, by);
  // H1: at the end of Game Turn
  if (currentCard(game) === Card.H1) yield* h1AtTheEndOfGameTurn(game, by);
  // H13: at the end of Game Turn
  if (currentCard(game) === Card.H13) yield* h13AtTheEndOfGameTurn(game, by);
  // H14: at the end of Game Turn
  if (currentCard(game) === Card.H14) yield* h14AtTheEndOfGameTurn(game, by);
}

/** Headline Phase [II 6.0]. */
export function* headlinePhase(game: Game): Effect {
  // reveal the next card
  revealCard(game);
}

/** Arab League Phase [II 7.0]. */
export function* arabLeaguePhase(game: Game, by: number): Effect {
  // H11: at the start of Arab League Phase
  if (currentCard(game) === Card.H11) yield* h11AtTheStartOfArabLeaguePhase(game, by);
  // H12: at the start of Arab League Phase
  if (currentCard(game) === Card.H12) yield* h12AtTheStartOfArabLeaguePhase(game, by);
  // advance the card's advancing armies 1 space, each at most once a turn
  for (const piece of piecesThere(game, { pieces: ARMIES, in: everySpace(game) })) {
    if (!stands(game, piece)) continue;
    // advance the card's advancing armies 1 space, each at most once a turn
    if (isListed(game, Value.AdvancingArmies, piece)) {
      // advance the card's advancing armies 1 space, each at most once a turn
      if (!piece.moved) {
        // advance the card's advancing armies 1 space, each at most once a turn
        {
          const group = yield* moveGroup(game, by, "advance the card's advancing armies 1 space, each at most once a turn [II 7.0]", {
            pieces: [piece.column],
            arrivals: newArrivals(),
            from: [piece.space],
            to: [spaceAlong(game, piece, 1)],
            count: 1,
            must: true,
            piece,
          });
          if (group !== null) {
            piece.space = group.to;
          }
        }
      }
    }
  }
  // if an army is in West Jerusalem
  if (piecesIn(game, [Space.WestJerusalem], ARMIES) > 0) {
    // look up the cards in the deck in the Degrees of Defeat
    yield* degreesOfDefeat(game, deckLength(game));
    if (isOver(game)) return;
  }
}

/** Slowest Armies Advance [II 7.2]. */
export function* slowestArmiesAdvance(game: Game, by: number): Effect {
  // advance all armies on the map with the highest box number 1 space, each at most once a turn
  for (const piece of piecesThere(game, {
    pieces: ARMIES,
    in: spacesWhere(
      game,
      (space) => valueOf(game, Value.BoxNumber, space) === highestOf(placeValues(game, Value.BoxNumber, everySpace(game), ARMIES)),
    ),
  })) {
    if (!stands(game, piece)) continue;
    // advance all armies on the map with the highest box number 1 space, each at most once a turn
    if (!piece.moved) {
      // advance all armies on the map with the highest box number 1 space, each at most once a turn
      {
        const group = yield* moveGroup(
          game,
          by,
          'advance all armies on the map with the highest box number 1 space, each at most once a turn [II 7.2]',
          {
            pieces: [piece.column],
            arrivals: newArrivals(),
            from: [piece.space],
            to: [spaceAlong(game, piece, 1)],
            count: 1,
            must: true,
            piece,
          },
        );
        if (group !== null) {
          piece.space = group.to;
        }
      }
    }
  }
}

/** Offensive Phase [II 8.0]. */
export function* offensivePhase(game: Game, by: number): Effect {
  // H3: at the start of Offensive Phase
  if (currentCard(game) === Card.H3) yield* h3AtTheStartOfOffensivePhase(game, by);
  // H18: at the start of Offensive Phase
  if (currentCard(game) === Card.H18) yield* h18AtTheStartOfOffensivePhase(game, by);
  // set Offensives Left to the card's offensives
  setCounter(game, Counter.OffensivesLeft, cardValue(game, Value.Offensives));
  // up to Offensives Left plus Reserves Left times
  {
    const most = counter(game, Counter.OffensivesLeft) + counter(game, Counter.ReservesLeft);
    for (let times = most; times > 0; times -= 1) {
      if (
        !(
          (counter(game, Counter.OffensivesLeft) >= 1 && canConduct(game, by, { procedures: [offensive] })) ||
          (counter(game, Counter.ReservesLeft) >= 1 && canConduct(game, by, { procedures: [reserveOffensive] }))
        ) ||
        !(yield* agreeAgain(game, by, 'up to Offensives Left plus Reserves Left times: choose one [II 8.0]', { done: most - times, most }))
      )
        break;
      // choose one
      switch (
        yield* chooseAlternative(game, by, 'choose one [II 8.0]', {
          labels: ['Offensive', 'Reserve Offensive'],
          possible: [
            counter(game, Counter.OffensivesLeft) >= 1 && canConduct(game, by, { procedures: [offensive] }),
            counter(game, Counter.ReservesLeft) >= 1 && canConduct(game, by, { procedures: [reserveOffensive] }),
          ],
        })
      ) {
        case 0: {
          // Offensive
          // if Offensives Left is at least 1
          if (counter(game, Counter.OffensivesLeft) >= 1) {
            // conduct Offensive
            yield* conduct(game, by, 'conduct Offensive [II 8.0]', { procedures: [offensive] });
          }
          break;
        }
        case 1: {
          // Reserve Offensive
          // if Reserves Left is at least 1
          if (counter(game, Counter.ReservesLeft) >= 1) {
            // conduct Reserve Offensive
            yield* conduct(game, by, 'conduct Reserve Offensive [II 8.0]', { procedures: [reserveOffensive] });
          }
          break;
        }
      }
    }
  }
}
