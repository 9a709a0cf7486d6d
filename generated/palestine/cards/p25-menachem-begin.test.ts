// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P25 Menachem Begin. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, hold, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p25-menachem-begin.yaml');

describe('P25 Menachem Begin', () => {
  example('each Arms Cache that Assault removes adds 2 and draws two Intel Chits, instead of one [9.0 P25, tip]', 13, {
    given: [emptyBoard, inPlay('P25', 'unshaded'), { 'Political Will': 10, Samaria: ['2 Troops', '2 Arms Caches'] }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 0', 'Intel 1')],
    then: [{ Samaria: ['2 Troops', '1 Arms Cache'] }, hold('British', '1 Intel 0', '1 Intel 1'), { 'Political Will': 12 }, nothingAsked],
  });

  example('two Arms Caches add 4 and draw four Intel Chits [9.0 P25, tip]', 28, {
    given: [emptyBoard, inPlay('P25', 'unshaded'), { 'Political Will': 10, Samaria: ['4 Troops', '2 Arms Caches'] }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 0', 'Intel 1', 'Intel 0', 'Intel 2')],
    then: [{ Samaria: '4 Troops' }, hold('British', '2 Intel 0', '1 Intel 1', '1 Intel 2'), { 'Political Will': 14 }, nothingAsked],
  });

  example('without the Capability an Arms Cache adds 1 and draws one Intel Chit [3.2.4, 7.1; 9.0 P25]', 43, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['2 Troops', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 2')],
    then: [{ Samaria: '2 Troops' }, hold('British', '1 Intel 2'), { 'Political Will': 11 }, nothingAsked],
  });

  example('an Arms Cache that an Event removes still adds 1 [9.0 P25]', 57, {
    given: [emptyBoard, inPlay('P25', 'unshaded'), { 'Political Will': 10, Samaria: '1 Arms Cache' }],
    when: [play('British', 'P19', 'unshaded'), answers('British', '1')],
    then: [hold('British'), { 'Political Will': 11 }],
  });

  example('Propagandize lowers Political Will by 2 in each of two spaces [9.0 P25]', 70, {
    given: [
      emptyBoard,
      inPlay('P25', 'shaded'),
      { 'Political Will': 10, 'Haifa City': ['1 Police', '1 Underground Cell', '1 Curfew'] },
      { 'Jerusalem City': ['1 Troops', '2 Active Cells', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Troops', '1 Underground Cell', '1 Curfew'] },
    ],
    when: [conduct('Irgun', 'Propagandize'), answers('Irgun', 'Haifa City', 'Jerusalem City')],
    then: [
      { 'Haifa City': ['1 Police', '1 Active Cell', '1 Curfew'], 'Jerusalem City': ['1 Troops', '2 Active Cells', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Troops', '1 Underground Cell', '1 Curfew'], 'Political Will': 6 },
      nothingAsked,
    ],
  });

  example('without the Capability Propagandize lowers Political Will by 1 and Activates one Cell [4.3.2, 7.2; 9.0 P25]', 88, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['1 Police', '3 Underground Cells', '1 Curfew'], Samaria: '1 Active Cell' }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [
      { 'Haifa City': ['1 Police', '1 Active Cell', '2 Underground Cells', '1 Curfew'], Samaria: '1 Active Cell', 'Political Will': 9 },
      nothingAsked,
    ],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 102, {
    when: [play('British', 'P25', 'unshaded')],
    then: [inPlay('P25', 'unshaded'), nothingAsked],
  });
});
