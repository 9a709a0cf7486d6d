// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the engine. */
import { operations, specialActivities } from './procedures.js';
import { FREE, NOBODY, type Program, conductWithin } from 'rulewright/runtime';
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
    { run: (game, by) => ambush.run(game, FREE, by) },
    { run: (game, by) => assault.run(game, FREE, by) },
    { run: (game, by) => deploy.run(game, FREE, by) },
    { run: (game, by) => march.run(game, FREE, by) },
    { run: (game, by) => patrol.run(game, FREE, by) },
    { run: (game, by) => rally.run(game, FREE, by) },
    { run: (game, by) => sabotage.run(game, FREE, by) },
    { run: (game, by) => sweep.run(game, FREE, by) },
    { run: (game, by) => airRecon.run(game, FREE, by) },
    { run: (game, by) => coordinate.run(game, FREE, by) },
    { run: (game, by) => divide.run(game, FREE, by) },
    { run: (game, by) => mobilize.run(game, FREE, by) },
    { run: (game, by) => punish.run(game, FREE, by) },
    { run: (game, by) => raid.run(game, FREE, by) },
  ],
  conduct: (game, by, why, bounds) => conductWithin(game, by, why, { ...bounds, offered: [...operations, ...specialActivities] }),
  play: (game) => wholeGame(game, NOBODY),
};
export * from './ids.js';
export { rules } from './tables.js';
