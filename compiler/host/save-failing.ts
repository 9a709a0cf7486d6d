/** Writes the shortest random game that goes wrong as a scenario, made as short as it can be. */
import { join } from 'node:path';
import type { Choices } from '../../runtime/options.js';
import { failingScenario, fileOf } from '../../runtime/testing/failing-scenario.js';
import { type FailingGame, failingGame } from '../../runtime/testing/shrink.js';
import { importProgram } from './load-engine.js';
import type { Refusal } from './system-faults.js';
import { writeWhole } from './write-whole.js';

export interface FailingSeeds {
  readonly game: string;
  /** The folder of the compiled engine. */
  readonly engine: string;
  /** Of the games that go wrong. */
  readonly seeds: readonly number[];
  /** What was chosen of the optional rules in every game. */
  readonly choices: Choices;
  /** Where the scenario is written, absolute. */
  readonly folder: string;
}

/** Some ten seconds' work at most. */
const mostWork = 4_000_000;

/** The path of the scenario, absolute, what it holds, and why it could not be written, if so; null where the engine alone plays these games to their end. */
export async function saveFailing(
  { game, engine, seeds, choices, folder }: FailingSeeds,
  onProgress: (answers: number) => void,
): Promise<{ readonly path: string; readonly failing: FailingGame; readonly refusal: Refusal | null } | null> {
  const program = await importProgram(engine);
  const failing = failingGame(program, seeds, { mostWork, choices, onProgress });
  if (failing === null) return null;
  const path = join(folder, fileOf(game, failing.seed));
  return { path, failing, refusal: writeWhole(path, failingScenario(game, failing)) };
}
