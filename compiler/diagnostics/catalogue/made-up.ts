/** What is wrong with things that are made up. */
import { entry, quoted } from './entry.js';

export const madeUp = {
  RW0574: entry<{ readonly name: string }>({
    severity: 'error',
    headline: ({ name }) => `${quoted(name)} is known, so what was made up in its stead goes`,
    label: () => 'made up beside the fact',
    explain: {
      what: 'The spec says what the game has, and beside it there is still what was made up as long as that was not known. The made-up one is not read. Delete it: its file, or its entry.',
      wrong: '',
      right: '',
    },
  }),
};
