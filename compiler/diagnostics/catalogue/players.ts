/** What is wrong with factions that nobody plays. */
import { entry, quoted } from './entry.js';

export const players = {
  RW0575: entry({
    severity: 'error',
    headline: () => 'nobody plays any of the factions',
    label: () => 'somebody has to play',
    explain: {
      what: 'A faction with `played by: nobody` is never asked anything, so that a game needs another one. Take the key away from the faction that somebody plays.',
      wrong: '',
      right: '',
    },
  }),
  RW0576: entry<{ readonly faction: string }>({
    severity: 'error',
    headline: ({ faction }) => `nobody plays ${quoted(faction)}, so it cannot be asked`,
    label: () => 'somebody has to decide here',
    explain: {
      what: 'A faction with `played by: nobody` does what sentences say, as far as these leave it no choice: `may`, a choice of pieces, of spaces or of alternatives, and the spaces that a procedure selects, are for somebody who plays. Name who decides at the beginning of the sentence; or say so exactly what is done that there is nothing to decide.',
      wrong: '',
      right: '',
    },
  }),
};
