/** Messages `RW05xx`: procedures that a card lets accompany others. */
import { entry, quoted } from './entry.js';

/** A capability that says one thing, as examples show it. */
const holding = (item: string) =>
  `card: C1\ntitle: Spring tide\ncapability: Crown\nevent:\n  title: High water\n  while in play:\n    - ${item}\n`;

/** A page without files: a card does not declare what accompanies others. */
const told = (what: string) => ({ what, wrong: '', right: '' });

export const accompanying = {
  RW0552: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `${quoted(procedure)} accompanies nothing by itself`,
    label: () => 'expected a procedure that is conducted along with others',
    explain: {
      what: 'What accompanies others says so in its own file, under the key `accompanies`. What is declared within a procedure, at one of its steps, belongs there and accompanies no other.',
      wrong: holding('Rise may accompany Muster'),
      right: holding('Muster places 1 more Trooper'),
    },
  }),
  RW0553: entry<{ readonly procedure: string }>({
    severity: 'error',
    headline: ({ procedure }) => `nothing accompanies ${quoted(procedure)}`,
    label: () => 'expected a procedure of a class, which accompanies nothing',
    explain: told(
      'Accompanied is a procedure that is chosen among others of its class. What accompanies others is not accompanied itself, and neither is what is simply done.',
    ),
  }),
  RW0554: entry<{
    readonly procedure: string;
    readonly host: string;
    readonly faction: string;
    readonly other: string;
  }>({
    severity: 'error',
    headline: ({ procedure, host, faction, other }) =>
      `${quoted(procedure)} is conducted by ${quoted(faction)}, ${quoted(host)} by ${quoted(other)}`,
    label: () => 'one faction conducts both',
    explain: told(
      'Whoever conducts a procedure conducts what accompanies it. What another faction may do at that time is a step before or after the procedure: `after Muster: [League may conduct Forage]`.',
    ),
  }),
  RW0555: entry<{ readonly procedure: string; readonly host: string }>({
    severity: 'error',
    headline: ({ procedure, host }) => `${quoted(procedure)} accompanies ${quoted(host)} by itself`,
    label: () => 'changes nothing',
    explain: told(
      'The key `accompanies` of a procedure says what it accompanies without any card. A card adds others to these.',
    ),
  }),
};
