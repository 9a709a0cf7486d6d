/** `saves check`: which saved games go on under the rules of now. */
import { relative, resolve } from 'node:path';
import { takeUp } from '../../runtime/saved-game.js';
import { portable } from '../host/read-spec.js';
import { filesToTakeUp, readSaved } from '../host/saved-files.js';
import { shownPath } from '../source/span.js';
import { titleOf } from '../surface/from-yaml.js';
import { type Engines, enginesOf } from './saves/engines.js';
import { type Game, gamesCalled, specOf } from './games.js';
import { blameOf, partingOf } from './saves/parting.js';
import { type ExitCode, progressOn, type Terminal, wrongUse } from './terminal.js';

type Verdict =
  | 'goes on'
  | 'goes on under other rules'
  | 'differs'
  | 'refused'
  | 'game not here'
  | 'game with errors'
  | 'no saved game';

interface Judged {
  readonly file: string;
  readonly verdict: Verdict;
  /** Why it does not go on, or which cards it goes on without; empty where nothing is to be said. */
  readonly message: string;
  /** The answer up to which nothing differs; null where it goes on or is refused. */
  readonly upTo: number | null;
  /** Another edition under which it goes on; null where it needs none, or there is none. */
  readonly edition: string | null;
  /** What changed what it met; null where it goes on, or that is not known. */
  readonly errata: {
    readonly date: string;
    readonly title: string;
    readonly reason: string;
    readonly file: string;
  } | null;
  /** The same in words, or why no errata are told; empty where nothing is to be said. */
  readonly blame: string;
}

/** Each file is left as it is; the exit code is 1 where one of the saved games cannot go on. */
export function checkSavesCommand(terminal: Terminal, folder: string, asJson: boolean): ExitCode {
  const root = resolve(terminal.folder, folder);
  const games = gamesCalled(terminal, []);
  if (games === null) return 2;
  const found = filesToTakeUp(root);
  if (!found.ok) return wrongUse(terminal, `\`${folder}\` cannot be looked through: ${found.message}`);
  const { files } = found;
  if (files.length === 0) return wrongUse(terminal, `no file is in \`${folder}\``);
  const rules = { engines: enginesOf(terminal), gameOf: gamesByTitle(games) };
  const judged: Judged[] = [];
  const progress = progressOn(terminal);
  for (const file of files) {
    progress.show(`${judged.length + 1} of ${files.length} files`);
    judged.push({ file: portable(relative(root, file)), ...judge(rules, file) });
  }
  progress.end();
  terminal.out(asJson ? `${JSON.stringify({ saves: judged, counts: countsOf(judged) }, null, 2)}\n` : textOf(judged));
  const canGoOn = ({ verdict }: Judged): boolean => verdict.startsWith('goes on') || verdict === 'no saved game';
  return judged.every(canGoOn) ? 0 : 1;
}

/** The first game of a title; the spec of each is looked into when no game before it has the title. */
function gamesByTitle(games: readonly Game[]): (title: string) => Game | null {
  const titles = new Map<Game, string | null>();
  const titleOnce = (game: Game): string | null => {
    const title = titles.get(game) ?? titleOf(specOf(game).files);
    titles.set(game, title);
    return title;
  };
  return (title) => games.find((game) => titleOnce(game) === title) ?? null;
}

interface RulesOfNow {
  readonly engines: Engines;
  readonly gameOf: (title: string) => Game | null;
}

function judge({ engines, gameOf }: RulesOfNow, file: string): Omit<Judged, 'file'> {
  const told = { message: '', upTo: null, edition: null, errata: null, blame: '' };
  const read = readSaved(file);
  if (!read.ok) return { ...told, verdict: read.wasSaved ? 'refused' : 'no saved game', message: read.message };
  const { saved } = read;
  const title = titleIn(saved);
  if (title === null) return { ...told, verdict: 'no saved game', message: 'it names no game' };
  const game = gameOf(title);
  if (game === null) return { ...told, verdict: 'game not here', message: `no game here is ${title}` };
  const engine = engines(game);
  if (engine === null) return { ...told, verdict: 'game with errors', message: `the spec of ${title} has errors` };
  const taken = takeUp(engine.program, saved);
  if (taken.kind === 'goes on') {
    const message = taken.gone.length === 0 ? '' : `without ${taken.gone.join(', ')}`;
    return { ...told, verdict: taken.isUnderOtherRules ? 'goes on under other rules' : 'goes on', message };
  }
  const parting = partingOf(engines, game, engine, { saved, taken });
  const { edition, by } = parting;
  return {
    verdict: taken.kind,
    message: taken.message,
    upTo: taken.kind === 'differs' ? taken.given : null,
    edition,
    errata:
      by === null
        ? null
        : {
            date: by.erratum.date.text,
            title: by.erratum.title,
            reason: by.erratum.reason,
            file: shownPath(by.erratum.file.file),
          },
    blame: blameOf(parting),
  };
}

/** The game that a saved game names, with an edition; null where it is none. */
function titleIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('game' in json) || !('edition' in json)) return null;
  return typeof json.game === 'string' && typeof json.edition === 'string' ? json.game : null;
}

function countsOf(judged: readonly Judged[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { verdict } of judged) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}

function textOf(judged: readonly Judged[]): string {
  const lines = judged.map(({ file, verdict, message, upTo, edition, blame }) => {
    const far = upTo === null ? '' : ` after answer ${upTo}`;
    const why = message === '' ? '' : `: ${message}`;
    const errata = blame === '' ? '' : `; ${blame}`;
    const elsewhere = edition === null ? '' : `; it goes on under \`--edition ${edition}\``;
    return `${file}: ${verdict}${far}${why}${errata}${elsewhere}`;
  });
  const counts = Object.entries(countsOf(judged)).map(([verdict, count]) => `${count} ${verdict}`);
  return `${lines.join('\n')}\n${counts.join(', ')}\n`;
}
