/** What has happened: what was answered, by chance too, and what changed on the board. */
import { citation, type Session } from '../../../runtime/session.js';
import { hiddenFrom } from '../../../runtime/view.js';
import { DRAWN } from '../../../runtime/rules.js';
import { wrapped } from '../../show/wrap.js';
import type { Book } from './book.js';

/** The lines of the log from one on, as text; draws that the faction may not see are left out. */
export function newsText(session: Session, from: number, faction: string | null, book: Book): readonly string[] {
  const hidden = hiddenChits(session, faction);
  const news = (session.game.log ?? []).slice(from).filter((line) => {
    if (line.startsWith('chance: ')) return !hidden.some((chit) => line.endsWith(`: ${chit}`));
    return line.includes(': ');
  });
  return news.flatMap((line) => wrapped(lineText(line, book), '  . ', '    '));
}

/** Where the log of the turn begins: with the card that was revealed last. */
export function beginningOfTurn({ game }: Session): number {
  const ids = new Set(game.rules.cards.map(({ id }) => `card ${id}`));
  return (game.log ?? []).findLastIndex((line) => ids.has(line)) + 1;
}

/** A line of the log: who, the sentence with its rule, and what was answered. */
function lineText(line: string, { tongue: { label }, ask }: Book): string {
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
