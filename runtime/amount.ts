/** How many, as calls of the runtime say it. */
import { MANY } from './layout.js';

/** `count` of them, or at least and at most so many; what is left out is 0 and as many as there are. */
export interface Amount {
  readonly count?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export function leastOf({ count, atLeast }: Amount): number {
  return count ?? atLeast ?? 0;
}

export function mostOf({ count, atMost }: Amount): number {
  return count ?? atMost ?? MANY;
}
