// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the engine. */
import { operations, specialActivities } from './procedures.js';
import { FREE, NOBODY, type Program, conductWithin } from '../../runtime/index.js';
import { events } from './cards/index.js';
import { ambush } from './operations/ambush.js';
import { assault } from './operations/assault.js';
import { deploy } from './operations/deploy.js';
import { march } from './operations/march.js';
import { patrol } from './operations/patrol.js';
import { rally } from './operations/rally.js';
import { sabotage } from './operations/sabotage.js';
import { sweep } from './operations/sweep.js';
import {
  britishRedeploy,
  britishResources,
  britishSupport,
  foreignAssistance,
  gameEnd,
  politicalWillPhase,
  propagandaRound,
  rebelRedeploy,
  rebelResources,
  rebelSupport,
  rebelVictory,
  redeployPhase,
  resetPhase,
  resourcesPhase,
  supportPhase,
} from './propaganda.js';
import { chitEffect, chooseOperationsChit, eventCardRound, pass, turn, wholeGame } from './sequence.js';
import { deal, setup } from './setup.js';
import { airRecon } from './special-activities/air-recon.js';
import { coordinate } from './special-activities/coordinate.js';
import { divide } from './special-activities/divide.js';
import { mobilize } from './special-activities/mobilize.js';
import { punish } from './special-activities/punish.js';
import { raid } from './special-activities/raid.js';
import { rules } from './tables.js';
/** The British Way: Arab Revolt, to be played through the runtime. */
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
    { run: chooseOperationsChit },
    { run: chitEffect },
    { run: propagandaRound },
    { run: politicalWillPhase },
    { run: rebelVictory },
    { run: gameEnd },
    { run: resourcesPhase },
    { run: britishResources },
    { run: rebelResources },
    { run: foreignAssistance },
    { run: supportPhase },
    { run: britishSupport },
    { run: rebelSupport },
    { run: redeployPhase },
    { run: britishRedeploy },
    { run: rebelRedeploy },
    { run: resetPhase },
    { run: (game, by) => ambush.run(game, by, FREE) },
    { run: (game, by) => assault.run(game, by, FREE) },
    { run: (game, by) => deploy.run(game, by, FREE) },
    { run: (game, by) => march.run(game, by, FREE) },
    { run: (game, by) => patrol.run(game, by, FREE) },
    { run: (game, by) => rally.run(game, by, FREE) },
    { run: (game, by) => sabotage.run(game, by, FREE) },
    { run: (game, by) => sweep.run(game, by, FREE) },
    { run: (game, by) => airRecon.run(game, by, FREE) },
    { run: (game, by) => coordinate.run(game, by, FREE) },
    { run: (game, by) => divide.run(game, by, FREE) },
    { run: (game, by) => mobilize.run(game, by, FREE) },
    { run: (game, by) => punish.run(game, by, FREE) },
    { run: (game, by) => raid.run(game, by, FREE) },
  ],
  conduct: (game, by, why, bounds) => conductWithin(game, by, why, bounds, [...operations, ...specialActivities]),
  play: (game) => wholeGame(game, NOBODY),
};
export * from './ids.js';
export { rules } from './tables.js';
