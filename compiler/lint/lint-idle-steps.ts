/** Steps that can do nothing on any board. */
import type { Op, Range, Statement } from '../core/ir.js';
import { isDirect } from '../resolved/direct.js';
import type { NumberExpr, Thing, Where, World } from '../resolved/ir.js';
import { either, quoted } from '../diagnostics/catalogue/entry.js';
import { unreachable } from '../unreachable.js';
import type { Linting } from './lint.js';
import { chitsOf, countOf, intervalOf } from './numbers.js';
import { mayBeConducted, mayConduct } from './possible.js';
import type { FlowFacts } from './flow-facts.js';
import { atLeastHere, candidates, mayMark, mayStand } from './spaces.js';
import { originsOf } from './visit.js';

export function lintIdleSteps({ visits, record }: Linting): void {
  for (const { statement, flow } of visits) {
    const why = whyIdle(flow, statement);
    if (why !== null) record('RW0806', statement.span, { why });
  }
}

const nowhere = 'no space is ever such';
const noneAsked = 'it asks for none';

/** Why the step itself can never do anything; null where it may, or where steps within it are looked at for themselves. */
function whyIdle(flow: FlowFacts, { op, by }: Statement): string | null {
  const { facts } = flow;
  const { world } = facts;
  const most = (number: NumberExpr | 'all'): number => (number === 'all' ? Infinity : intervalOf(flow, number).most);
  if (isDirect(op)) return null;
  switch (op.kind) {
    case 'place':
      if (isNone(flow, op.range)) return noneAsked;
      return whyNotPlaced(flow, op);
    case 'mark':
      if (most(op.count) <= 0) return noneAsked;
      return whyNotMarked(flow, op.marker, { kind: 'here' });
    case 'remove': {
      if (isNone(flow, op.range)) return noneAsked;
      const columns = op.stages.flatMap((stage) => stage.columns);
      return whyAbsent(flow, [{ kind: 'pieces', columns }], op.where);
    }
    case 'unmark':
      if (most(op.count) <= 0) return noneAsked;
      return whyAbsent(flow, [{ kind: 'marker', marker: op.marker }], op.where);
    case 'turn over':
      return whyAbsent(flow, [{ kind: 'marker', marker: op.marker }], op.where) ?? whyNotMarked(flow, op.to, op.where);
    case 'replace': {
      if (isNone(flow, op.range)) return noneAsked;
      const absent = whyAbsent(flow, [{ kind: 'pieces', columns: op.columns }], op.where);
      if (absent !== null) return absent;
      const spaces = spacesOf(flow, op.where);
      if (spaces === null || spaces.some((space) => mayStand(flow, op.with, space))) return null;
      return `${namesOf(world, [op.with])} may not stand there`;
    }
    case 'flip': {
      if (isNone(flow, op.range)) return noneAsked;
      const columns = op.columns.filter((column, index) => column !== op.to[index]);
      return whyAbsent(flow, [{ kind: 'pieces', columns }], op.where);
    }
    case 'move':
      return whyNotMoved(flow, op);
    case 'shift':
      return op.changes.length === 0 && isZero(flow, op.by) ? 'it asks for no step' : null;
    case 'set counter': {
      const { to } = op;
      const isChange = to.kind === 'plus' || to.kind === 'minus';
      const isOwn = isChange && to.left.kind === 'counter' && to.left.counter === op.counter;
      return isOwn && isZero(flow, to.right) ? 'it asks for no change' : null;
    }
    case 'draw':
      return most(op.count) <= 0 ? noneAsked : null;
    case 'take chit':
      return chitsOf(flow, op.from).length === 0 ? 'there is never such a chit' : null;
    case 'move chits': {
      const isThere = op.from.places.length > 0 && op.from.places.every((place) => place === op.to);
      if (isThere) return 'the chits are there already';
      return chitsOf(flow, op.from).length === 0 ? 'there is never such a chit' : null;
    }
    case 'look':
      return chitsOf(flow, op.from).length === 0 ? 'there is never such a card' : null;
    case 'play card':
      return chitsOf(flow, op.from).length === 0 ? 'there is never such a card' : null;
    case 'resolve':
      return chitsOf(flow, op.of).length === 0 ? 'there is never such a chit' : null;
    case 'conduct':
      // What can never be conducted by anybody is told of where it is declared.
      return mayConduct(flow, op, by) || !op.procedures.some((id) => isConductable(flow, id))
        ? null
        : 'none of it can ever be conducted in this way';
    case 'net': {
      const dead = op.terms.find(({ term }) => intervalOf(flow, term.of).most < term.every);
      return dead === undefined ? null : `there is never so much of ${quoted(dead.term.text)}`;
    }
    case 'cancel': {
      const isAny = world.cards.some((card) => card.capability === op.faction && (op.side ?? 0) < card.sides.length);
      return isAny ? null : 'there is no such card';
    }
    case 'each space':
      return candidates(flow, op.spaces).length === 0 ? nowhere : null;
    case 'choose spaces':
      if (isNone(flow, op.range)) return noneAsked;
      return candidates(flow, op.spaces).length === 0 ? nowhere : null;
    case 'each piece':
      return whyAbsent(flow, [{ kind: 'pieces', columns: op.columns }], op.where);
    case 'choose pieces':
      if (isNone(flow, op.range)) return noneAsked;
      return whyAbsent(flow, [{ kind: 'pieces', columns: op.columns }], op.where);
    case 'repeat':
      return most(op.count) <= 0 ? 'it is done no time' : null;
    case 'repeat at will':
      return most(op.most) <= 0 ? 'it is done no time' : null;
    case 'set track':
    case 'roll':
    case 'let':
    case 'do':
    case 'close box':
    case 'win':
    case 'lose':
    case 'draw game':
    case 'if':
    case 'select':
    case 'while':
    case 'may':
    case 'choose':
    case 'take box':
    case 'named':
    case 'woven':
    case 'until deck empty':
    case 'moment':
    case 'standing':
    case 'end side':
      return null;
    default:
      return unreachable(op);
  }
}

function isConductable({ facts }: FlowFacts, id: number): boolean {
  const procedure = facts.core.procedures[id];
  return procedure !== undefined && mayBeConducted(facts, procedure);
}

function isNone(flow: FlowFacts, { most }: Range): boolean {
  return most !== 'all' && intervalOf(flow, most).most <= 0;
}

function isZero(flow: FlowFacts, number: NumberExpr): boolean {
  const { least, most } = intervalOf(flow, number);
  return least === 0 && most === 0;
}

function whyNotPlaced(flow: FlowFacts, { pieces, from }: Extract<Op, { kind: 'place' }>): string | null {
  const { world } = flow.facts;
  const names = namesOf(world, pieces);
  const things = [{ kind: 'pieces', columns: pieces.flatMap((it) => world.pieces[it]?.columns ?? []) }] as const;
  if (from !== null && countOf(flow, things, { kind: 'box', box: from }).most === 0) {
    return `there is never any ${names} in ${world.boxes[from]?.name ?? ''}`;
  }
  if (!pieces.some((piece) => flow.here.some((space) => mayStand(flow, piece, space)))) {
    return `${names} may not stand there`;
  }
  const isFull = pieces.every((piece) => {
    const { columns = [], mostPerSpace = null } = world.pieces[piece] ?? {};
    return mostPerSpace !== null && atLeastHere(flow, [{ kind: 'pieces', columns }]) >= mostPerSpace;
  });
  return isFull ? `as many ${names} as may stand there are there already` : null;
}

function whyNotMarked(flow: FlowFacts, marker: number, where: Where): string | null {
  const { names, mostPerSpace = null } = flow.facts.world.markers[marker] ?? {};
  const name = quoted(names?.one ?? '');
  const spaces = spacesOf(flow, where);
  if (spaces !== null && !spaces.some((space) => mayMark(flow, marker, space))) return `${name} may not lie there`;
  if (where.kind !== 'here' || mostPerSpace === null) return null;
  const things = flow.facts.world.markers.flatMap((_, id): Thing[] =>
    id === marker ? [{ kind: 'marker', marker: id as Extract<Thing, { kind: 'marker' }>['marker'] }] : [],
  );
  return atLeastHere(flow, things) >= mostPerSpace ? `${name} is there already` : null;
}

/** Why the things are never there. */
function whyAbsent(flow: FlowFacts, things: readonly Thing[], where: Where): string | null {
  const none = `there is never any ${thingsText(flow.facts.world, things)} there`;
  if (where.kind === 'spaces') {
    if (candidates(flow, where.spaces).length === 0) return nowhere;
    const least = { kind: 'literal', value: 1 } as const;
    const holding = { kind: 'holds', things, least, negated: false } as const;
    return candidates(flow, { tests: [...where.spaces.tests, holding] }).length === 0 ? none : null;
  }
  return countOf(flow, things, where).most === 0 ? none : null;
}

function whyNotMoved(flow: FlowFacts, op: Extract<Op, { kind: 'move' }>): string | null {
  if (op.group !== null && isNone(flow, op.group)) return noneAsked;
  const { world } = flow.facts;
  const absent = whyAbsent(flow, [{ kind: 'pieces', columns: op.columns }], op.from);
  if (absent !== null) return absent;
  const to = candidates({ ...flow, known: [], origin: originsOf(flow, op) }, op.to);
  if (to.length === 0) return nowhere;
  const pieces = [...new Set(op.columns.flatMap((column) => world.columns[column]?.piece ?? []))];
  const isAllowed = pieces.some((piece) => to.some((space) => mayStand(flow, piece, space)));
  return isAllowed ? null : `${namesOf(world, pieces)} may not stand there`;
}

/** The spaces of the map that are meant; null where it is none of the map. */
function spacesOf(flow: FlowFacts, where: Where): readonly number[] | null {
  switch (where.kind) {
    case 'here':
      return flow.here;
    case 'spaces':
      return candidates(flow, where.spaces);
    default:
      return null;
  }
}

function thingsText(world: World, things: readonly Thing[]): string {
  return either(
    things.flatMap((it) =>
      it.kind === 'marker'
        ? [quoted(world.markers[it.marker]?.names.one ?? '')]
        : it.columns.map((column) => quoted(world.columns[column]?.name ?? '')),
    ),
  );
}

function namesOf(world: World, pieces: readonly number[]): string {
  return either(pieces.map((piece) => quoted(world.pieces[piece]?.names.one ?? '')));
}
