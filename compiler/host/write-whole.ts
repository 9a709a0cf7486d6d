/** Writes a file in one go: whoever reads it finds the old text or the new one, never a part. */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { draftIn, removeDrafts } from './leftovers.js';
import { refusalOf, type Refusal } from './system-faults.js';

/**
 * Makes the folder where there is none, and follows a link to the file that it stands for. Null once it is written; where it
 * is refused, the old file stands as it was.
 */
export function writeWhole(path: string, text: string | Uint8Array): Refusal | null {
  try {
    const old = statSync(path, { throwIfNoEntry: false });
    if (old === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      moveInto(path, text);
    } else if (old.isFile()) {
      accessSync(path, constants.W_OK);
      moveInto(realpathSync(path), text, old.mode);
    } else {
      // A device or a pipe takes what it is given, and holds nothing that could be lost.
      writeFileSync(path, text);
    }
    return null;
  } catch (fault) {
    return refusalOf(fault);
  }
}

/** By a draft in the same folder, of which nothing is left; it is on the disk before it takes the place of the old file. */
function moveInto(path: string, text: string | Uint8Array, mode?: number): void {
  const folder = dirname(path);
  removeDrafts(folder);
  const draft = draftIn(folder);
  try {
    const file = openSync(draft, 'w');
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    if (mode !== undefined) chmodSync(draft, mode);
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
