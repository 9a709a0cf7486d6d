/**
 * Whether a piece moves again is what the spec says: each sentence that moves pieces moves each once as it is done, and only
 * `each only once` has it so for all of a procedure, a card or a chit. In the small game that `new` lays out, on both back ends.
 */
import { describe, expect, it } from 'vitest';
import { failureWith, type Played } from '../support/starter-card.js';

interface Case extends Played {
  readonly what: string;
}

const empty = '- the board is empty\n';
const twoSteps = (tail: string): string =>
  `- move all Rangers in Alderholt to Birchcombe${tail}\n- move all Rangers in Birchcombe to Dunridge${tail}`;
const meadows = (tail: string): string => `- in each Meadow:\n    - move all Flocks here to adjacent Meadows${tail}`;

const cases: readonly Case[] = [
  {
    what: 'two sentences move a piece twice',
    effect: twoSteps(''),
    given: `${empty}- Alderholt holds 1 Ranger`,
    then: '- Dunridge holds 1 Ranger\n- Birchcombe holds nothing',
  },
  {
    what: 'where both move each only once it stays where the first brought it',
    effect: twoSteps(', each only once'),
    given: `${empty}- Alderholt holds 1 Ranger`,
    then: '- Birchcombe holds 1 Ranger\n- Dunridge holds nothing',
  },
  {
    what: 'those that have not moved go',
    effect: twoSteps(', each only once'),
    given: `${empty}- Alderholt holds 1 Ranger\n- Birchcombe holds 1 Ranger`,
    then: '- Birchcombe holds 1 Ranger\n- Dunridge holds 1 Ranger',
  },
  {
    what: 'what another sentence moves is not counted',
    effect:
      '- move all Rangers in Alderholt to Birchcombe\n- move all Rangers in Birchcombe to Dunridge, each only once',
    given: `${empty}- Alderholt holds 1 Ranger`,
    then: '- Dunridge holds 1 Ranger',
  },
  {
    what: 'space by space a piece moves on, and back',
    effect: meadows(''),
    given: `${empty}- Birchcombe holds 1 Flock`,
    answers: '- Drovers: Cloverlea',
    then: '- Birchcombe holds 1 Flock\n- Cloverlea holds nothing\n- nothing is asked',
  },
  {
    what: 'space by space it has moved, each only once',
    effect: meadows(', each only once'),
    given: `${empty}- Birchcombe holds 1 Flock`,
    answers: '- Drovers: Cloverlea',
    then: '- Cloverlea holds 1 Flock\n- Birchcombe holds nothing\n- nothing is asked',
  },
  {
    what: 'of two conducts each moves it once',
    effect: '- Drovers conduct Wander in Dunridge\n- Drovers conduct Wander in Birchcombe',
    given: `${empty}- Dunridge holds 1 Flock`,
    answers: '- Drovers: Birchcombe, Alderholt',
    then: '- Alderholt holds 1 Flock\n- Dunridge holds nothing',
  },
];

describe('pieces that have moved', () => {
  it.each(cases.map((it) => [it.what, it] as const))('%s', { timeout: 20_000 }, (_what, it) => {
    expect(failureWith(it)).toBeNull();
  });
});
