/** A word that was lost is not guessed: no help for a sentence without one of its words says another rule than the sentence did. */
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import { sureHelps } from '../../compiler/diagnostics/sure-help.js';
import type { Meaning } from '../support/meaning.js';
import { allCases as cases, type Case } from '../support/sentences-of-all.js';
import { holds, type Fault } from './property.js';

let lost = 0;
let helps = 0;

holds({
  name: 'a lost word is not guessed',
  sample: 60,
  batch: 20,
  check: (seeds) => seeds.flatMap((seed) => check(seed)),
  measured: () => `${lost.toLocaleString('en')} words lost, ${helps.toLocaleString('en')} helps followed`,
});

function check(seed: number): readonly Fault[] {
  const own = cases[(seed * 7919) % cases.length];
  if (own === undefined) return [];
  const words = own.text.split(' ');
  return words.flatMap((word, index) => {
    if (readsLikeAnotherSlip(words, index)) return [];
    return faultsOf(own, words.toSpliced(index, 1).join(' ')).map((what) => ({
      seed,
      what: `without \`${word}\`: ${what}`,
    }));
  });
}

function faultsOf({ game, part, text, owner }: Case, written: string): readonly string[] {
  const { speaker } = game;
  const refusals = speaker.refusals(part, written, owner);
  if (refusals.length === 0) return [];
  lost += 1;
  const core = coreOf(speaker.meaning(part, text, owner));
  return refusals.flatMap(({ code, message, help }) =>
    sureHelps(help).flatMap(({ text: advice, edits }) => {
      if (edits.length === 0) return [];
      helps += 1;
      const mended = withEdits({ path: 'sentence', text: written }, edits);
      if (speaker.refusals(part, mended, owner).length > 0) return [];
      if (coreOf(speaker.meaning(part, mended, owner)) === core) return [];
      return [`${part} \`${written}\`: ${code} ${message}; ${advice} leads to \`${mended}\``];
    }),
  );
}

function coreOf(meaning: Meaning): string | null {
  return meaning.ok ? meaning.core : null;
}

/** Without `Runners`, `and Runners and` reads like a word that was written twice, and `Depots, Runners and` like a needless comma. */
function readsLikeAnotherSlip(words: readonly string[], index: number): boolean {
  const [before = '', behind = ''] = [words[index - 1], words[index + 1]];
  return (before !== '' && before === behind) || (before.endsWith(',') && ['and', 'or'].includes(behind));
}
