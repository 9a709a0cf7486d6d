/** Changes that a person has judged to mean nothing: `equivalents.yaml` says which, and why nothing that can be seen changes. */
import type { AsideDocument } from '../surface/documents.js';
import type { Span } from '../source/span.js';
import { entryOf, type YamlMap } from '../yaml/node.js';
import type { Mutant, Variant } from './ir.js';

export interface Equivalent {
  /** The owner of the sentence. */
  readonly whose: string;
  readonly sentence: string;
  /** As in a variant: empty where something is put in or left out. */
  readonly from: string;
  readonly to: string;
  readonly because: string;
  readonly span: Span;
}

/** Those of documents whose shape was checked. */
export function equivalentsIn(documents: readonly AsideDocument[]): readonly Equivalent[] {
  return documents.flatMap(({ root }) => {
    const list = root.kind === 'map' ? entryOf(root, 'equivalents')?.value : null;
    return list?.kind !== 'list' ? [] : list.items.flatMap((item) => (item.kind === 'map' ? [read(item)] : []));
  });
}

function read(map: YamlMap): Equivalent {
  const text = (...keys: readonly string[]): string => {
    const values = keys.flatMap((key) => entryOf(map, key)?.value ?? []);
    return values.flatMap((value) => (value.kind === 'scalar' ? [oneLine(value.source.text)] : []))[0] ?? '';
  };
  return {
    whose: text('whose'),
    sentence: text('sentence'),
    from: text('from', 'without'),
    to: text('to', 'with'),
    because: text('because'),
    span: map.span,
  };
}

/** Whether the entry speaks of this change. */
export function explains(it: Equivalent, mutant: Pick<Mutant, 'owner' | 'sentence'>, variant: Variant): boolean {
  if (it.whose.toLowerCase() !== mutant.owner.toLowerCase() || it.sentence !== oneLine(mutant.sentence)) return false;
  return it.from === oneLine(variant.from) && it.to === oneLine(variant.to);
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
