/** The front door of the compiler: from the text of a spec to its World, or to everything that is wrong with it. */
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { inOrder } from './diagnostics/order.js';
import { report } from './diagnostics/report.js';
import { checkBoards } from './resolved/check/check-boards.js';
import { checkConsistency } from './resolved/check/checks.js';
import type { Declarations } from './resolved/declare/declarations.js';
import { declare, type Declared } from './resolved/declare/declare.js';
import { fitToObey } from './resolved/resolve/honest-help.js';
import { resolveSpec, type ResolvedParts } from './resolved/from-surface.js';
import type { World } from './resolved/ir.js';
import type { SourceFile } from './source/span.js';
import type { AsideDocument, ExamplesDocument, GameDocument, Spec } from './surface/documents.js';
import { readSpec, slipsAlone, type SpecReading } from './surface/from-yaml.js';
import { asWritten, withLinesBack, type Mended } from './surface/moved-line.js';
import type { Language } from './surface/vocabulary.js';

export interface Analysis {
  /** Null where there is any error. */
  readonly world: World | null;
  /** The documents as written, and those that the World is not made of. */
  readonly spec: Spec;
  readonly examples: readonly ExamplesDocument[];
  readonly scenarios: readonly AsideDocument[];
  readonly rulings: readonly AsideDocument[];
  /** The words of the game and what they mean, for sentences that are read later. */
  readonly language: Language;
  /** Null where the spec cannot be declared. */
  readonly declarations: Declarations | null;
  /** In the order of files and places. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads, declares, checks and resolves the files of one spec, in whatever order they come. Every slip of every file is
 * reported in one run; where a file that declares names cannot be read, sentences that use them are not held against it.
 */
export function analyse(written: readonly SourceFile[]): Analysis {
  const first = readSpec(written);
  const { files, mended } = withLinesBack(written, first.diagnostics, slipsAlone);
  const reading = mended.length === 0 ? first : readSpec(files);
  const diagnostics = [...reading.diagnostics, ...checkBoards(reading.spec.boards, reading.unsound)];
  const { world, declarations } = resolveWorld(reading, files, diagnostics);
  const told =
    declarations === null ? diagnostics : fitToObey(diagnostics, reading.phrases, reading.language, declarations);
  const isSound = mended.length === 0 && diagnostics.every((it) => it.severity !== 'error');
  return {
    world: isSound ? world : null,
    spec: reading.spec,
    examples: reading.spec.examples,
    scenarios: reading.spec.scenarios,
    rulings: reading.spec.rulings,
    language: reading.language,
    declarations,
    diagnostics: inOrder(withMended(told, mended)),
  };
}

/** What is told of the files as written, with what was mended before they were read; the last was mended in the text of the others. */
function withMended(told: readonly Diagnostic[], mended: readonly Mended[]): readonly Diagnostic[] {
  return mended.reduceRight((so, it) => [it.diagnostic, ...so.map((one) => asWritten(one, it))], told);
}

/** Reads and checks boards that no game is played on. */
export function analyseBoards(files: readonly SourceFile[]): readonly Diagnostic[] {
  const { spec, unsound, diagnostics } = readSpec(files);
  return inOrder([...diagnostics, ...checkBoards(spec.boards, unsound)]);
}

function resolveWorld(
  reading: SpecReading,
  files: readonly SourceFile[],
  diagnostics: Diagnostic[],
): Pick<Analysis, 'world' | 'declarations'> {
  const { spec, unsound } = reading;
  // A file that could not be told may be the one that is missing.
  if (!reading.lost) diagnostics.push(...missingFiles(spec, files));
  if (!reading.declared || spec.game === null || spec.map === null) return { world: null, declarations: null };
  const declared = declare(spec, spec.game);
  const boards = new Set(spec.boards.map((it) => it.span.file));
  // What is wrong within a board has been told.
  const isOfGame = ({ span }: Diagnostic): boolean => !boards.has(span.file);
  addAll(diagnostics, declared.diagnostics.filter(isOfGame));
  const contradictions: Diagnostic[] = [];
  checkConsistency({ spec, game: spec.game, declared, unsound, report: (it) => contradictions.push(it) });
  const meaningless: Diagnostic[] = [];
  const parts = resolveSpec(spec, spec.game, declared, meaningless);
  const isReliable = declared.diagnostics.length === 0 && contradictions.every((it) => it.code !== 'RW0521');
  addAll(diagnostics, contradictions.filter(isOfGame));
  const told = meaningless.filter((it) => isReliable || !isAboutBounds(it));
  const [further] = told.splice(mostMeaningless);
  addAll(diagnostics, told);
  if (further !== undefined) diagnostics.push(report('RW0221', further.span, { most: mostMeaningless }));
  return { world: assemble(spec, spec.game, declared, parts), declarations: declared.declarations };
}

/** Nobody mends more at once. */
const mostMeaningless = 1_000;

/** One by one: a call takes some ten thousand arguments at most, and a spec may have more slips. */
function addAll(diagnostics: Diagnostic[], more: readonly Diagnostic[]): void {
  for (const it of more) diagnostics.push(it);
}

/** A message that compares a sentence with what is declared, which is no slip of the sentence where that is wrong. */
function isAboutBounds({ code }: Diagnostic): boolean {
  return code.startsWith('RW04');
}

/** One message for each kind of file that a spec cannot do without. */
function missingFiles(spec: Spec, files: readonly SourceFile[]): readonly Diagnostic[] {
  const file = spec.game?.span.file ?? files[0];
  if (file === undefined) return [];
  const missing = (['game', 'map', 'setup'] as const).filter((kind) => spec[kind] === null);
  return missing.map((kind) => report('RW0501', { file, start: 0, end: 0 }, { kind }));
}

function assemble(spec: Spec, game: GameDocument, declared: Declared, parts: ResolvedParts): World | null {
  if (declared.setup === null) return null;
  const { always: _always, spacesKey: _key, ...declarations } = declared.declarations;
  return {
    name: game.name.text,
    title: game.title,
    cites: game.cites,
    edition: game.edition,
    start: declared.start,
    ...declarations,
    ...parts,
    setup: declared.setup,
    assumed: assumptions(spec, game),
  };
}

/** What the rulebook neither states nor shows, in words. */
function assumptions({ map }: Spec, game: GameDocument): World['assumed'] {
  const boxes = game.tracks.flatMap((track) =>
    (track.boxes ?? []).flatMap((box, index) => {
      if (box.assumed === null) return [];
      const text = `box ${index + 1} of ${track.words.one.text} has the value ${box.value}`;
      return [{ text, note: box.assumed, span: box.span }];
    }),
  );
  const pairs = (map?.assumed ?? []).map(({ pair, adjacent, sure, note, span }) => {
    const [first, second] = pair;
    const text = `${first.text} and ${second.text} are ${adjacent ? '' : 'not '}adjacent (${sure})`;
    return { text, note: note ?? '', span };
  });
  return [...boxes, ...pairs];
}
