// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P1 Operation Agatha. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, hold, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p1-operation-agatha.yaml');

describe('P1 Operation Agatha', () => {
  example('British Search and then Mass Detention in the same City [9.0 P1]', 17, {
    given: [
      emptyBoard,
      { Haganah: 3, 'Political Will': 10, 'Haifa City': ['2 Troops', '1 Police', '3 Underground Cells'] },
      { 'Haifa District': ['1 Troops', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['3 Troops', '2 Underground Cells', '1 Curfew'] },
      { Samaria: '1 Underground Cell' },
    ],
    when: [
      play('British', 'P1', 'unshaded'),
      answers('British', 'Haifa City', 'Haifa District'),
      answers('roll', '3'),
      answers('British', 'Active Cell in Haifa City', 'Underground Cell in Haifa City', 'Underground Cell in Haifa City'),
    ],
    then: [
      { 'Haifa City': ['3 Troops', '1 Police', '1 Curfew'], 'Haifa District': '1 Underground Cell' },
      { 'Tel Aviv-Jaffa': ['3 Troops', '2 Underground Cells', '1 Curfew'], Samaria: '1 Underground Cell', Prison: '3 Cells' },
      { 'Political Will': 10, Haganah: 2 },
      nothingAsked,
    ],
  });

  example('the British choose any of the three Cities, also when Irgun play the Event [9.0 P1]', 41, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '1 Underground Cell'], Lydda: '4 Troops', 'Jerusalem District': '4 Troops' }],
    when: [play('Irgun', 'P1', 'unshaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('without three Troops there is no Mass Detention, and the Track still shifts [9.0 P1; 5.1.3]', 52, {
    given: [emptyBoard, { Haganah: 1, 'Political Will': 10, 'Haifa City': ['2 Troops', '2 Police', '2 Underground Cells'] }],
    when: [play('British', 'P1', 'unshaded')],
    then: [
      { 'Haifa City': ['2 Troops', '2 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'], Prison: 'nothing' },
      { 'Political Will': 10, Haganah: 0 },
      nothingAsked,
    ],
  });

  example('a Search that discards Intel places no Curfew for the Mass Detention [9.0 P1; 3.2.3]', 67, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 0'), { 'Jerusalem City': ['3 Troops', '4 Underground Cells'] }],
    when: [play('British', 'P1', 'unshaded'), answers('British', 'Jerusalem City', 'Intel')],
    then: [{ 'Jerusalem City': ['3 Troops', '3 Active Cells', '1 Underground Cell'] }, hold('British'), { Haganah: 1, Prison: 'nothing' }],
  });

  example('the Search of the Event moves Troops to the City only [9.0 P1]', 82, {
    given: [emptyBoard, { Haganah: 2, 'Jerusalem City': '1 Underground Cell', 'Jerusalem District': '2 Troops', Lydda: '2 Troops' }],
    when: [play('British', 'P1', 'unshaded'), answers('British', 'Jerusalem City')],
    then: [asked('British', 'Jerusalem District', 'done')],
  });

  example('Search may be accompanied by Mass Detention [4.2.3; 4.1]', 95, {
    given: [emptyBoard, card('P1'), are('British', '1st Eligible'), { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation', 'Search', 'Special Activity')],
    then: [asked('British', 'Negotiate', 'Mass Detention')],
  });

  example('Mass Detention may use a Curfew that the Search has just placed [4.1; 3.2.3]', 107, {
    given: [
      emptyBoard,
      card('P1'),
      are('British', '1st Eligible'),
      { 'Political Will': 10, Haganah: 2, 'Haifa City': ['2 Troops', '1 Underground Cell'], 'Haifa District': '1 Troops' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Search', 'Haifa City', 'done', 'Haifa District'),
      answers('British', 'continue', 'Special Activity', 'Mass Detention'),
      answers('roll', '2'),
    ],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '1 Cell', 'Political Will': 9, Haganah: 2 }, nothingAsked],
  });

  example('Assault may be accompanied by Mass Detention [4.2.3; 4.1]', 128, {
    given: [
      emptyBoard,
      card('P1'),
      are('British', '1st Eligible'),
      { 'Political Will': 10, Haganah: 2, 'Haifa City': ['3 Troops', '3 Active Cells', '1 Curfew'] },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault', 'Special Activity'),
      answers('roll', '1'),
    ],
    then: [{ 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'], Prison: '1 Cell', 'Political Will': 10, Haganah: 2 }],
  });

  example('with Patrol there is Negotiate but no Mass Detention [4.1.1, 4.2.3]', 146, {
    given: [
      emptyBoard,
      card('P1'),
      are('British', '1st Eligible'),
      { 'Political Will': 10, Haganah: 2, 'Haifa City': ['3 Troops', '1 Police', '2 Active Cells', '1 Curfew'] },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol', 'Special Activity'),
      answers('roll', '3'),
      answers('British', 'Haifa City'),
    ],
    then: [{ 'Haifa City': ['3 Troops', '1 Police', '1 Active Cell', '1 Curfew'], Haganah: 1, 'Political Will': 10 }],
  });

  example('with Deploy there is Negotiate but no Mass Detention [4.1.1, 4.2.3]', 164, {
    given: [
      emptyBoard,
      card('P1'),
      are('British', '1st Eligible'),
      { 'Political Will': 10, Haganah: 2, 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Deploy', 'Special Activity'),
      answers('roll', '2'),
      answers('British', 'Haifa City', 'done'),
    ],
    then: [{ 'Haifa City': ['3 Troops', '1 Police', '1 Active Cell', '1 Curfew'], Haganah: 2, 'Political Will': 10 }],
  });

  example('the Track shifts to 4 and Irgun may perform Sabotage in 1 space [9.0 P1, tip]', 182, {
    given: [emptyBoard, { Haganah: 3, Gaza: '1 Underground Cell', Samaria: '1 Active Cell' }],
    when: [play('Irgun', 'P1', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '3')],
    then: [{ Haganah: 4, Gaza: ['1 Active Cell', '1 Sabotage'], Samaria: '1 Active Cell' }, nothingAsked],
  });

  example('Irgun need not perform Sabotage [9.0 P1]', 198, {
    given: [emptyBoard, { Haganah: 3, Gaza: '1 Underground Cell' }],
    when: [play('British', 'P1', 'shaded'), answers('Irgun', 'done')],
    then: [{ Haganah: 4, Gaza: '1 Underground Cell' }, nothingAsked],
  });

  example('the Sabotage of the Event is in 1 space, at 4 in one more [9.0 P1; 6.5.3; ruling, Additional spaces and Events]', 211, {
    given: [emptyBoard, { Haganah: 4, Gaza: '1 Underground Cell', Samaria: '1 Underground Cell', Galilee: '1 Underground Cell' }],
    when: [
      play('Irgun', 'P1', 'shaded'),
      answers('Irgun', 'Sabotage', 'Gaza'),
      answers('roll', '1'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
    ],
    then: [{ Haganah: 4, Gaza: '1 Active Cell', Samaria: '1 Active Cell', Galilee: '1 Underground Cell' }, nothingAsked],
  });

  example('the Track that comes to 3 gives no Sabotage [9.0 P1]', 231, {
    given: [emptyBoard, { Haganah: 2, Gaza: '1 Underground Cell' }],
    when: [play('Irgun', 'P1', 'shaded')],
    then: [{ Haganah: 3, Gaza: '1 Underground Cell' }, nothingAsked],
  });

  example('Sabotage requires an Underground Cell in the selected space [9.0 P1, tip]', 243, {
    given: [emptyBoard, { Haganah: 3, Gaza: '1 Active Cell' }],
    when: [play('Irgun', 'P1', 'shaded')],
    then: [{ Haganah: 4, Gaza: '1 Active Cell' }, nothingAsked],
  });

  example('the Track has not shifted before the Search [9.0 P1]', 255, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '3 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' }],
    when: [play('Irgun', 'P1', 'unshaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'), { Haganah: 2 }],
  });

  example('the Sabotage of the Event is in a space of any kind [9.0 P1]', 268, {
    given: [
      emptyBoard,
      { Haganah: 3, Samaria: '1 Underground Cell', 'Haifa City': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell' },
    ],
    when: [play('Irgun', 'P1', 'shaded'), answers('Irgun', 'Sabotage')],
    then: [asked('Irgun', 'Samaria', 'Haifa City', 'Haifa–Syria')],
  });
});
