/** The steps that a plain wording stands for. */
import { type Span } from '../../source/span.js';
import { spanWithin, type SpannedText } from '../../source/text.js';
import type { Alternative, Body, Step } from '../ir.js';
import type { ReadLine } from './read.js';

/** What is noted of each line, in their order. */
export type NoteLine = (part: 'sentence' | 'opening', source: SpannedText, span: Span) => void;

/** `number` is that of the sentence in the wording, `span` its place; several steps are counted below that number. */
export function stepsOf(lines: readonly ReadLine[], number: string, span: Span, note: NoteLine): readonly Step[] {
  return lines.map((line, index): Step => {
    const { source } = line;
    const own = lines.length === 1 ? number : `${number}.${index + 1}`;
    note(line.kind === 'sentence' ? 'sentence' : 'opening', source, spanOf(source));
    const { text } = source;
    if (line.kind === 'sentence')
      return { kind: 'sentence', sentence: line.sentence, number: own, text, span: spanOf(source) };
    const body: Body =
      line.opening.kind === 'choose one'
        ? { kind: 'alternatives', alternatives: alternativesOf(line.body, own, span, note) }
        : { kind: 'steps', steps: stepsOf(line.body, `${own}.1`, span, note) };
    const otherwise = line.otherwise === null ? null : stepsOf(line.otherwise, `${own}.2`, span, note);
    return { kind: 'block', opening: line.opening, number: own, text, body, otherwise, span };
  });
}

function alternativesOf(
  lines: readonly ReadLine[],
  number: string,
  span: Span,
  note: NoteLine,
): readonly Alternative[] {
  return lines.map((line, index) => ({ name: null, steps: stepsOf([line], `${number}.${index + 1}`, span, note) }));
}

function spanOf(source: SpannedText): Span {
  return spanWithin(source, 0, source.text.length);
}
