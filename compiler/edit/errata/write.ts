/** Writes errata from an edit of the spec: the edit becomes their changes, and the spec stays what it was. */
import type { SourceFile } from '../../source/span.js';
import { gameFolder } from '../../source/game-folder.js';
import { documentOf, type SpecFile } from '../../surface/classify-documents.js';
import type { ErrataKind } from '../../surface/errata/kinds.js';
import { editionNames, readSpec } from '../../surface/from-yaml.js';
import { quotedForYaml, writtenForYaml } from '../../yaml/quote.js';
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

/**
 * Errata that make of a spec as it was what it is now; `game` is the folder of the game. Where a board was edited they are errata to the
 * board, for the game and for the `others` on it, each with its files as they are now, and make of each what it is now.
 */
export function errataBetween(
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  game: string,
  head: Head,
  others: readonly (readonly SourceFile[])[] = [],
): NewErrata {
  const errata = after.find((it) => isErrata(it.path) && before.find(({ path }) => path === it.path)?.text !== it.text);
  if (errata !== undefined)
    return {
      ok: false,
      why: `\`${errata.path}\` has errata and was itself edited: only the rest of the spec is looked at`,
    };
  const edited = editedPaths(before, after);
  const [folder, another] = new Set(edited.map(gameFolder));
  if (folder === undefined) return { ok: false, why: 'the spec is as it was: there is no edit to write errata from' };
  if (another !== undefined)
    return {
      ok: false,
      why: `\`${edited.find((path) => gameFolder(path) !== game) ?? ''}\` is shared by games, and was edited along with one of them: write errata to one of the two first`,
    };
  const isShared = folder !== game;
  const specs = [
    { before, after },
    ...(isShared ? others : []).map((files) => ({ before: withPaths(files, edited, before), after: files })),
  ];
  if (specs.some((it) => editionNames(it.after).includes(head.date)))
    return { ok: false, why: `there are errata of ${head.date} already: a day has errata once` };
  const changes = changesBetween(documentsOf(before), documentsOf(after));
  if (changes === null)
    return { ok: false, why: 'a file was changed that has no name by which errata could lead to it' };
  if (changes.length === 0)
    return { ok: false, why: 'what was edited is layout and comments: there is nothing to write errata from' };
  const games = isShared ? specs.flatMap((it) => readSpec(it.after).spec.game?.name.text ?? []) : [];
  const file: SourceFile = {
    path: `${folder}/errata/${head.date}.yaml`,
    text: textOf(head, games, changeLines(changes)),
  };
  if (specs.some((it) => saidIn([...it.before, file], head.date) !== saidIn(it.after, null)))
    return {
      ok: false,
      why: 'no changes by name make this edit: where a sentence is there twice, change one thing after the other',
    };
  return { ok: true, file, changes: changes.length, edited };
}

/** The files of another game, with those of some paths as they are among `given`. */
function withPaths(
  files: readonly SourceFile[],
  paths: readonly string[],
  given: readonly SourceFile[],
): readonly SourceFile[] {
  const kept = files.filter(({ path }) => !paths.includes(path));
  return [...kept, ...given.filter(({ path }) => paths.includes(path))];
}

function textOf(
  { title, date, kind, source, reason }: Head,
  games: readonly string[],
  changes: readonly string[],
): string {
  return [
    `errata: ${quotedForYaml(title)}`,
    `date: ${date}`,
    `kind: ${kind}`,
    `source: ${quotedForYaml(source)}`,
    ...(reason === '' ? [] : [`reason: ${quotedForYaml(reason)}`]),
    ...(games.length === 0 ? [] : ['games:', ...games.map((it) => `  - ${writtenForYaml(it)}`)]),
    'changes:',
    ...changes,
    '',
  ].join('\n');
}

/** Files that are not the same before and after. */
export function editedPaths(before: readonly SourceFile[], after: readonly SourceFile[]): readonly string[] {
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
