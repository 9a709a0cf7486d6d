/** Optional rules: a number has a range, and what is meant where nobody says anything can be so. */
import { report } from '../../diagnostics/report.js';
import { find } from '../declare/lookup.js';
import type { CheckContext, SetupContext } from './check.js';

/** An option has both ends of its range or none, and a default that it can have. */
export function checkOptions({ game, report: record }: CheckContext): void {
  for (const { name, from, to, otherwise } of game.options) {
    const refuse = (why: string): void => {
      record(report('RW0577', name.span, { option: name.text, why }));
    };
    if (from === null && to === null) {
      if (otherwise !== null && otherwise.text !== 'chosen')
        refuse('without a range it is chosen or not: write `default: chosen`, or leave `default` out');
    } else if (from === null || to === null) {
      refuse('say how low and how high it can be, `from: 0, to: 3`, or leave both out where it is chosen or not');
    } else if (from.value >= to.value) {
      refuse(`it runs from ${from.value} to ${to.value}: write the lower number first`);
    } else if (otherwise !== null) {
      const value = Number(otherwise.text);
      if (!Number.isInteger(value) || value < from.value || value > to.value)
        refuse(`\`default\` is ${otherwise.text}, and it runs from ${from.value} to ${to.value}`);
    }
  }
}

/** A kind that is in the deck only with an option is dealt as itself, and the option is chosen or not. */
export function checkDeckOptions({ document, declared, setup, report: record }: SetupContext): void {
  const { deck } = document;
  if (deck === null) return;
  const { tables, declarations } = declared;
  const dealt = new Set(setup.deck.layers.flat().map(({ kind }) => kind));
  const alike = new Set(setup.deck.dealtAs.map(({ kind }) => kind));
  for (const { kind, option } of deck.onlyWith) {
    const id = find(tables.cardKinds, kind);
    const chosen = find(tables.options, option);
    if (chosen !== null && declarations.options[chosen]?.isNumber === true)
      record(report('RW0578', option.span, { name: option.text, why: 'is a number, and not chosen or left' }));
    if (id === null) continue;
    if (alike.has(id)) record(report('RW0578', kind.span, { name: kind.text, why: 'is dealt as another kind' }));
    else if (!dealt.has(id)) record(report('RW0578', kind.span, { name: kind.text, why: 'is in no layer of a pile' }));
  }
}
