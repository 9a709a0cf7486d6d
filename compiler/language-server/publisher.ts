/**
 * Tells an editor what is wrong as it is typed: first what the compiler says, then, when nothing more is typed, which examples and
 * scenarios do not hold. What is under way is left when newer text comes.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { PublishDiagnosticsParams, Diagnostic as Shown } from 'vscode-languageserver';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Checked } from '../driver.js';
import { readVerdicts } from '../host/verdict-record.js';
import type { KnownVerdicts } from '../incremental/verdicts.js';
import type { Verdict } from '../scenario/verdicts.js';
import { shownDiagnostic } from './diagnostics.js';
import { playedWhile } from './playing.js';
import type { Game, Workspace } from './workspace.js';

/** How long nothing must be typed, in milliseconds, before a game is checked, and before its examples are played. */
export interface Pauses {
  readonly checked: number;
  readonly played: number;
}

const usualPauses: Pauses = { checked: 80, played: 400 };

export interface Publisher {
  /** These games may say something else now. */
  readonly changed: (games: readonly Game[]) => void;
  /** The same, of games of which a file has just been saved, here or by others: nobody types on, so that nothing is waited for. */
  readonly saved: (games: readonly Game[]) => void;
  /** What was told last of a game, and what its examples and scenarios came to. */
  readonly stateOf: (game: Game) => State | null;
  readonly stop: () => void;
}

export interface State {
  readonly game: Game;
  readonly checked: Checked;
  /** Null where the spec as it is has not been played. */
  readonly verdicts: readonly Verdict[] | null;
  /** What does not hold, as far as it is known. */
  readonly failures: readonly Diagnostic[];
}

export interface Publishing {
  readonly workspace: Workspace;
  readonly publish: (params: PublishDiagnosticsParams) => void;
  /** The examples of a game have been played. */
  readonly onPlayed: () => void;
  readonly onFault: (fault: unknown) => void;
  readonly pauses?: Pauses;
}

export function createPublisher({
  workspace,
  publish,
  onPlayed,
  onFault,
  pauses = usualPauses,
}: Publishing): Publisher {
  const states = new Map<string, State>();
  const otherBoards = new Map<string, readonly Diagnostic[]>();
  /** What was published last, by document. */
  const published = new Map<string, string>();
  const waiting = new Map<string, Game>();
  const unplayed = new Set<string>();
  /** What need not be played again, by game. */
  const known = new Map<string, KnownVerdicts>();
  /** Counts what came in, so that what is under way can tell that it is of older text. */
  let generation = 0;
  /** Ends all waiting, until something is typed again. */
  let hurry = new AbortController();
  /** Ends what is waited for before examples are played: what comes in is checked first. */
  let newer = new AbortController();
  let isAtWork = false;
  let isStopped = false;

  const publishAll = (): void => {
    const byUri = new Map<string, Map<string, Shown>>();
    const tell = (game: Game, diagnostics: readonly Diagnostic[]): void => {
      for (const diagnostic of diagnostics) {
        const uri = workspace.uriOf(game, diagnostic.span.file);
        const shown = shownDiagnostic(workspace, game, diagnostic);
        const own = byUri.get(uri) ?? new Map<string, Shown>();
        // Games that share a board are told the same of it.
        byUri.set(uri, own.set(JSON.stringify(shown), shown));
      }
    };
    for (const { game, checked, failures } of states.values()) tell(game, [...checked.diagnostics, ...failures]);
    for (const [root, diagnostics] of otherBoards) tell({ root, name: '' }, diagnostics);
    for (const uri of new Set([...published.keys(), ...byUri.keys()])) {
      const diagnostics = [...(byUri.get(uri)?.values() ?? [])];
      const text = JSON.stringify(diagnostics);
      if ((published.get(uri) ?? '[]') === text) continue;
      if (diagnostics.length === 0) published.delete(uri);
      else published.set(uri, text);
      const version = workspace.documentOf(uri)?.version;
      publish({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
    }
  };

  const checkNow = (game: Game): void => {
    if (!workspace.games().some((it) => keyOf(it) === keyOf(game))) {
      states.delete(keyOf(game));
      return;
    }
    const checked = workspace.check(game);
    const before = states.get(keyOf(game));
    // Nobody waits for the examples of a game of which nothing is open.
    const isPlayed = before?.checked === checked && before.verdicts !== null;
    if (workspace.isOpen(game) && !isPlayed) unplayed.add(keyOf(game));
    if (before?.checked === checked) return;
    // Until all is played again, what did not hold in files that stay as they are is still told.
    const files = new Set(checked.core === null ? [] : workspace.sourceOf(game).files);
    const failures = (before?.failures ?? []).filter(({ span }) => files.has(span.file));
    states.set(keyOf(game), { game, checked, verdicts: null, failures });
  };

  const played = (game: Game, checked: Checked, verdicts: readonly Verdict[]): void => {
    if (states.get(keyOf(game))?.checked !== checked) return;
    states.set(keyOf(game), { game, checked, verdicts, failures: verdicts.flatMap((it) => it.failures) });
    unplayed.delete(keyOf(game));
    publishAll();
    onPlayed();
  };

  const isCurrent = (began: number): boolean => began === generation && !isStopped;

  const rest = (time: number, ...ended: readonly AbortSignal[]): Promise<void> => {
    const signal = AbortSignal.any([hurry.signal, ...ended]);
    return setTimeout(time, undefined, { ref: false, signal }).catch(() => undefined);
  };

  const work = async (): Promise<void> => {
    for (let began = -1; !isCurrent(began) && !isStopped;) {
      began = generation;
      await rest(pauses.checked);
      for (const [key, game] of waiting) {
        if (!isCurrent(began)) break;
        waiting.delete(key);
        checkNow(game);
        publishAll();
        await setImmediate();
      }
      if (isCurrent(began)) await restOf(began);
    }
  };

  /** What is not of the games themselves, and what takes longer. */
  const restOf = async (began: number): Promise<void> => {
    for (const root of new Set([...states.values()].map(({ game }) => game.root)))
      otherBoards.set(root, workspace.checkOtherBoards(root));
    publishAll();
    await rest(pauses.played, newer.signal);
    for (const key of unplayed) {
      if (!isCurrent(began)) return;
      const state = states.get(key);
      if (state === undefined) continue;
      const { game, checked } = state;
      const before = known.get(key) ?? readVerdicts(game.root, game.name);
      const result = await playedWhile(checked, before, () => isCurrent(began));
      if (result === null) continue;
      known.set(key, result.known);
      played(game, checked, result.verdicts);
    }
  };

  const begin = (): void => {
    if (isAtWork || isStopped) return;
    isAtWork = true;
    void work()
      .catch(onFault)
      .finally(() => {
        isAtWork = false;
        if (waiting.size > 0) begin();
      });
  };

  const look = (games: readonly Game[]): void => {
    if (games.length === 0) return;
    generation += 1;
    newer.abort();
    newer = new AbortController();
    for (const game of games) waiting.set(keyOf(game), game);
    begin();
  };

  return {
    changed: (games) => {
      if (hurry.signal.aborted) hurry = new AbortController();
      look(games);
    },
    saved: (games) => {
      hurry.abort();
      look(games);
    },
    stateOf: (game) => states.get(keyOf(game)) ?? null,
    stop: () => {
      isStopped = true;
    },
  };
}

function keyOf({ root, name }: Game): string {
  return `${root}\n${name}`;
}
