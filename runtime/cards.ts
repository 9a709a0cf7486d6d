/** The deck, the current card, and cards whose effect stays in play. */
import { fault } from './fault.js';
import { type Game, numberAt, read, rowAt } from './state.js';

/** The current card; -1 before the first is revealed. */
export function currentCard(game: Game): number {
  return read(game.cells, game.rules.layout.currentCard) - 1;
}

export function deckLength(game: Game): number {
  return read(game.cells, game.rules.layout.deckLength);
}

/** Makes the deck of these cards, the top first. More cards than the game has is a fault. */
export function setDeck(game: Game, cards: readonly number[]): void {
  const layout = game.rules.layout;
  if (cards.length > game.rules.cards.length) fault('more cards in the deck than in the game');
  game.cells.fill(0, layout.deck, layout.deck + game.rules.cards.length);
  game.cells.set(cards, layout.deck);
  game.cells[layout.deckLength] = cards.length;
}

/** The top card becomes the current one and counts as played; returns it, or -1 where the deck is empty. */
export function revealCard(game: Game): number {
  const { deck, currentCard: current, deckLength: length, played } = game.rules.layout;
  const cells = game.cells;
  const left = deckLength(game);
  if (left === 0) {
    cells[current] = 0;
    changeOfCard(game, null);
    return -1;
  }
  const card = read(cells, deck);
  cells.copyWithin(deck, deck + 1, deck + left);
  cells[deck + left - 1] = 0;
  cells[length] = left - 1;
  cells[current] = card + 1;
  cells[played + card] = 1;
  const { id, kind } = rowAt(game.rules.cards, card);
  if (game.log !== null) game.log.push(`card ${id}`);
  changeOfCard(game, kind);
  return card;
}

/** Sides that were in play for the last card no longer are; those that wait for one of this kind now are. */
function changeOfCard(game: Game, kind: string | null): void {
  const { waiting } = game.rules.layout;
  if (kind !== null) endSides(game, kind);
  for (let i = 0; i < waiting.length; i += 1) {
    const card = numberAt(waiting, i);
    const { id, onNext = [] } = rowAt(game.rules.cards, card);
    const kindsFor = (side: number): readonly string[] => (side === 0 ? [] : (onNext[side - 1] ?? []));
    if (kindsFor(cardInPlay(game, card)).length > 0) cancelCard(game, card);
    const side = awaitedSide(game, card);
    if (kind === null || !kindsFor(side).includes(kind)) continue;
    stopAwaiting(game, card);
    putInPlay(game, card, side - 1);
    if (game.log !== null) game.log.push(`${id} is in play`);
  }
}

export function hasBeenPlayed(game: Game, card: number): boolean {
  return read(game.cells, game.rules.layout.played + card) !== 0;
}

/** True where no card of that kind has been played but the current one. */
export function isFirstCardOfKind(game: Game, kind: string): boolean {
  const { cards } = game.rules;
  const current = currentCard(game);
  for (let card = 0; card < cards.length; card += 1) {
    if (card !== current && rowAt(cards, card).kind === kind && hasBeenPlayed(game, card)) return false;
  }
  return true;
}

/** True where no card of that kind remains in the deck. */
export function isLastCardOfKind(game: Game, kind: string): boolean {
  const { deck } = game.rules.layout;
  const end = deck + deckLength(game);
  for (let cell = deck; cell < end; cell += 1) {
    if (rowAt(game.rules.cards, read(game.cells, cell)).kind === kind) return false;
  }
  return true;
}

/** Which side of a card is in play: 0 none, else 1 plus the side's index. */
export function cardInPlay(game: Game, card: number): number {
  return read(game.cells, game.rules.layout.cardSides + card);
}

/** Whether a card is in play, with whatever side or with this one. */
export function isInPlay(game: Game, card: number, side?: number): boolean {
  const at = cardInPlay(game, card);
  return side === undefined ? at !== 0 : at === side + 1;
}

/** Puts a side (its index) of a card in play; the other side, if in play, no longer is. */
export function putInPlay(game: Game, card: number, side: number): void {
  game.cells[game.rules.layout.cardSides + card] = side + 1;
}

/** Lets a side (its index) of a card wait for the next card of its kinds, on which it will be in play. */
export function awaitCard(game: Game, card: number, side: number): void {
  game.cells[game.rules.layout.awaited + card] = side + 1;
}

export function stopAwaiting(game: Game, card: number): void {
  if (game.rules.layout.waiting.length > 0) game.cells[game.rules.layout.awaited + card] = 0;
}

/** Which side of a card waits for its card: 0 none, else 1 plus the side's index. */
export function awaitedSide(game: Game, card: number): number {
  const { awaited, waiting } = game.rules.layout;
  return waiting.length === 0 ? 0 : read(game.cells, awaited + card);
}

export function cancelCard(game: Game, card: number): void {
  game.cells[game.rules.layout.cardSides + card] = 0;
}

/** Sides that last until such a card, or until the turn ends, are in play no longer. */
export function endSides(game: Game, end: string): void {
  const { ending } = game.rules.layout;
  for (let i = 0; i < ending.length; i += 1) {
    const card = numberAt(ending, i);
    const side = cardInPlay(game, card);
    const until = side === 0 ? [] : (rowAt(game.rules.cards, card).until?.[side - 1] ?? []);
    if (until === end || until.includes(end)) cancelCard(game, card);
  }
}
