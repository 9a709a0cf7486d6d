/** Reading spec files and writing generated ones. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findCheckout } from '../../../compiler/host/checkout.js';
import { readBoards, readSpec } from '../../../compiler/host/read-spec.js';
import { marked } from '../../../compiler/host/own-files.js';
import { recover } from '../../../compiler/host/swap-folder.js';
import { compareOutput, OutputRefused, writeOutput } from '../../../compiler/host/write-output.js';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'rulewright-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

function put(name: string, contents: string | Uint8Array): string {
  const place = path.join(home, name);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, contents);
  return place;
}

describe('reading a spec', () => {
  const game = () => path.join(home, 'spec', 'marsh');
  const pathsOf = (folder: string) => readSpec(folder).files.map((file) => file.path);
  const mistakesOf = (folder: string) =>
    readSpec(folder).diagnostics.map(({ code, span }) => `${code} ${span.file.path}`);

  it('finds YAML files in all folders, whatever the case of their ending, in an order that does not depend on the machine', () => {
    for (const name of [
      'z.yaml',
      'é.yaml',
      'A.yml',
      'a-b.YAML',
      'a_b.Yml',
      'cards/c1.yaml',
      'schema/x.yaml',
      'notes.txt',
    ])
      put(`spec/marsh/${name}`, 'a: 1\n');
    expect(pathsOf(game())).toEqual([
      'marsh/A.yml',
      'marsh/a-b.YAML',
      'marsh/a_b.Yml',
      'marsh/cards/c1.yaml',
      'marsh/schema/x.yaml',
      'marsh/z.yaml',
      'marsh/é.yaml',
    ]);
    expect(mistakesOf(game())).toEqual([]);
  });

  it('leaves out what begins with a dot: what editors and systems keep beside a file', () => {
    for (const name of ['h1.yaml', '.h1.yaml', '._h1.yaml', 'h1.yaml~', '#h1.yaml#', '.h1.yaml.swp', '.git/x.yaml'])
      put(`spec/marsh/${name}`, 'a: 1\n');
    symlinkSync('someone@somewhere.1234', path.join(game(), '.#h1.yaml'));
    expect(pathsOf(game())).toEqual(['marsh/h1.yaml']);
    expect(mistakesOf(game())).toEqual([]);
  });

  it('tells where people find a file from the checkout, or from where they are, with slashes', () => {
    put('spec/marsh/cards/c1.yaml', 'a: 1\n');
    expect(readSpec(game()).files[0]?.shown).toBe('spec/marsh/cards/c1.yaml');
    expect(readSpec(game(), path.join(home, 'spec', 'other')).files[0]?.shown).toBe('../marsh/cards/c1.yaml');
  });

  it('reports a file that is no text and reads the others', () => {
    put('spec/marsh/a.yaml', new Uint8Array([0xff, 0xfe]));
    put('spec/marsh/b.yaml', 'b: 1\r\n');
    put('spec/marsh/c.yaml', new Uint8Array(1_000_001));
    put('spec/marsh/d.yaml/e.yaml', 'e: 1\n');
    symlinkSync(path.join(home, 'nowhere'), path.join(game(), 'f.yaml'));
    symlinkSync(path.join(game(), 'b.yaml'), path.join(game(), 'g.yaml'));
    expect(readSpec(game()).files.map((file) => file.text)).toEqual(['b: 1\n', 'e: 1\n', 'b: 1\n']);
    expect(mistakesOf(game())).toEqual(['RW0001 marsh/a.yaml', 'RW0003 marsh/c.yaml', 'RW0004 marsh/f.yaml']);
  });

  it('follows no link to a folder, which may lead round in a circle, and says so', () => {
    put('spec/marsh/a.yaml', 'a: 1\n');
    put('elsewhere/b.yaml', 'b: 1\n');
    symlinkSync(game(), path.join(game(), 'round'));
    symlinkSync(path.join(home, 'elsewhere'), path.join(game(), 'cards'));
    expect(pathsOf(game())).toEqual(['marsh/a.yaml']);
    expect(mistakesOf(game())).toEqual(['RW0031 marsh/cards', 'RW0031 marsh/round']);
  });

  it('reads a game whose own folder is a link, under the name of the link', () => {
    put('elsewhere/b.yaml', 'b: 1\n');
    mkdirSync(path.dirname(game()));
    symlinkSync(path.join(home, 'elsewhere'), game());
    expect(pathsOf(game())).toEqual(['marsh/b.yaml']);
    expect(findCheckout(home)?.games).toEqual(['marsh']);
  });

  it('says so where a game has no file at all', () => {
    put('spec/marsh/.hidden.yaml', 'a: 1\n');
    put('spec/marsh/read.me', 'a: 1\n');
    expect(mistakesOf(game())).toEqual(['RW0030 marsh']);
  });

  it('warns of a file that is left out for the end that an editor put to its name', () => {
    put('spec/marsh/a.yaml', 'a: 1\n');
    put('spec/marsh/b.yaml.txt', 'b: 1\n');
    expect(mistakesOf(game())).toEqual(['RW0034 marsh/b.yaml.txt']);
    expect(readSpec(game()).diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
  });

  it.each([
    'con.yaml',
    'Aux.yml',
    'lpt1.yaml',
    'a\\b.yaml',
    'what?.yaml',
    'a:b.yaml',
    'name .yaml',
    ' name.yaml',
    `${'x'.repeat(210)}.yaml`,
    'cards./c1.yaml',
    'a\u202Eb.yaml',
    'a\u001B[2Jb.yaml',
  ])('refuses a name that not every system has: %j', (name) => {
    put(`spec/marsh/${name}`, 'a: 1\n');
    expect(mistakesOf(game())).toEqual([`RW0032 marsh/${name}`]);
  });

  it('takes names with accents for the same, however the system spells them', () => {
    put('spec/marsh/e\u0301.yaml', 'a: 1\n');
    expect(pathsOf(game())).toEqual(['marsh/\u00E9.yaml']);
  });

  it('reads the board that the map of a game names, and all boards where none is called so', () => {
    put('spec/marsh/map.yaml', '# On a board.\nmap: Marsh\nboard: "Low Land" # the large one\n');
    put('spec/fens/map.yaml', 'map: Fens\n');
    put('spec/moor/map.yaml', 'map: Moor\nboard: Lowlnd\n');
    put('spec/boards/a.yaml', 'board: Highland\n\tspaces:\n');
    put('spec/boards/b.yaml', 'board: Low Land\n');
    put('spec/boards/c.yaml', new Uint8Array([0xff, 0xfe]));
    const foundFor = (name: string) => {
      const { files, diagnostics } = readSpec(path.join(home, 'spec', name));
      return [...files.map((file) => file.path), ...diagnostics.map(({ code }) => code)];
    };
    expect(foundFor('marsh')).toEqual(['boards/b.yaml', 'marsh/map.yaml']);
    expect(foundFor('fens')).toEqual(['fens/map.yaml']);
    expect(foundFor('moor')).toEqual(['boards/a.yaml', 'boards/b.yaml', 'moor/map.yaml', 'RW0001']);
  });

  it('has no boards where there is no folder of them', () => {
    expect(readBoards(path.join(home, 'spec'), home)).toEqual({ files: [], diagnostics: [] });
  });
});

const mark = (text: string): string => marked('saltmarsh', text);
const nothingElse = (): boolean => false;

describe('writing output', () => {
  const folder = () => path.join(home, 'generated', 'saltmarsh');
  const scratch = () => path.join(home, '.rulewright');
  const write = (files: ReadonlyMap<string, string>) => writeOutput(folder(), files, scratch(), nothingElse);
  const files = new Map([
    ['ids.ts', mark('export const a = 1;\n')],
    ['cards/c1.ts', mark('export const b = 2;\n')],
  ]);
  const everything = () =>
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => it.name)
      .sort();

  it('writes what differs, removes what is stale, and leaves the rest untouched', () => {
    const nothing = { removed: [], unchanged: [], foreign: [] };
    expect(write(files)).toEqual({ ...nothing, written: ['cards/c1.ts', 'ids.ts'] });
    const old = new Date(1_000_000_000_000);
    utimesSync(path.join(folder(), 'ids.ts'), old, old);
    put('generated/saltmarsh/cards/old/c9.ts', mark('stale'));

    const next = new Map([...files, ['cards/c1.ts', mark('export const b = 3;\n')]]);
    expect(write(next)).toEqual({
      written: ['cards/c1.ts'],
      removed: ['cards/old/c9.ts'],
      unchanged: ['ids.ts'],
      foreign: [],
    });
    expect(readFileSync(path.join(folder(), 'cards/c1.ts'), 'utf8')).toBe(mark('export const b = 3;\n'));
    expect(statSync(path.join(folder(), 'ids.ts')).mtimeMs).toBe(old.getTime());
    expect(everything()).toEqual(['c1.ts', 'ids.ts']);
    expect(existsSync(path.join(folder(), 'cards/old'))).toBe(false);
  });

  it('leaves what somebody else has put there: files, links, pipes, empty folders', () => {
    write(files);
    put('generated/saltmarsh/notes.md', 'mine\n');
    put('generated/saltmarsh/cards/mine.test.ts', 'mine too\n');
    mkdirSync(path.join(folder(), 'empty/inner'), { recursive: true });
    symlinkSync('../nowhere', path.join(folder(), 'link'));
    const before = statSync(path.join(folder(), 'notes.md'));
    const foreign = ['cards/mine.test.ts', 'link', 'notes.md'];
    const next = new Map([['ids.ts', mark('export const a = 2;\n')]]);
    expect(write(next)).toEqual({ written: ['ids.ts'], removed: ['cards/c1.ts'], unchanged: [], foreign });
    expect(readFileSync(path.join(folder(), 'cards/mine.test.ts'), 'utf8')).toBe('mine too\n');
    expect(statSync(path.join(folder(), 'notes.md'))).toMatchObject({ mtimeMs: before.mtimeMs, mode: before.mode });
    expect(readlinkSync(path.join(folder(), 'link'))).toBe('../nowhere');
    expect(statSync(path.join(folder(), 'empty/inner')).isDirectory()).toBe(true);
    expect(write(new Map())).toEqual({ written: [], removed: ['ids.ts'], unchanged: [], foreign });
    expect(everything()).toEqual(['mine.test.ts', 'notes.md']);
  });

  it('refuses to write over what somebody else has put at the place of a file', () => {
    write(files);
    put('generated/saltmarsh/cards/c2.ts', 'mine\n');
    mkdirSync(path.join(folder(), 'c3.ts'));
    put('generated/saltmarsh/rolls', 'mine\n');
    for (const name of ['cards/c2.ts', 'c3.ts', 'rolls/one.ts']) {
      expect(() => write(new Map([...files, [name, mark('made\n')]]))).toThrow(OutputRefused);
    }
    expect(readFileSync(path.join(folder(), 'cards/c2.ts'), 'utf8')).toBe('mine\n');
    // What is known to be written by an earlier build, though it does not say so, may be replaced.
    const known = (name: string, text: string): boolean => name === 'cards/c2.ts' && text === 'mine\n';
    const next = new Map([...files, ['cards/c2.ts', mark('made\n')]]);
    expect(writeOutput(folder(), next, scratch(), known).written).toEqual(['cards/c2.ts']);
  });

  it('leaves the old files whole when it fails half way, and nothing beside them', () => {
    write(files);
    const impossible = new Map([
      ['ids.ts', mark('new\n')],
      ['x'.repeat(300), mark('too long a name\n')],
    ]);
    expect(() => write(impossible)).toThrow();
    expect(readFileSync(path.join(folder(), 'ids.ts'), 'utf8')).toBe(mark('export const a = 1;\n'));
    expect(everything()).toEqual(['c1.ts', 'ids.ts']);
  });

  it('puts right what a process has left that was ended between two moves, and loses nothing', () => {
    write(files);
    put('generated/saltmarsh/notes.md', 'mine\n');
    renameSync(folder(), path.join(home, '.rulewright-moved'));
    mkdirSync(scratch(), { recursive: true });
    renameSync(path.join(home, '.rulewright-moved'), path.join(scratch(), 'saltmarsh.old'));
    put('.rulewright/saltmarsh.new/ids.ts', mark('half'));
    recover(scratch(), path.join(home, 'generated'));
    expect(readFileSync(path.join(folder(), 'ids.ts'), 'utf8')).toBe(mark('export const a = 1;\n'));
    expect(readdirSync(scratch())).toEqual([]);

    // The new folder came, the old one was not yet removed, and somebody had written into it.
    put('.rulewright/saltmarsh.old/ids.ts', mark('older'));
    put('.rulewright/saltmarsh.old/cards/late.md', 'mine\n');
    recover(scratch(), path.join(home, 'generated'));
    expect(readFileSync(path.join(folder(), 'cards/late.md'), 'utf8')).toBe('mine\n');
    expect(readFileSync(path.join(folder(), 'ids.ts'), 'utf8')).toBe(mark('export const a = 1;\n'));
    expect(readdirSync(scratch())).toEqual([]);
  });

  it.each(['../evil.ts', '/evil.ts', 'a/../../evil.ts', 'C:\\x', 'a//b.ts', '', 'a\u202Eb.ts'])(
    'refuses the path %j',
    (name) => {
      expect(() => write(new Map([[name, mark('x')]]))).toThrow(OutputRefused);
      expect(everything()).toEqual([]);
    },
  );

  it('refuses paths that are one file where case makes no difference', () => {
    expect(() =>
      write(
        new Map([
          ['RedZone.ts', mark('')],
          ['Redzone.ts', mark('')],
        ]),
      ),
    ).toThrow(OutputRefused);
  });

  it('refuses a folder that is a symbolic link, or has one on the way', () => {
    mkdirSync(path.join(home, 'elsewhere'));
    symlinkSync(path.join(home, 'elsewhere'), path.join(home, 'linked'));
    expect(() => writeOutput(path.join(home, 'linked'), files, scratch(), nothingElse)).toThrow(OutputRefused);
    mkdirSync(folder(), { recursive: true });
    symlinkSync(path.join(home, 'elsewhere'), path.join(folder(), 'cards'));
    expect(() => write(files)).toThrow(OutputRefused);
    expect(readdirSync(path.join(home, 'elsewhere'))).toEqual([]);
  });
});

describe('comparing output', () => {
  const files = new Map([
    ['a.ts', mark('a\nb\n')],
    ['b.ts', mark('b\n')],
    ['c.ts', mark('c\n')],
  ]);

  it('names what is missing, changed, stale, and somebody else’s, and writes nothing', () => {
    put('out/a.ts', mark('a\nb\n'));
    put('out/b.ts', mark('edited\n'));
    put('out/d.ts', mark('d\n'));
    put('out/e.ts', 'e\n');
    const folder = path.join(home, 'out');
    chmodSync(folder, 0o555);
    expect(compareOutput(folder, files, nothingElse)).toEqual({
      missing: ['c.ts'],
      changed: ['b.ts'],
      stale: ['d.ts'],
      foreign: ['e.ts'],
    });
    chmodSync(folder, 0o755);
  });

  it('does not count line ends that a checkout has turned into CRLF', () => {
    for (const [name, text] of files) put(`out/${name}`, text.replaceAll('\n', '\r\n'));
    const nothing = { missing: [], changed: [], stale: [], foreign: [] };
    expect(compareOutput(path.join(home, 'out'), files, nothingElse)).toEqual(nothing);
  });
});
