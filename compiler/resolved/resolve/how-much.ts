/** How much something changes: a number that is not below 0, for what goes the other way is said in other words. */
import type { Help } from '../../diagnostics/diagnostic.js';
import type { Span } from '../../source/span.js';
import type { NumberPhrase } from '../../surface/ir.js';
import type { NumberExpr } from '../ir.js';
import { refuse, type Context } from './context.js';
import { resolveNumber } from './resolve-number.js';
import { mention } from './unknown.js';

/** The word of the sentence that says which way it goes, and the word for the other way. */
export interface Direction {
  readonly span: Span;
  readonly other: string;
}

/** Resolves how much; null where it has no meaning or is below 0 as it is written, which has then been reported. */
export function resolveHowMuch(
  ctx: Context,
  written: NumberPhrase,
  direction: Direction | null = null,
): NumberExpr | null {
  const number = resolveNumber(ctx, written);
  return number !== null && isNotNegative(ctx, written, direction) ? number : null;
}

/** Reports each number below 0 that the words may come to as they stand. */
function isNotNegative(ctx: Context, written: NumberPhrase, direction: Direction | null): boolean {
  switch (written.kind) {
    case 'literal': {
      const { value, span } = written;
      if (value >= 0) return true;
      refuse(ctx, 'RW0402', span, { asked: value }, { help: [helpWith(span, -value, direction)] });
      return false;
    }
    case 'if':
      // What is said of one case alone has no verb of its own.
      return [written.then, written.otherwise].map((it) => isNotNegative(ctx, it, null)).every(Boolean);
    case 'at most':
      return [written.value, written.bound].map((it) => isNotNegative(ctx, it, null)).every(Boolean);
    default:
      return true;
  }
}

function helpWith(number: Span, value: number, direction: Direction | null): Help {
  if (direction === null) return mention('the least is `1`');
  const { span, other } = direction;
  const [start, end] = [Math.min(span.start, number.start), Math.max(span.end, number.end)];
  const edits = [
    { span, text: other },
    { span: number, text: String(value) },
  ];
  const said = [...edits]
    .sort((left, right) => right.span.start - left.span.start)
    .reduce(
      (text, edit) => text.slice(0, edit.span.start - start) + edit.text + text.slice(edit.span.end - start),
      span.file.text.slice(start, end),
    );
  // It may be the number that is wrong, and not the verb.
  return mention(`write \`${said}\``);
}

/** The verb that a clause begins with, and the one that does the opposite, in the same form: `raises` and `reduces`. */
export function verbOf(clause: Span, other: string): Direction {
  const [verb = ''] = /^\p{L}+/u.exec(clause.file.text.slice(clause.start, clause.end)) ?? [];
  const capital = /^\p{Lu}/u.test(verb) ? `${other.charAt(0).toUpperCase()}${other.slice(1)}` : other;
  return { span: { ...clause, end: clause.start + verb.length }, other: verb.endsWith('s') ? `${capital}s` : capital };
}

/** `more` or `less` behind a number; null where it is said neither way. */
export function moreOrLess(number: NumberPhrase, how: string): Direction | null {
  if (how !== 'more' && how !== 'less') return null;
  const { file, end } = number.span;
  const [found = '', word = ''] = /^\s+(more|less|fewer)(?!\p{L})/u.exec(file.text.slice(end)) ?? [];
  if (word === '') return null;
  const behind = end + found.length;
  return {
    span: { ...number.span, start: behind - word.length, end: behind },
    other: how === 'more' ? 'less' : 'more',
  };
}
