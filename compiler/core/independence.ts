/** Whether what is done in one space can matter to what is done in another, but for what there may be too little of. */
import { phrases } from '../resolved/children.js';
import { type DirectAct, isDirect } from '../resolved/direct.js';
import type { NumberExpr } from '../resolved/ir.js';
import type { OfKind } from '../traversal.js';
import { callsOf } from './calls.js';
import { some, visit } from './children.js';
import { changedBy, onMap, readBy } from './effects.js';
import type { Part } from './parts.js';
import { eitherStore } from './either-store.js';
import type { Block, Core, Op } from './ir.js';

/** True where the body changes pieces and markers in the current space alone, and reads nothing that it changes for another space. */
export function isIndependent(core: Core, body: Block): boolean {
  const calls = callsOf(core);
  const moved = new Map<number, 1 | -1>();
  const isOwn = (op: Op): boolean => {
    if (calls(op).length > 0 || !isDoneHere(op)) return false;
    if (op.kind !== 'shift') return true;
    // Up in one space and down in another may come to an end of the track.
    const before = moved.get(op.track) ?? op.sign;
    moved.set(op.track, op.sign);
    return before === op.sign;
  };
  if (some('block', body, { op: (op) => !isOwn(op) })) return false;
  const { here, elsewhere } = readsOf(core, body);
  return !some('block', body, {
    op: (op) =>
      [...changedBy(core.world, op)].some((part) => elsewhere.has(part) || (!isOfSpace(part) && here.has(part))),
  });
}

/** What each space has for itself. */
function isOfSpace(part: Part): boolean {
  return part.startsWith('column') || part.startsWith('marker');
}

/** Whether an operation, by itself, is done in the current space and can be done there before or after others. */
const doneHere: { readonly [Kind in Exclude<Op, DirectAct>['kind']]: (op: OfKind<Op, Kind>) => boolean } = {
  place: ({ lift }) => !lift,
  mark: () => true,
  remove: ({ where }) => where.kind === 'here',
  unmark: ({ where }) => where.kind === 'here',
  'turn over': ({ where }) => where.kind === 'here',
  replace: ({ where }) => where.kind === 'here',
  flip: ({ where }) => where.kind === 'here',
  shift: () => true,
  let: () => true,
  if: () => true,
  repeat: () => true,
  'repeat at will': () => true,
  may: () => true,
  choose: () => true,
  named: () => true,
  move: () => false,
  'set track': () => false,
  'set counter': () => false,
  draw: () => false,
  'take chit': () => false,
  'play card': () => false,
  'move chits': () => false,
  look: () => false,
  resolve: () => false,
  roll: () => false,
  conduct: () => false,
  do: () => false,
  'close box': () => false,
  win: () => false,
  lose: () => false,
  'draw game': () => false,
  select: () => false,
  'each space': () => false,
  'choose spaces': () => false,
  'each piece': () => false,
  'choose pieces': () => false,
  while: () => false,
  'take box': () => false,
  net: () => false,
  cancel: () => false,
  'end side': () => false,
  woven: () => false,
  'until deck empty': () => false,
  moment: () => false,
  standing: () => false,
};

function isDoneHere(op: Op): boolean {
  if (isDirect(op)) return false;
  // The entry of a kind takes the operations of that kind, which the type checker cannot follow.
  const of = doneHere[op.kind] as (op: Op) => boolean;
  return of(op);
}

function isMadeOfOthers({ kind }: NumberExpr): boolean {
  return Object.values(phrases.number[kind]).some((held) => held === 'number');
}

interface Reads {
  /** In the current space. */
  readonly here: ReadonlySet<Part>;
  readonly elsewhere: ReadonlySet<Part>;
}

/** What the numbers and conditions of the body are read from; that a piece lies ready where it is placed from is no such thing. */
function readsOf(core: Core, body: Block): Reads {
  const { world } = core;
  const here = new Set<Part>();
  const elsewhere = new Set<Part>();
  const add = (to: Set<Part>, parts: Iterable<Part>): void => {
    for (const part of parts) to.add(part);
  };
  visit('block', body, {
    op: (op) => op.kind !== 'if' || eitherStore(op) === null,
    condition: (condition) => {
      if (condition.kind === 'is there' && condition.where.kind === 'here') {
        add(
          here,
          condition.things.flatMap((thing) => onMap(world, thing)),
        );
        return false;
      }
      if (
        condition.kind === 'and' ||
        condition.kind === 'or' ||
        condition.kind === 'here is' ||
        condition.kind === 'compare'
      )
        return true;
      add(elsewhere, readBy(core, 'condition', condition));
      return false;
    },
    // A space set tells of other spaces; a test by itself of the current space.
    spaces: (spaces) => {
      add(elsewhere, readBy(core, 'spaces', spaces));
      return false;
    },
    test: (test) => {
      add(here, readBy(core, 'test', test));
      return test.kind === 'adjacent';
    },
    number: (number) => {
      if (number.kind === 'count' && number.where.kind === 'here') {
        add(
          here,
          number.things.flatMap((thing) => onMap(world, thing)),
        );
        return false;
      }
      if (isMadeOfOthers(number)) return true;
      add(elsewhere, readBy(core, 'number', number));
      return false;
    },
  });
  return { here, elsewhere };
}
