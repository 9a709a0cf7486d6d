/** Core with what it takes for each choice to change something: the last pass of lowering, as it looks at all steps at once. */
import type { Condition, SpaceTest } from '../resolved/ir.js';
import type { Holding } from '../traversal.js';
import { payable } from './additional-spaces.js';
import type { Block, Core, CoreProcedure, CoreSelection, Op, Possible } from './ir.js';
import { nothingKnown } from './known.js';
import { mapBlocks } from './children.js';
import { all, always, given, heldHere, isAskedAnew, never } from './possibility.js';
import {
  askedFor,
  type At,
  canBegin,
  ofHook,
  possibleAgain,
  possibleIn,
  type Rules,
  speaksOfSelected,
  staying,
  withMoments,
} from './possible.js';
import { onlyLets } from './states-after.js';

export function withPossible(core: Core): Core {
  const rules: Rules = {
    world: core.world,
    hookBlock: ({ guard, index }) => {
      const list = 'declared' in guard ? core.procedures[guard.declared]?.woven : core.cards[guard.card]?.woven;
      return list?.[index]?.block ?? [];
    },
    standing: core.standing.map(({ block }) => block),
    beyond: (track, end) => core.beyond.find((it) => it.track === track && it.end === end)?.block ?? [],
  };
  const at: At = {
    rules,
    known: nothingKnown,
    executing: { kind: 'executing' },
    fresh: false,
    selecting: false,
    returned: new Set(),
  };
  const within = (block: Block): Block =>
    block.map((statement) => ({ ...statement, op: withOwn(at, mapBlocks(statement.op, within)) }));
  const withBlock = <T extends { readonly block: Block }>(it: T): T => ({ ...it, block: within(it.block) });
  return {
    ...core,
    procedures: core.procedures.map((it) =>
      withReplacements(at, ofProcedure(at, { ...withBlock(it), woven: it.woven?.map(withBlock) ?? null })),
    ),
    additionalSpaces: core.additionalSpaces.map((it) => ({
      ...it,
      cost: within(it.cost),
      payable: payable(at, it.cost),
    })),
    aspects: core.aspects.map((aspect) => ({
      ...aspect,
      chits: aspect.chits.map((effect) => ({
        ...withBlock(effect),
        possible: withMoments({ ...at, fresh: true }, effect),
      })),
    })),
    cards: core.cards.map((card) => ({
      ...card,
      sides: card.sides.map(withBlock),
      woven: card.woven.map(withBlock),
    })),
    standing: core.standing.map(withBlock),
    beyond: core.beyond.map(withBlock),
    crossings: core.crossings.map(withBlock),
  };
}

/** The operation with its own possibilities; those of the blocks in it are there. */
function withOwn(at: At, op: Op): Op {
  switch (op.kind) {
    case 'choose spaces':
      return { ...op, possible: ofChosen(at, op) };
    case 'choose pieces':
      return { ...op, possible: possibleIn(at, op.body) };
    case 'move':
      return { ...op, stays: staying(at, op) };
    case 'may':
      return { ...op, possible: onlyLets(op.body) ? always : possibleIn(at, op.body) };
    case 'repeat at will':
    case 'while':
      return { ...op, possible: possibleAgain(at, op.body) };
    case 'choose':
      return {
        ...op,
        alternatives: op.alternatives.map((it) => ({
          ...it,
          possible: all(askedFor(it.name, it.nameable), ofAlternative(at, op, it.block)),
        })),
      };
    default:
      return op satisfies Exclude<Op, Holding<Op, Possible>>;
  }
}

/** An alternative of doing nothing is the one that declines, unless all can be declined. */
function ofAlternative(at: At, op: Extract<Op, { kind: 'choose' }>, block: Block): Possible {
  if (op.any) return canBegin(at, block);
  const possible = possibleAgain(at, block);
  return possible.kind === 'never' && (!op.optional || onlyLets(block)) ? always : possible;
}

/** Of a current space: where several are chosen out of those of the beginning, the later ones are looked at again. */
function ofChosen(at: At, op: Extract<Op, { kind: 'choose spaces' }>): Possible {
  const { spaces, range, again, body } = op;
  // Where all are taken, the choice is which comes next: one in which nothing can be done yet may be wanted later.
  if (range.least === 'all' && !again) return always;
  const possible = possibleIn(at, body);
  return isAskedAnew(op) ? given(spaces.tests, possible) : possible;
}

/** Each replacement with what it takes for it to do something. */
function withReplacements(at: At, procedure: CoreProcedure): CoreProcedure {
  if (procedure.instead === undefined) return procedure;
  const { faction } = procedure;
  const executing: At['executing'] = faction === null ? at.executing : { kind: 'faction', faction };
  const instead = procedure.instead.map((it) => ({ ...it, possible: ofHook({ ...at, executing }, it.woven) }));
  return { ...procedure, instead };
}

function ofProcedure(at: At, procedure: CoreProcedure): CoreProcedure {
  const { selection, block } = procedure;
  // What is declared within another does nothing by itself, and what is simply done is done whatever it comes to.
  if (procedure.woven !== null || !procedure.offered) return procedure;
  if (selection === null) return { ...procedure, possible: possibleIn(at, block) };
  return { ...procedure, selection: ofSelection(at, selection, block) };
}

/** Of a space: what is done in it, or because of it. */
function ofSelection(at: At, selection: CoreSelection, block: Block): CoreSelection {
  const tests = [...selection.spaces.tests, ...selection.conditions.flatMap(testsOf)];
  const selecting: At = { ...at, selecting: true };
  const there = block.findIndex(({ op }) => op.kind === 'select');
  const fromThere = block.slice(there);
  const possible = possibleIn(selecting, fromThere, ({ op }) => op.kind === 'select' || speaksOfSelected('op', op));
  // What is done before any space is selected is reason enough to begin, and so is what is done whichever are.
  const before = possibleIn(at, block.slice(0, there));
  const foreseen = before.kind === 'never' ? possibleIn(selecting, block) : always;
  // What is done whichever spaces are selected can be done with none.
  const alone = selection.orNone
    ? possibleIn(
        at,
        block.filter(({ op }) => op.kind !== 'select' && !speaksOfSelected('op', op)),
      )
    : never;
  return { ...selection, possible: given(tests, possible), foreseen: given(tests, foreseen), alone };
}

/** What is known of a space that meets a condition; nothing where it may be waived. */
function testsOf({ condition, waivable }: CoreSelection['conditions'][number]): readonly SpaceTest[] {
  return waivable ? [] : testsIn(condition);
}

function testsIn(condition: Condition): readonly SpaceTest[] {
  switch (condition.kind) {
    case 'and':
      return [...testsIn(condition.left), ...testsIn(condition.right)];
    case 'here is':
      return [condition.test];
    default: {
      const held = heldHere(condition);
      return held === null ? [] : [held];
    }
  }
}
