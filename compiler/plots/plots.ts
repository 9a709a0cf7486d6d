/**
 * Plots of numbers with their intervals, as SVG that stands alone: colours are attributes, which styles of a page may overrule by class,
 * and all that is drawn is told in words too. In light units of a pixel.
 */
import { escaped } from '../source/escape-html.js';
import { cutTo, widthOf } from '../source/width.js';
import { nice } from './scale.js';

export interface Plot {
  readonly title: string;
  /** What is drawn, and what the whiskers are, in a sentence. */
  readonly says: string;
  readonly rows: readonly PlotRow[];
  readonly axis: Axis;
}

/** A number, and the interval that it lies in; `low` and `high` are the number itself where there is none. */
export interface PlotRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The number as it is read, beside the row: `61.2 % (58.1 to 64.2 %)`. */
  readonly text: string;
  /** More that a reader who points at the row is told. */
  readonly more?: string;
}

export interface Axis {
  /** The range that is drawn at the least; it is widened to hold every row. */
  readonly least: number;
  readonly most: number;
  /** What a number on the axis is called. */
  readonly text: (value: number) => string;
  /** A number across all rows, with its name: what would be expected. */
  readonly mark?: { readonly value: number; readonly text: string };
}

const width = 760;
const rowHeight = 24;
const letter = 7.2;
const edge = 12;

/** A bar for each row, from the least number of the axis on, with its interval as a whisker. */
export function barPlot(plot: Plot): string {
  return drawn(plot, ({ value, low, high }, x, middle, least) => {
    const bar = `<rect class="plot-bar" x="${n(x(least))}" y="${n(middle - 7)}" width="${n(x(value) - x(least))}" height="14" rx="2" fill="#7fa9c4"/>`;
    return bar + whisker(x(low), x(high), middle);
  });
}

/** A dot for each row with its interval as a whisker: for numbers that are no amounts, such as means, differences and rates beside one another. */
export function dotPlot(plot: Plot): string {
  return drawn(plot, ({ value, low, high }, x, middle) => {
    const dot = `<circle class="plot-dot" cx="${n(x(value))}" cy="${n(middle)}" r="4.5" fill="#14618f"/>`;
    return whisker(x(low), x(high), middle) + dot;
  });
}

type Draw = (row: PlotRow, x: (value: number) => number, middle: number, least: number) => string;

function drawn({ title, says, rows, axis }: Plot, draw: Draw): string {
  const { least, most, ticks } = nice(
    Math.min(axis.least, ...rows.map(({ low }) => low)),
    Math.max(axis.most, ...rows.map(({ high }) => high)),
  );
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf)) * letter;
  const mostLetters = Math.min(37, Math.max(0, ...rows.map(({ label }) => widthOf(label))));
  const left = edge + mostLetters * letter + 8;
  const right = width - edge - widest(rows.map(({ text }) => text)) - 8;
  const top = 42 + (axis.mark === undefined ? 0 : 16);
  const bottom = top + rows.length * rowHeight;
  const height = bottom + 34;
  const x = (value: number): number => left + ((value - least) / (most - least)) * (right - left);
  const words = rows.map(({ label, text, more = '' }) => `${label}: ${text}${more === '' ? '' : `, ${more}`}`);
  const lines = ticks.map(
    (tick) =>
      `<path class="plot-line" d="M${n(x(tick))},${n(top)}V${n(bottom)}" stroke="#d6d0c2"/>` +
      textAt(x(tick), bottom + 16, axis.text(tick), 'plot-tick', 'middle', '#5f5645'),
  );
  const shapes = rows.map((row, index) => {
    const middle = top + (index + 0.5) * rowHeight;
    return (
      `<g class="plot-row"><title>${xml(words[index] ?? '')}</title>` +
      textAt(left - 8, middle + 4, shortened(row.label, mostLetters), 'plot-label', 'end', '#2a241b') +
      draw(row, x, middle, least) +
      `${textAt(right + 8, middle + 4, row.text, 'plot-number', 'start', '#2a241b')}</g>`
    );
  });
  const { mark } = axis;
  const across =
    mark === undefined
      ? ''
      : `<path class="plot-mark" d="M${n(x(mark.value))},${n(top - 6)}V${n(bottom)}" stroke="#b4530a" stroke-dasharray="4 3"/>` +
        textAt(x(mark.value), top - 10, mark.text, 'plot-mark-text', 'middle', '#b4530a');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="plot" viewBox="0 0 ${width} ${n(height)}" width="${width}" height="${n(height)}" ` +
    `role="img" aria-label="${xml(title)}" font-family="system-ui, 'Noto Sans', 'Noto Sans CJK JP', sans-serif" font-size="13">` +
    `<desc>${xml([says, ...words].join('; '))}</desc>` +
    `<rect class="plot-ground" width="${width}" height="${n(height)}" fill="#ffffff"/>` +
    textAt(edge, 24, title, 'plot-title', 'start', '#2a241b', ' font-size="15" font-weight="600"') +
    `${lines.join('')}${shapes.join('')}${across}</svg>`
  );
}

/** From the low to the high end of an interval. */
function whisker(low: number, high: number, middle: number): string {
  if (low === high) return '';
  const ends = [low, high].map((at) => `M${n(at)},${n(middle - 5)}V${n(middle + 5)}`).join('');
  return `<path class="plot-whisker" d="M${n(low)},${n(middle)}H${n(high)}${ends}" fill="none" stroke="#2a241b" stroke-width="1.5"/>`;
}

function textAt(
  x: number,
  y: number,
  text: string,
  className: string,
  anchor: string,
  fill: string,
  more = '',
): string {
  return `<text class="${className}" x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" fill="${fill}"${more}>${xml(text)}</text>`;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** XML has no place for some characters, which a name may hold. */
function xml(text: string): string {
  return escaped(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd');
}

/** In letters of the Latin script. */
function shortened(text: string, most: number): string {
  return widthOf(text) <= most ? text : `${cutTo(most - 1, text)}…`;
}
