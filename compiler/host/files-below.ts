/** Which files below a folder are a spec's, and what lies among them that a spec does not have. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import type { Span } from '../source/span.js';
import { isUsableName } from '../source/file-names.js';
import { isNothingThere, reasonOf } from './system-faults.js';

export interface FilesBelow {
  /** Paths within the folder with `/`, in order. */
  readonly found: readonly string[];
  readonly mistakes: readonly Mistake[];
}

/** Something that is wrong with what lies at a path within the folder. */
interface Mistake {
  readonly within: string;
  readonly mistake: (place: Span) => Diagnostic;
}

/** Files and folders that are looked at, those of no interest too; a spec of a thousand cards has no more than some thousand. */
const mostEntries = 20_000;

interface Walk {
  readonly folder: string;
  readonly found: string[];
  readonly mistakes: Mistake[];
  entries: number;
}

/**
 * The YAML files below `folder`, whatever the case of their ending. What begins with a dot is left out: editors, systems and
 * version control keep such files beside others. A folder that is not there has none. Links to files are followed, those to
 * folders are not, for they may lead round in a circle or out of the spec.
 */
export function filesBelow(folder: string): FilesBelow {
  const walk: Walk = { folder, found: [], mistakes: [], entries: 0 };
  look(walk, '');
  return { found: walk.found.sort(byCodeUnits), mistakes: walk.mistakes };
}

/** True for a name that a spec file has. */
export function isSpecFileName(name: string): boolean {
  return /\.ya?ml$/iu.test(name) && !name.startsWith('.');
}

function look(walk: Walk, within: string): void {
  for (const entry of entriesOf(walk, within)) {
    if (entry.name.startsWith('.')) continue;
    walk.entries += 1;
    if (walk.entries > mostEntries) return;
    lookAt(walk, entry, `${within}${entry.name}`);
  }
  if (within === '' && walk.entries > mostEntries) {
    const what = `more than ${mostEntries} files and folders lie here; what is no spec belongs elsewhere`;
    walk.mistakes.push({ within, mistake: (place) => report('RW0033', place, { what }) });
  }
}

function lookAt(walk: Walk, entry: Dirent, within: string): void {
  const isSpec = isSpecFileName(entry.name);
  if (entry.isDirectory()) {
    look(walk, `${within}/`);
  } else if (entry.isSymbolicLink() && leadsToFolder(path.join(walk.folder, within))) {
    walk.mistakes.push({ within, mistake: (place) => report('RW0031', place, {}) });
  } else if (isSpec) {
    walk.found.push(within);
    const odd = within.split('/').find((name) => !isUsableName(name));
    if (odd !== undefined) walk.mistakes.push({ within, mistake: (place) => report('RW0032', place, { name: odd }) });
  } else if (/\.ya?ml\.txt$/iu.test(entry.name)) {
    const name = entry.name.replace(/\.txt$/iu, '');
    walk.mistakes.push({ within, mistake: (place) => report('RW0034', place, { name }) });
  }
}

function entriesOf(walk: Walk, within: string): readonly Dirent[] {
  try {
    return readdirSync(path.join(walk.folder, within), { withFileTypes: true });
  } catch (fault) {
    if (!isNothingThere(fault) || within !== '') {
      const reason = reasonOf(fault);
      walk.mistakes.push({ within, mistake: (place) => report('RW0004', place, { what: 'folder', reason }) });
    }
    return [];
  }
}

/** A link to nothing leads to no folder; reading it says what is wrong. */
function leadsToFolder(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}
