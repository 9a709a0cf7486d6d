/** Where each character of a scalar stands in its file, whatever the style it is written in. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { placesOf, spanWithin } from '../../../compiler/source/text.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import type { YamlNode, YamlScalar } from '../../../compiler/yaml/node.js';

/** The value of the key `text` in a file. */
function scalarOf(text: string): YamlScalar {
  const { root, diagnostics } = parseYaml({ path: 'spec/saltmarsh/text.yaml', text });
  expect(diagnostics).toEqual([]);
  const value: YamlNode | null | undefined = root?.kind === 'map' ? root.entries[0]?.value : null;
  if (value?.kind !== 'scalar') throw new Error('the first key has no scalar');
  return value;
}

/** What stands in the file where `word` stands in the scalar's text. */
function inFile(scalar: YamlScalar, word: string): string {
  const at = scalar.source.text.indexOf(word);
  expect(at, `${word} in ${JSON.stringify(scalar.source.text)}`).toBeGreaterThanOrEqual(0);
  const span = spanWithin(scalar.source, at, at + word.length);
  return span.file.text.slice(span.start, span.end);
}

const cases: readonly { style: string; file: string; text: string; words: readonly (readonly [string, string])[] }[] = [
  { style: 'plain', file: 'text: place 2 Runners\n', text: 'place 2 Runners', words: [['Runners', 'Runners']] },
  {
    style: 'plain on several lines',
    file: 'text: place 2   \n  Runners in\n\n  Fenwick  # where\n',
    text: 'place 2 Runners in\nFenwick',
    words: [
      ['2', '2'],
      ['Runners', 'Runners'],
      ['Fenwick', 'Fenwick'],
    ],
  },
  {
    style: 'single-quoted',
    file: "text: 'the Crown''s Troopers'\n",
    text: "the Crown's Troopers",
    words: [
      ['Troopers', 'Troopers'],
      ["Crown's", "Crown''s"],
    ],
  },
  {
    style: 'single-quoted on several lines',
    file: "text: 'the\n  Crown''s\n\n  Troopers'\n",
    text: "the Crown's\nTroopers",
    words: [
      ['the', 'the'],
      ['Troopers', 'Troopers'],
    ],
  },
  {
    style: 'double-quoted',
    file: 'text: "place\\t2 \\u0052unners \\x26 more \\U0001F600 end"\n',
    text: 'place\t2 Runners & more 😀 end',
    words: [
      ['Runners', '\\u0052unners'],
      ['&', '\\x26'],
      ['😀', '\\U0001F600'],
      ['end', 'end'],
    ],
  },
  {
    style: 'double-quoted on several lines',
    file: 'text: "place \\\n  2\n  Runners"\n',
    text: 'place 2 Runners',
    words: [
      ['2', '2'],
      ['Runners', 'Runners'],
      ['place', 'place'],
    ],
  },
  {
    style: 'literal',
    file: 'text: |\n  place 2 Runners\n    in Fenwick\nmore: 1\n',
    text: 'place 2 Runners\n  in Fenwick\n',
    words: [
      ['Runners', 'Runners'],
      ['in Fenwick', 'in Fenwick'],
    ],
  },
  {
    style: 'literal, stripped, with its own indentation',
    file: 'text: |2-\n    place\n\n  Runners\n\n\n',
    text: '  place\n\nRunners',
    words: [
      ['place', 'place'],
      ['Runners', 'Runners'],
    ],
  },
  { style: 'literal, kept', file: 'text: |+\n  place\n\n\n', text: 'place\n\n\n', words: [['place', 'place']] },
  {
    style: 'folded',
    file: 'text: > # a note\n  place 2\n  Runners in\n\n  Fenwick\n    or\n  Harrow\n',
    text: 'place 2 Runners in\nFenwick\n  or\nHarrow\n',
    words: [
      ['Runners', 'Runners'],
      ['Fenwick', 'Fenwick'],
      ['or', 'or'],
      ['Harrow', 'Harrow'],
    ],
  },
  {
    style: 'folded, stripped',
    file: 'text: >-\n  place\n  Runners\n',
    text: 'place Runners',
    words: [['Runners', 'Runners']],
  },
  {
    style: 'beside wide characters',
    file: 'text: Huế 😀 Runners\n',
    text: 'Huế 😀 Runners',
    words: [['Runners', 'Runners']],
  },
];

describe('the text of a scalar', () => {
  it.each(cases)('keeps the place of its words when it is $style', ({ file, text, words }) => {
    const scalar = scalarOf(file);
    expect(scalar.source.text).toBe(text);
    for (const [word, written] of words) expect(inFile(scalar, word)).toBe(written);
  });

  it('has a place for its end, behind its last character', () => {
    for (const file of ['text: Runners   # one\n', 'text: |\n  Runners\n', 'text: "Runners"\n', "text: 'Runners'\n"]) {
      const { source } = scalarOf(file);
      const end = source.text.trimEnd().length;
      expect(spanWithin(source, end, end).start).toBe(file.indexOf('Runners') + 'Runners'.length);
    }
  });

  it('keeps what was written, so that a number that YAML changes can be shown', () => {
    const { root } = parseYaml({ path: 'spec/saltmarsh/a.yaml', text: 'a: 007\nb: 5E2\nc: NO\nd: 1:30\ne: on\n' });
    const values =
      root?.kind === 'map'
        ? root.entries.map(({ value }) => (value?.kind === 'scalar' ? [value.value, value.raw] : null))
        : [];
    expect(values).toEqual([
      [7, '007'],
      [500, '5E2'],
      ['NO', 'NO'],
      ['1:30', '1:30'],
      ['on', 'on'],
    ]);
  });
});

const word = fc.stringMatching(/^[a-zA-Zé😀]{1,6}$/u);
const lines = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.array(word, { minLength: 1, maxLength: 4 }).map((it) => it.join(' ')) },
    { weight: 1, arbitrary: fc.constant('') },
  ),
  { minLength: 1, maxLength: 6 },
);
const written = fc
  .record({
    lines,
    style: fc.constantFrom('', "'", '"', '|', '|-', '|+', '>', '>-', '>+', '|2', '>2'),
    further: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
    trailing: fc.constantFrom('', ' ', '  '),
  })
  .map(({ lines: all, style, further, trailing }) => {
    const first = all[0] === '' ? 'x' : (all[0] ?? 'x');
    const rest = all.slice(1).map((line, index) => (line === '' ? '' : `  ${' '.repeat(further[index] ?? 0)}${line}`));
    if (/^[|>]/u.test(style)) return `text: ${style}\n  ${first}\n${rest.map((line) => `${line}\n`).join('')}`;
    const quoted = style === "'" ? first.replaceAll('x', "''") : style === '"' ? `${first}\\n\\u0041\\\\` : first;
    const flow = [quoted, ...rest].map((line, index, every) => (index === every.length - 1 ? line : line + trailing));
    while (flow.at(-1)?.trim() === '') flow.pop();
    return `text: ${style}${flow.join('\n')}${style}\n`;
  });

describe('any scalar', () => {
  it('reads as YAML reads it, and each of its letters stands where the map says', () => {
    fc.assert(
      fc.property(written, (file) => {
        const { source, style } = scalarOf(file);
        expect(source.text).toBe((parseDocument(file).toJS() as { text: string }).text);
        const places = placesOf(source);
        expect(places).toHaveLength(source.text.length + 1);
        for (let at = 0; at < source.text.length; at += 1) {
          expect(places[at + 1]).toBeGreaterThanOrEqual(places[at] ?? 0);
          const character = source.text.charAt(at);
          const atOffset = file.charAt(places[at] ?? 0);
          if (/[a-zé]/u.test(character)) expect(atOffset).toBe(character);
          if (style === 'double' && character === 'A' && atOffset !== 'A') expect(atOffset).toBe('\\');
        }
      }),
      { numRuns: 400 },
    );
  });
});
