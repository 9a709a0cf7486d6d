/** What steps that are added to something are given by it: the space in hand, the group that moved, its bounds and its numbers. */
import type { Anchor, Step, World } from '../resolved/ir.js';
import type { Given } from './ir.js';
import { aspectHasHere } from './survey.js';

/** What the steps at an anchor are given, in the order of the parameters of their function. */
export function givenAt(world: World, anchor: Anchor, steps: readonly Step[]): readonly Given[] {
  switch (anchor.kind) {
    case 'selected':
    case 'arrivals':
      return [{ kind: 'here' }];
    case 'moves':
      return [{ kind: 'group' }];
    case 'aspect':
      return aspectHasHere(world, anchor.aspect) ? [{ kind: 'here' }] : [];
    case 'procedure':
      return world.procedures[anchor.procedure]?.class === null ? [] : [{ kind: 'scope' }];
    case 'step': {
      const needs = needsOf(steps);
      const offered = world.procedures[anchor.procedure]?.class !== null;
      return [
        ...(anchor.here && needs.here ? [{ kind: 'here' } as const] : []),
        ...(offered && needs.scope ? [{ kind: 'scope' } as const] : []),
        ...[...needs.numbers].map((name) => ({ kind: 'number', name }) as const),
      ];
    }
  }
}

interface Needs {
  here: boolean;
  scope: boolean;
  /** In the order in which the steps speak of them. */
  readonly numbers: Set<string>;
}

/** What is known where a step stands, without what it would have to be given. */
interface Known {
  readonly here: boolean;
  readonly numbers: ReadonlySet<string>;
}

/** What the steps speak of without having made it known themselves. */
export function needsOf(steps: readonly Step[]): Readonly<Needs> {
  const needs: Needs = { here: false, scope: false, numbers: new Set() };
  visitSteps(steps, { here: false, numbers: new Set() }, needs);
  return needs;
}

function visitSteps(steps: readonly Step[], known: Known, needs: Needs): void {
  const numbers = new Set(known.numbers);
  for (const { act } of steps) {
    const there = { ...known, numbers };
    if (act.kind === 'roll') {
      numbers.add('roll');
    } else if (act.kind === 'in spaces' || act.kind === 'groups') {
      visit(act.kind === 'groups' ? act.move : [act.spaces, act.amount], there, needs);
      visitSteps(act.body, { ...there, here: true }, needs);
    } else {
      visit(act, there, needs);
      if (act.kind === 'let') numbers.add(act.name);
    }
  }
}

function visit(value: unknown, known: Known, needs: Needs): void {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (isSteps(items)) visitSteps(items, known, needs);
    else for (const item of items) visit(item, known, needs);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  const { kind, name, to } = node;
  const isHere = kind === 'here' || to === 'here' || kind === 'resolve' || kind === 'chit';
  if (isHere && !known.here) needs.here = true;
  if (kind === 'procedure' || kind === 'place' || kind === 'choose one') needs.scope = true;
  if (kind === 'roll' && !known.numbers.has('roll')) needs.numbers.add('roll');
  if (kind === 'variable' && typeof name === 'string' && !known.numbers.has(name)) needs.numbers.add(name);
  for (const [key, child] of Object.entries(node)) if (key !== 'span') visit(child, known, needs);
}

function isSteps(list: readonly unknown[]): list is readonly Step[] {
  return list.every((item) => typeof item === 'object' && item !== null && 'act' in item);
}
