/** The British Way: Arab Revolt: the engine. */
import { type Program, factionAt } from '../../runtime/index.js';
import { wholeGame } from './sequence.js';
import { deal, setup } from './setup.js';
import { rules } from './tables.js';
/** The British Way: Arab Revolt, to be played through the runtime. */
export const program: Program = {
  rules: rules,
  setup: setup,
  deal: deal,
  play: (game) => wholeGame(game, factionAt(game, 0)),
};
export * from './ids.js';
export { rules } from './tables.js';
