/** What emission makes. */
export interface EmittedFile {
  /** Below the game's folder, with `/` between folders: `operations/muster.ts`. */
  readonly path: string;
  /** TypeScript, not yet formatted. */
  readonly text: string;
}
