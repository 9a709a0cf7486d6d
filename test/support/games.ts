/** The games of this repository, each checked once for all tests that only look at it. */
import path from 'node:path';
import { check, type Checked } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';

const known = new Map<string, Checked>();

/** What a check makes of the spec of a game, by its folder. */
export function checkedGame(folder: string): Checked {
  const found = known.get(folder) ?? check(readSpec(path.join(import.meta.dirname, '..', '..', 'spec', folder)));
  known.set(folder, found);
  return found;
}
