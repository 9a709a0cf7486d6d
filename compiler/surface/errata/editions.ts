/**
 * The editions of a game: as it was printed, and one for each day on which errata changed it. A spec is one of them, with errata that
 * lead from it to later editions and, once they are applied to it, such as lead back to earlier ones.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { byCodeUnits } from '../../diagnostics/order.js';
import { nearest } from '../../diagnostics/nearest.js';
import { report } from '../../diagnostics/report.js';
import { gameFolder } from '../../source/game-folder.js';
import type { YamlMap, YamlNode } from '../../yaml/node.js';
import { writtenForYaml } from '../../yaml/quote.js';
import type { SpecFile } from '../classify-documents.js';
import type { Name } from '../ir.js';
import { nameAt } from '../read-node.js';
import { sameInLanguage, sameWords } from './alike.js';
import { amend, type Amendment } from './amend.js';
import { type Erratum, readErratum } from './erratum.js';
import type { Language } from '../vocabulary.js';

export interface Edition {
  /** As it is asked for: what the game's file calls the printed one, else a date. */
  readonly name: string;
  /** Null of the printed one. */
  readonly erratum: Erratum | null;
}

/** A spec as one of its editions has it. */
export interface EditionFiles {
  readonly files: readonly SpecFile[];
  /** All there are, the oldest first. */
  readonly editions: readonly Edition[];
  /** The one that the files are of; null where the game's file names none. */
  readonly edition: Edition | null;
  /** What was changed, from the oldest edition that the errata lead to. */
  readonly amendments: readonly Amendment[];
  /** Files that are not as they are written. */
  readonly changed: ReadonlySet<string>;
}

/** What of the compiler is needed: the words of a spec, and how a document is made a file. */
export interface EditionTools {
  readonly languageOf: (files: readonly SpecFile[]) => Language;
  readonly fileOf: (path: string, root: YamlMap, of: Erratum) => SpecFile | null;
}

/** The files of an edition, null for the newest; what is wrong with errata is told at its words. */
export function filesOfEdition(
  all: readonly SpecFile[],
  wanted: string | null,
  tools: EditionTools,
  diagnostics: Diagnostic[],
): EditionFiles {
  const files = all.filter(({ kind }) => kind !== 'errata');
  const game = files.find(({ kind }) => kind === 'game') ?? null;
  const printed = game === null ? null : nameAt(game.root, 'edition');
  const title = game === null ? null : nameAt(game.root, 'game');
  const errata = errataOf(all, title, printed, diagnostics);
  checkTogether(errata, diagnostics);
  const first: readonly Edition[] = printed === null ? [] : [{ name: printed.text, erratum: null }];
  const editions = [...first, ...errata.map((erratum): Edition => ({ name: erratum.date.text, erratum }))];
  const at = wanted === null ? editions.length - 1 : editions.findIndex(({ name }) => name === wanted);
  if (at === -1 && wanted !== null && game !== null) {
    const near = nearest(
      wanted,
      editions.map(({ name }) => name),
    );
    const help = near.map((it) => ({ text: `ask for \`${it}\``, edits: [], safe: false }));
    const span = printed?.span ?? game.first.key.span;
    diagnostics.push(report('RW0720', span, { name: wanted, editions: editions.map(({ name }) => name) }, { help }));
  }
  const edition = editions[at] ?? null;
  const made = changesTo(errata, edition?.erratum ?? null);
  // Where nobody asks for an earlier edition, whether the way back to all of them can be gone is found out all the same.
  if (wanted === null) withErrata(files, changesTo(errata, null), tools, diagnostics);
  return { ...withErrata(files, made, tools, diagnostics), editions, edition };
}

/** The errata that are for the game, by their dates. */
function errataOf(
  all: readonly SpecFile[],
  game: Name | null,
  printed: Name | null,
  diagnostics: Diagnostic[],
): readonly Erratum[] {
  const found = all.flatMap((file): readonly Erratum[] => {
    if (file.kind !== 'errata') return [];
    const own: Diagnostic[] = [];
    const erratum = readErratum(file, own);
    const wrong = erratum === null ? null : mistakenGames(erratum, game);
    if (wrong !== null) diagnostics.push(wrong);
    if (erratum !== null && isForBoard(erratum) && !erratum.games.some(({ text }) => text === game?.text)) return [];
    diagnostics.push(...own);
    return erratum === null ? [] : [erratum];
  });
  const dates = new Map<string, Name>(printed === null ? [] : [[printed.text, printed]]);
  const ordered = found.toSorted((a, b) => byCodeUnits(a.date.text, b.date.text));
  return ordered.filter((it) => {
    const { text, span } = it.date;
    const same = dates.get(text);
    if (same === undefined) {
      dates.set(text, it.date);
      return true;
    }
    diagnostics.push(report('RW0721', span, { date: text }, { notes: [{ message: 'the other is', span: same.span }] }));
    return false;
  });
}

function isForBoard({ file }: Erratum): boolean {
  return gameFolder(file.file.path) === 'boards';
}

/** What is wrong with the games that errata name, as far as one game can tell. */
function mistakenGames(erratum: Erratum, game: Name | null): Diagnostic | null {
  const { games, date } = erratum;
  const [first] = games;
  if (!isForBoard(erratum)) return first === undefined ? null : report('RW0724', first.span, { is: 'for a game' });
  if (first === undefined) return report('RW0724', date.span, { is: 'for none' });
  const meant = games.find(({ text }) => game !== null && text !== game.text && nearest(text, [game.text]).length > 0);
  if (meant === undefined || game === null) return null;
  const help = [
    { text: `write \`${game.text}\``, edits: [{ span: meant.span, text: writtenForYaml(game.text) }], safe: false },
  ];
  return report('RW0724', meant.span, { is: 'near', name: meant.text }, { help });
}

/** What is wrong with the games that errata to boards name, where all that there are are known by their titles. */
export function namesOfNoGame(files: readonly SpecFile[], titles: readonly string[]): readonly Diagnostic[] {
  const named = files.flatMap((file) => {
    const erratum = file.kind === 'errata' ? readErratum(file, []) : null;
    return erratum !== null && isForBoard(erratum) ? erratum.games : [];
  });
  return named
    .filter(({ text }) => !titles.includes(text))
    .map(({ text, span }) => report('RW0724', span, { is: 'unknown', name: text, titles }));
}

/** What is wrong with errata beside each other. */
function checkTogether(errata: readonly Erratum[], diagnostics: Diagnostic[]): void {
  for (const [index, { withdraws, isReverse, date }] of errata.entries()) {
    const earlier = errata.slice(0, index);
    if (withdraws !== null && !earlier.some((it) => it.date.text === withdraws.text)) {
      const dates = earlier.map((it) => it.date.text);
      diagnostics.push(report('RW0722', withdraws.span, { date: withdraws.text, dates }));
    }
    const waiting = isReverse ? earlier.find((it) => !it.isReverse) : undefined;
    if (waiting === undefined) continue;
    const notes = [{ message: 'the earlier errata are', span: waiting.date.span }];
    diagnostics.push(report('RW0723', date.span, { date: date.text, earlier: waiting.date.text }, { notes }));
  }
}

/** Which errata are made, in which order, so that the spec becomes the edition of `last`: null where that is the printed one. */
function changesTo(errata: readonly Erratum[], last: Erratum | null): readonly Erratum[] {
  const isLater = ({ date }: Erratum): boolean => last === null || date.text > last.date.text;
  const back = errata.filter((it) => it.isReverse && isLater(it)).toReversed();
  const on = errata.filter((it) => !it.isReverse && !isLater(it));
  const withdrawn = new Set(on.flatMap(({ withdraws }) => withdraws?.text ?? []));
  const forward = on.flatMap((it): readonly Erratum[] => {
    // One that the spec has in it is taken back when it is withdrawn; any other is not made at all.
    const applied = errata.find(({ date, isReverse }) => isReverse && date.text === it.withdraws?.text);
    return [...(applied === undefined ? [] : [applied]), ...(withdrawn.has(it.date.text) ? [] : [it])];
  });
  return [...back, ...forward];
}

function withErrata(
  written: readonly SpecFile[],
  errata: readonly Erratum[],
  tools: EditionTools,
  diagnostics: Diagnostic[],
): Pick<EditionFiles, 'files' | 'amendments' | 'changed'> {
  let files = written;
  const before: { readonly erratum: Erratum; readonly files: readonly SpecFile[] }[] = [];
  const amendments: Amendment[] = [];
  for (const erratum of errata) {
    before.push({ erratum, files });
    for (const change of erratum.changes) {
      const now = files;
      const same = [() => sameWords, once(() => sameInLanguage(tools.languageOf(now)))];
      const fileOf = (path: string, root: YamlMap): SpecFile | null => tools.fileOf(path, root, erratum);
      const made = amend({ files: now, fileOf, same, before }, erratum, change, diagnostics);
      if (made === null) continue;
      files = made.files;
      amendments.push(made.amendment);
    }
  }
  const changed = new Set(files.filter((it) => !written.includes(it)).map(({ file }) => file.path));
  return { files: files.map((it) => (changed.has(it.file.path) ? asBefore(it) : it)), amendments, changed };
}

function once<Made>(make: () => Made): () => Made {
  let made: { readonly is: Made } | null = null;
  return () => (made ??= { is: make() }).is;
}

/** What changed documents were made of, each with the document that was made of it last. */
const made = new Map<string, SpecFile>();

/** A changed document that says the same as the last one of its path is that one, so that what is known of it is known. */
function asBefore(file: SpecFile): SpecFile {
  const known = made.get(file.file.path);
  if (known?.kind === file.kind && isSame(known.root, file.root)) return known;
  made.set(file.file.path, file);
  return file;
}

/** Whether two trees are made of the same nodes. */
function isSame(one: YamlNode | null, other: YamlNode | null): boolean {
  if (one === other) return true;
  if (one?.kind === 'list' && other?.kind === 'list')
    return one.items.length === other.items.length && one.items.every((it, at) => isSame(it, other.items[at] ?? null));
  if (one?.kind === 'map' && other?.kind === 'map')
    return (
      one.entries.length === other.entries.length &&
      one.entries.every(({ key, value }, at) => {
        const entry = other.entries[at];
        return key === entry?.key && isSame(value, entry.value);
      })
    );
  return false;
}
