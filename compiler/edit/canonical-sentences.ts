/** What each sentence of a spec is printed as. */
import type { Analysis } from '../driver.js';
import type { SourceFile } from '../source/span.js';
import { placeAt, type SpannedText, standingAlone } from '../source/text.js';
import { changed, changesOfWords, withSingleBlanks, type WordChange, wordChanges } from '../source/words.js';
import type { Part } from '../surface/complain.js';
import type { Language } from '../surface/parse.js';
import { readPlain } from '../surface/plain/read.js';
import { printSentence } from '../surface/print.js';
import { reprinted } from '../surface/read-part.js';
import type { PlacedScalar } from '../yaml/respell.js';

/** The canonical text of a scalar that is a sentence or a part of one; null where it is neither or cannot be read. */
export type CanonicalSentence = (placed: PlacedScalar) => string | null;

/**
 * One in a plain wording becomes its sentence where it stands for one alone; what stands for several lines, or for words in
 * another place, stays as it is, since a comment beside it would have no place among them.
 */
export function canonicalSentences({ phrases, language }: Analysis): CanonicalSentence {
  const parts = new Map<SpannedText, Part[]>();
  const pieces = new Map<SourceFile, number[]>();
  for (const { part, source } of phrases) {
    parts.set(source, [...(parts.get(source) ?? []), part]);
    const own = pieces.get(source.file) ?? [];
    pieces.set(source.file, own);
    own.push(placeAt(source, 0));
  }
  return ({ scalar: { source, span }, stands }) => {
    const whole = parts.get(source);
    if (whole === undefined) {
      const within = (pieces.get(span.file) ?? []).filter((at) => at >= span.start && at < span.end);
      return stands === 'in a list' && within.length === 1 ? plainSentence(language, source) : null;
    }
    const texts = new Set(whole.flatMap((part) => canonicalWording(language, part, source) ?? []));
    const [text = null, ...others] = texts;
    return others.length === 0 ? text : null;
  };
}

function plainSentence(language: Language, source: SpannedText): string | null {
  const plain = readPlain(language, source);
  if (plain?.ok !== true) return null;
  const [line, ...more] = plain.lines;
  if (line?.kind !== 'sentence' || more.length > 0) return null;
  return printSentence(line.sentence, language.vocabulary.stateVerbs);
}

/**
 * What the text is printed as, with the author's words where they follow from the nature of a noun, which the printer does not
 * know: `patrols are here`, `on Causeways`. Null where it cannot be read.
 */
export function canonicalWording(language: Language, part: Part, source: SpannedText): string | null {
  const printed = reprinted(language, part, source);
  if (printed === null) return null;
  const changes = wordChanges(source.text, printed).flatMap(withoutNounsOwn);
  const kept = withSingleBlanks(changed(source.text, changesOfWords(source.text, changes)));
  return reprinted(language, part, standingAlone(kept)) === printed ? kept : printed;
}

/** Words of which a noun takes the one or the other. */
const nounsOwn: readonly string[] = [
  'is are',
  'are is',
  'has have',
  'have has',
  'on in',
  'remains remain',
  'remain remains',
];

/** The changes of single words, but for those that would put one for the other. */
function withoutNounsOwn(change: WordChange): readonly WordChange[] {
  const { at, old, fresh } = change;
  if (old.length !== fresh.length) return [change];
  return old.flatMap((word, index): readonly WordChange[] => {
    const by = fresh[index] ?? '';
    if (word === by || nounsOwn.includes(`${word} ${by}`)) return [];
    return [{ at: at + index, old: [word], fresh: [by] }];
  });
}
