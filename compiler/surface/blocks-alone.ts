/** Where a key of a block of steps stands in another block than the one it belongs to, as far as a file shows it by itself. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { keyText, type YamlMap, type YamlNode } from '../yaml/node.js';
import { parseOpening } from './parse.js';
import type { Language } from './vocabulary.js';

/** Every `otherwise` that stands below no `if`, and every second key of a step that is not `otherwise`. */
export function blocksAlone(node: YamlNode | null, language: Language): readonly Diagnostic[] {
  if (node?.kind === 'list')
    return node.items.flatMap((item) => [
      ...(item.kind === 'map' ? strayKeysOf(item, language) : []),
      ...blocksAlone(item, language),
    ]);
  return node?.kind === 'map' ? node.entries.flatMap(({ value }) => blocksAlone(value, language)) : [];
}

function strayKeysOf({ entries }: YamlMap, language: Language): readonly Diagnostic[] {
  const [first, ...rest] = entries;
  if (first === undefined || rest.length === 0 || first.value === null || first.value.kind === 'scalar') return [];
  const opening = parseOpening(language, first.key.source);
  if (!opening.ok) return [];
  return rest.flatMap((entry): readonly Diagnostic[] => {
    if (keyText(entry) !== 'otherwise')
      return [report('RW0121', entry.key.span, { first: keyText(first), second: keyText(entry) })];
    return opening.value.kind === 'if' ? [] : [report('RW0120', entry.key.span, {})];
  });
}
