/** A game at a terminal, decision by decision, until it ends or somebody leaves. */
import { save, takeUp } from '../../../runtime/saved-game.js';
import type { Program } from '../../../runtime/program.js';
import { answer, over, type Pending, pending, type Session, undo } from '../../../runtime/session.js';
import { type OpenState, openState, stateSeenBy } from '../../../runtime/view.js';
import type { Input } from '../../host/keyboard.js';
import { readSaved, writeSaved } from '../../host/saved-files.js';
import type { NotGoingOn, Parting } from '../saves/parting.js';
import { changesBetween } from '../../scenario/changes.js';
import { wrapped } from '../../show/wrap.js';
import { askByKeys } from './ask-by-keys.js';
import { askByLines } from './ask-by-lines.js';
import { boardText, summaryText } from './board.js';
import type { Book } from '../../table/book.js';
import { cardText, mapText, shown } from './look.js';
import { logText, newsText } from './news.js';
import { goesOnText, partingLines } from './taken-up.js';
import { outcomeText } from '../../table/outcome.js';
import { questionText } from './question.js';
import { helpText, type Reply } from './reply.js';

export interface Table {
  readonly program: Program;
  readonly input: Input;
  readonly out: (text: string) => void;
  readonly color: boolean;
  readonly book: Book;
  /** The faction that somebody plays. Null: somebody plays all of them. */
  readonly faction: string | null;
  /** What another faction answers. */
  readonly others: (session: Session) => number;
  /** The path of a file as it was typed, made absolute. */
  readonly pathOf: (file: string) => string;
  /** Why a saved game does not go on. */
  readonly parting: (saved: unknown, taken: NotGoingOn) => Parting;
}

/** What was last shown, so that only what is new is told. */
interface Seen {
  readonly state: OpenState;
  readonly logged: number;
}

export async function playGame(table: Table, started: Session): Promise<void> {
  const { out, book } = table;
  let session = started;
  const first = stateSeen(table, session);
  out(`${boardText(first, book)}\n${cardInHand(first, book)}`);
  let seen = seenNow(table, session);
  for (;;) {
    letOthersPlay(table, session);
    seen = tellNews(table, session, seen);
    const asked = pending(session);
    if (asked === null) break;
    const reply = await ask(table, session, asked);
    if (reply === null || reply.kind === 'quit') {
      out('\n');
      return;
    }
    // The log begins with the answer itself, which was seen when it was given.
    if (reply.kind === 'answer') seen = { ...seen, logged: seen.logged + 1 };
    const loaded = act(table, session, asked, reply);
    if (loaded === session) continue;
    if (loaded !== null) session = loaded;
    seen = seenNow(table, session);
  }
  const { say } = book.locale;
  const ended = outcomeText(book.locale, over(session));
  out(`\n${boardText(stateSeen(table, session), book)}\n\n${say('The game is over: {0}.', ended)}\n`);
}

async function ask(table: Table, session: Session, asked: Pending): Promise<Reply | null> {
  const { input, out, color, book } = table;
  out(`\n${questionText(asked, soFar(session, asked), stateSeen(table, session), book)}\n`);
  return input.kind === 'keys' ? askByKeys(input, { out, color, book }, asked) : askByLines(input, out, asked, book);
}

/** What was answered to the same sentence just before: a movement asks where from, where to and how many. */
function soFar(session: Session, { by }: Pending): readonly string[] {
  const start = `${by}: ${session.asked?.why ?? ''}: `;
  const log = session.game.log ?? [];
  const first = log.findLastIndex((line) => !line.startsWith(start));
  return log.slice(first + 1).map((line) => line.slice(start.length));
}

/**
 * Does what was typed. Returns the session that goes on: another where one was loaded, null where this one was taken back, so
 * that nothing of it is news.
 */
function act(
  table: Table,
  session: Session,
  asked: Pending,
  reply: Exclude<Reply, { readonly kind: 'quit' }>,
): Session | null {
  const { out, book } = table;
  const { say, label: labelOf } = book.locale;
  switch (reply.kind) {
    case 'answer': {
      const outcome = answer(session, reply.option.value);
      if (!outcome.ok) out(`${outcome.message}\n`);
      return session;
    }
    case 'undo':
      return takeBack(table, session) ? null : session;
    case 'board':
      out(`\n${boardText(stateSeen(table, session), book)}\n`);
      return session;
    case 'map':
      out(`\n${mapText(stateSeen(table, session), book)}\n`);
      return session;
    case 'log':
      out(`\n${logText(session, table.faction, book)}\n`);
      return session;
    case 'show': {
      const state = stateSeen(table, session);
      const what = reply.what ?? state.card ?? '';
      out(`\n${shown(what, state, book) ?? `  ${say('nothing is called `{0}`', what)}`}\n`);
      return session;
    }
    case 'help':
      out(say(helpText));
      return session;
    case 'save':
      saveTo(table, session, reply.file);
      return session;
    case 'load':
      return loadFrom(table, reply.file) ?? session;
    case 'unknown': {
      const labels = asked.options.map(({ label }) => labelOf(label)).join(say(', '));
      out(
        `${wrapped(say('`{0}` is no answer here; the answers are {1}; ? for help', reply.typed, labels)).join('\n')}\n`,
      );
      return session;
    }
  }
}

/** Others may have played since: takes back as far as the last answer of the one who plays. */
function takeBack(table: Table, session: Session): boolean {
  const { out, faction, book } = table;
  const before = save(session);
  do {
    const outcome = undo(session);
    if (outcome.ok) continue;
    out(`${book.locale.label(outcome.message)}\n`);
    restore(session, table, before);
    return false;
  } while (faction !== null && pending(session)?.by !== faction);
  out(`${book.locale.say('taken back')}\n`);
  return true;
}

/** A session as it was before some of it was taken back. */
function restore(session: Session, { program }: Table, saved: object): void {
  const loaded = takeUp(program, saved);
  if (loaded.kind === 'goes on') Object.assign(session, loaded.session);
}

function saveTo({ out, pathOf, book }: Table, session: Session, file: string | null): void {
  const { say } = book.locale;
  if (file === null) {
    out(`${say('name the file: s FILE')}\n`);
    return;
  }
  const failed = writeSaved(pathOf(file), save(session));
  out(`${failed === null ? say('saved in {0}', file) : say('{0} cannot be written: {1}', file, failed)}\n`);
}

function loadFrom({ out, program, pathOf, book, parting, ...table }: Table, file: string | null): Session | null {
  const { say } = book.locale;
  if (file === null) {
    out(`${say('name the file: l FILE')}\n`);
    return null;
  }
  const refuse = (why: string): null => {
    out(`${wrapped(say('{0} cannot be taken up: {1}', file, why)).join('\n')}\n`);
    return null;
  };
  const read = readSaved(pathOf(file));
  if (!read.ok) return refuse(read.message);
  const loaded = takeUp(program, read.saved);
  if (loaded.kind !== 'goes on') {
    refuse(loaded.message);
    for (const line of partingLines(parting(read.saved, loaded))) out(`${wrapped(line).join('\n')}\n`);
    return null;
  }
  if (loaded.isUnderOtherRules) out(`${wrapped(goesOnText(loaded.gone)).join('\n')}\n`);
  out(`\n${boardText(stateSeen(table, loaded.session), book)}\n`);
  return loaded.session;
}

function letOthersPlay({ faction, others }: Table, session: Session): void {
  if (faction === null) return;
  for (let asked = pending(session); asked !== null && asked.by !== faction; asked = pending(session)) {
    answer(session, others(session));
  }
}

/** What chance and the others did, and what changed on the board; a card that was revealed is shown. */
function tellNews(table: Table, session: Session, seen: Seen): Seen {
  const { out, faction, book } = table;
  const now = seenNow(table, session);
  for (const line of newsText(session, seen.logged, faction, book)) out(`${line}\n`);
  // The current card is told with the summary below.
  for (const line of changesBetween({ ...seen.state, card: now.state.card }, now.state, book.locale, book.plural)) {
    out(`${wrapped(line, '  = ', '    ').join('\n')}\n`);
  }
  if (now.state.card !== seen.state.card) out(`\n${summaryText(now.state, book)}\n${cardInHand(now.state, book)}`);
  return now;
}

/** The current card with its text. */
function cardInHand(state: OpenState, book: Book): string {
  return state.card === null ? '' : `\n${cardText(state.card, state, book)}\n`;
}

function seenNow(table: Table, session: Session): Seen {
  return { state: stateSeen(table, session), logged: session.game.log?.length ?? 0 };
}

/** The board as who plays may see it; who plays all sees all. */
function stateSeen({ faction }: Pick<Table, 'faction'>, { game }: Session): OpenState {
  return faction === null ? openState(game) : stateSeenBy(game, faction);
}
