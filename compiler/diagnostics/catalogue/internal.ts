/** Messages `RW99xx`: faults of the compiler itself. */
import { entry } from './entry.js';

export const internal = {
  RW9901: entry<{ readonly detail: string }>({
    severity: 'error',
    headline: ({ detail }) => `the compiler failed here, which is a fault of its own: ${detail}`,
    label: () => 'while working on this',
    explain: {
      what: 'The compiler met a state that it should never reach. Nothing is wrong with the spec as far as it knows. Please report the fault together with the file that shows it; changing the wording of the marked place often avoids it.',
      wrong: '',
      right: '',
    },
  }),
};
