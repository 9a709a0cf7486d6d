// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P16 Alan Cunningham. */

import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p16-alan-cunningham.yaml');

describe('P16 Alan Cunningham', () => {
  example('P16: two Limited Operations may be of different types and use the same pieces, then Restore [9.0 P16, tip]', 14, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Police', '1 Underground Cell', '1 Terror'], Gaza: '1 Sabotage' }],
    when: [
      play('British', 'P16', 'unshaded'),
      answers('British', 'Search', 'Samaria'),
      answers('British', 'Assault'),
      answers('British', 'Restore'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'], Gaza: '1 Sabotage' }, nothingAsked],
  });

  example('P16: a third is not allowed [9.0 P16]', 29, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P16', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Assault', 'Gaza')],
    then: [{ Lydda: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('P16: an Operation that has no space is not chosen [ruling, An Operation needs a space]', 42, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Underground Cell'] }],
    when: [play('British', 'P16', 'unshaded')],
    then: [asked('British', 'Deploy', 'Search', 'done')],
  });

  example('P16: all may be declined [9.0 P16]', 51, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }],
    when: [play('Irgun', 'P16', 'unshaded'), answers('British', 'done', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }, nothingAsked],
  });

  example('P16: Restore removes Curfews and Sabotage, and turns Terror into Sabotage [1.10, 4.2.1]', 62, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Police', '1 Curfew', '2 Sabotage', '3 Terror'], Gaza: '1 Sabotage' }],
    when: [conduct('British', 'Restore')],
    then: [{ 'Haifa City': ['1 Troops', '1 Police', '3 Sabotage'], Gaza: '1 Sabotage' }],
  });

  example('P16: Restore is in one space with Troops and Police and no Irgun pieces [4.2.1]', 73, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Police', '1 Sabotage'], 'Haifa–Syria': ['1 Troops', '1 Police', '1 Sabotage'] },
      { Samaria: ['2 Troops', '1 Terror'], Gaza: ['2 Police', '1 Terror'], Lydda: ['1 Troops', '1 Police', '1 Arms Cache', '1 Terror'] },
      { Galilee: ['1 Troops', '1 Police', '1 Underground Cell', '1 Terror'] },
    ],
    when: [conduct('British', 'Restore')],
    then: [asked('British', 'Haifa City', 'Haifa–Syria')],
  });

  example('P16: Negotiate needs a roll above the Haganah Track [4.2.2, 6.5.1]', 87, {
    given: [emptyBoard, { Haganah: 2 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '3')],
    then: [{ Haganah: 1 }, hold('British')],
  });

  example('P16: a roll that equals the Haganah Track is too low [4.2.2]', 98, {
    given: [emptyBoard, { Haganah: 2 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '2')],
    then: [{ Haganah: 2 }],
  });

  example('P16: each Terror marker on the map adds 1 to the roll [4.2.2]', 108, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '1 Terror', Samaria: ['1 Terror', '1 Sabotage'] }],
    when: [conduct('British', 'Negotiate'), answers('roll', '1')],
    then: [{ Haganah: 1 }],
  });

  example('P16: at 0 Negotiate draws an Intel Chit [4.2.2, 6.5.4]', 120, {
    given: [emptyBoard, { Haganah: 0 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '1'), answers('draw', 'Intel 2')],
    then: [{ Haganah: 0 }, hold('British', '1 Intel 2')],
  });

  example('P16: two Cells from Prison come to any Cities [9.0 P16]', 132, {
    given: [emptyBoard, { Prison: '3 Cells' }],
    when: [play('Irgun', 'P16', 'shaded'), answers('British', 'Haifa City', 'Jerusalem City')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell', Prison: '1 Cell' }, has('Available', '12 Cells')],
  });

  example('P16: both may come to one City [9.0 P16]', 145, {
    given: [emptyBoard, { Prison: '2 Cells' }],
    when: [play('British', 'P16', 'shaded'), answers('British', 'Haifa City', 'Haifa City')],
    then: [{ 'Haifa City': '2 Underground Cells', Prison: 'nothing' }, nothingAsked],
  });

  example('P16: the only Cell in Prison is released [9.0 P16, tip]', 157, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [play('Irgun', 'P16', 'shaded'), answers('British', 'Tel Aviv-Jaffa')],
    then: [{ 'Tel Aviv-Jaffa': '1 Underground Cell', Prison: 'nothing' }, nothingAsked],
  });

  example('P16: only Cities are offered [9.0 P16]', 169, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [play('Irgun', 'P16', 'shaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('P16: Restore is in one space only, and leaves the others [4.2.1]', 178, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Police', '1 Curfew', '1 Terror'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Curfew', '1 Sabotage', '1 Terror'] },
    ],
    when: [conduct('British', 'Restore'), answers('British', 'Haifa City')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Police', '1 Sabotage'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Curfew', '1 Sabotage', '1 Terror'] },
      nothingAsked,
    ],
  });
});
