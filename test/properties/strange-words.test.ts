/**
 * What is passed over where other wordings of a sentence are tried has no meaning: each form of the reference, in each place
 * where its nouns may stand, and each sentence of each game has a word that nobody knows put in, or in the place of one of its own.
 */
import { isSenseless, strangeWordsIn } from '../../compiler/resolved/resolve/strange-words.js';
import { allCases as cases } from '../support/sentences-of-all.js';
import { holds, type Fault } from './property.js';

const strangeWords = ['zqkx', 'x0may', 'vlorpen'];
let passedOver = 0;

holds({
  name: 'a text with a word that nobody knows has no meaning, but where the word is given as a name',
  sample: 2000,
  batch: 50,
  check: (seeds) => seeds.flatMap((seed) => check(seed)),
  measured: () => `${passedOver.toLocaleString('en')} texts with a word that nobody knows`,
});

function check(seed: number): readonly Fault[] {
  const own = cases[(seed * 7919) % cases.length];
  if (own === undefined) return [];
  const { speaker } = own.game;
  const strange = strangeWords[seed % strangeWords.length] ?? '';
  const words = own.text.split(' ');
  // Put in front of a word at one seed, in its place at the next.
  const at = Math.floor(seed / 2) % words.length;
  const text = words.toSpliced(at, seed % 2, strange).join(' ');
  if (
    !isSenseless(
      text,
      strangeWordsIn(strange, speaker.language, () => false),
    )
  )
    return [];
  passedOver += 1;
  return speaker.meaning(own.part, text, own.owner).ok ? [{ seed, what: `\`${text}\` has a meaning` }] : [];
}
