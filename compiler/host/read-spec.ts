/** Reads the files of a spec from disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import type { SourceFile } from '../source/span.js';
import { decode, mostBytes, tooLarge, type Decoded } from '../yaml/decode.js';

export interface ReadSpec {
  /** In the order of their paths, which are relative to the working directory. */
  readonly files: readonly SourceFile[];
  /** Files that cannot be read as text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Every YAML file below `folder`, those of schemas aside. A file that cannot be read is reported, and the rest is read. */
export function readSpec(folder: string): ReadSpec {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const fullPath of yamlFilesIn(path.resolve(folder))) {
    const shownPath = portable(path.relative(process.cwd(), fullPath));
    const read = readOne(fullPath, shownPath);
    if (read.file !== null) files.push(read.file);
    diagnostics.push(...read.diagnostics);
  }
  files.sort((a, b) => byCodeUnits(a.path, b.path));
  return { files, diagnostics };
}

function yamlFilesIn(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const fullPath = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'schema' ? [] : yamlFilesIn(fullPath);
    return /\.ya?ml$/u.test(entry.name) ? [fullPath] : [];
  });
}

/** The size is looked at first, so that a huge file is refused before it is read. */
function readOne(fullPath: string, shownPath: string): Decoded {
  try {
    const { size } = statSync(fullPath);
    if (size > mostBytes) return tooLarge(shownPath, size);
    const bytes = readFileSync(fullPath);
    return decode(bytes, shownPath);
  } catch (fault) {
    const nowhere = { file: { path: shownPath, text: '' }, start: 0, end: 0 };
    return { file: null, diagnostics: [report('RW0004', nowhere, { reason: reasonOf(fault) })] };
  }
}

/** What the system said, without its code and the path: `permission denied`. */
export function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return /^[A-Z]+: ([^,]+)/u.exec(fault.message)?.[1] ?? fault.message;
}

/** A path with `/` between folders, whatever the system puts there. */
export function portable(systemPath: string): string {
  return systemPath.split(path.sep).join('/');
}
