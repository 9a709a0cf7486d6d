// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Deploy. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/deploy.yaml');

describe('Deploy', () => {
  example('Deploy selects Districts and Cities with more Troops than Irgun pieces [3.2.1]', 14, {
    given: [
      emptyBoard,
      { 'Haifa City': '1 Troops', 'Jerusalem City': ['2 Troops', '1 Police', '1 Underground Cell', '1 Arms Cache'] },
      { Gaza: ['2 Troops', '1 Active Cell'], Lydda: ['3 Troops', '1 Underground Cell', '1 Active Cell', '1 Arms Cache'] },
      { Samaria: '2 Police', 'Haifa–Syria': '2 Troops', Galilee: ['1 Troops', '1 Arms Cache'] },
    ],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Haifa City', 'Gaza', 'done')],
  });

  example('Deploy selects no fourth space, places one Police in each and moves Troops from anywhere [3.2.1]', 29, {
    given: [
      emptyBoard,
      { 'Haifa City': ['2 Troops', '1 Police'], Gaza: '1 Troops', Samaria: '1 Troops', 'Jerusalem District': '1 Troops' },
      { 'Haifa–Syria': ['1 Troops', '1 Police'] },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Haifa City', 'Gaza', 'Samaria')],
    then: [
      { 'Haifa City': ['2 Troops', '2 Police'], Gaza: ['1 Troops', '1 Police'], Samaria: ['1 Troops', '1 Police'] },
      asked(
        'British',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
        'done',
      ),
    ],
  });

  example('Deploy places only Available Police [1.4.1]', 46, {
    given: [emptyBoard, { Gaza: '1 Troops', Samaria: '1 Troops', 'Haifa–Syria': '5 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Gaza', 'Samaria', 'done')],
    then: [{ Gaza: ['1 Troops', '1 Police'], Samaria: '1 Troops', 'Haifa–Syria': '5 Police' }],
  });

  example('Deploy moves Troops to one space only, and no Police [3.2.1]', 60, {
    given: [emptyBoard, { Gaza: '2 Troops', Lydda: ['1 Troops', '1 Police', '1 Active Cell'], Samaria: '2 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Gaza', 'Haifa City')],
    then: [asked('British', 'Gaza', 'Lydda', 'done')],
  });

  example('Deploy may be in Jerusalem District [3.2.1]', 72, {
    given: [emptyBoard, { 'Jerusalem District': '1 Troops', Gaza: '1 Troops', 'Jerusalem City': '1 Troops' }],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Jerusalem District', 'Gaza', 'Jerusalem City', 'done')],
  });
});
