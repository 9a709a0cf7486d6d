// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Sabotage. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/sabotage.yaml');

describe('Sabotage', () => {
  example('Sabotage selects spaces of any kind with an Underground Cell [3.3.3]', 23, {
    given: [
      emptyBoard,
      { Haganah: 2, Gaza: '1 Underground Cell', Samaria: '2 Active Cells' },
      { 'Haifa City': ['2 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'], 'Haifa–Syria': '1 Underground Cell' },
      { 'Jerusalem District': '1 Arms Cache', Lydda: '3 Troops' },
    ],
    when: [conduct('Irgun', 'Sabotage')],
    then: [asked('Irgun', 'Gaza', 'Haifa City', 'Haifa–Syria')],
  });

  example('Sabotage selects up to three spaces and succeeds above 2 [3.3.3]', 38, {
    given: [
      emptyBoard,
      { Haganah: 3, Gaza: '2 Underground Cells', Samaria: ['4 Troops', '1 Underground Cell', '1 Sabotage'] },
      { 'Haifa City': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Gaza'),
      answers('roll', '2'),
      answers('Irgun', 'Samaria'),
      answers('roll', '3'),
      answers('Irgun', 'Haifa–Syria'),
      answers('roll', '6'),
    ],
    then: [
      { Gaza: ['1 Underground Cell', '1 Active Cell'], Samaria: ['4 Troops', '1 Active Cell', '2 Sabotage'] },
      { 'Haifa City': '1 Underground Cell', 'Haifa–Syria': ['1 Active Cell', '1 Sabotage'] },
      nothingAsked,
    ],
  });

  example('each Police in the space subtracts 1 from the roll [3.3.3]', 61, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['2 Police', '1 Troops', '1 Underground Cell'], 'Jerusalem City': ['2 Police', '1 Underground Cell'] },
      { Lydda: '2 Police' },
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Haifa City'),
      answers('roll', '4'),
      answers('Irgun', 'Jerusalem City'),
      answers('roll', '5'),
    ],
    then: [{ 'Haifa City': ['2 Police', '1 Troops', '1 Active Cell'], 'Jerusalem City': ['2 Police', '1 Active Cell', '1 Sabotage'] }],
  });

  example('an Arms Cache in the selected space increases the result by 2 [1.6.2, 3.3.3]', 78, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Underground Cell', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ Gaza: ['1 Active Cell', '1 Sabotage'] }, has('Available', '5 Arms Caches')],
  });

  example('an Arms Cache adds no more than 2 [3.3.3]', 91, {
    given: [emptyBoard, { Haganah: 2, 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell'], Lydda: '1 Arms Cache' }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Police', '1 Active Cell'], Lydda: 'nothing' }, has('Available', '5 Arms Caches')],
  });

  example('Irgun choose the Arms Cache in or adjacent to the selected space [3.3.3]', 106, {
    given: [
      emptyBoard,
      { Haganah: 2, Gaza: ['1 Underground Cell', '2 Arms Caches'], Lydda: ['1 Police', '1 Arms Cache'], Samaria: '1 Arms Cache' },
    ],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes')],
    then: [asked('Irgun', 'Arms Cache in Gaza', 'Arms Cache in Lydda')],
  });

  example('an Arms Cache kept adds nothing [3.3.3]', 119, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Underground Cell', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'no'), answers('roll', '2')],
    then: [{ Gaza: ['1 Active Cell', '1 Arms Cache'] }],
  });

  example('an Arms Cache farther away is no use [3.3.3]', 131, {
    given: [emptyBoard, { Haganah: 2, Gaza: '1 Underground Cell', Samaria: ['1 Police', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Gaza: '1 Active Cell', Samaria: ['1 Police', '1 Arms Cache'] }],
  });

  example('Sabotage Activates a Cell that is Underground, also beside an Active one [3.3.3]', 144, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Active Cell', '2 Underground Cells'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Gaza: ['2 Active Cells', '1 Underground Cell'] }, nothingAsked],
  });

  example('Sabotage expends one of two Arms Caches [3.3.3]', 156, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Underground Cell', '2 Arms Caches'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ Gaza: ['1 Active Cell', '1 Arms Cache', '1 Sabotage'] }, has('Available', '4 Arms Caches')],
  });
});
