/** The cards of a game, as they are printed. */
import { cardRead } from '../table/reading.js';
import type { Book } from '../table/book.js';
import type { CardsToPrint } from './documents.js';

/** In the order of the game's files. */
export function cardsOf(book: Book): CardsToPrint {
  const { world, locale } = book;
  return {
    title: locale.name(world.title),
    language: locale.code,
    cards: world.cards.map(({ code }) => cardRead(book, code)),
    madeUp: world.provenance.text,
  };
}
