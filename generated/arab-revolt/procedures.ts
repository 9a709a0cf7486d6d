// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: the procedures by class. */
import type { Procedure } from 'rulewright/runtime';
import { ambush } from './operations/ambush.js';
import { assault } from './operations/assault.js';
import { deploy } from './operations/deploy.js';
import { march } from './operations/march.js';
import { patrol } from './operations/patrol.js';
import { rally } from './operations/rally.js';
import { sabotage } from './operations/sabotage.js';
import { sweep } from './operations/sweep.js';
import { airRecon } from './special-activities/air-recon.js';
import { coordinate } from './special-activities/coordinate.js';
import { divide } from './special-activities/divide.js';
import { mobilize } from './special-activities/mobilize.js';
import { punish } from './special-activities/punish.js';
import { raid } from './special-activities/raid.js';
/** Every Operation. */
export const operations: readonly Procedure[] = [ambush, assault, deploy, march, patrol, rally, sabotage, sweep];
/** Every Special Activity. */
export const specialActivities: readonly Procedure[] = [airRecon, coordinate, divide, mobilize, punish, raid];
