/** What is known where a step stands. */
import type { SpaceTest } from '../resolved/ir.js';
import type { Facts } from './facts.js';
import type { Interval } from './interval.js';

export interface FlowFacts {
  readonly facts: Facts;
  /** The spaces that may be in hand, that pieces may come from, and that may be selected. */
  readonly here: readonly number[];
  readonly origin: readonly number[];
  readonly selected: readonly number[];
  /** What a space is when it has just been selected. */
  readonly selecting: readonly SpaceTest[];
  /** What the current space is at this moment. */
  readonly known: readonly SpaceTest[];
  /** What `let` has made of names at this moment; one that is missing may be anything. */
  readonly variables: ReadonlyMap<string, Interval>;
  /** What `the roll` can be at this moment. */
  readonly roll: Interval;
  /** What `let` makes of names anywhere in these steps. */
  readonly ranges: ReadonlyMap<string, Interval>;
  /** The quantities of which it is being asked what they can be; one that is made of itself may be anything. */
  readonly asked: ReadonlySet<string>;
}

/** Nothing is known but the game. */
export function initialFlow(facts: Facts): FlowFacts {
  const all = facts.world.spaces.map((_, id) => id);
  return {
    facts,
    here: all,
    origin: all,
    selected: all,
    selecting: [],
    known: [],
    roll: facts.roll,
    variables: new Map(),
    ranges: new Map(),
    asked: new Set(),
  };
}
