/** The names of a game. */
/** As types: each is what any thing of its kind is called. */
export interface Names {
  readonly faction: string;
  readonly space: string;
  readonly box: string;
  readonly track: string;
  readonly counter: string;
  /** A place in the order of play. */
  readonly place: string;
  readonly card: string;
  readonly side: string;
  readonly procedure: string;
  /** How far the game is won or lost; absent in a game without degrees. */
  readonly degree?: string;
  /** An optional rule; absent in a game without any. */
  readonly option?: string;
  /** What is printed on cards under a name; absent in a game where nothing is. */
  readonly value?: string;
  readonly family: string;
  readonly chit: string;
  readonly marker: string;
  /** Pieces, with and without their states, and markers: of one, and of several. */
  readonly thing: string;
}
