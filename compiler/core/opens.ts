/**
 * For which procedures an accompanying one can find a space: what it does may make true what their selection asks for. Such a
 * procedure can be chosen on the strength of the accompanying one, which then comes first.
 */
import type { NumberExpr, ProcedureId, SpaceTest, Thing, World } from '../resolved/ir.js';
import type { OfKind } from '../traversal.js';
import { unreachable } from '../unreachable.js';
import { eachOpDone } from './calls.js';
import { type CoreVisitor, visit } from './children.js';
import { changedBy, type Part, readBy } from './effects.js';
import type { Block, Core, CoreProcedure, CoreSelection, Op } from './ir.js';

/** What a piece or a marker was and what it becomes, null being off the map; `elsewhere`: not in the same space. */
interface Flow {
  readonly from: Token | null;
  readonly to: Token | null;
  readonly elsewhere: boolean;
}

/** A piece in a state, or a marker. */
type Token = `column ${number}` | `marker ${number}`;

/** What a selection asks for: more of some things in a space, fewer of others, and what else decides on it. */
interface Wants {
  readonly more: Set<Token>[];
  readonly fewer: Set<Token>[];
  readonly parts: ReadonlySet<Part>;
}

/** The procedures for which this accompanying one can find a space; none for one that accompanies nothing. */
export function openedBy(core: Core, accompanying: CoreProcedure): readonly ProcedureId[] {
  const { accompanies, faction, id: own } = accompanying;
  if (accompanies === null) return [];
  const done: Op[] = [];
  // It is conducted without an accompanying one of its own.
  eachOpDone(core, doing(own), (op) => done.push(op), 'alone');
  return core.procedures.flatMap(({ id, faction: host, selection, accompanies: others }) => {
    if (selection === null || others !== null || (accompanies !== 'any' && !accompanies.includes(id))) return [];
    if (faction !== null && host !== null && faction !== host) return [];
    const wants = wantsOf(core, selection);
    return done.some((op) => meets(core.world, op, wants)) ? [id] : [];
  });
}

/** All that is done where the procedure is. */
function doing(procedure: ProcedureId): Block {
  const op: Op = { kind: 'do', procedure, mayEnd: false };
  return [{ text: '', span: null, rule: '', by: { kind: 'executing' }, op }];
}

function meets(world: World, op: Op, { more, fewer, parts }: Wants): boolean {
  const flows = flowsOf(world, op);
  if (more.some((things) => flows.some((flow) => raises(flow, things)))) return true;
  if (fewer.some((things) => flows.some((flow) => raises(reversed(flow), things)))) return true;
  return changedBy(world, op).some((part) => parts.has(part));
}

/** Whether there can be more of the things in some space afterwards. */
function raises({ from, to, elsewhere }: Flow, things: ReadonlySet<Token>): boolean {
  return to !== null && things.has(to) && (elsewhere || from === null || !things.has(from));
}

function reversed({ from, to, elsewhere }: Flow): Flow {
  return { from: to, to: from, elsewhere };
}

/** What an operation itself does to pieces and markers on the map. */
const flows: { readonly [Kind in Op['kind']]: (world: World, op: OfKind<Op, Kind>) => readonly Flow[] } = {
  place: ({ pieces: rows }, { pieces, lift }) =>
    pieces.flatMap((piece): readonly Flow[] => {
      const row = rows[piece];
      if (row === undefined) return [];
      const placed = column(row.placedAs);
      const lifted = lift ? row.columns.map((it) => ({ from: column(it), to: placed, elsewhere: true })) : [];
      return [{ from: null, to: placed, elsewhere: false }, ...lifted];
    }),
  mark: (_, { marker: placed }) => [{ from: null, to: marker(placed), elsewhere: false }],
  remove: (_, { stages }) =>
    stages.flatMap(({ columns }) => columns.map((it) => ({ from: column(it), to: null, elsewhere: false }))),
  unmark: (_, { marker: removed }) => [{ from: marker(removed), to: null, elsewhere: false }],
  'turn over': (_, { marker: turned, to }) => [{ from: marker(turned), to: marker(to), elsewhere: false }],
  replace: ({ pieces }, { columns, with: piece }) => {
    const placedAs = pieces[piece]?.placedAs;
    const to = placedAs === undefined ? null : column(placedAs);
    return columns.map((it) => ({ from: column(it), to, elsewhere: false }));
  },
  move: (_, { columns }) => columns.map((it) => ({ from: column(it), to: column(it), elsewhere: true })),
  flip: (_, { columns, to }) =>
    columns.map((it, index) => ({ from: column(it), to: column(to[index] ?? it), elsewhere: false })),
  shift: nothing,
  'set track': nothing,
  'set counter': nothing,
  draw: nothing,
  'take chit': nothing,
  'move chits': nothing,
  resolve: nothing,
  roll: nothing,
  let: nothing,
  conduct: nothing,
  do: nothing,
  reveal: nothing,
  'play event': nothing,
  'close box': nothing,
  'adjust order': nothing,
  make: nothing,
  win: nothing,
  if: nothing,
  select: nothing,
  'each space': nothing,
  'choose spaces': nothing,
  repeat: nothing,
  'repeat at will': nothing,
  while: nothing,
  may: nothing,
  choose: nothing,
  'take box': nothing,
  net: nothing,
  cancel: nothing,
  named: nothing,
  woven: nothing,
  'until deck empty': nothing,
  moment: nothing,
  standing: nothing,
};

function nothing(): readonly Flow[] {
  return [];
}

function flowsOf(world: World, op: Op): readonly Flow[] {
  // The entry of a kind takes the operations of that kind, which the type checker cannot follow.
  const of = flows[op.kind] as (world: World, op: Op) => readonly Flow[];
  return of(world, op);
}

function column(id: number): Token {
  return `column ${id}`;
}

function marker(id: number): Token {
  return `marker ${id}`;
}

/** What must become so for a space to be selected, read off its tests and conditions. */
function wantsOf(core: Core, { spaces, conditions, restrictions }: CoreSelection): Wants {
  const more: Set<Token>[] = [];
  const fewer: Set<Token>[] = [];
  const counted = (number: NumberExpr): void => {
    if (number.kind !== 'count') return;
    more.push(tokensOf(number.things));
    fewer.push(tokensOf(number.things));
  };
  const asked: CoreVisitor = {
    test: (test) => {
      askedBy(test, more, fewer);
    },
    condition: (condition) => {
      if (condition.kind === 'is there') (condition.negated ? fewer : more).push(tokensOf(condition.things));
    },
    number: counted,
  };
  // A card's restriction is lifted by the opposite of what it asks for.
  const lifted: CoreVisitor = {
    test: (test) => {
      askedBy(test, fewer, more);
    },
    number: counted,
  };
  visit('spaces', spaces, asked);
  for (const { condition } of conditions) visit('condition', condition, asked);
  for (const restriction of restrictions) visit('spaces', restriction.spaces, lifted);
  return { more, fewer, parts: otherParts(core, conditions) };
}

function askedBy(test: SpaceTest, more: Set<Token>[], fewer: Set<Token>[]): void {
  switch (test.kind) {
    case 'holds':
      (test.negated ? fewer : more).push(tokensOf(test.things));
      return;
    case 'more':
      more.push(tokensOf(test.more));
      fewer.push(tokensOf(test.than));
      return;
    case 'named':
    case 'of kind':
    case 'selected':
    case 'place':
    case 'here':
    case 'takes':
    case 'adjacent':
      return;
    default:
      unreachable(test);
  }
}

function tokensOf(things: readonly Thing[]): Set<Token> {
  return new Set(things.flatMap((it) => (it.kind === 'marker' ? [marker(it.marker)] : it.columns.map(column))));
}

/** What else the conditions are read from: tracks, chits, cards. */
function otherParts(core: Core, conditions: CoreSelection['conditions']): ReadonlySet<Part> {
  const steps: Block = conditions.map(({ condition }) => ({
    text: '',
    span: null,
    rule: '',
    by: { kind: 'executing' },
    op: { kind: 'if', condition, then: [], otherwise: [] },
  }));
  return new Set([...readBy(core, steps)].filter((part) => !/^(?:column|marker)/u.test(part)));
}
