// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P11 Operation Shark. */

import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p11-operation-shark.yaml');

describe('P11 Operation Shark', () => {
  example('P11: the British choose the City [ruling, Who chooses where P1 and P11 strike]', 18, {
    given: [
      emptyBoard,
      { 'Haifa City': '2 Troops', Samaria: ['2 Troops', '1 Active Cell'], Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
    ],
    when: [play('Irgun', 'P11', 'unshaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('P11: Search, then Assault in the City, then an Arms Cache in or next to it [9.0 P11, tip]', 30, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['3 Troops', '2 Underground Cells'], 'Haifa District': '1 Arms Cache' },
      { Galilee: '2 Arms Caches' },
    ],
    when: [play('British', 'P11', 'unshaded')],
    then: [
      { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'], 'Haifa District': 'nothing', Galilee: '2 Arms Caches' },
      { 'Political Will': 11 },
      hold('British'),
      { Prison: 'nothing' },
      nothingAsked,
    ],
  });

  example('P11: the faction that executes it selects the Arms Cache [ruling, Who chooses where P1 and P11 strike]', 48, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Arms Cache'], 'Haifa District': '1 Arms Cache' }],
    when: [play('Irgun', 'P11', 'unshaded')],
    then: [asked('Irgun', 'Arms Cache in Haifa District', 'Arms Cache in Haifa City')],
  });

  example('P11: the Arms Cache may be in the City itself [9.0 P11]', 58, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '1 Arms Cache', 'Haifa District': '1 Arms Cache' }],
    when: [play('British', 'P11', 'unshaded')],
    then: [asked('British', 'Arms Cache in Haifa City', 'Arms Cache in Haifa District')],
  });

  example('P11: without an Arms Cache Political Will stays [9.0 P11]', 69, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '1 Arms Cache' }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ 'Political Will': 10, Samaria: '1 Arms Cache' }, nothingAsked],
  });

  example('P11: Travel from up to two spaces with Cells and a Curfew [9.0 P11]', 81, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Troops', '1 Curfew'] },
      { 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'], Samaria: '1 Active Cell' },
    ],
    when: [play('British', 'P11', 'shaded'), answers('Irgun', 'Haifa City', 'Gaza', 'Jerusalem City', 'Galilee')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Curfew'], Gaza: '1 Underground Cell', Galilee: '1 Underground Cell' },
      { 'Jerusalem City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Troops', '1 Curfew'], Samaria: '1 Active Cell' },
      nothingAsked,
    ],
  });

  example('P11: a City without a Curfew and a Curfew without Cells are no origins [9.0 P11]', 101, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops'], 'Tel Aviv-Jaffa': ['1 Troops', '1 Curfew'] }],
    when: [play('Irgun', 'P11', 'shaded')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Troops'] }, nothingAsked],
  });

  example('P11: Travelling Cells go Underground anywhere [3.3.2]', 113, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Active Cells', '1 Underground Cell'] }],
    when: [
      conduct('Irgun', 'Travel'),
      answers('Irgun', 'Gaza', '0 Underground Cell', '1 Active Cell', 'Samaria', '1 Underground Cell', '1 Active Cell'),
    ],
    then: [{ Gaza: '1 Underground Cell', Samaria: '2 Underground Cells' }],
  });

  example('P11: more than three Cells and cubes on a Railway are seen [3.3.2]', 125, {
    given: [emptyBoard, { Haganah: 2, Samaria: '2 Underground Cells', 'Haifa–Syria': ['1 Police', '1 Troops'] }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa–Syria', '2')],
    then: [{ 'Haifa–Syria': ['1 Police', '1 Troops', '2 Active Cells'] }],
  });

  example('P11: three Cells and cubes on a Railway are not seen [3.3.2]', 137, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Active Cell', 'Haifa–Syria': ['1 Police', '1 Troops', '3 Underground Cells'] }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Samaria', 'Haifa–Syria', 'done')],
    then: [{ 'Haifa–Syria': ['1 Police', '1 Troops', '4 Underground Cells'] }],
  });

  example('P11: a Curfew sees them too, a District does not [1.10, 3.3.2]', 149, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: '1 Underground Cell', Gaza: '1 Active Cell', 'Haifa City': ['2 Troops', '1 Police', '1 Curfew'] },
      { Lydda: '4 Troops' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Samaria', 'Haifa City', 'Gaza', 'Lydda')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Curfew', '1 Active Cell'], Lydda: ['4 Troops', '1 Underground Cell'] }],
  });

  example('P11: a City without a Curfew does not see them [3.3.2]', 164, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Active Cell', 'Haifa City': '4 Troops' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa City')],
    then: [{ 'Haifa City': ['4 Troops', '1 Underground Cell'] }],
  });

  example('P11: Assault removes Cells alternately to Available and Prison [ruling, Alternately, within each space]', 176, {
    given: [emptyBoard, { Samaria: ['6 Troops', '4 Active Cells', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['6 Troops', '1 Active Cell', '1 Arms Cache'], Prison: '1 Cell' }, has('Available', '13 Cells')],
  });

  example('P11: Assault takes an Arms Cache only when no Cells remain [1.6.2, 3.2.4]', 187, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['4 Troops', '1 Active Cell', '2 Arms Caches'] },
      { Gaza: ['4 Troops', '1 Underground Cell', '1 Arms Cache'] },
    ],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1'), answers('British', 'Gaza', 'no')],
    then: [
      { Samaria: ['4 Troops', '1 Arms Cache'], Gaza: ['4 Troops', '1 Underground Cell', '1 Arms Cache'], 'Political Will': 11 },
      hold('British', '1 Intel 1'),
      { Prison: 'nothing' },
    ],
  });

  example('P11: Intel Chits let Assault reach Underground Cells, and the Arms Cache behind them [1.6.1, 3.2.4]', 204, {
    given: [
      emptyBoard,
      { 'Political Will': 10 },
      hold('British', '1 Intel 2'),
      { Gaza: ['6 Troops', '2 Underground Cells', '1 Arms Cache'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'yes', '2'), answers('draw', 'Intel 0')],
    then: [{ Gaza: '6 Troops', 'Political Will': 11 }, hold('British', '1 Intel 0'), { Prison: '1 Cell' }, has('Available', '14 Cells')],
  });

  example('P11: Assault selects spaces with Troops and Irgun pieces [3.2.4]', 221, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Arms Cache'], Gaza: ['2 Police', '1 Active Cell'], Lydda: '3 Troops' },
      { 'Haifa–Syria': ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault')],
    then: [asked('British', 'Samaria', 'Haifa–Syria')],
  });

  example('P11: an Intelligence Lead adds a space to three [2.3.7]', 233, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 0', '1 Intel 1'),
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Gaza', 'Lydda', 'Intelligence Lead', 'Intel 0', 'Galilee')],
    then: [{ Galilee: '2 Troops', 'Haifa City': ['2 Troops', '1 Active Cell'] }, hold('British', '1 Intel 1'), nothingAsked],
  });

  example('P11: the Assault is in the same City [9.0 P11]', 251, {
    given: [emptyBoard, { 'Haifa City': '2 Troops', Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Curfew'] }, nothingAsked],
  });

  example('P11: a City with a Curfew and no Cells is no origin [9.0 P11]', 263, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Troops', '1 Curfew'] },
      { 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded')],
    then: [asked('Irgun', 'Haifa City', 'Jerusalem City')],
  });

  example('P11: one origin is enough [9.0 P11]', 275, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded'), answers('Irgun', 'Haifa City', 'Gaza', 'done')],
    then: [{ Gaza: '1 Underground Cell', 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] }],
  });

  example('P11: three Cells and cubes under a Curfew are not seen [3.3.2]', 288, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Active Cell', 'Haifa City': ['1 Troops', '1 Police', '1 Curfew'], Lydda: '3 Troops' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa City')],
    then: [{ 'Haifa City': ['1 Troops', '1 Police', '1 Curfew', '1 Underground Cell'] }],
  });

  example('P11: Intel Chits are spent for what the Troops could still remove [3.2.4]', 301, {
    given: [emptyBoard, hold('British', '1 Intel 1', '1 Intel 2'), { Samaria: ['4 Troops', '1 Active Cell', '3 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes', 'Intel 2')],
    then: [asked('British', '0', '1')],
  });

  example('P11: Intel Chits are not offered when the Troops have removed all they can [3.2.4]', 312, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['2 Troops', '1 Active Cell', '1 Underground Cell'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['2 Troops', '1 Underground Cell'] }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P11: Intel Chits are not offered where only Active Cells are left [3.2.4]', 324, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['2 Troops', '2 Active Cells'], Gaza: '1 Underground Cell' }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'], Gaza: '1 Underground Cell' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P11: an Intel Chit of value 1 removes one Underground Cell there [3.2.4]', 338, {
    given: [emptyBoard, hold('British', '2 Intel 1'), { Samaria: ['6 Troops', '3 Underground Cells'], Gaza: '1 Underground Cell' }],
    when: [conduct('British', 'Assault'), answers('British', 'yes', '1', 'no')],
    then: [
      { Samaria: ['6 Troops', '2 Underground Cells'], Gaza: '1 Underground Cell' },
      hold('British', '1 Intel 1'),
      { Prison: 'nothing' },
    ],
  });

  example('P11: only one Arms Cache goes [9.0 P11]', 353, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa District': '2 Arms Caches' }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ 'Haifa District': '1 Arms Cache', 'Political Will': 11 }, nothingAsked],
  });

  example('P11: the Assault comes before the Arms Cache [9.0 P11]', 365, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['2 Troops', '1 Arms Cache'], 'Haifa District': '1 Arms Cache' }],
    when: [play('British', 'P11', 'unshaded'), answers('draw', 'Intel 0')],
    then: [{ 'Haifa City': ['2 Troops', '1 Curfew'], 'Haifa District': 'nothing', 'Political Will': 12 }, nothingAsked],
  });

  example('P11: Police keep a Curfew as Troops do, and Cells there may Travel [9.0 P11]', 380, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Police', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded')],
    then: [asked('Irgun', 'Haifa City', 'Jerusalem City')],
  });

  example('P11: after one origin Irgun may stop [9.0 P11]', 391, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded'), answers('Irgun', 'Haifa City', 'Gaza')],
    then: [asked('Irgun', 'Jerusalem City', 'done')],
  });

  example('P11: a Cell need not move from its origin [3.3.2]', 403, {
    given: [emptyBoard, { Haganah: 2, Samaria: '2 Active Cells' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Gaza', '1', 'done')],
    then: [{ Gaza: '1 Underground Cell', Samaria: '1 Active Cell' }],
  });

  example('P11: Assault fills Prison, raises Political Will and then draws [3.2.4]', 415, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['6 Troops', '2 Active Cells', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault')],
    then: [asked('draw', 'Intel 0', 'Intel 1', 'Intel 2'), { Samaria: '6 Troops', Prison: '1 Cell', 'Political Will': 11 }],
  });

  example('P11: an Intel Chit of value 0 removes no Underground Cell [1.6.1]', 428, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { Samaria: ['4 Troops', '2 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes')],
    then: [{ Samaria: ['4 Troops', '2 Underground Cells'] }, hold('British'), nothingAsked],
  });

  example('P11: an Intel Chit of value 1 reaches one Underground Cell and no more [1.6.1]', 441, {
    given: [emptyBoard, hold('British', '1 Intel 1'), { Samaria: ['6 Troops', '3 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes')],
    then: [asked('British', '0', '1')],
  });

  example('P11: an Intel Chit of value 2 reaches two Underground Cells and no more [1.6.1]', 452, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['6 Troops', '3 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes')],
    then: [asked('British', '0', '1', '2')],
  });
});
