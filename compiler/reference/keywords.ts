/** The keywords of the language, each with its wordings. */
import { keywords } from '../surface/forms/keywords.js';

/** The wording that is printed, then the others; in the order of the alphabet. */
export function keywordRows(): readonly (readonly string[])[] {
  const byToken = new Map<string, string[]>();
  for (const [wording, { name }] of keywords) byToken.set(name, [...(byToken.get(name) ?? []), wording]);
  return [...byToken.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
}
