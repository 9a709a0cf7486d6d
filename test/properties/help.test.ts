/**
 * Help is honest. Whatever mistake a sentence has, each edit that a message offers leads to a sentence that is accepted,
 * with every word that the author wrote but a misspelt one, one that habit put in the place of another, and one that
 * says nothing; a sentence that is shown as an example is one of this game.
 */
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import type { Help } from '../../compiler/diagnostics/diagnostic.js';
import { nearest } from '../../compiler/diagnostics/nearest.js';
import { habitualWordings, reworded } from '../../compiler/surface/habitual-wordings.js';
import { emptyWords, habitualJoints, habitualPhrases, habitualWords } from '../../compiler/surface/habits.js';
import type { Language } from '../../compiler/surface/parse.js';
import { tokensOf } from '../support/rewordings.js';
import { mistakeIn } from '../mistakes/in-a-sentence.js';
import { allCases as cases, type Case } from '../support/sentences-of-all.js';
import { holds, type Fault } from './property.js';

let mistakes = 0;
let helps = 0;

holds({
  name: 'help is honest',
  sample: 200,
  batch: 20,
  check: (seeds) => seeds.flatMap((seed) => check(seed)),
  measured: () => `${mistakes.toLocaleString('en')} mistakes, ${helps.toLocaleString('en')} helps followed`,
});

function check(seed: number): readonly Fault[] {
  const own = cases[(seed * 7919) % cases.length];
  return own === undefined ? [] : faultsOf(own, seed).map((what) => ({ seed, what }));
}

function faultsOf({ game, part, text, owner }: Case, seed: number): readonly string[] {
  const { speaker, words } = game;
  const mistake = mistakeIn(speaker.language, text, words, seed);
  const refusals = speaker.refusals(part, mistake.text, owner);
  mistakes += 1;
  const faults: string[] = [];
  if (mistake.isMisspelt && refusals.length > 1)
    faults.push(`${part} \`${mistake.text}\` has ${refusals.map(({ message }) => message).join(' AND ')}`);
  for (const { code, message, help } of refusals)
    for (const one of help) {
      const told = `${part} \`${mistake.text}\`: ${code} ${message}; ${one.text}`;
      for (const sample of samplesIn(one)) {
        const [refused] = speaker.refusals(part, sample, {
          ...owner,
          procedure: part === 'sentence' ? null : owner.procedure,
        });
        if (refused !== undefined) faults.push(`${told}: \`${sample}\`: ${refused.code} ${refused.message}`);
      }
      if (one.edits.length === 0) continue;
      helps += 1;
      const fixed = withEdits({ path: 'sentence', text: mistake.text }, one.edits);
      const [refused] = speaker.refusals(part, fixed, owner);
      if (refused !== undefined) faults.push(`${told} leads to \`${fixed}\`: ${refused.code} ${refused.message}`);
      // A help that says so may leave something out; and a marker has one other side, whatever else was named.
      const isSaid = one.text.includes('leave ') || ['RW0480', 'RW0481', 'RW0441'].includes(code);
      const lost = isSaid ? [] : lostWords(speaker.language, mistake.text, fixed);
      if (lost.length > (mistake.isMisspelt ? 1 : 0))
        faults.push(`${told} leads to \`${fixed}\` without ${lost.join(', ')}`);
    }
  return faults;
}

/** The sentences that a help shows. */
function samplesIn({ text }: Help): readonly string[] {
  if (!text.startsWith('for example: ')) return [];
  return [...text.matchAll(/`([^`]+)`/gu)].map(([, sample = '']) => sample);
}

/** The words of one sentence that are not in another, nor misspelt or meant there. */
function lostWords(language: Language, from: string, to: string): readonly string[] {
  const left = [...tokensOf(language, from)];
  const added: string[] = [];
  for (const token of tokensOf(language, to)) {
    const index = left.indexOf(token);
    if (index < 0) added.push(token);
    else left.splice(index, 1);
  }
  if (nearest(from, [to], 1).length > 0 || isHabit(from, to)) return [];
  const phrase = left.join(' ');
  if (habitualPhrases.get(phrase)?.join(' ') === added.join(' ')) return [];
  if (nearest(phrase, [added.join(' ')], 1).length > 0) return [];
  return left.filter((word) => {
    if (emptyWords.has(word) || ['the', 'a'].includes(word) || ` ${to} `.includes(` ${word} `)) return false;
    return (
      !added.some(
        (it) =>
          nearest(word, [it], 1).length > 0 ||
          it.slice(0, 3) === word.slice(0, 3) ||
          (habitualWords.get(word) ?? []).includes(it),
      ) && !isSaidTwice(word, from)
    );
  });
}

/** One habitual wording, or one word that joins out of habit, makes the other sentence of the first. */
function isHabit(from: string, to: string): boolean {
  const isJoined = habitualJoints.some(([pattern, word]) =>
    [...from.matchAll(pattern)].some(
      ({ index, 0: found }) => from.slice(0, index) + word + from.slice(index + found.length) === to,
    ),
  );
  return isJoined || habitualWordings.some((it) => reworded(from, it) === to);
}

/** A word of habit right beside what it means: `throw roll a die`. */
function isSaidTwice(word: string, from: string): boolean {
  const text = ` ${from} `;
  return (habitualWords.get(word) ?? []).some(
    (meant) => text.includes(` ${word} ${meant} `) || text.includes(` ${meant} ${word} `),
  );
}
