// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P1 Operation Agatha. */

import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p1-operation-agatha.yaml');

describe('P1 Operation Agatha', () => {
  example('P1: British Search and then Mass Detention in the same City [9.0 P1]', 17, {
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

  example('P1: the British choose any of the three Cities, also when Irgun play the Event [9.0 P1]', 41, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '1 Underground Cell'], Lydda: '4 Troops', 'Jerusalem District': '4 Troops' }],
    when: [play('Irgun', 'P1', 'unshaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('P1: without three Troops there is no Mass Detention, and the Track still shifts [9.0 P1; 5.1.3]', 52, {
    given: [emptyBoard, { Haganah: 1, 'Political Will': 10, 'Haifa City': ['2 Troops', '2 Police', '2 Underground Cells'] }],
    when: [play('British', 'P1', 'unshaded')],
    then: [
      { 'Haifa City': ['2 Troops', '2 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'], Prison: 'nothing' },
      { 'Political Will': 10, Haganah: 0 },
      nothingAsked,
    ],
  });

  example('P1: a Search that discards Intel places no Curfew for the Mass Detention [9.0 P1; 3.2.3]', 67, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 0'), { 'Jerusalem City': ['3 Troops', '4 Underground Cells'] }],
    when: [play('British', 'P1', 'unshaded'), answers('British', 'Jerusalem City', 'Intel')],
    then: [{ 'Jerusalem City': ['3 Troops', '3 Active Cells', '1 Underground Cell'] }, hold('British'), { Haganah: 1, Prison: 'nothing' }],
  });

  example('P1: the Search of the Event moves Troops to the City only [9.0 P1]', 82, {
    given: [emptyBoard, { Haganah: 2, 'Jerusalem City': '1 Underground Cell', 'Jerusalem District': '2 Troops', Lydda: '2 Troops' }],
    when: [play('British', 'P1', 'unshaded'), answers('British', 'Jerusalem City')],
    then: [asked('British', 'Jerusalem District', 'done')],
  });

  example('P1: Mass Detention is in a City with a Curfew and at least three Troops [4.2.3]', 95, {
    given: [
      emptyBoard,
      { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'], 'Jerusalem City': ['4 Troops', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['2 Troops', '2 Police', '1 Active Cell', '1 Curfew'] },
    ],
    when: [conduct('British', 'Mass Detention')],
    then: [asked('British', 'Haifa City', 'Jerusalem City')],
  });

  example('P1: Mass Detention without a Curfew is not possible [4.2.3]', 106, {
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
    'P1: Mass Detention takes Cells in the City and its adjacent District, and the rest of the roll costs Political Will [1.3.6; 4.2.3, the example; 7.2]',
    122,
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

  example('P1: Mass Detention removes no more Cells than the die shows, of the British choice [4.2.3]', 143, {
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

  example('P1: Mass Detention that finds nobody costs the whole roll [4.2.3]', 160, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '6')],
    then: [{ Prison: 'nothing', 'Political Will': 4 }],
  });

  example('P1: Search may be accompanied by Mass Detention [4.2.3; 4.1]', 172, {
    given: [emptyBoard, card('P1'), are('British', '1st Eligible'), { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation', 'Search', 'Special Activity')],
    then: [asked('British', 'Negotiate', 'Mass Detention')],
  });

  example('P1: Mass Detention may use a Curfew that the Search has just placed [4.1; 3.2.3]', 184, {
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

  example('P1: Assault may be accompanied by Mass Detention [4.2.3; 4.1]', 205, {
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

  example('P1: with Patrol there is Negotiate but no Mass Detention [4.1.1, 4.2.3]', 223, {
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

  example('P1: with Deploy there is Negotiate but no Mass Detention [4.1.1, 4.2.3]', 241, {
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

  example('P1: the Track shifts to 4 and Irgun may perform Sabotage in 1 space [9.0 P1, tip]', 259, {
    given: [emptyBoard, { Haganah: 3, Gaza: '1 Underground Cell', Samaria: '1 Active Cell' }],
    when: [play('Irgun', 'P1', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '3')],
    then: [{ Haganah: 4, Gaza: ['1 Active Cell', '1 Sabotage'], Samaria: '1 Active Cell' }, nothingAsked],
  });

  example('P1: Irgun need not perform Sabotage [9.0 P1]', 275, {
    given: [emptyBoard, { Haganah: 3, Gaza: '1 Underground Cell' }],
    when: [play('British', 'P1', 'shaded'), answers('Irgun', 'done')],
    then: [{ Haganah: 4, Gaza: '1 Underground Cell' }, nothingAsked],
  });

  example('P1: the Sabotage of the Event is in 1 space, at 4 in one more [9.0 P1; 6.5.3; ruling, Additional spaces and Events]', 288, {
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

  example('P1: the Track that comes to 3 gives no Sabotage [9.0 P1]', 308, {
    given: [emptyBoard, { Haganah: 2, Gaza: '1 Underground Cell' }],
    when: [play('Irgun', 'P1', 'shaded')],
    then: [{ Haganah: 3, Gaza: '1 Underground Cell' }, nothingAsked],
  });

  example('P1: Sabotage requires an Underground Cell in the selected space [9.0 P1, tip]', 320, {
    given: [emptyBoard, { Haganah: 3, Gaza: '1 Active Cell' }],
    when: [play('Irgun', 'P1', 'shaded')],
    then: [{ Haganah: 4, Gaza: '1 Active Cell' }, nothingAsked],
  });

  example('P1: Sabotage selects spaces of any kind with an Underground Cell [3.3.3]', 332, {
    given: [
      emptyBoard,
      { Haganah: 2, Gaza: '1 Underground Cell', Samaria: '2 Active Cells' },
      { 'Haifa City': ['2 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'], 'Haifa–Syria': '1 Underground Cell' },
      { 'Jerusalem District': '1 Arms Cache', Lydda: '3 Troops' },
    ],
    when: [conduct('Irgun', 'Sabotage')],
    then: [asked('Irgun', 'Gaza', 'Haifa City', 'Haifa–Syria')],
  });

  example('P1: Sabotage selects up to three spaces and succeeds above 2 [3.3.3]', 347, {
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

  example('P1: each Police in the space subtracts 1 from the roll [3.3.3]', 370, {
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

  example('P1: an Arms Cache in the selected space increases the result by 2 [1.6.2, 3.3.3]', 387, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Underground Cell', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ Gaza: ['1 Active Cell', '1 Sabotage'] }, has('Available', '5 Arms Caches')],
  });

  example('P1: an Arms Cache adds no more than 2 [3.3.3]', 400, {
    given: [emptyBoard, { Haganah: 2, 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell'], Lydda: '1 Arms Cache' }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Police', '1 Active Cell'], Lydda: 'nothing' }, has('Available', '5 Arms Caches')],
  });

  example('P1: Irgun choose the Arms Cache in or adjacent to the selected space [3.3.3]', 415, {
    given: [
      emptyBoard,
      { Haganah: 2, Gaza: ['1 Underground Cell', '2 Arms Caches'], Lydda: ['1 Police', '1 Arms Cache'], Samaria: '1 Arms Cache' },
    ],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes')],
    then: [asked('Irgun', 'Arms Cache in Gaza', 'Arms Cache in Lydda')],
  });

  example('P1: an Arms Cache kept adds nothing [3.3.3]', 428, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Underground Cell', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'no'), answers('roll', '2')],
    then: [{ Gaza: ['1 Active Cell', '1 Arms Cache'] }],
  });

  example('P1: an Arms Cache farther away is no use [3.3.3]', 440, {
    given: [emptyBoard, { Haganah: 2, Gaza: '1 Underground Cell', Samaria: ['1 Police', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Gaza: '1 Active Cell', Samaria: ['1 Police', '1 Arms Cache'] }],
  });

  example('P1: Sabotage selects a fourth space with an Offensive and a fifth at 4 on the Haganah Track [2.3.7; 6.5.3]', 453, {
    given: [
      emptyBoard,
      { Haganah: 4, Gaza: '1 Underground Cell', Samaria: '1 Underground Cell', Galilee: '1 Underground Cell' },
      { 'Haifa City': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell', 'Jerusalem City': ['1 Underground Cell', '1 Arms Cache'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Arms Cache'] },
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Gaza'),
      answers('roll', '1'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Haifa City'),
      answers('roll', '1'),
      answers('Irgun', 'Offensive', 'Haifa–Syria'),
      answers('roll', '1'),
    ],
    then: [
      { Gaza: '1 Active Cell', Samaria: '1 Active Cell', Galilee: '1 Active Cell', 'Haifa City': '1 Active Cell' },
      { 'Haifa–Syria': '1 Active Cell', 'Jerusalem City': '1 Underground Cell', 'Tel Aviv-Jaffa': ['1 Police', '1 Arms Cache'] },
      nothingAsked,
    ],
  });

  example('P1: Sabotage Activates a Cell that is Underground, also beside an Active one [3.3.3]', 486, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Active Cell', '2 Underground Cells'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Gaza: ['2 Active Cells', '1 Underground Cell'] }, nothingAsked],
  });

  example('P1: Sabotage expends one of two Arms Caches [3.3.3]', 498, {
    given: [emptyBoard, { Haganah: 2, Gaza: ['1 Underground Cell', '2 Arms Caches'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ Gaza: ['1 Active Cell', '1 Arms Cache', '1 Sabotage'] }, has('Available', '4 Arms Caches')],
  });

  example('P1: the Track has not shifted before the Search [9.0 P1]', 511, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '3 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' }],
    when: [play('Irgun', 'P1', 'unshaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'), { Haganah: 2 }],
  });

  example('P1: the Sabotage of the Event is in a space of any kind [9.0 P1]', 524, {
    given: [
      emptyBoard,
      { Haganah: 3, Samaria: '1 Underground Cell', 'Haifa City': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell' },
    ],
    when: [play('Irgun', 'P1', 'shaded'), answers('Irgun', 'Sabotage')],
    then: [asked('Irgun', 'Samaria', 'Haifa City', 'Haifa–Syria')],
  });

  example('P1: Mass Detention in Jerusalem City reaches Jerusalem District [4.2.3]', 537, {
    given: [emptyBoard, { 'Political Will': 10, 'Jerusalem City': ['3 Troops', '1 Curfew'], 'Jerusalem District': '2 Active Cells' }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '2')],
    then: [{ 'Jerusalem District': 'nothing', Prison: '2 Cells', 'Political Will': 10 }],
  });
});
