/** A simulation as it is asked for: what is played, by whom, and what its games have in common wherever they are played. */
import type { Core } from '../core/ir.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import { fingerprintOf } from '../emit/fingerprint.js';
import { compilerBuild } from '../host/compiler-mark.js';
import { compileEngine } from '../host/load-engine.js';
import type { ReadSpec } from '../host/read-spec.js';
import type { Versus, WorkerStart } from '../host/simulate.js';
import type { World } from '../resolved/ir.js';
import type { Choices } from '../scenario/choices.js';
import { optionsPlayed } from '../simulation/counts.js';
import { seatNames, type Seating } from '../simulation/seating.js';
import type { Seats } from '../simulation/tallying.js';
import type { Language } from '../surface/vocabulary.js';
import { choicesFrom } from './choices.js';
import { type Game, gamesCalled } from './games.js';
import { knownSpecOf } from './known-spec.js';
import type { Whole } from './parts.js';
import { playableFrom } from './playable.js';
import { seatsFrom } from './seats.js';
import type { ExitCode, Terminal } from './terminal.js';

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
  /** Whether what each side of each card changes is found. */
  readonly effects: boolean;
  /** Whether changes of the lead are counted. */
  readonly leads: boolean;
  /** What is chosen of the optional rules: `Reserve=3`, `Advanced Game`. */
  readonly option: readonly string[];
  /** Who plays a faction: `Crown=mcts:200`; at random where nothing is said. */
  readonly seat: readonly string[];
}

/** What a game is played with. */
export type Laid = Pick<Asked, 'game' | 'edition' | 'invariants' | 'option' | 'seat'>;

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

/** An edition that is ready to be played, with who plays it; an exit code, after saying why, where it cannot be played so. */
export function tableFor(terminal: Terminal, asked: Laid): Table | ExitCode {
  const [game] = gamesCalled(terminal, [asked.game], asked.edition) ?? [];
  return game === undefined ? 2 : tableFrom(terminal, game, knownSpecOf(game), asked);
}

/** The same of files that are not as they stand in the spec. */
export function tableFrom(
  terminal: Terminal,
  game: Game,
  found: ReadSpec,
  { invariants, option, seat }: Pick<Laid, 'invariants' | 'option' | 'seat'>,
): Table | ExitCode {
  const playable = playableFrom(terminal, found);
  if (playable === null) return 1;
  const { world, core, language } = playable;
  const choices = choicesFrom(terminal, world, option);
  const seating = seatsFrom(terminal, world, seat);
  if (choices === null || seating === undefined) return 2;
  const modules = invariants ? emitWatchedEngine(world) : playable.engine;
  const engine = compileEngine(game.root, modules);
  const seats = seating === null ? null : { skills: seating, core };
  return { game, found, world, language, core, choices, seating, seats, engine };
}

/** What the games of a simulation have in common. */
export function wholeOf({ world, core, choices, seating }: Table, asked: Asked): Whole {
  return {
    game: asked.game,
    fingerprint: fingerprintOf(core),
    build: compilerBuild(),
    seats: seatNames(world, seating),
    options: optionsPlayed(world, choices).options ?? {},
    countsCards: asked.cards,
    countsEffects: asked.effects,
    countsLeads: asked.leads,
    invariants: asked.invariants,
    interpreter: asked.interpreter,
    firstSeed: asked.seed,
    games: asked.games,
  };
}

/** What plays the same seeds at another table. */
export function versusOf({ engine, seats, choices }: Table): Versus {
  return { engine, seats, choices };
}

/** What a thread is started with that plays there. */
export function startOf(
  { engine, core, choices, seats }: Table,
  { invariants, interpreter, cards, effects, leads }: Asked,
): WorkerStart {
  return {
    ...{ engine, invariants, choices, seats, events: cards },
    core: interpreter ? core : null,
    effects: effects ? core : null,
    leads: leads ? core : null,
  };
}
