/** What check accepts, builds and plays: the games of some seeds, from their files to random games on both back ends. */
import type { Core } from '../../../compiler/core/ir.js';
import { type Checked, check } from '../../../compiler/driver.js';
import { emitAll } from '../../../compiler/emit/emit-all.js';
import type { EmittedFile } from '../../../compiler/emit/emitted-file.js';
import type { Module } from '../../../compiler/emit/module.js';
import { printModules } from '../../../compiler/emit/print-modules.js';
import { linkEngine } from '../../../compiler/host/link-engine.js';
import { interpret } from '../../../compiler/interpreter/interpret.js';
import { lockstep } from '../../../compiler/interpreter/lockstep.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { playRandomly } from '../../../runtime/testing/random-play.js';
import { cover, type Coverage } from './covered.js';
import { typeFaults } from './type-check.js';

export interface Candidate {
  readonly name: string;
  readonly files: readonly SourceFile[];
}

/** A game that check accepts and that goes wrong: where, and how. */
export interface Failure {
  readonly name: string;
  readonly stage: 'check' | 'emit' | 'types' | 'load' | 'play';
  readonly what: string;
}

export interface Outcome {
  readonly failures: readonly Failure[];
  /** How many games check accepts. */
  readonly accepted: number;
  readonly decisions: number;
}

/** How many random games are played of each. */
const seedsPlayed = [1, 2, 3];
/** Many times more branches than all games of one spec take. */
const mostBranches = 1_000_000;

interface Built {
  readonly name: string;
  readonly core: Core;
  readonly engine: readonly Module[];
  readonly tests: readonly EmittedFile[];
}

/** Takes each game as far as it goes; type-checks all of them in one program. What those are made of that are accepted is noted. */
export function holdAll(candidates: readonly Candidate[], coverage: Coverage | null = null): Outcome {
  const failures: Failure[] = [];
  const built: Built[] = [];
  let accepted = 0;
  for (const { name, files } of candidates) {
    const checked = attempt(failures, name, 'check', () => check({ files, diagnostics: [] }));
    const core = checked?.core ?? null;
    if (checked === null || core === null) continue;
    accepted += 1;
    if (coverage !== null) cover(coverage, core, checked.analysis);
    const made = attempt(failures, name, 'emit', () => emitted(name, checked, core));
    if (made !== null) built.push(made);
  }
  failures.push(...typed(built));
  let decisions = 0;
  for (const game of built) decisions += played(failures, game);
  return { failures, accepted, decisions };
}

function attempt<Result>(
  failures: Failure[],
  name: string,
  stage: Failure['stage'],
  make: () => Result,
): Result | null {
  try {
    return make();
  } catch (error) {
    failures.push({ name, stage, what: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    return null;
  }
}

function emitted(name: string, { plans, examples }: Checked, core: Core): Built {
  const { engine, tests } = emitAll(core, plans, examples);
  return { name, core, engine, tests };
}

function typed(built: readonly Built[]): readonly Failure[] {
  const files = built.flatMap(({ name, engine, tests }) =>
    [...printModules(engine), ...tests].map((it) => [`${name}/${it.path}`, it.text] as const),
  );
  if (files.length === 0) return [];
  const firsts = new Map<string, Failure>();
  for (const { path, message } of typeFaults(new Map(files))) {
    const [name = ''] = path.split('/');
    if (!firsts.has(name)) firsts.set(name, { name, stage: 'types', what: `${path}: ${message}` });
  }
  return [...firsts.values()];
}

/** Throws where far more is done than ever lies between two questions. */
function watcher(): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done > mostBranches) throw new Error('a loop has no end');
  };
}

function played(failures: Failure[], { name, core, engine }: Built): number {
  const program = attempt(failures, name, 'load', () => {
    const linked = linkEngine(engine).program;
    // The interpreter goes first: it notices where a loop has no end, which the engine would follow.
    return { ...lockstep(interpret(core, watcher()), linked), rules: linked.rules };
  });
  if (program === null) return 0;
  let decisions = 0;
  for (const seed of seedsPlayed) {
    const game = playRandomly(program, seed, { checkInvariants: true });
    decisions += game.decisions;
    if (game.finished) continue;
    failures.push({ name, stage: 'play', what: game.crashed ?? 'the game does not end' });
    return decisions;
  }
  return decisions;
}
