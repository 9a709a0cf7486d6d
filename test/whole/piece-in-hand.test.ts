/** Steps that have a piece in hand: which are offered, what is done with it, and where `here` is. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

/** Fenwick has a depth of 2 and Dunmoor of 5; the other spaces have 0. A Trooper has a strength of 3, a Runner of 1. */
const map = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '')
  .replace('Fenwick:\n    kind: Province', 'Fenwick:\n    values: { depth: 2 }\n    kind: Province')
  .replace('Dunmoor:\n    kind: Province', 'Dunmoor:\n    values: { depth: 5 }\n    kind: Province');

const cases: readonly EventCase[] = [
  {
    what: 'one that is chosen out of several places',
    effect: ['choose 1 Trooper on the map: [remove it]'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper'],
    answers: ['Trooper in Dunmoor'],
    then: ['Fenwick holds 1 Trooper', 'Dunmoor holds no Troopers'],
  },
  {
    what: 'the only one there is, without a question',
    effect: ['choose 1 Trooper on the map: [remove it]'],
    given: ['Fenwick holds 1 Trooper'],
    then: ['Fenwick holds no Troopers'],
  },
  {
    what: 'none, where there is none',
    effect: ['choose 1 Trooper on the map: [remove it]'],
    given: ['Fenwick holds 1 Open Runner'],
    then: ['Fenwick holds 1 Open Runner'],
  },
  {
    what: 'as many as are wanted, one after another',
    effect: ['choose up to 2 Troopers on the map: [remove it]'],
    given: ['Fenwick holds 2 Troopers', 'Dunmoor holds 2 Troopers'],
    answers: ['Trooper in Fenwick', 'done'],
    then: ['Fenwick holds 1 Trooper', 'Dunmoor holds 2 Troopers'],
  },
  {
    what: 'two of the same place',
    effect: ['choose 2 Troopers on the map: [remove it]'],
    given: ['Fenwick holds 2 Troopers', 'Dunmoor holds 2 Troopers'],
    answers: ['Trooper in Fenwick', 'Trooper in Fenwick'],
    then: ['Fenwick holds no Troopers', 'Dunmoor holds 2 Troopers'],
  },
  {
    what: 'only such for which something can be done',
    effect: ['choose 1 Trooper on the map: [if it is in Fenwick: [remove it]]'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper'],
    then: ['Fenwick holds no Troopers', 'Dunmoor holds 1 Trooper'],
  },
  {
    what: 'one that need not be chosen',
    effect: ['Crown may choose 1 Trooper in Fenwick: [remove it]'],
    given: ['Fenwick holds 1 Trooper'],
    answers: ['done'],
    then: ['Fenwick holds 1 Trooper'],
  },
  {
    what: 'moved to an adjacent space, from where what comes next is done',
    effect: ['choose 1 Trooper on the map: [move it to an adjacent space, place 1 Scout here]'],
    given: ['Dunmoor holds 1 Trooper'],
    answers: ['Harrow'],
    then: ['Dunmoor holds nothing', 'Harrow holds 1 Trooper and 1 Hidden Scout'],
  },
  {
    what: 'moved twice, from where it has come to',
    effect: ['choose 1 Trooper on the map: [move it to an adjacent Town, move it to an adjacent Causeway]'],
    given: ['Fenwick holds 1 Trooper'],
    then: ['Port Sable holds nothing', 'Sable Road holds 1 Trooper'],
  },
  {
    what: 'removed to a box',
    effect: ['choose 1 Runner on the map: [remove it to Gaol]'],
    given: ['Fenwick holds 1 Open Runner', 'Gaol holds nothing'],
    then: ['Fenwick holds nothing', 'Gaol holds 1 Runner'],
  },
  {
    what: 'turned, and known by its state from then on',
    effect: ['choose 1 Runner on the map: [flip it to Hidden, if it is a Hidden Runner: [raise Resolve by 1]]'],
    given: ['Fenwick holds 1 Open Runner', 'Resolve is 3'],
    then: ['Fenwick holds 1 Hidden Runner', 'Resolve is 4'],
  },
  {
    what: 'offered only where it is not turned yet',
    effect: ['choose 1 Runner on the map: [flip it to Hidden]'],
    given: ['Fenwick holds 1 Open Runner', 'Dunmoor holds 1 Hidden Runner'],
    then: ['Fenwick holds 1 Hidden Runner', 'Dunmoor holds 1 Hidden Runner'],
  },
  {
    what: 'known by what it is',
    effect: ['choose 1 Trooper or Runner in Fenwick: [if it is not a Trooper: [raise Resolve by 2]]'],
    given: ['Fenwick holds 1 Trooper and 1 Open Runner', 'Resolve is 3'],
    then: ['Resolve is 5'],
  },
  {
    what: 'read by what is printed on it',
    effect: ['for each Trooper or Runner on the map: [raise Resolve by its strength]'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 2 Open Runners', 'Resolve is 0'],
    then: ['Resolve is 5'],
  },
  {
    what: 'read by what is printed on its space',
    effect: ['for each Trooper on the map: [raise Resolve by its depth]'],
    given: ['Fenwick holds 2 Troopers', 'Dunmoor holds 1 Trooper', 'Resolve is 0'],
    then: ['Resolve is 9'],
  },
  {
    what: 'each that is there at the beginning, and not one that comes',
    effect: ['for each Trooper in a Province: [move it to Port Sable]'],
    given: ['Fenwick holds 2 Troopers', 'Dunmoor holds 1 Trooper', 'Sable Road holds 1 Trooper'],
    then: ['Port Sable holds 3 Troopers', 'Sable Road holds 1 Trooper', 'Fenwick holds nothing'],
  },
  {
    what: 'each as long as it is there',
    effect: ['for each Trooper on the map: [raise Resolve by 1, remove all Troopers in Dunmoor, remove it]'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 2 Troopers', 'Resolve is 0'],
    then: ['Resolve is 1', 'Fenwick holds nothing', 'Dunmoor holds nothing'],
  },
  {
    what: 'counted where nothing speaks of it',
    effect: ['for each Trooper on the map: [raise Resolve by 1]'],
    given: ['Fenwick holds 2 Troopers', 'Dunmoor holds 1 Trooper', 'Resolve is 0'],
    then: ['Resolve is 3'],
  },
  {
    what: 'counted as removed',
    effect: ['choose 2 Runners on the map: [remove it, raise Resolve by the Runners removed]'],
    given: ['Fenwick holds 2 Open Runners', 'Resolve is 0'],
    then: ['Resolve is 2'],
  },
  {
    what: 'not in a certain place',
    effect: ['for each Trooper on the map: [if it is not in a Province: [remove it]]'],
    given: ['Fenwick holds 1 Trooper', 'Port Sable holds 1 Trooper'],
    then: ['Fenwick holds 1 Trooper', 'Port Sable holds nothing'],
  },
];

describe('a piece in hand', () => {
  const { program, world, examples } = built(saltmarshWithEvents('Crown', cases, [['saltmarsh/map.yaml', map]], 0));
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('is $what', ({ what }) => {
    const own = examples.find(({ name }) => name.includes(what));
    expect(own).toBeDefined();
    expect(failures.get(own?.name ?? '')).toBeUndefined();
  });
});

/** Sentences that have no piece in hand, or say of it what decides nothing. */
const meaningless: readonly (readonly [effect: string, code: string])[] = [
  ['remove it', 'RW0490'],
  ['raise Resolve by its strength', 'RW0490'],
  ['in 1 Town: [move it to Fenwick]', 'RW0490'],
  ['choose 1 Trooper on the map: [in 1 Town: [remove it]]', 'RW0490'],
  ['if it is a Trooper: [raise Resolve by 1]', 'RW0490'],
  ['if it is in Fenwick: [raise Resolve by 1]', 'RW0490'],
  ['choose 1 Trooper on the map: [if it is a Runner: [remove it]]', 'RW0491'],
  ['choose 1 Trooper on the map: [if it is a Trooper: [remove it]]', 'RW0491'],
  ['choose all Troopers on the map: [remove it]', 'RW0404'],
  ['choose 1 Runner in Gaol: [remove it]', 'RW0424'],
  ['choose 1 Unrest on the map: [remove it]', 'RW0322'],
  ['choose 1 Trooper on the map: [flip it to Hidden]', 'RW0406'],
  ['choose 1 Trooper on the map: [move it to Skerries]', 'RW0407'],
];

describe('a sentence about a piece in hand', () => {
  it.each(meaningless)('is refused at its word: %s', (sentence, code) => {
    const event = { what: 'nothing', effect: [sentence], given: [], then: ['Resolve is 0'] };
    const { diagnostics } = check({ files: saltmarshWithEvents('Crown', [event], [], 0), diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((it) => it.code)).toEqual([code]);
  });
});
