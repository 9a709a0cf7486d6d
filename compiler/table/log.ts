/** The log of a game, line by line, as it is told. */
import { DRAWN } from '../../runtime/rules.js';
import { citation } from '../../runtime/session.js';
import type { Game } from '../../runtime/state.js';
import { hiddenFrom } from '../../runtime/view.js';
import type { Book } from './book.js';

/** What a line of the log says: who, asked with which sentence and by which rule, and what was answered. */
export interface Logged {
  readonly by: string;
  readonly asks: string;
  readonly rule: string;
  readonly answered: string;
}

/** Null for a line that tells of no answer, as where a card is revealed. */
export function loggedIn(line: string): Logged | null {
  const [by = '', ...rest] = line.split(': ');
  const answered = rest.pop();
  return answered === undefined ? null : { by, ...citation(rest.join(': ')), answered };
}

/** A line of the log in the language of the book. */
export function lineText(line: string, { locale: { label }, ask }: Book): string {
  const logged = loggedIn(line);
  if (logged === null) return label(line);
  const { by, asks, rule, answered } = logged;
  const cited = rule === '' ? '' : ` [${rule}]`;
  return `${label(by)}: ${ask({ by, asks, rule, space: null, nth: null, most: null })}${cited}: ${label(answered)}`;
}

/** Which lines may be read: those of answers, without the draws that are hidden from a faction, from who only watches (null), or from nobody (undefined). */
export function linesShown(game: Game, seenBy: string | null | undefined): (line: string) => boolean {
  const { chits, factions } = game.rules;
  const isHidden = seenBy === undefined ? null : hiddenFrom(game, seenBy === null ? null : factions.indexOf(seenBy));
  const hidden = chits.flatMap(({ name, family }) => (isHidden?.(family, DRAWN) === true ? [name] : []));
  return (line) => {
    if (line.startsWith('chance: ')) return !hidden.some((chit) => line.endsWith(`: ${chit}`));
    return line.includes(': ');
  };
}
