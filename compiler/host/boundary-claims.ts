/** Files whose suites several threads derive: each claims the next one that nobody has claimed. */
import type { Core } from '../core/ir.js';
import type { IsWanted, KnownSuites } from '../incremental/boundary-suites.js';

/** What each of the threads is given. */
export interface Deriving {
  readonly core: Core;
  readonly before: KnownSuites | null;
  readonly claims: Claims;
}

/** How many files have been claimed, in memory that threads share. */
export type Claims = Int32Array<SharedArrayBuffer>;

export function noClaims(): Claims {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** How many files have been claimed; more, where there is none left. */
export function claimedOf(claims: Claims): number {
  return Atomics.load(claims, 0);
}

/** Claims files for one of the threads, which goes through them all in their order. */
export function claiming(claims: Claims): IsWanted {
  let next: number | null = null;
  return (_, index) => {
    next ??= Atomics.add(claims, 0, 1);
    if (next !== index) return false;
    next = null;
    return true;
  };
}
