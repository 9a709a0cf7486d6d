/** `build`: checks, compiles, and brings `generated/` up to date. A build that fails leaves the last good output. */
import { join } from 'node:path';
import { toJson, type JsonDiagnostic } from '../diagnostics/json.js';
import { renderText } from '../diagnostics/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withoutRepeats } from '../diagnostics/order.js';
import type { EmittedFile } from '../emit/emitted-file.js';
import type { Module } from '../emit/module.js';
import { inputsOf, readRecord, textHash, textOfFile, writeRecord, type BuildRecord } from '../host/build-record.js';
import { readSpec } from '../host/read-spec.js';
import { compareOutput, OutputRefused, writeOutput } from '../host/write-output.js';
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
  const results: Built[] = [];
  const told: Diagnostic[] = [];
  try {
    for (const game of games) {
      const built = await buildGame(game, options);
      results.push(built);
      // What games share is told with the first of them.
      const diagnostics = withoutRepeats([...told, ...built.diagnostics]).slice(told.length);
      told.push(...diagnostics);
      if (!options.json) tell(terminal, { ...built, diagnostics }, options);
    }
  } catch (error) {
    if (error instanceof OutputRefused) return wrongUse(terminal, error.message);
    throw error;
  }
  if (options.json) terminal.out(`${JSON.stringify({ games: results.map(asJson) }, null, 2)}\n`);
  const isStale = options.check && results.some(({ written, removed }) => written.length + removed.length > 0);
  return isStale || results.some(({ ok }) => !ok) ? 1 : 0;
}

async function buildGame(game: Game, options: BuildOptions): Promise<Built> {
  const started = performance.now();
  const folder = join(game.root, 'generated', game.name);
  const spec = readSpec(game.folder);
  const inputs = inputsOf(spec.files);
  const record = readRecord(game.root, game.name);
  const done = (result: Omit<Built, 'game' | 'seconds'>): Built => ({
    game: game.name,
    ...result,
    seconds: (performance.now() - started) / 1000,
  });

  if (record?.inputs === inputs && spec.diagnostics.length === 0 && isUpToDate(folder, record)) {
    const unchanged = Object.keys(record.outputs).length;
    return done({ ok: true, summary: record.summary, written: [], removed: [], unchanged, diagnostics: [] });
  }

  const { compile } = await import('../driver.js');
  const compiled = await compile(spec);
  const { core, diagnostics, output } = compiled;
  if (core === null || output === null)
    return done({ ok: false, summary: '', written: [], removed: [], unchanged: 0, diagnostics });

  const { boundaryTests } = await import('../host/boundary-tests.js');
  const deriving = boundaryTests(core);
  const written = draftsOf(output.engine, output.tests);
  const laidOut = await layOut(written, folder, record);
  const derived = await deriving;
  const boundaries = draftsOf([], derived);
  const drafts = [...written, ...boundaries];
  const texts = new Map([...laidOut, ...(await layOut(boundaries, folder, record))]);
  const summary = summaryOf(compiled, [...output.tests, ...derived]);
  const changes = options.check ? compared(folder, texts) : writeAll(folder, texts);
  // What was told of a game is told again by the next build, which is therefore not taken to have nothing to do.
  const settled = diagnostics.length === 0 ? inputs : '';
  if (!options.check) writeRecord(game.root, game.name, recordOf(settled, drafts, texts, summary));
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

/** True where the folder holds exactly what was written to it. */
function isUpToDate(folder: string, { outputs }: BuildRecord): boolean {
  const names = Object.keys(outputs);
  const stale = compareOutput(folder, new Map(names.map((name) => [name, '']))).stale;
  if (stale.length > 0) return false;
  return names.every((name) => {
    const text = textOfFile(join(folder, name));
    return text !== null && textHash(text) === outputs[name]?.formatted;
  });
}

/** The text of every file. What was emitted as last time is taken from the folder, and only the rest is formatted. */
async function layOut(
  drafts: readonly Draft[],
  folder: string,
  record: BuildRecord | null,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const rest: Draft[] = [];
  for (const draft of drafts) {
    const last = record?.outputs[draft.path];
    const text = last?.emitted === draft.mark ? textOfFile(join(folder, draft.path)) : null;
    if (text !== null && textHash(text) === last?.formatted) texts.set(draft.path, text);
    else rest.push(draft);
  }
  const modules = rest.flatMap(({ what }) => (what.kind === 'module' ? [what.module] : []));
  const files = rest.flatMap(({ what }) => (what.kind === 'file' ? [what.file] : []));
  const printed = modules.length === 0 ? [] : (await import('../emit/print-modules.js')).printModules(modules);
  if (rest.length > 0) {
    const { format } = await import('../emit/format.js');
    for (const { path, text } of await format([...printed, ...files])) texts.set(path, text);
  }
  return texts;
}

function compared(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Pick<Built, 'written' | 'removed' | 'unchanged'> {
  const { missing, changed, stale } = compareOutput(folder, texts);
  const differing = [...missing, ...changed];
  return { written: differing, removed: stale, unchanged: texts.size - differing.length };
}

function writeAll(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Pick<Built, 'written' | 'removed' | 'unchanged'> {
  const result = writeOutput(folder, texts);
  return { written: result.written, removed: result.removed, unchanged: result.unchanged.length };
}

function recordOf(
  inputs: string,
  drafts: readonly Draft[],
  texts: ReadonlyMap<string, string>,
  summary: string,
): BuildRecord {
  const outputs = drafts.map(({ path, mark }): [string, BuildRecord['outputs'][string]] => [
    path,
    { emitted: mark, formatted: textHash(texts.get(path) ?? '') },
  ]);
  return { inputs, outputs: Object.fromEntries(outputs), summary };
}

function summaryOf({ world, plans }: Compiled, tests: readonly EmittedFile[]): string {
  if (world === null) return '';
  const cards = world.cards.filter(({ written: isWritten }) => isWritten);
  const sides = cards.reduce((sum, card) => sum + card.sides.length, 0);
  const testCount = tests.reduce((sum, { text }) => sum + (text.match(/^\s*test\(/gmu)?.length ?? 0), 0);
  return [
    counted(world.spaces.length, 'space'),
    counted(world.pieces.length, 'kind of piece', 'kinds of piece'),
    counted(world.procedures.length, 'procedure'),
    `${counted(cards.length, 'card')} with ${counted(sides, 'side')}`,
    `${world.cards.length - cards.length} known by name only`,
    counted(plans.length, 'scenario'),
    counted(testCount, 'test'),
  ].join(', ');
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function tell(terminal: Terminal, built: Built, options: BuildOptions): void {
  const { game, diagnostics } = built;
  terminal.err(renderText(diagnostics, { color: terminal.color }));
  if (!built.ok) {
    terminal.out(`${game}: not built; generated/${game} is left as it was\n`);
    return;
  }
  terminal.out(`${game}: ${built.summary}\n`);
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
}

interface BuiltJson extends Omit<Built, 'diagnostics'> {
  readonly diagnostics: readonly JsonDiagnostic[];
}

function asJson(built: Built): BuiltJson {
  return { ...built, diagnostics: toJson(built.diagnostics).diagnostics };
}
