/** `build`: checks, compiles, and brings `generated/` up to date. A build that fails leaves the last good output. */
import { toJson, type JsonDiagnostic } from '../diagnostics/json.js';
import { renderText } from '../diagnostics/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withoutRepeats } from '../diagnostics/order.js';
import { countText } from '../source/count-text.js';
import { type Built, buildAlone, buildGame, clear, goneGames, noLonger } from './build-game.js';
import { gamesCalled, type Game } from './games.js';
import { secondsText, type ExitCode, type Terminal } from './terminal.js';

export interface BuildOptions {
  /** Writes nothing; finds out whether anything would be written. */
  readonly check: boolean;
  /** Null for the newest. */
  readonly edition: string | null;
  readonly json: boolean;
}

export async function buildCommand(
  terminal: Terminal,
  names: readonly string[],
  options: BuildOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, names, options.edition);
  if (games === null) return 2;
  const [{ root }] = games;
  const work = (): Promise<ExitCode> => buildAll(terminal, games, names.length === 0, options);
  return buildAlone(terminal, root, options, work);
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
  if (isAll && options.edition === null) for (const gone of goneGames(games)) add(clear(games[0].root, gone, options));
  if (options.json) terminal.out(`${JSON.stringify({ games: results.map(asJson) }, null, 2)}\n`);
  const isStale = options.check && results.some(({ written, removed }) => written.length + removed.length > 0);
  return isStale || results.some(({ ok }) => !ok) ? 1 : 0;
}

function print(terminal: Terminal, built: Built, options: BuildOptions): void {
  const { game, diagnostics } = built;
  terminal.err(renderText(diagnostics, { color: terminal.color }));
  if (!built.ok) {
    terminal.out(`${game}: not built; ${built.folder} is left as it was\n`);
    return;
  }
  terminal.out(`${game}: ${built.summary}\n`);
  if (options.check && built.summary === noLonger) {
    terminal.out(`  no longer made: ${built.folder} with ${countText(built.removed.length, 'file')}\n`);
    return;
  }
  if (options.check) {
    for (const path of built.written) terminal.out(`  stale: ${built.folder}/${path}\n`);
    for (const path of built.removed) terminal.out(`  no longer made: ${built.folder}/${path}\n`);
    const isStale = built.written.length + built.removed.length > 0;
    const verdict = isStale ? `is not what spec/${game} says; run \`rulewright build\`` : 'is up to date';
    terminal.out(`  ${built.folder} ${verdict} (${secondsText(built.seconds * 1000)})\n`);
    return;
  }
  const files = `${countText(built.written.length, 'file')} written, ${built.unchanged} unchanged, ${built.removed.length} removed`;
  terminal.out(`  ${files} (${secondsText(built.seconds * 1000)})\n`);
  if (built.foreign.length > 0) terminal.out(`  left as they are, made by no build: ${built.foreign.join(', ')}\n`);
}

interface BuiltJson extends Omit<Built, 'diagnostics'> {
  readonly diagnostics: readonly JsonDiagnostic[];
}

function asJson(built: Built): BuiltJson {
  return { ...built, diagnostics: toJson(built.diagnostics).diagnostics };
}
