/** What is refused while reading YAML: one message, at the place of the mistake. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../../compiler/diagnostics/order.js';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import { positionOf } from '../../../compiler/source/span.js';
import { decode } from '../../../compiler/yaml/decode.js';
import { isBroken, keyText, type YamlNode } from '../../../compiler/yaml/node.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import { processorTime } from '../../support/processor-time.js';

const path = 'spec/saltmarsh/c1.yaml';

/** `code line:column marked text`, for each message. */
function messages(text: string): string[] {
  return inOrder(parseYaml({ path, text }).diagnostics).map(({ code, span }) => {
    const { line, column } = positionOf(span.file, span.start);
    return `${code} ${line}:${column} ${span.file.text.slice(span.start, span.end)}`;
  });
}

/** The file after the first help of its first message. */
function fixed(text: string): string | undefined {
  const help = parseYaml({ path, text }).diagnostics[0]?.help[0];
  return help === undefined || help.edits.length === 0 ? undefined : withEdits({ path, text }, help.edits);
}

/** The values, `BROKEN` for those that were reported. */
function plain(node: YamlNode | null): unknown {
  if (node === null) return null;
  if (isBroken(node)) return 'BROKEN';
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  return Object.fromEntries(node.entries.map((entry) => [keyText(entry), plain(entry.value)]));
}

const mistakes: readonly { mistake: string; text: string; says: string; fixed?: string }[] = [
  {
    mistake: 'a second colon in a text',
    text: 'text: Crown shuns envoys: shift Unrest 1\n',
    says: 'RW0007 1:7 Crown shuns envoys: shift Unrest 1',
    fixed: 'text: "Crown shuns envoys: shift Unrest 1"\n',
  },
  {
    mistake: 'a second colon in an item, with a comment behind',
    text: 'effect:\n  - up to 3 times: conduct March: in Harrow # why\n',
    says: 'RW0007 2:20 conduct March: in Harrow',
    fixed: 'effect:\n  - up to 3 times: "conduct March: in Harrow" # why\n',
  },
  { mistake: 'a tab as indentation', text: 'a:\n\tb: 1\n', says: 'RW0008 2:1 \t', fixed: 'a:\n  b: 1\n' },
  {
    mistake: 'no-break spaces as indentation',
    text: 'a:\n\u00A0\u00A0b: 1\n',
    says: 'RW0009 2:1 \u00A0\u00A0',
    fixed: 'a:\n  b: 1\n',
  },
  {
    mistake: 'a no-break space after a key',
    text: 'a: 1\nb:\u00A0x\nc: 2\n',
    says: 'RW0009 2:3 \u00A0',
    fixed: 'a: 1\nb: x\nc: 2\n',
  },
  { mistake: 'an anchor', text: 'limit: &most 2\n', says: 'RW0010 1:8 &most' },
  {
    mistake: 'an alias without an anchor',
    text: 'limit: *nope\n',
    says: 'RW0011 1:8 *nope',
    fixed: 'limit: "*nope"\n',
  },
  { mistake: 'a merge key', text: 'a: 1\n<<: {b: 2}\n', says: 'RW0012 2:1 <<' },
  { mistake: 'a tag', text: 'limit: !!int 2\n', says: 'RW0013 1:8 !!int' },
  { mistake: 'a tag on a list', text: 'limit: !most [1, 2]\n', says: 'RW0013 1:8 !most' },
  { mistake: 'a directive', text: '# first\n%YAML 1.1\n---\na: 010\n', says: 'RW0014 2:1 %YAML 1.1' },
  { mistake: 'a second document', text: 'a: 1\n---\nb: 2\n', says: 'RW0015 2:1 ---' },
  { mistake: 'a document after dots', text: 'a: 1\n...\nb: 2\n', says: 'RW0015 2:1 ...' },
  {
    mistake: 'a byte order mark where two files were joined',
    text: 'a: 1\n\uFEFFb: 2\n',
    says: 'RW0016 2:1 \uFEFF',
    fixed: 'a: 1\nb: 2\n',
  },
  { mistake: 'a key given twice', text: 'a: 1\nb: 2\na: 3\n', says: 'RW0017 3:1 a' },
  { mistake: 'a key given twice as number and text', text: '1: x\n"1": y\n', says: 'RW0017 2:1 "1"' },
  { mistake: 'a key given twice as two spellings of a number', text: '1: x\n1.0: y\n', says: 'RW0017 2:1 1.0' },
  { mistake: 'an empty file', text: '', says: 'RW0005 1:1 ' },
  { mistake: 'a file of comments', text: '# nothing\n\n  # yet\n', says: 'RW0005 1:1 ' },
  {
    mistake: 'an unclosed double quote',
    text: 'title: "Spring\nrule: "3.1"\n',
    says: 'RW0019 1:8 "Spring',
    fixed: 'title: "Spring"\nrule: "3.1"\n',
  },
  {
    mistake: 'an unclosed quote that swallows the file',
    text: "title: 'Spring\nrule: 3\n",
    says: "RW0019 1:8 'Spring",
    fixed: "title: 'Spring'\nrule: 3\n",
  },
  {
    mistake: 'an unopened quote',
    text: 'title: Spring"\nrule: "3.1"\n',
    says: 'RW0019 1:8 Spring"',
    fixed: 'title: "Spring"\nrule: "3.1"\n',
  },
  {
    mistake: 'text behind a closing quote',
    text: 'title: "Spring" tide\n',
    says: 'RW0025 1:17 tide',
    fixed: 'title: \'"Spring" tide\'\n',
  },
  {
    mistake: 'an unknown escape',
    text: 'title: "either\\or"\n',
    says: 'RW0024 1:15 \\o',
    fixed: "title: 'either\\or'\n",
  },
  {
    mistake: 'a text that starts with @',
    text: 'title: @ the gates\n',
    says: 'RW0021 1:8 @',
    fixed: 'title: "@ the gates"\n',
  },
  {
    mistake: 'a text that starts with >',
    text: 'title: > 3 runner\n',
    says: 'RW0021 1:8 >',
    fixed: 'title: "> 3 runner"\n',
  },
  { mistake: 'an unclosed bracket', text: 'a: [b, c\nd: 1\n', says: 'RW0023 1:4 [b, c', fixed: 'a: [b, c]\nd: 1\n' },
  { mistake: 'a bracket too many', text: 'a: [b]]\n', says: 'RW0023 1:7 ]', fixed: 'a: [b]\n' },
  { mistake: 'a list as a key', text: '[a, b]: c\n', says: 'RW0022 1:1 [a, b]', fixed: '"[a, b]": c\n' },
  {
    mistake: 'a lost colon',
    text: 'card: C1\ntitle Spring\nrule: 3\n',
    says: 'RW0026 2:1 title Spring',
    fixed: 'card: C1\ntitle: Spring\nrule: 3\n',
  },
  {
    mistake: 'a lost space after a colon',
    text: 'card: C1\ntitle:Spring\nrule: 3\n',
    says: 'RW0027 2:6 :',
    fixed: 'card: C1\ntitle: Spring\nrule: 3\n',
  },
  {
    mistake: 'a lost space after a dash',
    text: 'x:\n  - a\n  -b\n  - c\n',
    says: 'RW0027 3:3 -',
    fixed: 'x:\n  - a\n  - b\n  - c\n',
  },
  {
    mistake: 'a key indented too little',
    text: 'x:\n  a: 1\n b: 2\ny: 1\n',
    says: 'RW0020 3:1  ',
    fixed: 'x:\n  a: 1\n  b: 2\ny: 1\n',
  },
  {
    mistake: 'a key indented too far',
    text: 'x:\n  a: 1\n   b: 2\ny: 1\n',
    says: 'RW0020 3:1    ',
    fixed: 'x:\n  a: 1\n  b: 2\ny: 1\n',
  },
  {
    mistake: 'an item indented too little',
    text: 'x:\n  - a\n - b\n',
    says: 'RW0020 3:1  ',
    fixed: 'x:\n  - a\n  - b\n',
  },
  {
    mistake: 'an item indented too far',
    text: 'x:\n  - a\n   - b\n',
    says: 'RW0020 3:1    ',
    fixed: 'x:\n  - a\n  - b\n',
  },
  { mistake: 'an indented first line', text: ' x: 1\ny: 2\n', says: 'RW0020 1:1  ', fixed: 'x: 1\ny: 2\n' },
  {
    mistake: 'a block text that is not indented',
    text: 'a: |\nfoo\nb: 1\n',
    says: 'RW0020 2:1 foo',
    fixed: 'a: |\n  foo\nb: 1\n',
  },
  { mistake: 'a lost dash', text: 'x:\n  - a\n  b\n  - c\n', says: 'RW0006 3:3 b', fixed: 'x:\n  - a\n  - b\n  - c\n' },
  { mistake: 'a lost first dash', text: 'x:\n  a\n  - c\n', says: 'RW0006 2:3 a', fixed: 'x:\n  - a\n  - c\n' },
  {
    mistake: 'an unclosed quote within brackets',
    text: 'a:\n  b: { rule: "1.5 }\n  c: { rule: "1.6" }\n',
    says: 'RW0019 2:14 "1.5',
    fixed: 'a:\n  b: { rule: "1.5" }\n  c: { rule: "1.6" }\n',
  },
  {
    mistake: 'a lost dash between sentences',
    text: 'x:\n  place 1 Runner: here\n  roll a die\n  - c\n',
    says: 'RW0006 3:3 roll a die',
  },
  { mistake: 'a control character', text: 'title: a\u0007b\n', says: 'RW0002 1:9 \u0007' },
];

describe('reading YAML', () => {
  it.each(mistakes)('gives one message for $mistake, where it is', ({ text, says, fixed: expected }) => {
    expect(messages(text).map((message) => message.trimEnd())).toEqual([says.trimEnd()]);
    if (expected === undefined) return;
    expect(fixed(text)).toBe(expected);
    expect(messages(expected)).toEqual([]);
  });

  it('names the place of the first when a key is given twice', () => {
    const [diagnostic] = parseYaml({ path, text: 'a: 1\nb: 2\na: 3\n' }).diagnostics;
    expect(diagnostic?.notes.map((note) => note.span?.start)).toEqual([0]);
  });

  it('still reads the rest of a file when one value is broken', () => {
    const text = 'first: a\nsecond: Crown: League: Host\nthird:\n  - "open\n  - @ gate\n  - fine\nfourth: z\n';
    const { root, diagnostics } = parseYaml({ path, text });
    expect(plain(root)).toEqual({ first: 'a', second: 'BROKEN', third: ['BROKEN', 'BROKEN', 'fine'], fourth: 'z' });
    expect(diagnostics.map((it) => it.code)).toEqual(['RW0007', 'RW0019', 'RW0021']);
  });

  it('gives one message for each use of a named value', () => {
    expect(messages('lim: &lim {max: 2}\nevent:\n  <<: *lim\n  <<: *free\n  max: 3\n')).toEqual([
      'RW0010 1:6 &lim',
      'RW0012 3:3 <<',
      'RW0012 4:3 <<',
    ]);
  });

  it('tells an empty value from a missing key', () => {
    expect(plain(parseYaml({ path, text: 'effect:\nlist:\n  -\n  - a\n' }).root)).toEqual({
      effect: null,
      list: [null, 'a'],
    });
  });

  it('treats the names of JavaScript built-ins as plain keys', () => {
    const { root } = parseYaml({ path, text: '__proto__: 1\nconstructor: 2\n' });
    expect(root?.kind === 'map' ? root.entries.map(keyText) : null).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });

  it.each([
    ['brackets', `a: ${'['.repeat(20_000)}`],
    ['dashes', `${'- '.repeat(20_000)}x`],
    ['indented lines', Array.from({ length: 400 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
    ['keys on one line', `${'a: '.repeat(20_000)}x`],
    ['question marks', `${'? '.repeat(20_000)}x`],
  ])('refuses hostile nesting of %s in no time', (_kind, text) => {
    const time = processorTime(() => {
      expect(messages(text).map((message) => message.slice(0, 6))).toEqual(['RW0018']);
    });
    expect(time).toBeLessThan(1000);
  });

  it.each([
    ['many spaces', `a: "x${' '.repeat(200_000)}y"`],
    ['one long word', `a: ${'x'.repeat(900_000)}!`],
    ['many keys', Array.from({ length: 20_000 }, (_, index) => `k${index}: v`).join('\n')],
  ])('reads %s in no time', (_kind, text) => {
    const time = processorTime(() => {
      expect(messages(text)).toEqual([]);
    });
    expect(time).toBeLessThan(3000);
  });
});

const letters = fc.constantFrom(
  'a',
  'b: ',
  ': ',
  '- ',
  '\n',
  '\n  ',
  '\n    ',
  ' ',
  '"',
  "'",
  '[',
  ']',
  '{',
  '}',
  ',',
  '#',
  ' # ',
  '|\n',
  '>-\n',
  '&a',
  '*a',
  '!t',
  '%',
  '@',
  '? ',
  '---',
  '...',
  '<<: ',
  '\t',
  '\\',
  '1',
  'null',
  '\u00A0',
  '😀',
);

describe('any text', () => {
  it('is read or refused, never thrown upon, with every place inside the file', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const { root, diagnostics } = parseYaml({ path, text });
        if (root === null) expect(diagnostics).not.toEqual([]);
        for (const { code, span, notes, help } of diagnostics) {
          expect(code).not.toBe('RW9901');
          for (const it of [
            span,
            ...notes.flatMap((note) => note.span ?? []),
            ...help.flatMap((one) => one.edits.map((edit) => edit.span)),
          ]) {
            expect(it.start).toBeGreaterThanOrEqual(0);
            expect(it.end).toBeGreaterThanOrEqual(it.start);
            expect(it.end).toBeLessThanOrEqual(text.length);
          }
        }
      }),
      { numRuns: 1500, examples: [[['? ', '{', ' # ', '}', ' ', '|\n']]] },
    );
  });
});

const bytes = (text: string) => new TextEncoder().encode(text);

describe('decoding a file', () => {
  it('strips one byte order mark and turns every line end into a line feed', () => {
    expect(decode(bytes('\uFEFFa: 1\r\nb: 2\rc: 3\n'), { path }).file?.text).toBe('a: 1\nb: 2\nc: 3\n');
    expect(decode(bytes('\uFEFF\uFEFFa: 1\n'), { path }).file?.text).toBe('\uFEFFa: 1\n');
  });

  it('counts lines as the editor does when they end with CRLF', () => {
    const lines = Array.from({ length: 50 }, (_, index) => (index === 39 ? 'key 40' : `k${index + 1}: v`));
    const { file } = decode(bytes(lines.join('\r\n')), { path });
    expect(messages(file?.text ?? '')).toEqual(['RW0026 40:1 key 40']);
  });

  it.each([
    ['another encoding', new Uint8Array([0x61, 0x3a, 0x20, 0xe9, 0x0a]), 'RW0001'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x00]), 'RW0001'],
    ['NUL bytes', bytes('a: \u0000'), 'RW0002'],
    ['more than a million bytes', new Uint8Array(1_000_001), 'RW0003'],
  ])('refuses %s with one message', (_kind, input, code) => {
    const { file, diagnostics } = decode(input, { path });
    expect(file).toBeNull();
    expect(diagnostics.map((it) => it.code)).toEqual([code]);
  });
});
