// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P17 Bevingrads. */
import { describe, test } from 'vitest';
import { answers, are, conduct, emptyBoard, examplesIn, hold, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p17-bevingrads.yaml');

describe('P17 Bevingrads', () => {
  example('Terror places one marker at most, and the Haganah Track still falls [9.0 P17]', 13, {
    given: [emptyBoard, inPlay('P17', 'unshaded'), { Haganah: 2, 'Haifa City': ['1 Underground Cell', '1 Arms Cache'] }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror'),
      answers('roll', '4'),
    ],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Terror'], Haganah: 1 }, are('Irgun', '1st Eligible')],
  });

  example('without it Terror places two [4.3.3; 9.0 P17]', 28, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': ['1 Underground Cell', '1 Arms Cache'] }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror'),
      answers('roll', '4'),
    ],
    then: [{ 'Haifa City': ['1 Active Cell', '2 Terror'], Haganah: 1 }],
  });

  example('Search in a City needs four cubes for a Cell [9.0 P17]', 41, {
    given: [
      emptyBoard,
      inPlay('P17', 'shaded'),
      { 'Haifa City': ['3 Troops', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['3 Troops', '1 Police', '2 Underground Cells'] },
      { Samaria: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Samaria')],
    then: [
      { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['3 Troops', '1 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'] },
      { Samaria: ['2 Troops', '1 Active Cell'] },
    ],
  });

  example('with an Intel Chit each cube counts as before [9.0 P17]', 56, {
    given: [emptyBoard, inPlay('P17', 'shaded'), hold('British', '1 Intel 0'), { 'Haifa City': ['2 Troops', '2 Underground Cells'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done', 'Intel')],
    then: [{ 'Haifa City': ['2 Troops', '2 Active Cells'] }, hold('British')],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 69, {
    when: [play('British', 'P17', 'unshaded')],
    then: [inPlay('P17', 'unshaded'), nothingAsked],
  });

  example('Irgun may play the shaded side, which stays in play [5.3]', 76, {
    when: [play('Irgun', 'P17', 'shaded')],
    then: [inPlay('P17', 'shaded'), nothingAsked],
  });
});
