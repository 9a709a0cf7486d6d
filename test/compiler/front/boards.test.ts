/** Boards that several games share. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../../compiler/driver.js';
import type { World } from '../../../compiler/resolved/ir.js';
import type { SourceFile } from '../../../compiler/source/span.js';
import { dykes, lowland, saltmarshOnBoard as saltmarsh } from '../../support/saltmarsh-boards.js';
import { saltmarshFiles } from '../../support/saltmarsh-spec.js';

function worldOf(files: readonly SourceFile[]): World {
  const { world, diagnostics } = analyse(files);
  expect(diagnostics.map((it) => `${it.code} ${it.message} ${it.span.file.path}`)).toEqual([]);
  if (world === null) throw new Error('no world');
  return world;
}

/** Without the places where things are written. */
function bare(world: World): unknown {
  return JSON.parse(JSON.stringify(world, (key, value: unknown) => (key === 'span' || key === 'declared' ? 0 : value)));
}

/** The messages after `before` became `after` in one file: its path, the code, the text that is marked, the first help. */
function told(files: readonly SourceFile[], path: string, before: string, after: string) {
  const changed = files.map((file) => {
    if (file.path !== path) return file;
    expect(file.text.split(before)).toHaveLength(2);
    return { path, text: file.text.replace(before, after) };
  });
  return analyse(changed).diagnostics.map(({ code, span, help }) => ({
    path: span.file.path,
    code,
    marks: span.file.text.slice(span.start, span.end),
    help: help[0]?.edits[0]?.text ?? null,
  }));
}

describe('a map on a board', () => {
  it('means what the whole map would mean', () => {
    const world = worldOf(saltmarsh);
    expect(bare(world)).toEqual(bare(worldOf(saltmarshFiles())));
  });

  it('has only the spaces of the kinds that it has in play, which list no others', () => {
    const { spaces, assumed } = worldOf([...dykes, lowland]);
    expect(spaces.map(({ name, adjacent }) => [name, adjacent.map((id) => spaces[id]?.name)])).toEqual([
      ['Fenwick', ['Dunmoor', 'Long Dyke']],
      ['Dunmoor', ['Fenwick', 'Harrow']],
      ['Harrow', ['Dunmoor']],
      ['Long Dyke', ['Fenwick']],
    ]);
    expect(assumed.map(({ text, span }) => [text, span.file.path])).toEqual([
      ['Long Dyke and Harrow are not adjacent (60 %)', 'boards/lowland.yaml'],
    ]);
  });

  it('may have spaces of its own of a kind that the board has', () => {
    const changed = dykes.map((file) =>
      file.path.endsWith('map.yaml')
        ? { ...file, text: `${file.text}spaces:\n  Old Dyke: { kind: Bank, adjacent: [Long Dyke] }\n` }
        : file,
    );
    const { spaces } = worldOf([...changed, lowland]);
    expect(spaces.map(({ name, kind, adjacent }) => [name, kind, adjacent])).toEqual([
      ['Fenwick', 0, [1, 3]],
      ['Dunmoor', 0, [0, 2]],
      ['Harrow', 0, [1]],
      ['Long Dyke', 1, [0, 4]],
      ['Old Dyke', 1, [3]],
    ]);
  });

  it('gives the kinds of the board further words', () => {
    const { spaceKinds } = worldOf([...dykes, lowland]);
    expect(spaceKinds.map(({ names }) => names)).toEqual([
      { one: 'Province', many: 'Provinces', aliases: [] },
      { one: 'Dyke', many: 'Dykes', aliases: ['Bank'] },
    ]);
  });

  it('may name its board in the first line', () => {
    const first = dykes.map((file) =>
      file.path.endsWith('map.yaml')
        ? { ...file, text: file.text.replace('map: The Dykes\nboard: Lowland', 'board: Lowland\nmap: The Dykes') }
        : file,
    );
    expect(bare(worldOf([...first, lowland]))).toEqual(bare(worldOf([...dykes, lowland])));
  });
});

describe('one message is given at the mistake', () => {
  const onMap = 'saltmarsh/map.yaml';
  const twice = '[Harrow]\n  Port Sable:\n    kind: Haven\n    adjacent: [Harrow]\n';
  it.each([
    ['a board misspelt', onMap, 'board: Lowland', 'board: Lowlnad', 'RW0329', 'Lowlnad', 'Lowland'],
    ['a board that there is not', onMap, 'board: Lowland', 'board: Elsewhere', 'RW0329', 'Elsewhere', null],
    ['a kind of the board misspelt', onMap, '  Town: {', '  Twon: {', 'RW0324', 'Twon', 'Town'],
    ['a neighbour on the board misspelt', onMap, '[Harrow]', '[Harow]', 'RW0304', 'Harow', 'Harrow'],
    ['a neighbour that is not in play', onMap, '[Harrow]', '[Harrow, Long Dyke]', 'RW0304', 'Long Dyke', null],
    ['a space that the board has', onMap, '[Harrow]\n', twice, 'RW0503', 'Port Sable', null],
    ['an area named like a space of the board', onMap, 'Marshland', 'Dunmoor', 'RW0503', 'Dunmoor', null],
    ['further words for no space', onMap, '  Sable Road: [', '  Sabel Road: [', 'RW0304', 'Sabel Road', 'Sable Road'],
    ['a pair that is assumed and is not so', onMap, 'take: not', 'take:', 'RW0524', 'Harrow', null],
    ['adjacency in one list alone', lowland.path, '[Fenwick, Harrow]', '[Harrow]', 'RW0504', 'Dunmoor', ', Fenwick'],
    ['a neighbour misspelt', lowland.path, '[Fenwick, Harrow]', '[Fenwick, Harow]', 'RW0304', 'Harow', 'Harrow'],
    ['a mistake where nothing is in play', lowland.path, '[Fenwick]', '[Fenwik]', 'RW0304', 'Fenwik', 'Fenwick'],
    ['a kind misspelt', lowland.path, 'kind: Town', 'kind: Twon', 'RW0324', 'Twon', 'Town'],
    ['a key misspelt', lowland.path, '    kind: Dyke', '    knid: Dyke', 'RW0101', 'knid', 'kind'],
    ['the key of its kinds misspelt', lowland.path, '\nkinds:', '\nknids:', 'RW0101', 'knids', 'kinds'],
    ['the first key misspelt', lowland.path, 'board: Low', 'baord: Low', 'RW0112', 'baord', 'board'],
    ['a rule of its own', lowland.path, '{ plural: Towns }', '{ plural: Towns, rule: "1" }', 'RW0101', 'rule', null],
  ])('%s', (_mistake, path, before, after, code, marks, help) => {
    expect(told(saltmarsh, path, before, after)).toEqual([{ path, code, marks, help }]);
  });

  it('a map without spaces and without a board', () => {
    const path = 'dykes/map.yaml';
    const mistake = { path, code: 'RW0102', marks: 'map', help: null };
    expect(told(dykes, path, 'board: Lowland\n', '')).toEqual([mistake]);
  });

  it('a board whose name another board has', () => {
    const other = { ...lowland, path: 'boards/more.yaml' };
    const mistake = { path: other.path, code: 'RW0503', marks: 'Lowland', help: null };
    expect(told([...dykes, lowland, other], 'dykes/map.yaml', 'Bank', 'Wall')).toEqual([mistake]);
  });

  it('a board that cannot be read', () => {
    const mistake = { path: lowland.path, code: 'RW0008', marks: '\t', help: '  ' };
    expect(told(saltmarsh, lowland.path, '    kind: Town', '\tkind: Town')).toEqual([mistake]);
  });
});
