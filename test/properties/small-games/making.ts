/** What all files of a small game are made from. */
import type { Chance } from './chance.js';
import type { Namer, Words } from './names.js';
import type { Place } from './nouns.js';
import { block, type Block, type Entry, type Tree } from './tree.js';
import type { SmallWorld } from './world.js';

export interface Making {
  readonly chance: Chance;
  readonly namer: Namer;
  readonly world: SmallWorld;
}

/** Where a sentence stands of which nothing is known but what is said. */
export function placeOf({ chance, world }: Making, known: Partial<Place> = {}): Place {
  return {
    chance,
    world,
    here: null,
    group: null,
    selected: null,
    rolled: false,
    numbers: [],
    places: [],
    removed: [],
    silent: false,
    acting: null,
    procedure: null,
    depth: 3,
    ...known,
  };
}

/** The same without procedures, for steps that conduct nothing. */
export function withoutProcedures(making: Making): Making {
  return { ...making, world: { ...making.world, procedures: [] } };
}

export function rule(text = '1'): readonly [string, string] {
  return ['rule', text];
}

/** An entry under a name, with its plural where it has one. */
export function worded({ one, many }: Words, ...others: readonly (readonly [string, Tree | null])[]): Entry {
  return [one, block(['plural', one === many ? null : many], ...others, rule())];
}

/** A block with an entry for each item; null where there is none. */
export function record<Item>(items: readonly Item[], entry: (item: Item) => Entry): Block | null {
  return items.length === 0 ? null : { entries: items.map(entry) };
}

/** A list of names; null where it is empty. */
export function listed(names: readonly string[]): readonly Tree[] | null {
  return names.length === 0 ? null : names;
}
