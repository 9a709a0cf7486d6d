/**
 * What is within the nodes of Core, and the walks that passes take through it. The list is compared with the types, so that
 * a new operation, or a new field of one, is walked wherever Core is.
 */
import { phrases, type Phrases } from '../resolved/children.js';
import { directActs } from '../resolved/direct.js';
import type { Condition, NumberExpr, SpaceSet } from '../resolved/ir.js';
import { type Question, type Shapes, traversal, type Visitor } from '../traversal.js';
import type {
  Accompanying,
  Actor,
  Alternative,
  Block,
  Core,
  CoreAdditionalSpaces,
  CoreAspect,
  CoreCard,
  CoreChitEffect,
  CoreProcedure,
  CoreQuantity,
  CoreSelection,
  CoreSide,
  HookSteps,
  DeclaredGuard,
  Forced,
  Joined,
  Limit,
  MapChanges,
  Replacement,
  Capture,
  Guard,
  Moved,
  MoveWays,
  Op,
  Possible,
  QuantityChange,
  Range,
  Stage,
  Statement,
  Supply,
  Treated,
  Want,
  Hook,
} from './ir.js';

export interface CoreNodes extends Phrases {
  readonly core: Core;
  readonly procedure: CoreProcedure;
  readonly selection: CoreSelection;
  readonly limit: Limit;
  readonly accompanying: Accompanying;
  readonly mapChanges: MapChanges;
  readonly treated: Treated;
  readonly joined: Joined;
  readonly replacement: Replacement;
  readonly restriction: CoreSelection['restrictions'][number];
  readonly selectionCondition: CoreSelection['conditions'][number];
  readonly additionalSpaces: CoreAdditionalSpaces;
  readonly chit: Core['chits'][number];
  readonly rolls: Core['rolls'][number];
  readonly aspect: CoreAspect;
  readonly effect: CoreChitEffect;
  readonly card: CoreCard;
  readonly side: CoreSide;
  readonly steps: HookSteps;
  readonly standing: Core['standing'][number];
  readonly beyond: Core['beyond'][number];
  readonly crossing: Core['crossings'][number];
  readonly quantity: CoreQuantity;
  readonly change: QuantityChange;
  readonly guard: Guard | DeclaredGuard;
  readonly cardGuard: Guard;
  readonly woven: Hook;
  readonly given: Capture;
  readonly block: Block;
  readonly statement: Statement;
  readonly actor: Actor;
  readonly op: Op;
  readonly range: Range;
  readonly want: Want;
  readonly supply: Supply;
  readonly stage: Stage;
  readonly moved: Moved;
  readonly arrival: Extract<Op, { kind: 'move' }>['arrivals'][number];
  readonly value: Extract<Op, { kind: 'conduct' }>['values'][number];
  readonly place: Extract<Op, { kind: 'conduct' }>['places'][number];
  readonly alternative: Alternative;
  readonly forced: Forced;
  readonly box: Extract<Op, { kind: 'take box' }>['alternatives'][number];
  readonly netTerm: Extract<Op, { kind: 'net' }>['terms'][number];
  readonly possible: Possible;
  readonly moveWays: MoveWays;
}

const shapes: Shapes<CoreNodes> = {
  ...phrases,
  core: {
    procedures: 'procedure',
    additionalSpaces: 'additionalSpaces',
    chits: 'chit',
    rolls: 'rolls',
    aspects: 'aspect',
    cards: 'card',
    standing: 'standing',
    beyond: 'beyond',
    crossings: 'crossing',
    limits: 'limit',
    map: 'mapChanges',
  },
  limit: { condition: 'condition', spaces: 'spaces', most: 'number' },
  accompanying: { condition: 'condition' },
  mapChanges: { treated: 'treated', joined: 'joined' },
  treated: { condition: 'condition' },
  joined: { condition: 'condition' },
  procedure: {
    requires: 'condition',
    selection: 'selection',
    quantities: 'quantity',
    places: 'place',
    possible: 'possible',
    alsoAccompanies: 'accompanying',
    opening: 'block',
    block: 'block',
    instead: 'replacement',
    before: 'woven',
    after: 'woven',
    woven: 'steps',
  },
  replacement: { woven: 'woven', possible: 'possible' },
  selection: {
    most: 'number',
    changes: 'change',
    spaces: 'spaces',
    restrictions: 'restriction',
    conditions: 'selectionCondition',
    possible: 'possible',
    foreseen: 'possible',
    alone: 'possible',
  },
  restriction: { guard: 'cardGuard', spaces: 'spaces' },
  selectionCondition: { condition: 'condition' },
  additionalSpaces: { spaces: 'number', changes: 'change', payable: 'possible', cost: 'block' },
  chit: { quantities: 'quantity' },
  rolls: { against: 'number', changes: 'change' },
  aspect: { chits: 'effect' },
  effect: { block: 'block', before: 'woven', instead: 'woven', after: 'woven', possible: 'possible' },
  card: { sides: 'side', woven: 'steps' },
  side: { block: 'block' },
  steps: { given: 'given', block: 'block' },
  standing: { block: 'block' },
  beyond: { block: 'block' },
  crossing: { block: 'block' },
  quantity: { value: 'number', changes: 'change' },
  change: { guard: 'cardGuard', by: 'number', condition: 'condition' },
  guard: { condition: 'condition' },
  cardGuard: { condition: 'condition' },
  woven: { guard: 'guard', given: 'given' },
  given: { here: {}, group: {}, scope: {}, number: {} },
  block: 'statement',
  statement: { by: 'actor', op: 'op' },
  actor: { faction: {}, executing: {}, other: { than: 'actor' }, ordinal: {} },
  op: {
    place: { range: 'range' },
    mark: { count: 'number' },
    remove: { range: 'range', stages: 'stage', where: 'where', only: 'condition' },
    unmark: { count: 'number', where: 'where' },
    'turn over': { where: 'where' },
    replace: { range: 'range', where: 'where' },
    move: {
      from: 'where',
      to: 'spaces',
      stays: 'possible',
      only: 'condition',
      group: 'range',
      body: 'block',
      arrivals: 'arrival',
    },
    flip: { range: 'range', where: 'where' },
    shift: { by: 'number', changes: 'change' },
    'set track': { to: 'number' },
    'set counter': { to: 'number' },
    draw: { count: 'number' },
    'take chit': { from: 'chits' },
    'move chits': { from: 'chits' },
    'play card': { from: 'chits' },
    look: { from: 'chits', count: 'number' },
    resolve: { of: 'chits' },
    roll: {},
    let: { value: 'number', counts: 'number' },
    conduct: { least: 'number', most: 'number', within: 'spaces', values: 'value', places: 'place' },
    do: { numbers: 'number' },
    'close box': {},
    ...directActs,
    win: {},
    lose: {},
    'draw game': {},
    if: { condition: 'condition', then: 'block', otherwise: 'block' },
    select: { body: 'block' },
    'each space': { spaces: 'spaces', wants: 'want', body: 'block' },
    'choose spaces': { spaces: 'spaces', range: 'range', possible: 'possible', body: 'block' },
    'each piece': { where: 'where', body: 'block' },
    'choose pieces': { where: 'where', range: 'range', possible: 'possible', body: 'block' },
    repeat: { count: 'number', body: 'block' },
    'repeat at will': { most: 'number', possible: 'possible', body: 'block' },
    while: { condition: 'condition', possible: 'possible', body: 'block' },
    may: { possible: 'possible', body: 'block' },
    choose: { alternatives: 'alternative', forced: 'forced' },
    'take box': { alternatives: 'box' },
    net: { terms: 'netTerm' },
    cancel: {},
    'end side': {},
    named: { block: 'block', before: 'woven', instead: 'woven', closing: 'woven', after: 'woven' },
    woven: { woven: 'woven', spaces: 'spaces', moved: 'moved' },
    'until deck empty': { body: 'block' },
    moment: {},
    standing: {},
  },
  range: { least: 'number', most: 'number' },
  want: { of: 'supply', count: 'number', when: 'condition' },
  supply: { marker: {}, pieces: {} },
  stage: {},
  moved: { least: 'number' },
  arrival: { woven: 'woven', least: 'number', spaces: 'spaces' },
  value: { value: 'number' },
  place: { spaces: 'spaces' },
  alternative: { possible: 'possible', block: 'block' },
  forced: { guard: 'cardGuard' },
  box: { block: 'block' },
  netTerm: { term: 'term', guard: 'cardGuard' },
  possible: {
    always: {},
    never: {},
    condition: { condition: 'condition' },
    all: { of: 'possible' },
    any: { of: 'possible' },
    if: { condition: 'condition', then: 'possible', otherwise: 'possible' },
    'in a space': { spaces: 'spaces', possible: 'possible' },
    'with a piece': { where: 'where', possible: 'possible' },
    'on a roll': { possible: 'possible' },
    'can place': { by: 'actor' },
    'can mark': {},
    'can move': { move: 'moveWays' },
    'with a group': { possible: 'possible' },
    'in the group': {},
    'can resolve': { of: 'chits' },
    'can look': { look: 'op', by: 'actor' },
    'can conduct': { conduct: 'op', by: 'actor' },
    'has event': {},
    'asked for': {},
    'in force': { guard: 'guard' },
  },
  moveWays: { from: 'where', to: 'spaces', only: 'condition' },
};

export const { visit, visitWithin, some, change } = traversal<CoreNodes>(shapes);

/** The kinds of operation. */
export const operationKinds: readonly string[] = Object.keys(shapes.op);

/** Visits the operations of a block and of the blocks within it, each before what is within it. */
export function eachOp(block: Block, see: (op: Op) => void): void {
  visit('block', block, { op: see, possible: () => false });
}

/** The blocks of an operation itself, in their order. */
export function blocksOf(op: Op): readonly Block[] {
  const found: Block[] = [];
  visitWithin('op', op, {
    block: (block) => {
      found.push(block);
      return false;
    },
  });
  return found;
}

/** The operation with each of its own blocks changed. */
export function mapBlocks(op: Op, to: (block: Block) => Block): Op {
  return change('op', op, { block: to }, { block: () => true });
}

/**
 * Every number that an operation speaks of by itself, those that others are made of among them, but none of its blocks; nor
 * what its spaces want, which says again what the body says.
 */
export function numbersOf(op: Op): readonly NumberExpr[] {
  const found: NumberExpr[] = [];
  visitWithin('op', op, { number: (number) => found.push(number), block: () => false, want: () => false });
  return found;
}

/** Every condition that an operation speaks of by itself. */
export function conditionsOf(op: Op): readonly Condition[] {
  const found: Condition[] = [];
  visitWithin('op', op, { condition: (condition) => found.push(condition), block: () => false });
  return found;
}

/** Every set of spaces that an operation speaks of by itself. */
export function spacesOf(op: Op): readonly SpaceSet[] {
  const found: SpaceSet[] = [];
  visitWithin('op', op, { spaces: (spaces) => found.push(spaces), block: () => false });
  return found;
}

export type CoreVisitor = Visitor<CoreNodes>;
export type CoreQuestion = Question<CoreNodes>;
