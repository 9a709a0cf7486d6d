/** How the lines of a file are indented, and how odd that is: people indent alike what is alike. */

import type { SourceFile } from '../source/span.js';
import { isItemLine, isKeyLine } from '../yaml/lines.js';

/** A line that says something. */
export interface Placed {
  /** Counted from 0. */
  readonly number: number;
  readonly indent: number;
  readonly isItem: boolean;
  readonly isKey: boolean;
}

/** The lines of a text that are neither blank nor comments. */
export function linesOf(text: string): readonly Placed[] {
  return text.split('\n').flatMap((line, number) => {
    if (/^\s*(?:#|$)/u.test(line)) return [];
    const indent = /^ */u.exec(line)?.[0].length ?? 0;
    return [{ number, indent, isItem: isItemLine(line), isKey: isKeyLine(line) }];
  });
}

/** A way in which a key or an item is indented below what it belongs to, by how far and what they are. */
export type Way = number;

const known = new WeakMap<SourceFile, ReadonlySet<Way>>();

/** The ways of a file. */
export function waysIn(file: SourceFile): ReadonlySet<Way> {
  const ways = known.get(file) ?? waysOf(linesOf(file.text));
  known.set(file, ways);
  return ways;
}

/**
 * In how many ways keys and items are indented below those they belong to; the less, the more regular. By an even number is more
 * usual, and so is, of two ways that are as regular, one of the other files.
 */
export function oddness(lines: readonly Placed[], usual: ReadonlySet<Way>): number {
  const odd = (way: Way): number => 1 + 0.1 * (Math.floor(Math.abs(way) / 4) % 2) + (usual.has(way) ? 0 : 0.001);
  return [...waysOf(lines)].reduce((sum, way) => sum + odd(way), 0);
}

function waysOf(lines: readonly Placed[]): ReadonlySet<Way> {
  const ways = new Set<Way>();
  const open: Placed[] = [];
  for (const line of lines) {
    let above = open.at(-1);
    while (above !== undefined && !isBelow(line, above)) {
      open.pop();
      above = open.at(-1);
    }
    if (above !== undefined)
      ways.add((line.indent - above.indent) * 4 + (above.isItem ? 2 : 0) + (line.isItem ? 1 : 0));
    else if (line.indent > 0) ways.add(-line.indent * 4);
    open.push(line);
  }
  return ways;
}

/** A list may stand at the column of the key it belongs to. */
function isBelow(line: Placed, above: Placed): boolean {
  return above.indent < line.indent || (above.indent === line.indent && line.isItem && !above.isItem);
}
