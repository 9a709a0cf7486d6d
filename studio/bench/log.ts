/** The log as whoever looks on may read it, each line with its sentence and the position after it. */
import type { Game } from '../../runtime/state.js';
import { type Book, titleOf } from '../../compiler/table/book.js';
import { linesShown, lineText, loggedIn } from '../../compiler/table/log.js';
import type { LogLine, Place } from '../protocol.js';
import type { Playing } from './rules.js';

/** `lines` is how long the log was after so many answers. */
export function logOf(
  playing: Playing,
  book: Book,
  game: Game,
  lines: readonly number[],
  seenBy: string | null | undefined,
): readonly LogLine[] {
  const isShown = linesShown(game, seenBy);
  const tell = tellerOf(playing, book);
  let moment = 0;
  return (game.log ?? []).flatMap((line, index) => {
    while (moment < lines.length - 1 && (lines[moment] ?? 0) <= index) moment += 1;
    const isCard = cardIn(line) !== null;
    return isCard || isShown(line) ? [{ ...tell(line), moment }] : [];
  });
}

type Told = Omit<LogLine, 'moment'>;

const known = new WeakMap<Playing, Map<string, Map<string, Told>>>();

/** Tells a line; each is worked out once. */
export function tellerOf(playing: Playing, book: Book): (line: string) => Told {
  const languages = known.get(playing) ?? new Map<string, Map<string, Told>>();
  known.set(playing, languages);
  const { code } = book.locale;
  const lines = languages.get(code) ?? new Map<string, Told>();
  languages.set(code, lines);
  return (line) => {
    const told = lines.get(line) ?? tellLine(playing, book, line);
    lines.set(line, told);
    return told;
  };
}

function tellLine(playing: Playing, book: Book, line: string): Told {
  const card = cardIn(line);
  if (card !== null) return { text: `${card} ${titleOf(book, card)}`, cited: placed(playing, '', card) };
  const logged = loggedIn(line);
  return { text: lineText(line, book), cited: logged === null ? null : placed(playing, logged.asks, logged.rule) };
}

/** The card that a line says was revealed. */
function cardIn(line: string): string | null {
  return /^card (\S+)$/u.exec(line)?.[1] ?? null;
}

function placed({ citations }: Playing, asks: string, rule: string): Place | null {
  const place = citations()(asks, rule);
  return rule === '' && place.path === null ? null : place;
}
