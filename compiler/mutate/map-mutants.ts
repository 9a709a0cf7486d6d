/** Mutants of what is no sentence: numbers that a game starts with, and pairs of adjacent spaces. */
import type { World } from '../resolved/ir.js';
import { positionOf, type Span } from '../source/span.js';
import { entryOf, type YamlMap } from '../yaml/node.js';
import { put, textOf } from './change.js';
import type { Edit, Mutant } from './ir.js';
import type { Entry, Sites } from './sites.js';

export function mapMutants({ numbers, maps }: Sites, world: World): readonly Mutant[] {
  const inPlay = new Map(world.spaces.flatMap(({ name, aliases }) => [name, ...aliases].map((word) => [word, name])));
  const links = maps.flatMap(linksOf).flatMap((link): readonly Link[] => {
    const from = inPlay.get(link.from);
    const to = inPlay.get(link.to);
    return from === undefined || to === undefined ? [] : [{ ...link, from, to }];
  });
  return [...numbers.flatMap(numberMutants), ...pairsApart(links)];
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

/** One space in the list of another. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly span: Span;
  /** Takes it out of the list. */
  readonly without: Edit;
}

function linksOf(map: YamlMap): readonly Link[] {
  const spaces = entryOf(map, 'spaces')?.value;
  if (spaces?.kind !== 'map') return [];
  return spaces.entries.flatMap(({ key, value }) => {
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
}

/** Each pair of adjacent spaces, taken apart on both sides; a space of the board does not list one of the map's own. */
function pairsApart(links: readonly Link[]): readonly Mutant[] {
  return links.flatMap((link, index): Mutant[] => {
    const back = links.findIndex(({ from, to }) => from === link.to && to === link.from);
    if (back !== -1 && back < index) return [];
    const edits = [link.without, ...(links[back] === undefined ? [] : [links[back].without])];
    const pair = `${link.from} and ${link.to} are adjacent`;
    const variants = [{ from: pair, to: '', sentence: `${link.from} and ${link.to} are not adjacent`, edits }];
    return [{ ...at('map', link.span, pair), kind: 'map', variants }];
  });
}

function at(owner: string, span: Span, sentence: string): Omit<Mutant, 'kind' | 'variants'> {
  return { owner, card: null, path: span.file.path, line: positionOf(span.file, span.start).line, sentence };
}
