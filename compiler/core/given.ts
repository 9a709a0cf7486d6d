/** What steps that are added to something are given by it: the space in hand, the group that moved, its bounds and its numbers. */
import { visit, type WorldVisitor } from '../resolved/children.js';
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
    } else if (act.kind === 'in spaces') {
      visit('spaces', act.spaces, needing(there, needs));
      if (act.amount !== 'each') visit('amount', act.amount, needing(there, needs));
      visitSteps(act.body, { ...there, here: true }, needs);
    } else if (act.kind === 'groups') {
      visit('act', act.move, needing(there, needs));
      visitSteps(act.body, { ...there, here: true }, needs);
    } else {
      visit('act', act, needing(there, needs));
      if (act.kind === 'let') numbers.add(act.name);
    }
  }
}

/** Adds what is spoken of and not known. */
function needing(known: Known, needs: Needs): WorldVisitor {
  const here = (): void => {
    if (!known.here) needs.here = true;
  };
  const named = (name: string): void => {
    if (!known.numbers.has(name)) needs.numbers.add(name);
  };
  return {
    steps: (steps) => {
      visitSteps(steps, known, needs);
      return false;
    },
    act: ({ kind }) => {
      if (kind === 'resolve') here();
      if (kind === 'choose one') needs.scope = true;
    },
    where: ({ kind }) => {
      if (kind === 'here') here();
    },
    test: (test) => {
      if (test.kind === 'here' || (test.kind === 'adjacent' && test.to === 'here')) here();
      if (test.kind === 'place') needs.scope = true;
    },
    owner: ({ kind }) => {
      if (kind === 'chit') here();
      if (kind === 'procedure') needs.scope = true;
    },
    number: (number) => {
      if (number.kind === 'roll') named('roll');
      if (number.kind === 'variable') named(number.name);
    },
  };
}
