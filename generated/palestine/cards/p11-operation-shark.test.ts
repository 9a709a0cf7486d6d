// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P11 Operation Shark. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, hold, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p11-operation-shark.yaml');

describe('P11 Operation Shark', () => {
  example('the British choose the City [ruling, Who chooses where P1 and P11 strike]', 18, {
    given: [
      emptyBoard,
      { 'Haifa City': '2 Troops', Samaria: ['2 Troops', '1 Active Cell'], Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
    ],
    when: [play('Irgun', 'P11', 'unshaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('Search, then Assault in the City, then an Arms Cache in or next to it [9.0 P11, tip]', 30, {
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

  example('the faction that executes it selects the Arms Cache [ruling, Who chooses where P1 and P11 strike]', 48, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Arms Cache'], 'Haifa District': '1 Arms Cache' }],
    when: [play('Irgun', 'P11', 'unshaded')],
    then: [asked('Irgun', 'Arms Cache in Haifa District', 'Arms Cache in Haifa City')],
  });

  example('the Arms Cache may be in the City itself [9.0 P11]', 58, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '1 Arms Cache', 'Haifa District': '1 Arms Cache' }],
    when: [play('British', 'P11', 'unshaded')],
    then: [asked('British', 'Arms Cache in Haifa City', 'Arms Cache in Haifa District')],
  });

  example('without an Arms Cache Political Will stays [9.0 P11]', 69, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '1 Arms Cache' }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ 'Political Will': 10, Samaria: '1 Arms Cache' }, nothingAsked],
  });

  example('Travel from up to two spaces with Cells and a Curfew [9.0 P11]', 81, {
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

  example('a City without a Curfew and a Curfew without Cells are no origins [9.0 P11]', 101, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops'], 'Tel Aviv-Jaffa': ['1 Troops', '1 Curfew'] }],
    when: [play('Irgun', 'P11', 'shaded')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Troops'] }, nothingAsked],
  });

  example('the Assault is in the same City [9.0 P11]', 113, {
    given: [emptyBoard, { 'Haifa City': '2 Troops', Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Curfew'] }, nothingAsked],
  });

  example('a City with a Curfew and no Cells is no origin [9.0 P11]', 125, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Troops', '1 Curfew'] },
      { 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded')],
    then: [asked('Irgun', 'Haifa City', 'Jerusalem City')],
  });

  example('one origin is enough [9.0 P11]', 137, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded'), answers('Irgun', 'Haifa City', 'Gaza', 'done')],
    then: [{ Gaza: '1 Underground Cell', 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] }],
  });

  example('only one Arms Cache goes [9.0 P11]', 150, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa District': '2 Arms Caches' }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ 'Haifa District': '1 Arms Cache', 'Political Will': 11 }, nothingAsked],
  });

  example('the Assault comes before the Arms Cache [9.0 P11]', 162, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['2 Troops', '1 Arms Cache'], 'Haifa District': '1 Arms Cache' }],
    when: [play('British', 'P11', 'unshaded'), answers('draw', 'Intel 0')],
    then: [{ 'Haifa City': ['2 Troops', '1 Curfew'], 'Haifa District': 'nothing', 'Political Will': 12 }, nothingAsked],
  });

  example('Police keep a Curfew as Troops do, and Cells there may Travel [9.0 P11]', 177, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Police', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded')],
    then: [asked('Irgun', 'Haifa City', 'Jerusalem City')],
  });

  example('after one origin Irgun may stop [9.0 P11]', 188, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': ['1 Active Cell', '1 Troops', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Troops', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P11', 'shaded'), answers('Irgun', 'Haifa City', 'Gaza')],
    then: [asked('Irgun', 'Jerusalem City', 'done')],
  });
});
