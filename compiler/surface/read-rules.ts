/** From the file whose first key is `rules`, and from every place of the other files that cites a rule by its number. */
import { spanWithin, type SpannedText } from '../source/text.js';
import { keyText, type YamlMap, type YamlNode } from '../yaml/node.js';
import type { Citation, RuleDocument } from './documents.js';
import type { FileKind } from './file-kinds.js';
import type { Name } from './ir.js';
import { asMap, entriesAt, nameOf, namesAt, scalarAt, textAt } from './read-node.js';
import type { SpecFile } from './classify-documents.js';

/** The numbered rules, in the order of the file. */
export function readRules(root: YamlMap): readonly RuleDocument[] {
  return entriesAt(root, 'rules').map(({ key, value }) => {
    const map = asMap(value);
    return {
      number: nameOf(key),
      title: value?.kind === 'scalar' ? value.source.text : textAt(map, 'title'),
      notPlayable: scalarAt(map, 'not playable')?.source.text ?? null,
      carriedBy: namesAt(map, 'carried by'),
    };
  });
}

/** Files that cite another rulebook than the game's own. */
const others: readonly FileKind[] = ['board', 'language'];

const single: readonly FileKind[] = ['game', 'map', 'setup'];

/** By the root of a file, which stays as it is from one check to the next. */
export const citationsKnown = new WeakMap<YamlMap, readonly Citation[]>();

/** Every rule that a file cites by its number under `rule`, `rules` or, beside a test, `cites`. */
export function citationsIn(file: SpecFile): readonly Citation[] {
  const found = citationsKnown.get(file.root) ?? citationsOf(file);
  citationsKnown.set(file.root, found);
  return found;
}

function citationsOf({ kind, root, first }: SpecFile): readonly Citation[] {
  if (others.includes(kind)) return [];
  // The first key names what the file is about, or opens the list of what it declares; of some kinds there is one file.
  const name = first.value?.kind === 'scalar' && !single.includes(kind) ? first.value.source.text : null;
  const trail = single.includes(kind) ? [kind] : name === null ? [] : [name];
  // What a game cites is the short title of its rulebook, and what a list of rules says under `rules` are rules themselves.
  const keys = kind === 'game' ? ['rule'] : kind === 'rules' ? ['cites'] : ['rule', 'rules', 'cites'];
  const found: Citation[] = [];
  const look = (node: YamlNode | null, place: readonly string[]): void => {
    if (node?.kind === 'list') for (const item of node.items) look(item, place);
    if (node?.kind !== 'map') return;
    for (const entry of node.entries) {
      const key = keyText(entry);
      if (!keys.includes(key)) {
        if (entry.value !== null && entry.value.kind !== 'scalar') look(entry.value, [...place, key]);
        continue;
      }
      const cites = [...place, ...titleOf(node)];
      const numbers = textsIn(entry.value).flatMap(numbersIn);
      found.push(...numbers.map((number) => ({ number, kind, trail: cites })));
    }
  };
  look(root, trail);
  return found;
}

/** What an item of a list is called. */
function titleOf(map: YamlMap): readonly string[] {
  return ['ruling', 'name', 'step'].flatMap((key) => scalarAt(map, key)?.source.text ?? []);
}

function textsIn(node: YamlNode | null): readonly SpannedText[] {
  if (node?.kind === 'list') return node.items.flatMap(textsIn);
  return node?.kind === 'scalar' ? [node.source] : [];
}

/** `1.4` and `5.1.1` in `1.4, tip; 5.1.1`. */
function numbersIn(source: SpannedText): readonly Name[] {
  return numbersOf(source.text).map(({ text, at }) => ({ text, span: spanWithin(source, at, at + text.length) }));
}

/** The numbers of rules in a citation, with where they stand in it. */
export function numbersOf(citation: string): readonly { readonly text: string; readonly at: number }[] {
  return [...citation.matchAll(/(?<![\w.])\d+(?:\.\d+)+(?!\w|\.\d)/gu)].map((match) => ({
    text: match[0],
    at: match.index,
  }));
}
