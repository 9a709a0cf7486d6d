/** Reading spec files and writing generated ones. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSpec } from '../../../compiler/host/read-spec.js';
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
  const namesOf = (folder: string) => readSpec(folder).files.map((file) => path.basename(file.path));

  it('finds YAML files in all folders but the schemas, in an order that does not depend on the machine', () => {
    for (const name of [
      'z.yaml',
      'é.yaml',
      'A.yml',
      'a-b.yaml',
      'a_b.yaml',
      'cards/c1.yaml',
      'schema/x.yaml',
      'notes.txt',
    ])
      put(name, 'a: 1\n');
    expect(namesOf(home)).toEqual(['A.yml', 'a-b.yaml', 'a_b.yaml', 'c1.yaml', 'z.yaml', 'é.yaml']);
  });

  it('gives paths relative to the working directory, with slashes', () => {
    put('cards/c1.yaml', 'a: 1\n');
    const [file] = readSpec(home).files;
    expect(file?.path).toBe(path.relative(process.cwd(), path.join(home, 'cards/c1.yaml')).split(path.sep).join('/'));
  });

  it('reports a file that is no text and reads the others', () => {
    put('a.yaml', new Uint8Array([0xff, 0xfe]));
    put('b.yaml', 'b: 1\r\n');
    put('c.yaml', new Uint8Array(1_000_001));
    mkdirSync(path.join(home, 'd.yaml'));
    symlinkSync(path.join(home, 'nowhere'), path.join(home, 'e.yaml'));
    const { files, diagnostics } = readSpec(home);
    expect(files.map((file) => file.text)).toEqual(['b: 1\n']);
    expect(diagnostics.map((it) => it.code)).toEqual(['RW0001', 'RW0003', 'RW0004']);
  });

  it('reads the board that the map of a game names, and all boards where none is called so', () => {
    put('marsh/map.yaml', '# On a board.\nmap: Marsh\nboard: "Low Land" # the large one\n');
    put('fens/map.yaml', 'map: Fens\n');
    put('moor/map.yaml', 'map: Moor\nboard: Lowlnd\n');
    put('boards/a.yaml', 'board: Highland\n\tspaces:\n');
    put('boards/b.yaml', 'board: Low Land\n');
    put('boards/c.yaml', new Uint8Array([0xff, 0xfe]));
    const foundFor = (game: string) => {
      const { diagnostics } = readSpec(path.join(home, game));
      return [...namesOf(path.join(home, game)), ...diagnostics.map(({ code }) => code)];
    };
    expect(foundFor('marsh')).toEqual(['b.yaml', 'map.yaml']);
    expect(foundFor('fens')).toEqual(['map.yaml']);
    expect(foundFor('moor')).toEqual(['a.yaml', 'b.yaml', 'map.yaml', 'RW0001']);
  });

  it('finds nothing in a folder that is not there', () => {
    expect(readSpec(path.join(home, 'nowhere'))).toEqual({ files: [], diagnostics: [] });
  });
});

describe('writing output', () => {
  const folder = () => path.join(home, 'generated', 'saltmarsh');
  const files = new Map([
    ['ids.ts', 'export const a = 1;\n'],
    ['cards/c1.ts', 'export const b = 2;\n'],
  ]);
  const everything = () =>
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((it) => it.isFile())
      .map((it) => it.name)
      .sort();

  it('writes what differs, removes what is stale, and leaves the rest untouched', () => {
    expect(writeOutput(folder(), files)).toEqual({ written: ['cards/c1.ts', 'ids.ts'], removed: [], unchanged: [] });
    const old = new Date(1_000_000_000_000);
    utimesSync(path.join(folder(), 'ids.ts'), old, old);
    put('generated/saltmarsh/cards/old/c9.ts', 'stale');

    const next = new Map([...files, ['cards/c1.ts', 'export const b = 3;\n']]);
    expect(writeOutput(folder(), next)).toEqual({
      written: ['cards/c1.ts'],
      removed: ['cards/old/c9.ts'],
      unchanged: ['ids.ts'],
    });
    expect(readFileSync(path.join(folder(), 'cards/c1.ts'), 'utf8')).toBe('export const b = 3;\n');
    expect(statSync(path.join(folder(), 'ids.ts')).mtimeMs).toBe(old.getTime());
    expect(everything()).toEqual(['c1.ts', 'ids.ts']);
    expect(existsSync(path.join(folder(), 'cards/old'))).toBe(false);
  });

  it('leaves the old files whole when it fails half way', () => {
    writeOutput(folder(), files);
    put('blocker', 'a file');
    const impossible = new Map([
      ['ids.ts', 'new\n'],
      ['x'.repeat(300), 'too long a name\n'],
    ]);
    expect(() => writeOutput(folder(), impossible)).toThrow();
    expect(readFileSync(path.join(folder(), 'ids.ts'), 'utf8')).toBe('export const a = 1;\n');
    expect(readdirSync(path.join(home, 'generated'))).toEqual(['saltmarsh']);
  });

  it.each(['../evil.ts', '/evil.ts', 'a/../../evil.ts', 'C:\\x', 'a//b.ts', ''])('refuses the path %j', (name) => {
    expect(() => writeOutput(folder(), new Map([[name, 'x']]))).toThrow(OutputRefused);
    expect(everything()).toEqual([]);
  });

  it('refuses paths that are one file where case makes no difference', () => {
    expect(() =>
      writeOutput(
        folder(),
        new Map([
          ['RedZone.ts', ''],
          ['Redzone.ts', ''],
        ]),
      ),
    ).toThrow(OutputRefused);
  });

  it('refuses a folder that is a symbolic link, or has one on the way', () => {
    mkdirSync(path.join(home, 'elsewhere'));
    symlinkSync(path.join(home, 'elsewhere'), path.join(home, 'linked'));
    expect(() => writeOutput(path.join(home, 'linked'), files)).toThrow(OutputRefused);
    mkdirSync(folder(), { recursive: true });
    symlinkSync(path.join(home, 'elsewhere'), path.join(folder(), 'cards'));
    expect(() => writeOutput(folder(), files)).toThrow(OutputRefused);
    expect(readdirSync(path.join(home, 'elsewhere'))).toEqual([]);
  });
});

describe('comparing output', () => {
  const files = new Map([
    ['a.ts', 'a\nb\n'],
    ['b.ts', 'b\n'],
    ['c.ts', 'c\n'],
  ]);

  it('names what is missing, changed and stale, and writes nothing', () => {
    put('out/a.ts', 'a\nb\n');
    put('out/b.ts', 'edited\n');
    put('out/d.ts', 'd\n');
    const folder = path.join(home, 'out');
    chmodSync(folder, 0o555);
    expect(compareOutput(folder, files)).toEqual({ missing: ['c.ts'], changed: ['b.ts'], stale: ['d.ts'] });
    chmodSync(folder, 0o755);
  });

  it('does not count line ends that a checkout has turned into CRLF', () => {
    for (const [name, text] of files) put(`out/${name}`, text.replaceAll('\n', '\r\n'));
    expect(compareOutput(path.join(home, 'out'), files)).toEqual({ missing: [], changed: [], stale: [] });
  });
});
