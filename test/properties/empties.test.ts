/** What says nothing is never left out without a word: an empty block, list or text in place of any value, in every kind of file. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { positionOf, type SourceFile } from '../../compiler/source/span.js';
import { isKindKey, schemaName, schemas } from '../../compiler/surface/file-kinds.js';
import { checkShape } from '../../compiler/yaml/check-shape.js';
import { keyText, type YamlNode } from '../../compiler/yaml/node.js';
import { parseYaml } from '../../compiler/yaml/parse.js';
import { additionalFiles } from '../support/saltmarsh-additional.js';
import { onBoard } from '../support/saltmarsh-boards.js';
import { saltmarshJapanese } from '../support/saltmarsh-ja.js';
import { movesFiles } from '../support/saltmarsh-moves.js';
import { saltmarshRules } from '../support/saltmarsh-rules.js';
import { saltmarshFiles, saltmarshSpec, saltmarshWith } from '../support/saltmarsh-spec.js';
import { holds } from './property.js';

interface Place {
  readonly path: string;
  readonly node: YamlNode;
}

function placesIn(node: YamlNode | null, path: string): readonly Place[] {
  if (node === null) return [];
  const own = { path, node };
  if (node.kind === 'scalar') return [own];
  if (node.kind === 'list') return [own, ...node.items.flatMap((item) => placesIn(item, `${path}.-`))];
  return [own, ...node.entries.flatMap((entry) => placesIn(entry.value, `${path}.${keyText(entry)}`))];
}

/** The file with something else in place of a value. */
function replaced({ path, text }: SourceFile, { span }: YamlNode, by: string): SourceFile {
  return { path, text: `${text.slice(0, span.start)}${by}${text.slice(span.end)}` };
}

/** The keys of files of the classes that Saltmarsh has. */
const classes: readonly string[] = ['operation', 'special activity'];

function refusedByItself(file: SourceFile): boolean {
  const { root, diagnostics } = parseYaml(file);
  if (root?.kind !== 'map' || diagnostics.length > 0) return true;
  const [first] = root.entries;
  const key = first === undefined ? '' : keyText(first);
  const kind = root.entries.map(keyText).find(isKindKey) ?? (classes.includes(key) ? 'class' : 'game');
  return checkShape(root, schemas, schemaName(kind), kind === 'class' ? { key, title: key } : null).length > 0;
}

/** Names that are declared and have nothing more to say of themselves, and lists that may be known to be empty. */
const meant = [
  /^\w+\/game\.yaml \.(?:boxes|card kinds|classes|counters|options|states)\.[\w ]+ \{\}$/u,
  /^\w+\/\w+\.yaml \.kinds\.[\w ]+ \{\}$/u,
  /^\w+\/\w+\.yaml \.spaces\.[\w ]+\.adjacent \[\]$/u,
  /^\w+\/setup\.yaml \.(?:spaces|boxes)\.[\w ]+ \{\}$/u,
  // A comma behind the last item of a list.
  /\.- $/u,
];

const whole = [
  ...onBoard(saltmarshFiles()),
  saltmarshRules,
  { path: 'saltmarsh/languages/ja.yaml', text: saltmarshJapanese },
];
const isNew = ({ path }: SourceFile): boolean => !saltmarshSpec.has(path);
const specs: readonly { readonly spec: readonly SourceFile[]; readonly tried: readonly SourceFile[] }[] = [
  { spec: whole, tried: whole },
  { spec: [...saltmarshWith('setup.yaml', 'left out: 2', 'left out: 3'), ...movesFiles], tried: movesFiles },
  { spec: additionalFiles(), tried: additionalFiles().filter(isNew) },
];

/** So many seeds together try every value. */
const parts = 15;

let tried = 0;

function errorsOf(files: readonly SourceFile[]): number {
  return check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error').length;
}

/** What is neither refused nor known to be meant, in every fifteenth value. */
function silentIn(part: number): readonly string[] {
  return specs.flatMap(({ spec, tried: files }) =>
    files.flatMap((file, index) => {
      const places = placesIn(parseYaml(file).root, '').slice(1);
      const some = places.filter((_, number) => (number + index) % parts === part);
      return some.flatMap(({ path, node }) =>
        ['{}', '[]', '', '""'].flatMap((empty) => {
          tried += 1;
          const changed = replaced(file, node, empty);
          const told = `${file.path} ${path} ${empty}`;
          if (refusedByItself(changed) || meant.some((form) => form.test(told))) return [];
          return errorsOf(spec.map((it) => (it.path === file.path ? changed : it))) > 0 ? [] : [told];
        }),
      );
    }),
  );
}

holds({
  name: 'what says nothing is refused, or is known to be meant',
  sample: 1,
  batch: 1,
  measured: () => `${tried.toLocaleString('en')} values left out`,
  check: (seeds) => seeds.flatMap((seed) => silentIn(seed % parts).map((what) => ({ seed, what }))),
});

describe('what says nothing', { timeout: 120_000 }, () => {
  it('is tried in files that are sound with it', () => {
    expect(specs.map(({ spec }) => errorsOf(spec))).toEqual([0, 0, 0]);
  });

  it.each([
    ['a step', '    - {}\n    - place 1 Runner in Fenwick\n'],
    ['an item of a list', '    -\n    - place 1 Runner in Fenwick\n'],
    ['what an opening holds', '    - if a Depot is in Fenwick: {}\n'],
    ['what an opening should hold', '    - if a Depot is in Fenwick:\n    - place 1 Runner in Fenwick\n'],
    ['a list within a list', '    - []\n    - place 1 Runner in Fenwick\n'],
    ['all steps', '    []\n'],
    ['an item that is commented out', '    - # place 1 Runner in Fenwick\n    - place 1 Runner in Fenwick\n'],
  ])('is one message at its place: %s', (_what, steps) => {
    const text = `card: C2\ntitle: Neap Tide\nevent:\n  title: Low water\n  effect:\n${steps}`;
    const files = saltmarshFiles().map((file) => (file.path.includes('c2-') ? { ...file, text } : file));
    const errors = check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code, span }) => `${code} ${positionOf(span.file, span.start).line}`)).toHaveLength(1);
    expect(errors.map(({ span }) => span.file.path)).toEqual(['saltmarsh/cards/c2-neap-tide.yaml']);
  });
});
