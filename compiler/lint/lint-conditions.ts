/** Conditions that hold on every board, or on none. */
import type { Op } from '../core/ir.js';
import { numbersOf, visit } from '../core/children.js';
import type { Condition, NumberExpr } from '../resolved/ir.js';
import { assume, truthOf } from './conditions.js';
import type { Linting } from './lint.js';
import { within } from './possible.js';
import type { Span } from '../source/span.js';
import { initialFlow, type FlowFacts } from './flow-facts.js';

export function lintConditions({ facts, visits, record }: Linting): void {
  const { core, world } = facts;
  for (const { statement, flow } of visits) {
    const at = statement.op.kind === 'while' ? { ...flow, known: [] } : flow;
    for (const condition of conditionsOf(statement.op)) {
      const settled = settledIn(at, condition);
      if (settled !== null) record('RW0807', statement.span, settled);
    }
  }
  const open = initialFlow(facts);
  const valuesOf = (quantities: readonly { readonly value: NumberExpr }[]): readonly NumberExpr[] =>
    quantities.map(({ value }) => value);
  const declarations: readonly (readonly [
    readonly (readonly NumberExpr[])[],
    readonly { readonly declared: Span }[],
  ])[] = [
    [
      core.procedures.map(({ quantities, selection }) => [
        ...valuesOf(quantities),
        ...(selection === null ? [] : [selection.most]),
      ]),
      world.procedures,
    ],
    [core.additionalSpaces.map(({ spaces }) => [spaces]), world.additionalSpaces],
    [world.chits.map(({ quantities }) => valuesOf(quantities)), world.chits],
  ];
  for (const [numbers, declared] of declarations) {
    for (const [index, own] of numbers.entries()) {
      for (const condition of own.flatMap(conditionsIn)) {
        const settled = settledIn(open, condition);
        if (settled !== null) record('RW0807', declared[index]?.declared ?? null, settled);
      }
    }
  }
  for (const [id, { requires, selection }] of core.procedures.entries()) {
    const declared = world.procedures[id];
    if (declared === undefined) continue;
    const settled = requires === null ? null : settledIn(open, requires);
    if (settled !== null) record('RW0807', declared.declared, settled);
    for (const { condition } of selection?.conditions ?? []) {
      const always = selection === null ? null : settledIn(within(open, selection.spaces), condition);
      if (always !== null) record('RW0807', declared.selection?.span ?? declared.declared, always);
    }
  }
  for (const { change, span } of world.modifiers) {
    if (change.kind !== 'quantity' || change.condition === null) continue;
    const settled = settledIn(open, change.condition);
    if (settled !== null) record('RW0807', span, settled);
  }
}

/** The conditions of the operation itself, not of the steps within it. */
function conditionsOf(op: Op): readonly Condition[] {
  const own = op.kind === 'if' || op.kind === 'while' ? [op.condition] : [];
  return [...own, ...numbersOf(op).flatMap(conditionOf)];
}

/** The conditions that a number depends on. */
function conditionsIn(number: NumberExpr): readonly Condition[] {
  const found: Condition[] = [];
  visit('number', number, { number: (it) => found.push(...conditionOf(it)) });
  return found;
}

function conditionOf(number: NumberExpr): readonly Condition[] {
  return number.kind === 'if' ? [number.condition] : [];
}

/** What is known of the condition, or of the first of its parts of which anything is. */
function settledIn(flow: FlowFacts, condition: Condition): { readonly part: boolean; readonly holds: boolean } | null {
  const truth = truthOf(flow, condition);
  if (truth !== null) return { part: false, holds: truth };
  if (condition.kind !== 'and' && condition.kind !== 'or') return null;
  const left = settledIn(flow, condition.left);
  const settled = left ?? settledIn(assume(flow, condition.left, condition.kind === 'and'), condition.right);
  return settled === null ? null : { ...settled, part: true };
}
