/** Text that is not what it looks like: characters that hide, letters of other alphabets, curly quotes. */
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import { check } from '../../../compiler/driver.js';
import { printable } from '../../../compiler/commands/terminal.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { decode } from '../../../compiler/yaml/decode.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

const path = 'saltmarsh/cards/c1.yaml';

/** `code headline`, of what reading bytes and YAML says. */
function told(text: string): readonly string[] {
  const { file, diagnostics } = decode(new TextEncoder().encode(text), { path });
  const found = file === null ? diagnostics : parseYaml(file).diagnostics;
  return found.map(({ code, message }) => `${code} ${message}`);
}

function fixed(text: string): readonly string[] {
  const { diagnostics } = parseYaml({ path, text });
  return diagnostics.flatMap(({ help }) => help.map(({ edits }) => withEdits({ path, text }, edits)));
}

const errorsOf = (files: readonly SourceFile[]) =>
  check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');

/** Of every kind of character that hides, some. */
const hiding = [
  ...[
    '\u061C',
    '\u200E',
    '\u200F',
    '\u202A',
    '\u202B',
    '\u202C',
    '\u202D',
    '\u202E',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ],
  ...[
    '\u00AD',
    '\u034F',
    '\u115F',
    '\u17B4',
    '\u180E',
    '\u200B',
    '\u200C',
    '\u200D',
    '\u2060',
    '\u2061',
    '\u2064',
    '\u206A',
  ],
  ...[
    '\u2028',
    '\u2029',
    '\u2800',
    '\u3164',
    '\uFE0F',
    '\uFFA0',
    '\uFFF9',
    '\uFFFE',
    '\uE000',
    '\u{E0041}',
    '\u{E0100}',
    '\u{1D173}',
  ],
];
const controls = ['\u0000', '\u0007', '\u0008', '\u000B', '\u001B', '\u007F', '\u0080', '\u0085', '\u009B', '\u009F'];
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

describe('a character that hides', () => {
  const places: readonly (readonly [string, (character: string) => string])[] = [
    ['a title', (it) => `title: Spring ${it}tide\n`],
    ['a key', (it) => `ti${it}tle: Spring tide\n`],
    ['a sentence', (it) => `effect:\n  - place 1 Run${it}ner in Fenwick\n`],
    ['single quotes', (it) => `title: 'Spring ${it}tide'\n`],
    ['double quotes', (it) => `title: "Spring ${it}tide"\n`],
    ['a block of text', (it) => `note: |\n  Spring ${it}tide\n`],
    ['a comment', (it) => `title: Spring tide  # ${it}and more\n`],
    ['the end of a file', (it) => `title: Spring tide\n${it}`],
  ];

  it.each(places)('is refused with its code point in %s', (_where, text) => {
    for (const character of hiding) {
      const found = told(text(character));
      expect({ character: codeOf(character), found }).toEqual({
        character: codeOf(character),
        found: [expect.stringMatching(/^RW0028 /u)],
      });
      expect(found[0]).toContain(codeOf(character));
    }
    for (const character of controls) {
      const found = told(text(character));
      expect({ character: codeOf(character), found }).toEqual({
        character: codeOf(character),
        found: [expect.stringMatching(/^RW0002 /u)],
      });
      expect(found[0]).toContain(codeOf(character));
    }
  });

  it.each([
    ['\\u202E', 'RW0028'],
    ['\\u200b', 'RW0028'],
    ['\\L', 'RW0028'],
    ['\\x1b', 'RW0002'],
    ['\\e', 'RW0002'],
    ['\\N', 'RW0002'],
    ['\\0', 'RW0002'],
    ['\\U000E0041', 'RW0028'],
  ])('is refused where it is written as the escape %s', (escape, code) => {
    expect(told(`title: "Spring ${escape} tide"\n`).map((it) => it.slice(0, 6))).toEqual([code]);
    expect(told(`"ti${escape}tle": Spring tide\n`).map((it) => it.slice(0, 6))).toEqual([code]);
  });

  it.each([
    ['a joiner in Persian', 'نامه\u200Cها'],
    ['a joiner in Hindi', 'क्\u200Dष'],
    ['a variant of a Han letter', '葛\u{E0100}飾'],
    ['a picture of several', '👩🏽\u200D🌾'],
    ['a picture in colour', '❤\uFE0F'],
    ['an accent', 'e\u0301'],
    ['a tab and an escaped line end', 'a\tb'],
  ])('is none where the script or the picture needs it: %s', (_what, text) => {
    expect(told(`title: a ${text} b\n`)).toEqual([]);
    expect(printable(text, false)).toBe(text);
  });

  it('is taken away by the help, all of them in one go', () => {
    const text = 'title: Spr\u00ADing ti\u00ADde\nrule: "3\u2060.1"\n';
    expect(told(text)).toHaveLength(1);
    expect(fixed(text)).toEqual(['title: Spring tide\nrule: "3.1"\n']);
  });

  it('is never printed as it is', () => {
    for (const character of [...hiding, ...controls]) {
      const shown = printable(`a${character}b`, true);
      expect(shown).toMatch(/^a(?:\\u[0-9a-f]{4}){1,2}b$/u);
      expect(JSON.parse(`"${shown}"`)).toBe(`a${character}b`);
      expect(printable(`a${character}b`, false)).toBe(shown);
    }
    expect(printable('a\tb\n', false)).toBe('a\tb\n');
    expect(printable('\u001B[2J\u001B]0;title\u0007', true)).toBe('\\u001b[2J\\u001b]0;title\\u0007');
    expect(printable('\r\u001B[K\u001B[3A\u001B[J\u001B[1;31mred\u001B[0m', true)).toContain('\u001B[1;31mred');
    expect(printable('\u001B[1;31mred\u001B[0m', false)).toBe('\\u001b[1;31mred\\u001b[0m');
  });
});

describe('a word of letters of two alphabets', () => {
  it.each([
    ['\u0421rown', 'C', 'U+0421', 'Cyrillic'],
    ['Cr\u043Ewn', 'o', 'U+043E', 'Cyrillic'],
    ['\u0391lpha', 'A', 'U+0391', 'Greek'],
    ['O’\u0412rien', 'B', 'U+0412', 'Cyrillic'],
    ['Москв\u0061', null, 'U+0061', 'Latin'],
    ['\u13A0elta', null, 'U+13A0', 'Cherokee'],
    ['2\u0432nd', null, 'U+0432', 'Cyrillic'],
  ])('is refused at the odd letter, with its code point: %s', (word, letter, code, script) => {
    const text = `title: The ${word} now\n`;
    expect(told(text)).toEqual([expect.stringContaining(`is ${code}, a ${script} letter`) as string]);
    if (letter !== null) {
      const latin = /\p{Script=Cyrillic}|\p{Script=Greek}/gu;
      expect(fixed(text)).toEqual([text.replace(latin, letter)]);
    }
  });

  it.each([
    'Москва',
    'Αθήνα',
    'Երևան',
    'ירושלים',
    'القدس',
    'Tシャツ',
    '監獄A',
    'P2カード',
    '서울',
    'Sétif',
    'Huế',
    'Łódź',
    'µm',
    'ⅣX',
    'The Война Conference',
    "d'Été",
    'Ankh-Morpork',
    'α-β',
  ])('is none where each is of one, or the alphabets are written together: %s', (name) => {
    expect(told(`title: ${name}\n`)).toEqual([]);
    expect(told(`"${name}": {}\n`)).toEqual([]);
  });

  it('is one message in a sentence, where the name would be unknown that looks right', () => {
    const files = saltmarshWith('c1-spring-tide.yaml', 'in Harrow', 'in H\u0430rrow');
    expect(errorsOf(files).map(({ code, message }) => `${code} ${message}`)).toEqual([
      'RW0035 `H\u0430rrow` mixes alphabets: its `\u0430` is U+0430, a Cyrillic letter',
    ]);
  });

  it('is refused in a name of several words of which one only looks Latin', () => {
    const boxes = '  Gaol: { rule: "1.5" }\n';
    const withBox = (name: string) =>
      errorsOf(saltmarshWith('game.yaml', boxes, `${boxes}  ${name}: { rule: "1.5" }\n`)).map(({ code }) => code);
    expect(withBox('Plan \u0410')).toEqual(['RW0035']);
    expect(withBox('Plan \u0410\u0440\u043E')).toEqual(['RW0035']);
    expect(withBox('Plan Б')).toEqual([]);
    expect(withBox('Дом')).toEqual([]);
    expect(withBox('\u0410\u0440\u043E')).toEqual([]);
  });

  it('is no other name than the one that looks the same', () => {
    const boxes = '  Gaol: { rule: "1.5" }\n';
    const both = `${boxes}  Coxa: { rule: "1.5" }\n  \u0421\u043E\u0445\u0430: { rule: "1.5" }\n`;
    expect(errorsOf(saltmarshWith('game.yaml', boxes, both)).map(({ code }) => code)).toEqual(['RW0560']);
  });

  it('is told where a name is written wholly in the other alphabet', () => {
    const kept = saltmarshFiles().map((file) => ({ ...file, text: file.text.replaceAll('Gaol', 'Coxe') }));
    const files = kept.map((file) =>
      file.path.endsWith('c1-spring-tide.yaml')
        ? { ...file, text: file.text.replace('in Harrow', 'in \u0421\u043E\u0445\u0435') }
        : file,
    );
    const [error] = errorsOf(files);
    expect(error?.help[0]?.text).toContain(
      '`Coxe` looks the same: `\u0421` is U+0421, a Cyrillic letter, in one of them',
    );
  });
});

describe('curly quotes round a whole text', () => {
  it.each([
    ['title: “Spring tide”\n', 'title: Spring tide\n', 'title: "“Spring tide”"\n'],
    ['title: ‘Spring tide’\n', 'title: Spring tide\n', 'title: "‘Spring tide’"\n'],
    ['title: „Spring tide“\n', 'title: Spring tide\n', 'title: "„Spring tide“"\n'],
    ['rule: “3.1”\n', 'rule: "3.1"\n', 'rule: "“3.1”"\n'],
    ['- “place 1 Runner in Fenwick”\n', '- place 1 Runner in Fenwick\n', '- "“place 1 Runner in Fenwick”"\n'],
    ['“Fenwick”: {}\n', 'Fenwick: {}\n', '"“Fenwick”": {}\n'],
    ['a: [“b”, c]\n', 'a: [b, c]\n', 'a: ["“b”", c]\n'],
  ])('are refused, fixed without them, and told how they stay: %j', (text, without, within) => {
    expect(told(text).map((it) => it.slice(0, 6))).toEqual(['RW0036']);
    expect(fixed(text)).toEqual([without, text]);
    expect([...told(without), ...told(within)]).toEqual([]);
  });

  it.each([
    'title: “Spring” tide\n',
    'title: “A” and “B”\n',
    'title: "“Spring tide”"\n',
    'title: 「春」\n',
    'title: «Printemps»\n',
  ])('are left where they are meant: %j', (text) => {
    expect(told(text)).toEqual([]);
  });
});
