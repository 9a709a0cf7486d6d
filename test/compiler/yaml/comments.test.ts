/** Comments behind a text: what may be the rest of the text is never cut off without a word. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withEdits } from '../../../compiler/diagnostics/corrected-lines.js';
import { check } from '../../../compiler/driver.js';
import type { SourceFile, Span } from '../../../compiler/source/span.js';
import type { YamlNode, YamlScalar } from '../../../compiler/yaml/node.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

const spec = fileURLToPath(new URL('../../../spec/', import.meta.url));

/** The files of Saltmarsh, of what a game starts with, and of both games, of whose cards some: every kind of file. */
const files: readonly SourceFile[] = [
  ...saltmarshFiles(),
  ...readdirSync(spec, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml') && !/cards.[a-z](?!1-|9-|20|33)/u.test(path))
    .map((path) => ({ path, text: readFileSync(join(spec, path), 'utf8') })),
];

function scalarsIn(node: YamlNode | null): readonly { readonly scalar: YamlScalar; readonly isKey: boolean }[] {
  if (node === null) return [];
  if (node.kind === 'scalar') return [{ scalar: node, isKey: false }];
  if (node.kind === 'list') return node.items.flatMap(scalarsIn);
  return node.entries.flatMap(({ key, value }) => [{ scalar: key, isKey: true }, ...scalarsIn(value)]);
}

/** The file with a text put in at one place. */
function withText({ path, text }: SourceFile, at: number, added: string): SourceFile {
  return { path, text: `${text.slice(0, at)}${added}${text.slice(at)}` };
}

function told(file: SourceFile): readonly string[] {
  return parseYaml(file).diagnostics.map(({ code, span }) => `${code} ${marked(span)}`);
}

function marked({ file, start, end }: Span): string {
  return file.text.slice(start, end);
}

describe('a comment behind a text', { timeout: 60_000 }, () => {
  // A file of a kind is like the next: of each, some texts are tried from all over it, fewer where it is long.
  const places = files.flatMap((file, index) => {
    const plain = scalarsIn(parseYaml(file).root).filter(
      ({ scalar: { style, span } }) => style === 'plain' && span.end > span.start,
    );
    const apart = Math.ceil(plain.length / (file.text.length > 20_000 ? 1 : 4));
    return plain.filter((_, number) => (number + index) % apart === 0).map((place) => ({ file, ...place }));
  });

  it('is refused wherever an unquoted text stands, in every kind of file', () => {
    expect(places.length).toBeGreaterThan(300);
    const silent = places.flatMap(({ file, scalar }) => {
      const changed = withText(file, scalar.span.end, ' #then lose 1 base');
      return parseYaml(changed).diagnostics.length > 0 ? [] : [`${file.path}: ${scalar.raw}`];
    });
    expect(silent).toEqual([]);
  });

  it('is one message at the comment where the text ends its line', () => {
    const ends = places.filter(
      ({ file, scalar, isKey }) => !isKey && /^(?:\n|$)/u.test(file.text.slice(scalar.span.end)),
    );
    expect(ends.length).toBeGreaterThan(100);
    const others = ends.flatMap(({ file, scalar }) => {
      const found = told(withText(file, scalar.span.end, ' #then lose 1 base'));
      return found.join() === 'RW0029 #then lose 1 base' ? [] : [`${file.path}: ${scalar.raw}: ${found.join()}`];
    });
    expect(others).toEqual([]);
    const refused = ends.flatMap(({ file, scalar }) => told(withText(file, scalar.span.end, '  # then lose 1 base')));
    expect(refused).toEqual([]);
  });

  it.each([
    ['title: Spring tide #2\n', 'RW0029 #2'],
    ['title: Spring tide  #2\n', 'RW0029 #2'],
    ['title: Spring tide # 2\n', 'RW0029 # 2'],
    ['title: Spring tide\t#2\n', 'RW0029 #2'],
    ['count: 3 #4\n', 'RW0029 #4'],
    ['- place 1 Runner in\n  Fenwick #then lose 1 base\n', 'RW0029 #then lose 1 base'],
    ['a: [b,\n  c #d\n  ]\n', 'RW0029 #d'],
    ['a: { b: c #d\n  }\n', 'RW0029 #d'],
    ['a: b #\nc: d\n', 'RW0029 #'],
    ['a: b # allow RW0806: why\n', 'RW0029 # allow RW0806: why'],
  ])('is refused unless it is set off from the text: %j', (text, says) => {
    expect(told({ path: 'c1.yaml', text })).toEqual([says]);
  });

  it.each([
    'title: Spring tide  # the second\n',
    'title: Spring tide  ## the second\n',
    'title: Spring tide  #\n',
    'title: Spring tide\t# the second\n',
    'title: "Spring tide" # the second\n',
    "title: 'Spring tide' #2\n",
    'title: Spring tide#2\n',
    '# title\ntitle: Spring tide\n#2\n',
    'effect: # of it\n  - place 1 Runner in Fenwick\n',
    'a: [b, c] # d\n',
    'a: | # b\n  c # d\n',
    'a: |\n  c #d\n#e\n',
  ])('is left where it is meant, or cuts nothing off: %j', (text) => {
    expect(told({ path: 'c1.yaml', text })).toEqual([]);
  });

  it('is fixed in two ways: the quotes keep the words, the spaces keep the text', () => {
    const text = 'effect:\n  - place 1 Runner in Fenwick #then lose 1 base\n';
    const [diagnostic] = parseYaml({ path: 'c1.yaml', text }).diagnostics;
    const fixed = diagnostic?.help.map(({ edits }) => withEdits({ path: 'c1.yaml', text }, edits));
    expect(fixed).toEqual([
      'effect:\n  - "place 1 Runner in Fenwick #then lose 1 base"\n',
      'effect:\n  - place 1 Runner in Fenwick  # then lose 1 base\n',
    ]);
    expect(fixed?.flatMap((it) => told({ path: 'c1.yaml', text: it }))).toEqual([]);
  });

  it('that takes the place of a text is told with how to make text of it', () => {
    const text =
      'card: C1\ntitle: #1 on the list\nevent:\n  title: High water\n  effect:\n    - #place 1 Runner in Fenwick\n';
    const files = saltmarshFiles().map((file) =>
      file.path.endsWith('c1-spring-tide.yaml') ? { ...file, text } : file,
    );
    const found = check({ files, diagnostics: [] }).diagnostics;
    expect(found.map(({ code }) => code)).toEqual(['RW0110', 'RW0110']);
    expect(found.map(({ help }) => help[0]?.edits[0]?.text)).toEqual([
      '"#1 on the list"',
      '"#place 1 Runner in Fenwick"',
    ]);
  });

  it('is the one message of a whole spec, and the text before it is not read as if it were whole', () => {
    const changed = saltmarshFiles().map((file) =>
      file.path.endsWith('c1-spring-tide.yaml')
        ? { ...file, text: file.text.replace('in Harrow', 'in Harrow #and 2 in Fenwick') }
        : file,
    );
    const { diagnostics, core } = check({ files: changed, diagnostics: [] });
    expect(diagnostics.map(({ code, span }) => `${code} ${marked(span)}`)).toEqual(['RW0029 #and 2 in Fenwick']);
    expect(core).toBeNull();
  });
});
