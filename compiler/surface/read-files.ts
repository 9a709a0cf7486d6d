/** Reads the files of a spec; a line of which the layout is wrong is mended first, and told once. */
import type { SourceFile } from '../source/span.js';
import { blocksAlone } from './blocks-alone.js';
import { rootOf } from './classify-documents.js';
import { readSpec, mistakesAlone, type SpecReading } from './from-yaml.js';
import { isKeyOfFiles } from './file-kinds.js';
import { type MendedLine, withLinesMended } from './mended-line.js';

export interface Reading extends SpecReading {
  /** As they are read. */
  readonly files: readonly SourceFile[];
  /** The lines that were mended. */
  readonly fixed: readonly MendedLine[];
}

export function readFiles(written: readonly SourceFile[], edition: string | null = null): Reading {
  const first = readSpec(written, edition);
  const { files, fixed } = withLinesMended(written, first.diagnostics, {
    read: (file) => mistakesAlone(file, first.classes),
    blocks: (file) => blocksAlone(rootOf(file), first.language),
    isKey: (key) => isKeyOfFiles(key) || first.classes?.some((it) => it.key === key) === true,
  });
  return { ...(fixed.length === 0 ? first : readSpec(files, edition)), files, fixed };
}
