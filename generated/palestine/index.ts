// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: the engine. */
import { operations, specialActivities } from './procedures.js';
import { FREE, NOBODY, type Program, conductWithin } from 'rulewright/runtime';
import { events } from './cards/index.js';
import { assault } from './operations/assault.js';
import { deploy } from './operations/deploy.js';
import { patrol } from './operations/patrol.js';
import { recruit } from './operations/recruit.js';
import { rob } from './operations/rob.js';
import { sabotage } from './operations/sabotage.js';
import { search } from './operations/search.js';
import { travel } from './operations/travel.js';
import {
  britishIntel,
  britishRedeploy,
  expropriations,
  gameEnd,
  haganahCooperation,
  irgunRedeploy,
  irgunVictory,
  politicalWillPhase,
  propagandaRound,
  redeployPhase,
  resetPhase,
  resourcePhase,
} from './propaganda.js';
import { eventCardRound, pass, turn, wholeGame } from './sequence.js';
import { deal, setup } from './setup.js';
import { massDetention } from './special-activities/mass-detention.js';
import { negotiate } from './special-activities/negotiate.js';
import { propagandize } from './special-activities/propagandize.js';
import { restore } from './special-activities/restore.js';
import { silence } from './special-activities/silence.js';
import { terror } from './special-activities/terror.js';
import { rules } from './tables.js';
/** The British Way: Palestine, to be played through the runtime. */
export const program: Program = {
  rules: rules,
  setup: setup,
  deal: deal,
  events: events,
  procedures: [
    { run: wholeGame },
    { run: eventCardRound },
    { run: turn },
    { run: pass },
    { run: propagandaRound },
    { run: politicalWillPhase },
    { run: irgunVictory },
    { run: gameEnd },
    { run: resourcePhase },
    { run: expropriations },
    { run: britishIntel },
    { run: haganahCooperation },
    { run: redeployPhase },
    { run: britishRedeploy },
    { run: irgunRedeploy },
    { run: resetPhase },
    { run: (game, by) => assault.run(game, FREE, by) },
    { run: (game, by) => deploy.run(game, FREE, by) },
    { run: (game, by) => patrol.run(game, FREE, by) },
    { run: (game, by) => recruit.run(game, FREE, by) },
    { run: (game, by) => rob.run(game, FREE, by) },
    { run: (game, by) => sabotage.run(game, FREE, by) },
    { run: (game, by) => search.run(game, FREE, by) },
    { run: (game, by) => travel.run(game, FREE, by) },
    { run: (game, by) => massDetention.run(game, FREE, by) },
    { run: (game, by) => negotiate.run(game, FREE, by) },
    { run: (game, by) => propagandize.run(game, FREE, by) },
    { run: (game, by) => restore.run(game, FREE, by) },
    { run: (game, by) => silence.run(game, FREE, by) },
    { run: (game, by) => terror.run(game, FREE, by) },
  ],
  conduct: (game, by, why, bounds) => conductWithin(game, by, why, { ...bounds, offered: [...operations, ...specialActivities] }),
  play: (game) => wholeGame(game, NOBODY),
};
export * from './ids.js';
export { rules } from './tables.js';
