/** Changes of a sentence, as stretches of its file. */
import type { Span } from '../source/span.js';
import type { Kind } from './ir.js';
import type { Forms } from './siblings.js';

/** One way to change one atom, or several that are changes of their own. */
export interface Change {
  readonly kind: Kind;
  /** Ways to say the same change; those that are no sentence are left out later. */
  readonly alternatives: readonly Way[];
  /** Where set, the first so many ways that are sentences are each a change of its own. */
  readonly each?: number;
}

export type Way = readonly Patch[];

export interface Patch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** It only lets a noun agree with a number, and is not told. */
  readonly agrees?: true;
}

export function put(span: Span, text: string): Patch {
  return { start: span.start, end: span.end, text };
}

export function textOf({ file, start, end }: Span): string {
  return file.text.slice(start, end);
}

/** The noun in its form for one, or for more than one; nothing where it is in that form. */
export function inForm(noun: Span, forms: Forms, isOne: boolean): Way {
  const word = textOf(noun);
  const form = forms(word)?.[isOne ? 0 : 1] ?? word;
  return form === word ? [] : [{ ...put(noun, form), agrees: true }];
}

/** Leaves out a part, with the word that joins it to what stands before it or behind it. */
export function dropped(part: Span, within: Span): readonly Way[] {
  const before = part.file.text.slice(within.start, part.start);
  const behind = part.file.text.slice(part.end, within.end);
  const joinedBefore = /(?:,?\s+(?:and|or|and\/or)|,)?\s*$/u.exec(before)?.[0].length ?? 0;
  const joinedBehind = /^(?:,?\s+(?:and|or|and\/or)|,)?\s*/u.exec(behind)?.[0].length ?? 0;
  const plainBefore = /\s*$/u.exec(before)?.[0].length ?? 0;
  const from = (start: number, end: number): Way => [{ start, end, text: '' }];
  return [
    from(part.start - joinedBefore, part.end),
    from(part.start, part.end + joinedBehind),
    from(part.start - plainBefore, part.end),
  ];
}

/** Leaves out a part with the words before it, such as `to`; nothing where they do not stand there. */
export function droppedWith(words: RegExp, part: Span, within: Span): readonly Way[] {
  const before = part.file.text.slice(within.start, part.start);
  const found = new RegExp(`,?\\s+(?:${words.source})\\s+(?:the\\s+)?$`, 'u').exec(before);
  return found === null ? [] : [[{ start: part.start - found[0].length, end: part.end, text: '' }]];
}

/** The span without the space at its end. */
export function trimmed(span: Span): Span {
  return { ...span, end: span.start + textOf(span).trimEnd().length };
}

/** Leaves out one of the items of a list or the entries of a map, with what joins it to its neighbour. */
export function itemLeftOut(items: readonly Span[], index: number): Way {
  const [own, before, behind] = [items[index], items[index - 1], items[index + 1]];
  if (own === undefined) return [];
  const end = trimmed(own).end;
  if (before !== undefined) return [{ start: trimmed(before).end, end, text: '' }];
  return [{ start: own.start, end: behind?.start ?? end, text: '' }];
}

/** Exchanges two stretches. */
export function exchanged(first: Span, second: Span): Way {
  const [a, b] = [trimmed(first), trimmed(second)];
  return [put(a, textOf(b)), put(b, textOf(a))];
}
