/** Reads the files of a spec; a line that has slipped out of its place is put back first, and told once. */
import type { SourceFile } from '../source/span.js';
import { readSpec, slipsAlone, type SpecReading } from './from-yaml.js';
import { type Mended, withLinesBack } from './moved-line.js';

export interface Reading extends SpecReading {
  /** As they are read. */
  readonly files: readonly SourceFile[];
  /** The lines that were put back. */
  readonly mended: readonly Mended[];
}

export function readFiles(written: readonly SourceFile[]): Reading {
  const first = readSpec(written);
  const { files, mended } = withLinesBack(written, first.diagnostics, slipsAlone);
  return { ...(mended.length === 0 ? first : readSpec(files)), files, mended };
}
