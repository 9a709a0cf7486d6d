/** Further messages `RW05xx`: what a card changes of a procedure that has nothing of the kind. */
import { entry, quoted } from './entry.js';

/** A capability that says one thing, as examples show it. */
const holding = (item: string) =>
  `card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n    - ${item}\n`;

const label = {
  none: 'this procedure counts none of them',
  any: 'it asks only whether there are any',
  most: 'it asks where there are most of them',
} as const;

export const consistencyOfCards = {
  RW0557: entry<{ readonly procedure: string; readonly isInSpaces: boolean }>({
    severity: 'error',
    headline: ({ procedure, isInSpaces }) =>
      isInSpaces ? `${quoted(procedure)} does not pay it in any space` : `${quoted(procedure)} pays none of these`,
    label: ({ isInSpaces }) => (isInSpaces ? 'leave the spaces out' : 'nothing to cost more or less'),
    explain: {
      what: 'A card changes what a sentence of the procedure pays: `pay 1 Mark`. Where it says in which spaces, that sentence stands below `in each selected space` or another opening that has a space in hand. Name what the procedure pays, or add the sentence to it.',
      wrong: holding('Muster costs 1 more Mark'),
      right: holding('Muster places 1 more Trooper'),
    },
  }),
  RW0556: entry<{ readonly procedure: string; readonly why: keyof typeof label }>({
    severity: 'error',
    headline: ({ procedure, why }) =>
      why === 'most'
        ? `which space has the most of them for ${quoted(procedure)} cannot be changed by a card`
        : `${quoted(procedure)} is as it was, however these count`,
    label: ({ why }) => label[why],
    explain: {
      what: 'A card lets pieces or markers count double, or not at all, where the procedure asks how many of them there are: in a number, in a condition, or with the spaces that it speaks of. Double is told only where more than one is asked for. Name the procedure that counts them, or change it in another way.',
      wrong: holding('Depots count double for Rise'),
      right: holding('Troopers count double for Muster'),
    },
  }),
};
