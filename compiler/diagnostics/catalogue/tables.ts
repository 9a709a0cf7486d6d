/** What is wrong with tables of results. */
import { entry } from './entry.js';

const weather = (rows: string): string => `table: Weather\nrule: "2.3"\nrows:\n${rows}`;
const three = weather('  0 to 3: [raise Resolve by 1]\n  4 to 6: [reduce Resolve by 1]\n  7 or more: [nothing]\n');
const skirmish = (rows: string): string =>
  `table: Skirmish\nrule: "2.4"\ncolumns: [99 or less, 100 to 199, 200 or more]\nrows:\n${rows}`;

export const tables = {
  RW0580: entry<{ readonly of: 'row' | 'column'; readonly numbers: string; readonly why: string }>({
    severity: 'error',
    headline: ({ of, numbers, why }) => `the ${of} \`${numbers}\` ${why}`,
    label: ({ of }) => `each number has one ${of}`,
    explain: {
      what: 'The rows of a table stand under the numbers that they are for: `3`, `4 to 6`, `9 or less`, `10 or more`. They go up or down from row to row without a gap, and no number has two rows. The columns of a table are written in the same way and go up from left to right.',
      wrong: weather('  0 to 3: [raise Resolve by 1]\n  5 to 6: [reduce Resolve by 1]\n  7 or more: [nothing]\n'),
      right: three,
    },
  }),
  RW0590: entry<{ readonly row: string; readonly cells: number; readonly columns: number }>({
    severity: 'error',
    headline: ({ row, cells, columns }) =>
      `the row \`${row}\` has ${cells} ${cells === 1 ? 'list' : 'lists'} of steps, and the table ${columns} columns`,
    label: ({ cells, columns }) => `needs ${columns} lists, and has ${cells}`,
    explain: {
      what: 'In a table with columns each row has one list of steps for each column, from left to right: `1: [[nothing], [remove it], [remove it]]`. A cell in which nothing happens says `[nothing]`.',
      wrong: skirmish('  1 to 3: [[nothing], [raise Resolve by 1]]\n  4 to 6: [[nothing], [nothing], [nothing]]\n'),
      right: skirmish(
        '  1 to 3: [[nothing], [raise Resolve by 1], [nothing]]\n  4 to 6: [[nothing], [nothing], [nothing]]\n',
      ),
    },
  }),
};
