/** Games in files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { reasonOf } from './read-spec.js';

/** Why it could not be written; null where it was. */
export function writeSaved(path: string, saved: object): string | null {
  try {
    writeFileSync(path, `${JSON.stringify(saved)}\n`);
    return null;
  } catch (fault) {
    return reasonOf(fault);
  }
}

export type ReadSaved =
  { readonly ok: true; readonly saved: unknown } | { readonly ok: false; readonly message: string };

/** What a file holds as JSON; whether it is a saved game is for others to say. */
export function readSaved(path: string): ReadSaved {
  try {
    return { ok: true, saved: JSON.parse(readFileSync(path, 'utf8')) as unknown };
  } catch (fault) {
    const isText = fault instanceof SyntaxError;
    return { ok: false, message: isText ? 'it is not a saved game' : reasonOf(fault) };
  }
}
