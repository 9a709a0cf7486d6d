/** `show`: a card, a procedure or a chit as a player reads it, and what the engine makes of it. */
import { lower } from '../core/from-resolved.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { toJson } from '../diagnostics/json.js';
import { nearest } from '../diagnostics/nearest.js';
import { renderText } from '../diagnostics/render.js';
import { plansOf } from '../scenario/plans.js';
import { analyse } from '../driver.js';
import { localeOf } from '../languages/languages.js';
import type { Played } from '../scenario/play.js';
import { find, namesIn, type Match } from '../show/find.js';
import { pageOf, type Page, type Sources } from '../show/page.js';
import { printPage, type Outcomes } from '../show/print.js';
import type { Test } from '../show/tests.js';
import { gamesCalled, type Game } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface ShowOptions {
  /** Null for the newest. */
  readonly edition: string | null;
  /** Only in this game; null: in all. */
  readonly game: string | null;
  /** Whether its examples are played too. */
  readonly run: boolean;
  readonly json: boolean;
  /** The code of a language, one of those there are. */
  readonly lang: string;
}

interface Shown {
  readonly game: Game;
  readonly sources: Sources;
  /** What is wrong with examples and scenarios that cannot be read. */
  readonly mistakes: readonly Diagnostic[];
  readonly found: Match;
}

/**
 * Takes the words by which the thing is asked for: `card C1`, `C1`, `operation Muster`. Exits with 1 where a test that was
 * played fails, or an example or a scenario of the game cannot be read.
 */
export async function showCommand(
  terminal: Terminal,
  words: readonly string[],
  options: ShowOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, options.game === null ? [] : [options.game], options.edition);
  if (games === null) return 2;
  const asked = words.join(' ').trim();
  const shown: Shown[] = [];
  const errors: Diagnostic[] = [];
  const known: string[] = [];
  for (const game of games) {
    const read = readSources(game, options.lang);
    if (!read.ok) {
      for (const it of read.diagnostics) errors.push(it);
      continue;
    }
    const { sources, mistakes } = read;
    known.push(...namesIn(sources.world, sources.locale));
    shown.push(...find(sources.world, asked, sources.locale).map((found) => ({ game, sources, mistakes, found })));
  }
  const [only] = shown;
  if (only === undefined) {
    if (errors.length > 0) return refuse(terminal, errors, options.json);
    return refuseUnknown(terminal, asked, known);
  }
  if (shown.length > 1) return refuseSeveral(terminal, asked, shown);
  return show(terminal, only, options);
}

async function show(
  terminal: Terminal,
  { game, sources, mistakes, found }: Shown,
  options: ShowOptions,
): Promise<ExitCode> {
  const page = pageOf(sources, found);
  const outcomes = options.run ? await playTests(game, sources, page) : null;
  if (options.json) terminal.out(`${JSON.stringify(jsonOf({ game, sources, mistakes }, page, outcomes), null, 2)}\n`);
  else {
    terminal.out(printPage(page, { color: terminal.color, outcomes, locale: sources.locale }));
    if (sources.world.provenance.text !== '') terminal.out(`\n${game.name}: ${sources.world.provenance.text}\n`);
  }
  // The page is of use all the same; but the tests that cannot be read are missing on it.
  if (mistakes.length > 0 && !options.json) terminal.err(renderText(mistakes, { color: terminal.color }));
  const fails = outcomes !== null && [...outcomes.values()].some((failure) => failure !== null);
  return fails || mistakes.length > 0 ? 1 : 0;
}

type ReadSources =
  | { readonly ok: true; readonly sources: Sources; readonly mistakes: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

function readSources(game: Game, lang: string): ReadSources {
  const spec = knownSpecOf(game);
  const analysis = analyse(spec.files, spec.edition);
  const found = [...spec.diagnostics, ...analysis.diagnostics].filter(isError);
  const { world } = analysis;
  if (world === null || found.length > 0) return { ok: false, diagnostics: found };
  const { examples, scenarios, diagnostics } = plansOf(world, analysis);
  const locale = localeOf(lang, analysis.spec, analysis.language.vocabulary.stateVerbs);
  const sources = { world, core: lower(world), analysis, examples, scenarios, locale };
  return { ok: true, sources, mistakes: diagnostics.filter(isError) };
}

/** Plays every test of the page on the engine as the spec is now: examples by themselves, steps with their scenario. */
async function playTests({ root }: Game, { world, core }: Sources, { tests }: Page): Promise<Outcomes> {
  const [{ emitEngine }, { loadProgram }, { exampleFailure }, { playScenario }] = await Promise.all([
    import('../emit/emit-engine.js'),
    import('../host/load-engine.js'),
    import('../scenario/play-example.js'),
    import('../scenario/play.js'),
  ]);
  const program = await loadProgram(root, emitEngine(core));
  const failureOf = ({ played }: Test): string | null =>
    played.kind === 'example'
      ? exampleFailure(program, world, played.plan)
      : stepFailure(playScenario(program, world, played.plan), played.label);
  return new Map(tests.flatMap((file) => file.tests).map((test) => [test, failureOf(test)]));
}

/** Why a step of a scenario does not hold; null where it does. */
function stepFailure({ steps, failure }: Played, label: string): string | null {
  if (failure === null) return null;
  if (failure.step.label === label) return 'replay tells why';
  return steps.some((step) => step.label === label) ? null : `not played, because "${failure.step.label}" fails`;
}

function jsonOf({ game, sources, mistakes }: Omit<Shown, 'found'>, page: Page, outcomes: Outcomes | null): object {
  const { text: madeUp } = sources.world.provenance;
  const tests = page.tests.map(({ file, tests: own }) => ({
    file,
    tests: own.map((test) => {
      const { name, cites } = test;
      const failure = outcomes?.get(test);
      return { name, cites, ...(failure === undefined ? {} : { ok: failure === null, failure }) };
    }),
  }));
  return {
    game: game.name,
    ...(madeUp === '' ? {} : { madeUp }),
    ...page,
    tests,
    ...(mistakes.length === 0 ? {} : toJson(mistakes)),
  };
}

function refuse(terminal: Terminal, errors: readonly Diagnostic[], json: boolean): ExitCode {
  if (json) terminal.out(`${JSON.stringify(toJson(errors), null, 2)}\n`);
  else terminal.out(renderText(errors, { color: terminal.color }));
  return 1;
}

function refuseSeveral(terminal: Terminal, asked: string, shown: readonly Shown[]): 2 {
  const isOneGame = new Set(shown.map(({ game }) => game.name)).size === 1;
  const ways = shown.map(({ game, found }) => (isOneGame ? found.called : `${found.called} --game ${game.name}`));
  return wrongUse(terminal, `several things are called \`${asked}\``, '', ways);
}

/** A list of all names would help nobody; where none is near, how to ask is told. */
function refuseUnknown(terminal: Terminal, asked: string, known: readonly string[]): 2 {
  const near = nearest(asked, known);
  const exitCode = wrongUse(terminal, `nothing is called \`${asked}\``, asked, near);
  if (near.length > 0) return exitCode;
  terminal.err(
    'help: name a card by its code or title, or a procedure or a chit by its name; for example `show card C1`\n',
  );
  return exitCode;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}
