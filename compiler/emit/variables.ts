/** Numbers that steps let or roll, as variables: what nothing speaks of has none, and what is given anew keeps its own. */
import { some, visit } from '../core/children.js';
import type { Block, Op } from '../core/ir.js';
import { accumulatorOf, isAccumulation } from '../core/accumulators.js';
import type { NumberExpr } from '../resolved/ir.js';
import type { EmitScope } from './scope.js';

type Assignment = Extract<Op, { kind: 'let' | 'roll' }>;

/** What is known of the numbers of a list of statements where one of them stands. */
export interface Numbers {
  /** Those of this list and the lists around it that nothing speaks of after they are given. */
  readonly unread: ReadonlySet<string>;
  /** Those whose variable the list has declared before this statement. */
  readonly declared: ReadonlySet<string>;
  /** Those that are given again, or added to, behind this statement. */
  readonly again: ReadonlySet<string>;
}

export const noNumbers: Numbers = { unread: new Set(), declared: new Set(), again: new Set() };

/** The scope of one statement of a list. */
export function withNumbers(scope: EmitScope, statements: Block, index: number): EmitScope {
  const own = statements[index]?.op;
  if (own === undefined || !isAssignment(own)) return scope;
  const name = nameOf(own);
  const isDeclared = statements
    .slice(0, index)
    .some(({ op }) => isAssignment(op) && op.declares && nameOf(op) === name);
  const declares = own.declares && !isDeclared;
  const rest = statements.slice(index + 1);
  const unread = declares ? changed(scope.numbers.unread, name, !isRead(rest, name)) : scope.numbers.unread;
  const again = changed(new Set(), name, isGivenAgain(rest, name));
  return { ...scope, numbers: { unread, declared: changed(new Set(), name, !declares), again } };
}

/** Those of the counts that something speaks of. */
export function spokenOf({ numbers }: EmitScope, accumulators: readonly string[]): readonly string[] {
  return accumulators.filter((name) => !numbers.unread.has(name));
}

/** The same set with or without a name. */
function changed(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const others = [...names].filter((it) => it !== name);
  return new Set(isIn ? [...others, name] : others);
}

function isAssignment(op: Op): op is Assignment {
  return op.kind === 'let' || op.kind === 'roll';
}

function nameOf(op: Assignment): string {
  return op.kind === 'roll' ? 'roll' : op.name;
}

function isGivenAgain(statements: Block, name: string): boolean {
  return some('block', statements, {
    op: (op) => (isAssignment(op) && nameOf(op) === name) || accumulatorsOf(op).includes(name),
  });
}

/** What an operation adds to. */
function accumulatorsOf(op: Op): readonly string[] {
  if (op.kind === 'take chit' || op.kind === 'place') return op.tallies;
  return op.kind === 'remove' ? op.stages.flatMap(({ tallies }) => tallies) : [];
}

/** Whether some statement speaks of the number; what a variable counts is no use of it, nor what is let and not spoken of. */
function isRead(statements: Block, name: string, dropped: ReadonlySet<string> = new Set()): boolean {
  const idle = idleOf(statements);
  const gone = new Set(dropped);
  return statements.some(({ op }, index) => {
    if (op.kind === 'let' && (op.declares ? idle[index] === true : gone.has(op.name))) {
      gone.add(op.name);
      return false;
    }
    return speaksOf(op, name, gone);
  });
}

const known = new WeakMap<Block, readonly boolean[]>();

/** Of each statement, whether it lets a number that none behind it speaks of. */
function idleOf(statements: Block): readonly boolean[] {
  const found = known.get(statements);
  if (found !== undefined) return found;
  const idle: boolean[] = [];
  // From the last on, so that those behind a statement are known.
  for (let index = statements.length - 1; index >= 0; index -= 1) {
    const rest = statements.slice(index + 1);
    known.set(rest, idle.slice(0, rest.length));
    const op = statements[index]?.op;
    idle.unshift(op?.kind === 'let' && op.declares && !isRead(rest, op.name));
  }
  known.set(statements, idle);
  return idle;
}

function speaksOf(op: Op, name: string, dropped: ReadonlySet<string>): boolean {
  const spoken: (string | null)[] = [];
  visit('op', op, {
    block: (inner) => {
      if (isRead(inner, name, dropped)) spoken.push(name);
      return false;
    },
    // What a variable counts is no use of it.
    op: (it) => it.kind !== 'let',
    given: (given) => spoken.push(given.kind === 'number' ? given.name : null),
    number: (number) => spoken.push(spokenIn(number)),
  });
  const isInValue = op.kind === 'let' && some('number', op.value, { number: (number) => spokenIn(number) === name });
  return isInValue || spoken.includes(name);
}

/** The variable that a number is read from; null where it is none. */
function spokenIn(number: NumberExpr): string | null {
  if (number.kind === 'variable') return number.name;
  if (number.kind === 'roll') return 'roll';
  return isAccumulation(number) ? accumulatorOf(number) : null;
}
