// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: setup. */
import { type Game, optionAt, setCountAt, setDeck, shuffle } from 'rulewright/runtime';
import { Card, Column, Option, Space } from './ids.js';

/** Sets up the board [II 3.0]. */
export function setup(game: Game): void {
  // Egypt 4
  setCountAt(game, Space.Egypt4, Column.EgyptianArmy, 1);
  // Iraq 4
  setCountAt(game, Space.Iraq4, Column.IraqiArmy, 1);
  // Jordan 4
  setCountAt(game, Space.Jordan4, Column.JordanianArmy, 1);
  // Lebanon 4
  setCountAt(game, Space.Lebanon4, Column.LebaneseArmy, 1);
  // Syria 4
  setCountAt(game, Space.Syria4, Column.SyrianArmy, 1);
}

/** Prepares the deck [II 3.0]. */
export function deal(game: Game): void {
  const headlineCards = shuffle(game, [
    Card.H1,
    Card.H2,
    Card.H3,
    Card.H4,
    Card.H5,
    Card.H6,
    Card.H7,
    Card.H8,
    Card.H9,
    Card.H10,
    Card.H11,
    Card.H12,
    Card.H13,
    Card.H14,
    Card.H15,
    Card.H16,
    Card.H17,
    Card.H18,
    Card.H19,
    Card.H20,
    Card.H21,
    Card.H22,
  ]);
  const advancedHeadlineCards = optionAt(game, Option.AdvancedGame) === 1 ? shuffle(game, [Card.H23, Card.H24]) : [];
  const deck: number[] = [];
  for (let pile = 0; pile < 1; pile += 1) {
    deck.push(...shuffle(game, [...headlineCards.splice(0, 22), ...advancedHeadlineCards.splice(0, 2)]));
  }
  setDeck(game, deck);
}
