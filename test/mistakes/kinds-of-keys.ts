/** Mistakes in the keys of a file: misspelt, in the wrong place, of another kind of file, there twice. */
import { keyText, type YamlMap } from '../../compiler/yaml/node.js';
import { lineStartsOf, positionOf, type SourceFile } from '../../compiler/source/span.js';
import type { Draw } from './draw.js';
import type { Kind, Slipped } from './kinds.js';
import { made } from './kinds-of-words.js';
import { linesOfNode, type PlacedEntry, type Sites, startOfLine } from './sites.js';
import { slips } from './slips.js';

/** What another kind of file calls the same, or nearly the same. */
const elsewhere: ReadonlyMap<string, readonly string[]> = new Map([
  ['effect', ['steps']],
  ['steps', ['effect']],
  ['title', ['name']],
  ['name', ['title', 'step']],
  ['rule', ['cites', 'rules']],
  ['cites', ['rule', 'rules']],
  ['select', ['spaces', 'in']],
  ['where', ['requires', 'if']],
  ['accompanies', ['with', 'comes with']],
  ['inventory', ['supply', 'count']],
  ['supply', ['inventory']],
  ['faction', ['capability', 'played by']],
  ['capability', ['faction']],
  ['when', ['script']],
  ['script', ['when']],
  ['given', ['setup', 'when']],
  ['then', ['shows', 'result']],
  ['kind', ['class', 'kinds']],
  ['kinds', ['kind']],
  ['adjacent', ['adjacent to', 'neighbours']],
  ['operation', ['procedure', 'special activity']],
  ['special activity', ['operation']],
  ['event', ['effect']],
  ['step', ['name']],
  ['examples', ['example', 'scenarios']],
]);

/** One of the entries whose key stands first on its line. */
function entryIn({ entries, file }: Sites, draw: Draw, isIt: (entry: PlacedEntry) => boolean): PlacedEntry | undefined {
  return draw.from(entries.filter((it) => isFirst(file, it.entry.key.span.start) && isIt(it)));
}

/** True where nothing but spaces stands in front of a place. */
function isFirst(file: SourceFile, place: number): boolean {
  const { line } = positionOf(file, place);
  return file.text.slice(lineStartsOf(file)[line - 1], place).trim() === '';
}

function columnOf({ file }: Sites, { entry }: PlacedEntry): number {
  return positionOf(file, entry.key.span.start).column - 1;
}

/** The lines of an entry with all below it, and without the blank lines behind them. */
function blockOf({ file }: Sites, { entry }: PlacedEntry): { start: number; end: number; lines: readonly string[] } {
  const [first, last] = linesOfNode(file, entry.span);
  const [start, end] = [startOfLine(file, first), startOfLine(file, last)];
  return { start, end, lines: file.text.slice(start, end).trimEnd().split('\n') };
}

/** The lines at another column. */
function shifted(lines: readonly string[], by: number): string {
  const text = lines.map((line) => (by < 0 ? line.slice(-by) : line === '' ? line : ' '.repeat(by) + line));
  return `${text.join('\n')}\n`;
}

export const ofKeys: readonly Kind[] = [
  {
    name: 'a key misspelt',
    isTold: true,
    make: (sites, draw) => {
      const { entry } = draw.from(sites.entries) ?? {};
      const slip = draw.from(slips);
      if (entry === undefined || slip === undefined) return null;
      const { start, end } = entry.key.span;
      const text = slip(entry.key.source.text, draw);
      return text === entry.key.source.text ? null : made({ start, end, text });
    },
  },
  {
    name: 'a key of another kind of file',
    isTold: true,
    make: (sites, draw) => {
      const { entry } = draw.from(sites.entries.filter(({ entry }) => elsewhere.has(keyText(entry)))) ?? {};
      const other = entry === undefined ? undefined : draw.from(elsewhere.get(keyText(entry)) ?? []);
      if (entry === undefined || other === undefined) return null;
      return made({ start: entry.key.span.start, end: entry.key.span.end, text: other });
    },
  },
  { name: 'a key misplaced', isTold: true, make: misplaced },
  {
    name: 'a key there twice',
    isTold: true,
    make: (sites, draw) => {
      const placed = entryIn(sites, draw, ({ map }) => isBlock(sites.file, map));
      if (placed === undefined) return null;
      const { start, end, lines } = blockOf(sites, placed);
      return lines.length > 12 ? null : made({ start: end, end, text: sites.file.text.slice(start, end) });
    },
  },
];

/** An entry is moved out to the map around its own, or into a map beside it. */
function misplaced(sites: Sites, draw: Draw): Slipped | null {
  const { file } = sites;
  const isOut = draw.below(2) === 0;
  const placed = entryIn(
    sites,
    draw,
    ({ map, above }) => isBlock(file, map) && map.entries.length > 1 && (!isOut || above !== null),
  );
  if (placed === undefined) return null;
  const { start, end, lines } = blockOf(sites, placed);
  if (lines.length > 12) return null;
  if (isOut) {
    const { above } = placed;
    if (above === null || !isFirst(file, above.entry.key.span.start)) return null;
    const at = startOfLine(file, positionOf(file, above.entry.key.span.start).line - 1);
    const by = columnOf(sites, above) - columnOf(sites, placed);
    return {
      edits: [
        { start: at, end: at, text: shifted(lines, by) },
        { start, end, text: '' },
      ],
    };
  }
  const into = draw.from(
    placed.map.entries.filter(
      ({ value, key }) =>
        value?.kind === 'map' && isBlock(file, value) && key !== placed.entry.key && value.entries.length > 0,
    ),
  )?.value;
  const [first] = into?.kind === 'map' ? into.entries : [];
  if (first === undefined) return null;
  const at = startOfLine(file, positionOf(file, first.key.span.start).line - 1);
  const by = positionOf(file, first.key.span.start).column - 1 - columnOf(sites, placed);
  return {
    edits: [
      { start: at, end: at, text: shifted(lines, by) },
      { start, end, text: '' },
    ],
  };
}

/** A map that has a line for each entry. */
function isBlock(file: SourceFile, { entries, span }: YamlMap): boolean {
  return (
    file.text[span.start] !== '{' && entries.every(({ key }, index) => index === 0 || isFirst(file, key.span.start))
  );
}
