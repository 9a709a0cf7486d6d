/** What is kept of a run of `mutate`, on the invented game Saltmarsh. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import { judgeOf } from '../../../compiler/host/mutate.js';
import { openRecord, type MutationRecord } from '../../../compiler/host/mutate-record.js';
import type { Mutant } from '../../../compiler/mutate/ir.js';
import { mutantsOf } from '../../../compiler/mutate/mutants.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-'));
const path = join(folder, 'deep', 'mutate-saltmarsh.jsonl');
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const saltmarsh = saltmarshFiles();
const judge = judgeOf(saltmarsh);
const noticed = mutantCalled('place 2 Troopers in Fenwick');
const unnoticed = mutantCalled('Crown may, in up to 2 spaces with Troopers and Unrest');

function mutantCalled(sentence: string): Mutant {
  const { world, language } = analyse(saltmarsh);
  const mutants = world === null ? [] : mutantsOf(saltmarsh, world, language, { all: false, of: null });
  const found = mutants.find(({ variants }) => variants.some((it) => it.sentence === sentence));
  if (found === undefined) throw new Error(`nothing becomes "${sentence}"`);
  return found;
}

/** Keeps the verdicts on both, and opens the record again for other files. */
function reopened(files: readonly SourceFile[], fresh = false): MutationRecord {
  const first = openRecord(path, saltmarsh, judge, { fresh: true });
  for (const mutant of [noticed, unnoticed]) first.keep(mutant, judge.judge(mutant));
  return openRecord(path, files, files === saltmarsh ? judge : judgeOf(files), { fresh });
}

/** Which of the two verdicts are known. */
function knownIn({ known }: MutationRecord): readonly (string | null)[] {
  return [noticed, unnoticed].map((mutant) => known(mutant)?.kind ?? null);
}

const example = `  - name: the tide comes again
    when:
      - League play C2
    then:
      - Dunmoor has 2 Runners
`;

describe('the record of a run', () => {
  it('gives the verdicts back, also where its last line was cut off', () => {
    expect(knownIn(reopened(saltmarsh))).toEqual(['failed', 'survived']);
    appendFileSync(path, '{"mutant":"3f');
    expect(knownIn(openRecord(path, saltmarsh, judge, { fresh: false }))).toEqual(['failed', 'survived']);
  });

  it('gives nothing back where everything is to be judged anew', () => {
    expect(knownIn(reopened(saltmarsh, true))).toEqual([null, null]);
  });

  it('gives back what a test noticed where another example is written, and nothing that no test noticed', () => {
    const more = saltmarshWith(
      'c2-neap-tide.yaml',
      '      - Fenwick has 3 Troopers\n',
      `      - Fenwick has 3 Troopers\n${example}`,
    );
    expect(knownIn(reopened(more))).toEqual(['failed', null]);
  });

  it('gives nothing back where the test that noticed it has changed', () => {
    const other = saltmarshWith('c2-neap-tide.yaml', 'Fenwick has 3 Troopers', 'Fenwick has 2 Runners');
    expect(knownIn(reopened(other))).toEqual([null, null]);
  });

  it('gives nothing back where a rule has changed', () => {
    const other = saltmarshWith('operations/muster.yaml', 'raised: 2', 'raised: 3');
    expect(knownIn(reopened(other))).toEqual([null, null]);
  });
});
