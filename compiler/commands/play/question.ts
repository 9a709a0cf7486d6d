/** A pending decision as text, and what may be typed for each of its options. */
import type { Pending } from '../../../runtime/session.js';
import type { Tongue } from '../../languages/tongue.js';
import { widthOf } from '../../source/width.js';
import { wrapped } from '../../show/wrap.js';

export interface Option {
  readonly value: number;
  readonly label: string;
  /** What may be typed for it beside its number: how it is shown, and its name in the spec. */
  readonly names: readonly string[];
  /** The number that picks it: that of a count itself, else its place in the list; empty where only its label does. */
  readonly key: string;
  /** The label says the number already. */
  readonly counts: boolean;
}

export function optionsOf({ kind, options }: Pending, tongue: Tongue): readonly Option[] {
  const counts = kind === 'count' || kind === 'roll';
  return options.map(({ value, label: written }, index) => {
    const label = tongue.label(written);
    const key = !counts ? String(index + 1) : value >= 0 ? String(value) : '';
    return { value, label, names: [...new Set([label, written])].map(typedForm), key, counts };
  });
}

/** Who is asked what, with the rule, and what was answered to it `before`. */
export function questionText({ by, asks, rule }: Pending, before: readonly string[], tongue: Tongue): string {
  const { say, label } = tongue;
  const cited = rule === '' ? '' : ` [${rule.replaceAll(' ', '\u00A0')}]`;
  const trail = before.length === 0 ? [] : wrapped(say('so far: {0}', before.map(label).join(say(', '))), '  ', '    ');
  return [...wrapped(`${label(by)}: ${tongue.asks(asks)}${cited}`, '', '  '), ...trail].join('\n');
}

/** `  12. Fenwick`; a count is its own number. */
export function optionLine({ key, label, counts }: Option, width: number): string {
  return counts ? `  ${label}` : `  ${key.padStart(width)}. ${label}`;
}

/** How many digits the numbers have. */
export function keyWidth(options: readonly Option[]): number {
  return Math.max(0, ...options.map(({ key }) => key.length));
}

/** The option that was meant: by one of its names in any case, its number, or the beginning of one name alone. */
export function optionMeant(options: readonly Option[], typed: string): Option | null {
  const wanted = typedForm(typed);
  if (wanted === '') return null;
  const exact = options.find(({ names }) => names.includes(wanted)) ?? options.find(({ key }) => key === wanted);
  if (exact !== undefined) return exact;
  const begun = options.filter(({ names }) => names.some((name) => name.startsWith(wanted)));
  const [only] = begun;
  return widthOf(wanted) >= 3 && begun.length === 1 && only !== undefined ? only : null;
}

/** What is typed, as it is compared: full-width letters and digits are the same as others, and so are capitals. */
export function typedForm(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
