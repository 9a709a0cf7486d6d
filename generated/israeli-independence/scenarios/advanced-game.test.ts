// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** The Advanced Game [II 9.2], step by step. Made up: scenario The Advanced Game (all cards are). */
import { describe, test } from 'vitest';
import { answers, scenarioIn } from '../suites.js';
const { playsToEnd, step } = scenarioIn(test, 'israeli-independence/scenarios/advanced-game.yaml', {
  seed: 1948,
  options: { 'Advanced Game': true, 'Reserve Offensives': 3 },
  checks: 'end',
});

describe('The Advanced Game', () => {
  // 9.2
  step('9.2 with 24 cards and three Reserve Offensives', 8, {
    script: [answers('Israelis', 'done')],
  });

  playsToEnd('the game comes to its end');
});
