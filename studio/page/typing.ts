/** Edits of texts, by which others are typed for whoever is at the page. */
import type { SpecEdit } from '../protocol.js';
import type { OpenFile } from './state.js';

/** The texts that edits of these files make, by path. */
export function mended(edits: readonly SpecEdit[], files: ReadonlyMap<string, OpenFile>): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const { path, from, to, text } of edits.toSorted((one, other) => other.from - one.from)) {
    const before = made.get(path) ?? files.get(path)?.text ?? '';
    made.set(path, before.slice(0, from) + text + before.slice(to));
  }
  return made;
}
