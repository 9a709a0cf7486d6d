/** Sheets of paper, and how cards lie on them. All lengths are in millimetres. */

export interface Paper {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const papers: readonly [Paper, ...Paper[]] = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'Letter', width: 215.9, height: 279.4 },
];

/** A card after it is cut. */
export const cardSize = { width: 63.5, height: 88.9 };

/** How far the print of a card can go beyond its edge. */
export const mostBleed = 10;

/** As printers ask for it. */
export const usualBleed = 3;

/** What no printer prints on, and what is left there for the marks. */
const margin = 5;
const longestMark = 6;
/** Between a mark and what is printed. */
const gap = 1;

export interface Layout {
  /** The sheet as it is turned, so that the most cards lie on it. */
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
  /** The left upper corner of each place, bleed included, row by row. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** Where to cut, from one end of the mark to the other: each edge of a card has a mark at both ends of the sheet. */
  readonly marks: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

/** Cards with `bleed` on each side, in the middle of a sheet. */
export function layoutOf({ width, height }: Paper, bleed: number): Layout {
  const [upright, turned] = [grid(width, height, bleed), grid(height, width, bleed)];
  return turned.places.length > upright.places.length ? turned : upright;
}

function grid(width: number, height: number, bleed: number): Layout {
  const across = axis(width, cardSize.width, bleed);
  const down = axis(height, cardSize.height, bleed);
  return {
    width,
    height,
    bleed,
    places: down.starts.flatMap((y) => across.starts.map((x) => [x, y] as const)),
    marks: [
      ...across.cuts.flatMap((x) => down.ends.map(([from, to]) => [x, from, x, to] as const)),
      ...down.cuts.flatMap((y) => across.ends.map(([from, to]) => [from, y, to, y] as const)),
    ],
  };
}

interface Axis {
  readonly starts: readonly number[];
  readonly cuts: readonly number[];
  /** Where marks lie at both ends of the sheet. */
  readonly ends: readonly (readonly [number, number])[];
}

function axis(length: number, card: number, bleed: number): Axis {
  const each = card + 2 * bleed;
  const count = Math.max(1, Math.floor((length - 2 * margin) / each));
  const start = (length - count * each) / 2;
  const starts = Array.from({ length: count }, (_, index) => rounded(start + index * each));
  const cuts = starts.flatMap((at) => [rounded(at + bleed), rounded(at + bleed + card)]);
  const mark = Math.min(longestMark, start - 2 * gap);
  const end = start - gap;
  return {
    starts,
    // Without bleed the edges of neighbours are one.
    cuts: [...new Set(cuts)],
    ends: [
      [rounded(end - mark), rounded(end)],
      [rounded(length - end), rounded(length - end + mark)],
    ],
  };
}

/** Rounded to a hundredth of a millimetre, which is less than any printer shows. */
function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}
