/** Writes a file in one go: whoever reads it finds the old text or the new one, never a part. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from './read-spec.js';

/** Makes the folder where there is none. Null once it is written, else what the system said; the old file then stands. */
export function writeWhole(path: string, text: string): string | null {
  try {
    mkdirSync(dirname(path), { recursive: true });
    moveInto(path, text);
    return null;
  } catch (fault) {
    return reasonOf(fault);
  }
}

/** By a draft in the same folder, of which nothing is left. */
function moveInto(path: string, text: string): void {
  const draft = `${path}.writing-${process.pid}`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
