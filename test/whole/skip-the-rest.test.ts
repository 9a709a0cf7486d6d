/** `If this is the first Market, skip the rest`: what stands below it in its list is not done, on both back ends. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { failuresOf, filesWith, type Scene } from '../support/starter-lasting.js';

const marketDay = '  Market Day:\n    rule: "5.1"\n    steps:\n';
const side = 'effect:\n  - nothing\n';

/** Scenes in which Market Day begins with the sentence. */
function failuresWith(sentence: string, ...scenes: readonly Scene[]): readonly (string | null)[] {
  return failuresOf({ side, edits: [['sequence', marketDay, `${marketDay}      - ${sentence}\n`]] }, scenes);
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

  it.each(['the rest of the turn', 'the rest of this game', 'the other steps'])(
    'skips nothing but what stands below: %s',
    (what) => {
      const files = filesWith({
        side,
        edits: [['sequence', marketDay, `${marketDay}      - If this is the first Market, skip ${what}.\n`]],
      });
      const { diagnostics } = check({ files, diagnostics: [] });
      expect(diagnostics.filter(({ severity }) => severity === 'error')).not.toEqual([]);
    },
  );

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
