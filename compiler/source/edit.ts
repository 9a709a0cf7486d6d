/** Changes of texts as data: what takes the place of which span. A span knows the text it was made for, so an edit does too. */
import type { SourceFile, Span } from './span.js';

export interface Edit {
  readonly span: Span;
  /** Takes the place of the span's text. */
  readonly text: string;
}

/** A text with edits made, and where their texts stand in it, in order. */
export interface Edited {
  readonly text: string;
  readonly changes: readonly Range[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Edits that cannot all be made: two of them change the same characters, or one was made for another text. */
export class EditsClash extends Error {}

/**
 * Makes edits in a text, in whatever order they are given; of two that put something in at one place, the first given comes first.
 * Throws `EditsClash` where two overlap.
 */
export function edited(text: string, edits: readonly Edit[]): Edited {
  const changes: Range[] = [];
  let made = '';
  let done = 0;
  for (const { span, text: added } of inOrder(edits)) {
    if (span.start < done) throw new EditsClash(`two edits change the same characters of ${span.file.path}`);
    made += text.slice(done, span.start);
    changes.push({ start: made.length, end: made.length + added.length });
    made += added;
    done = span.end;
  }
  return { text: made + text.slice(done), changes };
}

/**
 * The files with the edits made that are of them; a file that none is of is the same. Throws `EditsClash` where two overlap, or
 * one was made for another text of its file.
 */
export function filesWithEdits(files: readonly SourceFile[], edits: readonly Edit[]): readonly SourceFile[] {
  const byPath = editsByPath(edits);
  return files.map((file) => {
    const own = byPath.get(file.path);
    if (own === undefined) return file;
    if (own.some(({ span }) => span.file.text !== file.text))
      throw new EditsClash(`${file.path} is not as it was when the edits were made`);
    return { ...file, text: edited(file.text, own).text };
  });
}

/** Of things whose edits change the same characters, or put something in at the same place, the first; the edits of each are made together. */
export function withoutClashes<Thing>(
  things: readonly Thing[],
  editsOf: (thing: Thing) => readonly Edit[],
): readonly Thing[] {
  const kept: Thing[] = [];
  for (const thing of things) {
    const made = kept.flatMap(editsOf);
    if (editsOf(thing).every((edit) => made.every((other) => !areClashing(edit, other)))) kept.push(thing);
  }
  return kept;
}

function areClashing({ span: one }: Edit, { span: other }: Edit): boolean {
  if (one.file.path !== other.file.path) return false;
  const isSamePlace = one.start === other.start && one.end === other.end;
  return isSamePlace || (one.start < other.end && other.start < one.end);
}

/** The edits of each file, by its path, in the order in which they stand there. */
export function editsByPath(edits: readonly Edit[]): ReadonlyMap<string, readonly Edit[]> {
  const byPath = new Map<string, Edit[]>();
  for (const edit of inOrder(edits)) {
    const { path } = edit.span.file;
    const own = byPath.get(path);
    if (own === undefined) byPath.set(path, [edit]);
    else own.push(edit);
  }
  return byPath;
}

/** Of edits that overlap in one file, the first. */
export function withoutOverlaps(edits: readonly Edit[]): readonly Edit[] {
  let done = 0;
  return inOrder(edits).filter(({ span }) => {
    const isFree = span.start >= done;
    if (isFree) done = span.end;
    return isFree;
  });
}

/** Each once: what several games share is changed for each of them. */
export function withoutRepeats(edits: readonly Edit[]): readonly Edit[] {
  const keyOf = ({ span, text }: Edit): string => JSON.stringify([span.file.path, span.start, span.end, text]);
  return [...new Map(edits.map((it) => [keyOf(it), it])).values()];
}

/** By where they begin; those that begin and end alike stay in the order in which they were given. */
function inOrder(edits: readonly Edit[]): readonly Edit[] {
  return [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}
