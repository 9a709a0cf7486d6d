/**
 * Names in a column, what belongs to them beside it: 80 columns. By hand, since cli-table3 breaks lines at spaces alone, which
 * Japanese has none of, and a name that is too long pushes its text here instead of being cut.
 */
import { paddedTo, widthOf } from '../../source/width.js';
import { wrapped } from '../../show/wrap.js';

export type Row = readonly [name: string, text: string];

const widest = 24;

export function rows(entries: readonly Row[]): string {
  const width = Math.min(widest, Math.max(0, ...entries.map(([name]) => widthOf(name)))) + 2;
  return entries
    .flatMap(([name, text]) => {
      const first = widthOf(name) + 2 > width ? `${name}  ` : paddedTo(width, name);
      return wrapped(text, `  ${first}`, ' '.repeat(width + 2));
    })
    .join('\n');
}
