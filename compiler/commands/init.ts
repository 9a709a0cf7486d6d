/** `init`: lays out what a repository of rules has beside `spec/`; what is there already is left as it is, or added to. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCheckout, type StarterKind } from '../host/checkout.js';
import { CannotAdd, laidOutIn, repositoryFiles } from '../host/repository-files.js';
import { writeWhole } from '../host/write-whole.js';
import { newGame } from './new.js';
import { cannotWrite, type ExitCode, type Terminal, wrongUse } from './terminal.js';

export interface InitOptions {
  /** The folder of a game to begin with; null for none. */
  readonly game: string | null;
  readonly kind: StarterKind | null;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** In the working directory, whatever is above it. Nothing is written where a file that would be added to cannot be. */
export function initCommand(terminal: Terminal, { game, kind, dryRun, json }: InitOptions): ExitCode {
  const { folder } = terminal;
  if (kind !== null && game === null)
    return wrongUse(terminal, '`--kind` is that of a game to begin with: say its name too');
  const written: { readonly path: string; readonly text: string }[] = [];
  const left: string[] = [];
  for (const file of repositoryFiles(folder)) {
    const { path } = file;
    try {
      const text = laidOutIn(folder, file);
      if (text === null) left.push(path);
      else written.push({ path, text });
    } catch (fault) {
      if (!(fault instanceof CannotAdd)) throw fault;
      terminal.err(`error: ${path} cannot be added to: ${fault.message}; nothing was written\n`);
      return 1;
    }
  }
  const laidOut = game === null ? [] : newGame(terminal, folder, game, kind, dryRun);
  if (typeof laidOut === 'number') return laidOut;
  if (!dryRun) {
    for (const { path, text } of written) {
      const refusal = writeWhole(join(folder, path), text);
      if (refusal !== null) return cannotWrite(terminal, path, refusal);
    }
    mkdirSync(join(folder, 'spec'), { recursive: true });
  }
  const paths = [...written.map(({ path }) => path), ...laidOut];
  const games = dryRun ? [] : (findCheckout(folder)?.games ?? []);
  const next = [
    'npm install',
    games.length === 0 && game === null ? 'npx rulewright new NAME' : 'npx rulewright build',
  ];
  if (json) {
    terminal.out(`${JSON.stringify({ written: paths, left, next, dryRun }, null, 2)}\n`);
    return 0;
  }
  for (const path of paths) terminal.out(`${path}\n`);
  if (left.length > 0) terminal.out(`left as they are: ${left.join(', ')}\n`);
  if (dryRun) terminal.out('nothing was written\n');
  else terminal.out(`\nNext:\n${next.join('\n')}\n`);
  return 0;
}
