// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P21 United Resistance Movement. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p21-united-resistance-movement.yaml');

describe('P21 United Resistance Movement', () => {
  example('the two Cells are removed in addition to those that go to the Haganah Track [9.0 P21, tip]', 14, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['3 Underground Cells', '1 Troops', '1 Arms Cache'], 'Haifa–Syria': '1 Active Cell' },
    ],
    when: [play('British', 'P21', 'unshaded'), answers('British', 'Underground Cell in Samaria', 'Active Cell in Haifa–Syria')],
    then: [
      { Samaria: ['2 Underground Cells', '1 Troops', '1 Arms Cache'], 'Haifa–Syria': 'nothing', 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      { 'Haganah 3': 'nothing' },
      has('Available', '11 Cells'),
      has('Available', '3 Arms Caches'),
      { Prison: 'nothing', Haganah: 3, 'Political Will': 10 },
      nothingAsked,
    ],
  });

  example('the faction that executes it may remove fewer Cells [9.0 P21]', 35, {
    given: [emptyBoard, { Haganah: 1, Samaria: ['3 Underground Cells', '2 Arms Caches'] }],
    when: [play('Irgun', 'P21', 'unshaded'), answers('Irgun', '1')],
    then: [{ Samaria: ['2 Underground Cells', '2 Arms Caches'], Haganah: 0, 'Haganah 3': 'nothing' }, nothingAsked],
  });

  example('what Available lacks the Track takes from the map, where Irgun choose [6.5.2]', 49, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Cell', '2 Arms Caches'], Gaza: ['1 Active Cell', '2 Arms Caches'], Lydda: '1 Arms Cache' },
      { Prison: '12 Cells' },
    ],
    when: [
      play('British', 'P21', 'unshaded'),
      answers('Irgun', 'Active Cell in Gaza'),
      answers('Irgun', 'Arms Cache in Samaria'),
      answers('British', '0'),
    ],
    then: [
      { Gaza: '2 Arms Caches', Samaria: ['1 Underground Cell', '1 Arms Cache'], Lydda: '1 Arms Cache', Prison: '12 Cells' },
      { 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      has('Available', '0 Cells'),
      nothingAsked,
    ],
  });

  example('what the map lacks the Track takes from Prison [6.5.2]', 70, {
    given: [emptyBoard, { Samaria: '1 Underground Cell', Prison: '14 Cells' }],
    when: [play('British', 'P21', 'unshaded')],
    then: [
      { Samaria: 'nothing', Prison: '13 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      has('Available', '4 Arms Caches'),
      nothingAsked,
    ],
  });

  example('with none Available and none on the map both Cells come from Prison [6.5.2]', 84, {
    given: [emptyBoard, { Prison: '15 Cells' }],
    when: [play('British', 'P21', 'unshaded')],
    then: [{ Prison: '13 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] }],
  });

  example('from 3 to 2 the Track takes three Cells and no Arms Cache [6.5.2]', 94, {
    given: [
      emptyBoard,
      { Haganah: 3, 'Haganah 4': ['2 Cells', '1 Arms Cache'], Samaria: ['1 Underground Cell', '1 Arms Cache'], Prison: '1 Cell' },
    ],
    when: [play('British', 'P21', 'unshaded'), answers('British', '0')],
    then: [
      { Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Samaria: ['1 Underground Cell', '1 Arms Cache'] },
      { Prison: '1 Cell' },
      has('Available', '8 Cells'),
      has('Available', '3 Arms Caches'),
    ],
  });

  example('from 3 to 2 one Available, one on the map and one in Prison [6.5.2]', 113, {
    given: [
      emptyBoard,
      { Haganah: 3, 'Haganah 4': ['2 Cells', '1 Arms Cache'], Samaria: ['1 Underground Cell', '1 Arms Cache'], Prison: '11 Cells' },
    ],
    when: [play('British', 'P21', 'unshaded')],
    then: [
      { 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Samaria: '1 Arms Cache', Prison: '10 Cells' },
      has('Available', '0 Cells'),
      nothingAsked,
    ],
  });

  example('from 2 to 1 the Track takes nothing [6.5.2]', 130, {
    given: [emptyBoard, { Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] }],
    when: [play('British', 'P21', 'unshaded')],
    then: [{ Haganah: 1, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] }, has('Available', '10 Cells')],
  });

  example('Irgun may perform Sabotage at each of the four Railways [9.0 P21, tip]', 144, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Haganah: 1, 'Haifa–Syria': '1 Underground Cell' },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Underground Cell', '1 Active Cell'], 'Tel Aviv-Jaffa–Jerusalem': ['2 Underground Cells', '1 Police'] },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Cell', 'Haifa City': '1 Underground Cell', Lydda: '1 Underground Cell' },
    ],
    when: [
      play('Irgun', 'P21', 'shaded'),
      answers('Irgun', 'Sabotage', 'Haifa–Syria'),
      answers('roll', '3'),
      answers('Irgun', 'Tel Aviv-Jaffa–Haifa'),
      answers('roll', '2'),
      answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem'),
      answers('roll', '4'),
      answers('Irgun', 'Egypt–Tel Aviv-Jaffa'),
      answers('roll', '6'),
    ],
    then: [
      { 'Haifa–Syria': ['1 Active Cell', '1 Sabotage'], 'Tel Aviv-Jaffa–Haifa': '2 Active Cells' },
      { 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Cell', '1 Active Cell', '1 Police', '1 Sabotage'] },
      { 'Egypt–Tel Aviv-Jaffa': ['1 Active Cell', '1 Sabotage'], 'Haifa City': '1 Underground Cell', Lydda: '1 Underground Cell' },
      { Haganah: 2, 'Political Will': 10 },
      nothingAsked,
    ],
  });

  example('Sabotage needs an Underground Cell on the Railway [9.0 P21, tip]', 176, {
    given: [
      emptyBoard,
      { Haganah: 1, 'Haifa–Syria': '1 Underground Cell', 'Tel Aviv-Jaffa–Haifa': '1 Active Cell' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Cell', 'Egypt–Tel Aviv-Jaffa': '1 Police', 'Haifa City': '1 Underground Cell' },
      { Lydda: '1 Underground Cell' },
    ],
    when: [play('British', 'P21', 'shaded'), answers('Irgun', 'Sabotage')],
    then: [asked('Irgun', 'Haifa–Syria', 'Tel Aviv-Jaffa–Jerusalem')],
  });

  example('Irgun need not perform Sabotage [9.0 P21]', 192, {
    given: [emptyBoard, { Haganah: 1, 'Haifa–Syria': '1 Underground Cell' }],
    when: [play('Irgun', 'P21', 'shaded'), answers('Irgun', 'done')],
    then: [{ 'Haifa–Syria': '1 Underground Cell', Haganah: 2 }, nothingAsked],
  });

  example('rising to 3 adds the three Cells to Available [6.5.2]', 205, {
    given: [emptyBoard, { Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Prison: '1 Cell' }],
    when: [play('Irgun', 'P21', 'shaded')],
    then: [
      { Haganah: 3, 'Haganah 3': 'nothing', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Prison: '1 Cell' },
      has('Available', '12 Cells'),
      has('Available', '4 Arms Caches'),
    ],
  });

  example('rising to 4 adds two Cells and an Arms Cache to Available, and a space to Operations [6.5.1, 6.5.2; 6.5.3]', 222, {
    given: [emptyBoard, { Haganah: 3, 'Haganah 4': ['2 Cells', '1 Arms Cache'] }],
    when: [play('Irgun', 'P21', 'shaded')],
    then: [{ Haganah: 4, 'Haganah 4': 'nothing' }, has('Available', '15 Cells'), has('Available', '5 Arms Caches'), nothingAsked],
  });

  example('from 1 to 2 nothing leaves the Track [6.5.2]', 236, {
    given: [emptyBoard, { Haganah: 1, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] }],
    when: [play('Irgun', 'P21', 'shaded')],
    then: [{ Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] }],
  });

  example('Irgun have to give up an Arms Cache on the map where none is Available [6.5.2]', 249, {
    given: [emptyBoard, { Samaria: '2 Arms Caches', Gaza: '2 Arms Caches', Lydda: '1 Arms Cache' }],
    when: [play('British', 'P21', 'unshaded')],
    then: [asked('Irgun', 'Arms Cache in Samaria', 'Arms Cache in Gaza', 'Arms Cache in Lydda')],
  });

  example('at 4 the additional space is a Railway too [ruling, Additional spaces and Events]', 260, {
    given: [
      emptyBoard,
      { Haganah: 3, 'Haifa–Syria': '1 Underground Cell', 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell', 'Haifa City': '1 Underground Cell' },
      { Samaria: '1 Underground Cell' },
    ],
    when: [
      play('Irgun', 'P21', 'shaded'),
      answers('Irgun', 'Sabotage', 'Haifa–Syria'),
      answers('roll', '3'),
      answers('Irgun', 'Tel Aviv-Jaffa–Haifa'),
      answers('roll', '1'),
    ],
    then: [
      { Haganah: 4, 'Haifa–Syria': ['1 Active Cell', '1 Sabotage'], 'Tel Aviv-Jaffa–Haifa': '1 Active Cell' },
      { 'Haifa City': '1 Underground Cell', Samaria: '1 Underground Cell' },
      nothingAsked,
    ],
  });

  example('the Track has risen before the Sabotage [9.0 P21]', 282, {
    given: [emptyBoard, { Haganah: 1, 'Haifa–Syria': '1 Underground Cell', 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell' }],
    when: [play('Irgun', 'P21', 'shaded')],
    then: [asked('Irgun', 'Sabotage', 'done'), { Haganah: 2 }],
  });
});
