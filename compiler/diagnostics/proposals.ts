/** What a message proposes that can be done for its reader. */
import { type Edit, withoutClashes } from '../source/edit.js';
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

/** What all messages together have that can be meant in one way only. */
export function safeEditsOf(diagnostics: readonly Diagnostic[]): readonly Edit[] {
  const safe = diagnostics.flatMap(({ help }) => help.find((it) => it.safe && it.edits.length > 0) ?? []);
  return withoutClashes(safe, ({ edits }) => edits).flatMap(({ edits }) => edits);
}
