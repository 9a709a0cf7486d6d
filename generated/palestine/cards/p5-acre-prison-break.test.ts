// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P5 Acre Prison Break. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p5-acre-prison-break.yaml');

describe('P5 Acre Prison Break', () => {
  example('up to 2 Cells in Prison leave the game [9.0 P5]', 12, {
    given: [emptyBoard, { Prison: '4 Cells' }],
    when: [play('British', 'P5', 'unshaded')],
    then: [asked('British', '0', '1', '2')],
  });

  example('2 Cells are removed from the game, not to Available [9.0 P5]', 21, {
    given: [emptyBoard, { Prison: '3 Cells', Gaza: '1 Underground Cell' }],
    when: [play('British', 'P5', 'unshaded'), answers('British', '2')],
    then: [{ Prison: '1 Cell', 'Out of the Game': '2 Cells' }, has('Available', '11 Cells'), { Gaza: '1 Underground Cell' }],
  });

  example('Irgun may remove none [9.0 P5; 5.1]', 35, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [play('Irgun', 'P5', 'unshaded'), answers('Irgun', '0')],
    then: [{ Prison: '1 Cell', 'Out of the Game': 'nothing' }],
  });

  example('Cells removed from the game are not placed again [9.0 P5, tip]', 46, {
    given: [emptyBoard, { 'Out of the Game': '2 Cells', Prison: '12 Cells' }],
    when: [play('Irgun', 'P6', 'shaded'), answers('Irgun', 'Haifa City')],
    then: [
      { 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': 'nothing', 'Jerusalem City': 'nothing', 'Out of the Game': '2 Cells' },
      has('Available', '0 Cells'),
    ],
  });

  example('all Cells in Prison become Available [9.0 P5]', 61, {
    given: [
      emptyBoard,
      { 'Out of the Game': '2 Cells', Prison: '4 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      { Gaza: ['1 Underground Cell', '1 Active Cell'] },
    ],
    when: [play('Irgun', 'P5', 'shaded')],
    then: [
      { Prison: 'nothing', 'Out of the Game': '2 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      { Gaza: ['1 Underground Cell', '1 Active Cell'] },
      has('Available', '9 Cells'),
      nothingAsked,
    ],
  });
});
