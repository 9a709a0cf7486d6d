// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Propagandize. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/special-activities/propagandize.yaml');

describe('Propagandize', () => {
  example('with a Cell Active already Propagandize Activates none [4.3.2]', 16, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['1 Police', '1 Active Cell', '2 Underground Cells', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Haifa City': ['1 Police', '1 Active Cell', '2 Underground Cells', '1 Curfew'], 'Political Will': 9 }, nothingAsked],
  });

  example('Propagandize selects Cities with a Cell and a Curfew [4.3.2]', 28, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Underground Cell', '1 Curfew'], 'Jerusalem City': ['1 Troops', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Troops', '1 Underground Cell'], Samaria: ['1 Troops', '1 Active Cell'] },
    ],
    when: [conduct('Irgun', 'Propagandize')],
    then: [
      { 'Haifa City': ['1 Police', '1 Active Cell', '1 Curfew'], 'Political Will': 17 },
      { 'Tel Aviv-Jaffa': ['1 Troops', '1 Underground Cell'] },
      nothingAsked,
    ],
  });

  example('Propagandize is possible with an Active Cell, and not twice in a space [4.3.2; 4.1]', 43, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['1 Police', '1 Active Cell', '1 Curfew'] },
      { 'Jerusalem City': ['1 Troops', '1 Underground Cell', '1 Curfew'] },
    ],
    when: [conduct('Irgun', 'Propagandize'), answers('Irgun', 'Haifa City')],
    then: [{ 'Political Will': 9 }, asked('Irgun', 'Jerusalem City', 'done')],
  });
});
