/** What a drawing is made of: a tree of plain data, in units of its own, which whoever shows it makes into SVG. */

/** To the right and down. */
export type Point = readonly [number, number];

/** What an element of the drawing stands for, by which it can be chosen, and how it is told to who does not see it. */
export interface Meaning {
  readonly kind: 'space' | 'piece' | 'box';
  /** Of a piece, the name by which positions count it. */
  readonly name: string;
  /** Where the piece is, a space or a box; null where it is a place itself. */
  readonly place: string | null;
  readonly label: string;
}

export type Shape =
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly className: string;
      readonly meaning: Meaning | null;
      readonly shapes: readonly Shape[];
    }
  | { readonly kind: 'path'; readonly d: string; readonly className: string }
  | { readonly kind: 'circle'; readonly at: Point; readonly r: number; readonly className: string }
  | {
      readonly kind: 'rect';
      /** Its middle. */
      readonly at: Point;
      readonly width: number;
      readonly height: number;
      readonly round: number;
      readonly className: string;
    }
  | { readonly kind: 'text'; readonly at: Point; readonly text: string; readonly className: string }
  /** What is drawn within an outline alone. */
  | { readonly kind: 'clip'; readonly id: string; readonly d: string; readonly shapes: readonly Shape[] };

export interface Drawing {
  /** The left and upper edge, the width and the height. */
  readonly box: readonly [number, number, number, number];
  readonly shapes: readonly Shape[];
}

export function group(key: string, className: string, shapes: readonly Shape[], meaning: Meaning | null = null): Shape {
  return { kind: 'group', key, className, shapes, meaning };
}

/** A line through points. */
export function line(points: readonly Point[], className: string): Shape {
  return { kind: 'path', d: `M${points.map(pointText).join('L')}`, className };
}

/** An outline through points. */
export function outline(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(pointText).join('L')}Z`;
}

/** The point that lies a share of the way from one to another. */
export function between([x, y]: Point, [toX, toY]: Point, share: number): Point {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

export function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

export function shifted([x, y]: Point, right: number, down: number): Point {
  return [x + right, y + down];
}

function pointText([x, y]: Point): string {
  return `${rounded(x)},${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
