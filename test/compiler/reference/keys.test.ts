/** The keys in the reference: every key that a file may have is there, and is needed where a file without it is refused. */
import { describe, expect, it } from 'vitest';
import { keyTables, type KeyTable } from '../../../compiler/reference/keys.js';
import { referenceMarkdown } from '../../../compiler/reference/markdown.js';
import {
  type FileKind,
  fileKinds,
  isKindKey,
  schemaDocuments,
  schemaName,
  schemas,
} from '../../../compiler/surface/file-kinds.js';
import { checkShape } from '../../../compiler/yaml/check-shape.js';
import { keyText, type YamlMap, type YamlNode } from '../../../compiler/yaml/node.js';
import { parseYaml } from '../../../compiler/yaml/parse.js';
import { errataFile } from '../../support/errata-cases.js';
import { saltmarshJapanese } from '../../support/saltmarsh-ja.js';
import { saltmarshRules } from '../../support/saltmarsh-rules.js';
import { onBoard } from '../../support/saltmarsh-boards.js';
import { referenceGame } from '../../support/reference-game.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';
import { filesIn } from '../../tidy/sources.js';

const tables = keyTables();
const files = [
  ...filesIn('spec', '.yaml'),
  ...onBoard(saltmarshFiles()),
  saltmarshRules,
  { path: 'ja.yaml', text: saltmarshJapanese },
  ...referenceGame().filter(({ path }) => path.endsWith('/weather.yaml')),
  errataFile,
];
const documents = files.flatMap((file): { path: string; kind: FileKind; root: YamlMap }[] => {
  const { root } = parseYaml(file);
  if (root?.kind !== 'map') return [];
  // What begins with no key of a kind is of a class of its game.
  const kind = root.entries.map(keyText).find(isKindKey) ?? 'class';
  return [{ path: file.path, kind, root }];
});

/** The table of a kind of file: its row of that key is the first one. */
function tableOf(kind: FileKind): KeyTable | undefined {
  return tables.find(({ rows }) => rows[0]?.path === (kind === 'class' ? 'CLASS' : kind));
}

/** Every property that a schema names, wherever it stands. */
function namedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(namedIn)];
}

/** The keys in a document that no row of the table leads to; what rows hold as a block of another table is looked up there. */
function missing(table: KeyTable, node: YamlNode | null, within: string): string[] {
  if (node === null || node.kind === 'scalar') return [];
  if (node.kind === 'list') return node.items.flatMap((item) => missing(table, item, `${within}- `));
  return node.entries.flatMap((entry) => {
    const path = `${within}${keyText(entry)}`;
    const row = table.rows.find(({ path: shown }) => pattern(shown).test(path));
    if (row === undefined) {
      // The names of one's own have no row where what is below them has.
      const isName = table.rows.some(({ path: shown }) => pattern(shown, ': .*').test(path));
      return isName ? missing(table, entry.value, `${path}: `) : [path];
    }
    if (/a list of (?:steps|lines)/u.test(row.holds) || row.holds.startsWith('for each NAME: a')) return [];
    const block = /the block \*(.+)\*/u.exec(row.holds)?.[1];
    if (block === undefined) return missing(table, entry.value, `${path}: `);
    const other = tables.find(({ title }) => title === `The block: ${block}`);
    if (other === undefined) return [`${path} holds ${block}`];
    const blocks = entry.value?.kind === 'list' ? entry.value.items : [entry.value];
    return blocks.flatMap((it) => missing(other, it, ''));
  });
}

function pattern(shown: string, more = ''): RegExp {
  const text = shown.replace(/\b(?:NAME|CODE|NUMBER)\b/gu, '[^:]+').replace('start | end', '(?:start|end)');
  return new RegExp(`^${text}${more}$`, 'u');
}

/** Whether a key is needed beside these. */
function isNeeded(needed: string, keys: readonly string[]): boolean {
  if (!needed.startsWith('yes, ')) return needed === 'yes';
  const others = [...needed.matchAll(/`([^`]+)`/gu)].map(([, key = '']) => key);
  return others.some((key) => keys.includes(key)) === needed.startsWith('yes, with ');
}

describe('the keys in the reference', () => {
  it('are in a table for each kind of file', () => {
    expect(fileKinds.filter((kind) => tableOf(kind) === undefined)).toEqual([]);
    expect(new Set(documents.map(({ kind }) => kind)).size).toBe(fileKinds.length);
  });

  it('are all that the schemas name, each with what it holds and says', () => {
    const shown = new Set(tables.flatMap(({ rows }) => rows.map(({ path }) => path.replace(/^.*(?:: |- )/u, ''))));
    expect(schemaDocuments.flatMap(namedIn).filter((key) => !shown.has(key))).toEqual([]);
    const empty = tables.flatMap(({ title, rows }) =>
      rows.filter(({ holds, says }) => holds === '' || says === '').map(({ path }) => `${title}: ${path}`),
    );
    expect(empty).toEqual([]);
  });

  it('are all that the games have', () => {
    const found = documents.flatMap(({ path, kind, root }) => {
      const table = tableOf(kind);
      // The first key of a file of a class is the game's own.
      const known = kind === 'class' ? { ...root, entries: root.entries.slice(1) } : root;
      return table === undefined ? [path] : missing(table, known, '').map((key) => `${path}: ${key}`);
    });
    expect(found).toEqual([]);
    expect(documents.length).toBeGreaterThan(150);
  });

  it.each(fileKinds)('are needed where a file without them is refused: %s', (kind) => {
    const root = documents.find((document) => document.kind === kind)?.root;
    if (root === undefined) throw new Error('there is no such file');
    const without = (key: string): boolean => {
      const rest = { ...root, entries: root.entries.filter((entry) => keyText(entry) !== key) };
      return checkShape(rest, schemas, schemaName(kind), own).length > 0;
    };
    const keys = root.entries.map(keyText);
    const [first = ''] = keys;
    // The first key of a file of a class is what makes it one.
    const own = kind === 'class' ? { key: first, title: first } : null;
    const needed = tableOf(kind)?.rows.filter(({ needed: it }) => isNeeded(it, keys)) ?? [];
    const others = keys.filter((key) => own === null || key !== first);
    expect(needed.map(({ path }) => path).filter((path) => keys.includes(path))).toEqual(others.filter(without));
  });

  it('are told in the reference', () => {
    expect(referenceMarkdown(null)).toContain(
      '| `pieces: NAME: inventory` | yes | a whole number from 1 to 99 | how many there are in the box |\n',
    );
  });
});
