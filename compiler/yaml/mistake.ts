/** A mistake that was found while reading YAML, and how the reading may go on. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { Span } from '../source/span.js';

export interface Mistake {
  readonly diagnostic: Diagnostic;
  /** Null where the mistake makes it uncertain what belongs where. */
  readonly repair: Repair | null;
}

export interface Repair {
  /** The value that says nothing from now on. */
  readonly broken: Span;
  /** Changes the text so that the mistake is gone and every other character keeps its place. */
  readonly apply: (text: string) => string;
}

/** Nobody fixes more at once in one file. */
const mostMistakes = 1_000;

/** As many of the mistakes of a file as are told, in the order in which they come. */
export function firstMistakes(mistakes: readonly Diagnostic[]): readonly Diagnostic[] {
  const next = mistakes[mostMistakes];
  return next === undefined
    ? mistakes
    : [...mistakes.slice(0, mostMistakes), report('RW0037', next.span, { most: mostMistakes })];
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
