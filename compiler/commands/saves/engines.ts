/** The engines of games in their editions, each made once, however many saved games are taken up under it. */
import type { Program } from '../../../runtime/program.js';
import { linkEngine } from '../../host/link-engine.js';
import type { Edition } from '../../surface/errata/editions.js';
import { type Game, recordName } from '../games.js';
import { playableOf } from '../playable.js';
import type { Terminal } from '../terminal.js';

export interface Engine {
  readonly program: Program;
  /** All editions of the game, the oldest first. */
  readonly editions: readonly Edition[];
}

/** The engine of a game in the edition that it says; null where its spec has errors. */
export type Engines = (game: Game) => Engine | null;

/** Nothing is written for them. The errors of a game are told once where no edition is asked for, and not where one is. */
export function enginesOf(terminal: Terminal): Engines {
  const made = new Map<string, Engine | null>();
  const quiet: Terminal = { ...terminal, err: () => undefined };
  return (game) => {
    const key = recordName(game);
    const known = made.get(key);
    if (known !== undefined) return known;
    const playable = playableOf(game.edition === null ? terminal : quiet, game);
    const engine =
      playable === null ? null : { program: linkEngine(playable.engine).program, editions: playable.editions };
    made.set(key, engine);
    return engine;
  };
}
