/** A slip that was found while reading YAML, and how the reading may go on. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Span } from '../source/span.js';

export interface Slip {
  readonly diagnostic: Diagnostic;
  /** Null where the slip makes it uncertain what belongs where. */
  readonly repair: Repair | null;
}

export interface Repair {
  /** The value that says nothing from now on. */
  readonly broken: Span;
  /** Changes the text so that the slip is gone and every other character keeps its place. */
  readonly apply: (text: string) => string;
}

/** Stands where a broken text stood: a private character that no spec has a use for and YAML reads as a letter. */
const filler = '\uE000';

/** Makes a value one meaningless word, so that the lines around it can be read. */
export function fillingIn(span: Span): Repair {
  return { broken: span, apply: (text) => replaced(text, span, filler) };
}

/** Puts spaces in place of `span`; `broken` is the value that suffers. */
export function blanking(span: Span, broken: Span): Repair {
  return { broken, apply: (text) => replaced(text, span, ' ') };
}

function replaced(text: string, { start, end }: Span, character: string): string {
  return text.slice(0, start) + character.repeat(Math.max(0, end - start)) + text.slice(end);
}
