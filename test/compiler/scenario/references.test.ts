/** What rulings and tests say of each other: names of examples, steps, rulings, rules and cards. */
import { describe, expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshRules } from '../../support/saltmarsh-rules.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

/** Each error as its code and the words it marks, with the first help. */
function mistakes(files: readonly SourceFile[]): string[] {
  return check({ files: [...files, saltmarshRules], diagnostics: [] })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ code, span, help }) => {
      const [first] = help;
      const marked = span.file.text.slice(span.start, span.end);
      return `${code} ${marked}${first === undefined ? '' : ` → ${first.edits[0]?.text ?? ''}`}`;
    });
}

function ruling(lines: string): SourceFile[] {
  return saltmarshWith('rulings.yaml', 'rules: ["1.4"]\n', `${lines}\n`);
}

describe('a ruling', () => {
  it.each([
    'rules: ["1.4"]\n    example: "C1: one field is dried"',
    'rules: ["1.4"]\n    example: "2.3: a Rest raises Resolve"',
    'rules: ["1.4"]\n    example: scenario first-tide',
    'rules: ["1.4"]\n    example: scenario first-tide, The League waits',
    'rules: ["1.4", "5.0 C1", "5.0 C3", "6.1 Winter Stores"]',
  ])('may name what there is: `%s`', (lines) => {
    expect(mistakes(ruling(lines))).toEqual([]);
  });

  it.each([
    ['rules: ["1.4"]\n    example: "C1: one feld is dried"', 'RW0641 C1: one feld is dried → C1: one field is dried'],
    ['rules: ["1.4"]\n    example: "C2: one field is dried"', 'RW0641 C2: one field is dried → C1: one field is dried'],
    ['rules: ["1.4"]\n    example: scenario last-tide', 'RW0641 scenario last-tide → scenario first-tide'],
    [
      'rules: ["1.4"]\n    example: scenario first-tide, The Crown waits',
      'RW0641 scenario first-tide, The Crown waits',
    ],
    ['rules: ["1.44"]', 'RW0342 1.44 → 1.4'],
    ['rules: ["14"]', 'RW0342 14 → 1.4'],
    ['rules: ["5.0 C11"]', 'RW0643 C11 → C1'],
  ])('names nothing that there is not: `%s`', (lines, mistake) => {
    expect(mistakes(ruling(lines))[0]).toContain(mistake);
    expect(mistakes(ruling(lines))).toHaveLength(1);
  });
});

describe('a test', () => {
  const cites = (text: string): string[] =>
    mistakes(saltmarshWith('c1-spring-tide.yaml', 'cites: "5.0"', `cites: ${text}`));
  const step = (text: string): string[] =>
    mistakes(
      saltmarshFiles().map((file) =>
        file.path.endsWith('first-tide.yaml')
          ? { ...file, text: file.text.replace('waits\n', `waits\n    cites: ${text}\n`) }
          : file,
      ),
    );

  it.each([cites, step])('may cite a ruling that there is, behind rules', (tried) => {
    expect(tried('5.0; ruling, Watch before Unrest; 1.4')).toEqual([]);
    expect(tried('ruling, Watch before Unrest')).toEqual([]);
  });

  it.each([cites, step])('cites no ruling that there is not', (tried) => {
    expect(tried('5.0; ruling, Watch befor Unrest')).toEqual(['RW0642 Watch befor Unrest → Watch before Unrest']);
  });
});
