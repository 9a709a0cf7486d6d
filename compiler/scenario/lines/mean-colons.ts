/** What lines say before their colon: what stands behind it is still to be read. */
import type { FactionId } from '../../resolved/ir.js';
import type { Speaker } from '../ir.js';
import { formsToRead, type Meanings } from './read.js';
import { colonLines } from './then.js';
import { answerLines } from './when.js';

type Stated =
  | { readonly kind: 'asked'; readonly by: Speaker }
  | { readonly kind: 'question' | 'cited' }
  | { readonly kind: 'seen'; readonly by: FactionId | null };

const stated: Meanings<typeof colonLines, Stated> = {
  'all asked': ({ by }) => ({ ok: true, value: { kind: 'asked', by } }),
  question: () => ({ ok: true, value: { kind: 'question' } }),
  cited: () => ({ ok: true, value: { kind: 'cited' } }),
  seen: ({ by }) => ({ ok: true, value: { kind: 'seen', by } }),
};

/** The forms of what holds that have more behind a colon. */
export const colonForms = formsToRead(colonLines, stated);

type Answered = { readonly kind: 'answers'; readonly by: Speaker } | { readonly kind: 'check' };

const answered: Meanings<typeof answerLines, Answered> = {
  check: () => ({ ok: true, value: { kind: 'check' } }),
  answers: ({ by }) => ({ ok: true, value: { kind: 'answers', by } }),
};

/** The forms of what is answered. */
export const answerForms = formsToRead(answerLines, answered);
