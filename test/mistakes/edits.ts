/** Changes of the text of a file. */

/** A text that comes in the place of another. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all of them made, each where it stands before any is made. */
export function changed(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((so, { start, end, text: by }) => so.slice(0, start) + by + so.slice(end), text);
}
