/** `replay`: plays a scenario on the engine compiled from the spec as it is now. */
import { existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { lower } from '../core/from-resolved.js';
import { toJson } from '../diagnostics/json.js';
import { renderText } from '../diagnostics/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { plansOf } from '../scenario/plans.js';
import { withoutExtension } from '../source/game-folder.js';
import { emitWatchedEngine } from '../emit/emit-all.js';
import { emitEngine } from '../emit/emit-engine.js';
import { analyse } from '../driver.js';
import { filesBelow } from '../host/files-below.js';
import { loadProgram } from '../host/load-engine.js';
import { portable, readSpecFile, specPath } from '../host/read-spec.js';
import { localeOf } from '../languages/languages.js';
import type { Locale } from '../languages/locale.js';
import { changesBetween } from '../scenario/changes.js';
import { pluralIn } from '../scenario/named.js';
import { playScenario, type Played } from '../scenario/play.js';
import type { ScenarioPlan } from '../scenario/ir.js';
import { failureDiagnostics, replayReport } from '../scenario/report.js';
import { exitCodeFor } from './check.js';
import { choicesFrom } from './choices.js';
import { gamesCalled, type Game } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

/** A scenario's file: below its game's folder. */
interface Place {
  readonly game: Game;
  /** Absolute. */
  readonly path: string;
  /** Below the folder `spec`; that of a file elsewhere stands for it. */
  readonly at: string;
}

/** Takes the path of a scenario's file, or its name without extension. */
export async function replayCommand(
  terminal: Terminal,
  given: string,
  options: {
    readonly edition: string | null;
    readonly json: boolean;
    readonly lang: string;
    readonly option: readonly string[];
  },
): Promise<ExitCode> {
  const games = gamesCalled(terminal, [], options.edition);
  if (games === null) return 2;
  const place = find(terminal, games, given);
  if (place === null) return 2;

  const { files, diagnostics, edition } = knownSpecOf(place.game);
  // Mistakes in other scenarios are no reason not to play this one.
  const others = new Set(scenariosOf(place.game).flatMap(({ path, at }) => (path === place.path ? [] : [at])));
  const kept = files.filter(({ path }) => !others.has(path));
  const isElsewhere = !kept.some(({ path }) => path === place.at);
  const own = isElsewhere ? readSpecFile(place.path, place.at, terminal.folder).file : null;
  const analysis = analyse(own === null ? kept : [...kept, own], edition);
  const { world } = analysis;
  const planned = world === null ? null : plansOf(world, analysis);
  const mistakes = (planned?.diagnostics ?? []).filter(({ span }) => span.file.path === place.at);
  const written = planned?.scenarios.find(({ declared }) => declared.file.path === place.at);
  const found = [...diagnostics, ...analysis.diagnostics, ...mistakes];
  if (world === null || written === undefined || exitCodeFor(found) !== 0) {
    return refuse(terminal, place.game.name, given, found, options.json);
  }
  const choices = choicesFrom(terminal, world, options.option);
  if (choices === null) return 2;
  const plan = { ...written, options: { ...written.options, ...choices } };
  // What is checked after each sentence takes an engine that tells them.
  const engine = plan.checks === 'statements' ? emitEngine(lower(world)) : emitWatchedEngine(world);
  const program = await loadProgram(place.game.root, engine);
  const played = playScenario(program, world, plan);
  const { text: madeUp } = world.provenance;
  const report = { ...replayReport(place.game.name, plan, played), ...(madeUp === '' ? {} : { madeUp }) };
  if (options.json) terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else
    print(
      terminal,
      plan,
      played,
      localeOf(options.lang, analysis.spec, analysis.language.vocabulary.stateVerbs),
      pluralIn(world),
      madeUp,
    );
  return played.ok ? 0 : 1;
}

function print(
  terminal: Terminal,
  plan: ScenarioPlan,
  played: Played,
  locale: Locale,
  plural: (name: string) => string,
  madeUp: string,
): void {
  const { say } = locale;
  terminal.out(`${plan.name}${plan.rule === '' ? '' : ` [${plan.rule}]`}\n${madeUp === '' ? '' : `${madeUp}\n`}`);
  let before = played.start;
  for (const [index, { label, state }] of played.steps.entries()) {
    const fails = index === played.steps.length - 1 && played.failure?.what.kind === 'differences';
    terminal.out(`\n${index + 1}. ${label}${fails ? ` ${say('(does not hold)')}` : ''}\n`);
    for (const change of changesBetween(before, state, locale, plural)) terminal.out(`   ${change}\n`);
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
  const places = games.flatMap(scenariosOf);
  const asPath = resolve(terminal.folder, given);
  const named = places.filter(({ path }) => path === asPath || slugOf(path) === given);
  const [place] = named;
  if (place !== undefined && named.length === 1) return place;
  if (named.length === 0 && existsSync(asPath)) return placeElsewhere(terminal, games, { given, path: asPath });
  const known = places.map(({ path }) => portable(relative(terminal.folder, path)));
  if (named.length > 1) {
    wrongUse(terminal, `several games have a scenario \`${given}\`; give its path`, '', known);
    return null;
  }
  const slugs = places.map(({ path }) => slugOf(path));
  const looksLikePath = given.includes('/') || /\.ya?ml$/iu.test(given);
  wrongUse(terminal, `there is no scenario \`${given}\``, given, looksLikePath ? known : slugs);
  return null;
}

/** A scenario that lies outside its game's folder and names the game under the key `game`. Null, after saying why, where it is none. */
function placeElsewhere(
  terminal: Terminal,
  games: readonly Game[],
  { given, path }: { readonly given: string; readonly path: string },
): Place | null {
  const at = `elsewhere/${basename(path)}`;
  const { file, diagnostics } = readSpecFile(path, at, terminal.folder);
  if (file === null) {
    terminal.err(renderText(diagnostics, { color: terminal.color }));
    return null;
  }
  const name = /^game: *"?([^"\s]+)"?\s*$/mu.exec(file.text)?.[1];
  const game = games.find((it) => it.name === name);
  if (game !== undefined) return { game, path, at };
  const known = games.map((it) => `game: ${it.name}`);
  wrongUse(terminal, `\`${given}\` is no scenario of a game here: it should say which \`game\` it is of`, '', known);
  return null;
}

/** The files in the folder `scenarios` of a game. */
function scenariosOf(game: Game): readonly Place[] {
  return filesBelow(join(game.folder, 'scenarios')).found.map((within) => ({
    game,
    path: join(game.folder, 'scenarios', within),
    at: specPath(game.folder, `scenarios/${within}`),
  }));
}

function slugOf(path: string): string {
  return withoutExtension(basename(path));
}
