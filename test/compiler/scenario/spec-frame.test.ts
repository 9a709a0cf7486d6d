/** Where a failing suite points: at the line of the spec on which the sentence stands, whatever else is on the lines around it. */
import { describe, expect, it } from 'vitest';
import { positionOf, type Span } from '../../../compiler/source/span.js';
import { frameAt, itemAt } from '../../../runtime/testing/spec-frame.js';
import type { Place } from '../../../runtime/testing/script.js';
import { checkedGame } from '../../support/games.js';

/** Each sentence of a game's examples and scenarios, with the place that a suite knows it by and where it stands. */
function sentencesOf(game: string): readonly { readonly of: Span; readonly place: Place; readonly span: Span }[] {
  const { examples, plans } = checkedGame(game);
  const placed = <P extends Place['part']>(of: Span, part: P, spans: readonly (Span | null)[]) =>
    spans.flatMap((span, index) => (span === null ? [] : [{ of, place: { part, index }, span }]));
  return [
    ...examples.flatMap(({ declared, given, when, then }) => [
      ...placed(
        declared,
        'given',
        given.map(({ span }) => span),
      ),
      ...placed(
        declared,
        'when',
        when.map((item) => spanOf(item)),
      ),
      ...placed(
        declared,
        'then',
        then.map(({ span }) => span),
      ),
    ]),
    ...plans.flatMap(({ steps }) =>
      steps.flatMap(({ span, script, then }) => [
        ...placed(
          span,
          'script',
          script.map((item) => spanOf(item)),
        ),
        ...placed(
          span,
          'then',
          then.map((it) => it.span),
        ),
      ]),
    ),
  ];
}

type Item = ReturnType<typeof checkedGame>['examples'][number]['when'][number];

function spanOf(item: Item): Span | null {
  switch (item.kind) {
    case 'line':
      return item.answers[0]?.span ?? null;
    case 'check':
      return null;
    default:
      return item.span;
  }
}

describe('the place of a sentence', () => {
  it.each(['arab-revolt', 'palestine', 'starter', 'starter-solitaire', 'starter-factions'])(
    'is found again in the files of %s',
    (game) => {
      const sentences = sentencesOf(game);
      const lost = sentences.flatMap(({ of, place, span }) => {
        const lines = of.file.text.split('\n');
        const found = itemAt(lines, positionOf(of.file, of.start).line, place);
        const { line } = positionOf(span.file, span.start);
        return found?.line === line ? [] : [`${span.file.path}:${line}: ${found?.line ?? 'nowhere'}`];
      });
      expect(lost).toEqual([]);
      expect(sentences.length).toBeGreaterThan(10);
    },
  );

  it('is found below other keys, between comments and blank lines, and within an item', () => {
    const lines = [
      'examples:',
      '  - cites: "1.1"',
      '    given:',
      '    # the board',
      '    - Fenwick holds 1 Depot',
      '',
      '    - Resolve is 3',
      '    name: a name below',
      '    when:',
      '      - Crown play C1',
      '      - then:',
      '          - nothing is asked',
      '          - Resolve is 4',
      '  - name: another',
      '    given:',
      '      - Resolve is 5',
    ];
    const lineOf = (place: Place): number | undefined => itemAt(lines, 8, place)?.line;
    expect(lineOf({ part: 'given', index: 1 })).toBe(7);
    expect(lineOf({ part: 'when', index: 0 })).toBe(10);
    expect(lineOf({ part: 'when', index: 1, inner: 1 })).toBe(13);
    expect(lineOf({ part: 'given', index: 2 })).toBeUndefined();
    expect(lineOf({ part: 'then', index: 0 })).toBeUndefined();
  });
});

describe('the frame', () => {
  it('shows the lines around the sentence, with a mark under it and what came instead', () => {
    const plan = checkedGame('palestine').examples.find(({ given, then }) => given.length > 1 && then.length > 1);
    if (plan === undefined) throw new Error('no example');
    const { file } = plan.declared;
    const lines = file.text.split('\n');
    const [first] = plan.then;
    const at = positionOf(file, first?.span.start ?? 0).line;
    const [before = '', key = '', own = '', after = ''] = lines.slice(at - 3, at + 1);
    const gutter = String(at + 1).length;
    const numbered = (line: number, text: string): string => ` ${String(line).padStart(gutter)} | ${text}`;
    const margin = ' '.repeat(gutter + 2);
    const column = own.indexOf('- ') + 2;
    const line = positionOf(file, plan.declared.start).line;
    expect(frameAt({ file: file.path, line }, { part: 'then', index: 0 }, 'it is 4').split('\n')).toEqual([
      `${' '.repeat(gutter + 1)}--> spec/${file.path}:${at}:${column + 1}`,
      `${margin}|`,
      numbered(at - 2, before),
      numbered(at - 1, key),
      numbered(at, own),
      `${margin}| ${' '.repeat(column)}${'^'.repeat(own.length - column)} it is 4`,
      numbered(at + 1, after),
    ]);
  });

  it('is the file and the line alone where there is no such file', () => {
    expect(frameAt({ file: 'nowhere/cards/c1.yaml', line: 14 }, { part: 'then', index: 0 }, 'it is 4')).toBe(
      ' --> spec/nowhere/cards/c1.yaml:14',
    );
  });
});
