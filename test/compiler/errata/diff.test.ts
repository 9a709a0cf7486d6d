/** What `diff` tells of two editions of one spec: what errata say beside what was there. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../compiler/diff/compare.js';
import { editionOf } from '../../../compiler/diff/edition.js';
import { check } from '../../../compiler/driver.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { changing } from '../../support/errata-cases.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const first = changing(
  '2026-05-14',
  `  - change: [C1, shaded]
    was: place up to cut Runners in Harrow
    now: place up to cut Runners in Fenwick
  - add to: [C1, shaded, effect]
    now: raise Resolve by 1`,
);

const second = changing(
  '2026-06-01',
  `  - change: [C1, shaded]
    was: place up to cut Runners in Fenwick
    now: place up to cut Runners in Dunmoor`,
);

function sentencesBetween(files: readonly SourceFile[], old: string, fresh: string): readonly string[] {
  const [before, after] = [old, fresh].map((edition) => {
    const made = editionOf(files, check({ files, diagnostics: [], edition }));
    if (made === null) throw new Error(`${edition} has errors`);
    return made;
  });
  if (before === undefined || after === undefined) throw new Error('two editions are compared');
  return compare(before, after).changes.flatMap(({ name, ways, sentences, place }) => [
    `${name}: ${ways.join(', ')} ${place?.file ?? ''}:${place?.line ?? ''}`,
    ...sentences.map(({ sign, line }) => `${sign} ${line}`),
  ]);
}

describe('diff', () => {
  it('tells the sentences of errata beside those that they were put in the place of', () => {
    expect(sentencesBetween([...saltmarshFiles(), first], '1', '2026-05-14')).toEqual([
      'C1 shaded: changed saltmarsh/errata/2026-05-14.yaml:8',
      '- place up to cut Runners in Harrow',
      '+ place up to cut Runners in Fenwick',
      '+ raise Resolve by 1',
    ]);
  });

  it('tells those of errata to errata', () => {
    expect(sentencesBetween([...saltmarshFiles(), first, second], '2026-05-14', '2026-06-01')).toEqual([
      'C1 shaded: changed saltmarsh/errata/2026-06-01.yaml:8',
      '- place up to cut Runners in Fenwick',
      '+ place up to cut Runners in Dunmoor',
    ]);
  });
});
