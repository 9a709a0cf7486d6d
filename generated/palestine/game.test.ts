// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of game. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, nothingAsked } from './suites.js';
const example = examplesIn(test, 'palestine/game.yaml');

describe('game', () => {
  example('a Curfew leaves with the last British piece [1.10]', 100, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Underground Cell', '1 Sabotage', '1 Terror', '1 Curfew'] },
      { 'Jerusalem City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] },
    ],
    when: [conduct('Irgun', 'Silence')],
    then: [
      { 'Haifa City': ['1 Underground Cell', '1 Sabotage', '1 Terror'], 'Jerusalem City': ['1 Troops', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] },
    ],
  });

  example('a Curfew stays while Troops are left [1.10]', 113, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Troops', '1 Underground Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Silence')],
    then: [{ 'Haifa City': ['1 Troops', '1 Underground Cell', '1 Curfew'] }],
  });

  example('a Curfew stays while Police are left [1.10]', 122, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '2 Underground Cells', '1 Curfew'] }],
    when: [conduct('Irgun', 'Silence')],
    then: [{ 'Haifa City': ['1 Police', '2 Underground Cells', '1 Curfew'] }],
  });

  example('a Curfew leaves when the last British pieces move out [1.10]', 131, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '1 Curfew'], Samaria: '1 Underground Cell' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa City', '2')],
    then: [{ 'Haifa City': 'nothing', Samaria: ['2 Police', '1 Underground Cell'] }, nothingAsked],
  });

  example('a City that loses its last British piece loses its Curfew [1.10]', 144, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done', 'done', 'Haifa City', 'Jerusalem City')],
    then: [{ 'Haifa City': 'nothing', 'Jerusalem City': '1 Troops', 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] }],
  });
});
