/** Steps that are done in one space after another. */
import { DONE, type Effect } from '../../runtime/decision.js';
import { isOver } from '../../runtime/outcome.js';
import type { Op, Statement } from '../core/ir.js';
import { leastOf, moment, selectSpace } from './conduct.js';
import { failedTest, number, spaces } from './expressions.js';
import { amountOf } from './extremes.js';
import { isPossible } from './possible.js';
import { boundsOf, type Frame, whyOf, spaceOf } from './frame.js';
import { asked, chooseSpace } from './questions.js';
import { perform } from './statements.js';
import { inShort } from './wants.js';

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** The procedure's own selection, space after space. */
export function* select(frame: Frame, statement: Statement, op: Of<'select'>, by: number): Effect {
  const { procedure, selected } = frame;
  const selection = procedure?.selection ?? null;
  if (selection === null) throw new Error('nothing is selected');
  const why = whyOf(frame, { text: `select ${selection.text}`, rule: statement.rule });
  const least = leastOf(frame, selection);
  for (;;) {
    const here = yield* selectSpace(frame, selection, least, by, why);
    if (here === DONE) return;
    selected.push(here);
    if (yield* perform({ ...frame, here }, op.body)) return;
  }
}

/** Every space, in order; where there is too little for all of them, the actor says which of those that are short is next. */
export function* eachSpace(frame: Frame, statement: Statement, op: Of<'each space'>, by: number): Effect {
  const all = spaces(frame, op.spaces);
  let left: readonly number[] = all;
  for (;;) {
    const [first] = left;
    if (first === undefined) return;
    const short = inShort(frame, left, op.wants);
    const options = short.length > 1 && op.bringsBack ? left : short;
    const about = { space: spaceOf(frame), most: all.length, done: all.length - left.length };
    const here: number =
      options.length > 1 ? yield asked(by, 'space', whyOf(frame, statement), options, null, about) : first;
    left = left.filter((space) => space !== here);
    frame.machine.visit?.(op, 'a space');
    if (op.interruptible) yield* moment(frame);
    if (isOver(frame.game) || (yield* perform({ ...frame, here }, op.body))) return;
  }
}

/**
 * Spaces of the actor's choice in which something can change: out of those that were such when the choice began or, afresh,
 * that are such now; each once or again.
 */
export function* chooseSpaces(frame: Frame, statement: Statement, op: Of<'choose spaces'>, by: number): Effect {
  let candidates = spaces(frame, op.spaces);
  const { least, most } = boundsOf(frame, op.range, number);
  const chosen: number[] = [];
  for (;;) {
    if (op.afresh) candidates = spaces(frame, op.spaces);
    const left = candidates.filter(
      (here) => (op.again || !chosen.includes(here)) && isPossible({ ...frame, here }, op.possible),
    );
    const amount = chosen.length === 0 ? amountOf(left.length, most) : chosen.length >= most ? 'full' : null;
    if (amount !== null) frame.machine.visit?.(op, amount);
    if (chosen.length >= most) return;
    const about = { space: spaceOf(frame), most, done: chosen.length };
    const why = whyOf(frame, statement);
    frame.machine.onSpaces?.(frame.game, {
      why,
      options: [...left],
      withheld: (space) => {
        if (!op.again && chosen.includes(space)) return { kind: 'chosen' };
        if (!candidates.includes(space)) return failedTest(frame, op.spaces, space);
        return isPossible({ ...frame, here: space }, op.possible) ? null : { kind: 'idle' };
      },
    });
    const here = yield* chooseSpace(frame.game, by, why, left, chosen.length >= least, about);
    frame.machine.visit?.(op, here === DONE ? 'no space' : 'a space');
    if (here === DONE) return;
    chosen.push(here);
    if (yield* perform({ ...frame, here }, op.body)) return;
  }
}
