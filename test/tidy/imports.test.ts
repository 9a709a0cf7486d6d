/** The directions of imports, as compiler/ARCHITECTURE.md states them. */
import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, usesIn, type Import } from './sources.js';

const compiler = filesIn('compiler', '.ts');
const runtime = filesIn('runtime', '.ts');
const generated = filesIn('generated', '.ts');

/** The representations and what is made of them, each level knowing those above it alone. */
const levels: readonly (readonly string[])[] = [
  ['compiler/unreachable', 'compiler/traversal', 'compiler/statistics'],
  ['compiler/source'],
  ['compiler/plots'],
  ['compiler/diagnostics'],
  ['compiler/yaml'],
  ['compiler/surface'],
  ['compiler/languages'],
  ['compiler/resolved'],
  ['compiler/core'],
  // Generated scenarios are emitted from plans; both know Core.
  [
    'compiler/scenario',
    'compiler/emit',
    'compiler/interpreter',
    'compiler/boundaries',
    'compiler/reference',
    'compiler/lint',
  ],
  ['compiler/run-stages'],
  // Shown, played into a kit and rewritten is what has been analysed, lowered and planned.
  [
    'compiler/incremental',
    'compiler/driver',
    'compiler/show',
    'compiler/mutate',
    'compiler/trace',
    'compiler/kit',
    'compiler/edit',
    'compiler/table',
    'compiler/simulation',
    'compiler/print',
  ],
  // What has changed is told of what is shown and played.
  ['compiler/diff'],
  ['compiler/host'],
  ['compiler/language-server'],
  ['compiler/commands'],
  ['compiler/process-terminal'],
  ['compiler/cli'],
];

/** The part that a page in a browser can run: all but what reads files, answers editors, runs commands or owns the process. */
const outerParts = [
  'compiler/host',
  'compiler/language-server',
  'compiler/commands',
  'compiler/process-terminal',
  'compiler/cli',
];

/** Which of the library packages each part may load. */
const packages: Readonly<Record<string, readonly string[]>> = {
  'compiler/source': ['string-width'],
  // Types alone.
  'compiler/diagnostics': ['sarif'],
  'compiler/yaml': ['yaml'],
  'compiler/surface': ['chevrotain'],
  'compiler/emit': ['ts-morph', 'prettier', 'prettier/standalone', 'prettier/plugins/babel', 'prettier/plugins/estree'],
  // Types, and the modules themselves where `--queue` is asked for.
  'compiler/host': ['bullmq', 'ioredis'],
  'compiler/language-server': ['vscode-languageserver', 'vscode-languageserver/node'],
  'compiler/cli': ['commander'],
};

/** `compiler/surface` of `compiler/surface/ir.ts`, `compiler/driver` of `compiler/driver.ts`, `runtime` of all below it. */
function partOf(place: string): string {
  const [top = '', second = ''] = place.replace(/\.ts$/u, '').split('/');
  return top === 'compiler' || top === 'generated' ? `${top}/${second}` : top;
}

function isInside(place: string, folder: string): boolean {
  return place === folder || place.startsWith(`${folder}/`);
}

function told(imports: readonly Import[]): string[] {
  return imports.map(({ from, to }) => `${from} imports ${to}`);
}

const isOwn = ({ to }: Import): boolean =>
  isInside(to, 'compiler') || isInside(to, 'runtime') || isInside(to, 'spec/schema');
const levelOf = (place: string): number => levels.findIndex((level) => level.includes(partOf(place)));

describe('imports', () => {
  it('reads the imports of files at all', () => {
    expect(compiler.flatMap(importsOf).length).toBeGreaterThan(300);
    expect(
      importsOf({
        path: 'compiler/core/x.ts',
        text: "import type { A } from '../resolved/ir.js';\nawait import('yaml');\n",
      }),
    ).toEqual([
      { from: 'compiler/core/x.ts', to: 'compiler/resolved/ir' },
      { from: 'compiler/core/x.ts', to: 'yaml' },
    ]);
  });

  it('of the runtime stay within it', () => {
    const outside = runtime.flatMap(importsOf).filter(({ to }) => !isInside(to, 'runtime'));
    expect(told(outside)).toEqual(['runtime/testing/spec-frame.ts imports node:fs']);
  });

  it('of a generated engine lead to the runtime and to itself, and those of its tests to the test runner too', () => {
    const outside = generated
      .flatMap(importsOf)
      .filter(({ from, to }) => !isInside(to, 'runtime') && !isInside(to, partOf(from)))
      .filter(({ from, to }) => !(to === 'vitest' && from.endsWith('.test.ts')));
    expect(told(outside)).toEqual([]);
  });

  it('of an engine lead to what the runtime exports, and never to what it keeps for tests', () => {
    const isOfSuites = (path: string): boolean => /(?:\.test|\/suites)\.ts$/u.test(path);
    const engine = generated.filter(({ path }) => !isOfSuites(path)).flatMap(importsOf);
    const others = engine.filter(
      ({ to }) => (to !== 'runtime/index' && isInside(to, 'runtime')) || isOfSuites(`${to}.ts`),
    );
    expect(told(others)).toEqual([]);
    const inner = runtime.filter(({ path }) => !isInside(path, 'runtime/testing')).flatMap(importsOf);
    expect(told(inner.filter(({ to }) => isInside(to, 'runtime/testing')))).toEqual([]);
  });

  it('of the compiler lead to the compiler, the runtime, the schemas, and the libraries that the part is known to use', () => {
    const others = compiler.flatMap(importsOf).filter((it) => !isOwn(it) && !it.to.startsWith('node:'));
    expect(told(others.filter(({ from, to }) => packages[partOf(from)]?.includes(to) !== true))).toEqual([]);
  });

  it('of a representation lead to earlier ones', () => {
    const inner = compiler.flatMap(importsOf).filter(({ to }) => isInside(to, 'compiler'));
    expect(told(inner.filter(({ from }) => levelOf(from) === -1))).toEqual([]);
    expect(told(inner.filter(({ from, to }) => levelOf(from) < levelOf(to)))).toEqual([]);
  });

  it('of the runtime into the compiler are in the parts that play an engine or name what is in it', () => {
    const uses = compiler.flatMap(importsOf).filter(({ to }) => isInside(to, 'runtime'));
    const playing = [
      'compiler/boundaries',
      'compiler/commands/balance',
      'compiler/commands/play',
      'compiler/commands/parts',
      'compiler/commands/saves',
      'compiler/commands/seats',
      'compiler/diff',
      // What emitted modules may call and must not declare.
      'compiler/emit/reserved',
      'compiler/host',
      'compiler/interpreter',
      'compiler/kit',
      'compiler/mutate',
      'compiler/scenario',
      'compiler/simulation',
      'compiler/incremental',
      'compiler/simulation',
      'compiler/table',
    ];
    const others = uses.filter(({ from }) => !playing.some((part) => isInside(from.replace(/\.ts$/u, ''), part)));
    expect(told(others)).toEqual([]);
  });

  it('of Node are in the host, the language server, the commands and the command line alone', () => {
    const inner = compiler.filter(({ path }) => !outerParts.includes(partOf(path)));
    const uses = inner.flatMap(importsOf).filter(({ to }) => to.startsWith('node:'));
    expect(told(uses)).toEqual([]);
  });
});

describe('the bench of a studio', () => {
  const bench = filesIn('studio', '.ts').filter(({ path }) => /^studio\/(?:bench\/.*|worker\.ts)$/u.test(path));
  const nodes = ['compiler/host', 'compiler/commands', 'compiler/process-terminal', 'compiler/cli'];

  it('imports nothing but itself, the runtime and what of the compiler a browser can run', () => {
    const uses = bench.flatMap(importsOf);
    expect(uses.length).toBeGreaterThan(50);
    const others = uses.filter(({ to }) => !['studio', 'compiler', 'runtime'].some((place) => isInside(to, place)));
    expect(told(others)).toEqual([]);
    expect(told(uses.filter(({ to }) => nodes.includes(partOf(to))))).toEqual([]);
  });

  it('touches neither a process nor a document', () => {
    expect(usesIn(bench, /\b(?:process|Buffer|require|document|window|localStorage|fetch)\b/gu)).toEqual([]);
  });
});

describe('the process', () => {
  const owners = ['compiler/cli.ts', 'compiler/process-terminal.ts'];

  it('is touched by the command line alone; the host asks it for its folder, its number, and whether there is another of a number', () => {
    const files = [...compiler, ...runtime, ...generated].filter(({ path }) => !owners.includes(path));
    const isHost = (path: string): boolean => isInside(path, 'compiler/host');
    const host = files.filter(({ path }) => isHost(path));
    const others = files.filter(({ path }) => !isHost(path));
    expect(usesIn(others, /\bprocess\b/gu)).toEqual([]);
    expect(usesIn(host, /\bprocess\b(?!\.(?:cwd|pid|kill)\b)/gu)).toEqual([]);
  });
});
