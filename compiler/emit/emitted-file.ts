/** What emission makes. */
export interface EmittedFile {
  /** Below the game's folder, with `/` between folders: `operations/muster.ts`. */
  readonly path: string;
  /** TypeScript. */
  readonly text: string;
  /** Whether the text is laid out as it shall stay. */
  readonly laidOut: boolean;
  /** How many tests it declares. */
  readonly tests?: number;
}
