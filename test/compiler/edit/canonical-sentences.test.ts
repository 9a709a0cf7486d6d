/** The canonical wording of a sentence: one for all variants that the language declares, with the same meaning, and one that stays. */
import { standingAlone } from '../../../compiler/source/text.js';
import { describe, expect, it } from 'vitest';
import { canonicalWording } from '../../../compiler/edit/canonical-sentences.js';
import { chapters } from '../../../compiler/reference/forms.js';
import { wordingOf } from '../../../compiler/surface/forms/form.js';
import { speaker } from '../../support/meaning.js';
import { referenceGame } from '../../support/reference-game.js';

const game = speaker(referenceGame());
const owner = { procedure: 'Muster', chit: null, numbers: ['hits', 'sight'] };
const pairs = chapters.flatMap(({ forms }) =>
  Object.values(forms).flatMap(({ variants }) => variants.flatMap((it) => it.pairs)),
);

function canonical(written: string): string | null {
  const { part, text } = wordingOf(written);
  return canonicalWording(game.language, part, standingAlone(text));
}

describe('the canonical wording', () => {
  it('of a declared variant stays, and means what the variant means', () => {
    expect(pairs.length).toBeGreaterThan(100);
    const wrong = pairs.flatMap(([written]) => {
      const { part, text } = wordingOf(written);
      const found = canonical(written);
      if (found === null) return [`${written}: not read`];
      const again = canonical(part === 'sentence' ? found : `${part}: ${found}`);
      if (again !== found) return [`${written}: ${found}, and then ${String(again)}`];
      const [one, other] = [game.meaning(part, text, owner), game.meaning(part, found, owner)];
      return one.ok && other.ok && one.core === other.core ? [] : [`${written}: ${found} means something else`];
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['Place a Runner in Fenwick.', 'place 1 Runner in Fenwick'],
    ['remove  all Runners on Causeways', 'remove all Runners on Causeways'],
    ['opening: if the Runners here is at least 2', 'if the Runners here is at least 2'],
    ['opening: if 2 or fewer Runners are here', 'if the Runners here are at most 2'],
  ])('of `%s` is `%s`', (written, wanted) => {
    expect(canonical(written)).toBe(wanted);
  });
});
