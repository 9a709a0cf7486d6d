/** A slip that was found while reading YAML, and how the reading may go on. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
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

/** Nobody mends more at once in one file. */
const mostSlips = 1_000;

/** As many of the slips of a file as are told, in the order in which they come. */
export function firstSlips(slips: readonly Diagnostic[]): readonly Diagnostic[] {
  const next = slips[mostSlips];
  return next === undefined ? slips : [...slips.slice(0, mostSlips), report('RW0037', next.span, { most: mostSlips })];
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
