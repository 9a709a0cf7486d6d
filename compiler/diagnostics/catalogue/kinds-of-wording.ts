/** Further messages `RW04xx`: wordings that can be read in two ways, and words that do not agree with each other. */
import { entry, quoted } from './entry.js';

/** A card with one sentence, as examples show it. */
const card = (sentence: string) =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - ${sentence}\n`;

const page = (what: string, wrong: string, right: string) => ({ what, wrong: card(wrong), right: card(right) });

export const kindsOfWording = {
  RW0480: entry<{ readonly words: string }>({
    severity: 'error',
    headline: ({ words }) => `${quoted(words)} can be read in two ways`,
    label: () => 'say which is meant',
    explain: page(
      '`and` means all of what it joins, `or` a choice among it. Where a number, a place or an adjective could belong to one of the nouns or to all of them together, two readers would play two rules. Write one of the wordings that the message proposes: each of them has one meaning.',
      'place 2 Runners in Fenwick and Dunmoor',
      'place 2 Runners in each of Fenwick and Dunmoor',
    ),
  }),
  RW0481: entry<{ readonly join: string; readonly why: string }>({
    severity: 'error',
    headline: ({ join, why }) => `${quoted(join)} does not fit between these nouns: ${why}`,
    label: ({ join }) => `should be joined by ${quoted(join === 'and' ? 'or' : 'and')}`,
    explain: page(
      '`and` means all of what it joins, `or` a choice among it. Where something is counted, all of it is, and the nouns are joined by `and`; where each piece or space is one of several things, they are joined by `or`.',
      'raise Resolve by the Runners or Troopers in Fenwick',
      'raise Resolve by the Runners and Troopers in Fenwick',
    ),
  }),
  RW0482: entry<{ readonly noun: string; readonly many: boolean }>({
    severity: 'error',
    headline: ({ noun, many }) =>
      many ? `${quoted(noun)} is one, where more than one may be` : `${quoted(noun)} is more than one, where one is`,
    label: ({ many }) => (many ? 'needs the word for more than one' : 'needs the word for one'),
    explain: page(
      'A noun agrees with its number: `1 Runner`, `2 Runners`, `up to 2 Runners`, `each Town`, `all Towns`. A noun without a number stands for more than one, or has `a` or `the` before it.',
      'place 2 Runner in Fenwick',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0483: entry<{ readonly quantity: string }>({
    severity: 'error',
    headline: ({ quantity }) => `${quoted(quantity)} stands in a count, which says how many there are`,
    label: () => 'cannot have a number of its own',
    explain: page(
      '`the Runners in Fenwick` is how many there are. A number before the noun would say it twice. Leave it out, write the number alone, or bound what is counted with `at most`.',
      'raise Resolve by the 2 Runners in Fenwick',
      'raise Resolve by the Runners in Fenwick, at most 2',
    ),
  }),
  RW0484: entry({
    severity: 'error',
    headline: () => 'this condition denies twice',
    label: () => 'is denied already',
    explain: {
      what: 'With `no` and `not` in one condition, readers do not agree on what must hold. Say what must be there, or what must not, with one of the two words.',
      wrong: card('if no Runners are not in Fenwick:\n        - raise Resolve by 1'),
      right: card('if no Runners are in Fenwick:\n        - raise Resolve by 1'),
    },
  }),
  RW0486: entry<{ readonly word: string; readonly sentence: string }>({
    severity: 'error',
    headline: ({ word, sentence }) => `${quoted(word)} means nothing before ${quoted(sentence)}`,
    label: () => 'changes nothing here',
    explain: page(
      "With `may`, a faction decides whether something is done. Whether a die is rolled, a number is remembered, the game is won or nothing is done is nobody's choice, and it does not matter who does it. To let a faction choose, open a block with it: `Crown may:`.",
      'Crown may roll a die',
      'roll a die',
    ),
  }),
  RW0495: entry<{ readonly option: string }>({
    severity: 'error',
    headline: ({ option }) => `${quoted(option)} is a number, and is compared with one`,
    label: () => 'is not chosen or left',
    explain: {
      what: 'An option with a range, `from: 0, to: 3`, is a number wherever a sentence speaks of it. One without a range is chosen or not.',
      wrong: card('if Reserve Boats is chosen:\n        - raise Resolve by 1'),
      right: card('if Reserve Boats is at least 1:\n        - raise Resolve by 1'),
    },
  }),
  RW0485: entry<{ readonly word: string }>({
    severity: 'error',
    headline: ({ word }) => `${quoted(word)} is said twice`,
    label: () => 'says nothing more',
    explain: page(
      'A word that is said twice means no more than once. Leave one of them out, or write the word that was meant.',
      'remove all Hidden Hidden Runners in Fenwick',
      'remove all Hidden Runners in Fenwick',
    ),
  }),
};
