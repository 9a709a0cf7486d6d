/** `fmt`: brings the files of specs into their canonical form. */
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { withoutRepeats as toldOnce } from '../diagnostics/order.js';
import { checkBoards } from '../driver.js';
import { format } from '../edit/format.js';
import { untilSettled } from '../edit/settle.js';
import { readBoards } from '../host/read-spec.js';
import { withoutRepeats, type Edit } from '../source/edit.js';
import { shownPath } from '../source/span.js';
import { countText } from '../source/count-text.js';
import { gamesCalled, type Game } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { changesText, onSpecs, written } from './rewriting.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface FmtOptions {
  /** Writes nothing, and makes a finding of each file that is not in its canonical form. */
  readonly check: boolean;
  readonly dryRun: boolean;
  readonly json: boolean;
}

export async function fmtCommand(terminal: Terminal, names: readonly string[], options: FmtOptions): Promise<ExitCode> {
  const games = gamesCalled(terminal, names);
  if (games === null) return 2;
  const isDry = options.check || options.dryRun;
  return onSpecs(terminal, games[0].root, !isDry, () => formatAll(terminal, games, names, options));
}

function formatAll(
  terminal: Terminal,
  games: readonly [Game, ...Game[]],
  names: readonly string[],
  { check, dryRun, json }: FmtOptions,
): ExitCode {
  const [{ root, from }] = games;
  const specs = games.map((it) => knownSpecOf(it));
  const settled = specs.map(({ files }) => untilSettled(files, (now) => format(now).edits));
  const left = settled.flatMap((it) => format(it.files).errors);
  const read = new Set(specs.flatMap((spec) => spec.files.map(({ path }) => path)));
  // Boards that no game is played on, too.
  const others =
    names.length > 0 ? [] : readBoards(join(root, 'spec'), from).files.filter(({ path }) => !read.has(path));
  settled.push(untilSettled(others, (now) => format(now).edits));
  left.push(...checkBoards({ files: settled.at(-1)?.files ?? [], diagnostics: [] }).filter(isError));
  const errors = toldOnce([...specs.flatMap(({ diagnostics }) => diagnostics), ...left]).length;
  const files = new Map([...specs.flatMap((spec) => spec.files), ...others].map((file) => [file.path, file]));
  const rounds = roundsTogether(settled.map((it) => it.rounds));
  const isDry = check || dryRun;
  const changes = {
    root,
    command: ['fmt', ...names].join(' '),
    isDry,
    files: [...files.values()],
    rounds,
    lineEnds: 'made one',
  } as const;
  const rewrites = written(terminal, changes);
  if (typeof rewrites === 'number') return rewrites;
  const changed = rewrites.map(({ file }) => shownPath(file));
  if (json) terminal.out(`${JSON.stringify({ files: changed, errors }, null, 2)}\n`);
  else if (check) terminal.out(changed.map((path) => `${path}\n`).join(''));
  else terminal.out(changesText(changes));
  if (!json) terminal.out(`${summaryOf(changed.length, files.size, isDry)}\n`);
  if (errors > 0)
    terminal.err(
      `${countText(errors, 'error')} in these specs: what cannot be read stays as it is; \`rulewright check\` tells more\n`,
    );
  return errors > 0 || (check && changed.length > 0) ? 1 : 0;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/** What games share is changed once. */
function roundsTogether(of: readonly (readonly (readonly Edit[])[])[]): readonly (readonly Edit[])[] {
  const most = Math.max(0, ...of.map((rounds) => rounds.length));
  return Array.from({ length: most }, (_, round) => withoutRepeats(of.flatMap((rounds) => rounds[round] ?? [])));
}

function summaryOf(changed: number, all: number, isDry: boolean): string {
  if (changed === 0) return `${countText(all, 'file')} in canonical form`;
  return `${changed} of ${countText(all, 'file')} ${isDry ? 'not in canonical form' : 'brought into canonical form'}`;
}
