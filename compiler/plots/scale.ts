/** Axes whose numbers are easy to read. */

export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

/** The smallest scale with some four to nine round numbers that holds both, which are finite; where they are equal, one to their right. */
export function nice(low: number, high: number): Scale {
  const span = high > low ? high - low : Math.abs(low) || 1;
  const step = roundFrom(span / 6);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(Math.max(high, low + span) / step - 1e-9);
  // Counted in steps, so that no rounding adds up.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { least: ticks[0] ?? low, most: ticks.at(-1) ?? high, ticks };
}

/** The least of 1, 2 and 5 times a power of ten that is no less than a number above 0. */
export function roundFrom(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((it) => it * power >= least) ?? 10) * power;
}
