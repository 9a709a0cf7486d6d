/** What notices a change, on the invented game Saltmarsh. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/front.js';
import { judgeAll, judgeOf } from '../../../compiler/host/mutate.js';
import type { Mutant, Verdict } from '../../../compiler/mutate/ir.js';
import { mutantsOf } from '../../../compiler/mutate/mutants.js';
import { printReport, reportOf } from '../../../compiler/mutate/report.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

function mutantsIn(files: readonly SourceFile[]): readonly Mutant[] {
  const { world, language } = analyse(files);
  if (world === null) throw new Error('the spec has errors');
  return mutantsOf(files, world, language, { all: false, of: null });
}

const saltmarsh = saltmarshFiles();
const judge = judgeOf(saltmarsh);

/** The verdict on the change that gives a sentence. */
function verdictOn(sentence: string, files: readonly SourceFile[] = saltmarsh): Verdict {
  const mutant = mutantsIn(files).find(({ variants }) => variants.some((it) => it.sentence === sentence));
  if (mutant === undefined) throw new Error(`nothing becomes "${sentence}"`);
  return (files === saltmarsh ? judge : judgeOf(files)).judge(mutant);
}

describe('a change', () => {
  it('that an example of its card contradicts fails by that example', () => {
    expect(verdictOn('place 2 Trooper in Fenwick')).toMatchObject({
      kind: 'failed',
      test: 'C2: a month without fog',
    });
  });

  it('that no example shows survives', () => {
    expect(verdictOn('Crown may, in up to 2 space with Troopers and Unrest')).toMatchObject({
      kind: 'survived',
      variant: { from: '1', to: '2' },
    });
  });

  it('that means nothing is refused by the check', () => {
    expect(verdictOn('place 0 Trooper in Fenwick')).toEqual({ kind: 'refused', code: 'RW0402' });
  });

  it('that makes the same engine says nothing', () => {
    const files = saltmarshWith(
      'c2-neap-tide.yaml',
      'place 1 Trooper in Fenwick',
      'place 1 Trooper or Scout in Fenwick',
    );
    expect(verdictOn('place 1 Trooper and Scout in Fenwick', files)).toEqual({ kind: 'same' });
  });
});

describe('a test that fails on the spec as it is', () => {
  it('is named and notices nothing', () => {
    const files = saltmarshWith('c2-neap-tide.yaml', 'Fenwick has 3 Troopers', 'Fenwick has 5 Troopers');
    expect(judgeOf(files).broken).toEqual(['C2: a month without fog']);
    expect(verdictOn('place 2 Trooper in Fenwick', files).kind).toBe('survived');
  });
});

describe('the report', () => {
  it('scores each side and lists what survives', async () => {
    const files = saltmarsh;
    const mutants = mutantsIn(files).filter(({ card }) => card === 'C2');
    const verdicts = await judgeAll(judge, { files, mutants, workers: 1, onVerdict: () => undefined });
    const report = reportOf(
      mutants.flatMap((mutant, index) => {
        const verdict = verdicts[index];
        return verdict === undefined ? [] : [{ mutant, verdict }];
      }),
    );
    expect(report.owners.map(({ owner }) => owner)).toEqual(['C2 event']);
    expect(report.total.failed).toBeGreaterThan(0);
    expect(report.survivors).toHaveLength(report.total.survived);
    expect(printReport(report)).toMatch(/^C2 event: \d+\.\d % noticed/u);
  });
});
