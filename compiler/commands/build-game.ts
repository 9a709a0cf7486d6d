/** What is made of one game, and how it comes into its folder: what was made last time is taken from there, and only what differs is written. */
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Compiled } from '../driver.js';
import type { Output } from '../emit/emit-all.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import type { Module } from '../emit/module.js';
import {
  inputsOf,
  layoutHash,
  readRecord,
  textHash,
  textOfFile,
  writeRecord,
  type BuildRecord,
} from '../host/build-record.js';
import type { Suites } from '../host/boundary-tests.js';
import { isMarked, marked } from '../host/own-files.js';
import { recover } from '../host/swap-folder.js';
import { scratchOf } from '../host/work-folder.js';
import { compareOutput, foldersIn, type IsOwn, othersIn, OutputRefused, writeOutput } from '../host/write-output.js';
import { countText } from '../source/count-text.js';
import { type Game, outputOf, recordName, specOf } from './games.js';
import { whenAlone } from './rewriting.js';
import { type ExitCode, type Terminal, wrongUse } from './terminal.js';

interface Writing {
  /** Writes nothing; finds out whether anything would be written. */
  readonly check: boolean;
}

/** What was done for one game; paths are relative to its generated folder. */
export interface Built {
  readonly game: string;
  /** Where it is, from the folder with `spec` on. */
  readonly folder: string;
  readonly ok: boolean;
  readonly summary: string;
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** What somebody else has put there. */
  readonly foreign: readonly string[];
  readonly seconds: number;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Does the work of a build while no other command builds or writes, once what one that was ended half way has left is put right.
 * What only looks does not wait.
 */
export async function buildAlone(
  terminal: Terminal,
  root: string,
  { check }: Writing,
  work: () => Promise<ExitCode>,
): Promise<ExitCode> {
  try {
    if (check) return await work();
    return await whenAlone(terminal, root, 'build', () => {
      recover(scratchOf(root), join(root, 'generated'));
      return work();
    });
  } catch (error) {
    if (!(error instanceof OutputRefused)) throw error;
    return wrongUse(terminal, error.message);
  }
}

/** The folders that hold what was made of games that are no longer there. */
export function goneGames(games: readonly [Game, ...Game[]]): readonly string[] {
  const generated = join(games[0].root, 'generated');
  return foldersIn(generated).filter((name) => {
    if (games.some((game) => game.name === name)) return false;
    return othersIn(join(generated, name), new Set(), nothingElse).stale.length > 0;
  });
}

/** Takes away what was made of a game that is gone. */
export function clear(root: string, game: string, { check }: Writing): Built {
  const started = performance.now();
  const folder = join(root, 'generated', game);
  const { stale, foreign } = othersIn(folder, new Set(), nothingElse);
  if (!check) writeOutput(folder, new Map(), scratchOf(root), nothingElse);
  const seconds = (performance.now() - started) / 1000;
  return {
    game,
    folder: `generated/${game}`,
    ok: true,
    summary: noLonger,
    written: [],
    removed: stale,
    unchanged: 0,
    foreign,
    seconds,
    diagnostics: [],
  };
}

/** In place of what a build says of a game that is there. */
export const noLonger = 'spec/ has no game of this name any more';

/** Only what says so itself was written by a build. */
const nothingElse: IsOwn = () => false;

/** Checks and compiles a game, and brings its folder up to date; one of which nothing has changed since its last build is not read. */
export async function buildGame(game: Game, { check }: Writing): Promise<Built> {
  const started = performance.now();
  const folder = join(game.root, outputOf(game));
  const spec = specOf(game);
  const inputs = `${inputsOf(spec.files)}${game.edition ?? ''}`;
  const record = readRecord(game.root, recordName(game));
  const done = (result: Omit<Built, 'game' | 'folder' | 'seconds'>): Built => ({
    game: game.name,
    folder: outputOf(game),
    ...result,
    seconds: (performance.now() - started) / 1000,
  });

  const foreign =
    record?.inputs === inputs && spec.diagnostics.length === 0 ? strangersIfUpToDate(folder, record) : null;
  if (record !== null && foreign !== null) {
    const unchanged = Object.keys(record.outputs).length;
    return done({ ok: true, summary: record.summary, written: [], removed: [], unchanged, foreign, diagnostics: [] });
  }

  const { check: checkSpec, compile } = await import('../driver.js');
  const { recallGame, rememberGame } = await import('../host/memory-record.js');
  const recalled = recallGame(game.root, recordName(game), spec.files);
  const { analysis, core, diagnostics } = checkSpec(spec);
  const none = { ok: false, summary: '', written: [], removed: [], unchanged: 0, foreign: [], diagnostics };
  const { boundaryTests } = await import('../host/boundary-tests.js');
  const whose = { root: game.root, game: recordName(game), keeps: !check };
  const derived = core === null ? null : await boundaryTests(core, inputs, whose);
  if (!check) rememberGame(game.root, recordName(game), spec.files, analysis, recalled);
  if (derived === null) return done(none);

  const compiled = await compile(spec);
  const { output } = compiled;
  if (output === null) return done(none);
  const put = await putOut(game, { compiled, output, derived, inputs, record, check });
  return done({ ok: true, ...put, diagnostics });
}

/** What was made of a game. */
interface Made extends Writing {
  readonly compiled: Compiled;
  readonly output: Output;
  /** Comes to the suites that are derived, which may be under way. */
  readonly derived: Suites;
  /** Stands for all that it was made of. */
  readonly inputs: string;
  /** Of the last build. */
  readonly record: BuildRecord | null;
}

/** Brings the folder of a game up to date with what was made of it. */
export async function putOut(
  game: Game,
  { compiled, output, derived, inputs, record, check }: Made,
): Promise<Pick<Built, 'summary' | 'written' | 'removed' | 'unchanged' | 'foreign'>> {
  const folder = join(game.root, outputOf(game));
  const isOwn: IsOwn = (name, text) => record?.outputs[name]?.formatted === textHash(text);
  const written = draftsOf(output.engine, output.tests);
  const layout = layoutHash();
  const last = record?.layout === layout ? record : null;
  const laidOut = await layOut(written, game, last);
  const suites = await derived();
  const boundaries = draftsOf([], suites);
  const drafts = [...written, ...boundaries];
  const texts = new Map([...laidOut, ...(await layOut(boundaries, game, last))]);
  const summary = summaryOf(compiled, [...output.tests, ...suites]);
  const changes = check ? compared(folder, texts, isOwn) : writeAll(folder, texts, scratchOf(game.root), isOwn);
  // What was told of a game is told again by the next build, which is therefore not taken to have nothing to do.
  const settled = compiled.diagnostics.length === 0 ? inputs : '';
  if (!check)
    writeRecord(game.root, recordName(game), { inputs: settled, layout, outputs: outputsOf(drafts, texts), summary });
  return { summary, ...changes };
}

/** A generated file before it is printed and formatted; `mark` tells whether it is the same as last time. */
interface Draft {
  readonly path: string;
  readonly mark: string;
  readonly what:
    { readonly kind: 'module'; readonly module: Module } | { readonly kind: 'file'; readonly file: EmittedFile };
}

function draftsOf(engine: readonly Module[], tests: readonly EmittedFile[]): Draft[] {
  return [
    ...engine.map((module): Draft => ({
      path: module.path,
      mark: textHash(JSON.stringify(module)),
      what: { kind: 'module', module },
    })),
    ...tests.map((file): Draft => ({ path: file.path, mark: textHash(file.text), what: { kind: 'file', file } })),
  ];
}

/** What else lies in a folder that holds all that was written to it, and nothing that an earlier build wrote; null where it does not. */
function strangersIfUpToDate(folder: string, { outputs }: BuildRecord): readonly string[] | null {
  const names = Object.keys(outputs);
  const { stale, foreign } = othersIn(folder, new Set(names), nothingElse);
  const isUpToDate = names.every((name) => {
    const text = textOfFile(join(folder, name));
    return text !== null && textHash(text) === outputs[name]?.formatted;
  });
  return isUpToDate && stale.length === 0 ? foreign : null;
}

/** The text of every file. What was emitted as last time is taken from the folder, and only the rest is formatted. */
async function layOut(drafts: readonly Draft[], game: Game, record: BuildRecord | null): Promise<Map<string, string>> {
  const folder = join(game.root, outputOf(game));
  const texts = new Map<string, string>();
  const rest: Draft[] = [];
  for (const draft of drafts) {
    const last = record?.outputs[draft.path];
    const text = last?.emitted === draft.mark ? textOfFile(join(folder, draft.path)) : null;
    if (text !== null && isMarked(text) && textHash(text) === last?.formatted) texts.set(draft.path, text);
    else rest.push(draft);
  }
  const modules = rest.flatMap(({ what }) => (what.kind === 'module' ? [what.module] : []));
  const files = rest.flatMap(({ what }) => (what.kind === 'file' ? [what.file] : []));
  const printed = modules.length === 0 ? [] : (await import('../emit/print-modules.js')).printModules(modules);
  if (rest.length > 0) {
    const { format } = await import('../emit/format.js');
    for (const { path, text } of await format([...printed, ...files])) texts.set(path, marked(game.name, text));
  }
  return texts;
}

function compared(
  folder: string,
  texts: ReadonlyMap<string, string>,
  isOwn: IsOwn,
): Pick<Built, 'written' | 'removed' | 'unchanged' | 'foreign'> {
  const { missing, changed, stale, foreign } = compareOutput(folder, texts, isOwn);
  const differing = [...missing, ...changed];
  return { written: differing, removed: stale, unchanged: texts.size - differing.length, foreign };
}

function writeAll(
  folder: string,
  texts: ReadonlyMap<string, string>,
  scratch: string,
  isOwn: IsOwn,
): Pick<Built, 'written' | 'removed' | 'unchanged' | 'foreign'> {
  const { written, removed, unchanged, foreign } = writeOutput(folder, texts, scratch, isOwn);
  return { written, removed, unchanged: unchanged.length, foreign };
}

function outputsOf(drafts: readonly Draft[], texts: ReadonlyMap<string, string>): BuildRecord['outputs'] {
  return Object.fromEntries(
    drafts.map(({ path, mark }) => [path, { emitted: mark, formatted: textHash(texts.get(path) ?? '') }]),
  );
}

function summaryOf({ world, plans }: Compiled, tests: readonly EmittedFile[]): string {
  if (world === null) return '';
  const cards = world.cards.filter(({ written: isWritten }) => isWritten);
  const sides = cards.reduce((sum, card) => sum + card.sides.length, 0);
  const testCount = tests.reduce((sum, file) => sum + (file.tests ?? 0), 0);
  return [
    countText(world.spaces.length, 'space'),
    countText(world.pieces.length, 'kind of piece', 'kinds of piece'),
    countText(world.procedures.length, 'procedure'),
    `${countText(cards.length, 'card')} with ${countText(sides, 'side')}`,
    `${world.cards.length - cards.length} known by name only`,
    countText(plans.length, 'scenario'),
    countText(testCount, 'test'),
    ...(world.provenance.things.length === 0 ? [] : [world.provenance.text]),
  ].join(', ');
}
