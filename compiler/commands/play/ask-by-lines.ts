/** Asks by text alone: numbered options, and one line as the answer. */
import type { Pending } from '../../../runtime/session.js';
import type { Input } from '../../host/keyboard.js';
import type { Book } from '../../table/book.js';
import { keyWidth, optionLine, optionsOf } from './question.js';
import { replyOf, type Reply } from './reply.js';

/** Null where there is nothing more to read. Empty lines, and what follows a `#`, say nothing. */
export async function askByLines(
  input: Extract<Input, { readonly kind: 'lines' }>,
  out: (text: string) => void,
  asked: Pending,
  book: Book,
): Promise<Reply | null> {
  const options = optionsOf(asked, book);
  const width = keyWidth(options);
  out(options.map((option) => `${optionLine(option, width)}\n`).join(''));
  for (;;) {
    const line = await input.line();
    if (line === null) return null;
    const typed = line.replace(/(?:^|\s)#.*$/u, '').trim();
    if (typed === '') continue;
    // The transcript of a script reads as if it had been typed.
    out(`> ${typed}\n`);
    return replyOf(options, typed);
  }
}
