/** The verdicts of a game as they came last, kept beside its spec. */
import { createHash } from 'node:crypto';
import type { KnownVerdicts } from '../incremental/verdicts.js';
import { keepJson, readJson } from './records.js';

/** What is known of the game from the last time; null where that is nothing. */
export function readVerdicts(root: string, game: string): KnownVerdicts | null {
  // What has the seal of this compiler has the shape that it writes.
  return readJson(root, nameOf(game)) as KnownVerdicts | null;
}

/** Keeps what is known, where that is not what was known `before`. */
export function keepVerdicts(root: string, game: string, before: KnownVerdicts | null, known: KnownVerdicts): void {
  if (JSON.stringify(before) !== JSON.stringify(known)) keepJson(root, nameOf(game), known);
}

function nameOf(game: string): string {
  return `verdicts-${game}`;
}

/** A short text that stands for a long one. */
export function markOfText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
