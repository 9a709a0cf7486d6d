/**
 * A space that a marker closes is in no set of spaces, and what closes it can still be counted and removed; a procedure that
 * requires one of two things can be conducted only where it has a space as well; who acts acts to the end. On both back ends.
 */
import { describe, expect, it } from 'vitest';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';

const flooded = 'Skerries holds 1 Flooded';

const cases: readonly EventCase[] = [
  {
    what: 'a set of named spaces has only those in play',
    effect: ['in Skerries and Fenwick:\n        - raise Resolve by 1'],
    given: [flooded, 'Resolve is 1'],
    then: ['Resolve is 2'],
  },
  {
    what: 'a space that is closed is not among all spaces',
    effect: ['for each space:\n        - raise Resolve by 1'],
    given: [flooded, 'Resolve is 1'],
    then: ['Resolve is 6'],
  },
  {
    what: 'all spaces are there where none is closed',
    effect: ['for each space:\n        - raise Resolve by 1', 'in Skerries and Fenwick:\n        - raise Resolve by 1'],
    given: ['Skerries is in play', 'Resolve is 1'],
    then: ['Resolve is 9'],
  },
  {
    what: 'what closes a space is removed where the space is named',
    effect: ['remove Flooded in Skerries', 'place 1 Runner in Skerries'],
    given: [flooded],
    then: ['Skerries holds 1 Hidden Runner'],
  },
  {
    what: 'what closes spaces is removed in all spaces of a kind',
    effect: ['remove all Flooded markers in Havens', 'place 1 Runner in Skerries'],
    given: [flooded],
    then: ['Skerries holds 1 Hidden Runner'],
  },
  {
    what: 'what closes spaces is counted',
    effect: [
      'raise Resolve by the Flooded markers in Havens',
      'if Flooded is in Skerries:\n        - raise Resolve by 1',
    ],
    given: [flooded, 'Resolve is 1'],
    then: ['Resolve is 3'],
  },
  {
    what: 'a space that is named is a landmark, also where it is closed',
    effect: ['for each space in or adjacent to Skerries:\n        - raise Resolve by 1'],
    given: [flooded, 'Resolve is 1'],
    then: ['Resolve is 2'],
  },
  {
    what: 'an area that is named is a landmark, and only its spaces in play are among them',
    effect: ['for each space in or adjacent to Marshland:\n        - raise Resolve by 1'],
    given: [flooded, 'Resolve is 1'],
    then: ['Resolve is 6'],
  },
  {
    what: 'what requires one of two things needs a space as well, whichever holds',
    effect: ['choose one:\n        - conduct Ebb\n        - raise Resolve by 1'],
    given: ['Dunmoor holds 1 Unrest', 'Fenwick holds 1 Unrest', 'Resolve is 1'],
    then: ['Resolve is 2'],
  },
  {
    what: 'what requires one of two things can be conducted where it has a space',
    effect: ['choose one:\n        - conduct Ebb\n        - raise Resolve by 1'],
    given: ['Dunmoor holds 1 Unrest', 'Harrow holds 1 Depot'],
    then: ['League are asked: conduct Ebb, raise Resolve by 1'],
  },
];

const acting: EventCase = {
  what: 'who acts when a sentence begins acts to its end, whatever becomes of the order of play',
  effect: [
    'the 1st in Line faction, in up to 2 Provinces:\n        - make Crown 1st in Line\n        - place 1 Trooper here',
  ],
  given: ['League are 1st in Line'],
  answers: ['Fenwick', 'Harrow'],
  then: ['Fenwick holds 1 Trooper', 'Harrow holds 1 Trooper', 'Crown are 1st in Line'],
};

/** Each is asked about Harrow alone, where Skerries is closed: how many where there is one kind of piece, else which. */
const asked: readonly EventCase[] = [
  ['what is removed', 'remove up to 2 Runners in or adjacent to Skerries', '1', '1 Hidden Runner and 1 Depot'],
  [
    'what is taken one by one',
    'remove 1 League piece in or adjacent to Skerries',
    'Depot in Harrow',
    '2 Hidden Runners',
  ],
  [
    'what is replaced',
    'replace up to 2 Runners in or adjacent to Skerries with Depots',
    '1',
    '1 Hidden Runner and 2 Depots',
  ],
  [
    'what is turned over',
    'flip up to 2 Hidden Runners in or adjacent to Skerries to Open',
    '1',
    '1 Hidden Runner, 1 Open Runner and 1 Depot',
  ],
].map(([what = '', effect = '', answer = '', left = '']) => ({
  what: `a question about spaces of which one is in play is about that one: ${what}`,
  effect: [effect],
  given: [flooded, 'Harrow holds 2 Hidden Runners and 1 Depot'],
  answers: [answer],
  then: [`Harrow holds ${left}`],
}));

const ebb = `operation: Ebb
faction: League
rule: "3.0"
requires: Unrest is in Dunmoor or Unrest is in Fenwick
select: up to 1 Province with Depots
steps:
  - in each selected space:
      - remove 1 Depot here
`;

const all = [...cases, acting, ...asked];
const files = saltmarshWithEvents('League', all, [['saltmarsh/operations/ebb.yaml', ebb]], 0);

describe('spaces that are closed, what is required, and who acts', () => {
  const { program, world, examples } = built(files);
  const failures = new Map(failuresOf(program, world, examples));

  it.each(all.map(({ what }) => what))('%s', (what) => {
    expect(examples.map(({ name }) => name)).toContain(what);
    expect(failures.get(what)).toBeUndefined();
  });
});
