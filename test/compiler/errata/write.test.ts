/** Errata that are written from an edit: they make of the spec as it was what somebody has made of it. */
import { describe, expect, it } from 'vitest';
import { saidIn } from '../../../compiler/edit/errata/apply.js';
import { errataBetween } from '../../../compiler/edit/errata/write.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { changedByHand, errataCases } from '../../support/errata-cases.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const head = {
  title: 'Second printing',
  date: '2026-05-14',
  kind: 'correction',
  source: 'the "web" page',
  reason: '',
} as const;

describe('errata from an edit', () => {
  it.each(errataCases)('change $name', ({ byHand }) => {
    const before = saltmarshFiles();
    const after = changedByHand(byHand);
    const made = errataBetween(before, after, 'saltmarsh', head);
    if (!made.ok) throw new Error(made.why);
    expect(saidIn([...before, made.file], null)).toBe(saidIn(after, null));
    expect(made.edited).toEqual([...new Set(byHand.map(([file]) => `saltmarsh/${file}`))].sort());
  });

  it.each([
    [
      'a ruling',
      'saltmarsh/rulings.yaml',
      '    rules: ["1.4"]\n',
      '    rules: ["1.4"]\n  - ruling: Unrest before Watch\n    question: Which comes first?\n    decision: Unrest.\n    rules: ["1.4"]\n',
      '  - add to: rulings\n',
    ],
    [
      'an example of what a file of procedures says',
      'saltmarsh/sequence.yaml',
      '          - League win\n',
      '          - League win\n',
      '  - add to: [sequence, examples]\n',
    ],
  ])('lead to %s', (_name, path, was, now, change) => {
    const examples = (more: string): string =>
      `examples:\n  - name: a month goes by\n    when:\n      - conduct Rest\n    then:\n      - Resolve is 7\n${more}`;
    const withExamples = (more: string): SourceFile[] =>
      saltmarshFiles().map((it) =>
        it.path === 'saltmarsh/sequence.yaml' ? { ...it, text: `${it.text}${examples(more)}` } : it,
      );
    const before = withExamples('');
    const more = '  - name: another\n    when:\n      - conduct Rest\n    then:\n      - Resolve is 7\n';
    const isOther = path !== 'saltmarsh/sequence.yaml';
    const after = (isOther ? before : withExamples(more)).map((it) =>
      it.path === path ? { ...it, text: it.text.replace(was, now) } : it,
    );
    const made = errataBetween(before, after, 'saltmarsh', head);
    expect(made.ok ? made.file.text : made.why).toContain(change);
    expect(saidIn([...before, ...(made.ok ? [made.file] : [])], null)).toBe(saidIn(after, null));
  });

  it('read as they would be written', () => {
    const after = changedByHand([
      ['cards/c1-spring-tide.yaml', 'place up to cut Runners in Harrow', 'place up to cut Runners in Fenwick'],
      ['setup.yaml', 'Fenwick: { Trooper: 2,', 'Fenwick: { Trooper: 3,'],
      [
        'cards/c2-neap-tide.yaml',
        '    - if C3 is not in play:\n',
        '    - raise Resolve by 1\n    - if C3 is not in play:\n',
      ],
    ]);
    const made = errataBetween(saltmarshFiles(), after, 'saltmarsh', head);
    expect(made.ok ? made.file.text : made.why).toBe(`errata: "Second printing"
date: 2026-05-14
kind: correction
source: 'the "web" page'
changes:
  - change: [C1, shaded, effect]
    was: place up to cut Runners in Harrow
    now: place up to cut Runners in Fenwick
  - add to: [C2, event, effect]
    before: if C3 is not in play
    now: raise Resolve by 1
  - change: [setup, spaces, Fenwick, Trooper]
    was: 2
    now: 3
`);
  });

  it('are not written where nothing was edited that is said', () => {
    const layout = changedByHand([
      ['cards/c1-spring-tide.yaml', 'title: Spring Tide\n', 'title:   Spring Tide # so\n'],
    ]);
    expect(
      [saltmarshFiles(), layout].map((after) => errataBetween(saltmarshFiles(), after, 'saltmarsh', head)),
    ).toEqual([
      { ok: false, why: 'the spec is as it was: there is no edit to write errata from' },
      { ok: false, why: 'what was edited is layout and comments: there is nothing to write errata from' },
    ]);
  });
});
