/** The text of the project, for the tests that read it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

export interface TextFile {
  /** From the root, with `/` between folders. */
  readonly path: string;
  readonly text: string;
}

/** Every file below `folder` whose name ends in one of `endings`, in the order of their paths. */
export function filesIn(folder: string, ...endings: readonly string[]): TextFile[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(inner, ...endings);
      return endings.some((ending) => entry.name.endsWith(ending)) ? [fileAt(inner)] : [];
    });
}

export function fileAt(place: string): TextFile {
  return { path: place, text: readFileSync(path.join(root, place), 'utf8') };
}

export interface Import {
  readonly from: string;
  /** A path from the root without extension, or the name of a package. */
  readonly to: string;
}

/** What a file imports or exports from elsewhere, types included. */
export function importsOf(file: TextFile): Import[] {
  return ts.preProcessFile(file.text, true, true).importedFiles.map(({ fileName }) => ({
    from: file.path,
    to: fileName.startsWith('.')
      ? path.posix.join(path.posix.dirname(file.path), fileName).replace(/\.(?:js|json)$/u, '')
      : withinPackage(fileName),
  }));
}

/** `runtime/index` for what the package exports by the name of `rulewright/runtime`. */
function withinPackage(name: string): string {
  return /^rulewright\/runtime(?:\/testing)?$/u.test(name) ? `${name.replace('rulewright/', '')}/index` : name;
}

/** Where `pattern` is in the code of `files`, its comments and the contents of its strings aside. */
export function usesIn(files: readonly TextFile[], pattern: RegExp): string[] {
  return files.flatMap((file) => {
    // Most files have nothing to look for, and blanking takes its time.
    if (file.text.search(pattern) === -1) return [];
    return [...bareCodeOf(file.text).matchAll(pattern)].map((use) => at(file, use.index, use[0]));
  });
}

/** Code with its comments and the contents of its strings blanked out, so that places stay where they are. */
function bareCodeOf(text: string): string {
  const parts: string[] = [];
  let done = 0;
  const blank = (start: number, end: number): void => {
    parts.push(text.slice(done, start), text.slice(start, end).replace(/[^\n]/gu, ' '));
    done = end;
  };
  const source = ts.createSourceFile('text.ts', text, ts.ScriptTarget.ES2022);
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source);
    if (children.length > 0) {
      children.forEach(visit);
      return;
    }
    blank(node.getFullStart(), node.getStart(source, false));
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText) blank(node.getStart(source) + 1, node.getEnd() - 1);
  };
  visit(source);
  return parts.join('') + text.slice(done);
}

/** `path:line: what`: a place where a rule is broken. */
export function at(file: TextFile, offset: number, what: string): string {
  return `${file.path}:${file.text.slice(0, offset).split('\n').length}: ${what}`;
}
