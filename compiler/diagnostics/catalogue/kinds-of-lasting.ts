/** Further messages `RW04xx`: what holds while a card is in play, and does not fit what it speaks of. */
import { entry, quoted } from './entry.js';

/** A capability that says one thing, as examples show it. */
const holding = (item: string) =>
  `card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n    - ${item}\n`;

const page = (what: string, wrong: string, right: string) => ({ what, wrong: holding(wrong), right: holding(right) });

export const kindsOfLasting = {
  RW0427: entry<{ readonly kind: string; readonly several: boolean }>({
    severity: 'error',
    headline: ({ kind, several }) =>
      several
        ? `several procedures are conducted when ${quoted(kind)} is revealed`
        : `no procedure is conducted when ${quoted(kind)} is revealed`,
    label: ({ several }) => (several ? 'say which of them is meant' : 'expected the name of a procedure'),
    explain: page(
      'A kind of card stands for a moment where the sequence of play conducts one procedure when such a card is revealed: `if the card is a Reckoning:` and below it `conduct Reckoning Round`. Otherwise name the procedure that is meant.',
      'before Fixed Event:\n        - raise Resolve by 1',
      'before Reckoning Round:\n        - raise Resolve by 1',
    ),
  }),
  RW0445: entry<{ readonly track: string; readonly way: 'falls' | 'rises'; readonly range: string | null }>({
    severity: 'error',
    headline: ({ track, way }) => `${quoted(track)} never ${way} to that`,
    label: ({ range }) => (range === null ? 'it has boxes with names' : `expected a number from ${range}`),
    explain: page(
      'A track falls to a number that is below another on it, and rises to one that is above another. A number at the wrong end of the track, or beyond it, is never come to.',
      'whenever Resolve falls to 40 or less:\n        - raise Resolve by 1',
      'whenever Resolve falls to 3 or less:\n        - raise Resolve by 1',
    ),
  }),
};
