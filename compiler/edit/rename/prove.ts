/**
 * Finds, of all places at which a name stands, those of the thing that is renamed: with them renamed, and no others, the spec is
 * read without an error, means the same, and its examples and scenarios come out as before.
 */
import { meaningOf } from '../../core/meaning.js';
import { check, type Checked } from '../../driver.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { interpret } from '../../interpreter/interpret.js';
import { verdictsOn } from '../../scenario/verdicts.js';
import { type Edit, editsByPath, filesWithEdits } from '../../source/edit.js';
import { positionOf, shownPath, type SourceFile, type Span } from '../../source/span.js';
import { spanWithin } from '../../source/text.js';
import { lineAt } from '../../yaml/lines.js';
import type { Occurrence } from './occurrences.js';
import { editsWithCopies } from './rewrite-names.js';

/** A place, and what is known of it before anything is tried. */
export interface Place extends Occurrence {
  /** `other`: something else is declared here. `open`: something else has the name too. */
  readonly is: 'meant' | 'other' | 'open';
}

export interface Proof {
  readonly specs: readonly { readonly files: readonly SourceFile[]; readonly checked: Checked }[];
  /** Places that the compiler reads. */
  readonly names: readonly Place[];
  /** Edits that are made beside them whatever they come to. */
  readonly prose: readonly Edit[];
  readonly becomes: ReadonlyMap<string, string>;
}

/** The places of the thing; or why it cannot be renamed, in words for its author. */
export function placesMeant(proof: Proof): readonly Place[] | { readonly why: string } {
  const { specs, names, prose, becomes } = proof;
  const editions = specs.flatMap(editionsOf);
  const kept = new Set(names.filter((it) => it.is === 'other'));
  for (;;) {
    const meant = names.filter((it) => !kept.has(it));
    const edits = [...editsWithCopies(meant, becomes), ...prose];
    const tried = editions.map(({ files, before, edition }) => ({
      before,
      after: check({ files: filesWithEdits(files, edits), diagnostics: [], edition }),
    }));
    const told = tried.flatMap(({ after }) => errorsOf(after));
    const failing = told.length > 0 ? told : tried.flatMap(newFailures);
    const [first] = failing;
    if (first === undefined) {
      const isSame = tried.every(({ before, after }) => meaningIn(after) === meaningIn(before));
      return isSame ? meant : { why: 'with the new name sentences would be read otherwise than they are now' };
    }
    // What is refused with the new name is of the other thing.
    const open = meant.filter((it) => it.is === 'open');
    const wrong = failing.flatMap(({ span }) => placesAt(open, span, edits));
    if (wrong.length === 0) return { why: whyNot(first) };
    for (const it of wrong) kept.add(it);
  }
}

/** A spec as one of its editions has it. */
interface Tried {
  readonly files: readonly SourceFile[];
  readonly before: Checked;
  /** Null: the newest. */
  readonly edition: string | null;
}

/** The newest edition of a spec, and those before it that can be read. */
function editionsOf({ files, checked }: Proof['specs'][number]): readonly Tried[] {
  const earlier = checked.analysis.errata.editions.slice(0, -1).map(({ name }): Tried => ({
    files,
    before: check({ files, diagnostics: [], edition: name }),
    edition: name,
  }));
  return [{ files, before: checked, edition: null }, ...earlier.filter(({ before }) => errorsOf(before).length === 0)];
}

function whyNot({ message, span }: Diagnostic): string {
  return `with the new name ${shownPath(span.file)}:${positionOf(span.file, span.start).line} cannot be read: ${message}`;
}

/** What the rules mean, and what examples and scenarios say of them. */
function meaningIn({ core, examples, plans }: Checked): string {
  const said = JSON.stringify([examples, plans], (key, value: unknown) => (words.has(key) ? undefined : value));
  return `${core === null ? '' : meaningOf(core)}\n${said}`;
}

/** Keys of plans that tell how something is said. */
const words: ReadonlySet<string> = new Set([
  ...['text', 'span', 'name', 'label', 'declared', 'of', 'asks', 'cites', 'title', 'slug', 'options'],
]);

function errorsOf({ diagnostics }: Checked): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** The examples and scenarios that do not hold, by their places among all. */
function failuresOf({ core, world, examples, plans }: Checked) {
  if (core === null || world === null) return [];
  return verdictsOn(interpret(core), world, { examples, scenarios: plans }).flatMap(({ failures }, index) =>
    failures.length === 0 ? [] : [{ index, failures }],
  );
}

/** Those of examples and scenarios that hold without the edits. */
function newFailures({ before, after }: { readonly before: Checked; readonly after: Checked }): readonly Diagnostic[] {
  const failing = failuresOf(after);
  if (failing.length === 0) return [];
  const known = new Set(failuresOf(before).map(({ index }) => index));
  return failing.flatMap(({ index, failures }) => (known.has(index) ? [] : failures));
}

/** The places at a span of a file with the edits; where there is none, those on its lines: of a list of answers its key is told. */
function placesAt(places: readonly Place[], span: Span, edits: readonly Edit[]): readonly Place[] {
  const own = editsByPath(edits).get(span.file.path) ?? [];
  const inFile = places.flatMap((place) => {
    const was = spanWithin(place.placed.scalar.source, place.start, place.end);
    if (was.file.path !== span.file.path) return [];
    const grown = (of: readonly Edit[]): number =>
      of.reduce((sum, it) => sum + it.text.length - (it.span.end - it.span.start), 0);
    const start = was.start + grown(own.filter((it) => it.span.end <= was.start));
    return [{ place, start, end: was.end + grown(own.filter((it) => it.span.start < was.end)) }];
  });
  const within = (from: number, to: number): readonly Place[] =>
    inFile.filter(({ start, end }) => start <= to && from <= end).map(({ place }) => place);
  const at = within(span.start, span.end);
  return at.length > 0 ? at : within(span.start, lineAt(span.file, span.end).end);
}
