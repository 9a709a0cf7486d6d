/** `rename`: gives a thing another name everywhere it stands. */
import { rename, type Renamed, type SpecToRename } from '../edit/rename/rename.js';
import { positionOf, shownPath, type Span } from '../source/span.js';
import { lineAt } from '../yaml/lines.js';
import { countText } from '../source/count-text.js';
import { gamesCalled, type Game } from './games.js';
import { knownSpecOf } from './known-spec.js';
import { changesText, onSpecs, written } from './rewriting.js';
import type { ExitCode, Terminal } from './terminal.js';

export interface RenameOptions {
  /** Null where it follows from the new name. */
  readonly plural: string | null;
  /** Null where one thing has the name. */
  readonly kind: string | null;
  readonly dryRun: boolean;
  readonly json: boolean;
}

export async function renameCommand(
  terminal: Terminal,
  [old, fresh, game]: readonly [old: string, fresh: string, game: string | null],
  options: RenameOptions,
): Promise<ExitCode> {
  if (game !== null && gamesCalled(terminal, [game]) === null) return 2;
  // A board has its games, whichever of them was named.
  const games = gamesCalled(terminal, []);
  if (games === null) return 2;
  const names = { old, fresh, game };
  return onSpecs(terminal, games[0].root, !options.dryRun, () => renameAll(terminal, games, names, options));
}

interface NamesOfRename {
  readonly old: string;
  readonly fresh: string;
  readonly game: string | null;
}

function renameAll(
  terminal: Terminal,
  games: readonly [Game, ...Game[]],
  { old, fresh, game }: NamesOfRename,
  { plural, kind, dryRun, json }: RenameOptions,
): ExitCode {
  const specs = games.map((it): SpecToRename => ({ game: it.name, files: knownSpecOf(it).files }));
  const renamed = rename(specs, { old, fresh, plural, kind, game });
  if (!renamed.ok) return refuse(terminal, renamed.why, renamed.choices, json);
  const given = [...(kind === null ? [] : ['--kind', kind]), ...(plural === null ? [] : ['--plural', plural])];
  const command = ['rename', old, fresh, ...(game === null ? [] : [game]), ...given].map(quoted).join(' ');
  const { files } = renamed;
  const rounds = [[...renamed.names, ...renamed.prose]];
  const rewrites = written(terminal, { root: games[0].root, command, isDry: dryRun, files, rounds, lineEnds: 'kept' });
  if (typeof rewrites === 'number') return rewrites;
  if (json) terminal.out(`${JSON.stringify(asJson(renamed), null, 2)}\n`);
  else terminal.out(textOf(renamed, rewrites.length, dryRun));
  return 0;
}

function refuse(terminal: Terminal, why: string, choices: readonly string[], json: boolean): ExitCode {
  if (json) terminal.out(`${JSON.stringify({ refused: why, choices }, null, 2)}\n`);
  terminal.err(`error: ${why}\n`);
  if (choices.length > 0) terminal.err(`help: there are ${choices.map((it) => `\`${it}\``).join(', ')}\n`);
  return 1;
}

function textOf(renamed: Renamed, files: number, isDry: boolean): string {
  const { becomes, aliases, names, prose, left, comments, count, longer, kind, games } = renamed;
  const forms = [...becomes].map(([one, other]) => `\`${one}\` becomes \`${other}\``).join(', ');
  return [
    changesText({ rounds: [names] }),
    ...(prose.length === 0 ? [] : [`\nin what is for people:\n${changesText({ rounds: [prose] })}`]),
    ...(left.length === 0 ? [] : [`\nleft as it is:\n${left.map(placeText).join('')}`]),
    `\n${forms} (${kind}, in ${games.join(' and ')}): ${countText(count, 'place')} in ${countText(files, 'file')}${isDry ? ', not written' : ''}\n`,
    ...(aliases.length === 0
      ? []
      : [
          `it is also called ${aliases.map((it) => `\`${it}\``).join(', ')}, ${aliases.length === 1 ? 'which stays' : 'which stay'}\n`,
        ]),
    ...(longer.length === 0
      ? []
      : [
          `${longer.map((it) => `\`${it}\``).join(', ')} ${longer.length === 1 ? 'is another name, and stays' : 'are other names, and stay'}\n`,
        ]),
    ...(comments === 0
      ? []
      : [
          `${countText(comments, 'comment')} ${comments === 1 ? 'mentions' : 'mention'} it, and ${comments === 1 ? 'stays' : 'stay'}\n`,
        ]),
  ].join('');
}

function placeText({ file, start }: Span): string {
  return `${shownPath(file)}:${positionOf(file, start).line}: ${lineAt(file, start).text.trim()}\n`;
}

/** A word of a command as it is typed. */
function quoted(word: string): string {
  return /^[\w.-]+$/u.test(word) ? word : `"${word}"`;
}

function asJson({ kind, games, becomes, aliases, names, prose, left, count, longer, comments }: Renamed): object {
  const at = ({ file, start }: Span): object => ({ file: shownPath(file), line: positionOf(file, start).line });
  return {
    kind,
    games,
    becomes: Object.fromEntries(becomes),
    aliases,
    names: names.map(({ span, text }) => ({ ...at(span), text })),
    prose: prose.map(({ span, text }) => ({ ...at(span), text })),
    left: left.map(at),
    count,
    longer,
    comments,
  };
}
