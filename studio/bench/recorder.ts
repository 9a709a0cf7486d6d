/** Notes a scripted play as it goes on: each position that it stands at, and what was answered and told up to there. */
import { gameAt } from '../../runtime/session.js';
import { snapshot, type State } from '../../runtime/snapshot.js';
import type { Game } from '../../runtime/state.js';
import type { ScriptedPlay } from '../../runtime/testing/scripted-play.js';
import { openState, type OpenState } from '../../runtime/view.js';
import { saidIn } from './beginning.js';

export interface Moment {
  readonly state: OpenState;
  /** Which of the plays it is of, counted from 0, and after how many of its answers. */
  readonly play: number;
  readonly answers: number;
}

export interface Recorder {
  readonly moments: readonly Moment[];
  readonly log: readonly { readonly line: string; readonly moment: number }[];
  readonly plays: readonly ScriptedPlay[];
  /** Stands in for a play, and notes each position that it comes to. */
  readonly watch: (play: ScriptedPlay) => ScriptedPlay;
  /** The same; of the first play the position before anything is done is noted too. */
  readonly watchFromStart: (play: ScriptedPlay) => ScriptedPlay;
  readonly note: (position: Game) => void;
  /** What was answered up to a moment in the play that it is of. */
  readonly saidAt: (moment: number) => readonly string[];
}

export function recorderOf(): Recorder {
  const moments: Moment[] = [];
  const log: { line: string; moment: number }[] = [];
  const plays: ScriptedPlay[] = [];
  const note = (position: Game, answers = 0): void => {
    moments.push({ state: openState(position), play: Math.max(0, plays.length - 1), answers });
  };
  const watch = (play: ScriptedPlay): ScriptedPlay => {
    const { session } = play;
    plays.push(play);
    let told = 0;
    const stand = (position: Game): void => {
      note(position, saidIn(session).length);
      const lines = session.game.log ?? [];
      for (const line of lines.slice(told)) log.push({ line, moment: moments.length - 1 });
      told = lines.length;
    };
    let at = play.position;
    let seen: State | null = null;
    stand(at);
    return {
      session,
      stops: play.stops,
      get position() {
        return at;
      },
      set position(position) {
        at = position;
        seen = null;
        stand(at);
      },
      get state() {
        return (seen ??= snapshot(at));
      },
    };
  };
  return {
    moments,
    log,
    plays,
    watch,
    watchFromStart: (play) => {
      const cells = play.session.history[0]?.cells;
      if (plays.length === 0 && cells !== undefined) note(gameAt(play.session.program, cells));
      return watch(play);
    },
    note,
    saidAt: (moment) => {
      const { play = 0, answers = 0 } = moments[moment] ?? {};
      const session = plays[play]?.session;
      return session === undefined ? [] : saidIn(session).slice(0, answers);
    },
  };
}
