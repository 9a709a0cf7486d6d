// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: the engine. Of this game, 24 of 24 cards are made up, 3 of 3 scenarios are made up. */
import { attacks } from './procedures.js';
import { FREE, type Program, conductWithin } from 'rulewright/runtime';
import { offensive } from './attacks/offensive.js';
import { reserveOffensive } from './attacks/reserve-offensive.js';
import { events } from './cards/index.js';
import { arabLeaguePhase, gameTurn, headlinePhase, offensivePhase, slowestArmiesAdvance, wholeGame } from './sequence.js';
import { deal, setup } from './setup.js';
import { rules } from './tables.js';
import { degreesOfDefeat } from './tables/degrees-of-defeat.js';
import { degreesOfVictory } from './tables/degrees-of-victory.js';
/** Israeli Independence: the First Arab-Israeli War, 1948-1949, to be played through the runtime. */
export const program: Program = {
  rules: rules,
  setup: setup,
  deal: deal,
  events: events,
  procedures: [
    { run: wholeGame },
    { run: gameTurn },
    { run: headlinePhase },
    { run: arabLeaguePhase },
    { run: slowestArmiesAdvance },
    { run: offensivePhase },
    { run: (game, by) => offensive.run(game, FREE, by) },
    { run: (game, by) => reserveOffensive.run(game, FREE, by) },
    { run: (game) => degreesOfDefeat(game, 0) },
    { run: (game) => degreesOfVictory(game, 0) },
  ],
  conduct: (game, by, why, bounds) => conductWithin(game, by, why, { ...bounds, offered: [...attacks] }),
  play: (game) => wholeGame(game, 0),
};
export * from './ids.js';
export { rules } from './tables.js';
