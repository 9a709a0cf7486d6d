/**
 * When an operation, or a block, can change the position. A block can where one of its steps can: as long as none in front
 * of a step has changed anything, the step meets the position at hand, and only numbers and chits have to be foreseen
 * (`known.ts`). So what is asked of a player can be held against the position that the player sees.
 */
import { type DirectAct, isDirect } from '../resolved/direct.js';
import type {
  ChitSelector,
  Condition,
  FamilyId,
  MarkerId,
  SpaceSet,
  SpaceTest,
  TrackId,
  Where,
  World,
} from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { change, type CoreNodes, eachOp, some as someNode } from './children.js';
import type { Actor, Block, Op, Possible, Range, Statement, Hook } from './ir.js';
import { facetsOf } from './direct.js';
import { bringsFrom, elsewhere, type Known, withKnown } from './known.js';
import {
  all,
  always,
  any,
  either,
  given,
  isOfRoll,
  never,
  noneThere,
  not,
  positive,
  there,
  when,
} from './possibility.js';
import { statesAfter } from './states-after.js';

/** Where the steps stand that are looked at. */
export interface At {
  readonly rules: Rules;
  readonly known: Known;
  /** The faction that executes; `executing` is the one that executes the steps around. */
  readonly executing: Actor;
  /** No piece has moved in these steps. */
  readonly fresh: boolean;
  /** The selected spaces are looked at as if the current space were the only one. */
  readonly selecting: boolean;
  /** The families of chits of which those that are drawn go back afterwards. */
  readonly returned: ReadonlySet<FamilyId>;
}

/** What of the rules stands elsewhere than in the steps. */
export interface Rules {
  readonly world: World;
  readonly hookBlock: (woven: Hook) => Block;
  readonly standing: readonly Block[];
  /** What is done at steps beyond an end of a track. */
  readonly beyond: (track: TrackId, end: number) => Block;
}

/** Something in the block can change the position; with `counts`, something in those of its statements. */
export function possibleIn(at: At, block: Block, counts: (statement: Statement) => boolean = () => true): Possible {
  const [statement, ...rest] = block;
  if (statement === undefined) return never;
  const now = counts(statement) ? possibleStep({ ...at, returned: returning(at, rest) }, statement) : never;
  if (now.kind === 'always') return always;
  const states = statesAfter(statement.op, at.known);
  const later = any(...states.map((known) => possibleIn({ ...at, known }, rest, counts)));
  const { op } = statement;
  const isRolled = op.kind === 'roll' && isOfRoll('possible', later);
  if (!isRolled) return any(now, later);
  const { declares: _, ...dice } = op;
  return any(now, { ...dice, kind: 'on a roll', possible: later });
}

/** The families of which drawn chits go back around the steps or within them. */
function returning({ returned }: At, block: Block): ReadonlySet<FamilyId> {
  if (block.length === 0) return returned;
  const families = new Set(returned);
  eachOp(block, (op) => {
    if (op.kind === 'move chits' && op.to === 'pool' && op.from.places.includes('drawn')) families.add(op.from.family);
  });
  return families;
}

/** The node with what is known put in, and with the current space for the selected ones. */
function put<Name extends keyof CoreNodes>(at: At, name: Name, node: CoreNodes[Name]): CoreNodes[Name] | null {
  const known = withKnown(at.known, name, node);
  if (known === null || !at.selecting) return known;
  return change(name, known, { test: (test) => (test.kind === 'selected' ? { kind: 'here' } : test) });
}

/** What is made of a node once all is put in; where it depends on what may be anything, it may be so. */
function of<Name extends keyof CoreNodes>(
  at: At,
  name: Name,
  node: CoreNodes[Name],
  then: (known: CoreNodes[Name]) => Possible,
): Possible {
  const known = put(at, name, node);
  return known === null ? always : then(known);
}

/** The most is one or more. */
function some(at: At, most: Range['most']): Possible {
  return most === 'all' ? always : of(at, 'number', most, positive);
}

function conditionally(at: At, condition: Condition, then: () => Possible, otherwise: () => Possible): Possible {
  const known = put(at, 'condition', condition);
  if (known === null) return any(then(), otherwise());
  const executing = executingIs(at, known);
  if (executing !== null) return executing ? then() : otherwise();
  return either(known, then(), otherwise());
}

/** Whether it is the faction, where that can be told. */
function executingIs({ executing }: At, condition: Condition): boolean | null {
  if (condition.kind !== 'executing' || executing.kind !== 'faction') return null;
  return (executing.faction === condition.faction) !== condition.negated;
}

function actorAt(at: At, by: Actor): Actor {
  switch (by.kind) {
    case 'executing':
      return at.executing;
    case 'other':
      return { kind: 'other', than: actorAt(at, by.than) };
    case 'faction':
    case 'ordinal':
      return by;
    default:
      return unreachable(by);
  }
}

/** In some space of the set. */
function inSpace(at: At, spaces: SpaceSet, body: Block): Possible {
  if (at.selecting && spaces.tests.some(isSelected)) {
    const rest = { tests: spaces.tests.filter((test) => !isSelected(test)) };
    return of(at, 'spaces', rest, ({ tests }) => all(...tests.map(passed), possibleIn(at, body)));
  }
  if (at.selecting && speaksOfSelected('block', body)) return always;
  return of(at, 'spaces', spaces, (set) => {
    const possible = possibleIn({ ...at, known: elsewhere(at.known), selecting: false }, body);
    return possible.kind === 'never'
      ? never
      : { kind: 'in a space', spaces: set, possible: given(set.tests, possible) };
  });
}

/** With some of the pieces, which then is in hand. */
function withPiece(at: At, { columns, where, body }: Of<'each piece' | 'choose pieces'>): Possible {
  if (at.selecting && speaksOfSelected('block', body)) return always;
  return of(at, 'where', where, (there) => {
    const possible = possibleIn({ ...at, known: elsewhere(at.known), selecting: false }, body);
    return possible.kind === 'never' ? never : { kind: 'with a piece', columns, where: there, possible };
  });
}

function isSelected({ kind }: SpaceTest): boolean {
  return kind === 'selected';
}

/** Something in it speaks of the selected spaces. */
export function speaksOfSelected<Name extends keyof CoreNodes>(name: Name, node: CoreNodes[Name]): boolean {
  return someNode(name, node, { test: isSelected });
}

/** The current space passes the test. */
function passed(test: SpaceTest): Possible {
  if (test.kind !== 'holds') return when({ kind: 'here is', test });
  const { things, least, negated } = test;
  return when({ kind: 'is there', things, where: { kind: 'here' }, least, negated });
}

/** A card's steps, or those of a procedure that is declared. */
export function ofHook(at: At, woven: Hook): Possible {
  const inForce: Possible = { kind: 'in force', guard: woven.guard, negated: false };
  return all(inForce, possibleIn({ ...at, fresh: true }, at.rules.hookBlock(woven)));
}

/** What may be done at a moment before, instead of, at the end of and after steps. */
export function withMoments(
  at: At,
  {
    block,
    before,
    instead,
    after,
    closing = [],
  }: Pick<Of<'named'>, 'block' | 'before' | 'instead' | 'after'> & Partial<Pick<Of<'named'>, 'closing'>>,
): Possible {
  const own = any(possibleIn(at, block), ...closing.map((woven) => ofHook(at, woven)));
  const isReplaced = instead.map(({ guard }): Possible => ({ kind: 'in force', guard, negated: true }));
  const around = [...before, ...instead, ...after].map((woven) => ofHook(at, woven));
  return any(all(...isReplaced, own), ...around);
}

type Of<Kind extends Op['kind']> = Extract<Op, { kind: Kind }>;

/** For each kind of operation, when it can change the position. */
const ways: { readonly [Kind in Exclude<Op, DirectAct>['kind']]: (at: At, op: Of<Kind>, by: Actor) => Possible } = {
  place: (at, { range, pieces, from, lift }, by) =>
    all(some(at, range.most), { kind: 'can place', pieces, from, lift, by }),
  mark: (at, { count, marker }) => all(some(at, count), { kind: 'can mark', marker }, ...keptBeside(at, marker)),
  remove: (at, { range, stages, where, only }) =>
    of(at, 'where', where, (there) => {
      const taken = stages.map(({ columns, remaining }) => {
        const none = remaining === null ? always : noneThere([{ kind: 'pieces', columns: remaining }], there);
        if (only === undefined) return all(none, anyOf(columns, there));
        return all(none, { kind: 'with a piece', columns, where: there, possible: when(only) });
      });
      return all(some(at, range.most), any(...taken));
    }),
  unmark: (at, { marker, count, where }) =>
    of(at, 'where', where, (known) => all(some(at, count), there([{ kind: 'marker', marker }], known))),
  'turn over': (at, { marker, where }) => of(at, 'where', where, (known) => there([{ kind: 'marker', marker }], known)),
  replace: (at, { range, columns, where }) =>
    of(at, 'where', where, (known) => all(some(at, range.most), anyOf(columns, known))),
  move: (at, op) =>
    of(at, 'where', op.from, (from) =>
      of(at, 'spaces', op.to, (to) => {
        const { columns, whole, once, perTurn, it, only } = op;
        const left = only === undefined ? {} : { only };
        const fresh = at.fresh || !once;
        const away: Possible = { kind: 'can move', move: { columns, from, to, whole, perTurn, it, ...left }, fresh };
        return all(some(at, op.group?.most ?? 'all'), any(away, stayingFrom(at, from, op)));
      }),
    ),
  flip: (at, { range, columns, to, where, it }) =>
    of(at, 'where', where, (known) => {
      const turned = columns.filter((column, index) => column !== to[index]);
      if (it) return when({ kind: 'it is', columns: turned, negated: false });
      return all(some(at, range.most), anyOf(turned, known));
    }),
  // What is paid for more is nothing to offer by itself.
  shift: (at, op) => (op.forMore === true ? never : all(some(at, op.by), roomOn(at, op))),
  'set track': (at, { track, to }) =>
    of(at, 'number', to, (known) => {
      if (at.rules.world.tracks[track]?.boxes === null) return differs({ kind: 'track', track }, known);
      return known.kind === 'literal' ? when({ kind: 'track at', track, box: known.value, negated: true }) : always;
    }),
  'set counter': (at, { counter, to }) =>
    of(at, 'number', to, (known) => {
      const isStep = (known.kind === 'plus' || known.kind === 'minus') && known.left.kind === 'counter';
      if (isStep && known.left.counter === counter)
        return known.kind === 'plus' ? positive(known.right) : all(positive(known.right), positive(known.left));
      return differs({ kind: 'counter', counter }, known);
    }),
  // What is drawn for a choice goes back; what is done with it is looked for in the pool as well.
  draw: (at, { family, count, to }) =>
    to === 'drawn' && at.returned.has(family)
      ? never
      : all(some(at, count), isAny({ family, chit: null, places: ['pool'] })),
  'take chit': (at, { from }) => of(at, 'chits', from, isAny),
  // A card without an Event is discarded all the same.
  'play card': (at, { from }) => of(at, 'chits', from, isAny),
  look: (at, op, by) => of(at, 'op', op, (look) => (look.kind === 'look' ? { kind: 'can look', look, by } : always)),
  'move chits': (at, { from, to }) => {
    // What has only been drawn from there goes back.
    const places = from.places.filter((place) => place !== to && !bringsFrom(at.known, from.family, place, to));
    return from.places.length > 0 && places.length === 0 ? never : isAny({ ...from, places });
  },
  resolve: (at, { aspect, of: chits }) =>
    of(at, 'chits', chits, (known) => ({ kind: 'can resolve', aspect, of: known })),
  roll: () => never,
  let: () => never,
  conduct: (at, op, by) =>
    of(at, 'op', op, (conduct) => {
      if (conduct.kind !== 'conduct') return always;
      const tests = conduct.within?.tests ?? [];
      const here = tests.filter(({ kind }) => kind === 'here');
      if (here.length === 0) return { kind: 'can conduct', conduct, by };
      const rest = tests.filter(({ kind }) => kind !== 'here');
      return all(...rest.map(passed), { kind: 'can conduct', conduct: { ...conduct, within: { tests: here } }, by });
    }),
  // What has no class is done whatever it comes to, and so is what goes on with the game.
  do: () => always,
  'close box': () => always,
  win: () => always,
  lose: () => always,
  'draw game': () => always,
  if: (at, { condition, then, otherwise }) =>
    conditionally(
      at,
      condition,
      () => possibleIn(at, then),
      () => possibleIn(at, otherwise),
    ),
  select: (at, { body }) => (at.selecting ? possibleIn(at, body) : always),
  'each space': (at, { spaces, body }) => inSpace(at, spaces, body),
  'choose spaces': (at, { spaces, range, body }) => all(some(at, range.most), inSpace(at, spaces, body)),
  'each piece': (at, op) => withPiece(at, op),
  'choose pieces': (at, op) => all(some(at, op.range.most), withPiece(at, op)),
  repeat: (at, { count, body }) => all(some(at, count), possibleIn(at, body)),
  'repeat at will': (at, { most, body }) => all(some(at, most), possibleAgain(at, body)),
  while: (at, { condition, body }) =>
    conditionally(
      at,
      condition,
      () => possibleAgain(at, body),
      () => never,
    ),
  may: (at, { body }) => possibleIn(at, body),
  choose: (at, { alternatives }) =>
    any(...alternatives.map(({ name, nameable, block }) => all(askedFor(name, nameable), possibleAgain(at, block)))),
  'take box': () => always,
  net: () => always,
  cancel: (_, { faction, side }) => positive({ kind: 'capabilities', faction, side }),
  'end side': (_, { card, side }) => when({ kind: 'in play', card, side, negated: false }),
  named: (at, op) => withMoments(at, op),
  woven: (at, { woven, spaces, left }) => {
    const ofGroup = woven.given.some(({ kind }) => kind === 'group');
    // The only groups that are looked at are such that stay.
    if (ofGroup && left) return never;
    return of(at, 'spaces', spaces ?? { tests: [] }, ({ tests }) => all(...tests.map(passed), ofHook(at, woven)));
  },
  'until deck empty': () => always,
  moment: () => never,
  // The position keeps the standing rules as long as nothing else changes it.
  standing: () => never,
};

function possibleStep(at: At, { op, by }: Statement): Possible {
  if (isDirect(op)) return of(at, 'op', op, (known) => (isDirect(known) ? facetsOf(known).possible(known) : always));
  const way = ways[op.kind] as (at: At, op: Op, by: Actor) => Possible;
  return way(at, op, actorAt(at, by));
}

/** As `possibleIn`, for alternatives and for steps done again and again: they can begin. */
export function possibleAgain(at: At, block: Block): Possible {
  return all(canBegin(at, block), possibleIn(at, block));
}

/** Where the steps begin with a chit, there is one. */
export function canBegin(at: At, block: Block): Possible {
  const chits = beginningWithChit(block);
  return chits === null ? always : of(at, 'chits', chits, isAny);
}

/** The chits of which the steps take one before anything else. */
export function beginningWithChit(block: Block): ChitSelector | null {
  const first = block.find(({ op }) => op.kind !== 'let');
  return first?.op.kind === 'take chit' && !first.op.optional ? first.op.from : null;
}

/** No other alternative was asked for. */
export function askedFor(name: string | null, nameable: boolean): Possible {
  return nameable && name !== null ? { kind: 'asked for', name } : always;
}

/** There is such a chit. */
export function isAny(chits: ChitSelector): Possible {
  return when({
    kind: 'compare',
    left: { kind: 'count chits', chits },
    operator: '>',
    right: { kind: 'literal', value: 0 },
  });
}

/** Of a current space in which a marker is placed: no standing rule takes it away at once. */
function keptBeside({ rules }: At, marker: MarkerId): readonly Possible[] {
  return rules.standing.flat().flatMap(({ op }) => {
    if (op.kind !== 'each space' || !op.body.some(({ op: own }) => own.kind === 'unmark' && own.marker === marker))
      return [];
    const isBearing = (test: SpaceTest): boolean =>
      test.kind === 'holds' && !test.negated && test.things.some((it) => it.kind === 'marker' && it.marker === marker);
    if (!op.spaces.tests.some(isBearing)) return [];
    return [any(...op.spaces.tests.filter((test) => !isBearing(test)).map((test) => not(passed(test))))];
  });
}

function anyOf(columns: Of<'flip'>['columns'], where: Where): Possible {
  if (columns.length === 0) return never;
  return where.kind === 'group' ? { kind: 'in the group', columns } : there([{ kind: 'pieces', columns }], where);
}

/** A group stays in the current space, where it may, and something changes there. */
export function staying(at: At, { own, columns, once, perTurn, body }: Of<'move'>): Possible {
  if (!own || body === null) return never;
  const possible = possibleIn({ ...at, known: elsewhere(at.known) }, body);
  if (possible.kind === 'never') return never;
  return { kind: 'with a group', columns, fresh: at.fresh || !once, perTurn, possible };
}

/** As `staying`, in one of the spaces that it may come from. */
function stayingFrom(at: At, from: Where, op: Of<'move'>): Possible {
  const stays = staying(at, op);
  if (stays.kind === 'never' || from.kind === 'here') return stays;
  const spaces = from.kind === 'spaces' ? from.spaces : { tests: [] };
  return { kind: 'in a space', spaces, possible: stays };
}

/** The track is not at its end yet, or something is done beyond it. */
function roomOn(at: At, { track, sign, beyond }: Of<'shift'>): Possible {
  const declared = at.rules.world.tracks[track];
  if (declared === undefined) return always;
  const { from, to, boxes } = declared;
  const end = sign < 0 ? (boxes === null ? from : 0) : boxes === null ? to : boxes.length - 1;
  const isAway =
    boxes === null
      ? differs({ kind: 'track', track }, { kind: 'literal', value: end })
      : when({ kind: 'track at', track, box: end, negated: true });
  return beyond ? any(isAway, possibleIn(at, at.rules.beyond(track, end))) : isAway;
}

function differs(left: Extract<Condition, { kind: 'compare' }>['left'], right: typeof left): Possible {
  return when({ kind: 'compare', left, operator: '≠', right });
}
