/** What is shown of additional spaces: what they cost and add, by themselves and on the page of a procedure. */
import type { Core, CoreAdditionalSpaces } from '../core/ir.js';
import type { Locale } from '../languages/locale.js';
import type { World } from '../resolved/ir.js';
import type { AdditionalSpacesDocument } from '../surface/documents.js';
import { numberWords } from './numbers.js';
import { effectLines, type Line } from './sentences.js';
import { guardWords, plainSteps, type PlainStep } from './steps.js';

/** As written. */
export function additionalLines(document: AdditionalSpacesDocument, locale: Locale): readonly Line[] {
  const { procedures, cost } = document;
  const spaces = document.spaces?.value ?? null;
  return [
    { depth: 0, text: locale.say('for: {0}', procedures.map(({ text }) => locale.name(text)).join(locale.say(', '))) },
    ...(spaces === null ? [] : [{ depth: 0, text: locale.say('spaces: {0}', locale.number(spaces)) }]),
    ...(cost === null ? [] : [{ depth: 0, text: `${locale.say('cost')}:` }, ...effectLines(cost, locale, 1)]),
  ];
}

/** What a procedure may select beyond its limit, one step for each kind. */
export function additionalSteps(world: World, core: Core, procedure: number): readonly PlainStep[] {
  return (core.procedures[procedure]?.additional ?? []).flatMap((id) => {
    const own = core.additionalSpaces[id];
    return own === undefined ? [] : [additionalStep(world, own)];
  });
}

export function additionalStep(world: World, own: CoreAdditionalSpaces): PlainStep {
  const amount = numberWords(world, own.spaces);
  const changes = own.changes.map(({ text, guard }) => ({ text: `${text}${guardWords(world, guard)}`, steps: [] }));
  const start = `${own.name}: once in a conduct, spaces beyond the limit: ${amount}`;
  if (own.cost.length === 0) return { text: `${start}; at no cost`, steps: changes };
  const steps = [...changes, ...plainSteps(world, own.cost)];
  return { text: `${start}; once the limit is reached, and for this:`, steps };
}
