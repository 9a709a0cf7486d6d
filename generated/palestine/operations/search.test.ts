// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Search. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, hold, nothingAsked, poolHolds } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/search.yaml');

describe('Search', () => {
  example('Search moves adjacent Troops into destination spaces, not Police [3.2.3]', 21, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Police'], Galilee: ['2 Troops', '1 Police'], Gaza: '2 Troops' },
      { 'Haifa District': '4 Underground Cells' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa District', 'done'), answers('British', 'Galilee', '2', 'Haifa City')],
    then: [
      { 'Haifa City': '1 Police', Galilee: '1 Police', Gaza: '2 Troops' },
      { 'Haifa District': ['3 Troops', '1 Active Cell', '3 Underground Cells'] },
      nothingAsked,
    ],
  });

  example('Troops move into a destination space from adjacent spaces only, and need not [3.2.3]', 39, {
    given: [
      emptyBoard,
      { Galilee: '2 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', Gaza: '2 Troops', 'Jerusalem City': '1 Troops', 'Haifa City': '1 Police' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done')],
    then: [asked('British', 'Galilee', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('Troops that a Search moved do not move on [3.2.3]', 53, {
    given: [emptyBoard, { Galilee: '2 Troops', Samaria: '2 Underground Cells', Lydda: '2 Underground Cells' }],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done'), answers('British', 'Galilee', '2')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell', '1 Underground Cell'], Lydda: '2 Underground Cells' }, nothingAsked],
  });

  example('Troops may stay where they are [3.2.3]', 68, {
    given: [emptyBoard, { Galilee: '2 Troops', Samaria: ['1 Troops', '1 Underground Cell'] }],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done', 'done')],
    then: [{ Galilee: '2 Troops', Samaria: ['1 Troops', '1 Underground Cell'] }],
  });

  example('Search selects no fourth space [3.2.3]', 80, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Underground Cell'], Lydda: ['2 Troops', '1 Underground Cell'], Gaza: ['2 Police', '1 Underground Cell'] },
      { Galilee: ['2 Police', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'Lydda', 'Gaza', 'done')],
    then: [{ Gaza: ['2 Police', '1 Active Cell'], Galilee: ['2 Police', '1 Underground Cell'] }, nothingAsked],
  });

  example('a City may discard an Intel chit to Activate one Cell for every cube, and gets no Curfew [3.2.3]', 95, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2', '2 Intel 0'),
      { 'Haifa City': ['2 Troops', '1 Police', '4 Underground Cells'], Gaza: ['1 Troops', '2 Police'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done', 'Intel'), answers('British', 'Intel 0')],
    then: [
      { 'Haifa City': ['2 Troops', '1 Police', '3 Active Cells', '1 Underground Cell'] },
      hold('British', '1 Intel 2', '1 Intel 0'),
      poolHolds('Intel', '2 Intel 0', '3 Intel 1', '2 Intel 2'),
    ],
  });

  example('with an Intel chit the British choose between Curfew and Intel [3.2.3]', 110, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { 'Haifa City': ['3 Troops', '3 Underground Cells'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done')],
    then: [asked('British', 'Curfew', 'Intel')],
  });

  example('a City under Curfew keeps its one Curfew and Activates as usual [3.2.3; 1.10]', 121, {
    given: [emptyBoard, { 'Haifa City': ['4 Troops', '2 Police', '3 Underground Cells', '1 Curfew'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done')],
    then: [{ 'Haifa City': ['4 Troops', '2 Police', '2 Active Cells', '1 Underground Cell', '1 Curfew'] }],
  });

  example('a City without Cells gets a Curfew, and two cubes there Activate nobody [3.2.3]', 131, {
    given: [emptyBoard, { 'Haifa City': '2 Troops', 'Jerusalem City': ['1 Troops', '1 Police', '1 Underground Cell'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'Jerusalem City', 'done')],
    then: [{ 'Haifa City': ['2 Troops', '1 Curfew'], 'Jerusalem City': ['1 Troops', '1 Police', '1 Underground Cell', '1 Curfew'] }],
  });

  example('the British may Activate what is Active already [1.4.3, note]', 143, {
    given: [emptyBoard, { Gaza: ['2 Troops', '1 Active Cell', '1 Underground Cell'] }],
    when: [conduct('British', 'Search'), answers('British', 'Gaza', 'done')],
    then: [asked('British', '0', '1')],
  });

  example('Troops that Search moves in and out at once keep the Curfew [1.10; 3.2.3]', 153, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], 'Haifa District': ['1 Troops', '1 Police'] }],
    when: [
      conduct('British', 'Search'),
      answers('British', 'Haifa City', 'Haifa District', 'done'),
      answers('British', 'Haifa City', 'Haifa District'),
    ],
    then: [{ 'Haifa City': ['1 Troops', '1 Curfew'], 'Haifa District': ['1 Troops', '1 Police'] }, nothingAsked],
  });
});
