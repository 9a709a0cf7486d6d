// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Mass Detention. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/special-activities/mass-detention.yaml');

describe('Mass Detention', () => {
  example('Mass Detention is in a City with a Curfew and at least three Troops [4.2.3]', 18, {
    given: [
      emptyBoard,
      { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'], 'Jerusalem City': ['4 Troops', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['2 Troops', '2 Police', '1 Active Cell', '1 Curfew'] },
    ],
    when: [conduct('British', 'Mass Detention')],
    then: [asked('British', 'Haifa City', 'Jerusalem City')],
  });

  example('Mass Detention without a Curfew is not possible [4.2.3]', 29, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['4 Troops', '1 Underground Cell'] },
      { 'Tel Aviv-Jaffa': ['3 Troops', '1 Underground Cell', '1 Curfew'] },
    ],
    when: [conduct('British', 'Mass Detention'), answers('roll', '1')],
    then: [
      { 'Haifa City': ['4 Troops', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'], Prison: '1 Cell' },
      { 'Political Will': 10 },
      nothingAsked,
    ],
  });

  example(
    'Mass Detention takes Cells in the City and its adjacent District, and the rest of the roll costs Political Will [1.3.6; 4.2.3, the example; 7.2]',
    45,
    {
      given: [
        emptyBoard,
        { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Active Cell', '1 Arms Cache', '1 Curfew'] },
        { 'Haifa District': ['1 Underground Cell', '1 Arms Cache'], 'Haifa–Syria': '1 Underground Cell' },
        { 'Tel Aviv-Jaffa–Haifa': '1 Active Cell', Galilee: '1 Active Cell' },
      ],
      when: [conduct('British', 'Mass Detention'), answers('roll', '5')],
      then: [
        { 'Haifa City': ['3 Troops', '1 Arms Cache', '1 Curfew'], 'Haifa District': '1 Arms Cache', 'Haifa–Syria': '1 Underground Cell' },
        { 'Tel Aviv-Jaffa–Haifa': '1 Active Cell', Galilee: '1 Active Cell', Prison: '3 Cells', 'Political Will': 8 },
      ],
    },
  );

  example('Mass Detention removes no more Cells than the die shows, of the British choice [4.2.3]', 66, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Prison: '2 Cells', 'Haifa City': ['3 Troops', '2 Underground Cells', '1 Curfew'] },
      { 'Haifa District': '2 Active Cells' },
    ],
    when: [
      conduct('British', 'Mass Detention'),
      answers('roll', '2'),
      answers('British', 'Active Cell in Haifa District', 'Underground Cell in Haifa City'),
    ],
    then: [
      { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'], 'Haifa District': '1 Active Cell', Prison: '4 Cells' },
      { 'Political Will': 10 },
    ],
  });

  example('Mass Detention that finds nobody costs the whole roll [4.2.3]', 83, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '6')],
    then: [{ Prison: 'nothing', 'Political Will': 4 }],
  });

  example('Mass Detention in Jerusalem City reaches Jerusalem District [4.2.3]', 95, {
    given: [emptyBoard, { 'Political Will': 10, 'Jerusalem City': ['3 Troops', '1 Curfew'], 'Jerusalem District': '2 Active Cells' }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '2')],
    then: [{ 'Jerusalem District': 'nothing', Prison: '2 Cells', 'Political Will': 10 }],
  });
});
