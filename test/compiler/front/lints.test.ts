/** What a spec without errors says and can never mean, and how it is allowed to. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.js';
import { check } from '../../../compiler/driver.js';
import { readSpec } from '../../../compiler/host/read-spec.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';
import { findings, sound } from './lints.js';

function marked({ span }: Diagnostic): string {
  return span.file.text.slice(span.start, span.end).split('\n')[0] ?? '';
}

function told(files: readonly SourceFile[]) {
  return check({ files, diagnostics: [] }).diagnostics.map((it) => ({ code: it.code, marks: marked(it) }));
}

describe('lints', () => {
  it.each(findings.map((it) => [it.finding, it] as const))('find %s', (_finding, it) => {
    const { file, before, after, code, marks } = it;
    expect(told(saltmarshWith(file, before, after))).toEqual([{ code, marks }]);
  });

  it.each(sound.map((it) => [it.finding, it] as const))('let pass %s', (_finding, { file, before, after }) => {
    expect(told(saltmarshWith(file, before, after))).toEqual([]);
  });

  it('do not know what numbers steps are given', () => {
    const files = saltmarshWith('rise.yaml', '- step gathering:', '- let luck be 1\n      - step gathering:');
    const items =
      '- before the gathering of Rise:\n        - if Unrest is here:\n            - let luck be 2\n        - if luck is 1:\n            - place 1 Runner here\n    - instead of the dusk';
    const woven = files.map(({ path, text }) => ({ path, text: text.replace('- instead of the dusk', items) }));
    expect(told(woven).filter(({ code }) => code !== 'RW0815')).toEqual([]);
  });

  it.each(['arab-revolt', 'palestine', 'israeli-independence'])(
    'find nothing in %s that is not allowed there',
    (game) => {
      const spec = readSpec(fileURLToPath(new URL(`../../../spec/${game}`, import.meta.url)));
      expect(told(spec.files)).toEqual([]);
    },
  );

  it('find nothing in Saltmarsh', () => {
    expect(told(saltmarshFiles())).toEqual([]);
  });
});

describe('a comment that allows a warning', () => {
  const idle = (first: string, second: string): SourceFile[] =>
    saltmarshWith(
      'c1-spring-tide.yaml',
      '- Crown may, in up to 1 space with Troopers and Unrest:\n        - remove Unrest here',
      `${first}- roll a die${second}\n    - remove 1 Runner in Fenwick`,
    );

  it.each([
    ['at the end of the line', idle('', '  # allow RW0810: for the look of it')],
    ['on the line above', idle('# allow RW0810: for the look of it\n    ', '')],
    ['above other comments', idle('# allow RW0810: for the look of it\n    # They like to roll.\n\n    ', '')],
  ])('silences it %s', (_where, files) => {
    expect(told(files)).toEqual([]);
  });

  it('silences no other warning, and none elsewhere', () => {
    const other = idle('', '  # allow RW0806: for the look of it');
    expect(told(other).map(({ code }) => code)).toEqual(['RW0810', 'RW0804']);
    const above = idle('# allow RW0810: for the look of it\n    - remove 1 Runner in Harrow\n    ', '');
    expect(told(above).map(({ code }) => code)).toEqual(['RW0810', 'RW0804']);
  });

  it.each([
    ['without a reason', '  # allow RW0810', ['RW0805']],
    ['with a code that there is not', '  # allow RW0899: for the look of it', ['RW0810', 'RW0805']],
    ['of an error', '  # allow RW0301: for the look of it', ['RW0810', 'RW0805']],
  ])('is told of %s', (_mistake, comment, codes) => {
    expect(told(idle('', comment)).map(({ code }) => code)).toEqual(codes);
  });

  it('is none within quotes', () => {
    const files = saltmarshWith('c1-spring-tide.yaml', 'title: Spring Tide', 'title: "Tide # allow RW0810: no"');
    expect(told(files)).toEqual([]);
  });

  it('silences what is found beside sentences as well', () => {
    const bare = saltmarshWith('c1-spring-tide.yaml', '- Crown play C1 unshaded', '- League play C1 shaded');
    expect(told(bare).map(({ code }) => code)).toEqual(['RW0801']);
    const allowed = bare.map(({ path, text }) =>
      path.endsWith('c1-spring-tide.yaml')
        ? { path, text: text.replace('unshaded:', 'unshaded: # allow RW0801: shown by a scenario') }
        : { path, text },
    );
    expect(told(allowed)).toEqual([]);
  });

  it('is not called idle where an error keeps its warning from being found', () => {
    const files = idle('', '  # allow RW0810: for the look of it').map(({ path, text }) =>
      path.endsWith('rise.yaml') ? { path, text: text.replace('League', 'Leage') } : { path, text },
    );
    expect(told(files).map(({ code }) => code)).toEqual(['RW0301']);
  });
});
