/**
 * What of a position operations can change, and what numbers, conditions, sets of spaces and operations are read from: for
 * each kind written out, so that `nothing` stands where it is meant. What is done elsewhere (a procedure that is conducted,
 * a card's steps) is not looked into here; `callsOf` in `calls.ts` tells what that is.
 */
import { isRoll } from '../resolved/facts.js';
import { cardsOfFamily } from '../resolved/held-cards.js';
import type {
  ColumnId,
  Condition,
  FactionId,
  MarkerId,
  NumberExpr,
  PieceId,
  QuantityOwner,
  SpaceTest,
  Thing,
  Where,
  World,
} from '../resolved/ir.js';
import type { OfKind } from '../traversal.js';
import { type CoreNodes, type CoreVisitor, visit } from './children.js';
import { facetsOf, staysInPlay } from './direct.js';
import {
  card,
  chits,
  column,
  coming,
  type Flow,
  inBox,
  leaving,
  marker,
  type Part,
  type Parts,
  track,
  varying,
} from './parts.js';
import { type DirectAct, isDirect } from '../resolved/direct.js';
import type { Core, CoreQuantity, Guard, Op } from './ir.js';

/** One entry for each kind of a union. */
type ByKind<Node extends { readonly kind: string }, Result> = {
  readonly [Kind in Node['kind']]: (world: World, node: OfKind<Node, Kind>) => readonly Result[];
};

const nothing = (): readonly never[] => [];

type OwnOp = Exclude<Op, DirectAct>;

/** What an operation itself changes. */
const changes: ByKind<OwnOp, Flow> = {
  place: (world, { pieces, from, lift }) =>
    pieces.flatMap((piece) => {
      const to = placedAs(world, piece);
      const lifted = lift ? piecesOnMap(world, piece).map((it) => leaving(it)) : [];
      return [{ from: from === null ? null : inBox(from, piece), to }, ...lifted];
    }),
  mark: (_, { marker: placed }) => [coming(marker(placed))],
  remove: (world, { stages, where, to }) => {
    const columns = stages.flatMap((stage) => stage.columns);
    const left = (piece: PieceId): readonly (Part | null)[] => {
      if (where.kind === 'available') return [null];
      if (where.kind === 'box') return [inBox(where.box, piece)];
      return columns.filter((it) => world.columns[it]?.piece === piece).map(column);
    };
    return piecesOf(world, columns).flatMap((piece) =>
      left(piece).map((from) => ({ from, to: to === null ? null : inBox(to, piece) })),
    );
  },
  unmark: (_, { marker: removed }) => [leaving(marker(removed))],
  'turn over': (_, { marker: turned, to }) => [leaving(marker(turned), marker(to)), leaving(marker(turned))],
  replace: (world, { columns, with: piece }) =>
    columns.map(column).flatMap((it) => [leaving(it), leaving(it, placedAs(world, piece))]),
  // What moves leaves one space for another.
  move: (_, { columns }) => columns.map(column).flatMap(varying),
  flip: (_, { columns, to }) => columns.map((it, index) => leaving(column(it), column(to[index] ?? it))),
  shift: (_, { track: moved }) => varying(track(moved)),
  'set track': (_, { track: moved }) => varying(track(moved)),
  'set counter': (_, { counter }) => varying(`counter ${counter}`),
  draw: (_, { family }) => varying(chits(family)),
  'take chit': (_, { from }) => varying(chits(from.family)),
  'move chits': (_, { from }) => varying(chits(from.family)),
  look: (_, { from }) => varying(chits(from.family)),
  // While its Event is played the card is the one in hand; its side may be in play from then on.
  'play card': (world, { from }) => [
    ...([chits(from.family), 'current card', 'played cards'] as const).flatMap(varying),
    ...cardsOfFamily(world, from.family).flatMap((id) => {
      const played = world.cards[id];
      return played !== undefined && staysInPlay(played) ? varying(card(id)) : [];
    }),
  ],
  resolve: nothing,
  roll: nothing,
  let: nothing,
  conduct: nothing,
  do: nothing,
  'close box': () => varying('boxes taken'),
  win: () => [coming('outcome')],
  lose: () => [coming('outcome')],
  'draw game': () => [coming('outcome')],
  if: nothing,
  select: nothing,
  'each space': nothing,
  'choose spaces': nothing,
  'each piece': nothing,
  'choose pieces': nothing,
  repeat: nothing,
  'repeat at will': nothing,
  while: nothing,
  may: nothing,
  choose: nothing,
  'take box': () => varying('boxes taken'),
  net: (_, { track: moved }) => varying(track(moved)),
  cancel: ({ cards }, { faction }) => capabilities(cards, faction).map((it) => leaving(it)),
  'end side': (_, { card: ended }) => [leaving(card(ended))],
  named: nothing,
  woven: nothing,
  'until deck empty': nothing,
  moment: nothing,
  standing: nothing,
};

const tests: ByKind<SpaceTest, Part> = {
  named: nothing,
  'of kind': nothing,
  selected: nothing,
  place: nothing,
  here: nothing,
  holds: (world, { things }) => things.flatMap((thing) => onMap(world, thing)),
  more: (world, { more, than }) => [...more, ...than].flatMap((thing) => onMap(world, thing)),
  most: (world, { things }) => things.flatMap((thing) => onMap(world, thing)),
  value: nothing,
  along: nothing,
  controlled: nothing,
  reach: nothing,
  adjacent: nothing,
};

const conditions: ByKind<Condition, Part> = {
  'is there': (world, { things, where }) => things.flatMap((thing) => thingsIn(world, thing, where)),
  'here is': nothing,
  'it is': nothing,
  'it is listed': () => ['current card'],
  'it has moved': (_, { columns }) => columns.map(column),
  compare: nothing,
  'track at': (_, { track: read }) => [track(read)],
  'card is': (_, { nth }) => [
    'current card',
    ...(nth === 'last' ? (['deck'] as const) : nth === 'first' ? (['played cards'] as const) : []),
  ],
  'is current': () => ['current card'],
  'in play': (_, { card: read }) => [card(read)],
  played: () => ['played cards'],
  executing: nothing,
  'in place': () => ['order of play'],
  chosen: nothing,
  and: nothing,
  or: nothing,
};

/** What a number itself is read from, beside the numbers in it. */
const numbers: ByKind<NumberExpr, Part> = {
  literal: nothing,
  count: (world, { things, where }) => things.flatMap((thing) => thingsIn(world, thing, where)),
  'count spaces': nothing,
  'count chits': (_, { chits: read }) => [chits(read.family)],
  variable: nothing,
  track: (_, { track: read }) => [track(read)],
  counter: (_, { counter }) => [`counter ${counter}`],
  // Chosen when the game begins, and the same from then on.
  option: nothing,
  roll: nothing,
  'group size': nothing,
  'value of it': nothing,
  'values of spaces': nothing,
  'values of pieces': (world, { pieces, where }) => thingsIn(world, pieces, where),
  'chit value': (_, { chits: read }) => [chits(read.family)],
  'value discarded': nothing,
  quantity: nothing,
  capabilities: ({ cards }, { faction }) => capabilities(cards, faction),
  removed: nothing,
  placed: nothing,
  per: nothing,
  plus: nothing,
  minus: nothing,
  times: nothing,
  'divided by': nothing,
  column: nothing,
  half: nothing,
  'card value': () => ['current card'],
  deck: () => ['deck'],
  'at most': nothing,
  if: nothing,
};

/** What decides on what an operation itself finds to do. */
const operations: ByKind<OwnOp, Part> = {
  place: (world, { pieces, from }) =>
    pieces.flatMap((piece) => [
      ...room(world, piece),
      ...(from === null ? available(world, piece) : [inBox(from, piece)]),
    ]),
  mark: (world, op) => roomForMarker(world, op.marker),
  remove: (world, { stages, where }) => {
    const columns = stages.flatMap((stage) => [...stage.columns, ...(stage.remaining ?? [])]);
    return thingsIn(world, { kind: 'pieces', columns }, where);
  },
  unmark: (_, { marker: removed }) => [marker(removed)],
  'turn over': (world, { marker: turned, to }) => [marker(turned), ...roomForMarker(world, to)],
  replace: (world, { columns, with: piece }) => [
    ...columns.map(column),
    ...available(world, piece),
    ...room(world, piece),
  ],
  move: (world, { columns }) => [
    ...columns.map(column),
    ...piecesOf(world, columns).flatMap((piece) => room(world, piece)),
  ],
  flip: (_, { columns }) => columns.map(column),
  shift: (_, { track: moved }) => [track(moved)],
  'set track': (_, { track: moved }) => [track(moved)],
  'set counter': (_, { counter }) => [`counter ${counter}`],
  draw: (_, { family }) => [chits(family)],
  'take chit': (_, { from }) => [chits(from.family)],
  'move chits': (_, { from }) => [chits(from.family)],
  'play card': (_, { from }) => [chits(from.family)],
  look: (_, { from }) => [chits(from.family)],
  resolve: (_, { of }) => [chits(of.family)],
  roll: nothing,
  let: nothing,
  conduct: nothing,
  do: nothing,
  'close box': () => ['boxes taken'],
  win: () => ['outcome'],
  lose: () => ['outcome'],
  'draw game': () => ['outcome'],
  if: nothing,
  select: nothing,
  'each space': nothing,
  'choose spaces': nothing,
  'each piece': (_, { columns }) => columns.map(column),
  'choose pieces': (_, { columns }) => columns.map(column),
  repeat: nothing,
  'repeat at will': nothing,
  while: nothing,
  may: nothing,
  choose: nothing,
  'take box': () => ['boxes taken'],
  net: (_, { track: moved }) => [track(moved)],
  cancel: ({ cards }, { faction }) => capabilities(cards, faction),
  'end side': (_, { card: ended }) => [card(ended)],
  named: nothing,
  woven: nothing,
  'until deck empty': () => ['deck'],
  moment: nothing,
  standing: nothing,
};

/** What an operation itself changes, without its blocks and without what it has done elsewhere. */
export function flowsOf(world: World, op: Op): readonly Flow[] {
  return isDirect(op) ? facetsOf(op).changes(world, op) : entryOf(changes, world, op);
}

/** The parts that an operation itself changes. */
export function changedBy(world: World, op: Op): Parts {
  return new Set(flowsOf(world, op).flatMap(({ from, to }) => [from, to].filter((part) => part !== null)));
}

/** Everything that decides on what is done in a node, named quantities with all that they are made of among it. */
export function readBy<Name extends keyof CoreNodes>(core: Core, name: Name, node: CoreNodes[Name]): Parts {
  const { world } = core;
  const read = new Set<Part>();
  const seen = new Set<object>();
  const note = (parts: readonly Part[]): void => {
    for (const part of parts) read.add(part);
  };
  const visitor: CoreVisitor = {
    op: (op) => {
      // Where pieces and markers may come depends on the kind of the space.
      if (bringing.has(op.kind)) noteTreated();
      note(isDirect(op) ? facetsOf(op).reads(world, op) : entryOf(operations, world, op));
    },
    number: (number) => {
      note(entryOf(numbers, world, number));
    },
    condition: (condition) => {
      note(entryOf(conditions, world, condition));
      if (isOfRoll(condition)) for (const it of core.rolls) once('rolls', it);
    },
    test: (test) => {
      note(entryOf(tests, world, test));
      if (test.kind === 'of kind' || test.kind === 'reach') noteTreated();
      if (test.kind === 'adjacent' || test.kind === 'reach')
        for (const it of core.map?.joined ?? []) once('joined', it);
      const { places = [] } = test.kind === 'place' ? (core.procedures[test.procedure] ?? {}) : {};
      for (const place of places) if (test.kind === 'place' && place.name === test.name) once('place', place);
    },
    // Spaces out of play belong to no set.
    spaces: () => {
      note(closing(world));
    },
    owner: (owner) => {
      for (const quantity of quantitiesOf(core, owner)) once('quantity', quantity);
      const selection = owner.kind === 'selection' ? (core.procedures[owner.procedure]?.selection ?? null) : null;
      for (const change of selection?.changes ?? []) once('change', change);
      if (selection !== null) once('number', selection.most);
    },
    guard: (guard) => {
      if ('card' in guard) note(guardedBy(guard));
    },
    cardGuard: (guard) => {
      note(guardedBy(guard));
    },
    actor: (actor) => {
      if (actor.kind === 'ordinal') read.add('order of play');
    },
  };
  const noteTreated = (): void => {
    for (const it of core.map?.treated ?? []) once('treated', it);
  };
  const once = <Name extends keyof CoreNodes>(name: Name, node: CoreNodes[Name] & object): void => {
    if (seen.has(node)) return;
    seen.add(node);
    visit(name, node, visitor);
  };
  visit(name, node, visitor);
  return read;
}

/** What brings pieces or markers to a space. */
const bringing: ReadonlySet<Op['kind']> = new Set(['place', 'mark', 'turn over', 'replace', 'move']);

function entryOf<Node extends { readonly kind: string }, Result>(
  table: ByKind<Node, Result>,
  world: World,
  node: Node,
): readonly Result[] {
  // The entry of a kind takes the nodes of that kind, which the type checker cannot follow.
  const of = table[node.kind as Node['kind']] as (world: World, node: Node) => readonly Result[];
  return of(world, node);
}

function isOfRoll(condition: Condition): boolean {
  return condition.kind === 'compare' && isRoll(condition.left);
}

function quantitiesOf({ procedures, chits: ofChits }: Core, owner: QuantityOwner): readonly CoreQuantity[] {
  if (owner.kind === 'selection') return [];
  const all =
    owner.kind === 'procedure'
      ? (procedures[owner.procedure]?.quantities ?? [])
      : ofChits.flatMap(({ chit, quantities }) => (chit === owner.chit ? quantities : []));
  return all.filter(({ name }) => name === owner.name);
}

function guardedBy(guard: Guard): readonly Part[] {
  return guard.when.kind === 'current' ? ['current card'] : [card(guard.card)];
}

/** What is counted of a thing in a place. */
function thingsIn(world: World, thing: Thing, where: Where): readonly Part[] {
  if (thing.kind === 'marker' || (where.kind !== 'box' && where.kind !== 'available')) return onMap(world, thing);
  const pieces = piecesOf(world, thing.columns);
  return where.kind === 'box'
    ? pieces.map((piece) => inBox(where.box, piece))
    : pieces.flatMap((it) => available(world, it));
}

/** What is counted of a thing on the map. */
export function onMap(_: World, thing: Thing): readonly Part[] {
  return thing.kind === 'marker' ? [marker(thing.marker)] : thing.columns.map(column);
}

/** Available is what is neither on the map nor in a box. */
function available(world: World, piece: PieceId): readonly Part[] {
  return [...piecesOnMap(world, piece), ...world.boxes.map((_, box) => inBox(box, piece))];
}

/** What decides on whether one more may stand in a space. */
function room(world: World, piece: PieceId): readonly Part[] {
  const cards = world.modifiers.flatMap(({ change, card: id }) =>
    (change.kind === 'limit' || change.kind === 'allowed') && change.piece === piece ? [card(id)] : [],
  );
  const isLimited = world.pieces[piece]?.mostPerSpace !== null || cards.length > 0;
  return [...(isLimited ? piecesOnMap(world, piece) : []), ...cards, ...closing(world)];
}

/** What decides on whether one more may be in a space: those that are there, and whether the space is in play, or may leave it. */
function roomForMarker(world: World, id: MarkerId): readonly Part[] {
  const closes = world.markers[id]?.closes === true;
  return [marker(id), ...(closes ? world.columns.map((_, it) => column(it)) : closing(world))];
}

/** The markers that take a space out of play. */
function closing({ markers }: World): readonly Part[] {
  return markers.flatMap(({ closes }, id) => (closes ? [marker(id)] : []));
}

function capabilities(cards: World['cards'], faction: FactionId): readonly Part[] {
  return cards.flatMap(({ capability }, id) => (capability === faction ? [card(id)] : []));
}

function piecesOnMap(world: World, piece: PieceId): readonly Part[] {
  return (world.pieces[piece]?.columns ?? []).map(column);
}

function placedAs(world: World, piece: PieceId): Part | null {
  const placed = world.pieces[piece]?.placedAs;
  return placed === undefined ? null : column(placed);
}

function piecesOf(world: World, columns: readonly ColumnId[]): readonly PieceId[] {
  return [...new Set(columns.flatMap((it) => world.columns[it]?.piece ?? []))];
}
