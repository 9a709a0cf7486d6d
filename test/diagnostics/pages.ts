/** Puts the examples of `explain` pages where they belong among the files of Saltmarsh. */
import { catalogue, type Code } from '../../compiler/diagnostics/catalogue.js';
import { kinds } from '../../compiler/diagnostics/catalogue/kinds.js';
import { loading } from '../../compiler/diagnostics/catalogue/loading.js';
import { names } from '../../compiler/diagnostics/catalogue/names.js';
import type { Diagnostic, Severity } from '../../compiler/diagnostics/diagnostic.js';
import { check } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { onBoard } from '../support/saltmarsh-boards.js';
import { saltmarshRules } from '../support/saltmarsh-rules.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

/** Where an example that is a file of its own goes, by its first key. */
const homes: Readonly<Record<string, string>> = {
  'additional spaces': 'saltmarsh/additional-spaces.yaml',
  card: 'saltmarsh/cards/c1-spring-tide.yaml',
  errata: 'saltmarsh/errata/2026-05-14.yaml',
  procedures: 'saltmarsh/more.yaml',
  language: 'saltmarsh/languages/ja.yaml',
  'special activity': 'saltmarsh/special-activities/riot.yaml',
  rulings: 'saltmarsh/rulings.yaml',
  table: 'saltmarsh/weather.yaml',
  scenario: 'saltmarsh/scenarios/first-tide.yaml',
};

/** Saltmarsh on its board, with the list of its rules. It starts with a second Unrest, so that there can be too few of them. */
const base: readonly SourceFile[] = [
  ...onBoard(saltmarshWith('setup.yaml', 'Watch: 1 }', 'Watch: 1, Unrest: 1 }')),
  saltmarshRules,
];

/**
 * The spec with a page's wrong example in it, and with its right one. The right example is either an excerpt of a file
 * of Saltmarsh, for which the wrong one is put, or a whole file. Null for an example that is neither.
 */
export function specsOf(page: {
  readonly wrong: string;
  readonly right: string;
}): readonly [wrong: readonly SourceFile[], right: readonly SourceFile[]] | null {
  const host = base.find(({ text }) => text.includes(page.right));
  if (host !== undefined) {
    const wrong = { path: host.path, text: host.text.replace(page.right, () => page.wrong) };
    return [base.map((file) => (file === host ? wrong : file)), base];
  }
  const key = /^[a-z ]+(?=:)/mu.exec(page.right)?.[0] ?? '';
  if (key === 'paths') {
    // The map has none of its own.
    const further = (more: string): SourceFile[] =>
      base.map(({ path, text }) => ({ path, text: path.endsWith('/map.yaml') ? `${text}\n${more}` : text }));
    return [further(page.wrong), further(page.right)];
  }
  const home = homes[key];
  if (home === undefined) return null;
  const whole = (text: string): SourceFile[] => [...base.filter(({ path }) => path !== home), { path: home, text }];
  return [whole(page.wrong), whole(page.right)];
}

/** What each spec was found to be: most pages are shown beside the same right one. */
const known = new WeakMap<readonly SourceFile[], readonly Diagnostic[]>();

/** What is told of a spec. */
export function diagnosticsOf(files: readonly SourceFile[]): readonly Diagnostic[] {
  const found = known.get(files) ?? check({ files, diagnostics: [] }).diagnostics;
  known.set(files, found);
  return found;
}

/**
 * The codes that a spec gives, each as often as it is given. Warnings count on the pages of warnings alone: an example
 * that shows an error need not have all that a good file has.
 */
export function codesOf(files: readonly SourceFile[], page: Code): string[] {
  const counted: readonly Severity[] = catalogue[page].severity === 'warning' ? ['error', 'warning'] : ['error'];
  return diagnosticsOf(files)
    .filter(({ severity }) => counted.includes(severity))
    .map(({ code }) => code);
}

/** Pages on files that cannot be read, and on the sentence of a card, have a test beside what they are about. */
export function isRunElsewhere(code: Code): boolean {
  return code in loading || ((code in names || code in kinds) && catalogue[code].explain.wrong.startsWith('card: '));
}
