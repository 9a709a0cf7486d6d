/** Steps as a player reads them: each sentence in its canonical wording, what belongs to an opening indented below it. */
import type { Effect, Lasting, LastingList } from '../surface/documents.js';
import type { Body, Step } from '../surface/ir.js';
import { printChange, printMoment, printOpening, printSentence, printTerm, type StateVerbs } from '../surface/print.js';

export interface Line {
  /** How far it is indented, from 0. */
  readonly depth: number;
  readonly text: string;
}

export function effectLines({ steps }: Effect, verbs: StateVerbs, depth = 0): readonly Line[] {
  return stepLines(steps, verbs, depth);
}

/** `while in play`, `on the next Event or Fixed Event`. */
export function lastingKey({ during, next }: LastingList): string {
  if (during) return 'during the effect';
  if (next === null) return 'while in play';
  return `on the next ${next === 'any' ? 'card' : next.map(({ text }) => text).join(' or ')}`;
}

/** What holds while a side is in play. */
export function lastingLines(items: readonly Lasting[], verbs: StateVerbs, depth = 0): readonly Line[] {
  return items.flatMap((item): readonly Line[] => {
    if (item.kind === 'change') return [{ depth, text: printChange(item.change) }];
    const opening = { depth, text: `${printMoment(item.moment)}:` };
    if (item.kind === 'steps') return [opening, ...effectLines(item.effect, verbs, depth + 1)];
    return [opening, ...item.terms.map((term) => ({ depth: depth + 1, text: printTerm(term) }))];
  });
}

function stepLines(steps: readonly Step[], verbs: StateVerbs, depth: number): readonly Line[] {
  return steps.flatMap((step): readonly Line[] => {
    if (step.kind === 'sentence') return [{ depth, text: printSentence(step.sentence, verbs) }];
    const opening = { depth, text: `${printOpening(step.opening, verbs)}:` };
    const body = bodyLines(step.body, verbs, depth + 1);
    if (step.otherwise === null) return [opening, ...body];
    return [opening, ...body, { depth, text: 'otherwise:' }, ...stepLines(step.otherwise, verbs, depth + 1)];
  });
}

function bodyLines(body: Body, verbs: StateVerbs, depth: number): readonly Line[] {
  switch (body.kind) {
    case 'steps':
      return stepLines(body.steps, verbs, depth);
    case 'terms':
      return body.terms.map(({ term }) => ({ depth, text: printTerm(term) }));
    case 'alternatives':
      return body.alternatives.flatMap(({ name, steps }): readonly Line[] =>
        name === null
          ? stepLines(steps, verbs, depth)
          : [{ depth, text: `${name.text}:` }, ...stepLines(steps, verbs, depth + 1)],
      );
  }
}
