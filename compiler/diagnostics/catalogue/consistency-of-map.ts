/** Messages `RW05xx`: what cards make of the map contradicts itself. */
import { entry } from './entry.js';

/** A capability with these items, as examples show it. */
const holding = (...items: readonly string[]) =>
  `card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n${items.map((it) => `    - ${it}\n`).join('')}`;

export const changesOfMap = {
  RW0550: entry<object>({
    severity: 'error',
    headline: () => 'this asks for kinds of space or for what is adjacent, which the sentence changes',
    label: () => 'expected a condition that the map does not decide',
    explain: {
      what: 'What a card makes of the map would depend on itself. Ask for spaces by name, for tracks, or for cards.',
      wrong: holding('treat Fenwick as a Town if Troopers are in Towns'),
      right: holding('treat Fenwick as a Town if Troopers are in Port Sable'),
    },
  }),
  RW0551: entry<object>({
    severity: 'error',
    headline: () => 'two sentences that can hold at once treat this space as different kinds',
    label: () => 'another kind than the other says',
    explain: {
      what: 'A space is of one kind at a time. Two sentences that treat it as different kinds would leave open which of them counts, unless one holds where the other does not.',
      wrong: holding('treat Fenwick as a Town', 'treat Fenwick as a Causeway'),
      right: holding(
        'treat Fenwick as a Town if Resolve is at least 6',
        'treat Fenwick as a Causeway if Resolve is less than 6',
      ),
    },
  }),
};
