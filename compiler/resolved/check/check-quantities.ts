/** A number that a procedure or a chit names may be made of others that it names, but never in the end of itself. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import type { Spec } from '../../surface/documents.js';
import { visit } from '../children.js';
import type { World } from '../ir.js';
import { spansOfNumber } from './check-divisors.js';

type Parts = Pick<World, 'procedures' | 'chits'>;
type Quantities = Parts['procedures'][number]['quantities'];

/** One message for each circle, at the number of it that is declared first. */
export function checkQuantities({ procedures, chits }: Parts, spec: Spec): readonly Diagnostic[] {
  return [...procedures, ...chits].flatMap(({ name: owner, quantities }) => {
    const told = new Set<string>();
    return quantities.flatMap(({ name }) => {
      const circle = told.has(name) ? null : circleFrom(quantities, [name]);
      if (circle === null) return [];
      for (const it of circle) told.add(it);
      return spansOfNumber(spec, owner, name).map((span) => report('RW0558', span, { circle }));
    });
  });
}

/** The numbers through which the first of the path is made of itself, itself first; null where it is not. */
function circleFrom(quantities: Quantities, path: readonly string[]): readonly string[] | null {
  const of = quantities.find(({ name }) => name === path.at(-1));
  for (const next of of === undefined ? [] : namesIn(of.value)) {
    if (next === path[0]) return path;
    const circle = path.includes(next) ? null : circleFrom(quantities, [...path, next]);
    if (circle !== null) return circle;
  }
  return null;
}

/** The numbers of the same procedure or chit that one is made of. */
function namesIn(value: Quantities[number]['value']): readonly string[] {
  const names: string[] = [];
  visit('number', value, {
    number: (it) => {
      if (it.kind === 'quantity' && it.of.kind !== 'selection') names.push(it.of.name);
    },
  });
  return names;
}
