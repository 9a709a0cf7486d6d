/** Messages `RW08xx`: what is allowed but should be looked at. */
import { entry } from './entry.js';

const card =
  'card: C1\ntitle: Spring Tide\nevent:\n  title: A landing\n  effect:\n    - League place 1 Runner in Fenwick\n';

export const lint = {
  RW0801: entry<{ readonly card: string; readonly side: string }>({
    severity: 'warning',
    headline: ({ card, side }) => `no example plays ${card}${side === 'event' ? '' : ` ${side}`}`,
    label: () => 'not shown by an example',
    explain: {
      what: "Nothing checks that this side of the card does what the rulebook says. Below `examples` in the card's file, write what is given, what is done and what the board shows then; each example becomes a test. A side that stays in play is also shown by an example in which it is given to be in play.",
      wrong: card,
      right: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n`,
    },
  }),
  RW0802: entry<{ readonly card: string }>({
    severity: 'warning',
    headline: ({ card: code }) => `an example is left out, because ${code} has no text here`,
    label: () => 'this card has no file',
    explain: {
      what: 'The example speaks of a card whose file is not in this spec, or of which only the name is known, so it cannot be played. The other examples are. Write the card, or remove the example.',
      wrong: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n  - name: a landing in the season\n    given:\n      - C3 is in play\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n`,
      right: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Runners\n`,
    },
  }),
  RW0803: entry<{ readonly cards: readonly string[] }>({
    severity: 'warning',
    headline: ({ cards }) =>
      `there is no file for ${cards.join(', ')}, so as many fewer cards are left out of the deck`,
    label: () => 'counts the missing cards too',
    explain: {
      what: 'Cards are numbered without gaps, and the number of cards that are left out of the deck comes out right only if the missing ones are counted. The deck is dealt from the cards that are there. Write the missing cards, or name them under `cards without text`.',
      wrong: '',
      right: '',
    },
  }),
};
