/** A piece in hand that moves as far as it can pay for: where it comes to, by which way, and where it goes no further. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import { type EventCase, saltmarshWithEvents } from '../support/event-cases.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

/** To enter Dunmoor costs 3, Port Sable 2, Harrow and Sable Road 1; from Fenwick the cheap way to Harrow is by Port Sable. */
const map = ['Fenwick 1', 'Dunmoor 3', 'Harrow 1', 'Port Sable 2', 'Sable Road 1', 'Skerries 1'].reduce(
  (text, it) => {
    const [, name = '', cost = ''] = /^(.+) (\d)$/u.exec(it) ?? [];
    return text.replace(new RegExp(`^  ${name}:\n`, 'mu'), `  ${name}:\n    values: { depth: ${cost} }\n`);
  },
  saltmarshSpec.get('saltmarsh/map.yaml') ?? '',
);

/** A Trooper moves out of Fenwick. */
function moving(what: string, words: string, then: string, more: Partial<EventCase> = {}): EventCase {
  const { given = [], answers = [] } = more;
  return {
    what,
    effect: [`choose 1 Trooper on the map: ["move it up to ${words}"]`],
    given: ['Fenwick holds 1 Trooper', ...given],
    answers,
    then: [then],
  };
}

const paying = 'along any spaces, paying the depth of each';

const cases: readonly EventCase[] = [
  moving('to the only space for which it can pay', `1 ${paying}`, 'Sable Road holds 1 Trooper'),
  moving('to any that costs no more', `2 ${paying}`, 'Crown are asked: Port Sable, Sable Road'),
  moving('by the cheapest way', `3 ${paying}`, 'Harrow holds 1 Trooper', { answers: ['Harrow'] }),
  moving('to all that it reaches', `3 ${paying}`, 'Crown are asked: Dunmoor, Harrow, Port Sable, Sable Road'),
  moving(
    'as far as what is printed on it says',
    'its strength along any spaces, paying the depth of each',
    'Crown are asked: Dunmoor, Harrow, Port Sable, Sable Road',
  ),
  moving('within so many spaces of a kind', '2 spaces along Provinces', 'Crown are asked: Dunmoor, Harrow'),
  moving(
    'through none of another kind, where it would end in its own',
    '2 spaces along Towns',
    'Port Sable holds 1 Trooper',
  ),
  moving(
    'where it says to stop, no further',
    `3 ${paying}, stopping in Towns`,
    'Crown are asked: Dunmoor, Port Sable, Sable Road',
  ),
  moving(
    'round where it would stop',
    `4 ${paying}, stopping in Towns`,
    'Crown are asked: Dunmoor, Harrow, Port Sable, Sable Road',
  ),
  moving(
    'never through others',
    '3 along spaces without Runners, paying the depth of each',
    'Crown are asked: Dunmoor, Sable Road',
    { given: ['Port Sable holds 1 Open Runner'] },
  ),
  moving(
    'up to the first space that others are next to',
    '9 spaces along spaces without Runners, stopping in spaces adjacent to a space with Runners',
    'Crown are asked: Dunmoor, Port Sable, Sable Road',
    { given: ['Harrow holds 1 Open Runner'] },
  ),
  {
    what: 'out of a space in which it would have stopped',
    effect: ['choose 1 Trooper on the map: ["move it up to 2 spaces along any spaces, stopping in Towns"]'],
    given: ['Port Sable holds 1 Trooper'],
    answers: ['Dunmoor'],
    then: ['Dunmoor holds 1 Trooper'],
  },
  {
    what: 'not chosen where it can go nowhere',
    effect: ['choose 1 Trooper on the map: ["move it up to 1 along any spaces, paying the depth of each"]'],
    given: ['Fenwick holds 1 Trooper', 'Dunmoor holds 1 Trooper', 'Port Sable holds 1 Trooper', 'Resolve is 3'],
    answers: ['Trooper in Dunmoor'],
    then: ['Crown are asked: Fenwick, Harrow'],
  },
];

describe('a piece that moves is moved', () => {
  const { program, world, examples } = built(saltmarshWithEvents('Crown', cases, [['saltmarsh/map.yaml', map]], 0));
  const failures = new Map(failuresOf(program, world, examples));

  it.each(cases)('$what', ({ what }) => {
    const own = examples.find(({ name }) => name.includes(what));
    expect(own).toBeDefined();
    expect(failures.get(own?.name ?? '')).toBeUndefined();
  });
});

describe('a movement that cannot be', () => {
  it.each([
    ['move it up to 2 spaces along Provinces', 'RW0490'],
    ['choose 1 Trooper on the map: [move it up to 0 spaces along Provinces]', 'RW0402'],
    ['choose 1 Trooper on the map: ["move it up to 2 along any spaces, paying the strength of each"]', 'RW0322'],
    ['choose 1 Trooper on the map: [move it up to 2 spaces along 1 Province]', 'RW0433'],
    ['choose 1 Trooper on the map: [move it up to 2 spaces along Havens]', 'RW0407'],
    ['choose 1 Trooper on the map: [move it up to 2 spaces]', 'RW0202'],
  ])('is refused at its word: %s', (sentence, code) => {
    const event = { what: 'nothing', effect: [sentence], given: [], then: ['Resolve is 0'] };
    const files = saltmarshWithEvents('Crown', [event], [['saltmarsh/map.yaml', map]], 0);
    const { diagnostics } = check({ files, diagnostics: [] });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map((it) => it.code)).toEqual([code]);
  });
});
