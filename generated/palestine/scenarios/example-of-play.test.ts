// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The example of play [P 8.0], step by step. */
import { describe, test } from 'vitest';
import { answers, are, has, hold, inPlay, scenarioIn } from '../suites.js';
const { step } = scenarioIn(test, 'palestine/scenarios/example-of-play.yaml', {
  seed: 1,
  deck: [
    'P31',
    'P10',
    'P27',
    'P25',
    'P7',
    'P8',
    'P35',
    'P1',
    'P2',
    'P3',
    'P4',
    'P5',
    'P6',
    'P33',
    'P9',
    'P11',
    'P12',
    'P13',
    'P14',
    'P15',
    'P34',
  ],
});

describe('The example of play', () => {
  // 8.0, Dov Gruner, the Irgun turn
  step('8.0 P31: Irgun Sabotage and Terror', 6, {
    script: [
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Galilee'),
      answers('roll', '4'),
      answers('Irgun', 'Gaza', 'no'),
      answers('roll', '2'),
      answers('Irgun', 'Haifa City', 'continue'),
      answers('roll', '4'),
      answers('Irgun', 'Jerusalem City', 'yes', 'Terror'),
      answers('roll', '5'),
      answers('Irgun', 'done'),
    ],
    then: [
      { Galilee: ['1 Active Cell', '2 Troops', '1 Sabotage'], Gaza: ['1 Active Cell', '2 Troops'] },
      { 'Haifa City': ['1 Active Cell', '2 Troops', '1 Police', '1 Sabotage'] },
      { 'Jerusalem City': ['1 Active Cell', '2 Troops', '1 Police', '2 Terror'], 'Jerusalem District': '1 Underground Cell', Haganah: 3 },
      { 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      has('Available', '4 Cells'),
      has('Available', '3 Arms Caches'),
      { 'Political Will': 18 },
    ],
  });

  // 8.0, Dov Gruner, the British turn
  step('8.0 P31: British Limited Patrol', 30, {
    script: [
      answers('British', 'Limited Operation', 'Limited Operation', 'Patrol', 'Jerusalem City'),
      answers('British', 'Haifa City', 'done'),
      answers('British', 'Jerusalem City'),
    ],
    then: [
      { 'Haifa City': ['1 Active Cell', '2 Troops', '1 Sabotage'], 'Jerusalem City': ['2 Troops', '2 Police', '2 Terror'] },
      { Prison: '1 Cell' },
      are('British', '1st Eligible'),
    ],
  });

  // 8.0, Palestine Police Force, the British turn
  step('8.0 P10: British Deploy and Restore', 42, {
    script: [
      answers('British', 'Operation & Special Activity', 'Operation', 'Deploy', 'Samaria', 'Tel Aviv-Jaffa', 'Haifa City'),
      answers('British', 'done', 'Tel Aviv-Jaffa–Jerusalem', 'Samaria', '2', 'done'),
      answers('British', 'Special Activity', 'Restore'),
    ],
    then: [
      { Samaria: ['1 Underground Cell', '1 Police'], 'Tel Aviv-Jaffa': ['1 Underground Cell', '2 Troops', '2 Police'] },
      { 'Haifa City': ['1 Active Cell', '2 Troops', '1 Police', '1 Sabotage'], 'Tel Aviv-Jaffa–Jerusalem': '2 Troops' },
      { 'Jerusalem City': ['2 Troops', '2 Police', '2 Sabotage'] },
      has('Available', '0 Police'),
    ],
  });

  // 8.0, Palestine Police Force, the Irgun turn
  step('8.0 P10: Irgun Limited Rob', 56, {
    script: [
      answers('Irgun', 'Limited Operation', 'Limited Operation', 'Rob', 'Haifa District'),
      answers('roll', '4'),
      answers('Irgun', 'done'),
    ],
    then: [{ 'Haifa District': ['1 Underground Cell', '1 Arms Cache'] }, has('Available', '2 Arms Caches'), are('Irgun', '1st Eligible')],
  });

  // 8.0, American Loans, the Irgun turn
  step('8.0 P27: Irgun Recruit with an Offensive, and Silence', 67, {
    script: [
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Recruit', 'Jerusalem City'),
      answers('Irgun', 'Tel Aviv-Jaffa–Haifa', '1', 'Egypt–Tel Aviv-Jaffa', '1'),
      answers('Irgun', 'Offensive', 'Haifa District', 'Tel Aviv-Jaffa', '1'),
      answers('Irgun', 'Special Activity', 'Tel Aviv-Jaffa'),
    ],
    then: [
      { 'Jerusalem City': ['1 Underground Cell', '2 Troops', '2 Police', '2 Sabotage'], 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Cell', 'Haifa District': '1 Underground Cell' },
      { 'Tel Aviv-Jaffa': ['2 Underground Cells', '2 Troops', '1 Police'] },
      has('Available', '0 Cells'),
      has('Available', '1 Police'),
      { Prison: '1 Cell' },
    ],
  });

  // 8.0, American Loans, the British turn
  step('8.0 P27: British Pass', 84, {
    script: [answers('British', 'Event', 'Pass'), answers('draw', 'Intel 1')],
    then: [hold('British', '1 Intel 1'), are('British', '1st Eligible')],
  });

  // 8.0, Menachem Begin, the British turn
  step('8.0 P25: British Search and Mass Detention', 93, {
    script: [
      answers('British', 'Operation & Special Activity', 'Operation', 'Search', 'Tel Aviv-Jaffa', 'Jerusalem City', 'Lydda', 'done'),
      answers(
        'British',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa',
        '1',
        'Tel Aviv-Jaffa–Jerusalem',
        'Jerusalem City',
        'Gaza',
        '2',
        'done',
      ),
      answers('British', 'continue', 'Curfew', 'continue', 'Curfew', 'continue'),
      answers('British', 'Special Activity', 'Mass Detention', 'Tel Aviv-Jaffa'),
      answers('roll', '4'),
    ],
    then: [
      { 'Tel Aviv-Jaffa–Jerusalem': 'nothing', Gaza: '1 Active Cell', Lydda: ['1 Arms Cache', '2 Troops'] },
      { 'Tel Aviv-Jaffa': ['3 Troops', '1 Police', '1 Curfew'] },
      { 'Jerusalem City': ['1 Active Cell', '3 Troops', '2 Police', '2 Sabotage', '1 Curfew'], Prison: '4 Cells', 'Political Will': 17 },
    ],
  });

  // 8.0, Menachem Begin, the Irgun turn
  step('8.0 P25: Irgun play the shaded Event', 110, {
    script: [answers('Irgun', 'Event', 'Event', 'shaded')],
    then: [inPlay('P25', 'shaded'), are('Irgun', '1st Eligible')],
  });

  // 8.0, Lehi, the Irgun turn
  step('8.0 P7: Irgun Travel, interrupted by Propagandize', 118, {
    script: [
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Travel', 'Gaza', 'Tel Aviv-Jaffa'),
      answers('Irgun', 'Special Activity', 'Propagandize', 'Tel Aviv-Jaffa', 'Jerusalem City'),
      answers('Irgun', 'Samaria', 'Tel Aviv-Jaffa–Jerusalem'),
      answers('Irgun', 'Galilee', 'Haifa–Syria'),
    ],
    then: [
      { Gaza: 'nothing', 'Tel Aviv-Jaffa': ['1 Active Cell', '3 Troops', '1 Police', '1 Curfew'], Samaria: '1 Police' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Cell', Galilee: ['2 Troops', '1 Sabotage'], 'Haifa–Syria': '1 Underground Cell' },
      { 'Political Will': 13 },
    ],
  });

  // 8.0, Lehi, the British turn
  step('8.0 P7: British Limited Assault with an Intelligence Lead', 134, {
    script: [
      answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Lydda'),
      answers('draw', 'Intel 0'),
      answers('British', 'Intelligence Lead', 'Intel 0', 'Jerusalem City'),
    ],
    then: [
      { Lydda: '2 Troops', 'Jerusalem City': ['3 Troops', '2 Police', '2 Sabotage', '1 Curfew'] },
      has('Available', '1 Cell'),
      { Prison: '4 Cells' },
      hold('British', '1 Intel 1'),
      { 'Political Will': 14 },
      are('British', '1st Eligible'),
    ],
  });

  // 8.0, Harry Truman, the British turn
  step('8.0 P8: British Negotiate, then Patrol', 149, {
    script: [
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol', 'Special Activity'),
      answers('roll', '5'),
      answers('Irgun', 'Underground Cell in Haifa District', 'Underground Cell in Jerusalem District'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa', 'done'),
      answers('British', 'Samaria', 'Tel Aviv-Jaffa–Haifa'),
      answers('British', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', '1', 'Jerusalem City', 'Egypt–Tel Aviv-Jaffa', 'done'),
      answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'yes', '1'),
    ],
    then: [
      { Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'], 'Haifa District': 'nothing' },
      { 'Jerusalem District': 'nothing', Samaria: 'nothing', 'Tel Aviv-Jaffa–Haifa': ['1 Underground Cell', '1 Police'] },
      { 'Egypt–Tel Aviv-Jaffa': ['1 Underground Cell', '1 Police'], 'Tel Aviv-Jaffa–Jerusalem': '1 Police', Prison: '5 Cells' },
      hold('British'),
    ],
  });

  // 8.0, Harry Truman, the Irgun turn
  step('8.0 P8: Irgun play the shaded Event', 172, {
    script: [answers('Irgun', 'Event', 'Event', 'shaded')],
    then: [{ 'Political Will': 12 }, are('Irgun', '1st Eligible')],
  });

  // 8.0, Propaganda!, Political Will and Resources
  step('8.0 P35: Political Will Phase and Resource Phase', 180, {
    script: [answers('draw', 'Intel 0')],
    then: [{ 'Political Will': 8 }, hold('British', '1 Intel 0')],
  });

  // 8.0, Propaganda!, Redeploy
  step('8.0 P35: British Redeploy', 188, {
    script: [
      answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'Haifa–Syria', 'done', 'done'),
      answers('British', 'Lydda', 'Egypt–Tel Aviv-Jaffa', '2', 'Galilee', 'Haifa–Syria', '2', 'done'),
    ],
    then: [
      { 'Tel Aviv-Jaffa–Jerusalem': 'nothing', Lydda: 'nothing', 'Egypt–Tel Aviv-Jaffa': ['1 Underground Cell', '2 Troops', '1 Police'] },
      { 'Haifa–Syria': ['1 Underground Cell', '2 Troops', '1 Police'] },
    ],
  });

  // 8.0, Propaganda!, Redeploy and Reset
  step('8.0 P35: Irgun Redeploy and Reset', 199, {
    script: [answers('Irgun', 'done')],
    then: [
      { Galilee: 'nothing', 'Haifa City': ['1 Underground Cell', '2 Troops', '1 Police'] },
      { 'Tel Aviv-Jaffa': ['1 Underground Cell', '3 Troops', '1 Police'], 'Jerusalem City': '3 Troops' },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Underground Cell', '1 Police'], Prison: '3 Cells' },
      has('Available', '2 Cells'),
      are('Irgun', '1st Eligible'),
    ],
  });
});
