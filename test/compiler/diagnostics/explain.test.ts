/** The pages of `explain`: what each code's page calls wrong gives that code, and what it calls right gives nothing. */
import { describe, expect, it } from 'vitest';
import { catalogue, isCode } from '../../../compiler/diagnostics/catalogue.js';
import { loading } from '../../../compiler/diagnostics/catalogue/loading.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';

/** Their mistakes lie in the bytes of a file or in its name, or in the system, and cannot be shown as text. */
const notText = new Set(['RW0001', 'RW0003', 'RW0004', 'RW0030', 'RW0031', 'RW0032', 'RW0033', 'RW0034', 'RW0037']);

const codesOf = (text: string) => parseYaml({ path: 'spec/saltmarsh/a.yaml', text }).diagnostics.map((it) => it.code);

describe('the pages about reading files', () => {
  it.each(Object.keys(loading).filter((code) => !notText.has(code)))(
    '%s shows a file that has the mistake and one that has not',
    (code) => {
      if (!isCode(code)) throw new Error(`${code} is not in the catalogue`);
      const { wrong, right } = catalogue[code].explain;
      expect(codesOf(wrong)).toEqual([code]);
      expect(codesOf(right)).toEqual([]);
    },
  );
});

describe('the page of each code', () => {
  it.each(Object.entries(catalogue))('%s explains the message in two to six sentences', (_code, { explain }) => {
    const sentences = explain.what.split(/[.?!](?:\s|$)/u).filter((it) => it.trim() !== '').length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(6);
  });
});
