/** Plots: what is drawn is told in words too, and stands where the axis says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPlot, dotPlot, type Plot } from '../../compiler/plots/plots.js';
import { nice } from '../../compiler/plots/scale.js';

const shares: Plot = {
  title: 'How games end',
  says: 'Whiskers are 95 % intervals',
  rows: [
    { label: 'won by Crown', value: 0.6, low: 0.5, high: 0.7, text: '60 %' },
    { label: 'won by League', value: 0.4, low: 0.3, high: 0.5, text: '40 %', more: '4 of 10 games' },
  ],
  axis: { least: 0, most: 1, text: (value) => `${100 * value} %` },
};

function numbersOf(svg: string, pattern: RegExp): readonly number[] {
  return [...svg.matchAll(pattern)].map(([, found]) => Number(found));
}

describe('a plot', () => {
  it('is drawn to scale, with the whiskers about the number', () => {
    const svg = barPlot(shares);
    const [left = 0] = numbersOf(svg, /class="plot-bar" x="([\d.]+)"/gu);
    const widths = numbersOf(svg, /class="plot-bar"[^>]* width="([\d.]+)"/gu);
    const whole = (widths[0] ?? 0) / 0.6;
    expect(widths[1]).toBeCloseTo(0.4 * whole, 0);
    const [, from = 0, to = 0] = (/class="plot-whisker" d="M([\d.]+),[\d.]+H([\d.]+)/u.exec(svg) ?? []).map(Number);
    expect(from).toBeCloseTo(left + 0.5 * whole, 0);
    expect(to).toBeCloseTo(left + 0.7 * whole, 0);
  });

  it('says all that it draws', () => {
    const told = /<desc>(.*?)<\/desc>/u.exec(dotPlot(shares))?.[1];
    expect(told).toBe('Whiskers are 95 % intervals; won by Crown: 60 %; won by League: 40 %, 4 of 10 games');
  });

  it('is widened for a row that lies beyond its axis, and has a mark across all rows', () => {
    const [row] = shares.rows;
    if (row === undefined) throw new Error('there is a row');
    const axis = { ...shares.axis, mark: { value: 0.5, text: 'of all games' } };
    const svg = dotPlot({ ...shares, axis, rows: [{ ...row, low: -0.4, high: 1.5 }] });
    expect(numbersOf(svg, /cx="([\d.]+)"/gu).every((x) => x > 0 && x < 760)).toBe(true);
    expect(svg).toContain('>of all games</text>');
  });

  it('has each label whole that there is room for', () => {
    const [row] = shares.rows;
    if (row === undefined) throw new Error('there is a row');
    for (const label of ['7', '18', '119', 'won', 'a'.repeat(37)]) {
      expect(barPlot({ ...shares, rows: [{ ...row, label }] })).toContain(`>${label}</text>`);
    }
    expect(barPlot({ ...shares, rows: [{ ...row, label: 'a'.repeat(38) }] })).toContain(`>${'a'.repeat(36)}…</text>`);
  });

  it('is XML whatever its words are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (label, title) => {
        const [row] = shares.rows;
        const svg = barPlot({ ...shares, title, rows: row === undefined ? [] : [{ ...row, label }] });
        expect(svg.replace(/<[a-z/][^<>"]*(?:"[^<"]*"[^<>"]*)*>/gu, '')).not.toMatch(
          /[<\0-\u0008\ufffe]|&(?!amp;|lt;|quot;)/u,
        );
      }),
    );
  });

  it('without rows is its title alone', () => {
    expect(barPlot({ ...shares, rows: [] })).toContain('>How games end</text>');
  });
});

describe('a scale', () => {
  it('holds both numbers in a few even steps', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(number, fc.double({ noNaN: true, min: 1e-3, max: 1e9 }), (low, span) => {
        const { least, most, ticks } = nice(low, low + span);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(10);
        const near = span * 1e-6 + Math.abs(low) * 1e-9;
        expect(least).toBeLessThanOrEqual(low + near);
        expect(most).toBeGreaterThanOrEqual(low + span - near);
      }),
    );
  });

  it('of one number goes on to its right', () => {
    expect(nice(0, 0)).toMatchObject({ least: 0, most: 1 });
    expect(nice(3, 3).ticks[0]).toBe(3);
  });
});
