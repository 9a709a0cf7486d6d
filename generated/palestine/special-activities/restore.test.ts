// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Restore. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/special-activities/restore.yaml');

describe('Restore', () => {
  example('Restore removes Curfews and Sabotage, and turns Terror into Sabotage [1.10, 4.2.1]', 14, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Police', '1 Curfew', '2 Sabotage', '3 Terror'], Gaza: '1 Sabotage' }],
    when: [conduct('British', 'Restore')],
    then: [{ 'Haifa City': ['1 Troops', '1 Police', '3 Sabotage'], Gaza: '1 Sabotage' }],
  });

  example('Restore is in one space with Troops and Police and no Irgun pieces [4.2.1]', 25, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Police', '1 Sabotage'], 'Haifa–Syria': ['1 Troops', '1 Police', '1 Sabotage'] },
      { Samaria: ['2 Troops', '1 Terror'], Gaza: ['2 Police', '1 Terror'], Lydda: ['1 Troops', '1 Police', '1 Arms Cache', '1 Terror'] },
      { Galilee: ['1 Troops', '1 Police', '1 Underground Cell', '1 Terror'] },
    ],
    when: [conduct('British', 'Restore')],
    then: [asked('British', 'Haifa City', 'Haifa–Syria')],
  });

  example('Restore is in one space only, and leaves the others [4.2.1]', 39, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Police', '1 Curfew', '1 Terror'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Curfew', '1 Sabotage', '1 Terror'] },
    ],
    when: [conduct('British', 'Restore'), answers('British', 'Haifa City')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Police', '1 Sabotage'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Curfew', '1 Sabotage', '1 Terror'] },
      nothingAsked,
    ],
  });

  example('Restore may be in a District [4.2.1]', 52, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Police', '2 Sabotage', '1 Terror'] }],
    when: [conduct('British', 'Restore')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }],
  });
});
