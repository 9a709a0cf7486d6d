/** A name that is given to a thing reaches errata, and every edition means what it meant. */
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../../compiler/core/meaning.js';
import { check } from '../../../compiler/driver.js';
import { rename } from '../../../compiler/edit/rename/rename.js';
import { filesWithEdits } from '../../../compiler/source/edit.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { changing } from '../../support/errata-cases.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const files: readonly SourceFile[] = [
  ...saltmarshFiles(),
  changing(
    '2026-05-14',
    `  - change: [C1, shaded]
    was: place up to cut Runners in Harrow
    now: place up to 2 Runners in Harrow
  - change: [C1, examples, half of the Runners come back, then]
    was: Harrow holds 2 Hidden Runners
    now: Harrow holds 2 Runners`,
  ),
];

function meaningIn(of: readonly SourceFile[], edition: string): string {
  const { core, diagnostics } = check({ files: of, diagnostics: [], edition });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  return core === null ? '' : meaningOf(core);
}

describe('rename', () => {
  it.each(['Harrow', 'Runner'])('reaches errata and what they change: %s', (old) => {
    const request = { old, fresh: 'Smuggler', plural: null, kind: null, game: null };
    const made = rename([{ game: 'saltmarsh', files }], request);
    if (!made.ok) throw new Error(made.why);
    const after = filesWithEdits(files, [...made.names, ...made.prose]);
    for (const edition of ['1', '2026-05-14']) expect(meaningIn(after, edition)).toBe(meaningIn(files, edition));
    const errata = after.find(({ path }) => path.includes('/errata/'))?.text ?? '';
    const changes = errata.split('\n').filter((line) => /^ {4}(?:was|now):/u.test(line));
    expect(changes.filter((line) => line.includes(old))).toEqual([]);
  });
});
