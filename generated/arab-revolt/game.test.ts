// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of game. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn } from './suites.js';
const example = examplesIn(test, 'arab-revolt/game.yaml');

describe('game', () => {
  example('a City that loses its last British piece loses its Curfew [1.12]', 92, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Curfew'], Samaria: '1 Police' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Tel Aviv-Jaffa', 'done'), answers('British', 'Haifa City', 'done')],
    then: [{ 'Haifa City': 'nothing', 'Tel Aviv-Jaffa': '1 Police' }],
  });
});
