/** A pending decision as text, and what may be typed for each of its options. */
import type { Pending } from '../../../runtime/session.js';
import { wrapped } from '../../show/wrap.js';

export interface Option {
  readonly value: number;
  readonly label: string;
  /** The number that picks it: that of a count itself, else its place in the list; empty where only its label does. */
  readonly key: string;
  /** The label says the number already. */
  readonly counts: boolean;
}

export function optionsOf({ kind, options }: Pending): readonly Option[] {
  const counts = kind === 'count' || kind === 'roll';
  return options.map(({ value, label }, index) => {
    if (!counts) return { value, label, key: String(index + 1), counts };
    return { value, label, key: value >= 0 ? String(value) : '', counts };
  });
}

/** Who is asked what, with the rule, and what was answered to it `before`. */
export function questionText({ by, asks, rule }: Pending, before: readonly string[]): string {
  const cited = rule === '' ? '' : ` [${rule.replaceAll(' ', '\u00A0')}]`;
  const trail = before.length === 0 ? [] : wrapped(`so far: ${before.join(', ')}`, '  ', '    ');
  return [...wrapped(`${by}: ${asks}${cited}`, '', '  '), ...trail].join('\n');
}

/** `  12. Fenwick`; a count is its own number. */
export function optionLine({ key, label, counts }: Option, width: number): string {
  return counts ? `  ${label}` : `  ${key.padStart(width)}. ${label}`;
}

/** How many digits the numbers have. */
export function keyWidth(options: readonly Option[]): number {
  return Math.max(0, ...options.map(({ key }) => key.length));
}

/** The option that was meant: by its label in any case, its number, or the beginning of one label alone. */
export function optionMeant(options: readonly Option[], typed: string): Option | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return null;
  const exact =
    options.find(({ label }) => label.toLowerCase() === wanted) ?? options.find(({ key }) => key === wanted);
  if (exact !== undefined) return exact;
  const begun = options.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const [only] = begun;
  return wanted.length >= 3 && begun.length === 1 && only !== undefined ? only : null;
}
