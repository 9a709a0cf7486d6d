// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P12 Peter Bergson. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p12-peter-bergson.yaml');

describe('P12 Peter Bergson', () => {
  example('two Arms Caches are removed, and no Political Will is gained [9.0 P12, tip]', 12, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['2 Arms Caches', '1 Active Cell'], Gaza: '1 Arms Cache' }],
    when: [play('British', 'P12', 'unshaded'), answers('British', 'Arms Cache in Samaria', 'Arms Cache in Gaza')],
    then: [
      { Samaria: ['1 Arms Cache', '1 Active Cell'], Gaza: 'nothing', 'Political Will': 10 },
      hold('British'),
      has('Available', '4 Arms Caches'),
    ],
  });

  example('the only one is removed [9.0 P12]', 28, {
    given: [emptyBoard, { Gaza: ['1 Arms Cache', '2 Underground Cells'] }],
    when: [play('Irgun', 'P12', 'unshaded')],
    then: [{ Gaza: '2 Underground Cells' }],
  });

  example('up to two Arms Caches come to spaces with Cells, but not to Railways [1.3.4, 1.4.2, 1.6.2; 9.0 P12]', 37, {
    given: [
      emptyBoard,
      { Samaria: '1 Active Cell', Gaza: ['1 Underground Cell', '2 Arms Caches'], 'Haifa–Syria': '1 Underground Cell' },
      { 'Haifa City': '1 Underground Cell', Lydda: '1 Troops' },
    ],
    when: [play('Irgun', 'P12', 'shaded')],
    then: [asked('Irgun', 'Samaria', 'Haifa City', 'done')],
  });

  example('both may come to one space [9.0 P12]', 50, {
    given: [emptyBoard, { Samaria: '1 Active Cell' }],
    when: [play('Irgun', 'P12', 'shaded'), answers('Irgun', 'Samaria', 'Samaria')],
    then: [{ Samaria: ['1 Active Cell', '2 Arms Caches'] }, nothingAsked],
  });

  example('one is enough [9.0 P12]', 61, {
    given: [emptyBoard, { Samaria: '1 Active Cell' }],
    when: [play('British', 'P12', 'shaded'), answers('British', 'Samaria', 'done')],
    then: [{ Samaria: ['1 Active Cell', '1 Arms Cache'] }],
  });

  example('the third does not come [9.0 P12]', 71, {
    given: [emptyBoard, { Samaria: '1 Active Cell', Gaza: '1 Active Cell' }],
    when: [play('Irgun', 'P12', 'shaded'), answers('Irgun', 'Samaria', 'Gaza')],
    then: [{ Samaria: ['1 Active Cell', '1 Arms Cache'], Gaza: ['1 Active Cell', '1 Arms Cache'] }, nothingAsked],
  });
});
