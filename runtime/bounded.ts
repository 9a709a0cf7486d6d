/** One conduct by itself, within bounds that are plain data. */
import { conduct, type Procedure, scopeOf } from './conduct.js';
import type { Effect } from './decision.js';
import { type Game, indexOf } from './state.js';

/** The names of the procedures one of which is conducted, and of the spaces in which. */
export interface Bounds {
  readonly procedures: readonly string[];
  /** In at most so many spaces; absent: as many as the procedure says. */
  readonly most?: number;
  /** In at least so many, as far as there are. */
  readonly least?: number;
  /** Absent: in any that the procedure may select. */
  readonly spaces?: readonly string[];
}

/** Conducts one of the procedures that can be, out of those that are `offered`; nothing where none can. */
export function* conductWithin(
  game: Game,
  by: number,
  why: string,
  { procedures, most, least, spaces, offered }: Bounds & { readonly offered: readonly Procedure[] },
): Effect {
  const names = game.rules.spaces.map(({ name }) => name);
  const scope = scopeOf({
    limit: most ?? null,
    ...(least === undefined ? {} : { least }),
    within: spaces?.map((name) => indexOf(names, name)) ?? null,
  });
  const such = offered.filter(({ name }) => procedures.includes(name));
  yield* conduct(game, by, why, { procedures: such, scope });
}
