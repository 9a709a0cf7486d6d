/** What a repository of rules has beside `spec/`: the text of each file that is not there yet. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { linesEndingAs, normalised } from '../source/line-ends.js';
import { ownSpecFolder, ownVersion } from './places.js';
import { readWholeFile } from './read-file.js';
import { portable } from './read-spec.js';

/** A file by its path from the folder of the repository, with `/`. */
export interface RepositoryFile {
  readonly path: string;
  /** The text of it; `old`: what it says now, null where it is not there. Null where nothing is to be changed. */
  readonly text: (old: string | null) => string | null;
}

/** No file that somebody writes is longer, in bytes. */
const mostBytes = 10_000_000;

/** Thrown where a file that is there cannot be added to; `message` says why. */
export class CannotAdd extends Error {}

/** A file's text in a folder: null where nothing is to be changed. A file that is there is read behind a link, and keeps its line ends. */
export function laidOutIn(folder: string, { path, text }: RepositoryFile): string | null {
  const place = join(folder, path);
  if (!existsSync(place)) return text(null);
  const read = readWholeFile(place, mostBytes);
  if (read.kind !== 'read') throw new CannotAdd(read.kind === 'refused' ? read.reason : 'it is too large');
  const old = Buffer.from(read.bytes).toString('utf8');
  const fresh = text(normalised(old));
  return fresh === null ? null : linesEndingAs(old, fresh);
}

/** The files of a repository in `folder`. */
export function repositoryFiles(folder: string): readonly RepositoryFile[] {
  return [
    { path: 'package.json', text: manifest },
    { path: '.gitignore', text: (old) => withLines(old, ['node_modules/', '.rulewright/']) },
    { path: '.github/workflows/rules.yml', text: unlessThere(workflow) },
    { path: '.vscode/settings.json', text: unlessThere(editorSettings(folder)) },
    { path: 'tsconfig.json', text: unlessThere(json(typeScriptSettings)) },
    // What stands above may be of another kind.
    { path: 'generated/package.json', text: unlessThere(json({ type: 'module' })) },
  ];
}

const scripts = { check: 'rulewright check', build: 'rulewright build', test: 'rulewright test' };

/** What `npm init` writes for want of something better. */
const noTests = 'echo "Error: no test specified" && exit 1';

/** The manifest with the commands of Rulewright and Rulewright itself, where it names none that are called so. */
function manifest(old: string | null): string | null {
  const known: Readonly<Record<string, unknown>> | null = old === null ? { private: true } : asObject(parsed(old));
  if (known === null) throw new CannotAdd('it is not the JSON of a package');
  const listAt = (key: string): Readonly<Record<string, unknown>> => {
    const list = asObject(known[key] ?? {});
    if (list === null) throw new CannotAdd(`its \`${key}\` have no names`);
    return list;
  };
  const [own, development] = [listAt('scripts'), listAt('devDependencies')];
  const { test, ...others } = own;
  const isThere = [listAt('dependencies'), development].some((list) => 'rulewright' in list);
  const fresh = {
    ...known,
    scripts: { ...scripts, ...others, ...(test === undefined || test === noTests ? {} : { test }) },
    ...(isThere ? {} : { devDependencies: { ...development, rulewright: `^${ownVersion()}` } }),
  };
  const isSame = isThere && Object.keys(scripts).every((name) => name in own) && test !== noTests;
  return isSame ? null : json(fresh, /^([ \t]+)"/mu.exec(old ?? '')?.[1]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Readonly<Record<string, unknown>>) : null;
}

function withLines(old: string | null, lines: readonly string[]): string | null {
  const known = (old ?? '').split('\n').map((line) => line.replace(/\/$/u, ''));
  const missing = lines.filter((line) => !known.includes(line.replace(/\/$/u, '')));
  if (missing.length === 0) return null;
  const before = old === null || old === '' || old.endsWith('\n') ? (old ?? '') : `${old}\n`;
  return `${before}${missing.join('\n')}\n`;
}

function unlessThere(text: string): RepositoryFile['text'] {
  return (old) => (old === null ? text : null);
}

function json(value: unknown, indentation = '  '): string {
  return `${JSON.stringify(value, null, indentation)}\n`;
}

/**
 * Checks the rules, and that what is generated is what the rules make, in the repository and in each request to change it, of which it
 * also tells what it changes, the more so where it breaks a test.
 */
const workflow = `name: rules
on: [push, pull_request]
permissions:
  contents: read
jobs:
  rules:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npx --no-install rulewright check --format github
      - run: npx --no-install rulewright build --check
      - run: npx --no-install rulewright test
      - if: \${{ !cancelled() && github.event_name == 'pull_request' }}
        continue-on-error: true
        env:
          BASE: \${{ github.event.pull_request.base.sha }}
        run: |
          git fetch --quiet --no-tags --depth=1 origin "$BASE"
          npx --no-install rulewright diff "$BASE" --format markdown >> "$GITHUB_STEP_SUMMARY"
`;

/** The keys of files, for an editor that knows schemas; from where the package is, as seen from the folder. */
function editorSettings(folder: string): string {
  const installed = portable(relative(resolve(folder), ownSpecFolder('schema')));
  const place = /^(?:\.\.\/)*node_modules\//u.test(installed) ? installed : 'node_modules/rulewright/spec/schema';
  return json({ 'yaml.schemas': { [`./${place}/file.schema.json`]: 'spec/*/**/*.yaml' } });
}

/** For who uses what is generated; its suites take vitest, which may not be there. */
const typeScriptSettings = {
  compilerOptions: { target: 'ES2022', module: 'NodeNext', strict: true, noEmit: true, skipLibCheck: true },
  include: ['generated/**/*.ts'],
  exclude: ['generated/**/*.test.ts'],
};
