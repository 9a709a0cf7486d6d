// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: the procedures by class. */
import type { Procedure } from 'rulewright/runtime';
import { assault } from './operations/assault.js';
import { deploy } from './operations/deploy.js';
import { patrol } from './operations/patrol.js';
import { recruit } from './operations/recruit.js';
import { rob } from './operations/rob.js';
import { sabotage } from './operations/sabotage.js';
import { search } from './operations/search.js';
import { travel } from './operations/travel.js';
import { massDetention } from './special-activities/mass-detention.js';
import { negotiate } from './special-activities/negotiate.js';
import { propagandize } from './special-activities/propagandize.js';
import { restore } from './special-activities/restore.js';
import { silence } from './special-activities/silence.js';
import { terror } from './special-activities/terror.js';
/** Every Operation. */
export const operations: readonly Procedure[] = [assault, deploy, patrol, recruit, rob, sabotage, search, travel];
/** Every Special Activity. */
export const specialActivities: readonly Procedure[] = [massDetention, negotiate, propagandize, restore, silence, terror];
