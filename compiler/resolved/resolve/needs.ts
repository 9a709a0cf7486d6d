/** What steps speak of without having made it known themselves: the current space, the bounds of a conduct, numbers. */
import { some, visit, type WorldVisitor } from '../children.js';
import type { AspectId, QuantityOwner, SpaceTest, Step, Where, World } from '../ir.js';

export interface Needs {
  readonly here: boolean;
  readonly scope: boolean;
  /** In the order in which the steps speak of them. */
  readonly numbers: ReadonlySet<string>;
}

/** What chits do, and what cards do at that moment or make of their numbers. */
export type ChitParts = Pick<World, 'chits' | 'modifiers'>;

export function needsOf(parts: ChitParts, steps: readonly Step[]): Needs {
  return looked(parts, steps, new Set());
}

/** Resolving the aspect of some chit, or what cards do at that moment, needs a current space. */
export function aspectNeedsHere(parts: ChitParts, aspect: AspectId): boolean {
  return needsHereIn(parts, aspect, new Set());
}

/** The number of a chit, or what cards make of it, depends on the current space. */
export function chitQuantityNeedsHere(
  { chits, modifiers }: ChitParts,
  of: Extract<QuantityOwner, { kind: 'chit' }>,
): boolean {
  const speaks = { where: isHere, test: isTestOfHere };
  const own = chits[of.chit]?.quantities.filter(({ name }) => name === of.name) ?? [];
  return (
    own.some(({ value }) => some('number', value, speaks)) ||
    modifiers.some(({ change }) => {
      if (change.kind !== 'quantity' || change.of.kind !== 'chit') return false;
      return change.of.chit === of.chit && change.of.name === of.name && some('change', change, speaks);
    })
  );
}

function isHere({ kind }: Where): boolean {
  return kind === 'here';
}

function isTestOfHere(test: SpaceTest): boolean {
  return test.kind === 'here' || (test.kind === 'adjacent' && test.to === 'here');
}

interface Looking {
  readonly parts: ChitParts;
  /** Aspects that are being looked at: what they need is told where they were entered. */
  readonly entered: ReadonlySet<AspectId>;
  readonly found: { here: boolean; scope: boolean; readonly numbers: Set<string> };
}

/** What is known where a step stands, without what it would have to be given. */
interface Known {
  readonly here: boolean;
  readonly numbers: ReadonlySet<string>;
}

function needsHereIn(parts: ChitParts, aspect: AspectId, entered: ReadonlySet<AspectId>): boolean {
  if (entered.has(aspect)) return false;
  const inner = new Set([...entered, aspect]);
  const own = parts.chits.flatMap(({ effects }) => effects.flatMap((it) => (it.aspect === aspect ? [it.steps] : [])));
  const woven = parts.modifiers.flatMap(({ change }) => {
    const isThere = change.kind === 'steps' && change.at.kind === 'aspect' && change.at.aspect === aspect;
    return isThere ? [change.steps] : [];
  });
  return [...own, ...woven].some((steps) => looked(parts, steps, inner).here);
}

function looked(parts: ChitParts, steps: readonly Step[], entered: ReadonlySet<AspectId>): Needs {
  const found = { here: false, scope: false, numbers: new Set<string>() };
  visitSteps({ parts, entered, found }, steps, { here: false, numbers: new Set() });
  return found;
}

function visitSteps(looking: Looking, steps: readonly Step[], known: Known): void {
  const numbers = new Set(known.numbers);
  for (const { act } of steps) {
    const there = { ...known, numbers };
    const needing = needingAt(looking, there);
    if (act.kind === 'roll') {
      numbers.add('roll');
    } else if (act.kind === 'in spaces') {
      visit('spaces', act.spaces, needing);
      if (act.amount !== 'each') visit('amount', act.amount, needing);
      visitSteps(looking, act.body, { ...there, here: true });
    } else if (act.kind === 'for pieces') {
      visit('where', act.where, needing);
      if (act.amount !== 'each') visit('amount', act.amount, needing);
      visitSteps(looking, act.body, { ...there, here: true });
    } else if (act.kind === 'groups') {
      visit('act', act.move, needing);
      visitSteps(looking, act.body, { ...there, here: true });
    } else {
      visit('act', act, needing);
      if (act.kind === 'let') numbers.add(act.name);
    }
  }
}

/** Adds what is spoken of and not known. */
function needingAt(looking: Looking, known: Known): WorldVisitor {
  const { parts, entered, found } = looking;
  const here = (): void => {
    if (!known.here) found.here = true;
  };
  const named = (name: string): void => {
    if (!known.numbers.has(name)) found.numbers.add(name);
  };
  return {
    steps: (steps) => {
      visitSteps(looking, steps, known);
      return false;
    },
    act: (act) => {
      if (act.kind === 'resolve' && needsHereIn(parts, act.aspect, entered)) here();
      if (act.kind === 'choose one') found.scope = true;
    },
    where: (where) => {
      if (isHere(where)) here();
    },
    test: (test) => {
      if (isTestOfHere(test)) here();
      if (test.kind === 'place') found.scope = true;
    },
    owner: (owner) => {
      if (owner.kind === 'chit' && chitQuantityNeedsHere(parts, owner)) here();
      if (owner.kind === 'procedure') found.scope = true;
    },
    number: (number) => {
      if (number.kind === 'roll') named('roll');
      if (number.kind === 'variable') named(number.name);
    },
  };
}
