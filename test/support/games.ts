/** The games of this repository, each checked and linked once for all tests that only look at it or play it. */
import path from 'node:path';
import { check, type Checked } from '../../compiler/driver.js';
import { emitEngine } from '../../compiler/emit/emit-engine.js';
import { linkEngine } from '../../compiler/host/link-engine.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { Program } from '../../runtime/program.js';

const known = new Map<string, Checked>();
const linked = new Map<string, Program>();

/** What a check makes of the spec of a game, by its folder. */
export function checkedGame(folder: string): Checked {
  const found = known.get(folder) ?? check(readSpec(path.join(import.meta.dirname, '..', '..', 'spec', folder)));
  known.set(folder, found);
  return found;
}

/** The engine that a command plays of a game, by its folder. */
export function engineOf(folder: string): Program {
  const { core } = checkedGame(folder);
  if (core === null) throw new Error(`${folder} has errors`);
  const found = linked.get(folder) ?? linkEngine(emitEngine(core)).program;
  linked.set(folder, found);
  return found;
}
