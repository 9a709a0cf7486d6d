/** Axes whose numbers are easy to read. */

export interface Scale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

/** The smallest scale with some four to nine round numbers that holds both, which are finite; where they are equal, one to their right. */
export function nice(low: number, high: number): Scale {
  const span = high > low ? high - low : Math.abs(low) || 1;
  const rough = span / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((it) => it * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(Math.max(high, low + span) / step - 1e-9);
  // Counted in steps, so that no rounding adds up.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { least: ticks[0] ?? low, most: ticks.at(-1) ?? high, ticks };
}
