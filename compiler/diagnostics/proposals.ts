/** What a message proposes that can be done for its reader. */
import type { Edit } from '../source/edit.js';
import type { Diagnostic } from './diagnostic.js';

export interface Proposal {
  readonly text: string;
  /** At least one. */
  readonly edits: readonly Edit[];
  /** It cannot change what was meant. */
  readonly safe: boolean;
}

/** The likeliest first. */
export function proposalsOf({ help }: Diagnostic): readonly Proposal[] {
  return help
    .map(({ text, edits, choice = [], safe }) => ({ text, edits: edits.length > 0 ? edits : choice, safe }))
    .filter(({ edits }) => edits.length > 0);
}
