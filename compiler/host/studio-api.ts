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

/** A file as a page wants it to be. */
export interface WantedText {
  readonly path: string;
  readonly text: string;
  /** Of the text that the page began from; null where it knows of no such file. */
  readonly since: string | null;
}

/** What a page asks to be written: all of it, or nothing where one of the files says something else by now. */
export interface WantedTexts {
  readonly game: string;
  /** What it is done for, as `undo` tells it. */
  readonly what: string;
  readonly texts: readonly WantedText[];
}

/** A file as it is on the disk; null where it is gone. */
export interface TextNow {
  readonly path: string;
  readonly text: string | null;
  readonly hash: string | null;
}

export type WrittenTexts =
  /** With the hash of each, in the order in which they were asked for. */
  | { readonly kind: 'written'; readonly hashes: readonly string[] }
  /** These say something else by now. */
  | { readonly kind: 'changed'; readonly texts: readonly TextNow[] }
  | { readonly kind: 'refused'; readonly message: string };
