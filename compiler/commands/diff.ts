/** `diff`: what has changed in meaning between two editions of the rules. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { toJson } from '../diagnostics/json.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { renderText } from '../diagnostics/render.js';
import { compare, type Comparison } from '../diff/compare.js';
import { type Edition, editionOf } from '../diff/edition.js';
import { printMarkdown } from '../diff/print-markdown.js';
import { printText } from '../diff/print-text.js';
import { breaks, changesMeaning, type GameDiff, type RatesApart, reportOf, type Unsound } from '../diff/report.js';
import { situationsOf } from '../diff/situations.js';
import { touchedTests } from '../diff/touched.js';
import { check } from '../driver.js';
import { emitEngine } from '../emit/emit-engine.js';
import { findCheckout } from '../host/checkout.js';
import { compileEngine } from '../host/load-engine.js';
import { simulate } from '../host/simulate.js';
import { differencesOf } from '../simulation/counts.js';
import type { EditionSource } from '../host/edition-source.js';
import { recallGame } from '../host/memory-record.js';
import type { ReadSpec } from '../host/read-spec.js';
import { markOfText, readVerdicts } from '../host/verdict-record.js';
import { exitCodeFor } from './check.js';
import { editionFor } from './editions.js';
import { type ExitCode, progressOn, type Progress, type Terminal, wrongUse } from './terminal.js';
import { threadsFor } from './threads.js';

export const diffFormats = ['text', 'json', 'markdown'] as const;
export const failLevels = ['none', 'breaking', 'meaning'] as const;

export interface DiffOptions {
  /** Only these games; none: all. */
  readonly only: readonly string[];
  readonly format: (typeof diffFormats)[number];
  /** Also tells other layouts and comments. */
  readonly all: boolean;
  /** Whether situations are looked for. */
  readonly search: boolean;
  /** Pairs of random games, where nothing else shows a situation. */
  readonly games: number;
  /** So many random games of both editions, for how often each way to end comes to be; 0: none. */
  readonly rates: number;
  /** From which on the exit code is 1: tests that break, or any change of what is played. */
  readonly failOn: (typeof failLevels)[number];
}

/** `old` and `fresh` are editions as people call them; null: what is checked out. */
export async function diffCommand(
  terminal: Terminal,
  old: string,
  fresh: string | null,
  options: DiffOptions,
): Promise<ExitCode> {
  const before = editionFor(terminal, old);
  const after = before === null ? null : editionFor(terminal, fresh);
  if (before === null || after === null) return 2;
  const pairs = pairsOf(before, after, options.only);
  if ('why' in pairs) {
    const known = [...new Set([...before.games, ...after.games])].sort(byCodeUnits);
    return wrongUse(terminal, pairs.why, pairs.game, known);
  }
  const progress = progressOn(terminal);
  const diffs: GameDiff[] = [];
  const unsound: Unsound[] = [];
  for (const pair of pairs) {
    const told = await diffOf(terminal, pair, options, progress);
    if ('diff' in told) diffs.push(told.diff);
    else unsound.push(told);
  }
  const errors = unsound.flatMap((it) => [...it.old, ...it.fresh]);
  progress.end();
  if (errors.length > 0 && options.format !== 'json') terminal.err(renderText(errors, { color: terminal.color }));
  print(terminal, { old: before.called, fresh: after.called, diffs, unsound, errors }, options);
  return errors.length > 0 || diffs.some((it) => fails(it, options.failOn)) ? 1 : 0;
}

interface Told {
  readonly old: string;
  readonly fresh: string;
  readonly diffs: readonly GameDiff[];
  readonly unsound: readonly Unsound[];
  readonly errors: readonly Diagnostic[];
}

function print(terminal: Terminal, { old, fresh, diffs, unsound, errors }: Told, { format }: DiffOptions): void {
  switch (format) {
    case 'json':
      terminal.out(
        `${JSON.stringify({ old, new: fresh, games: diffs, ...(errors.length === 0 ? {} : toJson(errors)) }, null, 2)}\n`,
      );
      break;
    case 'markdown':
      terminal.out(printMarkdown(diffs, unsound, old, fresh));
      break;
    case 'text':
      terminal.out(diffs.map((it) => printText(it, terminal)).join('\n'));
      break;
  }
}

function fails(diff: GameDiff, level: DiffOptions['failOn']): boolean {
  if (level === 'none') return false;
  return breaks(diff) || (level === 'meaning' && changesMeaning(diff));
}

interface Pair {
  readonly game: string;
  /** Null where the edition has no such game. */
  readonly old: ReadSpec | null;
  readonly fresh: ReadSpec | null;
}

/** The games of both editions, by their names; a game by itself may have another. Else, why there are none, and of which game that is. */
function pairsOf(
  old: EditionSource,
  fresh: EditionSource,
  only: readonly string[],
): readonly Pair[] | { readonly why: string; readonly game: string } {
  const [left] = old.games;
  const [right] = fresh.games;
  if (old.isOneGame && fresh.isOneGame && left !== undefined && right !== undefined)
    return [{ game: right, old: old.read(left), fresh: fresh.read(right) }];
  const own = old.isOneGame ? old.games : fresh.isOneGame ? fresh.games : [...old.games, ...fresh.games];
  const isIn = (name: string): boolean => [old, fresh].every((it) => it.has === 'all games' || it.games.includes(name));
  const there = [...new Set(own)].filter(isIn).sort(byCodeUnits);
  const unknown = only.find((name) => !there.includes(name));
  const isNowhere = unknown === undefined || !(old.games.includes(unknown) || fresh.games.includes(unknown));
  if ((unknown !== undefined && isNowhere) || there.length === 0)
    return { why: `there is no game \`${unknown ?? ''}\` in either edition`, game: unknown ?? '' };
  const names = only.length === 0 ? there : [...new Set(only)].sort(byCodeUnits);
  const missing = names.find((name) => !old.games.includes(name) || !fresh.games.includes(name));
  if (missing !== undefined && (only.length > 0 || old.isOneGame || fresh.isOneGame)) {
    const without = old.games.includes(missing) ? fresh : old;
    return { why: `\`${without.called}\` has no game \`${missing}\``, game: missing };
  }
  return names.map((game) => ({
    game,
    old: old.games.includes(game) ? old.read(game) : null,
    fresh: fresh.games.includes(game) ? fresh.read(game) : null,
  }));
}

type Compared = { readonly diff: GameDiff } | Unsound;

async function diffOf(
  terminal: Terminal,
  { game, old, fresh }: Pair,
  options: DiffOptions,
  progress: Progress,
): Promise<Compared> {
  if (old === null || fresh === null) return { diff: wholeGame(game, old === null ? 'added' : 'deleted') };
  // Of what is the same in every file nothing is asked.
  if (saysTheSame(old, fresh)) return { diff: { ...wholeGame(game, 'added'), changes: [] } };
  const root = findCheckout(terminal.folder)?.root ?? null;
  const [before, after] = [checkedOf(root, game, old, progress), checkedOf(root, game, fresh, progress)];
  if ('errors' in before || 'errors' in after) {
    const [own, others] = [before, after].map((it) => ('errors' in it ? it.errors : []));
    return { game, old: own ?? [], fresh: others ?? [] };
  }
  const comparison = compare(before.edition, after.edition);
  const known = root === null ? null : readVerdicts(root, game);
  let played = 0;
  const touched = touchedTests(comparison, known, markOfText, () => {
    played += 1;
    progress.show(`${game}: plays examples and scenarios: ${played}`);
  });
  const isChanged = comparison.parts.length > 0 || comparison.isDeclared;
  const situations =
    options.search && isChanged
      ? situationsOf(comparison, {
          games: options.games,
          onProgress: (text) => {
            progress.show(`${game}: ${text}`);
          },
        })
      : null;
  const diff = reportOf(game, comparison, touched, situations, options.all);
  if (options.rates === 0 || !isChanged) return { diff };
  const rates = await ratesApart(terminal, root ?? terminal.folder, comparison, options.rates, (played) => {
    progress.show(`${game}: ${played} of ${options.rates} games of both`);
  });
  return { diff: { ...diff, rates } };
}

/** Plays the same seeds in both editions. */
async function ratesApart(
  terminal: Terminal,
  root: string,
  { old, fresh }: Comparison,
  games: number,
  onProgress: (played: number) => void,
): Promise<RatesApart> {
  const engineOf = ({ core }: Edition): string => compileEngine(root, emitEngine(core));
  const seats = { seats: null, choices: {} };
  const { pairs } = await simulate({
    ...{ engine: engineOf(old), ...seats, games, firstSeed: 1, workers: threadsFor(terminal, null), core: null },
    ...{ invariants: false, events: false, onProgress, isStopped: () => false },
    versus: { engine: engineOf(fresh), ...seats },
  });
  return { games, differences: differencesOf(fresh.core.world, pairs) };
}

function saysTheSame(old: ReadSpec, fresh: ReadSpec): boolean {
  const said = ({ files, diagnostics, edition = null }: ReadSpec): string =>
    JSON.stringify([diagnostics.length, edition, files.map(({ path, text }) => [path.slice(path.indexOf('/')), text])]);
  return old.diagnostics.length === 0 && said(old) === said(fresh);
}

function checkedOf(
  root: string | null,
  game: string,
  spec: ReadSpec,
  progress: Progress,
): { readonly edition: Edition } | { readonly errors: readonly Diagnostic[] } {
  progress.show(`${game}: checks ${spec.files.length} files`);
  // What is known of a file holds for each edition that has it as it is.
  if (root !== null) recallGame(root, game, spec.files);
  const checked = check(spec);
  const edition = editionOf(spec.files, checked);
  const errors = checked.diagnostics.filter(({ severity }) => severity === 'error');
  return edition === null || exitCodeFor(errors) === 1 ? { errors } : { edition };
}

function wholeGame(game: string, way: 'added' | 'deleted'): GameDiff {
  const change = {
    sort: 'game',
    name: game,
    ways: [way],
    replaced: [],
    facts: [],
    sentences: [],
    steps: [],
    rules: [],
  };
  return {
    game,
    savedGames: way === 'added' ? 'go on' : 'are refused',
    changes: [{ ...change, place: null, tests: [] }],
    tests: { all: 0, touched: 0, breaking: [], unmet: [] },
    situations: null,
    rates: null,
  };
}
