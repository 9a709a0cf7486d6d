/** Mistakes in the signs and the layout that YAML reads: colons, dashes, quotes, brackets, indentation. */
import type { YamlScalar } from '../../compiler/yaml/node.js';
import type { Draw } from './draw.js';
import type { Edit } from './edits.js';
import type { Kind, Slipped } from './kinds.js';
import { made } from './kinds-of-words.js';
import { type Sites, startOfLine } from './sites.js';

/** One of the lines that `pattern` finds something in, with where that stands in the file. */
function found({ file }: Sites, draw: Draw, pattern: RegExp): RegExpExecArray | undefined {
  return draw.from([...file.text.matchAll(pattern)]);
}

export const ofLayout: readonly Kind[] = [
  {
    name: 'a colon lost',
    isTold: true,
    make: (sites, draw) => {
      const colon = found(sites, draw, /(?<=^(?! *#)[^#\n"'{[]*[^\s#:"'{[]):(?=\s)/gmu);
      return colon === undefined ? null : made({ start: colon.index, end: colon.index + 1, text: '' });
    },
  },
  {
    name: 'a dash lost',
    isTold: true,
    make: (sites, draw) => {
      const dash = found(sites, draw, /(?<=^ *)- (?=\S)/gmu);
      const text = draw.from(['', '  ', '-', '– ', '* ']) ?? '';
      return dash === undefined ? null : made({ start: dash.index, end: dash.index + 2, text });
    },
  },
  {
    name: 'a line indented',
    isTold: true,
    make: (sites, draw) => {
      const moved = movedLine(sites, draw);
      const isTab = moved !== null && draw.below(8) === 0 && moved.end > moved.start;
      return isTab ? made({ ...moved, text: '\t'.repeat(Math.ceil((moved.end - moved.start) / 2)) }) : made(moved);
    },
  },
  { name: 'quotes', isTold: true, make: quotes },
  {
    name: 'a bracket lost',
    isTold: true,
    make: (sites, draw) => {
      const bracket = found(sites, draw, /(?<=^[^#\n"]*)[[\]{}]/gmu);
      return bracket === undefined ? null : made({ start: bracket.index, end: bracket.index + 1, text: '' });
    },
  },
];

/** A line that says something is indented by a column or two more or less. */
export function movedLine({ file }: Pick<Sites, 'file'>, draw: Draw): Edit | null {
  const lines = file.text.split('\n');
  const number = draw.below(lines.length);
  const line = lines[number] ?? '';
  const by = draw.from([1, 2, -1, -2]) ?? 1;
  const indent = line.length - line.trimStart().length;
  if (line.trim() === '' || line.trim().startsWith('#') || indent + by < 0) return null;
  const start = startOfLine(file, number);
  return { start, end: start + indent, text: ' '.repeat(indent + by) };
}

/** One quote of two lost, one put in, or quotes of a word processor. */
function quotes({ scalars }: Sites, draw: Draw): Slipped | null {
  const isQuoted = ({ style }: YamlScalar): boolean => style === 'double' || style === 'single';
  const own = draw.below(3) === 0 ? scalars.filter(({ style }) => style === 'plain') : scalars.filter(isQuoted);
  const scalar = draw.from(own);
  if (scalar === undefined) return null;
  const { start, end } = scalar.span;
  const edits = isQuoted(scalar)
    ? [
        { edits: [{ start, end: start + 1, text: '' }] },
        { edits: [{ start: end - 1, end, text: '' }] },
        {
          edits: [
            { start, end: start + 1, text: '“' },
            { start: end - 1, end, text: '”' },
          ],
        },
      ]
    : [
        { edits: [{ start, end: start, text: '"' }] },
        { edits: [{ start: end, end, text: '"' }] },
        {
          edits: [
            { start, end: start, text: '“' },
            { start: end, end, text: '”' },
          ],
        },
      ];
  return draw.from(edits) ?? null;
}
