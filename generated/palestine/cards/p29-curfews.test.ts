// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P29 Curfews. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, inPlay, notInPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p29-curfews.yaml');

describe('P29 Curfews', () => {
  example("a Cell leaves each space with a Curfew [ruling, Where P29's Cells come from]", 17, {
    given: [
      emptyBoard,
      inPlay('P29', 'unshaded'),
      { 'Haifa City': ['1 Troops', '2 Active Cells', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell', '1 Curfew'] },
      { 'Jerusalem City': ['1 Troops', '1 Underground Cell'], Samaria: '1 Underground Cell' },
    ],
    when: [conduct(null, 'Reset Phase')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Underground Cell'], 'Tel Aviv-Jaffa': '1 Police' },
      { 'Jerusalem City': ['1 Troops', '1 Underground Cell'], Samaria: '1 Underground Cell', Prison: 'nothing' },
      has('Available', '12 Cells'),
      nothingAsked,
    ],
  });

  example('an Arms Cache is not a Cell [9.0 P29]', 36, {
    given: [emptyBoard, inPlay('P29', 'unshaded'), { 'Haifa City': ['1 Troops', '1 Arms Cache', '1 Curfew'], Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Reset Phase')],
    then: [{ 'Haifa City': ['1 Troops', '1 Arms Cache'], Samaria: '1 Underground Cell' }, nothingAsked],
  });

  example('Irgun may place a Cell in each space with a Curfew [9.0 P29, tip]', 49, {
    given: [
      emptyBoard,
      inPlay('P29', 'shaded'),
      { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Active Cell', '1 Curfew'], 'Jerusalem City': '1 Troops' },
    ],
    when: [conduct(null, 'Reset Phase'), answers('Irgun', '1', '1')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['1 Police', '2 Underground Cells'] },
      { 'Jerusalem City': '1 Troops', Samaria: 'nothing' },
      nothingAsked,
    ],
  });

  example('only one Cell may be placed in each, and none need be [9.0 P29]', 66, {
    given: [emptyBoard, inPlay('P29', 'shaded'), { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] }],
    when: [conduct(null, 'Reset Phase'), answers('Irgun', '0')],
    then: [asked('Irgun', '0', '1')],
  });

  example('the Cells come from Available [9.0 P29]', 78, {
    given: [
      emptyBoard,
      inPlay('P29', 'shaded'),
      { 'Haifa City': ['1 Troops', '1 Curfew'], Samaria: '11 Underground Cells', Prison: '4 Cells' },
    ],
    when: [conduct(null, 'Reset Phase')],
    then: [{ 'Haifa City': '1 Troops', Samaria: '11 Underground Cells', Prison: '2 Cells' }, nothingAsked],
  });

  example('without the Capability a Curfew is only removed [6.4]', 93, {
    given: [emptyBoard, notInPlay('P29'), { 'Haifa City': ['1 Troops', '2 Active Cells', '1 Curfew'] }],
    when: [conduct(null, 'Reset Phase')],
    then: [{ 'Haifa City': ['1 Troops', '2 Underground Cells'] }, nothingAsked],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 104, {
    when: [play('British', 'P29', 'unshaded')],
    then: [inPlay('P29', 'unshaded'), nothingAsked],
  });

  example('Irgun may play the shaded side, which stays in play [5.3]', 111, {
    when: [play('Irgun', 'P29', 'shaded')],
    then: [inPlay('P29', 'shaded'), nothingAsked],
  });
});
