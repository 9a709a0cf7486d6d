// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P22 Jewish Agency. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p22-jewish-agency.yaml');

describe('P22 Jewish Agency', () => {
  example('the Track may be shifted in either direction [9.0 P22]', 17, {
    given: [emptyBoard, { Haganah: 1 }],
    when: [play('British', 'P22', 'event')],
    then: [asked('British', 'Cooperate', 'Condemn')],
  });

  example('at 4 the Track can only be shifted to the left [ruling, P22 at an end of the Track]', 26, {
    given: [emptyBoard, { Haganah: 4 }],
    when: [play('British', 'P22', 'event'), answers('British', 'Intel', 'no')],
    then: [{ Haganah: 3 }],
  });

  example('where Irgun can conduct nothing, only the Intel Chit is left [9.0 P22]', 36, {
    given: [emptyBoard, { Haganah: 1, Prison: '15 Cells' }],
    when: [play('British', 'P22', 'event'), answers('British', 'Condemn')],
    then: [asked('British', 'yes', 'no'), { Haganah: 0 }],
  });

  example('Irgun shift the Track to the right and conduct a Limited Operation [9.0 P22]', 48, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'], 'Haifa City': '1 Troops' },
      { 'Tel Aviv-Jaffa': '1 Police', Prison: '10 Cells' },
    ],
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Cooperate', 'Limited Operation', 'Recruit', 'Haifa City')],
    then: [
      { Haganah: 3, 'Haganah 3': 'nothing', 'Haganah 4': ['2 Cells', '1 Arms Cache'], 'Haifa City': ['1 Underground Cell', '1 Troops'] },
      { 'Tel Aviv-Jaffa': '1 Police' },
      has('Available', '2 Cells'),
      { 'Political Will': 10 },
      hold('British'),
      nothingAsked,
    ],
  });

  example('the faction that executes it chooses between the Limited Operation and the Intel Chit [9.0 P22]', 72, {
    given: [emptyBoard, { Haganah: 1, Samaria: ['1 Underground Cell', '1 Troops'] }],
    when: [play('British', 'P22', 'event'), answers('British', 'Condemn')],
    then: [{ Haganah: 0 }, asked('British', 'Limited Operation', 'Intel')],
  });

  example('Irgun choose the Limited Operation, also when the British execute the Event [9.0 P22]', 84, {
    given: [emptyBoard, { Haganah: 1, Samaria: ['1 Underground Cell', '1 Troops'] }],
    when: [play('British', 'P22', 'event'), answers('British', 'Condemn', 'Limited Operation')],
    then: [asked('Irgun', 'Recruit', 'Travel', 'Sabotage', 'Rob', 'done')],
  });

  example('Irgun may decline the Limited Operation [9.0 P22]', 95, {
    given: [emptyBoard, { Haganah: 1, Samaria: '1 Underground Cell' }],
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Cooperate', 'Limited Operation', 'done')],
    then: [{ Haganah: 2, Samaria: '1 Underground Cell' }, hold('British'), nothingAsked],
  });

  example('the British draw one Intel Chit [9.0 P22]', 109, {
    given: [emptyBoard, { Haganah: 1, Samaria: '1 Underground Cell' }],
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Condemn', 'Intel'), answers('British', 'yes'), answers('draw', 'Intel 2')],
    then: [{ Haganah: 0 }, hold('British', '1 Intel 2'), { Samaria: '1 Underground Cell' }, nothingAsked],
  });

  example('shifting from 4 locks what is Available [6.5.2]', 125, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['1 Underground Cell', '1 Arms Cache'], Prison: '2 Cells' }],
    when: [play('British', 'P22', 'event'), answers('British', 'Intel'), answers('British', 'yes'), answers('draw', 'Intel 0')],
    then: [
      { Haganah: 3, 'Haganah 4': ['2 Cells', '1 Arms Cache'], 'Haganah 3': 'nothing' },
      has('Available', '10 Cells'),
      has('Available', '3 Arms Caches'),
      { Samaria: ['1 Underground Cell', '1 Arms Cache'], Prison: '2 Cells' },
      hold('British', '1 Intel 0'),
      { 'Political Will': 10 },
    ],
  });

  example('shifting to 4 gives the Limited Operation its additional space [6.5.3]', 147, {
    given: [emptyBoard, { Haganah: 3, 'Haganah 4': ['2 Cells', '1 Arms Cache'], Prison: '9 Cells' }],
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Cooperate', 'Limited Operation', 'Recruit', 'Haifa City', 'Jerusalem City')],
    then: [
      { Haganah: 4, 'Haganah 4': 'nothing' },
      has('Available', '5 Arms Caches'),
      { 'Haifa City': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell', 'Tel Aviv-Jaffa': 'nothing' },
      nothingAsked,
    ],
  });

  example('shifting from 3 to 2 lets Irgun choose three Cells on the map [6.5.2]', 165, {
    given: [
      emptyBoard,
      { Haganah: 3, 'Haganah 4': ['2 Cells', '1 Arms Cache'], Samaria: '2 Underground Cells', Gaza: '2 Active Cells' },
      { Lydda: '1 Arms Cache', Prison: '9 Cells' },
    ],
    when: [
      play('British', 'P22', 'event'),
      answers('British', 'Condemn'),
      answers('Irgun', 'Active Cell in Gaza', 'Active Cell in Gaza'),
      answers('British', 'Intel'),
      answers('British', 'yes'),
      answers('draw', 'Intel 1'),
    ],
    then: [
      { Haganah: 2, 'Haganah 3': '3 Cells', Samaria: '1 Underground Cell', Gaza: 'nothing', Lydda: '1 Arms Cache', Prison: '9 Cells' },
      hold('British', '1 Intel 1'),
    ],
  });

  example('the British need not draw [9.0 P22]', 190, {
    when: [play('British', 'P22', 'event'), answers('British', 'Intel', 'no')],
    then: [{ Haganah: 3 }, hold('British')],
  });
});
