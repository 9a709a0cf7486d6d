/** How diagnostics look, to people and to machines. */
import { describe, expect, it } from 'vitest';
import type { Diagnostic, Help, Note } from '../../../compiler/diagnostics/diagnostic.js';
import { renderGithub, toJson } from '../../../compiler/diagnostics/json.js';
import { inOrder } from '../../../compiler/diagnostics/order.js';
import { renderDiagnostic, renderText, summaryOf } from '../../../compiler/diagnostics/render.js';
import type { SourceFile, Span } from '../../../compiler/source/span.js';

const card: SourceFile = {
  path: 'spec/saltmarsh/cards/c26-high-water.yaml',
  text: `card: C26\ntitle: High water\n\n\n\n\n\nevent:\n    - up to 3 times: conduct a Limited Operation in or adjacent to Dunmor\n    - place 1 Runner in Fenwick\n`,
};
const map: SourceFile = { path: 'spec/saltmarsh/map.yaml', text: 'map: Saltmarsh\n\n\nspaces:\n  Dunmoor: {}\n' };

function at(file: SourceFile, word: string): Span {
  const start = file.text.indexOf(word);
  return { file, start, end: start + word.length };
}

function diagnostic(span: Span, rest: Partial<Diagnostic> = {}): Diagnostic {
  return {
    code: 'RW0304',
    severity: 'error',
    message: 'unknown space `Dunmor`',
    span,
    label: 'no space has this name',
    context: '',
    notes: [],
    help: [],
    ...rest,
  };
}

const plain = { color: false };
const note: Note = { message: 'the spaces are declared in', span: at(map, 'spaces') };
const help: Help = {
  text: 'the space `Dunmoor` has a similar name',
  edits: [{ span: at(card, 'Dunmor'), text: 'Dunmoor' }],
  safe: false,
};

describe('a diagnostic as text', () => {
  it('shows the place, the mark, the frame of work, the other party and the corrected line', () => {
    const shown = renderDiagnostic(
      diagnostic(at(card, 'Dunmor'), { context: 'card C26, event, sentence 1', notes: [note], help: [help] }),
      plain,
    );
    expect(shown).toBe(
      `error[RW0304]: unknown space \`Dunmor\`
  --> spec/saltmarsh/cards/c26-high-water.yaml:9:68
   |
 9 |     - up to 3 times: conduct a Limited Operation in or adjacent to Dunmor
   |                                                                    ^^^^^^ no space has this name
   |
   = card C26, event, sentence 1
note: the spaces are declared in spec/saltmarsh/map.yaml:4
help: the space \`Dunmoor\` has a similar name
 9 |     - up to 3 times: conduct a Limited Operation in or adjacent to Dunmoor
`,
    );
  });

  it('leaves room for the longest line number', () => {
    const span = at(card, 'Fenwick');
    const inserted: Help = {
      text: 'say more',
      edits: [{ span: { ...span, start: span.end }, text: '\n    - place 1 Runner in Harrow' }],
      safe: false,
    };
    expect(renderDiagnostic(diagnostic(span, { help: [inserted] }), plain)).toBe(
      `error[RW0304]: unknown space \`Dunmor\`
   --> spec/saltmarsh/cards/c26-high-water.yaml:10:25
    |
 10 |     - place 1 Runner in Fenwick
    |                         ^^^^^^^ no space has this name
help: say more
 11 |     - place 1 Runner in Harrow
`,
    );
  });

  const marked = (text: string, word: string) =>
    renderDiagnostic(diagnostic(at({ path: 'a.yaml', text }, word), { label: '' }), plain)
      .split('\n')
      .slice(3, 5);

  it('puts the mark under its word behind tabs, wide characters and combining marks', () => {
    expect(marked('- Huế 😀 place 2 trops', 'trops')).toEqual([
      ' 1 | - Huế 😀 place 2 trops',
      '   |                  ^^^^^',
    ]);
    expect(marked('a:\tx', 'x')).toEqual([' 1 | a:  x', '   |     ^']);
    expect(marked('漢字 x', 'x')).toEqual([' 1 | 漢字 x', '   |      ^']);
    expect(marked('e\u0301 x', 'x')).toEqual([' 1 | e\u0301 x', '   |   ^']);
  });

  it('makes invisible characters visible', () => {
    expect(marked('a\u00A0b\uFEFFc', '\uFEFF')).toEqual([' 1 | a␣b\uFFFDc', '   |    ^']);
  });

  it('cuts a long line around the mark', () => {
    const [line, mark] = marked(`${'x '.repeat(300)}here ${'y '.repeat(300)}`, 'here');
    expect(line?.length).toBeLessThan(130);
    expect(line?.indexOf('here')).toBe(mark?.indexOf('^'));
    expect(line).toMatch(/^ 1 \| ….*…$/u);
  });

  it('marks the first line of a span that covers several', () => {
    expect(marked('a: >\n  b\n  c\n', '>\n  b')).toEqual([' 1 | a: >', '   |    ^']);
  });

  it('shows one mark where a span is empty, and no frame for an empty file', () => {
    expect(marked('abc', '')).toEqual([' 1 | abc', '   | ^']);
    const empty = { file: { path: 'a.yaml', text: '' }, start: 0, end: 0 };
    expect(renderDiagnostic(diagnostic(empty), plain)).toBe(
      'error[RW0304]: unknown space `Dunmor`\n  --> a.yaml:1:1\n',
    );
  });

  it('uses colours only when asked', () => {
    const span = at(card, 'Dunmor');
    expect(renderText([diagnostic(span)], plain)).not.toContain('\u001B');
    expect(renderText([diagnostic(span)], { color: true })).toContain('\u001B[1;31merror[RW0304]\u001B[0m');
  });

  it('ends with how many there are', () => {
    const some = [
      diagnostic(at(card, 'C26')),
      diagnostic(at(card, 'Dunmor')),
      diagnostic(at(map, 'map'), { severity: 'warning' }),
    ];
    expect(renderText(some, plain)).toMatch(/\n\n2 errors, 1 warning\n$/u);
    expect(summaryOf(some.slice(0, 1))).toBe('1 error');
    expect(renderText([], plain)).toBe('');
  });
});

describe('the order of diagnostics', () => {
  it('is by path and place, whatever the locale and the order in which they were found', () => {
    const files = ['é', 'z', 'A', 'a-b', 'a_b'].map((path) => ({ path, text: 'xy' }));
    const all = files.flatMap((file) => [diagnostic(at(file, 'y')), diagnostic(at(file, 'x'))]);
    const order = inOrder(all).map((it) => `${it.span.file.path}${it.span.start}`);
    expect(order).toEqual(['A0', 'A1', 'a-b0', 'a-b1', 'a_b0', 'a_b1', 'z0', 'z1', 'é0', 'é1']);
    expect(inOrder([...all].reverse()).map((it) => `${it.span.file.path}${it.span.start}`)).toEqual(order);
  });
});

describe('a diagnostic for machines', () => {
  it('has lines and columns from 1, columns in UTF-16 units, and its edits', () => {
    const file = { path: 'a.yaml', text: '- Huế 😀 place 2 trops\n' };
    const span = at(file, 'trops');
    const fix: Help = { text: 'it is `Troopers`', edits: [{ span, text: 'Troopers' }], safe: true };
    expect(toJson([diagnostic(span, { help: [fix, { text: 'look it up', edits: [], safe: false }] })])).toEqual({
      diagnostics: [
        {
          code: 'RW0304',
          severity: 'error',
          message: 'unknown space `Dunmor`',
          file: 'a.yaml',
          line: 1,
          column: 18,
          endLine: 1,
          endColumn: 23,
          help: [
            {
              text: 'it is `Troopers`',
              edits: [{ file: 'a.yaml', line: 1, column: 18, endLine: 1, endColumn: 23, text: 'Troopers' }],
              safe: true,
            },
            { text: 'look it up' },
          ],
        },
      ],
    });
  });

  it('becomes an annotation on GitHub, with what would end it escaped', () => {
    const file = { path: 'a,b:c.yaml', text: 'x\n' };
    const shown = renderGithub([diagnostic(at(file, 'x'), { message: '100% wrong', help: [help] })]);
    expect(shown).toBe(
      '::error file=a%2Cb%3Ac.yaml,line=1,endLine=1,col=1,endColumn=2,title=RW0304::100%25 wrong%0Ahelp: the space `Dunmoor` has a similar name\n',
    );
  });
});
