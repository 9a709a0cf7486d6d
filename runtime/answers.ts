/** By which words an option can be answered: its label, and what people write beside it. */
import { DECLINE, type DecisionKind } from './decision.js';

/** A question as `pending` tells it. */
interface Question {
  readonly kind: DecisionKind;
  readonly options: readonly Option[];
}

interface Option {
  readonly value: number;
  readonly label: string;
}

/** Words that decline a question with two answers as well. */
const NOT: readonly string[] = ['no', 'continue'];

/**
 * The option that is called so, or null: by its label. A count is also called by its number alone, and what declines by what
 * else that is in its question: `no` and `continue` where the other answer does something, `0` of a count.
 */
export function optionNamed(question: Question, said: string): Option | null {
  const { options } = question;
  const labelled = options.find(({ label }) => label === said);
  return labelled ?? options.find((option) => wordsFor(question, option).includes(said)) ?? null;
}

/** The same, as people write it: in any case, with spaces around it. */
export function optionCalled(question: Question, said: string): Option | null {
  const named = optionNamed(question, said.trim());
  return named ?? question.options.find((option) => isCalled(question, option, said)) ?? null;
}

/** Whether an option of the question can be answered by this word. */
export function isCalled(question: Question, option: Option, said: string): boolean {
  const wanted = said.trim().toLowerCase();
  return wordsFor(question, option).some((word) => word.toLowerCase() === wanted);
}

function wordsFor({ kind, options }: Question, { label, value }: Option): readonly string[] {
  if (kind === 'count') {
    if (label !== DECLINE) return [label, String(value)];
    const noun = / .+$/u.exec(options.find((it) => it.value > 0)?.label ?? '')?.[0] ?? '';
    return [label, '0', `0${noun}`];
  }
  return kind === 'alternative' && label === DECLINE ? [label, ...NOT] : [label];
}
