/** Puts errata into the spec, and into their own file the way back: every edition stays what it was. */
import { meaningOf } from '../../core/meaning.js';
import { check, type Checked } from '../../driver.js';
import { edited, type Edit } from '../../source/edit.js';
import type { SourceFile } from '../../source/span.js';
import { textWithoutPlaces } from '../../source/without-places.js';
import type { Amendment } from '../../surface/errata/amend.js';
import { type Erratum, wayText } from '../../surface/errata/erratum.js';
import { documentOf, type SpecFile } from '../../surface/classify-documents.js';
import { entryOf, type YamlEntry } from '../../yaml/node.js';
import { editionNames, readSpec } from '../../surface/from-yaml.js';
import { withAmendment } from './fold.js';
import { changeLines, type NewChange } from './print.js';
import { reverseOf } from './reverse.js';

export type Applied =
  | { readonly ok: true; readonly erratum: Erratum; readonly files: readonly SourceFile[] }
  /** In words for people. */
  | { readonly ok: false; readonly why: string };

/** The files of a spec with the earliest of the errata that it has not in it put in; null where there are none such. */
export function withErrataApplied(files: readonly SourceFile[]): Applied | null {
  const next = readSpec(files).errata.editions.find(({ erratum }) => erratum?.isReverse === false)?.erratum;
  if (next === undefined || next === null) return null;
  const { errata } = readSpec(files, next.date.text);
  let now = files;
  const back: NewChange[] = [];
  for (const amendment of errata.amendments) {
    const made = applied(now, amendment);
    if (made === null) return { ok: false, why: `what \`${wayOf(amendment)}\` was could not be put back by its name` };
    now = made.files;
    back.unshift(...made.back);
  }
  const own = next.file.file;
  now = now.map((file) => (file.path === own.path ? { ...file, text: reversed(next.file, back) } : file));
  const differing = editionNames(files).find((edition) => saidIn(files, edition) !== saidIn(now, edition));
  if (differing !== undefined) return { ok: false, why: `the edition \`${differing}\` would no longer be what it was` };
  return { ok: true, erratum: next, files: now };
}

function wayOf({ change, path }: Amendment): string {
  return change.kind === 'add file' ? path : wayText(change.at);
}

/** All that an edition says: its rules, its tests, its titles; that it cannot be read, too. */
export function saidIn(files: readonly SourceFile[], edition: string | null): string {
  return saidBy(check({ files, diagnostics: [], edition }));
}

function saidBy({ core, examples, plans, analysis, diagnostics }: Checked): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => [code, message]);
  const { rules, rulings, languages } = analysis.spec;
  const titles = core?.world.cards.map(({ title, sides }) => [title, ...sides.map((it) => it.title)]);
  const aside = [rules, rulings.map(({ root }) => dataOf(root)), languages, titles];
  return [core === null ? '' : meaningOf(core), textWithoutPlaces([examples, plans, aside, errors])].join('\n');
}

function dataOf(node: object): string {
  return JSON.stringify(node, (key, value: unknown) =>
    ['span', 'source', 'raw', 'style'].includes(key) ? undefined : value,
  );
}

/** One amendment made in the texts; null where no way back leads to its place. */
function applied(
  files: readonly SourceFile[],
  amendment: Amendment,
): { readonly files: readonly SourceFile[]; readonly back: readonly NewChange[] } | null {
  const file = files.find(({ path }) => path === amendment.path) ?? null;
  const document = file === null ? null : documentOf(file);
  const text =
    file === null || document === null
      ? withAmendment({ path: amendment.path, text: '' }, emptyMap, amendment)
      : withAmendment(file, document.root, amendment);
  const fresh = text === null ? null : { ...(file ?? { path: amendment.path }), text };
  const read = fresh === null ? null : readable(fresh, files);
  if (fresh !== null && read === null) return null;
  const back = reverseOf(amendment, document, read);
  if (back === null) return null;
  const others = files.filter(({ path }) => path !== amendment.path);
  const at = files.findIndex(({ path }) => path === amendment.path);
  return { files: fresh === null ? others : at === -1 ? [...files, fresh] : files.with(at, fresh), back };
}

const emptyMap = { kind: 'map', entries: [], span: { file: { path: '', text: '' }, start: 0, end: 0 } } as const;

/** A file as it is read among others, which tell of which class it may be. */
function readable(file: SourceFile, files: readonly SourceFile[]): SpecFile | null {
  readSpec([...files.filter(({ path }) => path !== file.path), file]);
  return documentOf(file);
}

/** The text of a file with errata that has the way back in place of the way on. */
function reversed({ file, root }: SpecFile, back: readonly NewChange[]): string {
  const lines = back.length === 0 ? ['reverse: []'] : ['reverse:', ...changeLines(back)];
  const [changes, withdraws] = [entryOf(root, 'changes'), entryOf(root, 'withdraws')];
  const edits = [
    ...(changes === null ? [] : [linesEdit(changes, lines.join('\n'))]),
    ...(withdraws === null
      ? []
      : [
          linesEdit(
            withdraws,
            `# withdraws: ${file.text.slice(withdraws.value?.span.start, withdraws.value?.span.end)}`,
          ),
        ]),
  ];
  const { text } = edited(file.text, edits);
  return changes === null ? `${text.trimEnd()}\n${lines.join('\n')}\n` : text;
}

/** A text in place of an entry. */
function linesEdit({ span }: YamlEntry, text: string): Edit {
  const { file, start } = span;
  return { span: { file, start, end: start + file.text.slice(start, span.end).trimEnd().length }, text };
}
