/** Writes errata from an edit of the spec: the edit becomes their changes, and the spec stays what it was. */
import type { SourceFile } from '../../source/span.js';
import { gameFolder } from '../../source/game-folder.js';
import { documentOf, type SpecFile } from '../../surface/classify-documents.js';
import type { ErrataKind } from '../../surface/errata/kinds.js';
import { editionNames, readSpec } from '../../surface/from-yaml.js';
import { quotedForYaml } from '../../yaml/quote.js';
import { saidIn } from './apply.js';
import { changesBetween } from './compare.js';
import { changeLines } from './print.js';

/** What stands at the head of errata. */
export interface Head {
  readonly title: string;
  readonly date: string;
  readonly kind: ErrataKind;
  readonly source: string;
  /** Empty where none is given. */
  readonly reason: string;
}

export type NewErrata =
  | { readonly ok: true; readonly file: SourceFile; readonly changes: number; readonly edited: readonly string[] }
  /** In words for people. */
  | { readonly ok: false; readonly why: string };

/** Errata that make of a spec as it was what it is now; `game` is the folder of the game. */
export function errataBetween(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  game: string,
  head: Head,
): NewErrata {
  const errata = after.find((it) => isErrata(it.path) && before.find(({ path }) => path === it.path)?.text !== it.text);
  if (errata !== undefined)
    return {
      ok: false,
      why: `\`${errata.path}\` has errata and was itself edited: only the rest of the spec is looked at`,
    };
  const edited = changedPaths(before, after);
  const shared = edited.find((path) => gameFolder(path) !== game);
  if (shared !== undefined)
    return {
      ok: false,
      why: `\`${shared}\` is shared by games: write errata to it by hand, with the \`games\` they are for`,
    };
  if (edited.length === 0) return { ok: false, why: 'the spec is as it was: there is no edit to write errata from' };
  if (editionNames(after).includes(head.date))
    return { ok: false, why: `there are errata of ${head.date} already: a day has errata once` };
  const changes = changesBetween(documentsOf(before), documentsOf(after));
  if (changes === null)
    return { ok: false, why: 'a file was changed that has no name by which errata could lead to it' };
  if (changes.length === 0)
    return { ok: false, why: 'what was edited is layout and comments: there is nothing to write errata from' };
  const file: SourceFile = { path: `${game}/errata/${head.date}.yaml`, text: textOf(head, changeLines(changes)) };
  if (saidIn([...before, file], head.date) !== saidIn(after, null))
    return {
      ok: false,
      why: 'no changes by name make this edit: where a sentence is there twice, change one thing after the other',
    };
  return { ok: true, file, changes: changes.length, edited };
}

function textOf({ title, date, kind, source, reason }: Head, changes: readonly string[]): string {
  return [
    `errata: ${quotedForYaml(title)}`,
    `date: ${date}`,
    `kind: ${kind}`,
    `source: ${quotedForYaml(source)}`,
    ...(reason === '' ? [] : [`reason: ${quotedForYaml(reason)}`]),
    'changes:',
    ...changes,
    '',
  ].join('\n');
}

/** Files that are not the same before and after. */
function changedPaths(before: readonly SourceFile[], after: readonly SourceFile[]): readonly string[] {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  const gone = before.filter(({ path }) => !after.some((it) => it.path === path)).map(({ path }) => path);
  return [...after.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path), ...gone];
}

function isErrata(path: string): boolean {
  return path.includes('/errata/');
}

function documentsOf(files: readonly SourceFile[]): readonly SpecFile[] {
  readSpec(files);
  return files.flatMap((file) => {
    const document = documentOf(file);
    return document === null || document.kind === 'errata' ? [] : [document];
  });
}
