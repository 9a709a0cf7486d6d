// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P16 Alan Cunningham. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p16-alan-cunningham.yaml');

describe('P16 Alan Cunningham', () => {
  example('two Limited Operations may be of different types and use the same pieces, then Restore [9.0 P16, tip]', 14, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Police', '1 Underground Cell', '1 Terror'], Gaza: '1 Sabotage' }],
    when: [
      play('British', 'P16', 'unshaded'),
      answers('British', 'Search', 'Samaria'),
      answers('British', 'Assault'),
      answers('British', 'Restore'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'], Gaza: '1 Sabotage' }, nothingAsked],
  });

  example('a third is not allowed [9.0 P16]', 29, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P16', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Assault', 'Gaza')],
    then: [{ Lydda: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('an Operation that has no space is not chosen [ruling, An Operation needs a space]', 42, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Underground Cell'] }],
    when: [play('British', 'P16', 'unshaded')],
    then: [asked('British', 'Deploy', 'Search', 'done')],
  });

  example('all may be declined [9.0 P16]', 51, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }],
    when: [play('Irgun', 'P16', 'unshaded'), answers('British', 'done', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }, nothingAsked],
  });

  example('two Cells from Prison come to any Cities [9.0 P16]', 62, {
    given: [emptyBoard, { Prison: '3 Cells' }],
    when: [play('Irgun', 'P16', 'shaded'), answers('British', 'Haifa City', 'Jerusalem City')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell', Prison: '1 Cell' }, has('Available', '12 Cells')],
  });

  example('both may come to one City [9.0 P16]', 75, {
    given: [emptyBoard, { Prison: '2 Cells' }],
    when: [play('British', 'P16', 'shaded'), answers('British', 'Haifa City', 'Haifa City')],
    then: [{ 'Haifa City': '2 Underground Cells', Prison: 'nothing' }, nothingAsked],
  });

  example('the only Cell in Prison is released [9.0 P16, tip]', 87, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [play('Irgun', 'P16', 'shaded'), answers('British', 'Tel Aviv-Jaffa')],
    then: [{ 'Tel Aviv-Jaffa': '1 Underground Cell', Prison: 'nothing' }, nothingAsked],
  });

  example('only Cities are offered [9.0 P16]', 99, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [play('Irgun', 'P16', 'shaded')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });
});
