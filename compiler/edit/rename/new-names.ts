/** Whether something can be called so: a name is words that are no words of the language and of nothing else in the game. */
import type { Plans } from '../../scenario/verdicts.js';
import type { Analysis } from '../../driver.js';
import { folded } from '../../diagnostics/nearest.js';
import { positionOf, shownPath, type Span } from '../../source/span.js';
import { plainWords } from '../../surface/habits.js';
import { keywordOf } from '../../surface/forms/keywords.js';
import { thingsCalled } from './things.js';

const word = String.raw`[\p{L}\p{N}(&][\p{L}\p{M}\p{N}'’\-–./&)]*`;
const namePattern = new RegExp(`^${word}(?: ${word})*$`, 'u');

/** Why no thing of the game can be called so; null where one can. `old` are the wordings that the thing has now. */
export function refusalOfName(
  name: string,
  old: readonly string[],
  analysis: Analysis,
  played: Plans,
): { readonly why: string; readonly at: Span | null } | null {
  if (!namePattern.test(name))
    return {
      why: `\`${name}\` is no name: a name is words with one blank between them, of letters and digits`,
      at: null,
    };
  if (keywordOf(name) !== null || plainWords.has(name))
    return { why: `\`${name}\` is a word of the language`, at: null };
  const isOwn = old.some((it) => folded(it) === folded(name));
  const same = analysis.language.vocabulary.names.find((it) => folded(it) === folded(name));
  const taken = same ?? name;
  const [other] = isOwn ? [] : thingsCalled(taken, analysis, played);
  if (other !== undefined) {
    const [at = null] = other.declared;
    return { why: `\`${taken}\` is taken: it is the name of something else (${other.kind}${placeText(at)})`, at };
  }
  return !isOwn && same !== undefined ? { why: `\`${same}\` is taken`, at: null } : null;
}

function placeText(at: Span | null): string {
  return at === null ? '' : `, ${shownPath(at.file)}:${positionOf(at.file, at.start).line}`;
}
