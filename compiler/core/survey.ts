/** What the resolved steps of a game speak of: questions that lowering asks before it writes anything. */
import type { ProcedureId, Step, World } from '../resolved/ir.js';

/** Calls `visit` on every object below `value`; spans and what `isSkipped` are not entered. */
export function walk(
  value: unknown,
  visit: (node: Readonly<Record<string, unknown>>) => void,
  isSkipped: (value: unknown) => boolean = () => false,
): void {
  if (isSkipped(value)) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit, isSkipped);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Readonly<Record<string, unknown>>;
  visit(node);
  for (const [key, child] of Object.entries(node))
    if (key !== 'span' && key !== 'declared') walk(child, visit, isSkipped);
}

/** Whether some node below `value` has one of these kinds. */
export function mentions(value: unknown, ...kinds: readonly string[]): boolean {
  let found = false;
  walk(value, (node) => {
    if (typeof node.kind === 'string' && kinds.includes(node.kind)) found = true;
  });
  return found;
}

/** The step speaks of the spaces selected for its procedure. */
export function speaksOfSelected(step: Step): boolean {
  return mentions(step.act, 'selected');
}

/** Something in it speaks of the space in hand. */
export function speaksOfHere(value: unknown): boolean {
  let found = false;
  walk(value, (node) => {
    if (node.kind === 'here' || node.to === 'here') found = true;
  });
  return found;
}

/** Whatever holds steps. */
function rulesOf({ procedures, additionalSpaces, tracks, standing, cards, weaves, chits }: World): readonly unknown[] {
  return [procedures, additionalSpaces, tracks, standing, cards, weaves, chits];
}

/** Some chit's effect of this aspect speaks of the space in hand. */
export function aspectHasHere(world: World, aspect: number): boolean {
  return world.chits.some((chit) =>
    chit.effects.some((effect) => effect.aspect === aspect && speaksOfHere(effect.steps)),
  );
}

/** The names under a key of some conduct of the game. */
export function namesOf(world: World, key: 'waiving' | 'choosing'): ReadonlySet<string> {
  const names = new Set<string>();
  walk(rulesOf(world), (node) => {
    const value = node[key];
    for (const name of Array.isArray(value) ? value : [value]) if (typeof name === 'string') names.add(name);
  });
  return names;
}

/** The named quantities that some conduct of the game gives another value. */
export function overriddenQuantities(world: World): ReadonlySet<string> {
  const names = new Set<string>();
  walk(rulesOf(world), (node) => {
    if (node.kind !== 'conduct') return;
    for (const { name } of node.values as readonly { readonly name: string }[]) names.add(name);
  });
  return names;
}

/** Pieces move in these steps. */
export function hasMoves(steps: readonly Step[]): boolean {
  return mentions(steps, 'move');
}

/** The procedures that are somewhere conducted with another at any one moment. */
export function accompaniedProcedures(world: World): ReadonlySet<ProcedureId> {
  const found = new Set<ProcedureId>();
  walk(rulesOf(world), (node) => {
    if (node.kind !== 'conduct' || node.accompanied === null) return;
    for (const id of node.procedures as readonly ProcedureId[]) found.add(id);
  });
  return found;
}
