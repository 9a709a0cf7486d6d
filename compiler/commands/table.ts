/** A simulation as it is asked for: what is played, by whom, and what its games have in common wherever they are played. */
import { lower } from '../core/from-resolved.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import { fingerprintOf } from '../emit/fingerprint.js';
import { compilerBuild } from '../host/compiler-mark.js';
import { compileEngine } from '../host/load-engine.js';
import type { WorkerStart } from '../host/simulate.js';
import type { World } from '../resolved/ir.js';
import type { Choices } from '../scenario/choices.js';
import { choicesFrom } from './choices.js';
import { gamesCalled } from './games.js';
import type { Whole } from './parts.js';
import { playableOf } from './playable.js';
import { seatNames, seatsFrom } from './seats.js';
import type { Terminal } from './terminal.js';

/** All that the results of a simulation follow from. */
export interface Asked {
  readonly game: string;
  /** Null for the newest. */
  readonly edition: string | null;
  readonly games: number;
  /** The first seed; the games take the seeds from it on. */
  readonly seed: number;
  /** Whether the position is checked after every sentence. */
  readonly invariants: boolean;
  /** Whether every step is held against the interpreter of Core. */
  readonly interpreter: boolean;
  /** Whether what came of each side of each card is told. */
  readonly cards: boolean;
  /** What is chosen of the optional rules: `Reserve=3`, `Advanced Game`. */
  readonly option: readonly string[];
  /** Who plays a faction: `Crown=mcts:200`; at random where nothing is said. */
  readonly seat: readonly string[];
}

/** An edition that is ready to be played, with who plays it; an exit code, after saying why, where it cannot be played so. */
export function tableFor(terminal: Terminal, asked: Asked) {
  const [game] = gamesCalled(terminal, [asked.game], asked.edition) ?? [];
  if (game === undefined) return 2;
  const playable = playableOf(terminal, game);
  if (playable === null) return 1;
  const { world } = playable;
  const choices = choicesFrom(terminal, world, asked.option);
  const seating = seatsFrom(terminal, world, asked.seat);
  if (choices === null || seating === undefined) return 2;
  const core = lower(world);
  const modules = asked.invariants ? emitWatchedEngine(world) : playable.engine;
  const engine = compileEngine(game.root, modules);
  return { world, core, choices, seating, seats: seating === null ? null : { skills: seating, core }, engine };
}

export type Table = Exclude<ReturnType<typeof tableFor>, number>;

/** What the games of a simulation have in common. */
export function wholeOf({ world, core, choices, seating }: Table, asked: Asked): Whole {
  return {
    game: asked.game,
    fingerprint: fingerprintOf(core),
    build: compilerBuild(),
    seats: seatNames(world, seating),
    options: optionsPlayed(world, choices).options ?? {},
    countsCards: asked.cards,
    invariants: asked.invariants,
    interpreter: asked.interpreter,
    firstSeed: asked.seed,
    games: asked.games,
  };
}

/** What a thread is started with that plays there. */
export function startOf(
  { engine, core, choices, seats }: Table,
  { invariants, interpreter, cards }: Asked,
): WorkerStart {
  return { engine, invariants, events: cards, choices, core: interpreter ? core : null, seats };
}

/** Of each optional rule what was chosen; `each` where the games take every way in turn. */
export function optionsPlayed(
  { options }: World,
  choices: Choices,
): { readonly options?: Readonly<Record<string, unknown>> } {
  if (options.length === 0) return {};
  return { options: Object.fromEntries(options.map(({ name }) => [name, choices[name] ?? 'each'])) };
}
