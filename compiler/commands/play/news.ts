/** What has happened: what was answered, by chance too, and what changed on the board. */
import { citation, type Session } from '../../../runtime/session.js';
import { hiddenFrom } from '../../../runtime/view.js';
import { DRAWN } from '../../../runtime/rules.js';
import { wrapped } from '../../show/wrap.js';
import { type Book, titleOf } from './book.js';

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

/** Draws that the faction may not see are left out. */
function linesOf(log: readonly string[], session: Session, faction: string | null, book: Book): readonly string[] {
  const hidden = hiddenChits(session, faction);
  const news = log.filter((line) => {
    if (line.startsWith('chance: ')) return !hidden.some((chit) => line.endsWith(`: ${chit}`));
    return line.includes(': ');
  });
  return news.flatMap((line) => wrapped(lineText(line, book), '  . ', '    '));
}

/** A line of the log: who, the sentence with its rule, and what was answered. */
function lineText(line: string, { locale: { label }, ask }: Book): string {
  const [by = '', ...rest] = line.split(': ');
  const answered = rest.pop() ?? '';
  const { asks, rule } = citation(rest.join(': '));
  const cited = rule === '' ? '' : ` [${rule}]`;
  return `${label(by)}: ${ask({ by, asks, rule, space: null, nth: null, most: null })}${cited}: ${label(answered)}`;
}

/** The chits that another faction draws and does not show. */
function hiddenChits({ game }: Session, faction: string | null): readonly string[] {
  if (faction === null) return [];
  const isHidden = hiddenFrom(game, game.rules.factions.indexOf(faction));
  return game.rules.chits.flatMap(({ name, family }) => (isHidden(family, DRAWN) ? [name] : []));
}
