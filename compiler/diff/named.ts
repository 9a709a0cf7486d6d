/**
 * A part of Core as text with names in place of ids, without its places, titles, labels and rule numbers: two parts say the same
 * where their texts are equal, whatever else the games declare.
 */
import { change, type CoreNodes } from '../core/children.js';
import { identities, unordered } from '../core/meaning.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { namesIn } from '../resolved/direct.js';
import type { World } from '../resolved/ir.js';
import { type IdKind, idsInCore } from './ids.js';

/** What a thing is called by its id; of things that are renamed the old ones are called as the new ones are. */
export type Naming = (kind: IdKind, id: number) => string;

/** The name of a thing, as its own edition has it. */
export function nameIn(world: World, kind: IdKind, id: number): string {
  return names[kind](world)[id] ?? `no ${kind} ${id}`;
}

const ofOne = (rows: readonly { readonly names: { readonly one: string } }[]): readonly string[] =>
  rows.map((row) => row.names.one);
const ofName = (rows: readonly { readonly name: string }[]): readonly string[] => rows.map(({ name }) => name);

/** By kind, the names of all things by their ids. */
const names: Readonly<Record<IdKind, (world: World) => readonly string[]>> = {
  faction: ({ factions }) => ofName(factions),
  state: ({ states }) => ofName(states),
  piece: ({ pieces }) => ofOne(pieces),
  column: ({ columns }) => ofName(columns),
  marker: ({ markers }) => ofOne(markers),
  box: ({ boxes }) => ofName(boxes),
  track: ({ tracks }) => ofOne(tracks),
  resource: ({ resources }) => ofOne(resources),
  counter: ({ counters }) => ofName(counters),
  option: ({ options }) => ofName(options),
  'space kind': ({ spaceKinds }) => ofOne(spaceKinds),
  space: ({ spaces }) => ofName(spaces),
  'chit family': ({ families }) => ofName(families),
  chit: ({ chits }) => ofName(chits),
  aspect: ({ aspects }) => ofName(aspects),
  class: ({ classes }) => ofOne(classes),
  procedure: ({ procedures }) => ofName(procedures),
  'additional spaces': ({ additionalSpaces }) => ofName(additionalSpaces),
  'card kind': ({ cardKinds }) => ofOne(cardKinds),
  card: ({ cards }) => cards.map(({ code }) => code),
  value: ({ values }) => ofName(values),
  degree: ({ degrees }) => ofName(degrees),
  'order place': ({ orderPlaces }) => ofName(orderPlaces),
  'order box': ({ orderBoxes }) => ofName(orderBoxes),
};

/** By field, what its ids are of; of what is no node by itself, the same of its fields. */
type Fields = Readonly<Record<string, IdKind | Readonly<Record<string, IdKind>>>>;

/** The fields of a node that hold ids, by its name and its kind; `namesIn` tells those of a direct form. */
function fieldsOf(role: string, node: object): Fields | null {
  const kind = 'kind' in node ? String(node.kind) : '';
  const own = listed.get(role);
  if (own === undefined) return null;
  const ofKind = own[kind];
  if (typeof ofKind === 'object') return ofKind;
  // A list by kind has nothing for a kind without ids; a list of fields has names only.
  return Object.values(own).every((it) => typeof it === 'string') ? (own as Fields) : null;
}

const listed: ReadonlyMap<string, Readonly<Record<string, IdKind | Fields>>> = new Map(
  Object.entries<Readonly<Record<string, IdKind | Fields>>>(idsInCore),
);

const namedKinds = { faction: 'faction', 'order place': 'order place', 'card value': 'value' } as const;

/** With the ids in a node replaced by names; what is within it is replaced already. */
function withNames(naming: Naming, role: string, node: object): object {
  const direct = [...namesIn(node)].map(([key, as]): [string, IdKind] => [key, namedKinds[as]]);
  const fields: readonly (readonly [string, Fields[string]])[] = [
    ...Object.entries(fieldsOf(role, node) ?? {}),
    ...direct,
  ];
  if (fields.length === 0) return node;
  const named = (kind: Fields[string], held: unknown): unknown => {
    if (Array.isArray(held)) return held.map((it: unknown) => named(kind, it));
    if (typeof kind === 'string') return typeof held === 'number' ? naming(kind, held) : held;
    if (typeof held !== 'object' || held === null) return held;
    const within = Object.entries(held).map(([key, it]: [string, unknown]) => {
      const own = kind[key];
      return [key, own === undefined ? it : named(own, it)] as const;
    });
    return Object.fromEntries(within);
  };
  const replaced = fields.flatMap(([key, kind]) => {
    const held: unknown = Reflect.get(node, key);
    return held === undefined ? [] : [[key, named(kind, held)] as const];
  });
  return { ...node, ...Object.fromEntries(replaced) };
}

/** The kinds of node in which ids may stand. */
const roles = [...new Set([...listed.keys(), 'number', 'op'])];

function withNamesBelow<Name extends keyof CoreNodes>(
  naming: Naming,
  name: Name,
  node: CoreNodes[Name],
): CoreNodes[Name] {
  // What a node becomes has names where its type has ids: it is made into text and into nothing else.
  const changes = Object.fromEntries(roles.map((role) => [role, (it: object) => withNames(naming, role, it)]));
  return change(name, node, changes as Parameters<typeof change<Name>>[2]);
}

/** What says nothing of what is done. */
const words: ReadonlySet<string> = new Set(['text', 'title', 'label', 'rule', 'span', 'file', 'loop']);

/** What follows from the rest of the same steps, or from what the game declares and does elsewhere. */
const derived: ReadonlySet<string> = new Set([
  'possible',
  'foreseen',
  'payable',
  'stays',
  'alone',
  'wants',
  'bringsBack',
  'interruptible',
  'openedBy',
  'opening',
  'beginsTurn',
  'movesOnce',
  'crosses',
  'settles',
  'declares',
  'lift',
  'placedAs',
  'nameable',
  'overridden',
  'here',
  'tellsSteps',
  'additional',
]);

/** Moments that lowering adds for what is said elsewhere. */
const added: ReadonlySet<string> = new Set(['standing', 'moment', 'woven']);

/** What stands before a name that steps give, or speak of: what the language itself says is never renamed. */
export const givenMark = '=';

/**
 * What a node and all below it say. `own`: what it says itself, without what follows from the rest of the game; it is of a Core
 * that was lowered without what cards change.
 */
export function textOf<Name extends keyof CoreNodes>(
  naming: Naming,
  name: Name,
  node: CoreNodes[Name],
  which: 'own' | 'whole',
): string {
  const left = (key: string): boolean => words.has(key) || key === 'wants' || (which === 'own' && derived.has(key));
  return JSON.stringify(withNamesBelow(naming, name, node), (key, value: unknown) => {
    if (left(key)) return undefined;
    if (identities.has(key) && typeof value === 'string') return `${givenMark}${value}`;
    if (!Array.isArray(value)) return value;
    if (identities.has(key)) return value.map((it) => `${givenMark}${String(it)}`);
    const items = which === 'own' ? (value as unknown[]).filter((it) => !isAdded(it)) : (value as unknown[]);
    return unordered.has(key)
      ? items.toSorted((one, other) => byCodeUnits(JSON.stringify(one), JSON.stringify(other)))
      : items;
  });
}

function isAdded(item: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('op' in item)) return false;
  const { op } = item;
  return typeof op === 'object' && op !== null && 'kind' in op && added.has(String(op.kind));
}
