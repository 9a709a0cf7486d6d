/** The rulings that cite a rule, or speak of a thing by its name. */
import type { AsideDocument } from '../surface/documents.js';
import { entryOf, type YamlMap, type YamlNode } from '../yaml/node.js';

export interface Ruling {
  readonly name: string;
  readonly question: string;
  readonly decision: string;
  readonly rules: readonly string[];
}

/** Those whose rules or words name one of `words`, or whose rules hold one of `rules`. */
export function rulingsOn(
  documents: readonly AsideDocument[],
  sought: { readonly words: readonly string[]; readonly rules: readonly string[] },
): readonly Ruling[] {
  return documents
    .flatMap(({ root }) => rulingsIn(root))
    .filter(({ ruling, text }) => {
      const names = sought.words.some(
        (word) => hasWord(text, word) || ruling.rules.some((rule) => hasWord(rule, word)),
      );
      return names || ruling.rules.some((rule) => sought.rules.includes(rule));
    })
    .map(({ ruling }) => ruling);
}

export function allRulings(documents: readonly AsideDocument[]): readonly Ruling[] {
  return documents.flatMap(({ root }) => rulingsIn(root)).map(({ ruling }) => ruling);
}

function rulingsIn(root: YamlNode): readonly { readonly ruling: Ruling; readonly text: string }[] {
  const list = root.kind === 'map' ? entryOf(root, 'rulings')?.value : null;
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((item) => {
    if (item.kind !== 'map') return [];
    const name = textOf(item, 'ruling');
    const question = textOf(item, 'question');
    const decision = textOf(item, 'decision');
    const rules = entryOf(item, 'rules')?.value;
    const cited =
      rules?.kind === 'list' ? rules.items.flatMap((it) => (it.kind === 'scalar' ? [it.source.text] : [])) : [];
    return [{ ruling: { name, question, decision, rules: cited }, text: [name, question, decision].join(' ') }];
  });
}

function textOf(map: YamlMap, key: string): string {
  const value = entryOf(map, key)?.value;
  return value?.kind === 'scalar' ? value.source.text.trim() : '';
}

/** Whether a text has these words, not as a part of others. */
export function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
