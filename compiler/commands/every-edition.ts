/** What is wrong with the editions of games that are not asked for, and with errata to boards whose games nobody has. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { check, type Checked } from '../driver.js';
import type { ReadSpec } from '../host/read-spec.js';
import { isErrata } from '../surface/board-files.js';
import { documentOf } from '../surface/classify-documents.js';
import { namesOfNoGame } from '../surface/errata/editions.js';

/** The errors of the earlier editions of a spec that its newest, as it was checked, has not; each says in which it is. */
export function errorsOfEarlier(spec: ReadSpec, newest: Checked): readonly Diagnostic[] {
  const known = new Set(newest.diagnostics.map(markOf));
  return newest.analysis.errata.editions.slice(0, -1).flatMap(({ name }) =>
    check({ ...spec, edition: name })
      .diagnostics.filter((it) => it.severity === 'error' && !known.has(markOf(it)))
      .map((it) => {
        // What several editions have is told of the earliest.
        known.add(markOf(it));
        return { ...it, message: `in the edition ${name}: ${it.message}` };
      }),
  );
}

function markOf({ code, message, span }: Diagnostic): string {
  return `${code} ${span.file.path} ${span.start} ${message}`;
}

/** The names under `games` in errata to boards that no game has; all games are given. */
export function namesNobodyHas(
  specs: readonly { readonly spec: ReadSpec; readonly checked: Checked }[],
): readonly Diagnostic[] {
  const titles = specs.map(({ checked }) => checked.analysis.spec.game?.name.text ?? null);
  // A game that cannot be read may be the one that is meant.
  if (titles.includes(null)) return [];
  const files = new Map(specs.flatMap(({ spec }) => spec.files.map((file) => [file.path, file] as const)));
  const documents = [...files.values()].filter(isErrata).flatMap((file) => documentOf(file) ?? []);
  return namesOfNoGame(
    documents,
    titles.filter((it) => it !== null),
  );
}
