/** `play`: a game in the terminal, by one for all factions or against an opponent. */
import { resolve } from 'node:path';
import { takeUp } from '../../runtime/saved-game.js';
import { newSession, type Session } from '../../runtime/session.js';
import type { Program } from '../../runtime/program.js';
import { CHANCE } from '../../runtime/decision.js';
import { momentOf } from '../../runtime/opponents/player.js';
import { playerOf, type Skill } from '../../runtime/opponents/players.js';
import type { Core } from '../core/ir.js';
import { valueOf } from '../interpreter/value.js';
import { randomOption } from '../table/opponent.js';
import { loadProgram } from '../host/load-engine.js';
import { readSaved } from '../host/saved-files.js';
import type { Input } from '../host/keyboard.js';
import type { Locale } from '../languages/locale.js';
import { lonePlayer, playedFactions } from '../resolved/players.js';
import type { World } from '../resolved/ir.js';
import { byChance } from '../simulation/seating.js';
import { bookOf } from '../table/book.js';
import { playGame } from './play/game.js';
import { typedForm } from './play/question.js';
import { goesOnText, partingLines } from './play/taken-up.js';
import { choicesFrom } from './choices.js';
import { enginesOf } from './saves/engines.js';
import { type NotGoingOn, type Parting, partingOf } from './saves/parting.js';
import { playableOf } from './playable.js';
import { gamesCalled } from './games.js';
import { skillFrom } from './seats.js';
import { progressOn, wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface PlayOptions {
  /** Null for the newest. */
  readonly edition: string | null;
  /** Null for 1, or for that of the saved game. */
  readonly seed: number | null;
  /** The faction to play; null: all of them, or against an opponent the first. */
  readonly as: string | null;
  /** Who plays the other factions: `random`, `mcts:200`; null: by chance where a faction is named, else nobody. */
  readonly against: string | null;
  /** What is chosen of the optional rules: `Reserve=3`, `Advanced Game`. */
  readonly option: readonly string[];
  /** A saved game to take up. */
  readonly load: string | null;
  /** Whether one in which something differs is taken up as far as all is alike. */
  readonly upto: boolean;
  /** The code of a language, one of those there are. */
  readonly lang: string;
}

/** Plays until the game ends, or until whoever plays leaves: by `q`, by the end of the input, or by Ctrl-C. */
export async function playCommand(
  terminal: Terminal,
  openInput: () => Input,
  name: string,
  options: PlayOptions,
): Promise<ExitCode> {
  if (!isFitForSaved(terminal, options)) return 2;
  const [game] = gamesCalled(terminal, [name], options.edition) ?? [];
  if (game === undefined) return 2;
  const playable = playableOf(terminal, game);
  if (playable === null) return 1;
  const { world } = playable;
  const locale = playable.localeOf(options.lang);
  const faction = factionOf(terminal, world, locale, options);
  if (faction === undefined) return 2;
  const choices = choicesFrom(terminal, world, options.option);
  const skill = options.against === null ? byChance : skillFrom(terminal, options.against);
  if (choices === null || skill === null) return 2;
  if (options.against !== null && lonePlayer(world.factions) !== null) {
    return wrongUse(terminal, `${name} is played by one, against nobody: leave \`--against\` out`);
  }
  const program = await loadProgram(game.root, playable.engine);
  const engines = enginesOf(terminal);
  const parting = (saved: unknown, taken: NotGoingOn): Parting =>
    partingOf(engines, game, { program, editions: playable.editions }, { saved, taken });
  const session =
    options.load === null
      ? newSession(program, { seed: options.seed ?? 1, options: choices })
      : takenUp(terminal, program, { file: options.load, upto: options.upto, parting });
  if (session === null) return 2;
  const input = openInput();
  try {
    const { out, color } = terminal;
    const pathOf = (file: string): string => resolve(terminal.folder, file);
    const { say, name: named } = locale;
    const played = faction === null ? '' : say(', you play {0}', named(faction));
    out(`${say('{0}, seed {1}{2}; ? for help', named(world.title), String(session.start?.seed ?? ''), played)}\n`);
    out(world.provenance.text === '' ? '\n' : `${world.provenance.text}\n\n`);
    const book = bookOf(world, playable.spec, playable.verbs, locale);
    const others = othersOf(terminal, skill, playable.core);
    await playGame({ program, input, out, color, book, faction, others, pathOf, parting }, session);
    return 0;
  } finally {
    input.close();
  }
}

/** What the other factions answer; who thinks says so. */
function othersOf(terminal: Terminal, skill: Skill, core: Core): (session: Session) => number {
  if (skill.kind === 'random') return (session) => randomOption(session, session.start?.seed ?? 0);
  const player = playerOf(skill, valueOf(core), () => performance.now());
  const progress = progressOn(terminal);
  return (session) => {
    const moment = momentOf(session);
    if (moment === null || moment.asked.by === CHANCE) return randomOption(session, session.start?.seed ?? 0);
    progress.show(`${core.world.factions[moment.asked.by]?.name ?? ''} thinks`);
    const option = player(moment);
    progress.end();
    return option;
  };
}

/** The faction that somebody plays, null where it is all of them; undefined, after saying why, where there is none such. */
function factionOf(
  terminal: Terminal,
  { factions }: World,
  locale: Locale,
  { as, against }: PlayOptions,
): string | null | undefined {
  const names = playedFactions(factions).flatMap((id) => factions[id]?.name ?? []);
  if (as === null) return against === null ? null : (names[0] ?? null);
  const found = names.find((name) => [name, locale.name(name)].some((it) => typedForm(it) === typedForm(as)));
  if (found === undefined) wrongUse(terminal, `there is no faction \`${as}\``, as, names);
  return found;
}

/** False, after saying why, where an option would do nothing: a saved game has its seed and what was chosen, and it alone is taken up. */
function isFitForSaved(terminal: Terminal, { seed, load, upto, option }: PlayOptions): boolean {
  if (load === null) {
    if (upto) wrongUse(terminal, '`--upto` goes with `--load`: only a saved game is taken up');
    return !upto;
  }
  if (seed !== null) wrongUse(terminal, 'the seed is part of a saved game: leave `--seed` out, or `--load`');
  else if (option.length > 0) {
    wrongUse(terminal, 'what is chosen of the options is part of a saved game: leave `--option` out, or `--load`');
  } else return true;
  return false;
}

interface TakingUp {
  readonly file: string;
  /** Whether a game in which something differs is taken up as far as all is alike. */
  readonly upto: boolean;
  readonly parting: (saved: unknown, taken: NotGoingOn) => Parting;
}

/** The saved game in a file, which is left as it is; null, after saying why and what can be done, where it cannot go on. */
function takenUp(terminal: Terminal, program: Program, { file, upto, parting }: TakingUp): Session | null {
  const read = readSaved(resolve(terminal.folder, file));
  if (!read.ok) {
    wrongUse(terminal, `\`${file}\` cannot be taken up: ${read.message}`);
    return null;
  }
  const taken = takeUp(program, read.saved);
  if (taken.kind === 'goes on') {
    if (taken.isUnderOtherRules) terminal.err(`note: ${goesOnText(taken.gone)}\n`);
    return taken.session;
  }
  const parted = parting(read.saved, taken);
  const isCut = taken.kind === 'differs' && upto;
  if (isCut) terminal.err(`note: taken up to answer ${taken.given}, the file is left as it is: ${taken.message}\n`);
  else wrongUse(terminal, `\`${file}\` cannot be taken up: ${taken.message}`);
  for (const line of partingLines(parted)) terminal.err(`note: ${line}\n`);
  if (isCut) return taken.session;
  if (parted.edition !== null) terminal.err(`help: \`--edition ${parted.edition}\` plays on from where it was left\n`);
  if (taken.kind === 'differs') {
    terminal.err(`help: \`--upto\` plays on from answer ${taken.given}, up to which no difference is known\n`);
  }
  return null;
}
