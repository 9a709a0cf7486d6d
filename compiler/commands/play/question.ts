/** A pending decision as text, and what may be typed for each of its options. */
import type { Pending } from '../../../runtime/session.js';
import type { OpenState } from '../../../runtime/view.js';
import { widthOf } from '../../source/width.js';
import { wrapped } from '../../show/wrap.js';
import type { Book } from '../../table/book.js';
import { wordsOf } from '../../table/words.js';
import { cardText } from './look.js';

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

export function optionsOf({ kind, options }: Pending, { locale, plural }: Book): readonly Option[] {
  const counts = kind === 'count' || kind === 'roll';
  return options.map(({ value, label: written }, index) => {
    // What is counted stands behind its number in the singular.
    const counted = counts ? /^\d+ (.+)$/u.exec(written)?.[1] : undefined;
    const label = counted === undefined ? locale.label(written) : locale.count(value, counted, plural(counted));
    const key = !counts ? String(index + 1) : value >= 0 ? String(value) : '';
    return { value, label, names: [...new Set([label, written])].map(typedForm), key, counts };
  });
}

/** Who is asked what, with the rule, what was answered to it `before`, and the Event that it may be about. */
export function questionText(asked: Pending, before: readonly string[], state: OpenState, book: Book): string {
  const { say, label } = book.locale;
  const { by, kind, rule } = asked;
  const cited = rule === '' ? '' : ` [${rule.replaceAll(' ', '\u00A0')}]`;
  const trail = before.length === 0 ? [] : wrapped(say('so far: {0}', before.map(label).join(say(', '))), '  ', '    ');
  // Which of the sides is read anew where it is chosen; before that, what they are called.
  const card = state.card === null ? [] : kind === 'side' ? [`${cardText(state.card, state, book)}\n`] : [];
  const event = kind === 'box' ? eventLines(state, book) : [];
  return [...card, ...wrapped(`${label(by)}: ${wordsOf(asked, book)}${cited}`, '', '  '), ...trail, ...event].join(
    '\n',
  );
}

/** The sides of the current card by their titles. */
function eventLines({ card }: OpenState, { world, locale }: Book): readonly string[] {
  const { say } = locale;
  const sides = world.cards.find(({ code }) => code === card)?.sides ?? [];
  if (card === null || sides.length === 0) return [];
  const titles = sides.map(({ name, title }) => {
    const own = say('“{0}”', locale.title(`${card} ${name}`, title));
    return name === 'event' ? own : `${say(name)} ${own}`;
  });
  return wrapped(`${say('Event')} ${card}: ${titles.join(say(', '))}`, '  ', '    ');
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
