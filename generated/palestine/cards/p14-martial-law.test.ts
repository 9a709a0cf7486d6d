// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P14 Martial Law. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p14-martial-law.yaml');

describe('P14 Martial Law', () => {
  example('Search in up to two Cities, then Mass Detention [9.0 P14]', 14, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': '3 Troops', 'Tel Aviv-Jaffa': ['3 Troops', '2 Underground Cells'] },
      { 'Jerusalem City': '3 Troops', Samaria: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [
      play('British', 'P14', 'unshaded'),
      answers('British', 'Search', 'Tel Aviv-Jaffa', 'Haifa City'),
      answers('British', 'Mass Detention', 'Tel Aviv-Jaffa'),
      answers('roll', '3'),
    ],
    then: [
      { 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'], 'Haifa City': ['3 Troops', '1 Curfew'], 'Jerusalem City': '3 Troops' },
      { Prison: '2 Cells', 'Political Will': 9 },
      nothingAsked,
    ],
  });

  example('Mass Detention has its usual requirements [9.0 P14, tip]', 35, {
    given: [emptyBoard, { 'Haifa City': '2 Troops' }],
    when: [play('British', 'P14', 'unshaded'), answers('British', 'Search')],
    then: [{ 'Haifa City': ['2 Troops', '1 Curfew'] }, nothingAsked],
  });

  example('only Cities may be searched [9.0 P14]', 46, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Underground Cell'], 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops' },
    ],
    when: [play('British', 'P14', 'unshaded'), answers('British', 'Search')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('both may be declined [9.0 P14]', 59, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [play('Irgun', 'P14', 'unshaded'), answers('British', 'done')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'] }, nothingAsked],
  });

  example('up to one Cell comes to each City with a Curfew [9.0 P14]', 70, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': ['1 Police', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P14', 'shaded'), answers('Irgun', '1', '0')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Curfew', '1 Underground Cell'], 'Tel Aviv-Jaffa': '1 Troops' },
      { 'Jerusalem City': ['1 Police', '1 Curfew'] },
    ],
  });

  example('no second Cell comes to a City [9.0 P14]', 84, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'] }],
    when: [play('British', 'P14', 'shaded')],
    then: [asked('British', '0', '1')],
  });
});
