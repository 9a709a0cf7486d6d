/** Gives the thing of which the name stands at a place another name, wherever it stands: as the command `rename` does. */
import { LSPErrorCodes, ResponseError, type Range } from 'vscode-languageserver';
import { type Renamed, rename, type SpecToRename } from '../edit/rename/rename.js';
import { type Thing, thingsCalled } from '../edit/rename/things.js';
import type { Edit } from '../source/edit.js';
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
 * The edits in all files, those of other games on the same board among them. Where several things have the name, the one that
 * stands at the place is meant. A thing that cannot be called so is refused with the reason, as an error of the request.
 */
export function editsOfRename(workspace: Workspace, view: View, offset: number, fresh: string): readonly Edit[] {
  const found = namedAt(view, offset);
  if (found === null) throw refusal('there is no name here that could be changed');
  const specs = workspace
    .games()
    .filter(({ root }) => root === view.game.root)
    .map((game): SpecToRename => ({ game: game.name, files: workspace.sourceOf(game).files }));
  const old = nameOfOne(found);
  const kinds = [...new Set(found.called(old).map(({ kind }) => kind))];
  let why = '';
  for (const kind of kinds) {
    const renamed = rename(specs, { old, fresh: fresh.trim(), plural: null, kind, game: view.game.name });
    if (!renamed.ok) why ||= renamed.why;
    else if (kinds.length === 1 || isRenamedAt(renamed, found.word.span)) return [...renamed.names, ...renamed.prose];
  }
  throw refusal(why === '' ? `\`${old}\` stands here for something else` : why);
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

function refusal(why: string): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestFailed, why);
}
