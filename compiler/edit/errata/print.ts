/** Changes as they stand in a file with errata. */
import { isFlow, linesOf } from '../../yaml/print-node.js';
import type { YamlNode } from '../../yaml/node.js';
import { quotedForYaml } from '../../yaml/quote.js';

/** A change that is to be written. */
export interface NewChange {
  readonly verb: 'change' | 'add to' | 'delete' | 'add file';
  /** The way to its place; of a file its path. */
  readonly way: readonly string[];
  readonly was?: YamlNode;
  readonly now?: YamlNode;
  readonly after?: YamlNode;
  readonly before?: YamlNode;
}

/** The lines of changes, as they stand below `changes` or `reverse`. */
export function changeLines(changes: readonly NewChange[]): readonly string[] {
  return changes.flatMap((it) => oneChange(it).map((line, index) => `${index === 0 ? '  - ' : '    '}${line}`));
}

function oneChange({ verb, way, was, after, before, now }: NewChange): readonly string[] {
  return [
    `${verb}: ${verb === 'add file' ? written(way[0] ?? '') : wayText(way)}`,
    ...keyLines('after', after),
    ...keyLines('before', before),
    ...keyLines('was', was),
    ...keyLines('now', now),
  ];
}

function keyLines(key: string, value: YamlNode | undefined): readonly string[] {
  if (value === undefined) return [];
  const lines = linesOf(value);
  const isBlock = value.kind !== 'scalar' && !isFlow(value);
  return isBlock ? [`${key}:`, ...lines.map((line) => `  ${line}`)] : [`${key}: ${lines.join(' ')}`];
}

function wayText(way: readonly string[]): string {
  const [only, ...more] = way;
  return only !== undefined && more.length === 0 ? written(only) : `[${way.map(written).join(', ')}]`;
}

/** A name as it can stand in a way: in quotes where YAML might read it otherwise. */
function written(name: string): string {
  const isPlain =
    /^\p{L}[\p{L}\p{M}\p{N} ./'’-]*$/u.test(name) && !/^(?:true|false|null|yes|no|on|off|y|n|~)$/iu.test(name);
  return isPlain ? name : quotedForYaml(name);
}
