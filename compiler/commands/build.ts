/** `build`: checks, compiles, and brings `generated/` up to date. A build that fails leaves the last good output. */
import { join } from 'node:path';
import { toJson, type JsonDiagnostic } from '../diagnostics/json.js';
import { renderText } from '../diagnostics/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withoutRepeats } from '../diagnostics/order.js';
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
import { readSpec } from '../host/read-spec.js';
import { StillLocked, withLock } from '../host/lock.js';
import { isMarked, marked } from '../host/own-files.js';
import { recover } from '../host/swap-folder.js';
import { compareOutput, foldersIn, type IsOwn, othersIn, OutputRefused, writeOutput } from '../host/write-output.js';
import type { Compiled } from '../driver.js';
import { gamesCalled, type Game } from './games.js';
import { secondsText, wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface BuildOptions {
  /** Writes nothing; finds out whether anything would be written. */
  readonly check: boolean;
  readonly json: boolean;
}

/** What was done for one game; paths are relative to its generated folder. */
interface Built {
  readonly game: string;
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

export async function buildCommand(
  terminal: Terminal,
  names: readonly string[],
  options: BuildOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, names);
  if (games === null) return 2;
  const [{ root }] = games;
  const work = (): Promise<ExitCode> => buildAll(terminal, games, names.length === 0, options);
  try {
    if (options.check) return await work();
    const onWait = (holder: number): void => {
      terminal.err(`another build is at work (process ${holder}); this one waits until it is done\n`);
    };
    return await withLock(scratchOf(root), { onWait, patience: longestWait }, () => {
      recover(scratchOf(root), join(root, 'generated'));
      return work();
    });
  } catch (error) {
    if (error instanceof OutputRefused) return wrongUse(terminal, error.message);
    if (!(error instanceof StillLocked)) throw error;
    terminal.err(`error: ${error.message}\n`);
    return 1;
  }
}

/** How long another build is waited for, in milliseconds. */
const longestWait = 120_000;

/** Where the files of a build are before they take their place, in a checkout; nothing looks for tests there. */
function scratchOf(root: string): string {
  return join(root, '.rulewright');
}

async function buildAll(
  terminal: Terminal,
  games: readonly [Game, ...Game[]],
  isAll: boolean,
  options: BuildOptions,
): Promise<ExitCode> {
  const results: Built[] = [];
  const told: Diagnostic[] = [];
  const add = (built: Built): void => {
    results.push(built);
    // What games share is told with the first of them.
    const diagnostics = withoutRepeats([...told, ...built.diagnostics]).slice(told.length);
    for (const it of diagnostics) told.push(it);
    if (!options.json) print(terminal, { ...built, diagnostics }, options);
  };
  for (const game of games) add(await buildGame(game, options));
  if (isAll) for (const gone of goneGames(games)) add(clear(games[0].root, gone, options));
  if (options.json) terminal.out(`${JSON.stringify({ games: results.map(asJson) }, null, 2)}\n`);
  const isStale = options.check && results.some(({ written, removed }) => written.length + removed.length > 0);
  return isStale || results.some(({ ok }) => !ok) ? 1 : 0;
}

/** The folders that hold what was made of games that are no longer there. */
function goneGames(games: readonly [Game, ...Game[]]): readonly string[] {
  const generated = join(games[0].root, 'generated');
  return foldersIn(generated).filter((name) => {
    if (games.some((game) => game.name === name)) return false;
    return othersIn(join(generated, name), new Set(), nothingElse).stale.length > 0;
  });
}

/** Takes away what was made of a game that is gone. */
function clear(root: string, game: string, { check }: BuildOptions): Built {
  const started = performance.now();
  const folder = join(root, 'generated', game);
  const { stale, foreign } = othersIn(folder, new Set(), nothingElse);
  if (!check) writeOutput(folder, new Map(), scratchOf(root), nothingElse);
  const seconds = (performance.now() - started) / 1000;
  return {
    game,
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

const noLonger = 'spec/ has no game of this name any more';

/** Only what says so itself was written by a build. */
const nothingElse: IsOwn = () => false;

async function buildGame(game: Game, options: BuildOptions): Promise<Built> {
  const started = performance.now();
  const folder = join(game.root, 'generated', game.name);
  const spec = readSpec(game.folder, game.from);
  const inputs = inputsOf(spec.files);
  const record = readRecord(game.root, game.name);
  const done = (result: Omit<Built, 'game' | 'seconds'>): Built => ({
    game: game.name,
    ...result,
    seconds: (performance.now() - started) / 1000,
  });

  const isOwn: IsOwn = (name, text) => record?.outputs[name]?.formatted === textHash(text);
  const foreign =
    record?.inputs === inputs && spec.diagnostics.length === 0 ? strangersIfUpToDate(folder, record) : null;
  if (record !== null && foreign !== null) {
    const unchanged = Object.keys(record.outputs).length;
    return done({ ok: true, summary: record.summary, written: [], removed: [], unchanged, foreign, diagnostics: [] });
  }

  const { compile } = await import('../driver.js');
  const { recallGame, rememberGame } = await import('../host/memory-record.js');
  const recalled = recallGame(game.root, game.name, spec.files);
  const compiled = await compile(spec);
  if (!options.check) rememberGame(game.root, game.name, spec.files, compiled.analysis, recalled);
  const { core, diagnostics, output } = compiled;
  if (core === null || output === null)
    return done({ ok: false, summary: '', written: [], removed: [], unchanged: 0, foreign: [], diagnostics });

  const { boundaryTests } = await import('../host/boundary-tests.js');
  const deriving = boundaryTests(core, inputs, { root: game.root, game: game.name, keeps: !options.check });
  const written = draftsOf(output.engine, output.tests);
  const layout = layoutHash();
  const last = record?.layout === layout ? record : null;
  const laidOut = await layOut(written, game, last);
  const derived = await deriving;
  const boundaries = draftsOf([], derived);
  const drafts = [...written, ...boundaries];
  const texts = new Map([...laidOut, ...(await layOut(boundaries, game, last))]);
  const summary = summaryOf(compiled, [...output.tests, ...derived]);
  const changes = options.check ? compared(folder, texts, isOwn) : writeAll(folder, texts, scratchOf(game.root), isOwn);
  // What was told of a game is told again by the next build, which is therefore not taken to have nothing to do.
  const settled = diagnostics.length === 0 ? inputs : '';
  if (!options.check)
    writeRecord(game.root, game.name, { inputs: settled, layout, outputs: outputsOf(drafts, texts), summary });
  return done({ ok: true, summary, ...changes, diagnostics });
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
  const folder = join(game.root, 'generated', game.name);
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
    counted(world.spaces.length, 'space'),
    counted(world.pieces.length, 'kind of piece', 'kinds of piece'),
    counted(world.procedures.length, 'procedure'),
    `${counted(cards.length, 'card')} with ${counted(sides, 'side')}`,
    `${world.cards.length - cards.length} known by name only`,
    counted(plans.length, 'scenario'),
    counted(testCount, 'test'),
    ...(world.provenance.things.length === 0 ? [] : [world.provenance.text]),
  ].join(', ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function print(terminal: Terminal, built: Built, options: BuildOptions): void {
  const { game, diagnostics } = built;
  terminal.err(renderText(diagnostics, { color: terminal.color }));
  if (!built.ok) {
    terminal.out(`${game}: not built; generated/${game} is left as it was\n`);
    return;
  }
  terminal.out(`${game}: ${built.summary}\n`);
  if (options.check && built.summary === noLonger) {
    terminal.out(`  no longer made: generated/${game} with ${counted(built.removed.length, 'file')}\n`);
    return;
  }
  if (options.check) {
    for (const path of built.written) terminal.out(`  stale: generated/${game}/${path}\n`);
    for (const path of built.removed) terminal.out(`  no longer made: generated/${game}/${path}\n`);
    const isStale = built.written.length + built.removed.length > 0;
    const verdict = isStale ? `is not what spec/${game} says; run \`rulewright build\`` : 'is up to date';
    terminal.out(`  generated/${game} ${verdict} (${secondsText(built.seconds * 1000)})\n`);
    return;
  }
  const files = `${counted(built.written.length, 'file')} written, ${built.unchanged} unchanged, ${built.removed.length} removed`;
  terminal.out(`  ${files} (${secondsText(built.seconds * 1000)})\n`);
  if (built.foreign.length > 0) terminal.out(`  left as they are, made by no build: ${built.foreign.join(', ')}\n`);
}

interface BuiltJson extends Omit<Built, 'diagnostics'> {
  readonly diagnostics: readonly JsonDiagnostic[];
}

function asJson(built: Built): BuiltJson {
  return { ...built, diagnostics: toJson(built.diagnostics).diagnostics };
}
