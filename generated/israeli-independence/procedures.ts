// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: the procedures by class. */
import type { Procedure } from 'rulewright/runtime';
import { offensive } from './attacks/offensive.js';
import { reserveOffensive } from './attacks/reserve-offensive.js';
/** Every Attack. */
export const attacks: readonly Procedure[] = [offensive, reserveOffensive];
