/** One edit of one file, and the one message that it gives: its code, the text that it marks, its first help. */
export interface Mistake {
  readonly mistake: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly code: string;
  readonly marks: string;
  /** What the first help would put in place of which text, or its words where it edits nothing; null for no help. */
  readonly help: string | null;
}
