/** The parts of a position, and what flows between them. */

/**
 * A part of a position. Pieces and markers are those on the map; `box B P` are the pieces P in box B. Available is no part:
 * it follows from the others.
 */
export type Part =
  | `column ${number}`
  | `marker ${number}`
  | `box ${number} ${number}`
  | `track ${number}`
  | `counter ${number}`
  | `chits ${number}`
  | `card ${number}`
  | 'current card'
  | 'deck'
  | 'played cards'
  | 'order of play'
  | 'boxes taken'
  | 'outcome';

export type Parts = ReadonlySet<Part>;

/** What may leave one part and come to another: `null` is neither a part of the position nor kept anywhere. */
export interface Flow {
  readonly from: Part | null;
  readonly to: Part | null;
}

export function coming(to: Part): Flow {
  return { from: null, to };
}

export function leaving(from: Part, to: Part | null = null): Flow {
  return { from, to };
}

/** More and less of it. */
export function varying(part: Part): readonly Flow[] {
  return [coming(part), leaving(part)];
}

export function column(id: number): Part {
  return `column ${id}`;
}

export function marker(id: number): Part {
  return `marker ${id}`;
}

export function inBox(box: number, piece: number): Part {
  return `box ${box} ${piece}`;
}

export function track(id: number): Part {
  return `track ${id}`;
}

export function chits(family: number): Part {
  return `chits ${family}`;
}

export function card(id: number): Part {
  return `card ${id}`;
}
