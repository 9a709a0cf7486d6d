/** The text of a saved game, as whoever keeps it hands it over. */
import { hasHidden } from '../source/hidden.js';

/** What it holds as JSON; undefined where it is none, or holds text that would hide something when it is shown. */
export function savedIn(text: string): unknown {
  const texts: string[] = [];
  try {
    const json: unknown = JSON.parse(text, (key, value: unknown) => {
      if (!/^\d*$/u.test(key)) texts.push(key);
      if (typeof value === 'string') texts.push(value);
      return value;
    });
    return texts.some(hasHidden) ? undefined : json;
  } catch {
    return undefined;
  }
}
