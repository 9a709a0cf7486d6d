/** A locale, which `show`, `play` and `replay` speak: the sentences, the names and the fixed words of one language. */
import type { Change, Condition, Moment, NounPhrase, NumberPhrase, Opening, Sentence, Term } from '../surface/ir.js';
import {
  printChange,
  printCondition,
  printMoment,
  printNounPhrase,
  printNumber,
  printOpening,
  printSentence,
  printTerm,
  type StateVerbs,
} from '../surface/print.js';
import { filled, type FixedWord } from './fixed-words.js';

export interface Locale {
  /** The code of the language. */
  readonly code: string;
  /** A fixed wording with what belongs in its places. */
  readonly say: (wording: FixedWord, ...values: readonly string[]) => string;
  /** A name of the game. */
  readonly name: (text: string) => string;
  /** A count of something: `2 Depots`. */
  readonly count: (count: number, one: string, many: string) => string;
  /** An answer, or a place or thing as a snapshot calls it: `Hidden Depot in Fenwick`. */
  readonly label: (text: string) => string;
  /** A sentence that an engine asks with. */
  readonly asks: (text: string) => string;
  /** The title of a card, or of a side under `C1 shaded`; `title` is what the spec says. */
  readonly title: (card: string, title: string) => string;
  readonly sentence: (sentence: Sentence) => string;
  readonly opening: (opening: Opening) => string;
  readonly term: (term: Term) => string;
  readonly change: (change: Change) => string;
  readonly moment: (moment: Moment) => string;
  readonly condition: (condition: Condition) => string;
  readonly number: (number: NumberPhrase) => string;
  readonly nounPhrase: (phrase: NounPhrase) => string;
}

const same = (text: string): string => text;

/** The language that specs are written in; `verbs` are those that states of the game declare. */
export function english(verbs: StateVerbs): Locale {
  return {
    code: 'en',
    say: (wording, ...values) => filled(wording, values),
    name: same,
    count: (count, one, many) => `${count} ${count === 1 ? one : many}`,
    label: same,
    asks: same,
    title: (_, title) => title,
    sentence: (sentence) => printSentence(sentence, verbs),
    opening: (opening) => printOpening(opening, verbs),
    term: printTerm,
    change: printChange,
    moment: printMoment,
    condition: printCondition,
    number: printNumber,
    nounPhrase: (phrase) => printNounPhrase(phrase),
  };
}
