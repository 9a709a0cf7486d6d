/** How the lines of a file are indented, and how odd that is: people indent alike what is alike. */

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
    return [{ number, indent, isItem: /^ *-(?: |$)/u.test(line), isKey: /^ *[^\s#][^:]*:(?: |$)/u.test(line) }];
  });
}

/** In how many ways keys and items are indented below those they belong to; the less, the more regular. By an even number is more usual. */
export function oddness(lines: readonly Placed[]): number {
  const ways = new Set<number>();
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
  return [...ways].reduce((sum, way) => sum + 1 + 0.1 * (Math.floor(Math.abs(way) / 4) % 2), 0);
}

/** A list may stand at the column of the key it belongs to. */
function isBelow(line: Placed, above: Placed): boolean {
  return above.indent < line.indent || (above.indent === line.indent && line.isItem && !above.isItem);
}
