/**
 * What the games of a workspace say: the files on disk, with the texts of open documents in place of what is saved. A file that
 * stays as it is stays the same object, so that the compiler works on what has changed alone.
 */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkBoards, check, type Checked, type SourceSet } from '../driver.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { findCheckout } from '../host/checkout.js';
import { isSpecFileName } from '../host/files-below.js';
import { recallGame } from '../host/memory-record.js';
import { portable, readFolder, specPath, withBoard, type ReadSpec } from '../host/read-spec.js';
import { shownPath, type SourceFile } from '../source/span.js';
import { decode } from '../yaml/decode.js';

/** A folder of `spec` that is read as one game. */
export interface Game {
  /** The folder that holds `spec`. */
  readonly root: string;
  readonly name: string;
}

/** A document as an editor has it. */
export interface OpenDocument {
  /** As the editor writes it. */
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

/** One file of a game, with what is known of the game. */
export interface View {
  readonly game: Game;
  readonly file: SourceFile;
  /** All files of the game, this one among them. */
  readonly files: readonly SourceFile[];
  readonly checked: Checked;
}

export interface Workspace {
  /** The folders in which games are looked for, beside those of open documents. */
  readonly setFolders: (uris: readonly string[]) => void;
  /** Opens a document, or gives it another text. */
  readonly open: (document: OpenDocument) => void;
  readonly close: (uri: string) => void;
  /** A file or a folder may have changed on disk. */
  readonly forget: (uri: string) => void;
  readonly games: () => readonly Game[];
  /** True where a document of the game, or one that may be its board, is open. */
  readonly isOpen: (game: Game) => boolean;
  /** The games that the document belongs to: all of its checkout where it may be a board, none where it is no file of a spec. */
  readonly gamesOf: (uri: string) => readonly Game[];
  /** The files of a game, and of its board. */
  readonly sourceOf: (game: Game) => SourceSet;
  readonly check: (game: Game) => Checked;
  /** What is wrong with the boards of a checkout that no game is played on. */
  readonly checkOtherBoards: (root: string) => readonly Diagnostic[];
  /** Null where the document is no file of a spec, or cannot be read at all. */
  readonly view: (uri: string) => View | null;
  readonly uriOf: (game: Pick<Game, 'root'>, file: SourceFile) => string;
  /** The document as it is open; null where it is not. */
  readonly documentOf: (uri: string) => OpenDocument | null;
}

/** Where a file of a spec is. */
interface Place {
  readonly root: string;
  /** The folder below `spec`. */
  readonly folder: string;
  /** The path below `spec`, by which the compiler knows it. */
  readonly path: string;
}

/** The folders of `spec` that are no game's own. */
const boards = 'boards';
const schemas = 'schema';

/** A workspace of no folders yet. */
export function createWorkspace(): Workspace {
  let roots: readonly string[] = [];
  /** By their paths on disk. */
  const open = new Map<string, OpenDocument>();
  const folders = new Map<string, ReadSpec>();

  const folderOf = ({ root, name }: Game): string => path.join(root, 'spec', name);

  /** What is saved in a folder of `spec`. */
  const savedIn = (folder: string, root: string): ReadSpec => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const read = readFolder(folder, root);
    folders.set(folder, read);
    return read;
  };

  /** What is in a folder of `spec`, with what is open. */
  const readIn = (folder: string, root: string): ReadSpec => {
    const saved = savedIn(folder, root);
    const opened = [...open].flatMap(([file, { text }]) => {
      const within = path.relative(folder, file);
      if (within.startsWith('..') || path.isAbsolute(within)) return [];
      const at = { path: specPath(folder, portable(within)), shown: portable(path.relative(root, file)) };
      return [{ at: at.path, decoded: decode(new TextEncoder().encode(text), at) }];
    });
    if (opened.length === 0) return saved;
    const isOpened = (at: string): boolean => opened.some((it) => it.at === at);
    const files = [
      ...saved.files.filter((it) => !isOpened(it.path)),
      ...opened.flatMap(({ decoded }) => decoded.file ?? []),
    ];
    return {
      files: files.sort((a, b) => byCodeUnits(a.path, b.path)),
      diagnostics: [
        ...saved.diagnostics.filter(({ span }) => !isOpened(span.file.path)),
        ...opened.flatMap(({ decoded }) => decoded.diagnostics),
      ],
    };
  };

  const sourceOf = (game: Game): SourceSet => {
    const folder = folderOf(game);
    const own = readIn(folder, game.root);
    return withBoard(own, folder, game.root, () => readIn(path.join(game.root, 'spec', boards), game.root));
  };

  /** What was made of each game last, and of which files. */
  const last = new Map<string, { readonly source: SourceSet; readonly checked: Checked }>();

  const checkOf = (game: Game, source: SourceSet): Checked => {
    const key = folderOf(game);
    const before = last.get(key);
    if (before !== undefined && saysTheSame(before.source, source)) return before.checked;
    if (before === undefined) recallGame(game.root, game.name, source.files);
    const checked = check(source);
    last.set(key, { source, checked });
    return checked;
  };

  const gamesIn = (root: string): readonly Game[] =>
    (findCheckout(root)?.games ?? []).map((name): Game => ({ root, name }));

  const gamesOf = (uri: string): readonly Game[] => {
    const place = placeOf(uri);
    if (place === null || place.folder === schemas) return [];
    return place.folder === boards ? gamesIn(place.root) : [{ root: place.root, name: place.folder }];
  };

  return {
    setFolders: (uris) => {
      const found = uris.flatMap((uri) => {
        const folder = pathOf(uri);
        const checkout = folder === null ? null : findCheckout(folder);
        return checkout === null ? [] : [checkout.root];
      });
      roots = [...new Set(found)];
    },
    open: (document) => {
      const file = pathOf(document.uri);
      if (file !== null) open.set(file, document);
    },
    close: (uri) => {
      const file = pathOf(uri);
      if (file === null) return;
      open.delete(file);
      forgetIn(folders, file);
    },
    forget: (uri) => {
      const file = pathOf(uri);
      if (file !== null) forgetIn(folders, file);
    },
    games: () => {
      const ofDocuments = [...open.values()].flatMap(({ uri }) => gamesOf(uri));
      const all = [...ofDocuments, ...roots.flatMap(gamesIn)];
      return [...new Map(all.map((game) => [folderOf(game), game])).values()];
    },
    isOpen: (game) => [...open.values()].some(({ uri }) => gamesOf(uri).some((it) => folderOf(it) === folderOf(game))),
    gamesOf,
    sourceOf,
    check: (game) => checkOf(game, sourceOf(game)),
    checkOtherBoards: (root) => {
      const read = new Set(gamesIn(root).flatMap((game) => sourceOf(game).files.map((it) => it.path)));
      const { files, diagnostics } = readIn(path.join(root, 'spec', boards), root);
      return checkBoards({ files: files.filter((it) => !read.has(it.path)), diagnostics });
    },
    view: (uri) => {
      const at = placeOf(uri)?.path;
      for (const game of gamesOf(uri)) {
        const source = sourceOf(game);
        const file = source.files.find((it) => it.path === at);
        if (file !== undefined) return { game, file, files: source.files, checked: checkOf(game, source) };
      }
      return null;
    },
    uriOf: ({ root }, file) => {
      const place = path.join(root, shownPath(file));
      return open.get(place)?.uri ?? pathToFileURL(place).href;
    },
    documentOf: (uri) => open.get(pathOf(uri) ?? '') ?? null,
  };
}

function saysTheSame(one: SourceSet, other: SourceSet): boolean {
  return isSameList(one.files, other.files) && isSameList(one.diagnostics, other.diagnostics);
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((it, index) => it === other[index]);
}

/** Forgets what was read of the folder that a file lies in, or of those below it. */
function forgetIn(folders: Map<string, ReadSpec>, file: string): void {
  for (const folder of folders.keys()) {
    const isAround = file === folder || file.startsWith(folder + path.sep);
    if (isAround || folder.startsWith(file + path.sep)) folders.delete(folder);
  }
}

/** Null for what is no file of this machine. */
function pathOf(uri: string): string | null {
  try {
    return path.normalize(fileURLToPath(uri));
  } catch {
    return null;
  }
}

/** Null for what is no file of a spec. */
function placeOf(uri: string): Place | null {
  const file = pathOf(uri);
  if (file === null) return null;
  const parts = file.split(path.sep);
  const spec = parts.lastIndexOf('spec', parts.length - 3);
  const within = parts.slice(spec + 1);
  const [folder] = within;
  const hides = within.some((part) => part.startsWith('.'));
  if (spec < 1 || folder === undefined || hides || !isSpecFileName(within.at(-1) ?? '')) return null;
  const root = parts.slice(0, spec).join(path.sep);
  const own = path.join(root, 'spec', folder);
  return { root, folder, path: specPath(own, within.slice(1).join('/')) };
}
