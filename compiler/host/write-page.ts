/** Writes a page where the user wants it. */
import { writeFileSync } from 'node:fs';
import { reasonOf } from './read-spec.js';

/** Null once it is written, else what the system said. */
export function writePage(path: string, text: string): string | null {
  try {
    writeFileSync(path, text);
    return null;
  } catch (fault) {
    return reasonOf(fault);
  }
}
