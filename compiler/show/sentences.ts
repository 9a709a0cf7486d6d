/** Steps as a player reads them: each sentence in its canonical wording, what belongs to an opening indented below it. */
import type { Within } from '../languages/plain.js';
import type { Locale } from '../languages/locale.js';
import type { Effect, Lasting, LastingList, SideDocument } from '../surface/documents.js';
import type { Body, Moment, Step } from '../surface/ir.js';

export interface Line {
  /** How far it is indented, from 0. */
  readonly depth: number;
  readonly text: string;
  /** `otherwise` and the name of an alternative belong to the block above them, so that no dash stands in front. */
  readonly isKey?: true;
}

/** What stands in front of a line, and of what goes on below it, as it would be typed. */
export function marginsOf({ depth, isKey }: Line, indent: string): readonly [first: string, rest: string] {
  const own = indent + '  '.repeat(depth);
  return [isKey === true ? `${own}  ` : `${own}- `, `${own}  `];
}

export function effectLines({ steps }: Effect, locale: Locale, depth = 0): readonly Line[] {
  return stepLines(steps, locale, depth);
}

/** `while in play`, `on the next Event or Fixed Event`. */
function lastingKey({ during, next, until }: LastingList, { say, name }: Locale): string {
  if (during) return say('during the effect');
  if (until === 'turn') return say('for the rest of the turn');
  if (until !== null)
    return say(
      'until the next {0}',
      until === 'any' ? say('card') : until.map(({ text }) => name(text)).join(say(' or ')),
    );
  if (next === null) return say('while in play');
  return say('on the next {0}', next === 'any' ? say('card') : next.map(({ text }) => name(text)).join(say(' or ')));
}

/** What a side of a card does, and what holds while it is in play. */
export function sideLines(
  { effect, lasting }: Pick<SideDocument, 'effect' | 'lasting'>,
  within: Within,
): readonly Line[] {
  const locale = within(null);
  return [
    ...(effect === null ? [] : effectLines(effect, locale)),
    ...(lasting === null
      ? []
      : [{ depth: 0, text: `${lastingKey(lasting, locale)}:` }, ...lastingLines(lasting.items, within, 1)]),
  ];
}

/** What holds while a side is in play; at a moment of something else, its names are known. */
export function lastingLines(items: readonly Lasting[], within: Within, depth = 0): readonly Line[] {
  return items.flatMap((item): readonly Line[] => {
    if (item.kind === 'change') return [{ depth, text: within(null).change(item.change) }];
    const locale = within(ownerOf(item.moment));
    const opening = { depth, text: `${locale.moment(item.moment)}:` };
    if (item.kind === 'steps') return [opening, ...effectLines(item.effect, locale, depth + 1)];
    return [opening, ...item.terms.map((term) => ({ depth: depth + 1, text: locale.term(term) }))];
  });
}

/** The procedure or the chit that a moment belongs to. */
function ownerOf(moment: Moment): string | null {
  if (moment.kind === 'part') return moment.of.text;
  return 'procedure' in moment ? moment.procedure.text : null;
}

function stepLines(steps: readonly Step[], locale: Locale, depth: number): readonly Line[] {
  return steps.flatMap((step): readonly Line[] => {
    if (step.kind === 'sentence') return [{ depth, text: locale.sentence(step.sentence) }];
    const opening = { depth, text: `${locale.opening(step.opening)}:` };
    const body = bodyLines(step.body, locale, depth + 1);
    if (step.otherwise === null) return [opening, ...body];
    return [
      opening,
      ...body,
      { depth, text: `${locale.say('otherwise')}:`, isKey: true },
      ...stepLines(step.otherwise, locale, depth + 1),
    ];
  });
}

function bodyLines(body: Body, locale: Locale, depth: number): readonly Line[] {
  switch (body.kind) {
    case 'steps':
      return stepLines(body.steps, locale, depth);
    case 'terms':
      return body.terms.map(({ term }) => ({ depth, text: locale.term(term) }));
    case 'alternatives':
      return body.alternatives.flatMap(({ name, steps }): readonly Line[] =>
        name === null
          ? stepLines(steps, locale, depth)
          : [{ depth, text: `${locale.name(name.text)}:`, isKey: true }, ...stepLines(steps, locale, depth + 1)],
      );
  }
}
