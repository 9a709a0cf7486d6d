/** Dice that a faction may have rolled again: asked for behind each roll of one die, once in a turn. */
import type { Condition, NumberExpr } from '../resolved/ir.js';
import { change } from './children.js';
import { inForce } from './in-force.js';
import type { Block, Core, Op, Statement } from './ir.js';
import type { Reroll } from './modifiers.js';
import { always } from './possibility.js';

/** The game with the question behind each such roll. */
export function withRerolls(core: Core, rerolls: readonly Reroll[]): Core {
  if (rerolls.length === 0) return core;
  return change('core', core, {
    block: (block): Block =>
      block.flatMap((statement) => {
        const { op } = statement;
        if (op.kind !== 'roll' || op.dice !== undefined) return [statement];
        return [statement, ...rerolls.map((it) => asked(it, op))];
      }),
  });
}

/** Whether the faction has the die rolled again, where it has not this turn. */
function asked({ guard, faction, counter, rule, text, span }: Reroll, roll: Extract<Op, { kind: 'roll' }>): Statement {
  const by = { kind: 'faction', faction } as const;
  const told = { text, span, rule, by };
  const number = (value: number): NumberExpr => ({ kind: 'literal', value });
  const isLeft: Condition = {
    kind: 'compare',
    left: { kind: 'counter', counter },
    operator: '=',
    right: number(0),
  };
  const body: Block = [
    { ...told, op: { kind: 'set counter', counter, to: number(1) } },
    { ...told, op: { ...roll, declares: false } },
  ];
  const may: Op = { kind: 'may', possible: always, body };
  const condition: Condition = { kind: 'and', left: inForce(guard), right: isLeft };
  return { text: '', span: null, rule, by, op: { kind: 'if', condition, then: [{ ...told, op: may }], otherwise: [] } };
}
