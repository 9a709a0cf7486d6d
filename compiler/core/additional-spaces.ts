/** Spaces that procedures may select beyond their limit: how many, what they cost, and whether that can be paid. */
import type {
  AdditionalSpaces,
  AdditionalSpacesId,
  ColumnId,
  NumberExpr,
  SpaceTest,
  Thing,
  Where,
  World,
} from '../resolved/ir.js';
import { narrowed } from '../resolved/resolve/narrowed.js';
import type { Context } from './context.js';
import type { Block, CoreAdditionalSpaces, Op, Possible, Statement } from './ir.js';
import { lowerSteps } from './lower-steps.js';
import { type At, possibleIn } from './possible.js';
import { all, always, positive, when } from './possibility.js';
import { movesOnce } from './survey.js';

export function lowerAdditionalSpaces(
  base: Context,
  own: AdditionalSpaces,
  id: AdditionalSpacesId,
): CoreAdditionalSpaces {
  const { name, rule, file, faction, spaces } = own;
  const by = faction === null ? base.by : ({ kind: 'faction', faction } as const);
  const cost = lowerSteps({ ...base, rule, by }, own.cost).map(wherePaid);
  const changes = base.modifiers.quantity({ kind: 'additional', additional: id });
  return { name, rule, file, spaces, changes, payable: always, cost, movesOnce: movesOnce(own.cost) };
}

/** What must hold for every statement to be done in full, as far as it can be told beforehand. */
export function payable(at: At, block: Block): Possible {
  return all(...block.map((statement) => payableStatement(at, statement)));
}

function payableStatement(at: At, statement: Statement): Possible {
  const { op } = statement;
  const taken = takenPieces(op);
  if (taken !== null) return present([{ kind: 'pieces', columns: taken.columns }], taken.where, taken.least);
  switch (op.kind) {
    case 'place':
      return op.lift ? always : present([placed(at.rules.world, op)], placedFrom(op), op.range.least);
    case 'unmark':
      return present([{ kind: 'marker', marker: op.marker }], op.where, op.count);
    case 'take chit':
      return atLeast({ kind: 'count chits', chits: op.from }, one);
    case 'shift':
      return payableShift(at.rules.world, op);
    case 'set counter':
      return op.to.kind === 'minus' ? atLeast(op.to.left, op.to.right) : always;
    case 'choose spaces':
      return all(positive(op.range.most), { kind: 'in a space', spaces: op.spaces, possible: always });
    case 'each space':
      return op.spaces.tests.length === 0 ? always : { kind: 'in a space', spaces: op.spaces, possible: always };
    case 'repeat':
      return payable(at, op.body);
    case 'named':
      return payable(at, op.block);
    case 'let':
      return always;
    default:
      return possibleIn(at, [statement]);
  }
}

/** A space that is chosen to pay there has what is paid. */
function wherePaid(statement: Statement): Statement {
  const { op } = statement;
  if (op.kind !== 'choose spaces') return statement;
  const holding = op.body.flatMap((inner): SpaceTest[] => {
    const taken = takenPieces(inner.op);
    if (taken?.where.kind !== 'here') return [];
    const least = taken.least === 'all' ? one : taken.least;
    return [{ kind: 'holds', things: [{ kind: 'pieces', columns: taken.columns }], least, negated: false }];
  });
  return { ...statement, op: { ...op, spaces: holding.reduce(narrowed, op.spaces) } };
}

interface Taken {
  readonly columns: readonly ColumnId[];
  readonly where: Where;
  readonly least: NumberExpr | 'all';
}

/** The pieces that the operation removes, replaces or flips. */
function takenPieces(op: Op): Taken | null {
  switch (op.kind) {
    case 'remove':
      return { columns: op.stages.flatMap(({ columns }) => columns), where: op.where, least: op.range.least };
    case 'replace':
      return { columns: op.columns, where: op.where, least: op.range.least };
    case 'flip': {
      const columns = op.columns.filter((column, index) => column !== op.to[index]);
      return { columns, where: op.where, least: op.range.least };
    }
    default:
      return null;
  }
}

const one: NumberExpr = { kind: 'literal', value: 1 };

/** At least so many are there; `all` is one or more. */
function present(things: readonly Thing[], where: Where, least: NumberExpr | 'all'): Possible {
  if (where.kind === 'here') return always;
  return when({ kind: 'is there', things, where, least: least === 'all' ? one : least, negated: false });
}

function placed(world: World, op: Extract<Op, { kind: 'place' }>): Thing {
  return { kind: 'pieces', columns: op.pieces.flatMap((piece) => world.pieces[piece]?.placedAs ?? []) };
}

function placedFrom(op: Extract<Op, { kind: 'place' }>): Where {
  return op.from === null ? { kind: 'available' } : { kind: 'box', box: op.from };
}

/** A track of plain numbers has room for the whole step; one with boxes moves as far as it can. */
function payableShift(world: World, { track, by, sign }: Extract<Op, { kind: 'shift' }>): Possible {
  const declared = world.tracks[track];
  if (declared?.boxes !== null) return always;
  const value: NumberExpr = { kind: 'track', track };
  const end: NumberExpr = { kind: 'literal', value: sign < 0 ? declared.from : declared.to };
  if (sign > 0) return atLeast({ kind: 'minus', left: end, right: value }, by);
  return atLeast(declared.from === 0 ? value : { kind: 'minus', left: value, right: end }, by);
}

function atLeast(left: NumberExpr, right: NumberExpr): Possible {
  return when({ kind: 'compare', left, operator: '≥', right });
}
