/** What is wrong with optional rules. */
import { entry, quoted } from './entry.js';

const options = (last: string): string => `options:\n${last}`;

export const optionMessages = {
  RW0577: entry<{ readonly option: string; readonly why: string }>({
    severity: 'error',
    headline: ({ option, why }) => `the option ${quoted(option)}: ${why}`,
    label: () => 'cannot be chosen',
    explain: {
      what: 'An option is a number with a range, `{ from: 0, to: 3 }`, or, without one, it is chosen or not. `default` says what it is where nobody says anything: a number of its range, else its lowest; or `chosen`, else it is not.',
      wrong: options('  Reserve Boats: { from: 3, to: 0, rule: "1.2" }'),
      right: options('  Reserve Boats: { from: 0, to: 3, rule: "1.2" }'),
    },
  }),
  RW0578: entry<{ readonly name: string; readonly why: string }>({
    severity: 'error',
    headline: ({ name, why }) => `${quoted(name)} ${why}`,
    label: () => 'cannot stand below `only with`',
    explain: {
      what: 'Below `only with`, the deck names kinds of card that are in it only where an option is chosen, each with an option that is chosen or not. The layers say how many cards of the kind there are when it is; `left out` counts what stays in the box then.',
      wrong: '',
      right: '',
    },
  }),
};
