/** What is within the nodes of a resolved game: the one list from which sentences, numbers, conditions and spaces are walked. */
import { type Shapes, traversal, type Visitor } from '../traversal.js';
import { directActs, directNumbers } from './direct.js';
import type {
  Acting,
  Act,
  Actor,
  AdditionalSpaces,
  Alternative,
  Amount,
  Anchor,
  Card,
  Change,
  Chit,
  ChitSelector,
  Conduct,
  Condition,
  Controller,
  Declaration,
  NumberExpr,
  Precedence,
  Procedure,
  QuantityOwner,
  Selection,
  Side,
  SpaceSet,
  SpaceTest,
  Step,
  Term,
  Thing,
  Track,
  Modifier,
  Where,
  World,
} from './ir.js';

/** The nodes that sentences are made of, also once they are lowered. */
export interface Phrases {
  readonly number: NumberExpr;
  readonly condition: Condition;
  readonly spaces: SpaceSet;
  readonly test: SpaceTest;
  readonly controller: Controller;
  readonly where: Where;
  readonly thing: Thing;
  readonly chits: ChitSelector;
  readonly holder: Acting;
  readonly owner: QuantityOwner;
  readonly term: Term;
}

export const phrases = {
  number: {
    literal: {},
    count: { things: 'thing', where: 'where' },
    'count spaces': { spaces: 'spaces' },
    'count chits': { chits: 'chits' },
    variable: {},
    track: {},
    counter: {},
    option: {},
    'value of it': {},
    roll: {},
    'group size': {},
    'values of spaces': { spaces: 'spaces' },
    'values of pieces': { pieces: 'thing', where: 'where' },
    'chit value': { chits: 'chits' },
    'value discarded': {},
    quantity: { of: 'owner' },
    capabilities: {},
    removed: {},
    placed: {},
    per: { every: 'number', of: 'number' },
    ...directNumbers,
    plus: { left: 'number', right: 'number' },
    minus: { left: 'number', right: 'number' },
    times: { left: 'number', right: 'number' },
    'divided by': { left: 'number', right: 'number' },
    column: { of: 'number', shift: 'number' },
    'at most': { value: 'number', bound: 'number' },
    if: { condition: 'condition', then: 'number', otherwise: 'number' },
  },
  condition: {
    'is there': { things: 'thing', where: 'where', least: 'number' },
    'here is': { test: 'test' },
    'it is': {},
    'it is listed': {},
    'it has moved': {},
    compare: { left: 'number', right: 'number' },
    'track at': {},
    'card is': {},
    'is current': {},
    'in play': {},
    played: {},
    executing: {},
    'in place': {},
    chosen: {},
    and: { left: 'condition', right: 'condition' },
    or: { left: 'condition', right: 'condition' },
  },
  spaces: { tests: 'test' },
  test: {
    named: {},
    'of kind': {},
    selected: {},
    place: {},
    here: {},
    holds: { things: 'thing', least: 'number' },
    more: { more: 'thing', than: 'thing' },
    most: { things: 'thing', among: 'spaces' },
    value: { least: 'number', most: 'number' },
    along: { steps: 'number' },
    controlled: { by: 'controller' },
    reach: { most: 'number', through: 'spaces', ends: 'spaces' },
    adjacent: { to: 'spaces' },
  },
  controller: { acting: 'condition', spaces: 'spaces' },
  where: { here: {}, map: {}, spaces: { spaces: 'spaces' }, box: {}, available: {}, group: {} },
  thing: { pieces: {}, marker: {} },
  chits: { holder: 'holder' },
  holder: { faction: {}, executing: {}, other: { than: 'holder' }, ordinal: {} },
  owner: { procedure: {}, chit: {}, selection: {} },
  term: { of: 'number' },
} as const satisfies Shapes<Phrases>;

/** The nodes of steps, and of what holds steps. */
export interface WorldNodes extends Phrases {
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly act: Act;
  readonly actor: Actor;
  readonly amount: Amount;
  readonly precedence: Precedence;
  readonly alternative: Alternative;
  readonly box: Extract<Act, { kind: 'take box' }>['alternatives'][number];
  readonly case: Extract<Act, { kind: 'by faction' }>['cases'][number];
  readonly value: Conduct['values'][number];
  readonly place: Conduct['places'][number];
  readonly world: World;
  readonly track: Track;
  readonly beyond: Track['beyond'][number];
  readonly crossing: Track['crossings'][number];
  readonly chit: Chit;
  readonly effect: Chit['effects'][number];
  readonly card: Card;
  readonly side: Side;
  readonly procedure: Procedure;
  readonly selection: Selection;
  readonly selectionCondition: Selection['conditions'][number];
  readonly declaration: Declaration;
  readonly declared: Declaration['changes'][number];
  readonly additionalSpaces: AdditionalSpaces;
  readonly standing: World['standing'][number];
  readonly modifier: Modifier;
  readonly change: Change;
  readonly anchor: Anchor;
}

export const { visit, visitWithin, some } = traversal<WorldNodes>({
  ...phrases,
  steps: 'step',
  step: { actor: 'actor', act: 'act' },
  act: {
    'place pieces': { amount: 'amount', to: 'where' },
    'place marker': { count: 'number', to: 'where' },
    'remove pieces': { amount: 'amount', where: 'where', order: 'precedence' },
    'remove markers': { amount: 'amount', where: 'where' },
    'turn over': { where: 'where' },
    replace: { amount: 'amount', where: 'where' },
    move: { amount: 'amount', from: 'where', to: 'spaces' },
    flip: { amount: 'amount', where: 'where' },
    shift: { steps: 'number' },
    'change track': { by: 'number' },
    'set track': { to: 'number' },
    pay: { by: 'number' },
    gain: { by: 'number' },
    'change counter': { by: 'number' },
    'set counter': { to: 'number' },
    draw: { count: 'number' },
    'take chit': { from: 'chits' },
    'move chits': { from: 'chits' },
    'play card': { from: 'chits' },
    look: { from: 'chits', count: 'number' },
    resolve: { of: 'chits' },
    roll: {},
    let: { value: 'number' },
    conduct: { within: 'spaces', least: 'number', most: 'number', values: 'value', places: 'place' },
    'close box': {},
    ...directActs,
    'look up': { numbers: 'number' },
    win: {},
    lose: {},
    'draw game': {},
    nothing: {},
    cancel: {},
    named: { body: 'steps' },
    if: { condition: 'condition', then: 'steps', otherwise: 'steps' },
    'in spaces': { amount: 'amount', spaces: 'spaces', body: 'steps' },
    'for each': { count: 'number', body: 'steps' },
    'for pieces': { amount: 'amount', where: 'where', body: 'steps' },
    'choose one': { alternatives: 'alternative' },
    'take box': { alternatives: 'box' },
    'by faction': { cases: 'case' },
    steps: { body: 'steps' },
    times: { most: 'number', body: 'steps' },
    while: { condition: 'condition', body: 'steps' },
    groups: { move: 'act', body: 'steps' },
    net: { terms: 'term' },
    'until deck empty': { body: 'steps' },
    error: {},
  },
  actor: { faction: {}, executing: {}, other: {}, ordinal: {} },
  amount: { least: 'number', most: 'number' },
  precedence: { first: {}, 'only when none': {} },
  alternative: { steps: 'steps' },
  box: { steps: 'steps' },
  case: { step: 'step' },
  value: { value: 'number' },
  place: { spaces: 'spaces' },
  world: {
    tracks: 'track',
    chits: 'chit',
    cards: 'card',
    procedures: 'procedure',
    additionalSpaces: 'additionalSpaces',
    standing: 'standing',
    modifiers: 'modifier',
  },
  track: { beyond: 'beyond', crossings: 'crossing' },
  beyond: { steps: 'steps' },
  crossing: { steps: 'steps' },
  chit: { quantities: 'value', effects: 'effect' },
  effect: { steps: 'steps' },
  card: { sides: 'side' },
  side: { steps: 'steps' },
  procedure: {
    requires: 'condition',
    quantities: 'value',
    places: 'place',
    selection: 'selection',
    steps: 'steps',
    declaration: 'declaration',
  },
  selection: { most: 'number', spaces: 'spaces', conditions: 'selectionCondition' },
  selectionCondition: { condition: 'condition' },
  declaration: { changes: 'declared' },
  declared: { at: 'anchor', steps: 'steps' },
  additionalSpaces: { spaces: 'number', cost: 'steps' },
  standing: { steps: 'steps' },
  modifier: { change: 'change', condition: 'condition' },
  change: {
    quantity: { by: 'number', condition: 'condition' },
    restriction: { spaces: 'spaces' },
    targets: { spaces: 'spaces' },
    ban: {},
    amount: { things: 'thing', was: 'number', by: 'number' },
    barred: { things: 'thing', spaces: 'spaces' },
    limit: { spaces: 'spaces', most: 'number' },
    allowed: {},
    further: {},
    accompany: {},
    treated: {},
    joined: {},
    reroll: {},
    loss: { condition: 'condition' },
    weight: { things: 'thing', spaces: 'spaces' },
    cost: { by: 'number', spaces: 'spaces' },
    rolls: { against: 'number', by: 'number' },
    'track change': { by: 'number' },
    forced: {},
    terms: { terms: 'term' },
    steps: { at: 'anchor', steps: 'steps' },
  },
  anchor: {
    procedure: {},
    conduct: {},
    aspect: {},
    selected: { spaces: 'spaces' },
    step: {},
    arrivals: { least: 'number', to: 'spaces' },
    moves: { least: 'number', from: 'spaces' },
    placed: { things: 'thing', spaces: 'spaces', least: 'number' },
    removed: { things: 'thing', spaces: 'spaces', least: 'number' },
    passed: { to: 'number' },
  },
});

export type WorldVisitor = Visitor<WorldNodes>;
