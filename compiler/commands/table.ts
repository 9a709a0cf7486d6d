/** A game that is ready to be simulated: its engine, compiled, its optional rules chosen, and who plays it. */
import type { Core } from '../core/ir.js';
import { lower } from '../core/from-resolved.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import { compileEngine } from '../host/load-engine.js';
import type { ReadSpec } from '../host/read-spec.js';
import type { Seats } from '../host/simulate.js';
import type { World } from '../resolved/ir.js';
import type { Choices } from '../scenario/choices.js';
import type { Language } from '../surface/vocabulary.js';
import { choicesFrom } from './choices.js';
import { type Game, gamesCalled, specOf } from './games.js';
import { playableFrom } from './playable.js';
import { type Seating, seatsFrom } from './seats.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface Table {
  readonly game: Game;
  readonly found: ReadSpec;
  readonly world: World;
  readonly language: Language;
  readonly core: Core;
  readonly choices: Choices;
  readonly seating: Seating;
  readonly seats: Seats | null;
  /** The folder of the compiled engine. */
  readonly engine: string;
}

export interface TableOptions {
  /** Whether the engine tells its steps, so that positions can be checked. */
  readonly invariants: boolean;
  readonly option: readonly string[];
  readonly seat: readonly string[];
}

/** The game of a name in an edition, null for the newest; an exit code, after saying why, where it cannot be played so. */
export function tableFor(
  terminal: Terminal,
  name: string,
  edition: string | null,
  options: TableOptions,
): Table | ExitCode {
  const [game] = gamesCalled(terminal, [name], edition) ?? [];
  return game === undefined ? 2 : tableFrom(terminal, game, specOf(game), options);
}

/** The same of files that are not as they stand in the spec. */
export function tableFrom(terminal: Terminal, game: Game, found: ReadSpec, options: TableOptions): Table | ExitCode {
  const playable = playableFrom(terminal, found);
  if (playable === null) return 1;
  const { world, language } = playable;
  const choices = choicesFrom(terminal, world, options.option);
  const seating = seatsFrom(terminal, world, options.seat);
  if (choices === null || seating === undefined) return 2;
  const core = lower(world);
  const modules = options.invariants ? emitWatchedEngine(world) : playable.engine;
  const engine = compileEngine(game.root, modules);
  const seats = seating === null ? null : { skills: seating, core };
  return { game, found, world, language, core, choices, seating, seats, engine };
}
