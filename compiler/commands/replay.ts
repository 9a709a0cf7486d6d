/** `replay`: plays a scenario on the engine compiled from the spec as it is now. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { toJson } from '../diagnostics/json.js';
import { renderText } from '../diagnostics/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { compile } from '../driver.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import { loadProgram } from '../host/load-engine.js';
import { portable, readSpec } from '../host/read-spec.js';
import { tongueOf } from '../languages/languages.js';
import type { Tongue } from '../languages/tongue.js';
import { changesBetween } from '../scenario/changes.js';
import { playScenario, type Played } from '../scenario/play.js';
import type { ScenarioPlan } from '../scenario/ir.js';
import { failureDiagnostics, replayReport } from '../scenario/report.js';
import { exitCodeFor } from './check.js';
import { gamesCalled, type Game } from './games.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

/** A scenario's file: below its game's folder. */
interface Place {
  readonly game: Game;
  /** Absolute. */
  readonly path: string;
}

/** Takes the path of a scenario's file, or its name without extension. */
export async function replayCommand(
  terminal: Terminal,
  given: string,
  options: { readonly json: boolean; readonly lang: string },
): Promise<ExitCode> {
  const games = gamesCalled(terminal, []);
  if (games === null) return 2;
  const place = find(terminal, games, given);
  if (place === null) return 2;

  const { files, diagnostics } = readSpec(place.game.folder);
  const isWanted = (path: string): boolean => resolve(path) === place.path;
  // Slips in other scenarios are no reason not to play this one.
  const others = new Set(scenariosOf(place.game).filter((path) => path !== place.path));
  const kept = files.filter(({ path }) => !others.has(resolve(path)));
  const isElsewhere = !kept.some(({ path }) => isWanted(path));
  const own = isElsewhere ? [{ path: place.path, text: readFileSync(place.path, 'utf8') }] : [];
  const compiled = await compile({ files: [...kept, ...own], diagnostics });
  const { spec, language } = compiled.analysis;
  const plan = compiled.plans.find(({ declared }) => isWanted(declared.file.path));
  if (compiled.world === null || compiled.output === null || plan === undefined) {
    return refuse(terminal, place.game.name, given, compiled.diagnostics, options.json);
  }
  // What is checked after each sentence takes an engine that tells them.
  const engine = plan.checks === 'statements' ? compiled.output.engine : emitWatchedEngine(compiled.world);
  const program = await loadProgram(engine);
  const played = playScenario(program, compiled.world, plan);
  if (options.json) terminal.out(`${JSON.stringify(replayReport(place.game.name, plan, played), null, 2)}\n`);
  else tell(terminal, plan, played, tongueOf(options.lang, spec, language.vocabulary.stateVerbs));
  return played.ok ? 0 : 1;
}

function tell(terminal: Terminal, plan: ScenarioPlan, played: Played, tongue: Tongue): void {
  const { say } = tongue;
  terminal.out(`${plan.name}${plan.rule === '' ? '' : ` [${plan.rule}]`}\n`);
  let before = played.start;
  for (const [index, { label, state }] of played.steps.entries()) {
    const fails = index === played.steps.length - 1 && played.failure?.what.kind === 'differences';
    terminal.out(`\n${index + 1}. ${label}${fails ? ` ${say('(does not hold)')}` : ''}\n`);
    for (const change of changesBetween(before, state, tongue)) terminal.out(`   ${change}\n`);
    before = state;
  }
  const counts = [String(played.steps.length), String(plan.steps.length)];
  if (played.failure === null) {
    terminal.out(`\n${say('{0} of {1} steps hold', ...counts)}\n`);
    return;
  }
  terminal.out(`\n${renderText(failureDiagnostics(plan, played.failure), { color: terminal.color })}`);
}

function refuse(
  terminal: Terminal,
  game: string,
  given: string,
  diagnostics: readonly Diagnostic[],
  json: boolean,
): ExitCode {
  if (exitCodeFor(diagnostics) === 0) {
    return wrongUse(terminal, `\`${given}\` holds no scenario: its first key should be \`scenario\``);
  }
  if (json) {
    const failed = { scenario: given, game, ok: false, steps: [], final: null, ...toJson(diagnostics) };
    terminal.out(`${JSON.stringify(failed, null, 2)}\n`);
  } else {
    terminal.out(renderText(diagnostics, { color: terminal.color }));
  }
  return 1;
}

function find(terminal: Terminal, games: readonly Game[], given: string): Place | null {
  const places = games.flatMap((game) => scenariosOf(game).map((path) => ({ game, path })));
  const asPath = resolve(terminal.folder, given);
  const named = places.filter(({ path }) => path === asPath || slugOf(path) === given);
  const [place] = named;
  if (place !== undefined && named.length === 1) return place;
  const elsewhere = named.length === 0 ? placeElsewhere(games, asPath) : null;
  if (elsewhere !== null) return elsewhere;
  const known = places.map(({ path }) => portable(relative(terminal.folder, path)));
  if (named.length > 1) {
    wrongUse(terminal, `several games have a scenario \`${given}\`; give its path`, '', known);
    return null;
  }
  const slugs = places.map(({ path }) => slugOf(path));
  const looksLikePath = given.includes('/') || /\.ya?ml$/u.test(given);
  wrongUse(terminal, `there is no scenario \`${given}\``, given, looksLikePath ? known : slugs);
  return null;
}

/** A scenario that lies outside its game's folder and names the game under the key `game`. */
function placeElsewhere(games: readonly Game[], path: string): Place | null {
  if (!existsSync(path) || !statSync(path).isFile()) return null;
  const name = /^game: *"?([^"\s]+)"?\s*$/mu.exec(readFileSync(path, 'utf8'))?.[1];
  const game = games.find((it) => it.name === name);
  return game === undefined ? null : { game, path };
}

/** The files in the folder `scenarios` of a game, absolute. */
function scenariosOf(game: Game): string[] {
  const folder = join(game.folder, 'scenarios');
  try {
    return readdirSync(folder)
      .filter((name) => /\.ya?ml$/u.test(name))
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function slugOf(path: string): string {
  return basename(path).replace(/\.ya?ml$/u, '');
}
