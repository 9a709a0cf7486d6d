import type * as runtime from '../../runtime/index.js';

/** A player for the Irgun of Palestine by a few words of advice; all that they do not say is by chance. */
export function irgunPolicy(program: runtime.Program, engine: typeof runtime): runtime.Player;
