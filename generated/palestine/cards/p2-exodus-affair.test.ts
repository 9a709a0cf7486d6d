// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P2 Exodus Affair. */
import { describe, test } from 'vitest';
import { emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p2-exodus-affair.yaml');

describe('P2 Exodus Affair', () => {
  example('all Cells go to Prison from Coastal Districts with Troops [9.0 P2; 1.3.2]', 13, {
    given: [
      emptyBoard,
      { Galilee: ['1 Troops', '1 Underground Cell', '1 Active Cell'], 'Haifa District': ['1 Troops', '1 Active Cell'] },
      { Samaria: ['1 Troops', '1 Underground Cell', '1 Arms Cache'], Lydda: ['2 Troops', '1 Police', '1 Underground Cell'] },
      { Gaza: ['2 Troops', '2 Active Cells'], 'Jerusalem District': ['2 Troops', '1 Underground Cell'] },
      { 'Haifa City': ['1 Troops', '1 Active Cell'], 'Egypt–Tel Aviv-Jaffa': ['2 Troops', '1 Underground Cell'] },
    ],
    when: [play('British', 'P2', 'unshaded')],
    then: [
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: ['1 Troops', '1 Arms Cache'], Lydda: ['2 Troops', '1 Police'] },
      { Gaza: '2 Troops', 'Jerusalem District': ['2 Troops', '1 Underground Cell'], 'Haifa City': ['1 Troops', '1 Active Cell'] },
      { 'Egypt–Tel Aviv-Jaffa': ['2 Troops', '1 Underground Cell'], Prison: '7 Cells' },
      nothingAsked,
    ],
  });

  example('a Coastal District without Troops keeps its Cells [9.0 P2]', 38, {
    given: [emptyBoard, { Gaza: ['3 Police', '2 Underground Cells'], Lydda: ['1 Troops', '1 Underground Cell'], Samaria: '1 Active Cell' }],
    when: [play('Irgun', 'P2', 'unshaded')],
    then: [{ Gaza: ['3 Police', '2 Underground Cells'], Lydda: '1 Troops', Samaria: '1 Active Cell', Prison: '1 Cell' }],
  });

  example('Political Will falls by 3 [9.0 P2]', 52, {
    given: [{ 'Political Will': 10 }],
    when: [play('Irgun', 'P2', 'shaded')],
    then: [{ 'Political Will': 7 }],
  });

  example('Political Will does not fall below 0 [5.1.1]', 60, {
    given: [{ 'Political Will': 2 }],
    when: [play('Irgun', 'P2', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });

  example('with the unshaded Ernest Bevin the loss is 2 [9.0 P2, tip]', 68, {
    given: [inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P2', 'shaded')],
    then: [{ 'Political Will': 8 }],
  });

  example('with the shaded Ernest Bevin the loss is 3 [9.0 P2, tip]', 77, {
    given: [inPlay('P9', 'shaded'), { 'Political Will': 10 }],
    when: [play('British', 'P2', 'shaded')],
    then: [{ 'Political Will': 7 }],
  });
});
