/** The version of the language, and which games this compiler reads. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import type { SpecFile } from './classify-documents.js';
import { scalarAt } from './read-node.js';

/** What a game may be `written for`: the first two numbers of the version of the package. */
export const languageVersion = '0.1';

/** Told where the game says that it is written for a version that is not read; null elsewhere. Whatever else is wrong with it may follow from that. */
export function otherLanguage(files: readonly SpecFile[]): Diagnostic | null {
  const game = files.find(({ kind }) => kind === 'game');
  const written = game === undefined ? null : scalarAt(game.root, 'written for');
  if (written === null || typeof written.value !== 'string' || !/^\d+\.\d+$/u.test(written.value)) return null;
  const { value: version, span } = written;
  if (isRead(version)) return null;
  const isNewer = compared(version, languageVersion) > 0;
  const text = isNewer
    ? `install a Rulewright that reads it: \`npm install rulewright@${version}\``
    : `see in CHANGELOG.md what has changed since, then write \`written for: "${languageVersion}"\``;
  return report('RW0113', span, { version, own: languageVersion }, { help: [{ text, edits: [], safe: false }] });
}

/** As semver.org has it: a later second number adds, and another first number, or any number behind a 0, changes what there was. */
function isRead(version: string): boolean {
  const [[major, minor], [ownMajor, ownMinor]] = [numbersOf(version), numbersOf(languageVersion)];
  return major === ownMajor && (major === 0 ? minor === ownMinor : minor <= ownMinor);
}

function compared(left: string, right: string): number {
  const [[major, minor], [otherMajor, otherMinor]] = [numbersOf(left), numbersOf(right)];
  return major - otherMajor || minor - otherMinor;
}

function numbersOf(version: string): readonly [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
