/** Names of spaces in the singular, which need no filter to say which is meant. */
import type { Head } from './ir.js';
import { generalNouns } from './tokens.js';

/** `Marsh`, but not `Fens`: what stands behind such a name is said of the noun before it. */
export function isProperName(heads: readonly Head[]): boolean {
  const only = heads.length === 1 ? heads[0] : undefined;
  if (only?.adjectives.length !== 0) return false;
  return !generalNouns.includes(only.noun.text) && !only.noun.text.endsWith('s');
}
