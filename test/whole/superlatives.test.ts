/** The most, the fewest, the highest and the lowest, in both back ends. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

/** Fenwick is 3 deep, Dunmoor and Harrow 2, all else 0. */
const map = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '')
  .replace('Fenwick:\n    kind: Province\n', 'Fenwick:\n    kind: Province\n    values: { depth: 3 }\n')
  .replace('Dunmoor:\n    kind: Province\n', 'Dunmoor:\n    kind: Province\n    values: { depth: 2 }\n')
  .replace('Harrow:\n    kind: Province\n', 'Harrow:\n    kind: Province\n    values: { depth: 2 }\n')
  .replace(
    'assumed:',
    'paths:\n  Coast Road: { spaces: [Harrow, Dunmoor, Fenwick, Port Sable], of: [Runner, Trooper, Depot], rule: "1.9" }\nassumed:',
  );

const cases: readonly EventCase[] = [
  {
    what: 'a space with the most of something',
    effect: ['in the Province with the most Runners: [place Unrest here]'],
    given: ['Fenwick holds 1 Open Runner', 'Dunmoor holds 2 Open Runners'],
    then: ['Dunmoor holds 2 Open Runners and 1 Unrest', 'Fenwick holds 1 Open Runner'],
  },
  {
    what: 'one of several with as many, as the faction chooses',
    effect: ['in the Province with the most Runners: [place Unrest here]'],
    given: ['Fenwick holds 2 Open Runners', 'Dunmoor holds 2 Open Runners', 'Harrow holds 1 Open Runner'],
    answers: ['Fenwick'],
    then: ['Fenwick holds 2 Open Runners and 1 Unrest', 'Dunmoor holds 2 Open Runners'],
  },
  {
    what: 'all of several with as many',
    effect: ['remove all Troopers in Provinces with the most Runners'],
    given: [
      'Fenwick holds 2 Open Runners and 1 Trooper',
      'Dunmoor holds 2 Open Runners and 1 Trooper',
      'Harrow holds 1 Open Runner and 1 Trooper',
    ],
    then: ['Fenwick holds 2 Open Runners', 'Dunmoor holds 2 Open Runners', 'Harrow holds 1 Open Runner and 1 Trooper'],
  },
  {
    what: 'none has the most of what is nowhere',
    effect: ['in the Province with the most Runners: [place Unrest here]', 'raise Resolve by 1'],
    given: ['Fenwick holds 1 Trooper'],
    then: ['Fenwick holds 1 Trooper', 'Resolve is 7'],
  },
  {
    what: 'the fewest are none where there are none',
    effect: ['in Provinces with Troopers and with the fewest Runners: [place Unrest here]'].map((it) =>
      it.replace('in Provinces', 'in each Province'),
    ),
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Open Runner and 1 Trooper'],
    then: ['Fenwick holds 1 Trooper and 1 Unrest', 'Dunmoor holds 1 Open Runner and 1 Trooper', 'Harrow holds nothing'],
  },
  {
    what: 'one within another leaves the outer one as it was found',
    effect: [
      'for each Runner on the map with the lowest strength: [for each Runner in Port Sable with the lowest strength: [remove it], retreat it 1 space]',
    ],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Open Runner'],
    then: ['Harrow holds 1 Open Runner', 'Dunmoor holds 1 Open Runner', 'Fenwick holds nothing'],
  },
  {
    what: 'a place that is the one with the most is chosen where several are',
    effect: ['place 1 Runner in the Province with the most Troopers'],
    given: ['Fenwick holds 1 Trooper', 'Harrow holds 1 Trooper'],
    answers: ['Harrow'],
    then: ['Harrow holds 1 Hidden Runner and 1 Trooper', 'Fenwick holds 1 Trooper'],
  },
  {
    what: 'one of several also where all that is in it is meant',
    effect: ['remove all Runners in the Province with the most Troopers'],
    given: ['Fenwick holds 1 Trooper and 1 Open Runner', 'Harrow holds 1 Trooper and 2 Open Runners'],
    answers: ['Harrow'],
    then: ['Harrow holds 1 Trooper', 'Fenwick holds 1 Trooper and 1 Open Runner'],
  },
  {
    what: 'spaces with the highest value of such spaces',
    effect: ['in each Province with Runners and with the highest depth: [place Unrest here]'],
    given: ['Dunmoor holds 1 Open Runner', 'Harrow holds 1 Open Runner', 'Port Sable holds 1 Open Runner'],
    then: [
      'Dunmoor holds 1 Open Runner and 1 Unrest',
      'Harrow holds 1 Open Runner and 1 Unrest',
      'Fenwick holds nothing',
    ],
  },
  {
    what: 'pieces in the spaces with the highest value that one is in',
    effect: ['advance all Runners and Troopers on the map with the highest depth 1 space'],
    given: ['Dunmoor holds 1 Open Runner', 'Harrow holds 1 Trooper', 'Port Sable holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Open Runner'],
  },
  {
    what: 'pieces removed in the spaces with the lowest value that one is in',
    effect: ['remove all Runners in Provinces and with the lowest depth'],
    given: ['Dunmoor holds 1 Open Runner', 'Fenwick holds 1 Open Runner'],
    then: ['Dunmoor holds nothing', 'Fenwick holds 1 Open Runner'],
  },
  {
    what: 'pieces on which the highest number is printed, as they were at the beginning',
    effect: ['for each Runner or Trooper or Depot in Fenwick with the highest strength: [remove it]'],
    given: ['Fenwick holds 1 Open Runner, 2 Troopers and 1 Depot'],
    then: ['Fenwick holds 1 Open Runner and 1 Depot'],
  },
  {
    what: 'one of those on which the lowest number is printed',
    effect: ['choose 1 Runner or Depot on the map with the lowest strength: [remove it]'],
    given: ['Fenwick holds 1 Open Runner and 1 Depot', 'Dunmoor holds 1 Open Runner'],
    answers: ['Open Runner in Dunmoor'],
    then: ['Fenwick holds 1 Open Runner and 1 Depot', 'Dunmoor holds nothing'],
  },
];

const files = saltmarshWithEvents('League', cases, [['saltmarsh/map.yaml', map]], 0);

describe('what is the most of all', () => {
  const { program, world, examples } = built(files);
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('is $what', ({ what }) => {
    expect(examples.some(({ name }) => name === what)).toBe(true);
    expect(failures.get(what)).toBeUndefined();
  });
});

describe('a superlative', () => {
  it.each([
    ['remove all Runners in Gaol with the highest depth', 'RW0416'],
    ['remove all Runners on the map with the highest strength', 'RW0416'],
    ['remove all Runners on the map with the most Troopers', 'RW0416'],
    ['remove all Unrest on the map with the highest depth', 'RW0416'],
    ['in each Province with the highest tide: [place Unrest here]', 'RW0322'],
    ['in the Province with the most Runers: [place Unrest here]', 'RW0321'],
    ['in the Province with the most 2 Runners: [place Unrest here]', 'RW0404'],
    ['for each Runner in the Province with the most Troopers: [remove it]', 'RW0404'],
  ])('is refused at its word: %s', (step, code) => {
    const event = { what: 'nothing', effect: [step], given: [], then: ['Resolve is 0'] };
    const { diagnostics } = check({
      files: saltmarshWithEvents('League', [event], [['saltmarsh/map.yaml', map]], 0),
      diagnostics: [],
    });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((it) => it.code)).toEqual([code]);
  });
});
