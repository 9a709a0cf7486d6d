/** `If this is the first Market, skip the rest`: what stands below it in its list is not done, on both back ends. */
import { describe, expect, it } from 'vitest';
import { failuresOf, type Scene } from '../support/starter-lasting.js';

const side = 'effect:\n  - nothing\n';

/** Scenes in which Market Day begins with the sentence. */
function failuresWith(sentence: string, ...scenes: readonly Scene[]): readonly (string | null)[] {
  const steps = '  Market Day:\n    rule: "5.1"\n    steps:\n';
  return failuresOf({ side, edits: [['sequence', steps, `${steps}      - ${sentence}\n`]] }, scenes);
}

// Each Meadow without Flocks raises Goodwill by 1, and Market Day returns the Flocks of the Pound.
const meadows = ['Goodwill is 4', 'Pound holds 2 Flocks'];

describe('the first card of a kind', () => {
  it.each([
    'If this is the first Market, skip the rest.',
    'if the card is the first Market card, skip the rest',
    'If this is the first Market, then skip the steps below.',
  ])('skips the rest: %s', (sentence) => {
    const failures = failuresWith(
      sentence,
      {
        given: ['the card is H5', 'the deck is H6', ...meadows],
        when: ['conduct Market Day'],
        then: ['Goodwill is 4', 'Pound holds 2 Flocks'],
      },
      {
        given: ['the card is H6', 'H5 has been played', ...meadows],
        when: ['conduct Market Day'],
        then: ['Goodwill is 7', 'Keepers win'],
      },
    );
    expect(failures.filter((it) => it !== null)).toEqual([]);
  });

  it('leaves what stands above it', () => {
    const failures = failuresWith(
      'raise Goodwill by 2\n      - If the card is not the first Market, skip the rest.',
      {
        given: ['the card is H6', 'H5 has been played', ...meadows],
        when: ['conduct Market Day'],
        then: ['Goodwill is 6', 'Pound holds 2 Flocks'],
      },
      {
        given: ['the card is H5', 'the deck is H6', ...meadows],
        when: ['conduct Market Day'],
        then: ['Goodwill is 9', 'Pound holds nothing'],
      },
    );
    expect(failures.filter((it) => it !== null)).toEqual([]);
  });
});
