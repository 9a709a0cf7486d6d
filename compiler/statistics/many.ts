/** Many comparisons at once. */

/**
 * How likely each result is by chance alone, where all are looked at together: S. Holm, "A simple sequentially rejective multiple test
 * procedure", 1979. Those at or below 0.05 stand, with a chance of at most 5 % that any of them is none.
 */
export function holm(chances: readonly number[]): readonly number[] {
  const order = chances.map((_, index) => index).sort((one, other) => (chances[one] ?? 0) - (chances[other] ?? 0));
  const adjusted = chances.map(() => 1);
  let least = 0;
  for (const [rank, index] of order.entries()) {
    least = Math.min(1, Math.max(least, (chances.length - rank) * (chances[index] ?? 1)));
    adjusted[index] = least;
  }
  return adjusted;
}
