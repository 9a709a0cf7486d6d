/**
 * The game on the table. What was answered is kept by name with how it all began, so that it is played again when the rules have
 * changed; what could not be given again is kept too, until something else is answered.
 */
import { optionOfName } from '../../runtime/answer-names.js';
import { momentOf } from '../../runtime/opponents/player.js';
import { playerKinds, playerOf, type Skill } from '../../runtime/opponents/players.js';
import { save, type SavedGame, takeUp } from '../../runtime/saved-game.js';
import { answer, over, pending, undo } from '../../runtime/session.js';
import { type OpenState, openState, stateSeenBy } from '../../runtime/view.js';
import type { Game } from '../../runtime/state.js';
import { randomOption } from '../../compiler/table/opponent.js';
import { savedIn } from '../../compiler/table/saved-text.js';
import { type KeptTable, type NewGame, seatOf, type Seats, type Table } from '../protocol.js';
import { askedOf } from './asked.js';
import {
  type Again,
  answersIn,
  beginningAt,
  type Beginning,
  beginningOf,
  give,
  goOnByChance,
  type Note,
  playAgain,
  tell,
  type Played,
  saidIn,
} from './beginning.js';
import { logOf } from './log.js';
import type { Playing } from './rules.js';

/** Who sits where, and who looks on. */
export interface Watched {
  readonly seats: Seats;
  /** Undefined: all lies open. */
  readonly seenBy: string | null | undefined;
}

export interface OnTable extends Watched {
  /** The rules by which it is played. */
  readonly playing: Playing;
  readonly beginning: Beginning;
  readonly played: Played;
  /** All that was answered before the rules changed, how much of it could be given again, and why no more; null where all could. */
  readonly parted: { readonly said: readonly string[]; readonly kept: number; readonly why: string } | null;
  /** The answers that were taken back, by name, the last first. */
  readonly undone: readonly string[];
}

/** What cannot be done at the table, said to whoever wants it. */
export class Refusal extends Error {}

export function startGame(playing: Playing, { seed, options = {}, seats = {}, seenBy }: NewGame): OnTable {
  const { factions } = playing.program.rules;
  const strangers = [...Object.keys(seats), ...(typeof seenBy === 'string' ? [seenBy] : [])];
  const stranger = strangers.find((name) => !factions.includes(name));
  if (stranger !== undefined)
    throw new Refusal(`no faction is called \`${stranger}\`: there are ${factions.join(', ')}`);
  const beginning = refusing(() => beginningAt(playing.program, { seed, deck: null, options }));
  return begunAt(playing, beginning, [], { seats, seenBy });
}

/** A game from its beginning on, with these answers; refused where it cannot begin. */
export function begunAt(playing: Playing, beginning: Beginning, said: readonly string[], watched: Watched): OnTable {
  for (const skill of Object.values(watched.seats)) {
    if (!playerKinds.includes(skill.kind)) throw new Refusal(`a player is ${playerKinds.join(', ')}`);
    refusing(() => playerOf(skill));
  }
  const again = playAgain(playing, beginning, said);
  if (typeof again === 'string') throw new Refusal(again);
  return goOn({ ...watched, playing, beginning, played: again, parted: partedIn(again, said), undone: [] });
}

/** The same game under other rules, as far as it can be; one that cannot even begin stays as it is, under the rules that it has. */
export function underRules(table: OnTable, playing: Playing): OnTable {
  const said = table.parted?.said ?? saidIn(table.played.session);
  const again = playAgain(playing, table.beginning, said);
  if (typeof again === 'string') return { ...table, parted: { said, kept: 0, why: again } };
  return goOn({ ...table, playing, played: again, parted: partedIn(again, said) });
}

function partedIn({ why, kept }: Again, said: readonly string[]): OnTable['parted'] {
  return why === null ? null : { said, kept, why };
}

export function answered(table: OnTable, value: number): OnTable {
  const thinking = thinks(table);
  if (thinking !== null) throw new Refusal(`${thinking} are played by a player that has not answered yet`);
  giveAnswer(table, value);
  return goOn({ ...table, parted: null, undone: [] });
}

/** Has the player answer that is to; the table as it is where none is. */
export function thought(table: OnTable): OnTable {
  const skill = skillAsked(table);
  const moment = momentOf(table.played.session);
  if (skill === null || moment === null) return table;
  giveAnswer(table, playerOf(skill, table.playing.value())(moment));
  return goOn({ ...table, parted: null });
}

/** The faction whose player is to answer; null where somebody at the page is, or the game has ended. */
function thinks(table: OnTable): string | null {
  return skillAsked(table) === null ? null : askedFaction(table);
}

/** How whoever is asked is played; null where it is at the page. */
function skillAsked(table: OnTable): Skill | null {
  const faction = askedFaction(table);
  return faction === null ? null : seatOf(table.seats, faction);
}

/** Null where the game has ended. */
function askedFaction({ played: { session } }: OnTable): string | null {
  const { asked, program } = session;
  return asked === null ? null : (program.rules.factions[asked.by] ?? null);
}

/** Takes back the last answer that was given at the page, and all that came after it. */
export function undone(table: OnTable): OnTable {
  const { played } = table;
  const last = lastOfPage(table);
  const name = saidIn(played.session)[last];
  if (name === undefined) throw new Refusal('nothing has been answered yet');
  while (answersIn(played.session) > last) undo(played.session);
  played.by.length = last;
  played.lines.length = last + 1;
  return { ...table, parted: null, undone: [...table.undone, name] };
}

export function redone(table: OnTable): OnTable {
  const { session } = table.played;
  const name = table.undone.at(-1);
  if (name === undefined || session.asked === null) throw new Refusal('nothing was taken back');
  const option = optionOfName(session.program.rules, session.asked, name, false);
  if (option === null) throw new Refusal(`\`${name}\` can no longer be answered`);
  giveAnswer(table, option);
  return goOn({ ...table, parted: null, undone: table.undone.slice(0, -1) });
}

/** As a file of a saved game has it. */
export function savedText({ playing, beginning, played }: OnTable): string {
  if (beginning.kind === 'example') {
    throw new Refusal('this is one example, and no game: start a game to save it');
  }
  return `${JSON.stringify(save({ ...played.session, program: playing.saving() }))}\n`;
}

/** A saved game, under the rules as they are; it is taken up as far as all is alike. */
export function loadedFrom(playing: Playing, text: string, watched: Watched): OnTable {
  const json = savedIn(text);
  const taken = json === undefined ? null : takeUp(playing.saving(), json);
  if (taken === null) throw new Refusal('this is not a saved game');
  if (taken.kind === 'refused') throw new Refusal(`this cannot be taken up: ${taken.message}`);
  const table = begunAt(playing, beginningOf(taken.session), saidIn(taken.session), watched);
  if (taken.kind === 'goes on') return table;
  return { ...table, parted: { said: answersSaved(json), kept: taken.given, why: taken.message } };
}

/** The position as whoever looks on may see it. */
export function stateSeen({ seenBy }: Watched, game: Game): OpenState {
  return seenBy === undefined ? openState(game) : stateSeenBy(game, seenBy);
}

/** What is on the table, in a language. */
export function shownTable(table: OnTable, language: string): Table {
  const { playing, played, parted } = table;
  const { session } = played;
  const book = playing.book(language);
  const thinking = thinks(table);
  const asked = thinking === null ? pending(session) : null;
  return {
    state: stateSeen(table, session.game),
    asked: asked === null || session.asked === null ? null : askedOf(playing, book, asked, session.asked, session.game),
    thinks: thinking,
    over: over(session),
    log: logOf(playing, book, session.game, played.lines, table.seenBy),
    canUndo: lastOfPage(table) >= 0,
    canRedo: table.undone.length > 0,
    parted: parted === null ? null : { kept: parted.kept, of: parted.said.length, why: parted.why },
    keep: keptTable(table),
  };
}

function keptTable({ beginning, played, parted, undone: taken, seats, seenBy }: OnTable): KeptTable {
  return {
    beginning:
      beginning.kind === 'example' ? { kind: 'example', id: beginning.id, action: beginning.action } : beginning,
    said: parted?.said ?? saidIn(played.session),
    undone: taken,
    seats,
    ...(seenBy === undefined ? {} : { seenBy }),
  };
}

/** A table that was kept; `inExample` begins again what began in an example. */
export function resumed(
  playing: Playing,
  kept: KeptTable,
  inExample: (id: string, action: number) => Beginning,
): OnTable {
  try {
    const { said, undone: taken, seats, seenBy } = kept;
    const { beginning: began } = kept;
    const beginning = began.kind === 'example' ? inExample(began.id, began.action) : began;
    return { ...begunAt(playing, beginning, said, { seats, seenBy }), undone: taken };
  } catch (error) {
    throw new Refusal(`the game cannot go on as it was: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Tells a position before the first answer and after each, by playing all of it again. */
export function retold({ playing, beginning, played }: OnTable, note: Note): Again {
  const again = tell(playing, beginning, played, note);
  if (typeof again === 'string') throw new Refusal(again);
  return again;
}

/** One answer of somebody; where the rules go wrong over it, the game is as it was before. */
function giveAnswer(table: OnTable, value: number): void {
  const { played, playing, beginning } = table;
  const before = saidIn(played.session);
  try {
    if (give(played, value)) {
      goOnByChance(played);
      return;
    }
  } catch (error) {
    const again = playAgain(playing, beginning, before);
    if (typeof again !== 'string') Object.assign(played, again);
    throw new Refusal(`the rules go wrong here: ${error instanceof Error ? error.message : String(error)}`);
  }
  const outcome = answer(played.session, value);
  throw new Refusal(outcome.ok ? 'this was no answer' : outcome.message);
}

/** Lets those play who need not think. */
function goOn(table: OnTable): OnTable {
  const { beginning, played } = table;
  const seed = beginning.kind === 'setup' ? beginning.start.seed : 0;
  while (skillAsked(table)?.kind === 'random') giveAnswer(table, randomOption(played.session, seed));
  return table;
}

/** Which answer was the last that was given at the page; -1 where none was. */
function lastOfPage({ played: { session, by }, seats }: OnTable): number {
  const { factions } = session.program.rules;
  return by.findLastIndex((who) => who >= 0 && seatOf(seats, factions[who] ?? '') === null);
}

/** The answers of a saved game, all of which have names where it could be taken up under other rules. */
function answersSaved(json: unknown): readonly string[] {
  const saved = json as Pick<SavedGame, 'history'>;
  return saved.history.flatMap(({ answers }) => answers);
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(error.message);
    throw error;
  }
}
