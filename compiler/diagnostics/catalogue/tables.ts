/** What is wrong with tables of results. */
import { entry } from './entry.js';

const weather = (rows: string): string => `table: Weather\nrule: "2.3"\nrows:\n${rows}`;
const three = weather('  0 to 3: [raise Resolve by 1]\n  4 to 6: [reduce Resolve by 1]\n  7 or more: [nothing]\n');

export const tables = {
  RW0580: entry<{ readonly numbers: string; readonly why: string }>({
    severity: 'error',
    headline: ({ numbers, why }) => `the row \`${numbers}\` ${why}`,
    label: () => 'each number has one row',
    explain: {
      what: 'The rows of a table stand under the numbers that they are for: `3`, `4 to 6`, `9 or less`, `10 or more`. They go up or down from row to row without a gap, and no number has two rows.',
      wrong: weather('  0 to 3: [raise Resolve by 1]\n  5 to 6: [reduce Resolve by 1]\n  7 or more: [nothing]\n'),
      right: three,
    },
  }),
};
