/** `check`: every diagnostic of a spec, how its examples and scenarios come out, and no output. */
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { report } from '../diagnostics/report.js';
import { toJson, renderGithub } from '../diagnostics/json.js';
import { withoutRepeats } from '../diagnostics/order.js';
import { renderText, summaryOf } from '../diagnostics/render.js';
import { check, checkBoards, type Checked } from '../driver.js';
import type { Fix } from '../edit/fix.js';
import { recallGame, rememberGame } from '../host/memory-record.js';
import { readBoards, type ReadSpec } from '../host/read-spec.js';
import type { Coverage } from '../languages/languages.js';
import type { againAsJson, touchedText } from '../incremental/touched-text.js';
import type { Judged } from '../incremental/verdicts.js';
import type { Verdict } from '../scenario/verdicts.js';
import { calledOf, madeUpThing, type Provenance } from '../surface/made-up.js';
import { positionOf, shownPath, type Span } from '../source/span.js';
import { countText } from '../source/count-text.js';
import { errorsOfEarlier, namesNobodyHas } from './every-edition.js';
import { gamesCalled, type Game, recordName, specOf } from './games.js';
import { changesText, onSpecs, written } from './rewriting.js';
import { type ExitCode, type Terminal, wrongUse } from './terminal.js';

export type CheckFormat = 'text' | 'json' | 'github' | 'sarif';

export interface CheckOptions {
  /** Null for the newest. */
  readonly edition: string | null;
  readonly format: CheckFormat;
  /** Also lists what the spec takes from no rulebook. */
  readonly provenance: boolean;
  /** Also refuses what is made up. */
  readonly strict: boolean;
  /** Also plays the examples and scenarios of a game without errors. */
  readonly play: boolean;
  /** Also says how much of each game can be said in this language; null: of none. */
  readonly lang: string | null;
  /** First makes the fixes that cannot change what was meant, and writes them unless `dryRun`. */
  readonly fix: boolean;
  readonly dryRun: boolean;
}

export async function checkCommand(
  terminal: Terminal,
  names: readonly string[],
  options: CheckOptions,
): Promise<ExitCode> {
  const games = gamesCalled(terminal, names, options.edition);
  if (games === null) return 2;
  if (options.fix && options.edition !== null)
    return wrongUse(terminal, '`--fix` changes the spec, which is one edition: leave `--edition` out');
  if (options.dryRun && !options.fix)
    return wrongUse(terminal, '`--dry-run` goes with `--fix`: nothing else is written');
  const { format, provenance, lang } = options;
  const listed = provenance ? '--provenance' : lang === null ? null : '--lang';
  // Annotations and code scanning take messages, each with its severity, and no lists.
  if (listed !== null && (format === 'github' || format === 'sarif'))
    return wrongUse(
      terminal,
      `\`${listed}\` prints a list, which \`--format ${format}\` has no place for: use text or json`,
    );
  const read = (): readonly ReadSpec[] => games.map((game) => specOf(game));
  if (!options.fix) return checkSpecs(terminal, games, read(), { ...options, isAll: names.length === 0, fixes: [] });
  return onSpecs(terminal, games[0].root, !options.dryRun, async () => {
    const result = await fixSpecs(terminal, games[0].root, read(), {
      command: ['check --fix', ...names].join(' '),
      options,
    });
    if (typeof result === 'number') return result;
    return checkSpecs(terminal, games, result.specs, { ...options, isAll: names.length === 0, fixes: result.fixes });
  });
}

/** Fixes what can be fixed, writes and tells it; what specs say then, and what was fixed. */
async function fixSpecs(
  terminal: Terminal,
  root: string,
  specs: readonly ReadSpec[],
  { command, options: { dryRun, format } }: { readonly command: string; readonly options: CheckOptions },
): Promise<{ readonly specs: readonly ReadSpec[]; readonly fixes: readonly Fix[] } | ExitCode> {
  const { editsOf, fixed } = await import('../edit/fix.js');
  const made = fixed(specs.map(({ files }) => files));
  const files = [...new Map(specs.flatMap((spec) => spec.files.map((file) => [file.path, file] as const))).values()];
  const changes = { root, command, isDry: dryRun, files, rounds: made.rounds.map(editsOf), lineEnds: 'kept' } as const;
  const rewrites = written(terminal, changes);
  if (typeof rewrites === 'number') return rewrites;
  const fixes = made.rounds.flat();
  if (format === 'text') {
    terminal.out(fixes.map((fix) => fixText(fix)).join(''));
    if (fixes.length > 0)
      terminal.out(
        `${countText(fixes.length, 'fix', 'fixes')} in ${countText(rewrites.length, 'file')}${dryRun ? ', not written' : ''}\n\n`,
      );
  }
  return { specs: specs.map((spec, index) => ({ ...spec, files: made.specs[index] ?? [] })), fixes };
}

/** The message in a line, and below it what the fix makes of each line. */
function fixText({ diagnostic: { code, message, span }, help }: Fix): string {
  const { file, line } = lineOf(span);
  return `${file}:${line}: ${message} [${code}]: ${help.text}\n${changesText({ rounds: [help.edits] }).replace(/^(?=.)/gmu, '  ')}`;
}

interface CheckedWith extends CheckOptions {
  /** No game was named. */
  readonly isAll: boolean;
  /** What was fixed before. */
  readonly fixes: readonly Fix[];
}

async function checkSpecs(
  terminal: Terminal,
  games: readonly [Game, ...Game[]],
  specs: readonly ReadSpec[],
  options: CheckedWith,
): Promise<ExitCode> {
  const playing = options.play ? await loadPlaying() : null;
  const checked = specs.map((spec, index) => {
    const game = games[index] ?? games[0];
    const recalled = recallGame(game.root, recordName(game), spec.files);
    const result = check(spec);
    rememberGame(game.root, recordName(game), spec.files, result.analysis, recalled);
    const judged = playing === null ? null : playing.judge(game, result);
    const failures = judged?.verdicts.flatMap((it) => it.failures) ?? [];
    const { provenance } = result.analysis.spec;
    const earlier = options.edition === null ? errorsOfEarlier(spec, result) : [];
    const told = [...result.diagnostics, ...earlier, ...failures, ...(options.strict ? refusedOf(provenance) : [])];
    return { name: game.name, spec, files: spec.files, result, judged, provenance, told };
  });
  const read = new Set(checked.flatMap(({ files }) => files.map(({ path }) => path)));
  const ofGames = checked.flatMap(({ told }) => told);
  const ofBoards = options.isAll
    ? [...otherBoards(games, read), ...namesNobodyHas(checked.map(({ spec, result }) => ({ spec, checked: result })))]
    : [];
  const diagnostics = withoutRepeats([...ofGames, ...ofBoards]);
  const { lang } = options;
  const coverage = lang === null ? [] : await coverageIn(lang, checked);
  const madeUp = options.provenance ? madeUpFacts(checked.map(({ provenance }) => provenance)) : [];
  const assumed = options.provenance ? assumedFacts(checked.map(({ result }) => result)) : [];

  switch (options.format) {
    case 'json':
      terminal.out(
        `${JSON.stringify({ ...toJson(diagnostics), ...touchedAsJson(checked, playing), ...(options.provenance ? { assumed, ...(madeUp.length === 0 ? {} : { madeUp }) } : {}), ...(lang === null ? {} : { coverage }), ...(options.fix ? { fixed: toJson(options.fixes.map(({ diagnostic }) => diagnostic)).diagnostics } : {}) }, null, 2)}\n`,
      );
      break;
    case 'github':
      terminal.out(renderGithub(diagnostics));
      break;
    case 'sarif':
      terminal.out(await sarifText(diagnostics));
      break;
    case 'text':
      terminal.out(renderText(diagnostics, { color: terminal.color }));
      for (const { name, files, judged, provenance, told, result } of checked) {
        const editions = options.edition === null ? result.analysis.errata.editions.length : 1;
        if (exitCodeFor(told) === 0)
          terminal.out(
            `${name}: ${soundText(files.length, editions, told)}; ${judged === null || playing === null ? 'examples and scenarios were not played' : playing.tally(judged.verdicts)}${provenance.text === '' ? '' : `; ${provenance.text}`}\n`,
          );
        else if (judged !== null && playing !== null) terminal.out(`${name}: ${playing.tally(judged.verdicts)}\n`);
        const text = judged === null || playing === null ? '' : playing.touchedText(judged);
        if (text !== '') terminal.out(`${name}: ${text}\n`);
      }
      if (options.fix && options.fixes.length === 0 && exitCodeFor(diagnostics) === 1)
        terminal.out('nothing was fixed: no help above is sure to be what was meant\n');
      for (const { text, file, line } of madeUp) terminal.out(`made up: ${text} --> ${file}:${line}\n`);
      for (const { text, note, file, line } of assumed) {
        terminal.out(`assumed: ${text}${note === '' ? '' : ` (${note})`} --> ${file}:${line}\n`);
      }
      for (const it of coverage) terminal.out(coverageText(it, it.game));
      break;
  }
  return exitCodeFor(diagnostics);
}

/** What is wrong with the boards that no game is played on; `read` are the paths of files that were read. */
function otherBoards([game]: readonly Game[], read: ReadonlySet<string>): readonly Diagnostic[] {
  if (game === undefined) return [];
  const boards = readBoards(join(game.root, 'spec'), game.from);
  return checkBoards({ ...boards, files: boards.files.filter(({ path }) => !read.has(path)) });
}

/** 1 where there is an error; warnings and remarks are no failure. */
export function exitCodeFor(diagnostics: readonly Diagnostic[]): 0 | 1 {
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** `no errors in 14 files`, `no errors in 14 files and 2 editions, 3 warnings`: of a game without errors. */
function soundText(files: number, editions: number, diagnostics: readonly Diagnostic[]): string {
  const lesser = diagnostics.length === 0 ? '' : `, ${summaryOf(diagnostics)}`;
  return `no errors in ${files} files${editions > 1 ? ` and ${editions} editions` : ''}${lesser}`;
}

/** By game, what an edit has touched; nothing where nothing was played. */
function touchedAsJson(
  checked: readonly { readonly name: string; readonly judged: Judged | null }[],
  playing: Playing | null,
): object {
  if (playing === null) return {};
  const touched = checked.flatMap(({ name, judged }) => {
    const found = judged?.touched ?? null;
    if (found === null || found.again.length === 0) return [];
    const { isDeclared, names, rules, again } = found;
    return [{ game: name, isDeclared, names, rules, ...playing.againAsJson(again) }];
  });
  return touched.length === 0 ? {} : { touched };
}

interface Playing {
  /**
   * How the examples and scenarios come out on the interpreter, which needs no engine, and what has been touched since the last
   * time; null where there is an error.
   */
  readonly judge: (game: Game, checked: Checked) => Judged | null;
  /** `8 of 8 examples and 1 of 1 scenario hold`. */
  readonly tally: (verdicts: readonly Verdict[]) => string;
  readonly touchedText: typeof touchedText;
  readonly againAsJson: typeof againAsJson;
}

async function sarifText(diagnostics: readonly Diagnostic[]): Promise<string> {
  const { toSarif } = await import('../diagnostics/sarif.js');
  const { ownVersion } = await import('../host/places.js');
  const { markOfText } = await import('../host/verdict-record.js');
  return `${JSON.stringify(toSarif(diagnostics, { version: ownVersion(), markOf: markOfText }), null, 2)}\n`;
}

/** What only a check that plays needs, which takes its time to load. */
async function loadPlaying(): Promise<Playing> {
  const { judge } = await import('../incremental/verdicts.js');
  const told = await import('../incremental/touched-text.js');
  const { keepVerdicts, markOfText, readVerdicts } = await import('../host/verdict-record.js');
  const { tallyOf, tallyText } = await import('../scenario/verdicts.js');
  return {
    judge: (game, { core, examples, plans }) => {
      if (core === null) return null;
      const { root } = game;
      const name = recordName(game);
      const before = readVerdicts(root, name);
      const judged = judge(core, { examples, scenarios: plans }, before, markOfText);
      keepVerdicts(root, name, before, judged.known);
      return judged;
    },
    tally: (verdicts) => tallyText(tallyOf(verdicts)),
    touchedText: told.touchedText,
    againAsJson: told.againAsJson,
  };
}

/** How much of each game can be said in a language. */
async function coverageIn(
  lang: string,
  checked: readonly { readonly name: string; readonly result: Checked }[],
): Promise<readonly (Coverage & { readonly game: string })[]> {
  const { coverageOf } = await import('../languages/languages.js');
  return checked.map(({ name, result }) => ({ game: name, ...coverageOf(result.analysis.spec, lang) }));
}

/** `saltmarsh in ja: 93 % of 214 sentences, 100 % of 61 names, 2 of 35 titles of cards`, and what is missing. */
function coverageText({ language, sentences, names, titles, unnamed, gaps }: Coverage, game: string): string {
  const share = ({ said, all }: Coverage['names']): string => `${all === 0 ? 100 : Math.floor((100 * said) / all)} %`;
  const count = `${share(sentences)} of ${sentences.all} sentences, ${share(names)} of ${names.all} names`;
  const missing = Object.entries(gaps).map(([gap, times]) => `${gap} (${times})`);
  return [
    `${game} in ${language}: ${count}, ${titles.said} of ${titles.all} titles of cards\n`,
    ...(missing.length === 0 ? [] : [`  no pattern for: ${missing.join(', ')}\n`]),
    ...(unnamed.length === 0 ? [] : [`  no name for: ${unnamed.join(', ')}\n`]),
  ].join('');
}

/** What is made up, and each card of which only the title is known, as an error. */
function refusedOf({ things, titles }: Provenance): readonly Diagnostic[] {
  return [...things, ...titles].map(({ noun, name, why, span }) =>
    report('RW0819', span, { what: calledOf(noun, name), why }),
  );
}

interface MadeUpFact {
  /** `card C1 (the rulebook prints no card)`. */
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

/** What games share is listed once. */
function madeUpFacts(of: readonly Provenance[]): readonly MadeUpFact[] {
  const facts = of
    .flatMap(({ things, titles }) => [...things, ...titles])
    .map((it): MadeUpFact => ({ text: madeUpThing(it), ...lineOf(it.span) }));
  return [...new Map(facts.map((fact) => [`${fact.file}:${fact.line}`, fact])).values()];
}

interface AssumedFact {
  readonly text: string;
  readonly note: string;
  readonly file: string;
  readonly line: number;
}

/** What games share is listed once. */
function assumedFacts(checked: readonly Checked[]): readonly AssumedFact[] {
  const facts = checked
    .flatMap(({ world }) => world?.assumed ?? [])
    .map(({ text, note, span }): AssumedFact => ({ text, note, ...lineOf(span) }));
  return [...new Map(facts.map((fact) => [`${fact.file}:${fact.line}: ${fact.text}`, fact])).values()];
}

function lineOf(span: Span): { readonly file: string; readonly line: number } {
  return { file: shownPath(span.file), line: positionOf(span.file, span.start).line };
}
