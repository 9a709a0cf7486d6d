/**
 * What the steps in front of a step let, when they are not done yet. A number that they let is put in where it is spoken
 * of; chits that they draw or take are looked for where they are taken from as well.
 */
import type { ChitPlace, ChitSelector, FamilyId, NumberExpr } from '../resolved/ir.js';
import { change, type CoreNodes, some } from './children.js';
import { accumulatorOf, isAccumulation } from './accumulators.js';

export interface Known {
  /** By the name of a variable; null where it may be anything. What is not here has its value by then. */
  readonly variables: ReadonlyMap<string, NumberExpr | null>;
  /** By family and place, where else its chits are looked for. */
  readonly chits: ReadonlyMap<string, readonly ChitPlace[]>;
}

export const nothingKnown: Known = { variables: new Map(), chits: new Map() };

/** As `known`, with a number let; null is any. */
export function letting(known: Known, name: string, value: NumberExpr | null): Known {
  return { ...known, variables: new Map(known.variables).set(name, value) };
}

/** As `known`, where chits of a family come to a place from others. */
export function bringing(known: Known, family: FamilyId, to: ChitPlace, from: readonly ChitPlace[]): Known {
  const key = keyOf(family, to);
  const before = known.chits.get(key) ?? [];
  return { ...known, chits: new Map(known.chits).set(key, [...new Set([...before, ...from])]) };
}

/** Whether chits of a family come to a place from another. */
export function bringsFrom(known: Known, family: FamilyId, to: ChitPlace, from: ChitPlace): boolean {
  return known.chits.get(keyOf(family, to))?.includes(from) ?? false;
}

/** As `known`, with another current space: what was counted in the one before is not put in there. */
export function elsewhere(known: Known): Known {
  const variables = [...known.variables].map(
    ([name, value]) => [name, value !== null && isOfSpace(value) ? null : value] as const,
  );
  return { ...known, variables: new Map(variables) };
}

function isOfSpace(value: NumberExpr): boolean {
  return some('number', value, {
    where: ({ kind }) => kind === 'here' || kind === 'group',
    number: ({ kind }) => kind === 'group size' || kind === 'value of it',
    condition: ({ kind }) => kind === 'it is' || kind === 'it is listed' || kind === 'it has moved',
    test: (test) =>
      test.kind === 'here' ||
      test.kind === 'along' ||
      test.kind === 'reach' ||
      (test.kind === 'adjacent' && test.to === 'here'),
  });
}

/** The places that the selector speaks of, with those from where its chits come to them. */
export function widened(known: Known, selector: ChitSelector): ChitSelector {
  const places = selector.places.flatMap((place) => [place, ...(known.chits.get(keyOf(selector.family, place)) ?? [])]);
  return { ...selector, places: [...new Set(places)] };
}

function keyOf(family: FamilyId, place: ChitPlace): string {
  return `${family} ${place}`;
}

/** The node with what is known put in; null where it depends on what may be anything. */
export function withKnown<Name extends keyof CoreNodes>(
  known: Known,
  name: Name,
  node: CoreNodes[Name],
): CoreNodes[Name] | null {
  if (known.variables.size === 0 && known.chits.size === 0) return node;
  const uncertain: string[] = [];
  const result = change(name, node, {
    number: (number) => {
      const variable = nameOf(number);
      if (variable === null || !known.variables.has(variable)) return number;
      const value = known.variables.get(variable) ?? null;
      if (value === null) uncertain.push(variable);
      return value ?? number;
    },
    chits: (chits) => widened(known, chits),
  });
  return uncertain.length === 0 ? result : null;
}

/** The variable that a number is the value of. */
function nameOf(number: NumberExpr): string | null {
  if (number.kind === 'variable') return number.name;
  return isAccumulation(number) ? accumulatorOf(number) : null;
}
