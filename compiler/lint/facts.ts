/** What can ever happen in a game, whatever is played: which markers come to the map, which pieces to boxes, which chits where. */
import type { Block, Core, CoreProcedure, Op } from '../core/ir.js';
import { eachOp } from '../core/children.js';
import type { ChitPlace, NumberExpr, SpaceSet, World } from '../resolved/ir.js';
import { exactly, hull, type Interval } from './interval.js';
import { usualSides } from '../surface/dice.js';

export interface Facts {
  readonly core: Core;
  readonly world: World;
  /** What any roll of the game can come to. */
  readonly roll: Interval;
  /** The markers that ever come to the map. */
  readonly markers: ReadonlySet<number>;
  /** By box, the pieces that ever come to it. */
  readonly boxes: ReadonlyMap<number, ReadonlySet<number>>;
  /** By family, the places that chits of it ever come to. */
  readonly chits: ReadonlyMap<number, ReadonlySet<ChitPlace>>;
  /** What conducts give named quantities and named places instead of their own. */
  readonly values: ReadonlyMap<string, readonly NumberExpr[]>;
  readonly places: ReadonlyMap<string, readonly SpaceSet[]>;
  /** The spaces of sets that are the same wherever they are spoken of, as far as they have been looked for. */
  readonly found: WeakMap<SpaceSet, readonly number[]>;
  /** Whether procedures can ever be conducted, with their own limit or another, as far as that has been asked. */
  readonly conductable: Readonly<Record<'own limit' | 'other limit', WeakMap<CoreProcedure, boolean>>>;
}

/** Reads the whole game once. */
export function factsOf(core: Core): Facts {
  const { world } = core;
  const markers = new Set<number>(world.setup.spaces.flatMap((it) => it.markers.map(({ marker }) => marker)));
  const rolls: Interval[] = [];
  const boxes = new Map<number, Set<number>>();
  const chits = new Map<number, Set<ChitPlace>>();
  const values = new Map<string, NumberExpr[]>();
  const places = new Map<string, SpaceSet[]>();
  for (const { box, piece } of world.setup.boxes) ofKey(boxes, box, newSet).add(piece);
  for (const family of world.families.keys()) chits.set(family, new Set<ChitPlace>(['pool']));
  const note = (op: Op): void => {
    switch (op.kind) {
      case 'roll':
        rolls.push(rolledBy(op));
        break;
      case 'mark':
        markers.add(op.marker);
        break;
      case 'turn over':
        markers.add(op.to);
        break;
      case 'remove':
        if (op.to === null) break;
        for (const column of op.stages.flatMap(({ columns }) => columns)) {
          const piece = world.columns[column]?.piece;
          if (piece !== undefined) ofKey(boxes, op.to, newSet).add(piece);
        }
        break;
      case 'draw':
        chits.get(op.family)?.add(op.to);
        break;
      case 'play card':
        chits.get(op.from.family)?.add('aside');
        break;
      case 'take chit':
      case 'move chits':
        chits.get(op.from.family)?.add(op.to);
        break;
      case 'conduct':
        for (const { name, value } of op.values) ofKey(values, name, newList<NumberExpr>).push(value);
        for (const { name, spaces } of op.places) ofKey(places, name, newList<SpaceSet>).push(spaces);
        break;
      default:
    }
  };
  for (const { block } of rootsOf(core)) eachOp(block, note);
  return {
    core,
    world,
    roll: rolls.length === 0 ? exactly(0) : rolls.reduce(hull),
    markers,
    boxes,
    chits,
    values,
    places,
    found: new WeakMap(),
    conductable: { 'own limit': new WeakMap(), 'other limit': new WeakMap() },
  };
}

/** What the dice of a roll can show together. */
export function rolledBy({ dice = 1, sides = usualSides }: Extract<Op, { kind: 'roll' }>): Interval {
  return { least: dice, most: dice * sides };
}

/** Steps that are carried out by themselves. */
export interface Root {
  readonly block: Block;
  /** The index of the procedure whose own steps they are; null for all others. */
  readonly procedure: number | null;
  /** The names of the numbers that they are given by what they are added to. */
  readonly given: readonly string[];
}

/** Every list of steps of a game, those of cards and chits among them. */
export function rootsOf(core: Core): readonly Root[] {
  const woven = [...core.procedures, ...core.cards].flatMap((it) => it.woven ?? []);
  const others = [
    ...core.additionalSpaces.map(({ cost }) => cost),
    ...core.aspects.flatMap(({ chits }) => chits.map(({ block }) => block)),
    ...core.cards.flatMap(({ sides }) => sides.map(({ block }) => block)),
    ...[...core.standing, ...core.beyond, ...core.crossings].map(({ block }) => block),
  ];
  return [
    ...core.procedures.map(({ block }, procedure) => ({ block, procedure, given: [] })),
    ...woven.map(({ block, given }) => ({
      block,
      procedure: null,
      given: given.flatMap((it) => (it.kind === 'number' ? [it.name] : [])),
    })),
    ...others.map((block) => ({ block, procedure: null, given: [] })),
  ];
}

function newSet(): Set<number> {
  return new Set();
}

function newList<T>(): T[] {
  return [];
}

/** The value of a key, made where there is none. */
function ofKey<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
