/** The words of a question. */
import { DECLINE } from '../../runtime/decision.js';
import type { Pending } from '../../runtime/session.js';
import type { Book } from './book.js';

/** What is asked, as a player reads it, without who is asked and by which rule. */
export function wordsOf(asked: Pending, book: Book): string {
  const { say, label } = book.locale;
  const between = accompanying(asked, book);
  if (between !== null) return say('{0} now, or go on', label(between));
  // Where all are chosen, something may still come between.
  const isFull = asked.kind === 'space' && asked.options.every(({ value }) => value < 0);
  return isFull ? say('{0}: no more can be chosen', book.ask(asked)) : book.ask(asked);
}

/** The class of procedures one of which may be conducted at this moment; null where something else is asked. */
function accompanying({ kind, options }: Pending, { world }: Book): string | null {
  const [first, second, ...more] = options;
  if (kind !== 'alternative' || first === undefined || second?.label !== DECLINE || more.length > 0) return null;
  return world.classes.some(({ names }) => names.one === first.label) ? first.label : null;
}
