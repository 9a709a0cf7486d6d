/** The variants of the reference: each wording means what the one beside it means, and is printed in a wording that stays. */
import { describe, expect, it } from 'vitest';
import { wordingOf } from '../../../compiler/surface/forms/form.js';
import { chapters } from '../../../compiler/reference/forms.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import { speaker, type Owner } from '../../support/meaning.js';
import { referenceGame } from '../../support/reference-game.js';

const { meaning } = speaker(referenceGame());
const owner: Owner = { procedure: 'Muster', chit: null, numbers: ['hits', 'sight'] };
const variants = chapters.flatMap(({ forms }) => Object.values(forms).flatMap((form) => form.variants));

describe('a variant', () => {
  it.each(variants.flatMap(({ pairs }) => pairs))('"%s" means what "%s" means', (written, same) => {
    const { part, text } = wordingOf(written);
    const one = meaning(part, text, owner);
    const other = meaning(wordingOf(same).part, wordingOf(same).text, owner);
    if (!one.ok || !other.ok) throw new Error(JSON.stringify([one, other], null, 2));
    expect(one.core).toBe(other.core);
    expect(meaning(part, one.printed, owner)).toEqual({ ok: true, printed: one.printed, core: one.core });
  });

  it('is told in the reference', () => {
    const text = referenceMarkdown(null);
    for (const { says } of variants) expect(text).toContain(says);
  });
});
