/** What suites write of a board in short: each place with what it holds, each track with where it stands. */
import type { Program } from '../program.js';
import { rowAt } from '../state.js';
import type { Names } from './names.js';
import type { Stated } from './script.js';
import type { BoardShown, Holding } from './shown.js';

/** `2 Depots`; where several things are counted together, the number and their names. */
export type Count<Name extends string> = `${number} ${Name}` | readonly [count: number, ...names: Name[]];

/** All that is somewhere. */
export type Contents<Name extends string> = 'nothing' | Count<Name> | readonly Count<Name>[];

/** `{ Fenwick: ['1 Depot', '2 Hidden Runners'], Gaol: 'nothing', Resolve: 5 }`, one sentence for each entry. */
export type Board<N extends Names> = {
  // A record has some fields anyway: what is called like them is stated in another way.
  readonly [
    Name in Exclude<N['space'] | N['box'] | N['track'] | N['counter'], keyof typeof Object.prototype | 'kind'>
  ]?:
    | (Name extends N['space'] | N['box'] ? Contents<N['thing']> : never)
    | (Name extends N['track'] | N['counter'] ? number : never);
};

type Entries = Readonly<Record<string, number | Contents<string> | undefined>>;

/** What an entry of a board comes to. */
export type Placed =
  | Extract<BoardShown, { readonly track: string } | { readonly counter: string }>
  | Extract<BoardShown, { readonly holds: unknown }>;

/** Each thing that is counted, with its plural. */
export type Things = readonly (readonly [one: string, many: string])[];

/** Reads counts and boards of a program. */
export interface BoardReader {
  /** Of chits, and of what lies in a box. */
  readonly holding: (count: Count<string>) => Holding;
  /** In a space, where the name of a piece counts it in all its states. */
  readonly inSpace: (count: Count<string>) => Holding;
  readonly isSpace: (name: string) => boolean;
  /** Each entry of a board as a statement, among others. */
  readonly stated: <D>(list: readonly (Stated<D> | Entries)[]) => readonly Stated<D | Placed>[];
}

export function boardReader({ rules }: Program, things: Things): BoardReader {
  const singular = new Map(things.map(([one, many]) => [many, one]));
  for (const [one] of things) singular.set(one, one);
  const spaces = new Set(rules.spaces.map(({ name }) => name));
  const columnsOf = new Map(
    rules.pieces.map(({ name, columns }) => [name, columns.map((column) => rowAt(rules.columns, column).name)]),
  );
  const holding = (count: Count<string>): Holding => {
    if (typeof count !== 'string') return count;
    const cut = count.indexOf(' ');
    const name = count.slice(cut + 1);
    return [Number(count.slice(0, cut)), singular.get(name) ?? name];
  };
  const inSpace = (count: Count<string>): Holding => {
    const [number, ...names] = holding(count);
    const [only = ''] = names;
    const columns = names.length === 1 ? columnsOf.get(only) : undefined;
    return columns === undefined || columns.includes(only) ? [number, ...names] : [number, ...columns];
  };
  const placed = (name: string, is: number | Contents<string>): Stated<Placed> => {
    if (typeof is === 'number') {
      const data = rules.counters.includes(name) ? { counter: name, is } : { track: name, is };
      return { kind: 'stated', text: `${name} is ${is}`, data };
    }
    const counts = countsIn(is);
    return {
      kind: 'stated',
      text: `${name} holds ${listed(counts)}`,
      data: spaces.has(name) ? { space: name, holds: counts.map(inSpace) } : { box: name, holds: counts.map(holding) },
    };
  };
  return {
    holding,
    inSpace,
    isSpace: (name) => spaces.has(name),
    stated: <D>(list: readonly (Stated<D> | Entries)[]) =>
      list.flatMap((it): readonly Stated<D | Placed>[] =>
        isStated(it) ? [it] : Object.entries(it).flatMap(([name, is]) => (is === undefined ? [] : placed(name, is))),
      ),
  };
}

function isStated<D>(it: Stated<D> | Entries): it is Stated<D> {
  return it.kind === 'stated';
}

function countsIn(contents: Contents<string>): readonly Count<string>[] {
  if (contents === 'nothing') return [];
  return isCount(contents) ? [contents] : contents;
}

function isCount(contents: Count<string> | readonly Count<string>[]): contents is Count<string> {
  return typeof contents === 'string' || typeof contents[0] === 'number';
}

/** `2 Depots and 1 Hidden Runner`. */
export function listed(counts: readonly Count<string>[]): string {
  const items = counts.map((it) => (typeof it === 'string' ? it : `${it[0]} ${it.slice(1).join(' or ')}`));
  const last = items.pop() ?? 'nothing';
  return items.length === 0 ? last : `${items.join(', ')} and ${last}`;
}
