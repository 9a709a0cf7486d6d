/**
 * `and` means all and `or` a choice, numbers in counts and at moments count: played on the emitted engine and on the
 * interpreter, in the words of rulebooks ("Police and Troops", "Syria or Lebanon", "for every two Districts").
 */
import { describe, expect, it } from 'vitest';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

const cases: readonly EventCase[] = [
  {
    what: 'one is placed in each of two spaces joined by `and`',
    effect: ['place 1 Runner in Fenwick and Dunmoor'],
    given: [],
    then: ['Fenwick holds 1 Hidden Runner', 'Dunmoor holds 1 Hidden Runner', 'nothing is asked'],
  },
  {
    what: 'of two spaces joined by `or`, one is chosen',
    effect: ['place 1 Runner in Fenwick or Dunmoor'],
    given: [],
    answers: ['Dunmoor'],
    then: ['Fenwick holds nothing', 'Dunmoor holds 1 Hidden Runner'],
  },
  {
    what: 'so many are placed in each of two spaces where that is said',
    effect: ['place 2 Runners in each of Fenwick and Dunmoor'],
    given: [],
    then: ['Fenwick holds 2 Hidden Runners', 'Dunmoor holds 2 Hidden Runners', 'nothing is asked'],
  },
  {
    what: 'a marker is placed in both spaces, or in one of them',
    effect: ['place Unrest in Fenwick and Dunmoor', 'place 1 Watch in either Port Sable or Sable Town'],
    given: ['Port Sable holds 1 Trooper', 'Sable Town holds 1 Trooper'],
    answers: ['Sable Town'],
    then: [
      'Fenwick holds 1 Unrest',
      'Dunmoor holds 1 Unrest',
      'Port Sable holds 1 Trooper',
      'Sable Town holds 1 Trooper and 1 Watch',
    ],
  },
  {
    what: 'steps are done in both spaces joined by `and`, and in one of those joined by `or`',
    effect: [
      'in Fenwick and Dunmoor:\n        - place 1 Trooper here',
      'in Harrow or Port Sable:\n        - place 1 Scout here',
    ],
    given: [],
    answers: ['Port Sable'],
    then: [
      'Fenwick holds 1 Trooper',
      'Dunmoor holds 1 Trooper',
      'Harrow holds nothing',
      'Port Sable holds 1 Hidden Scout',
    ],
  },
  {
    what: 'several things are placed in the same space, and several removed from it',
    effect: ['place 1 Trooper and 2 Scouts in Fenwick', 'remove 1 Runner and 1 Depot in Dunmoor'],
    given: ['Dunmoor holds 2 Hidden Runners and 2 Depots'],
    then: ['Fenwick holds 1 Trooper and 2 Hidden Scouts', 'Dunmoor holds 1 Hidden Runner and 1 Depot'],
  },
  {
    what: 'what is replaced by its like stays, also where there is too little room for all',
    effect: ['replace all League pieces in Dunmoor and Harrow with a Depot'],
    given: ['Dunmoor holds 2 Hidden Runners and 1 Depot', 'Harrow holds 1 Depot'],
    then: ['Dunmoor holds 2 Depots', 'Harrow holds 1 Depot', 'nothing is asked'],
  },
  {
    what: 'one of two kinds is removed as the faction chooses',
    effect: ['remove 1 Trooper or Depot in Dunmoor'],
    given: ['Dunmoor holds 1 Trooper and 1 Depot'],
    answers: ['Depot in Dunmoor'],
    then: ['Dunmoor holds 1 Trooper'],
  },
  {
    what: 'all are removed from all places joined by `and`, one from each',
    effect: ['remove all Troopers in Provinces and Towns', 'remove 1 Runner in Fenwick and Dunmoor'],
    given: [
      'Fenwick holds 2 Troopers and 2 Hidden Runners',
      'Dunmoor holds 2 Hidden Runners',
      'Port Sable holds 1 Trooper',
      'Sable Road holds 1 Trooper',
    ],
    then: [
      'Fenwick holds 1 Hidden Runner',
      'Dunmoor holds 1 Hidden Runner',
      'Port Sable holds nothing',
      'Sable Road holds 1 Trooper',
    ],
  },
  {
    what: 'a condition on two spaces asks for both, or for one',
    effect: [
      'if Runners are in Fenwick and Dunmoor:\n        - raise Resolve by 1',
      'if Runners are in Fenwick or Dunmoor:\n        - raise Resolve by 2',
    ],
    given: ['Fenwick holds 1 Hidden Runner', 'Resolve is 0'],
    then: ['Resolve is 2'],
  },
  {
    what: 'a condition on two things asks for both, each in its number',
    effect: [
      'if a Depot and 2 Runners are in Fenwick:\n        - raise Resolve by 1',
      'if a Depot and 3 Runners are in Fenwick:\n        - raise Resolve by 2',
      'if 3 or more Runners or Depots are in Fenwick:\n        - raise Resolve by 4',
    ],
    given: ['Fenwick holds 2 Hidden Runners and 1 Depot', 'Resolve is 0'],
    then: ['Resolve is 5'],
  },
  {
    what: 'so many are in one space, in several, or in each',
    effect: [
      'if 2 or more Runners are in a Province:\n        - raise Resolve by 1',
      'if Runners are in 2 or more Provinces:\n        - raise Resolve by 2',
      'if Runners are in each Province:\n        - raise Resolve by 4',
      'if the Runners in Provinces are at least 2:\n        - raise Resolve by 1',
    ],
    given: ['Fenwick holds 1 Hidden Runner', 'Dunmoor holds 1 Hidden Runner', 'Resolve is 0'],
    then: ['Resolve is 3'],
  },
  {
    what: 'there are more in so many spaces, not only in all of them together',
    effect: [
      'if more Runners than Troopers are in 2 or more Provinces:\n        - raise Resolve by 1',
      'if more Runners than Troopers are in Provinces:\n        - raise Resolve by 2',
      'if more Runners and Depots than Troopers are in Harrow:\n        - raise Resolve by 4',
    ],
    given: [
      'Fenwick holds 3 Hidden Runners and 1 Trooper',
      'Harrow holds 1 Hidden Runner, 1 Depot and 1 Trooper',
      'Resolve is 0',
    ],
    then: ['Resolve is 6'],
  },
  {
    what: 'steps are done once for every so many whole ones',
    effect: ['for every 2 Runners or Depots on the map:\n        - raise Resolve by 1'],
    given: ['Fenwick holds 3 Hidden Runners and 2 Depots', 'Resolve is 0'],
    then: ['Resolve is 2'],
  },
  {
    what: 'counted things and places joined by `and` are counted together',
    effect: ['raise Resolve by the Runners and Depots in Provinces and Towns, at most 4'],
    given: [
      'Fenwick holds 2 Hidden Runners',
      'Port Sable holds 1 Depot',
      'Sable Road holds 2 Hidden Runners',
      'Resolve is 0',
    ],
    then: ['Resolve is 3'],
  },
  {
    what: 'a group of 2 or more has no fewer',
    effect: ['move 2 or more Runners in Fenwick to Dunmoor'],
    given: ['Fenwick holds 3 Hidden Runners'],
    then: ['Crown are asked: 2, 3'],
  },
];

const moving: readonly EventCase[] = [
  {
    what: 'too few arrive',
    effect: ['conduct Sortie in Port Sable'],
    given: ['C31 is in play', 'Fenwick holds 1 Trooper', 'Resolve is 0'],
    answers: ['Fenwick'],
    then: ['Port Sable holds 1 Trooper', 'Resolve is 0'],
  },
  {
    what: 'enough arrive, if in two groups',
    effect: ['conduct Sortie in Port Sable'],
    given: ['C31 is in play', 'Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Resolve is 0'],
    answers: ['Fenwick', 'Dunmoor'],
    then: ['Port Sable holds 2 Troopers', 'Resolve is 1'],
  },
  {
    what: 'a group without such pieces is no such group, and one with too few is none',
    effect: ['move any Troopers or Scouts in Fenwick to Dunmoor'],
    given: ['C31 is in play', 'Fenwick holds 1 Trooper and 1 Hidden Scout', 'Resolve is 0'],
    answers: ['Dunmoor', '0', 'Dunmoor'],
    then: ['Dunmoor holds 1 Trooper and 1 Hidden Scout', 'Resolve is 0'],
  },
  {
    what: 'a group with enough is one',
    effect: ['move any Troopers or Scouts in Fenwick to Dunmoor'],
    given: ['C31 is in play', 'Fenwick holds 2 Troopers and 1 Hidden Scout', 'Resolve is 0'],
    answers: ['Dunmoor', '2', '1'],
    then: ['Dunmoor holds 2 Troopers and 1 Hidden Scout', 'Resolve is 2'],
  },
];

const sortie = `operation: Sortie
faction: Crown
rule: "3.3"
select: up to 1 space
steps:
  - move any Troopers on the map to the selected spaces
`;

const watchful = `card: C31
title: Eyes on the road
capability: Crown
event:
  title: Every column is seen
  while in play:
    - whenever Sortie moves 2 or more Troopers to a Town:
        - raise Resolve by 1
    - whenever 2 or more Troopers move from a Province:
        - raise Resolve by 2
`;

const map = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '').replace(
  '  Sable Road:\n',
  '  Sable Town: { kind: Town, adjacent: [] }\n  Sable Road:\n',
);

const events = [...cases, ...moving];
const files = saltmarshWithEvents(
  'Crown',
  events,
  [
    ['saltmarsh/map.yaml', map],
    ['saltmarsh/operations/sortie.yaml', sortie],
    ['saltmarsh/cards/c31.yaml', watchful],
  ],
  1,
);

describe('on both back ends', () => {
  const { program, world, examples } = built(files);
  const failures = new Map(failuresOf(program, world, examples));

  it.each(events.map(({ what }) => what))('%s', (what) => {
    expect(examples.map(({ name }) => name)).toContain(what);
    expect(failures.get(what)).toBeUndefined();
  });
});
