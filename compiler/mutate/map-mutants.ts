/** Mutants of what is no sentence: numbers that a game starts with, and pairs of adjacent spaces. */
import { positionOf, type Span } from '../source/span.js';
import { entryOf, type YamlMap } from '../yaml/node.js';
import { put, textOf } from './change.js';
import type { Edit, Mutant } from './ir.js';
import type { Entry, Sites } from './sites.js';

export function mapMutants({ numbers, map }: Sites): readonly Mutant[] {
  return [...numbers.flatMap(numberMutants), ...(map === null ? [] : pairsApart(map))];
}

function numberMutants({ owner, text, span }: Entry): readonly Mutant[] {
  const value = Number(textOf(span));
  return [value + 1, value - 1].map((other) => {
    const edit: Edit = { path: span.file.path, start: span.start, end: span.end, text: String(other) };
    const sentence = `${text}: ${other}`;
    const variants = [{ from: textOf(span), to: edit.text, sentence, edits: [edit] }];
    return { ...at(owner, span, `${text}: ${value}`), kind: 'number', variants };
  });
}

/** Each pair of adjacent spaces, taken apart on both sides. */
function pairsApart(map: YamlMap): readonly Mutant[] {
  const spaces = entryOf(map, 'spaces')?.value;
  if (spaces?.kind !== 'map') return [];
  const links = spaces.entries.flatMap(({ key, value }) => {
    const adjacent = value?.kind === 'map' ? entryOf(value, 'adjacent')?.value : null;
    if (adjacent?.kind !== 'list') return [];
    const { items, span: list } = adjacent;
    return items.flatMap((item) => {
      if (item.kind !== 'scalar') return [];
      const others = items.filter((it) => it !== item).map(({ span }) => textOf(span));
      const without: Edit = { path: list.file.path, ...put(list, `[${others.join(', ')}]`) };
      return [{ from: key.source.text, to: item.source.text, span: item.span, without }];
    });
  });
  return links.flatMap((link, index): Mutant[] => {
    const back = links.findIndex(({ from, to }) => from === link.to && to === link.from);
    const other = links[back];
    if (other === undefined || back < index) return [];
    const edits = [link.without, other.without];
    const pair = `${link.from} and ${link.to} are adjacent`;
    const variants = [{ from: pair, to: '', sentence: `${link.from} and ${link.to} are not adjacent`, edits }];
    return [{ ...at('map', link.span, pair), kind: 'map', variants }];
  });
}

function at(owner: string, span: Span, sentence: string): Omit<Mutant, 'kind' | 'variants'> {
  return { owner, card: null, path: span.file.path, line: positionOf(span.file, span.start).line, sentence };
}
