/** Conditions that hold on every board, or on none. */
import type { Op } from '../core/ir.js';
import { walk } from '../core/survey.js';
import type { Condition } from '../resolved/ir.js';
import { supposing, truthOf } from './conditions.js';
import type { Linting } from './lint.js';
import { within } from './possible.js';
import type { Span } from '../source/span.js';
import { openScene, type Scene } from './scene.js';

export function lintConditions({ facts, visits, tell }: Linting): void {
  const { core, world } = facts;
  for (const { statement, scene } of visits) {
    const at = statement.op.kind === 'while' ? { ...scene, known: [] } : scene;
    for (const condition of conditionsOf(statement.op)) {
      const settled = settledIn(at, condition);
      if (settled !== null) tell('RW0807', statement.span, settled);
    }
  }
  const open = openScene(facts);
  const declarations: readonly (readonly [readonly unknown[], readonly { readonly declared: Span }[]])[] = [
    [core.procedures.map(({ quantities, selection }) => [quantities, selection?.most]), world.procedures],
    [core.additionalSpaces.map(({ spaces }) => spaces), world.additionalSpaces],
    [world.chits.map(({ quantities }) => quantities), world.chits],
  ];
  for (const [numbers, declared] of declarations) {
    for (const [index, number] of numbers.entries()) {
      for (const condition of conditionsIn(number)) {
        const settled = settledIn(open, condition);
        if (settled !== null) tell('RW0807', declared[index]?.declared ?? null, settled);
      }
    }
  }
  for (const [id, { requires, selection }] of core.procedures.entries()) {
    const declared = world.procedures[id];
    if (declared === undefined) continue;
    const settled = requires === null ? null : settledIn(open, requires);
    if (settled !== null) tell('RW0807', declared.declared, settled);
    for (const { condition } of selection?.conditions ?? []) {
      const always = selection === null ? null : settledIn(within(open, selection.spaces), condition);
      if (always !== null) tell('RW0807', declared.selection?.span ?? declared.declared, always);
    }
  }
  for (const { change, span } of world.weaves) {
    if (change.kind !== 'quantity' || change.condition === null) continue;
    const settled = settledIn(open, change.condition);
    if (settled !== null) tell('RW0807', span, settled);
  }
}

/** The conditions of the operation itself, not of the steps within it. */
function conditionsOf(op: Op): readonly Condition[] {
  const own = op.kind === 'if' || op.kind === 'while' ? [op.condition] : [];
  return [...own, ...conditionsIn(op)];
}

/** The conditions that numbers depend on. */
function conditionsIn(value: unknown): readonly Condition[] {
  const found: Condition[] = [];
  walk(
    value,
    (node) => {
      // Blocks are lists, numbers are not.
      const { kind, condition, then } = node as { kind?: string; condition?: Condition; then?: unknown };
      if (kind === 'if' && condition !== undefined && !Array.isArray(then)) found.push(condition);
    },
    (inner) => Array.isArray(inner) && inner.some(isStatement),
  );
  return found;
}

function isStatement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'op' in value;
}

/** What is known of the condition, or of the first of its parts of which anything is. */
function settledIn(scene: Scene, condition: Condition): { readonly part: boolean; readonly holds: boolean } | null {
  const truth = truthOf(scene, condition);
  if (truth !== null) return { part: false, holds: truth };
  if (condition.kind !== 'and' && condition.kind !== 'or') return null;
  const left = settledIn(scene, condition.left);
  const settled = left ?? settledIn(supposing(scene, condition.left, condition.kind === 'and'), condition.right);
  return settled === null ? null : { ...settled, part: true };
}
