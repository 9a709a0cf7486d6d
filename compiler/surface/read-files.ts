/** Reads the files of a spec; a line that has strayed from its place is put back first, and told once. */
import type { SourceFile } from '../source/span.js';
import { readSpec, mistakesAlone, type SpecReading } from './from-yaml.js';
import { type MovedLine, withLinesBack } from './moved-line.js';

export interface Reading extends SpecReading {
  /** As they are read. */
  readonly files: readonly SourceFile[];
  /** The lines that were put back. */
  readonly fixed: readonly MovedLine[];
}

export function readFiles(written: readonly SourceFile[]): Reading {
  const first = readSpec(written);
  const { files, fixed } = withLinesBack(written, first.diagnostics, (file) => mistakesAlone(file, first.classes));
  return { ...(fixed.length === 0 ? first : readSpec(files)), files, fixed };
}
