/**
 * TypeScript in memory: many generated files are checked in one program, under the settings of the repository, beside its
 * runtime. What the programs share is read and parsed once.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.join(import.meta.dirname, '..', '..', '..').replaceAll('\\', '/');
const shared = new Map<string, ts.SourceFile | undefined>();
const settings = settingsOfRepository();

/** What the generated tests take from their test runner: its own types are large, and the tests use little of them. */
const runner = `${root}/generated/vitest.d.ts`;
const runnerText = `export declare function describe(name: string, body: () => void): void;
export declare function test(name: string, body: () => void, timeout?: number): void;
export declare function expect(value: unknown): {
  toBe(other: unknown): void; toEqual(other: unknown): void; toHaveLength(length: number): void; toBeGreaterThan(least: number): void; toContain(item: unknown): void; readonly not: ReturnType<typeof expect>;
};
`;

export interface TypeFault {
  /** The file, below \`generated/\`. */
  readonly path: string;
  readonly message: string;
}

/** Everything that the type checker says of the files, which are given by their path below \`generated/\`. */
export function typeFaults(files: ReadonlyMap<string, string>): readonly TypeFault[] {
  const texts = new Map([...files].map(([name, text]) => [`${root}/generated/${name}`, text]));
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: settings,
    host: hostOf(texts),
  });
  const sources = [...texts.keys()].flatMap((name) => program.getSourceFile(name) ?? []);
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...sources.flatMap((it) => [...program.getSyntacticDiagnostics(it), ...program.getSemanticDiagnostics(it)]),
  ];
  return found.map(({ file, start, messageText }) => {
    const place = file === undefined ? '' : path.relative(`${root}/generated`, file.fileName).replaceAll('\\', '/');
    const line = file === undefined || start === undefined ? '' : (file.text.slice(start).split('\n')[0] ?? '');
    return {
      path: place,
      message: `${ts.flattenDiagnosticMessageText(messageText, ' ')} at \`${line.slice(0, 160)}\``,
    };
  });
}

function settingsOfRepository(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (name) => readFileSync(name, 'utf8')) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  // What is generated runs anywhere: of Node it knows nothing, whose types are many.
  return { ...options, types: [] };
}

function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const packages = ts.createModuleResolutionCache(root, (name) => name, settings);
  const isThere = (name: string): boolean =>
    texts.has(name) || (!name.startsWith(`${root}/generated/`) && existsSync(name));
  const readText = (name: string): string | undefined =>
    texts.get(name) ?? (existsSync(name) ? readFileSync(name, 'utf8') : undefined);
  const host: ts.CompilerHost = {
    getSourceFile: (name, languageVersion) => {
      if (name === runner) return ts.createSourceFile(name, runnerText, languageVersion);
      const own = texts.get(name);
      if (own !== undefined) return ts.createSourceFile(name, own, languageVersion);
      if (!shared.has(name)) {
        const text = readText(name);
        shared.set(name, text === undefined ? undefined : ts.createSourceFile(name, text, languageVersion));
      }
      return shared.get(name);
    },
    getDefaultLibFileName: (options) =>
      path.join(path.dirname(ts.getDefaultLibFilePath(options)), ts.getDefaultLibFileName(options)),
    getCurrentDirectory: () => root,
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: isThere,
    readFile: readText,
    writeFile: () => undefined,
    resolveModuleNameLiterals: (names, from, _redirected, options) =>
      names.map(({ text }) => {
        if (text === 'vitest') return { resolvedModule: { resolvedFileName: runner, extension: ts.Extension.Dts } };
        if (!text.startsWith('.') || from.includes('/node_modules/'))
          return ts.resolveModuleName(text, from, options, host, packages);
        const resolvedFileName = path.posix.join(path.posix.dirname(from), text).replace(/\.js$/u, '.ts');
        return {
          resolvedModule: isThere(resolvedFileName) ? { resolvedFileName, extension: ts.Extension.Ts } : undefined,
        };
      }),
  };
  return host;
}
