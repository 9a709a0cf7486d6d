/**
 * From YAML to Surface: tells the kinds of file apart, checks the shape of each, collects the words of the game, and reads
 * every document with its sentences.
 */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { inOrder } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import { belowGame, withoutExtension } from '../source/game-folder.js';
import type { SourceFile } from '../source/span.js';
import { collectVocabulary } from './collect-vocabulary.js';
import type { AsideDocument, GameDocument, ProcedureDocument, Spec, Words } from './documents.js';
import type { BoardDocument, MapDocument } from './documents-of-map.js';
import { type FileClass, keyOfClass, supposedWords } from './file-classes.js';
import type { FileKind } from './file-kinds.js';
import type { Amendment } from './errata/amend.js';
import { type Edition, filesOfEdition } from './errata/editions.js';
import type { Name } from './ir.js';
import { joinBoard } from './join-board.js';
import { provenanceOf, withoutSuperseded } from './made-up.js';
import { readAdditionalSpaces } from './read-additional-spaces.js';
import { readCard, readCardsWithoutText } from './read-cards.js';
import { readChits } from './read-chits.js';
import { readExamples } from './read-examples.js';
import { readGame } from './read-game.js';
import { readLanguage } from './read-languages.js';
import { readBoard, readMap } from './read-map.js';
import { nameAt, nameOf } from './read-node.js';
import { readProcedure, readProcedures } from './read-procedures.js';
import { outlining, type ReadDocument, understanding } from './read-once.js';
import { citationsIn, readRules } from './read-rules.js';
import type { SentenceReader } from './read-sentences.js';
import { readSetup } from './read-setup.js';
import { readTable } from './read-tables.js';
import type { SourcePhrase } from './read-steps.js';
import {
  addedFile,
  changedFile,
  type ClassifiedFiles,
  classifyDocuments,
  mistakesIn,
  type SpecFile,
} from './classify-documents.js';
import { otherLanguage } from './language-version.js';
import { createLanguage, type Language } from './vocabulary.js';

export interface SpecReading {
  readonly spec: Spec;
  readonly language: Language;
  /** Every sentence, and every part of one that stands by itself, as it is written. */
  readonly phrases: readonly SourcePhrase[];
  /** False where a file that declares names has mistakes: its names may be missing, and sentences were not read. */
  readonly declared: boolean;
  /** True where nothing is known of a file, not even its kind. */
  readonly lost: boolean;
  /** The classes of procedures that the game declares; null where its file is missing or cannot be read. */
  readonly classes: readonly FileClass[] | null;
  /** The paths of files that have mistakes. What they lack is no mistake of its own. */
  readonly unsound: ReadonlySet<string>;
  readonly errata: ErrataOfSpec;
  readonly diagnostics: readonly Diagnostic[];
}

/** The editions that a spec has, and what is changed in the one that was read. */
export interface ErrataOfSpec {
  /** The oldest first. */
  readonly editions: readonly Edition[];
  /** The one that was read; null where the game's file names none. */
  readonly edition: Edition | null;
  readonly amendments: readonly Amendment[];
}

/** Kinds of file whose names the sentences of every other file use. */
const declaring: readonly FileKind[] = ['game', 'map', 'board', 'chits'];

/** Kinds of file of which a spec has one. */
const single: readonly FileKind[] = ['game', 'map', 'setup', 'rules'];

/** Reads the files of one spec, in whatever order, as an edition has them, null for the newest; every mistake of every file is among the diagnostics. */
export function readSpec(files: readonly SourceFile[], wanted: string | null = null): SpecReading {
  const diagnostics: Diagnostic[] = [];
  const classified = classifyDocuments(files, diagnostics);
  const { files: checked, ...errata } = inEdition(classified, wanted, diagnostics);
  const refused = otherLanguage(checked);
  const kept = checkSingle(withoutSuperseded(checked, diagnostics), diagnostics);
  const unsound = new Set(checked.filter((it) => !it.sound).map((it) => it.file.path));

  const places = readPlaces(kept);
  // A file with mistakes may be the board that is missing, or lack what the map has of it.
  const isReliable = !classified.lost && checked.every((it) => it.sound || it.kind !== 'board');
  if (isReliable) diagnostics.push(...places.diagnostics);
  const { outline, language } = outlineOf(kept, places);
  const declared =
    refused === null &&
    !classified.lost &&
    outline.game !== null &&
    places.complete &&
    checked.every((it) => it.sound || !declaring.includes(it.kind));
  const phrases: SourcePhrase[] = [];
  const spec = declared ? readDocuments(kept, places, understanding(language, diagnostics, phrases)) : outline;
  return {
    spec: ofEdition(spec, errata.edition),
    language,
    phrases,
    declared,
    lost: classified.lost || refused !== null,
    classes: classified.classes,
    unsound,
    errata,
    diagnostics: refused === null ? diagnostics : [refused],
  };
}

/** The documents, of which that of the game is called as the edition is. */
function ofEdition(spec: Spec, edition: Edition | null): Spec {
  const { game } = spec;
  return game === null || edition === null ? spec : { ...spec, game: { ...game, edition: edition.name } };
}

/** What the game's own file calls it, whatever is wrong elsewhere; null where there is none. */
export function titleOf(files: readonly SourceFile[]): string | null {
  const game = classifyDocuments(files, []).files.find(({ kind }) => kind === 'game');
  return game === undefined ? null : (nameAt(game.root, 'game')?.text ?? null);
}

/** What the editions of a spec are called, the oldest first. */
export function editionNames(files: readonly SourceFile[]): readonly string[] {
  return readSpec(files).errata.editions.map(({ name }) => name);
}

/** The documents without their sentences, and the words in which these are. */
function outlineOf(
  files: readonly SpecFile[],
  places: Places,
): { readonly outline: Spec; readonly language: Language } {
  const alternatives: Name[] = [];
  const outline = readDocuments(files, places, outlining(alternatives));
  return { outline, language: createLanguage(collectVocabulary(outline, alternatives)) };
}

/** The files as an edition has them, and what is wrong with the errata that make it. */
function inEdition(
  { files, classes }: ClassifiedFiles,
  wanted: string | null,
  diagnostics: Diagnostic[],
): ErrataOfSpec & { readonly files: readonly SpecFile[] } {
  const { changed, ...edition } = filesOfEdition(
    files,
    wanted,
    {
      languageOf: (of) => outlineOf(of, readPlaces(of)).language,
      fileOf: (path, root) => addedFile(path, root, classes, diagnostics),
    },
    diagnostics,
  );
  const checked = edition.files.map((it) => (changed.has(it.file.path) ? changedFile(it, diagnostics) : it));
  return { ...edition, files: checked };
}

/**
 * What is wrong with a file by itself, whatever it says of others: its YAML, its kind and its shape. The classes are those that
 * the spec declares whose file it is, null where nobody knows.
 */
export function mistakesAlone(file: SourceFile, classes: readonly FileClass[] | null): readonly Diagnostic[] {
  return inOrder(mistakesIn(file, classes));
}

/** Leaves out the second file of a kind of which a spec has one. */
function checkSingle(files: readonly SpecFile[], diagnostics: Diagnostic[]): readonly SpecFile[] {
  const firsts = new Map<FileKind, SpecFile>();
  return files.filter((it) => {
    if (!single.includes(it.kind)) return true;
    const first = firsts.get(it.kind);
    if (first === undefined) {
      firsts.set(it.kind, it);
      return true;
    }
    const notes = [{ message: 'the first one is', span: first.first.key.span }];
    diagnostics.push(report('RW0502', it.first.key.span, { kind: it.kind }, { notes }));
    return false;
  });
}

interface Places {
  /** With what it takes from its board. */
  readonly map: MapDocument | null;
  readonly boards: readonly BoardDocument[];
  /** False where the map lacks its spaces. */
  readonly complete: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

const noSpaces = { text: 'add `spaces`: the spaces, or `board`: the board it is played on', edits: [], safe: false };

function readPlaces(files: readonly SpecFile[]): Places {
  const boards = files.filter(({ kind }) => kind === 'board').map(({ root }) => readBoard(root));
  const file = files.find(({ kind }) => kind === 'map');
  if (file === undefined) return { map: null, boards, complete: true, diagnostics: [] };
  const own = readMap(file.root);
  const { map, diagnostics } = joinBoard(own, boards);
  if (map !== null && map.spacesKey !== null) return { map, boards, complete: true, diagnostics };
  const lacks = report('RW0102', file.first.key.span, { key: 'spaces', where: 'the map' }, { help: [noSpaces] });
  const isLacking = own.board === null && file.sound;
  return { map: own, boards, complete: false, diagnostics: isLacking ? [lacks] : diagnostics };
}

/** Every document, told by kind; those that hold sentences are read by `of`. */
function readDocuments(files: readonly SpecFile[], { map, boards }: Places, of: ReadDocument): Spec {
  const ofKind = (kind: FileKind): readonly SpecFile[] => files.filter((it) => it.kind === kind);
  const game = ofKind('game')[0];
  const setup = ofKind('setup')[0];
  const below = (it: SpecFile): string => withoutExtension(belowGame(it.file.path));
  return {
    game:
      game === undefined
        ? null
        : withSupposed(
            of(game.root, (sentences) => readGame(game.root, sentences)),
            files,
          ),
    map,
    boards,
    setup: setup === undefined ? null : readSetup(setup.root),
    procedures: files.flatMap((it) =>
      ofProcedures.includes(it.kind) ? of(it.root, (sentences) => proceduresOf(it, below(it), sentences)) : [],
    ),
    additionalSpaces: ofKind('additional spaces').flatMap((it) =>
      of(it.root, (sentences) => readAdditionalSpaces(it.root, below(it), sentences)),
    ),
    chits: ofKind('chits').map((it) => of(it.root, (sentences) => readChits(it.root, sentences))),
    cards: files.flatMap((it) => {
      if (it.kind === 'cards without text') return readCardsWithoutText(it.root, below(it));
      return it.kind === 'card' ? (of(it.root, (sentences) => readCard(it.root, below(it), sentences)) ?? []) : [];
    }),
    examples: [...ofKind('rules'), ...files.filter(({ kind }) => kind !== 'rules')].flatMap((it) =>
      readExamples(it, below(it)),
    ),
    scenarios: ofKind('scenario').map(aside),
    rules: ofKind('rules').flatMap((it) => readRules(it.root)),
    citations: files.flatMap(citationsIn),
    rulings: ofKind('rulings').map(aside),
    equivalents: ofKind('equivalents').map(aside),
    languages: ofKind('language').flatMap((it) => readLanguage(it.root) ?? []),
    provenance: provenanceOf(files),
  };
}

/** The game with the classes of which there are files and which it does not declare: each has been told of. */
function withSupposed(game: GameDocument, files: readonly SpecFile[]): GameDocument {
  const declared = new Set(game.classes.map(({ one }) => keyOfClass(one.text)));
  const supposed = new Map<string, Words>();
  for (const { class: of, first } of files)
    if (of !== null && !declared.has(of.key) && !supposed.has(of.key))
      supposed.set(of.key, supposedWords(nameOf(first.key)));
  return supposed.size === 0 ? game : { ...game, classes: [...game.classes, ...supposed.values()] };
}

/** Kinds of file that hold procedures. */
const ofProcedures: readonly FileKind[] = ['procedures', 'table', 'class'];

function proceduresOf(it: SpecFile, file: string, sentences: SentenceReader): readonly ProcedureDocument[] {
  if (it.kind === 'procedures') return readProcedures(it.root, file, sentences);
  const one =
    it.kind === 'table' ? readTable(it.root, file, sentences) : readProcedure(it.root, it.first, file, sentences);
  return one === null ? [] : [one];
}

function aside(it: SpecFile): AsideDocument {
  return { path: it.file.path, root: it.root };
}
