// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: what cards add to rolls. */
import { type Game, type PieceInHand, currentCard, isOf, regardsCards } from 'rulewright/runtime';
import { Card } from './ids.js';
import { SYRIAN_ARMIES } from './pieces.js';

export function addedToRollsOfOffensiveAgainstTheBattleValue(game: Game, piece: PieceInHand): number {
  let added = 0;
  // H6: each roll of Offensive against its battle value is 1 more if it is a Syrian army
  if (regardsCards(game) && currentCard(game) === Card.H6 && isOf(piece, SYRIAN_ARMIES)) added += 1;
  return added;
}
