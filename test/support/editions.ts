/** Editions of a real game for the tests of `diff`: the spec of this repository with edits made in memory. */
import path from 'node:path';
import { check } from '../../compiler/driver.js';
import { type Edition, editionOf } from '../../compiler/diff/edition.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';

/** A file by the end of its path without extension, what is written there, and what takes its place; every such text where `every` is said. */
export interface TextEdit {
  readonly in: string;
  readonly was: string;
  readonly is: string;
}

export function specOf(game: string): readonly SourceFile[] {
  return readSpec(path.join(import.meta.dirname, '..', '..', 'spec', game)).files;
}

export function withEdits(files: readonly SourceFile[], edits: readonly TextEdit[]): readonly SourceFile[] {
  return edits.reduce((so, edit) => {
    const found = so.findIndex(({ path: at }) => at.includes(edit.in));
    const file = so[found];
    if (file?.text.includes(edit.was) !== true) throw new Error(`${edit.in} does not hold ${edit.was}`);
    return so.with(found, { ...file, text: file.text.replace(edit.was, () => edit.is) });
  }, files);
}

/** Throws where the files have an error, with what it says. */
export function checkedEdition(files: readonly SourceFile[]): Edition {
  const checked = check({ files, diagnostics: [] });
  const edition = editionOf(files, checked);
  if (edition !== null) return edition;
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  throw new Error(errors.map(({ message }) => message).join('\n'));
}
