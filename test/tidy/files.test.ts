/** Habits that hold for every file of the project. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { at, fileAt, filesIn, root, usesIn, type TextFile } from './sources.js';

const compiler = filesIn('compiler', '.ts');
const runtime = filesIn('runtime', '.ts');
const generated = filesIn('generated', '.ts');
const studio = filesIn('studio', '.ts', '.tsx', '.mjs', '.html', '.css');
const tests = filesIn('test', '.ts', '.mjs', '.yaml');
const top = [
  'package.json',
  'package-lock.json',
  'eslint.config.js',
  'tsconfig.json',
  'tsconfig.build.json',
  'vitest.config.ts',
];
const everything = [
  ...filesIn('compiler', '.ts', '.js', '.md'),
  ...runtime,
  ...generated,
  ...studio,
  ...tests,
  ...filesIn('editor', '.ts', '.mjs', '.md', '.json'),
  ...filesIn('spec', '.yaml', '.json'),
  ...top.map(fileAt),
];

/** Every place where `pattern` is in the text of `files`. */
function placesOf(files: readonly TextFile[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...file.text.matchAll(pattern)].map((found) => at(file, found.index, found[0].trim())),
  );
}

describe('files', () => {
  it('that people write have at most 500 lines', () => {
    const code = studio.filter(({ path }) => !path.endsWith('.css'));
    const long = [...compiler, ...runtime, ...code, ...tests].filter(
      ({ text }) => text.trimEnd().split('\n').length > 500,
    );
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have names in lower case with hyphens', () => {
    const odd = [...compiler, ...runtime, ...generated, ...studio, ...tests].filter(
      ({ path }) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\/)+[a-z0-9]+(?:[-.][a-z0-9]+)*$/u.test(path),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('end their lines with a line feed and the last line too, without blanks before it', () => {
    const odd = everything.filter(({ text }) => /\r|[ \t]\n/u.test(text) || !text.endsWith('\n'));
    expect(odd.map(({ path }) => path)).toEqual([]);
  });

  it('hold no note of work to be done', () => {
    expect(placesOf(everything, /\b(?:TO-?DO|FIX-?ME|XX-?X|HA-?CK)\b/gu)).toEqual([]);
  });

  it('hold no path of one machine and no host of a registry', () => {
    const rootPath = /(?<![\w.:/#!-])\/(?:home|Users|root|work|tmp|usr|var|opt|mnt)\/|\b[A-Z]:\\Users\b/gu;
    expect(placesOf(everything, rootPath)).toEqual([]);
    // The lock file names the home pages of packages, and leaves open where they are fetched from.
    const hosts = placesOf(
      everything.filter(({ path }) => path !== 'package-lock.json'),
      /https?:\/\/[\w.-]+/gu,
    );
    // What a schema, a drawing and the parts of a package for editors are told apart by has the form of an address; the last two are the studio on this machine, and another site.
    const forms = [
      ' https://json-schema.org',
      ' http://schemas.openxmlformats.org',
      ' http://schemas.microsoft.com',
      ' http://www.w3.org',
      ' http://127.0.0.1',
      ' https://example.org',
    ];
    expect(hosts.filter((it) => !forms.some((form) => it.endsWith(form)))).toEqual([]);
    expect(placesOf([fileAt('package-lock.json')], /"resolved":.*/gu)).toEqual([]);
  });
});

describe('the pages for those who change the code', () => {
  it.each(['compiler/GLOSSARY.md', 'compiler/CONTRIBUTING.md', 'compiler/ARCHITECTURE.md'])(
    '%s names no file that there is not',
    (page) => {
      const named = [...fileAt(page).text.matchAll(/`((?:[\w-]+\/)+(?:[\w-]+\.(?:test\.)?(?:ts|md|json))?)`/gu)];
      const paths = named.map(([, path = '']) => path);
      const isThere = (path: string): boolean => ['', 'compiler/'].some((above) => existsSync(join(root, above, path)));
      expect(paths.length).toBeGreaterThan(5);
      expect(paths.filter((path) => !isThere(path))).toEqual([]);
    },
  );

  it('give each term one row', () => {
    const terms = [...fileAt('compiler/GLOSSARY.md').text.matchAll(/^\| ([^|]+?) +\| [^-]/gmu)].map(([, term]) => term);
    expect(terms.length).toBeGreaterThan(30);
    expect(new Set(terms).size).toBe(terms.length);
  });
});

describe('the code that a spec passes through, and the code that plays', () => {
  const pure = [
    ...compiler.filter(
      ({ path }) => !/^compiler\/(?:host|language-server|commands|process-terminal|cli)\b/u.test(path),
    ),
    ...runtime,
    ...generated,
  ];

  it('asks no clock, no chance, no locale and nothing of its surroundings', () => {
    const surroundings =
      /\b(?:Date|performance|Intl|localeCompare|toLocale\w+|Math\.random|process|globalThis|fetch|setTimeout|setInterval|crypto|console)\b/gu;
    expect(usesIn(pure, surroundings)).toEqual([]);
  });

  it('compares no text by a locale, which holds for the host and the commands too', () => {
    expect(usesIn(compiler, /\b(?:Intl|localeCompare|toLocale\w+)\b/gu)).toEqual([]);
  });
});

describe('tests', () => {
  it('are all run', () => {
    const files = [...tests, ...generated].filter(({ path }) => path.endsWith('.test.ts'));
    const skipping =
      /\b(?:x?(?:it|test|describe|suite)|each)\s*\.\s*(?:skip|only|todo|skipIf|runIf|fails)\b|\bx(?:it|test|describe)\b/gu;
    expect(files.length).toBeGreaterThan(30);
    expect(usesIn(files, skipping)).toEqual([]);
  });
});

describe('the package', () => {
  it('pins each of its dependencies to one version', () => {
    const manifest: unknown = JSON.parse(fileAt('package.json').text);
    const lists = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : [];
    const pinned: [string, unknown][] = lists
      // A peer is whatever version its owner has chosen.
      .filter(([key]) => key.endsWith('ependencies') && key !== 'peerDependencies')
      .flatMap(([, list]) => Object.entries(list as Readonly<Record<string, unknown>>));
    expect(pinned.length).toBeGreaterThan(8);
    expect(pinned.filter(([, version]) => !/^\d+\.\d+\.\d+$/u.test(String(version)))).toEqual([]);
  });

  it('comes with the licence that it names', () => {
    expect(fileAt('package.json').text).toContain('"license": "MIT"');
    expect(fileAt('LICENSE').text).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} the Rulewright maintainers\n/u);
  });

  it('has only the folders that ARCHITECTURE.md knows', () => {
    const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    // What tools keep for themselves is in .gitignore or begins with a dot.
    const ignored = ['node_modules', 'dist', 'coverage', 'print'];
    const own = folders.map(({ name }) => name).filter((name) => !name.startsWith('.') && !ignored.includes(name));
    expect(own.sort()).toEqual(['compiler', 'editor', 'generated', 'runtime', 'spec', 'studio', 'test']);
  });
});
