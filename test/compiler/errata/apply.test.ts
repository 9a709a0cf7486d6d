/** Errata that are applied to the spec: it becomes what somebody would make of it by hand, and every edition stays what it was. */
import { describe, expect, it } from 'vitest';
import { saidIn, withErrataApplied } from '../../../compiler/edit/errata/apply.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { changedByHand, changing, errataCases, errataOf } from '../../support/errata-cases.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

function appliedTo(files: readonly SourceFile[]): readonly SourceFile[] {
  const made = withErrataApplied(files);
  if (made?.ok !== true) throw new Error(made?.why ?? 'there are none to apply');
  return made.files;
}

function withoutErrata(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.filter(({ path }) => !path.includes('/errata/'));
}

describe('errata that are applied', () => {
  it.each(errataCases)('change $name', ({ changes, byHand }) => {
    const errata = changing('2026-05-14', changes);
    const before = [...saltmarshFiles(), errata];
    const after = appliedTo(before);
    expect(withoutErrata(after).map(({ text }) => text)).toEqual(changedByHand(byHand).map(({ text }) => text));
    const [own] = after.filter(({ path }) => path === errata.path);
    expect(own?.text).toMatch(/^reverse:/mu);
    expect(own?.text).not.toMatch(/^changes:/mu);
    for (const edition of ['1', '2026-05-14']) expect(saidIn(after, edition)).toBe(saidIn(before, edition));
  });

  it('add and delete files, and are withdrawn, one after another', () => {
    const added = changing(
      '2026-05-14',
      `  - add file: cards/c9-new-moon.yaml
    now:
      card: C9
      title: New Moon
      event:
        title: A dark night
        effect:
          - raise Resolve by 1
  - change: [C1, shaded, effect]
    was: place up to cut Runners in Harrow
    now: place up to cut Runners in Fenwick`,
    );
    const deleted = changing('2026-06-01', '  - delete: C9');
    const withdrawn = errataOf('2026-07-01', 'withdraws: 2026-05-14');
    const clear = errataOf('2026-08-01', 'reason: Nothing changes.');
    const start = [...saltmarshFiles(), added, deleted, clear];
    const editions = ['1', '2026-05-14', '2026-06-01', '2026-08-01'];
    const said = editions.map((it) => saidIn(start, it));
    let files: readonly SourceFile[] = start;
    for (const _ of [1, 2, 3]) {
      files = appliedTo(files);
      expect(editions.map((it) => saidIn(files, it))).toEqual(said);
    }
    expect(withErrataApplied(files)).toBeNull();
    expect(files.filter(({ path }) => path.includes('c9'))).toEqual([]);
    const all = appliedTo(appliedTo([...saltmarshFiles(), first, withdrawn]));
    expect(withoutErrata(all)).toEqual(saltmarshFiles());
  });

  it('change several sentences that are alike together', () => {
    const twice = changedByHand([
      [
        'cards/c1-spring-tide.yaml',
        '    - place up to cut Runners in Harrow\n',
        '    - raise Resolve by 1\n'.repeat(3),
      ],
    ]);
    const errata = changing(
      '2026-05-14',
      '  - change: [C1, shaded, effect]\n    was: [raise Resolve by 1, raise Resolve by 1, raise Resolve by 1]\n    now: raise Resolve by 3',
    );
    expect(appliedTo([...twice, errata])).toHaveLength(twice.length + 1);
  });
});

const first = changing(
  '2026-05-14',
  '  - change: [C1, shaded]\n    was: place up to cut Runners in Harrow\n    now: place up to cut Runners in Fenwick',
);
