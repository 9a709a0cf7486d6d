/** What can follow in a sentence: of every form of the language, at each of its words, that which stands there. */
import { describe, expect, it } from 'vitest';
import { chapters } from '../../../compiler/reference/forms.js';
import { exampleLanguage } from '../../../compiler/reference/vocabulary.js';
import { standingAlone } from '../../../compiler/source/text.js';
import type { Part } from '../../../compiler/surface/complain.js';
import { scan } from '../../../compiler/surface/lexer.js';
import { keywordOf } from '../../../compiler/surface/tokens.js';
import * as t from '../../../compiler/surface/tokens.js';
import { whatFollows } from '../../../compiler/reference/what-follows.js';

const language = exampleLanguage();
const all = chapters.flatMap(({ forms }) => Object.values(forms));

/** The words of a sentence behind which the one that stands there is not offered. */
function missedIn(part: Part, text: string): string[] {
  const scanned = scan(language, standingAlone(text));
  if (!scanned.ok) return [text];
  return scanned.tokens.flatMap(({ startOffset, image, tokenType }) => {
    const before = text.slice(0, startOffset);
    const { words, takesName, takesWord } = whatFollows(language, standingAlone(before), part, (it) => it === image);
    if (tokenType === t.NameToken) return takesName ? [] : [`${before}| ${image}`];
    if (tokenType === t.Word) return takesWord ? [] : [`${before}| ${image}`];
    if (keywordOf(image) === null) return [];
    return words.some((it) => it.text === image) ? [] : [`${before}| ${image}`];
  });
}

describe('what can follow', () => {
  it('is, in every sentence that the language accepts, what stands there', () => {
    const missed = all.flatMap(({ part, accepted }) => accepted.flatMap((text) => missedIn(part, text)));
    expect(missed).toEqual([]);
  });

  it('is nothing that the grammar stops at', () => {
    const offered = (before: string, part: Part = 'sentence'): readonly string[] =>
      whatFollows(language, standingAlone(before), part, () => true)
        .words.filter(({ isUsual }) => isUsual)
        .map(({ text }) => text);
    expect(offered('reduce Resolve ')).toEqual(['by']);
    expect(offered('place up to 2 Runners ')).toContain('in');
    expect(offered('place up to 2 Runners ')).not.toContain('by');
    expect(offered('place place ')).toEqual([]);
    expect(offered('', 'opening')).toEqual(expect.arrayContaining(['in', 'for each', 'up to', 'if', 'choose one']));
  });
});
