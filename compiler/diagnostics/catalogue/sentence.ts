/** Messages `RW02xx`: sentences that cannot be read. */
import { entry, quoted } from './entry.js';

/** A card whose only effect is this step. */
const card = (step: string): string =>
  `card: C1\ntitle: Spring tide\nevent:\n  title: High water\n  effect:\n    - ${step}\n`;

const page = (what: string, wrong: string, right: string) => ({ what, wrong: card(wrong), right: card(right) });

const behind = (after: string): string => (after === '' ? '' : ` after ${quoted(after)}`);

export const sentence = {
  RW0201: entry<{ readonly expected: string; readonly after: string; readonly found: string }>({
    severity: 'error',
    headline: ({ expected, after, found }) => `expected ${expected}${behind(after)}, found ${quoted(found)}`,
    label: ({ expected }) => `should be ${expected}`,
    explain: page(
      'The sentence is understood up to this word, and something else must come here. The examples in the message show sentences that begin the same way. Compare yours with them word by word.',
      'place in Fenwick 2 Runners',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0202: entry<{ readonly expected: string; readonly after: string }>({
    severity: 'error',
    headline: ({ expected, after }) => `the sentence ends${behind(after)}, where ${expected} should follow`,
    label: ({ expected }) => `${expected} is missing`,
    explain: page(
      'The sentence stops too early: its last word needs something behind it. Complete it as the examples in the message show.',
      'place 2 Runners in',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0203: entry<{ readonly found: string; readonly expected: string }>({
    severity: 'error',
    headline: ({ found, expected }) => `${quoted(found)} is not ${expected}`,
    label: ({ expected }) => `should be ${expected}`,
    explain: page(
      'A sentence begins with who acts, if that is not the executing faction, and with a verb: `place`, `remove`, `move`, `conduct` and so on. A key that opens a block begins with words such as `if`, `in`, `for each` or `choose one`. This word is none of them. The message proposes the nearest one.',
      'plce 2 Runners in Fenwick',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0204: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `nothing in this sentence uses ${quoted(found)}`,
    label: () => 'the sentence is complete before this word',
    explain: page(
      'The words before this one already are a whole sentence, and this word cannot belong to it. No word is ever ignored. Correct it, leave it out, or begin a new sentence on its own line.',
      'place 2 Runners in Fenwick than remove 1 Depot in Fenwick',
      'place 2 Runners in Fenwick\n    - remove 1 Depot in Fenwick',
    ),
  }),
  RW0205: entry<{ readonly name: string; readonly code: string }>({
    severity: 'error',
    headline: ({ name, code }) => `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name} (${code}) cannot stand in a sentence`,
    label: ({ code }) => code,
    explain: page(
      'Text that was copied from a PDF or a word processor brings characters along that look like ordinary ones, or like nothing at all: spaces that do not break, soft hyphens, curly quotes, long dashes. Retype the character, or let `check --fix` do so where that is safe.',
      'place 1–2 Runners in Fenwick',
      'place 1 or 2 Runners in Fenwick',
    ),
  }),
  RW0206: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `${quoted(found)} is written in lower case`,
    label: () => 'a word of the language, not a name',
    explain: page(
      'Words of the language are written in lower case, but for the first letter of a sentence, and names are written as they are declared. So each word shows which of the two it is.',
      'Crown May place 2 Troopers in Fenwick',
      'Crown may place 2 Troopers in Fenwick',
    ),
  }),
  RW0207: entry({
    severity: 'error',
    headline: () => 'a half needs a direction of rounding',
    label: () => 'rounded down, or rounded up?',
    explain: page(
      'Half of an odd number is no whole number, so the sentence says which way it goes: `, rounded down` or `, rounded up`. There is no silent rule.',
      'reduce Resolve by half of the Depots on the map',
      'reduce Resolve by half of the Depots on the map, rounded down',
    ),
  }),
  RW0208: entry({
    severity: 'error',
    headline: () => 'a quoted name needs a name and a closing quote',
    label: () => 'opened here',
    explain: page(
      'Quotes inside a sentence mark a name that would otherwise be read as a word of the language. There must be a name between them.',
      'place 2 Runners in "Fenwick',
      'place 2 Runners in "Fenwick"',
    ),
  }),
  RW0209: entry({
    severity: 'error',
    headline: () => 'the sentence is empty',
    label: () => 'a sentence should be here',
    explain: page(
      'Where a sentence belongs there is none. Write one, `nothing` if the rules say that nothing happens, or take the line out.',
      '" "',
      'nothing',
    ),
  }),
  RW0210: entry<{ readonly most: number }>({
    severity: 'error',
    headline: ({ most }) => `the sentence has more than ${most} words`,
    label: () => 'too long from here on',
    explain: page(
      'No reader follows a sentence of this length. Use several sentences, or blocks with openings such as `if` and `in each selected space`.',
      `remove ${'1 Runner or '.repeat(1)}${'Runner or '.repeat(160)}Runner in Fenwick`,
      'remove 1 Runner in Fenwick',
    ),
  }),
  RW0211: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `the number ${quoted(found)} is written in digits`,
    label: () => 'a number',
    explain: page(
      'Numbers are written in digits, so that they are easy to find and to change. This one is a word. Write `2` for `two`.',
      'place two Runners in Fenwick',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0213: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `a second quantity ${quoted(found)} where one thing can be named`,
    label: () => 'needs a sentence of its own',
    explain: page(
      '`2 Runners or Depots` are two pieces of either kind. A number of each of several things can be placed, removed and looked for in one sentence; for anything else, write a sentence for each.',
      'replace 1 Runner and 2 Depots in Fenwick with a Trooper',
      'replace 1 Runner in Fenwick with a Trooper\n    - replace 2 Depots in Fenwick with a Trooper',
    ),
  }),
  RW0214: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `the range ${quoted(found)} is written in words`,
    label: () => 'from the least to the most',
    explain: page(
      'A choice between two numbers that follow each other is written `1 or 2`; a longer range is written `1 to 4`, the smaller number first. A hyphen could as well mean a subtraction or a name, so it joins no numbers here.',
      'place 1-2 Runners in Fenwick',
      'place 1 or 2 Runners in Fenwick',
    ),
  }),
  RW0215: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `a sentence ends without ${quoted(found)}`,
    label: () => 'not needed',
    explain: page(
      'Each sentence is an item of a list, and so needs no mark at its end but a full stop, which may stand there. Delete the mark. Two sentences on one line become two items, each with a dash in front.',
      'place 2 Runners in Fenwick!',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0216: entry<{ readonly most: number }>({
    severity: 'error',
    headline: ({ most }) => `a number larger than ${most}`,
    label: () => 'too large',
    explain: page(
      'No game counts this far, so the number is taken for a mistake. A key was probably held down too long, or two numbers ran into one. Correct it.',
      'place 99999999 Runners in Fenwick',
      'place 9 Runners in Fenwick',
    ),
  }),
  RW0217: entry<{ readonly found: string }>({
    severity: 'error',
    headline: ({ found }) => `the range ${quoted(found)} does not go from one number to a larger one`,
    label: () => 'the smaller number comes first',
    explain: page(
      '`1 or 2` joins two numbers that follow each other, and `1 to 4` a longer range. In both the smaller number comes first.',
      'place 2 or 1 Runners in Fenwick',
      'place 1 or 2 Runners in Fenwick',
    ),
  }),
  RW0218: entry<{ readonly found: string; readonly left: string; readonly right: string }>({
    severity: 'error',
    headline: ({ found, left, right }) => `${quoted(found)} is ${quoted(left)} and ${quoted(right)} without a space`,
    label: () => 'two words written as one',
    explain: page(
      'A space was left out between a name of the game and a word of the language. Write the two words apart.',
      'place 2 Runnersin Fenwick',
      'place 2 Runners in Fenwick',
    ),
  }),
  RW0220: entry<{ readonly most: number }>({
    severity: 'error',
    headline: ({ most }) => `${most} sentences cannot be read; those from here on wait until these are fixed`,
    label: () => 'not read yet',
    explain: {
      what: 'So many mistakes mostly have one cause, such as a file of another kind or of another language. The messages end here so that the first of them can be seen. Fix those, and check again.',
      wrong: '',
      right: '',
    },
  }),
  RW0221: entry<{ readonly most: number }>({
    severity: 'error',
    headline: ({ most }) =>
      `${most} sentences can be read and mean nothing here; those from here on wait until these are fixed`,
    label: () => 'not looked at yet',
    explain: {
      what: 'So many mistakes mostly have one cause, such as a file of names that is not there. The messages end here so that the first of them can be seen. Fix those, and check again.',
      wrong: '',
      right: '',
    },
  }),
};
