/** Games in files. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { byCodeUnits } from '../diagnostics/order.js';
import { savedIn } from '../table/saved-text.js';
import { reasonOf } from './system-faults.js';
import { readWholeFile } from './read-file.js';
import { writeWhole } from './write-whole.js';

/** A game of a thousand turns has some hundred thousand bytes. */
const mostBytes = 10_000_000;

const noSavedGame = 'it is not a saved game';

/** Why it could not be written; null where it was. A file of this name that is no saved game is left as it is. */
export function writeSaved(path: string, saved: object): string | null {
  const there = readWholeFile(path, mostBytes);
  const isOther =
    there.kind === 'too large' || (there.kind === 'read' && there.bytes.length > 0 && !isSaved(there.bytes));
  if (isOther) return 'a file of this name is there, which is no saved game';
  return writeWhole(path, `${JSON.stringify(saved)}\n`)?.reason ?? null;
}

export type ReadSaved =
  | { readonly ok: true; readonly saved: unknown }
  /** `wasSaved`: it begins as a saved game does. */
  | { readonly ok: false; readonly message: string; readonly wasSaved: boolean };

/** What a file holds as JSON; whether this game can take it up is for others to say. */
export function readSaved(path: string): ReadSaved {
  const read = readWholeFile(path, mostBytes);
  if (read.kind === 'refused') return { ok: false, message: read.reason, wasSaved: false };
  if (read.kind === 'too large') {
    const message = `${noSavedGame}: it is larger than the ${mostBytes} bytes that one may have`;
    return { ok: false, message, wasSaved: false };
  }
  const saved = parsed(read.bytes);
  if (saved !== undefined) return { ok: true, saved };
  const wasSaved = /^\s*\{[^[\]]*"fingerprint"\s*:/u.test(new TextDecoder().decode(read.bytes.subarray(0, 2000)));
  const message = wasSaved ? 'it is a saved game that was cut off, or changed so that nobody can read it' : noSavedGame;
  return { ok: false, message, wasSaved };
}

/** Undefined where it is no saved text. */
function parsed(bytes: Uint8Array): unknown {
  try {
    return savedIn(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** True for what `save` of a session may have written, whatever the game. */
function isSaved(bytes: Uint8Array): boolean {
  const json = parsed(bytes);
  return typeof json === 'object' && json !== null && 'fingerprint' in json && 'history' in json;
}

export type FoundFiles =
  | { readonly ok: true; readonly files: readonly string[] }
  /** In the words of the system. */
  | { readonly ok: false; readonly message: string };

/**
 * The files below a folder, in order, but for those that begin with a dot; links to folders are not followed. One within that
 * cannot be read has none; where the folder itself cannot be, that is told.
 */
export function filesToTakeUp(folder: string): FoundFiles {
  try {
    const files = readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .flatMap((entry) => {
        const path = join(folder, entry.name);
        if (!entry.isDirectory()) return [path];
        const within = filesToTakeUp(path);
        return within.ok ? within.files : [];
      });
    return { ok: true, files: files.toSorted(byCodeUnits) };
  } catch (fault) {
    return { ok: false, message: reasonOf(fault) };
  }
}
