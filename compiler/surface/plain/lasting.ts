/**
 * Plain wordings of what holds while a card is in play: a moment and its sentence in one line, and a condition in front. They are
 * tried where no change can be read, and stand for the lines beside them.
 */
import type { SpannedText } from '../../source/text.js';
import { composed } from './compose.js';

/** Each with what it stands for, as the reference tells it. */
export const plainLasting: Readonly<
  Record<
    string,
    { readonly shape: string; readonly means: string; readonly pairs: readonly (readonly [string, string])[] }
  >
> = {
  'a moment in front': {
    shape: 'MOMENT, SENTENCE',
    means:
      'While a card is in play, the sentence is done at that moment. The start of a procedure is before it, its end after it.',
    pairs: [
      ['Before each Muster, raise Resolve by 1.', 'before Muster: [raise Resolve by 1]'],
      [
        'At the end of Muster, Crown may place 1 Trooper in Fenwick.',
        'after Muster: [Crown may place 1 Trooper in Fenwick]',
      ],
    ],
  },
  'a condition in front': {
    shape: 'if CONDITION, CHANGE',
    means: 'While a card is in play, the change holds where the condition does.',
    pairs: [["If Resolve is 0, Muster's spaces is at most 1.", "Muster's spaces is at most 1 if Resolve is 0"]],
  },
};

const moment =
  /^(?:(?<word>before|after|whenever|instead of)|at the (?<end>start|end) of) (?:each (?!selected\b))?(?<what>.+?), (?<rest>.+)$/diu;

const condition = /^if (?<condition>.+?), (?<change>.+?)\.?$/diu;

/** `Before each Muster, raise Resolve by 1`: the moment, and the sentence that is done then; null where it is none. */
export function momentIn(source: SpannedText): { readonly moment: SpannedText; readonly sentence: SpannedText } | null {
  const found = moment.exec(source.text);
  const { what, rest } = found?.indices?.groups ?? {};
  if (found === null || what === undefined || rest === undefined) return null;
  const word = found.groups?.word?.toLowerCase() ?? (found.groups?.end === 'start' ? 'before' : 'after');
  return { moment: composed(source, [`${word} `, what]), sentence: composed(source, [rest]) };
}

/** `If Resolve is 0, Muster's spaces is at most 1`: the change with its condition behind it; null where it is none. */
export function conditionIn(source: SpannedText): SpannedText | null {
  const { condition: held, change } = condition.exec(source.text)?.indices?.groups ?? {};
  return held === undefined || change === undefined ? null : composed(source, [change, ' if ', held]);
}

/** The list that a sentence asks for which says in front how long it holds; null for any other. */
export function listFor({ text }: SpannedText): string | null {
  const found = /^(?:(on|until) the next (\S+(?: or \S+)*)|for the rest of (?:the|this) turn), /iu.exec(text);
  if (found === null) return null;
  const [, word, kinds] = found;
  return word === undefined || kinds === undefined
    ? 'for the rest of the turn:'
    : `${word.toLowerCase()} the next ${kinds}:`;
}
