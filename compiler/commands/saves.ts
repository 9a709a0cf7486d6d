/** `saves check`: which saved games go on under the rules of now. */
import { relative, resolve } from 'node:path';
import type { Program } from '../../runtime/program.js';
import { takeUp } from '../../runtime/saved-game.js';
import { loadProgram } from '../host/load-engine.js';
import { filesToTakeUp, readSaved } from '../host/saved-files.js';
import { gamesCalled, type Game } from './games.js';
import { playableOf } from './playable.js';
import { type ExitCode, progressOn, type Terminal, wrongUse } from './terminal.js';

type Verdict = 'goes on' | 'goes on under other rules' | 'differs' | 'refused' | 'game not here' | 'no saved game';

interface Judged {
  readonly file: string;
  readonly verdict: Verdict;
  /** Why it does not go on, or which cards it goes on without; empty where nothing is to be said. */
  readonly message: string;
  /** The answer up to which nothing differs; null where it goes on or is refused. */
  readonly upTo: number | null;
  /** Another edition under which it goes on; null where it needs none, or there is none. */
  readonly edition: string | null;
}

/** Each file is left as it is; the exit code is 1 where one of the saved games cannot go on. */
export async function checkSavesCommand(terminal: Terminal, folder: string, asJson: boolean): Promise<ExitCode> {
  const root = resolve(terminal.folder, folder);
  const games = gamesCalled(terminal, []);
  if (games === null) return 2;
  const files = filesToTakeUp(root);
  if (files.length === 0) return wrongUse(terminal, `no file is in \`${folder}\``);
  const engines = enginesOf(terminal, games);
  const judged: Judged[] = [];
  const progress = progressOn(terminal);
  for (const file of files) {
    progress.show(`${judged.length + 1} of ${files.length} files`);
    judged.push({ file: relative(root, file), ...(await judge(engines, file)) });
  }
  progress.end();
  terminal.out(asJson ? `${JSON.stringify({ saves: judged, counts: countsOf(judged) }, null, 2)}\n` : textOf(judged));
  const canGoOn = ({ verdict }: Judged): boolean => verdict.startsWith('goes on') || verdict === 'no saved game';
  return judged.every(canGoOn) ? 0 : 1;
}

interface Engine {
  readonly game: Game;
  readonly program: Program;
}

/** The engine of a game by its title, of an edition by its name or of the newest (null); each is made once. */
type Engines = (title: string, edition: string | null) => Promise<Engine | null>;

function enginesOf(terminal: Terminal, games: readonly Game[]): Engines {
  const made = new Map<string, Promise<Engine | null>>();
  // What an edition that is no more has to say is of no interest.
  const quiet: Terminal = { ...terminal, err: () => undefined };
  const make = async (game: Game): Promise<Engine | null> => {
    const playable = playableOf(game.edition === null ? terminal : quiet, game);
    return playable === null ? null : { game, program: await loadProgram(game.root, playable.engine) };
  };
  const once = async (game: Game): Promise<Engine | null> => {
    const key = JSON.stringify([game.name, game.edition]);
    const known = made.get(key) ?? make(game);
    made.set(key, known);
    return await known;
  };
  return async (title, edition) => {
    for (const game of games) {
      const newest = await once(game);
      if (newest?.program.rules.name === title) return edition === null ? newest : await once({ ...game, edition });
    }
    return null;
  };
}

async function judge(engines: Engines, file: string): Promise<Omit<Judged, 'file'>> {
  const told = { message: '', upTo: null, edition: null };
  const read = readSaved(file);
  if (!read.ok) return { ...told, verdict: 'no saved game', message: read.message };
  const { game, edition } = savedUnder(read.saved);
  if (game === null || edition === null) return { ...told, verdict: 'no saved game', message: 'it names no game' };
  const newest = await engines(game, null);
  if (newest === null) return { ...told, verdict: 'game not here', message: `no game here is ${game}` };
  const taken = takeUp(newest.program, read.saved);
  if (taken.kind === 'goes on') {
    const message = taken.gone.length === 0 ? '' : `without ${taken.gone.join(', ')}`;
    return { ...told, verdict: taken.isUnderOtherRules ? 'goes on under other rules' : 'goes on', message };
  }
  const own = edition === newest.program.rules.edition ? null : await engines(game, edition);
  const isGoing = own !== null && takeUp(own.program, read.saved).kind === 'goes on';
  return {
    verdict: taken.kind,
    message: taken.message,
    upTo: taken.kind === 'differs' ? taken.given : null,
    edition: isGoing ? edition : null,
  };
}

function savedUnder(json: unknown): { readonly game: string | null; readonly edition: string | null } {
  if (typeof json !== 'object' || json === null) return { game: null, edition: null };
  const game = 'game' in json && typeof json.game === 'string' ? json.game : null;
  const edition = 'edition' in json && typeof json.edition === 'string' ? json.edition : null;
  return { game, edition };
}

function countsOf(judged: readonly Judged[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { verdict } of judged) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

function textOf(judged: readonly Judged[]): string {
  const lines = judged.map(({ file, verdict, message, upTo, edition }) => {
    const far = upTo === null ? '' : ` after answer ${upTo}`;
    const why = message === '' ? '' : `: ${message}`;
    const elsewhere = edition === null ? '' : `; it goes on under \`--edition ${edition}\``;
    return `${file}: ${verdict}${far}${why}${elsewhere}`;
  });
  const counts = Object.entries(countsOf(judged)).map(([verdict, count]) => `${count} ${verdict}`);
  return `${lines.join('\n')}\n${counts.join(', ')}\n`;
}
