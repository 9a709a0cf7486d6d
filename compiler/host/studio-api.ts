/** What the page of the studio and its server say to one another. */

/** A file as the page is given it. */
export interface StudioText {
  /** Below the folder `spec`, with `/` between. */
  readonly path: string;
  readonly text: string;
  /** Stands for the text, so that it can be told whether the file still says it. */
  readonly hash: string;
}

export interface GameTexts {
  readonly game: string;
  readonly texts: readonly StudioText[];
  /** What could not be read, in words. */
  readonly unread: readonly string[];
}

/** What a page asks to be written. */
export interface WantedText {
  readonly game: string;
  readonly path: string;
  readonly text: string;
  /** Of the text that the page began from; null where it knows of no such file. */
  readonly since: string | null;
}

export type WrittenText =
  | { readonly kind: 'written'; readonly hash: string }
  /** The file says something else by now; `text` is null where it is gone. */
  | { readonly kind: 'changed'; readonly text: string | null; readonly hash: string | null }
  | { readonly kind: 'refused'; readonly message: string };
