/** Values that are printed on things: each thing has those of its kind, within their range. */
import { report } from '../../diagnostics/report.js';
import { find, unknown } from '../declare/lookup.js';
import type { Name } from '../../surface/ir.js';
import type { StatedValue, ValueDeclaration } from '../../surface/documents.js';
import type { CheckContext } from './check.js';

/** A value has a range, or is a list that cards have. */
export function checkValues({ game, report: record }: CheckContext): void {
  for (const { name, of, isList, from, to, otherwise } of game.values) {
    const refuse = (why: string): void => {
      record(report('RW0530', name.span, { value: name.text, why }));
    };
    if (isList) {
      if (of !== 'cards') refuse('a list is printed on cards alone: write `of: cards`');
      else if (from !== null || to !== null || otherwise !== null)
        refuse('a list has no numbers: leave out `from`, `to` and `otherwise`');
    } else if (from === null || to === null) {
      refuse('say how low and how high it can be, `from: 0, to: 5`, or `list of: pieces`');
    } else if (from.value > to.value) {
      refuse(`it runs from ${from.value} to ${to.value}: write the lower number first`);
    } else if (otherwise !== null && (otherwise.value < from.value || otherwise.value > to.value)) {
      refuse(`\`otherwise\` is ${otherwise.value}, and it runs from ${from.value} to ${to.value}`);
    }
  }
}

/** A thing on which values are printed. */
interface Bearer {
  readonly of: ValueDeclaration['of'];
  readonly name: Name;
  readonly values: readonly StatedValue[];
}

/** Each thing states the values of its kind and no other, as numbers in their range or as lists. */
export function checkStatedValues({ spec, game, declared, unsound, report: record }: CheckContext): void {
  const bearers: readonly Bearer[] = [
    ...game.pieces.map(({ words, values }) => ({ of: 'pieces' as const, name: words.one, values })),
    ...(spec.map?.spaces ?? []).map(({ words, values }) => ({ of: 'spaces' as const, name: words.one, values })),
    ...declared.cards
      .filter(({ written }) => written)
      .map(({ code, values }) => ({ of: 'cards' as const, name: code, values })),
  ];
  for (const { of, name, values } of bearers) {
    if (unsound.has(name.span.file.path)) continue;
    const seen = new Set<ValueDeclaration>();
    let isMissing = true;
    for (const stated of values) {
      const id = find(declared.tables.values, stated.name);
      const value = id === null ? undefined : game.values[id];
      if (value === undefined) {
        const near = game.values.filter((it) => it.of === of).map((it) => it.name.text);
        // What is misspelt is not missing as well.
        isMissing = false;
        record(unknown('RW0330', stated.name, near, null));
      } else if (value.of !== of) {
        record(report('RW0531', stated.name.span, { value: value.name.text, of: value.of, thing: name.text }));
      } else {
        seen.add(value);
        checkNumber(value, stated, name, record);
      }
    }
    for (const value of isMissing ? game.values : []) {
      const isOwed =
        value.of === of && !value.isList && value.otherwise === null && value.from !== null && value.to !== null;
      if (!isOwed || seen.has(value)) continue;
      record(report('RW0532', name.span, { value: value.name.text, thing: name.text, low: value.from.value }));
    }
  }
}

function checkNumber(value: ValueDeclaration, stated: StatedValue, thing: Name, record: CheckContext['report']): void {
  const of = { value: value.name.text, thing: thing.text };
  if (value.isList !== (stated.number === null)) {
    record(report('RW0533', stated.span, { ...of, wanted: value.isList ? 'a list of pieces' : 'a number' }));
    return;
  }
  const [from, to] = [value.from?.value, value.to?.value];
  if (stated.number === null || from === undefined || to === undefined) return;
  if (stated.number.value < from || stated.number.value > to)
    record(report('RW0533', stated.span, { ...of, wanted: `a number from ${from} to ${to}` }));
}
