/** Tables of results. */

/**
 * The column of a table that a number is in, counted from 1, moved by `shift` to the right (to the left where it is below 0) and
 * no further than to the first or the last column. `from` has the lowest number of each column but the first.
 */
export function columnOf(number: number, from: readonly number[], shift: number): number {
  let column = 1 + shift;
  for (const least of from) if (number >= least) column += 1;
  return Math.min(Math.max(column, 1), from.length + 1);
}
