/** What can be recorded of each kind of node of Core: for each kind written out, so that `none` stands where it is meant. */
import type { CoreSelection, Op, Possible } from '../core/ir.js';
import { type DirectAct, isDirect } from '../resolved/direct.js';
import type { Condition, NumberExpr, SpaceTest, World } from '../resolved/ir.js';
import type { OfKind } from '../traversal.js';

/** What the interpreter records, with its words. */
export type Outcomes = readonly (readonly [outcome: string, words: string])[];

const amounts = (are: string): Outcomes => [
  ['none', `none is ${are}`],
  ['one too few', `one too few are ${are}`],
  ['just enough', `just enough are ${are}`],
  ['more than enough', `more than enough are ${are}`],
];

const thereOrNot: Outcomes = [
  ['none', 'none is there'],
  ['some', 'some are there'],
];

const shifts: Outcomes = [
  ['not at all', 'by nothing'],
  ['next to the end', 'to one before the end of the track'],
  ['just to the end', 'just to the end of the track'],
  ['past the end', 'past the end of the track'],
];

const remainders: Outcomes = [
  ['nothing over', 'nothing is left over'],
  ['something over', 'something is left over'],
];

const bounds: Outcomes = [
  ['below its bound', 'below the most'],
  ['at its bound', 'just the most'],
  ['above its bound', 'more than the most'],
];

const reaches: Outcomes = [
  ['just reached', 'a space takes all that there is'],
  ['one too far', 'a space takes one more than there is'],
];

const columnShifts: Outcomes = [
  ['within', 'shifted to a column of the table'],
  ['too far left', 'shifted beyond the first column'],
  ['too far right', 'shifted beyond the last column'],
];

const gaps: Outcomes = [
  ['equal', 'both are equal'],
  ['one less', 'it is one less'],
  ['one more', 'it is one more'],
];

const spacesToSelect: Outcomes = [
  ['just enough', 'just as many spaces as may be selected'],
  ['more than enough', 'more spaces than may be selected'],
  ['one too few', 'one space fewer than may be selected'],
  ['full', 'the most are selected'],
];

/** One entry for each kind of a union. */
type ByKind<Node extends { readonly kind: string }> = {
  readonly [Kind in Node['kind']]: (node: OfKind<Node, Kind>, world: World) => Outcomes;
};

/** Nothing is decided there. */
const none = (): Outcomes => [];

const ofNumbers: ByKind<NumberExpr> = {
  literal: none,
  count: none,
  'count spaces': none,
  'count chits': none,
  variable: none,
  track: none,
  counter: none,
  option: none,
  roll: none,
  'group size': none,
  'chit value': none,
  'value discarded': none,
  quantity: none,
  capabilities: none,
  removed: none,
  placed: none,
  'card value': none,
  deck: none,
  'value of it': none,
  'values of spaces': none,
  'values of pieces': none,
  per: ({ every }) => (isLiteral(every, 1) ? [] : remainders),
  half: () => remainders,
  plus: none,
  minus: none,
  times: none,
  'divided by': ({ right }) => (isLiteral(right, 1) ? [] : remainders),
  column: ({ shift }) => (shift === null ? [] : columnShifts),
  'at most': () => bounds,
  if: none,
};

const ofConditions: ByKind<Condition> = {
  'is there': ({ least }) => leastOf(least),
  'here is': none,
  'it is': none,
  'it is listed': none,
  'it has moved': none,
  compare: () => gaps,
  'track at': none,
  'card is': none,
  'is current': none,
  'in play': none,
  played: none,
  executing: none,
  'in place': none,
  chosen: none,
  and: none,
  or: none,
};

const ofTests: ByKind<SpaceTest> = {
  named: none,
  'of kind': none,
  selected: none,
  place: none,
  here: none,
  holds: ({ least }) => leastOf(least),
  more: () => gaps,
  most: none,
  adjacent: none,
  value: none,
  along: none,
  reach: () => reaches,
  controlled: none,
};

/** An operation of which nothing is written here is done, or it is not reached. */
const ofOps: ByKind<Exclude<Op, DirectAct>> = {
  place: ({ range, pieces }, world) => {
    const hasRoom = pieces.some((piece) => world.pieces[piece]?.mostPerSpace !== null);
    const room: Outcomes = hasRoom ? [['no room', 'the space holds all that may stand there']] : [];
    return [...amountsFor(range.most, 'ready'), ...room];
  },
  mark: () => [
    ['all', 'placed'],
    ['not all', 'not all can be placed'],
  ],
  remove: ({ range }) => amountsFor(range.most, 'there'),
  unmark: ({ count }) => amountsFor(count, 'there'),
  'turn over': none,
  replace: ({ range }) => [...amountsFor(range.most, 'there'), ['nothing for it', 'none is Available to come instead']],
  move: () => [
    ['none', 'nothing can move'],
    ['a group', 'a group moves'],
  ],
  flip: ({ range }) => amountsFor(range.most, 'to be flipped'),
  shift: ({ by }) => (by.kind === 'literal' ? shifts.filter(([outcome]) => outcome !== 'not at all') : shifts),
  'set track': none,
  'set counter': none,
  draw: () => [['one too few', 'too few chits are left']],
  'take chit': () => [['none', 'no such chit is there']],
  'move chits': none,
  look: () => [['none', 'there is no such card']],
  'play card': () => [['none', 'no such card is there']],
  resolve: none,
  roll: none,
  let: none,
  conduct: ({ optional }) => [
    ['conducted', 'conducted'],
    ['none', 'none of them can be conducted'],
    ...(optional ? ([['not conducted', 'declined']] as const) : []),
  ],
  do: none,
  'close box': none,
  win: none,
  lose: none,
  'draw game': none,
  if: () => [
    ['then', 'it is so'],
    ['otherwise', 'it is not so'],
  ],
  select: none,
  'each space': () => [['a space', 'there is such a space']],
  'choose spaces': ({ range }) => [['none', 'there is no such space'], ...selectable(range.most)],
  'each piece': () => [['a piece', 'there is such a piece']],
  'choose pieces': () => [
    ['none', 'there is no such piece'],
    ['a piece', 'one is chosen'],
  ],
  repeat: () => [['a time', 'done']],
  'repeat at will': (op) => [...possible(op.possible), ['again', 'done again'], ['no more', 'declined']],
  while: (op) => [...possible(op.possible), ['yes', 'done'], ['no', 'declined']],
  may: (op) => [...possible(op.possible), ['yes', 'done'], ['no', 'declined']],
  choose: none,
  'take box': none,
  net: () => shifts,
  cancel: none,
  'end side': none,
  named: none,
  woven: none,
  'until deck empty': none,
  moment: none,
  standing: none,
};

// The entry of a kind takes the nodes of that kind, which the type checker cannot follow.
type Entry<Node> = (node: Node, world: World) => Outcomes;

export function ofNumber(world: World, number: NumberExpr): Outcomes {
  return (ofNumbers[number.kind] as Entry<NumberExpr>)(number, world);
}

export function ofCondition(world: World, condition: Condition): Outcomes {
  return (ofConditions[condition.kind] as Entry<Condition>)(condition, world);
}

export function ofTest(world: World, test: SpaceTest): Outcomes {
  return (ofTests[test.kind] as Entry<SpaceTest>)(test, world);
}

/** What means what its slots mean is simply done. */
export function ofOp(world: World, op: Op): Outcomes {
  return isDirect(op) ? [] : (ofOps[op.kind] as Entry<Op>)(op, world);
}

export function ofSelection({ most }: CoreSelection): Outcomes {
  return [['none', 'no space can be selected'], ...selectable(most)];
}

/** A card's change of a number. */
export const ofChange: Outcomes = [
  ['applies', 'it applies'],
  ['does not apply', 'it does not apply'],
];

export function ofAlternative(label: string, can: Possible): Outcomes {
  const taken = ['taken', `"${label}" is chosen`] as const;
  return can.kind === 'always' ? [taken] : [taken, ['not possible', `"${label}" is not possible`]];
}

/** What a card adds elsewhere. */
export const ofSteps: Outcomes = [
  ['done', 'the card is in play'],
  ['not in force', 'the card is not in play'],
];

function leastOf(least: NumberExpr): Outcomes {
  if (isLiteral(least, 0)) return [];
  return isLiteral(least, 1)
    ? [
        ['none', 'none is there'],
        ['just enough', 'one is there'],
      ]
    : [
        ['one too few', 'one too few are there'],
        ['just enough', 'just enough are there'],
      ];
}

function isLiteral(number: NumberExpr, wanted: number): boolean {
  return number.kind === 'literal' && number.value === wanted;
}

function selectable(most: NumberExpr | 'all'): Outcomes {
  if (most === 'all') return [['some', 'there are such spaces']];
  return isLiteral(most, 1) ? spacesToSelect.filter(([outcome]) => outcome !== 'one too few') : spacesToSelect;
}

function possible(can: Possible): Outcomes {
  return can.kind === 'always' ? [] : [['not possible', 'it is not possible']];
}

function amountsFor(most: NumberExpr | 'all', are: string): Outcomes {
  if (most === 'all') return thereOrNot;
  if (isLiteral(most, 1)) return amounts(are).filter(([outcome]) => outcome !== 'one too few');
  return amounts(are);
}
