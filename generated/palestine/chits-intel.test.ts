// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Intel. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, hold, nothingAsked } from './suites.js';
const example = examplesIn(test, 'palestine/chits-intel.yaml');

describe('Intel', () => {
  example('an Intel Chit of value 0 removes no Underground Cell [1.6.1]', 12, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { Samaria: ['4 Troops', '2 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes')],
    then: [{ Samaria: ['4 Troops', '2 Underground Cells'] }, hold('British'), nothingAsked],
  });

  example('an Intel Chit of value 1 reaches one Underground Cell and no more [1.6.1]', 25, {
    given: [emptyBoard, hold('British', '1 Intel 1'), { Samaria: ['6 Troops', '3 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes')],
    then: [asked('British', '0', '1')],
  });

  example('an Intel Chit of value 2 reaches two Underground Cells and no more [1.6.1]', 36, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['6 Troops', '3 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes')],
    then: [asked('British', '0', '1', '2')],
  });
});
