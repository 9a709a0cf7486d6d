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
  RW0820: entry<{ readonly option: string; readonly such: string }>({
    severity: 'warning',
    headline: ({ option }) =>
      `nothing in the game asks for the option ${quoted(option)}, so it changes nothing when it is chosen`,
    label: ({ such }) => `ask for it, such as ${quoted(such)}, or leave it out`,
    explain: {
      what: 'An option is offered to whoever begins a game, and none of the sentences speaks of this one, nor does `only with` of the deck; examples and scenarios only choose it. Say what it changes: `if Spring Tides is chosen` before the steps of the optional rule, a number such as `up to Reserve Boats`, or `only with` for cards that come with it. Leave out an option that changes nothing, or allow it with the reason why it may stay.',
      wrong: '  Spring Tides: { rule: "1.2" }\n',
      right: '  Spring Tides: { rule: "1.2" }  # allow RW0820: a test needs none\n',
    },
  }),
};
