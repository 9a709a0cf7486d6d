/** What has happened: what was answered, by chance too, and what changed on the board. */
import type { Session } from '../../../runtime/session.js';
import { wrapped } from '../../show/wrap.js';
import { type Book, titleOf } from '../../table/book.js';
import { linesShown, lineText } from '../../table/log.js';

/** The lines of the log from one on, as text. */
export function newsText(session: Session, from: number, faction: string | null, book: Book): readonly string[] {
  return linesOf((session.game.log ?? []).slice(from), session, faction, book);
}

/** What has happened since the card before the one in hand was revealed, under the card that it belongs to. */
export function logText(session: Session, faction: string | null, book: Book): string {
  const log = session.game.log ?? [];
  const cards = new Map(book.world.cards.map(({ code }) => [`card ${code}`, code]));
  const begins = log.flatMap((line, at) => (cards.has(line) ? [at] : []));
  const parts = begins.slice(-2).map((at, index, all) => {
    const code = cards.get(log[at] ?? '') ?? '';
    const lines = linesOf(log.slice(at + 1, all[index + 1]), session, faction, book);
    return [`${code} ${titleOf(book, code)}`, ...(lines.length === 0 ? [`  ${book.locale.say('nothing')}`] : lines)];
  });
  // A game without cards has no turns to tell apart.
  return (parts.length === 0 ? linesOf(log, session, faction, book) : parts.flat()).join('\n');
}

function linesOf(log: readonly string[], { game }: Session, faction: string | null, book: Book): readonly string[] {
  const isShown = linesShown(game, faction ?? undefined);
  return log.flatMap((line) => (isShown(line) ? wrapped(lineText(line, book), '  . ', '    ') : []));
}
