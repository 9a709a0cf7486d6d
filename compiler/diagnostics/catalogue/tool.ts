/** Messages `RW09xx`: what a command finds in the files that are kept for it. */
import { entry } from './entry.js';

export const tool = {
  RW0901: entry<{ readonly whose: string }>({
    severity: 'warning',
    headline: ({ whose }) => `this change of ${whose} is explained, and is none that goes unnoticed`,
    label: () => 'fits no change that no test notices',
    explain: {
      what: 'A file of `equivalents` tells why a change of a sentence means nothing, where no test notices it. `mutate` has made every change of this owner, and none that goes unnoticed is the one described here: the sentence was changed, or a test notices the change by now. Take `whose`, the sentence and the words from the report of `mutate`, or remove the entry.',
      wrong: '',
      right: '',
    },
  }),
};
