/** What is printed on a card or a space, as a reader of it sees. */
import type { Locale } from '../languages/locale.js';
import type { StatedValue } from '../surface/documents.js';

/** Each value that a thing states with what it is: a number, or the pieces of a list. */
export function printedOn(
  values: readonly StatedValue[],
  { name, say }: Locale,
): readonly { readonly label: string; readonly text: string }[] {
  return values.map((value) => {
    const { number, list } = value;
    const text = number === null ? list.map((it) => name(it.text)).join(say(', ')) : String(number.value);
    return { label: name(value.name.text), text: text === '' ? say('nothing') : text };
  });
}
