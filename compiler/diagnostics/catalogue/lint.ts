/** Messages `RW08xx`: what is allowed but should be looked at. */
import { entry } from './entry.js';

const card =
  'card: C1\ntitle: Spring Tide\nevent:\n  title: A landing\n  effect:\n    - League place 1 Cell in Fenwick\n';

export const lint = {
  RW0801: entry<{ readonly card: string; readonly side: string }>({
    severity: 'warning',
    headline: ({ card, side }) => `no example plays ${card}${side === 'event' ? '' : ` ${side}`}`,
    label: () => 'not shown by an example',
    explain: {
      what: "Nothing checks that this side of the card does what the rulebook says. Below `examples` in the card's file, write what is given, what is done and what the board shows then; each example becomes a test. A side that stays in play is also shown by an example in which it is given to be in play.",
      wrong: card,
      right: `${card}examples:\n  - name: a landing\n    when:\n      - League play C1\n    then:\n      - Fenwick has 3 Cells\n`,
    },
  }),
};
