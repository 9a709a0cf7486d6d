/** A keyword of several words of which one is misspelt: whatever help is given leads to a sentence that is accepted. */
import { expect, it } from 'vitest';
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import { keywords } from '../../compiler/surface/tokens.js';
import { allCases as cases } from '../support/sentences-of-all.js';
import { holds } from './property.js';

const phrases = keywords.map(([surface]) => surface).filter((surface) => surface.includes(' '));

/** The phrase with a mistake in one of its short words, each in turn: a letter left out, replaced, or exchanged with the next. */
function misspellingsOf(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  return words.flatMap((word, index) => {
    if (word.length > 3) return [];
    const letters = Array.from(word);
    const wrong = letters.flatMap((letter, at) => [
      letters.toSpliced(at, 1),
      letters.with(at, letter === 'r' ? 's' : 'r'),
      letters.toSpliced(at, 2, letters[at + 1] ?? '', letter),
    ]);
    const written = new Set(wrong.map((it) => it.join('')));
    return [...written].filter((it) => it !== '' && it !== word).map((it) => words.with(index, it).join(' '));
  });
}

/** What is wrong with the help for a sentence with another phrase in it. */
function faultsWith(phrase: string, wrong: string): readonly string[] {
  const own = cases.find(({ text }) => ` ${text} `.includes(` ${phrase} `));
  if (own === undefined) return [];
  const { game, part, text, owner } = own;
  const written = ` ${text} `.replace(` ${phrase} `, () => ` ${wrong} `).trim();
  const helps = game.speaker
    .refusals(part, written, owner)
    .flatMap(({ help }) => help.filter(({ edits }) => edits.length > 0));
  const mended = helps.map(({ edits }) => withEdits({ path: 'sentence', text: written }, edits));
  const refused = mended.flatMap((fixed) =>
    game.speaker.refusals(part, fixed, owner).map(({ message }) => `${written} becomes ${fixed}: ${message}`),
  );
  return mended.length === 0 || mended.includes(text)
    ? refused
    : [...refused, `${written} becomes ${mended.join(', ')}`];
}

const tries = phrases.flatMap((phrase) => misspellingsOf(phrase).map((wrong) => [phrase, wrong] as const));

/** So many seeds together try every misspelling; each begins with another. */
const parts = 10;

holds({
  name: 'a keyword of which a short word is misspelt is told as it is meant',
  sample: 2,
  batch: 1,
  measured: () => `${tries.length} misspellings, a tenth of them for each seed`,
  check: (seeds) =>
    seeds.flatMap((seed) =>
      tries
        .filter((_, index) => index % parts === seed % parts)
        .flatMap(([phrase, wrong]) => faultsWith(phrase, wrong).map((what) => ({ seed, what }))),
    ),
});

it('tries many phrases', () => {
  expect(phrases.length).toBeGreaterThan(50);
});

it('takes no other name for one of which a single word is near', () => {
  const own = cases.find(({ text }) => text.startsWith('remove hits Active Rebel pieces here, '));
  if (own === undefined) throw new Error('no game says so');
  const { game, part, text, owner } = own;
  const helps = game.speaker
    .refusals(part, text.replace('pieces', 'piees'), owner)
    .flatMap(({ help }) => help.flatMap(({ edits }) => edits.map((it) => it.text)));
  expect(helps).toEqual(['pieces']);
});
