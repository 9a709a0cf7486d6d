/**
 * The helps of the explain pages' wrong examples and of the broken files in `test/fixtures`: each edit that is offered leads to a
 * spec with fewer errors, and never back to the same one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, isCode } from '../../compiler/diagnostics/catalogue.js';
import { withEdits } from '../../compiler/diagnostics/corrected-lines.js';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { check } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { isRunElsewhere, specsOf } from './pages.js';
import { specWith, textOfFixture } from './fixture.js';

function errorsOf(files: readonly SourceFile[]): readonly Diagnostic[] {
  return check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');
}

/** What is wrong with the helps that are offered for these files. */
function dishonest(files: readonly SourceFile[]): readonly string[] {
  const errors = errorsOf(files);
  return errors.flatMap(({ code, message, help }) =>
    help.flatMap(({ text, edits }) => {
      const [first] = edits;
      if (first === undefined) return [];
      const fixed = files.map((file) =>
        file.path === first.span.file.path ? { ...file, text: withEdits(file, edits) } : file,
      );
      const left = errorsOf(fixed);
      if (left.length < errors.length) return [];
      return [`${code} ${message}; ${text}: leads to ${left.map((it) => `${it.code} ${it.message}`).join(' and ')}`];
    }),
  );
}

describe('each edit that a help offers', () => {
  const pages = Object.keys(catalogue)
    .filter(isCode)
    .filter((code) => !isRunElsewhere(code))
    .flatMap((code) => {
      const [wrong] = specsOf(catalogue[code].explain) ?? [];
      return catalogue[code].explain.wrong === '' || wrong === undefined ? [] : [[code, wrong] as const];
    });

  it.each(pages)('leads on from the wrong example of %s', (_code, files) => {
    expect(dishonest(files)).toEqual([]);
  });

  const folder = join(import.meta.dirname, '..', 'fixtures');
  it.each(readdirSync(folder).sort())('leads on from %s', (name) => {
    expect(dishonest(specWith(textOfFixture(readFileSync(join(folder, name), 'utf8'))))).toEqual([]);
  });
});
