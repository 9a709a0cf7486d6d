/** Further messages `RW08xx`: options that may stay and should be looked at. */
import { entry, quoted } from './entry.js';

export const lintOfOptions = {
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
