/** What somebody could feed the compiler to keep it busy: three times as much takes about three times as long, and not nine. */
import { describe, expect, it } from 'vitest';
import { toJson } from '../../compiler/diagnostics/json.js';
import { renderText } from '../../compiler/diagnostics/render.js';
import { check } from '../../compiler/driver.js';
import { processorTime } from '../support/processor-time.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const lines = (count: number, line: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');
const card = (steps: string, after = ''): string =>
  `card: C1\ntitle: Spring Tide\nevent:\n  title: High water\n  effect:\n${steps}${after}`;

/** Texts of a card that have very many mistakes of one kind, or very much of one thing; how many are tried, and three times as many. */
const kinds: readonly (readonly [kind: string, few: number, text: (count: number) => string])[] = [
  [
    'sentences with unknown names',
    100,
    (count) => card(lines(count, (it) => `    - place 1 Runner in Nowhere${it}\n`)),
  ],
  ['sentences that cannot be read', 50, (count) => card(lines(count, (it) => `    - blargh ${it} foo\n`))],
  ['texts that may be cut off', 400, (count) => card(lines(count, (it) => `    - place 1 Runner in Fenwick #${it}\n`))],
  ['words of two alphabets', 400, (count) => card(lines(count, () => `    - place 1 R\u0443nner in Fenwick\n`))],
  [
    'unknown keys',
    150,
    (count) =>
      card(
        '    - place 1 Runner in Fenwick\n',
        lines(count, (it) => `key${it}: 1\n`),
      ),
  ],
  [
    'keys given twice',
    250,
    (count) =>
      card(
        '    - place 1 Runner in Fenwick\n',
        lines(count, () => `key: 1\n`),
      ),
  ],
  ['comments', 120, (count) => card(lines(count, () => `    - place 1 Runner in Fenwick  # allow RW0806: so\n`))],
  ['mistakes on one line', 100, (count) => `card: C1\ntitle: Spring Tide\nspaces: [${lines(count, () => '“a”, ')}b]\n`],
  [
    'a long sentence',
    1_000,
    (count) => card(`    - place ${lines(count, () => '1 Runner and ')}1 Runner in Fenwick\n`),
  ],
  [
    'a long text',
    5_000,
    (count) => card('    - place 1 Runner in Fenwick\n', `note: ${lines(count, () => 'word ')}\n`),
  ],
  ['items that say nothing', 500, (count) => card(lines(count, () => '    - {}\n'))],
  ['colons', 40, (count) => card(lines(count, () => '    - a: b: c: d\n'))],
  ['quotes that are not closed', 150, (count) => card(lines(count, () => '    - "place 1 Runner in Fenwick\n'))],
];

/** Saltmarsh with this card is checked, and what is found is told. */
function told(text: string): number {
  const files = saltmarshFiles().map((file) => (file.path.includes('c1-') ? { ...file, text } : file));
  const { diagnostics } = check({ files, diagnostics: [] });
  renderText(diagnostics, { color: false });
  toJson(diagnostics);
  return diagnostics.length;
}

describe('very many mistakes', { timeout: 300_000 }, () => {
  it.each(kinds)('take a time that grows as they do: %s', (_kind, count, text) => {
    told(text(10));
    const trials: (readonly [few: number, many: number])[] = [];
    const isEven = (): boolean => trials.some(([few, many]) => many < 5 * few + 300);
    // What else the process does in between, as collecting what other tests have left, is not the compiler's: it is tried again.
    while (!isEven() && trials.length < 3) {
      const more = '\n'.repeat(trials.length);
      const few = processorTime(() => told(text(count) + more));
      trials.push([few, processorTime(() => told(text(3 * count) + more))]);
    }
    expect(isEven(), JSON.stringify(trials)).toBe(true);
  });

  it('are told as far as anybody fixes them at once', () => {
    const sentences = lines(550, (it) => `    - place 1 Runner in Nowhere${it}\n`);
    expect(told(card(sentences))).toBe(550);
    expect(told(card(lines(1_050, () => '    - {}\n')))).toBe(1_001);
    expect(told(card('    - place 1 Runner in Fenwick\n', '? a\n'.repeat(130_000)))).toBeGreaterThan(1_000);
  });
});
