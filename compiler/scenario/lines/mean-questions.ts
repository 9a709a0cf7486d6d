/** What the lines about what is asked mean. */
import type { Expected } from '../ir.js';
import { formsToRead, type Meanings } from './read.js';
import { questionLines } from './then.js';

const questions: Meanings<typeof questionLines, Expected> = {
  'nothing asked': () => ({ ok: true, value: { kind: 'asked', of: null, options: null } }),
  asked: ({ by }) => ({ ok: true, value: { kind: 'asked', of: by, options: null } }),
  offered: ({ options, negated }) => ({ ok: true, value: { kind: 'offered', options, negated: negated === 'yes' } }),
};

/** The forms of lines about what is asked. */
export const questionForms = formsToRead(questionLines, questions);
