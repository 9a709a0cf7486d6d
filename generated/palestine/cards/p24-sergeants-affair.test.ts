// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P24 Sergeants Affair. */

import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p24-sergeants-affair.yaml');

describe('P24 Sergeants Affair', () => {
  example('P24: each Terror adds 1 to Political Will [9.0 P24]', 12, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['1 Terror', '1 Sabotage', '1 Police', '1 Curfew'], Samaria: ['1 Terror', '2 Sabotage'] },
    ],
    when: [play('British', 'P24', 'unshaded')],
    then: [{ 'Political Will': 12, Haganah: 4 }, nothingAsked],
  });

  example('P24: no more than three Terror count [9.0 P24]', 25, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '4 Terror', Samaria: '1 Terror' }],
    when: [play('Irgun', 'P24', 'unshaded')],
    then: [{ 'Political Will': 13 }],
  });

  example('P24: each Terror takes 1 from Political Will [9.0 P24]', 36, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['1 Terror', '1 Sabotage', '1 Police', '1 Curfew'], 'Haifa–Syria': '1 Terror' },
    ],
    when: [play('Irgun', 'P24', 'shaded')],
    then: [{ 'Political Will': 8, Haganah: 4 }, nothingAsked],
  });

  example('P24: no more than three Terror are lost [9.0 P24]', 49, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '3 Terror', Samaria: '2 Terror' }],
    when: [play('British', 'P24', 'shaded')],
    then: [{ 'Political Will': 7 }],
  });

  example('P24: a Curfew leaves with the last British piece [1.10]', 60, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Underground Cell', '1 Sabotage', '1 Terror', '1 Curfew'] },
      { 'Jerusalem City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] },
    ],
    when: [conduct('Irgun', 'Silence')],
    then: [
      { 'Haifa City': ['1 Underground Cell', '1 Sabotage', '1 Terror'], 'Jerusalem City': ['1 Troops', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] },
    ],
  });

  example('P24: a Curfew stays while Troops are left [1.10]', 73, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Troops', '1 Underground Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Silence')],
    then: [{ 'Haifa City': ['1 Troops', '1 Underground Cell', '1 Curfew'] }],
  });

  example('P24: a Curfew stays while Police are left [1.10]', 82, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '2 Underground Cells', '1 Curfew'] }],
    when: [conduct('Irgun', 'Silence')],
    then: [{ 'Haifa City': ['1 Police', '2 Underground Cells', '1 Curfew'] }],
  });

  example('P24: a Curfew leaves when the last British pieces move out [1.10]', 91, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '1 Curfew'], Samaria: '1 Underground Cell' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa City', '2')],
    then: [{ 'Haifa City': 'nothing', Samaria: ['2 Police', '1 Underground Cell'] }, nothingAsked],
  });

  example('P24: Troops that Search moves in and out at once keep the Curfew [1.10; 3.2.3]', 104, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], 'Haifa District': ['1 Troops', '1 Police'] }],
    when: [
      conduct('British', 'Search'),
      answers('British', 'Haifa City', 'Haifa District', 'done'),
      answers('British', 'Haifa City', 'Haifa District'),
    ],
    then: [{ 'Haifa City': ['1 Troops', '1 Curfew'], 'Haifa District': ['1 Troops', '1 Police'] }, nothingAsked],
  });
});
