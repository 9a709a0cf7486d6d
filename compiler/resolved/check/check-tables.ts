/** The rows and the columns of a table of results have every number once, from the first to the last; each row has a cell for each column. */
import type { Diagnostic, Help } from '../../diagnostics/diagnostic.js';
import { nearestAlike, numbersNear } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import { inDigits } from '../../source/number-words.js';
import type { TableDocument, TableRange } from '../../surface/table-document.js';
import type { CheckContext } from './check.js';

/** One message for each table, at the first column or row that is wrong. */
export function checkTables({ spec, unsound, report: record }: CheckContext): void {
  for (const { table, span } of spec.procedures) {
    if (table === null || unsound.has(span.file.path)) continue;
    const [first] = [...wrongColumns(table), ...wrongRanges('row', table.rows), ...wrongWidths(table)];
    if (first !== undefined) record(first);
  }
}

function wrongColumns({ columns }: TableDocument): readonly Diagnostic[] {
  const ranges = columns ?? [];
  const wrong = wrongRanges('column', ranges);
  if (wrong.length > 0) return wrong;
  const falling = ranges.find((range, index) => index > 0 && highest(range) < lowest(ranges[index - 1] ?? range));
  if (falling === undefined) return [];
  const { numbers } = falling;
  const why = 'is lower than the one before it: columns go up from left to right';
  return [report('RW0580', numbers.span, { of: 'column', numbers: numbers.text, why })];
}

/** The first range of which something is wrong. */
function wrongRanges(of: 'row' | 'column', ranges: readonly TableRange[]): readonly Diagnostic[] {
  for (const [index, range] of ranges.entries()) {
    const before = ranges.slice(0, index);
    const why = faultOf(of, range, before);
    const { span, text: numbers } = range.numbers;
    if (why !== null)
      return [
        report('RW0580', span, { of, numbers, why }, { help: [...readableRange(range), ...fittingIn(range, before)] }),
      ];
  }
  return [];
}

/** Rows that have more cells than there are columns, or fewer. */
function wrongWidths({ columns, rows }: TableDocument): readonly Diagnostic[] {
  if (columns === null) return [];
  return rows.flatMap(({ numbers, effects }) =>
    effects.length === columns.length
      ? []
      : [report('RW0590', numbers.span, { row: numbers.text, cells: effects.length, columns: columns.length })],
  );
}

/** What is wrong with a range behind those before it, of which nothing is wrong. */
function faultOf(of: 'row' | 'column', range: TableRange, before: readonly TableRange[]): string | null {
  if (!range.isRead) return 'is no number and no range: write `3`, `4 to 6`, `9 or less` or `10 or more`';
  if (lowest(range) > highest(range)) return `is turned round: write \`${highest(range)} to ${lowest(range)}\``;
  const other = before.find((it) => lowest(it) <= highest(range) && lowest(range) <= highest(it));
  if (other !== undefined) {
    const both = Math.max(lowest(other), lowest(range));
    const shared = Number.isFinite(both) ? both : Math.min(highest(other), highest(range));
    return `has ${shared} as the ${of} \`${other.numbers.text}\` has`;
  }
  if (before.length === 0) return null;
  const from = Math.min(...before.map(lowest));
  const to = Math.max(...before.map(highest));
  if (lowest(range) === to + 1 || highest(range) === from - 1) return null;
  const [first, last] = lowest(range) > to ? [to + 1, lowest(range) - 1] : [highest(range) + 1, from - 1];
  const missing = first === last ? `${first}` : `${first} to ${last}`;
  return `leaves a gap: no ${of} has ${missing}`;
}

/** `nine or more`, `9 or moore`: a range of which the numbers are written in words, or words of it misspelt. */
function readableRange({ isRead, numbers: { text, span } }: TableRange): readonly Help[] {
  if (isRead) return [];
  const words = (inDigits(text) ?? text).trim().split(/\s+/u);
  const written = words.map((word, at) => (/^\d+$/u.test(word) ? word : (wordAt(words, at) ?? word))).join(' ');
  if (written === text || !/^\d+(?: to \d+| or (?:less|more))?$/u.test(written)) return [];
  return [{ text: `write \`${written}\``, edits: [{ span, text: written }], safe: false }];
}

/** The word of a range that stands behind so many others, and of which another is a misspelling. */
function wordAt(words: readonly string[], place: number): string | null {
  const [word = '', next = ''] = words.slice(place);
  if (place === 1) {
    const meant = /^\d+$/u.test(next) ? 'to' : 'or';
    const isShort = word.length < 4 && !['to', 'or'].includes(word) && /[to]/iu.test(word);
    return isShort ? meant : null;
  }
  const end = place === 2 ? nearestAlike(word, ['less', 'more']) : [];
  const [one, other] = end.length > 0 ? end : numbersNear(word).map(String);
  return one === undefined || other !== undefined ? null : one;
}

/** The same range as far as it fits to those before it, in words: it may be one of these that is wrong. */
function fittingIn(range: TableRange, before: readonly TableRange[]): readonly Help[] {
  if (!range.isRead || before.length === 0) return [];
  const to = Math.max(...before.map(highest));
  const from = Math.min(...before.map(lowest));
  const fitting = highest(range) > to ? words(to + 1, highest(range)) : words(lowest(range), from - 1);
  if (fitting === null) return [];
  return [{ text: `write \`${fitting}\`, or change the ones before it`, edits: [], safe: false }];
}

/** `4 to 6`; null where there is no such number. */
function words(least: number, most: number): string | null {
  if (least > most) return null;
  if (most === Infinity) return `${least} or more`;
  if (least === -Infinity) return `${most} or less`;
  return least === most ? `${least}` : `${least} to ${most}`;
}

function lowest({ least }: TableRange): number {
  return least ?? -Infinity;
}

function highest({ most }: TableRange): number {
  return most ?? Infinity;
}
