/** Edits that are typed for whoever is at the page. */
import type { SpecEdit } from '../protocol.js';
import type { Actions } from './actions.js';

export function typeEdits(actions: Actions, edits: readonly SpecEdit[]): void {
  for (const [path, text] of mended(edits, actions.textOf)) actions.type(path, text);
}

/** The texts that edits make, by path. */
function mended(edits: readonly SpecEdit[], textOf: (path: string) => string): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const { path, from, to, text } of edits.toSorted((one, other) => other.from - one.from)) {
    const before = made.get(path) ?? textOf(path);
    made.set(path, before.slice(0, from) + text + before.slice(to));
  }
  return made;
}
