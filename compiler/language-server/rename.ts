/** Gives the thing of which the name stands at a place another name, wherever it stands: as the command `rename` does. */
import type { Range } from 'vscode-languageserver';
import { boardOf, type NotRenamed, type Renamed, rename, type SpecToRename } from '../edit/rename/rename.js';
import { type Thing, thingsCalled } from '../edit/rename/things.js';
import type { Span } from '../source/span.js';
import { rangeOf } from './places.js';
import type { View, Workspace } from './workspace.js';
import { isWithin, wordAt, type Written } from './words-at.js';

/** What is to be renamed, as an editor asks for its new name. */
export interface Renaming {
  readonly range: Range;
  /** The name as it is now; of what is counted that of one, whichever stands at the place. */
  readonly placeholder: string;
}

/** Null where no name stands that somebody gave. */
export function renamingAt(view: View, offset: number): Renaming | null {
  const found = namedAt(view, offset);
  return found === null ? null : { range: rangeOf(found.word.span), placeholder: nameOfOne(found) };
}

/**
 * The thing at a place with its new name, in the specs that are given: those of its checkout, for a board is shared. Where several
 * things have the name, the one that stands at the place is meant.
 */
export function renamedAt(
  specs: readonly SpecToRename[],
  view: View,
  offset: number,
  fresh: string,
): Renamed | NotRenamed {
  const found = namedAt(view, offset);
  if (found === null) return refusal('there is no name here that could be changed');
  const old = nameOfOne(found);
  const kinds = [...new Set(found.called(old).map(({ kind }) => kind))];
  let why: NotRenamed | null = null;
  for (const kind of kinds) {
    const renamed = rename(specs, { old, fresh: fresh.trim(), plural: null, kind, game: view.game.name });
    if (!renamed.ok) why ??= renamed;
    else if (kinds.length === 1 || isRenamedAt(renamed, found.word.span)) return renamed;
  }
  return why ?? refusal(`\`${old}\` stands here for something else`);
}

/** The specs of all games of the checkout of a view. */
export function specsBeside(workspace: Workspace, { game: { root } }: View): readonly SpecToRename[] {
  return workspace
    .games()
    .filter((game) => game.root === root)
    .map((game) => ({ game: game.name, files: workspace.sourceOf(game).files }));
}

/** The path of the board on which all is declared that is called so at a place; null where a game declares it. */
export function boardNamedAt(view: View, offset: number): string | null {
  const boards = (namedAt(view, offset)?.things ?? []).map(boardOf);
  return boards.includes(null) ? null : (boards[0] ?? null);
}

interface Named {
  readonly word: Written;
  readonly things: readonly Thing[];
  /** What else is called so. */
  readonly called: (name: string) => readonly Thing[];
}

/** The name at a place; of the name of an example behind that of its file, which is no name of its own, the rest. */
function namedAt(view: View, offset: number): Named | null {
  const word = wordAt(view, offset);
  if (word === null) return null;
  const { analysis, examples, plans } = view.checked;
  const called = (name: string): readonly Thing[] => thingsCalled(name, analysis, { examples, scenarios: plans });
  const rest = /^[^:]+: (.+)$/u.exec(word.text)?.[1];
  const behind = rest === undefined ? [] : [{ text: rest, span: { ...word.span, start: word.span.end - rest.length } }];
  for (const it of [word, ...behind]) {
    const things = called(it.text);
    if (things.length > 0 && isWithin(it.span, offset)) return { word: it, things, called };
  }
  return null;
}

/** Of `Runners`, where the plural is asked about, `Runner`: both change together. */
function nameOfOne({ word, things, called }: Named): string {
  const wordings = things.flatMap(({ aliases }) => aliases);
  const one = wordings.find((alias) =>
    called(alias).some(({ forms }) => forms.kind === 'counted' && forms.many === word.text),
  );
  return one ?? word.text;
}

function isRenamedAt({ names, prose }: Renamed, { file, start, end }: Span): boolean {
  return [...names, ...prose].some(({ span }) => span.file.path === file.path && span.start < end && start < span.end);
}

function refusal(why: string): NotRenamed {
  return { ok: false, why, choices: [] };
}
