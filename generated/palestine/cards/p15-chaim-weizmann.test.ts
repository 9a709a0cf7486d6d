// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P15 Chaim Weizmann. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p15-chaim-weizmann.yaml');

describe('P15 Chaim Weizmann', () => {
  example('the Haganah Track falls, and a Sabotage marker may go [9.0 P15]', 14, {
    given: [emptyBoard, { Haganah: 2, Samaria: '2 Sabotage', 'Haifa City': ['1 Sabotage', '1 Terror'] }],
    when: [play('British', 'P15', 'unshaded'), answers('British', 'Samaria')],
    then: [{ Haganah: 1, Samaria: '1 Sabotage', 'Haifa City': ['1 Sabotage', '1 Terror'] }, nothingAsked],
  });

  example('the Sabotage marker may stay [9.0 P15]', 29, {
    given: [emptyBoard, { Haganah: 3, Samaria: '1 Sabotage' }],
    when: [play('British', 'P15', 'unshaded'), answers('British', 'done')],
    then: [{ Haganah: 2, Samaria: '1 Sabotage' }],
  });

  example('the Haganah Track rises, and Sabotage needs an Underground Cell [9.0 P15, tip]', 41, {
    given: [emptyBoard, { Haganah: 1, Samaria: '1 Active Cell', Gaza: '1 Underground Cell' }],
    when: [play('Irgun', 'P15', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '3')],
    then: [{ Haganah: 2, Gaza: ['1 Active Cell', '1 Sabotage'], Samaria: '1 Active Cell' }, nothingAsked],
  });

  example('Sabotage is in one space [9.0 P15]', 57, {
    given: [emptyBoard, { Haganah: 1, Samaria: '1 Underground Cell', Gaza: '1 Underground Cell' }],
    when: [play('British', 'P15', 'shaded'), answers('Irgun', 'Sabotage', 'Gaza'), answers('roll', '2')],
    then: [{ Haganah: 2, Gaza: '1 Active Cell', Samaria: '1 Underground Cell' }, nothingAsked],
  });

  example('at 4 on the Haganah Track the Sabotage may select a second space [ruling, Additional spaces and Events]', 73, {
    given: [emptyBoard, { Haganah: 3, Samaria: '1 Underground Cell', Gaza: '1 Underground Cell', Lydda: '1 Underground Cell' }],
    when: [
      play('Irgun', 'P15', 'shaded'),
      answers('Irgun', 'Sabotage', 'Gaza'),
      answers('roll', '3'),
      answers('Irgun', 'Samaria'),
      answers('roll', '3'),
    ],
    then: [
      { Haganah: 4, Gaza: ['1 Active Cell', '1 Sabotage'], Samaria: ['1 Active Cell', '1 Sabotage'], Lydda: '1 Underground Cell' },
      nothingAsked,
    ],
  });

  example('Sabotage may be declined [9.0 P15]', 93, {
    given: [emptyBoard, { Haganah: 1, Gaza: '1 Underground Cell' }],
    when: [play('Irgun', 'P15', 'shaded'), answers('Irgun', 'done')],
    then: [{ Haganah: 2, Gaza: '1 Underground Cell' }],
  });

  example('the Track has fallen before a Sabotage marker goes [9.0 P15]', 105, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Sabotage', 'Haifa City': '1 Sabotage' }],
    when: [play('British', 'P15', 'unshaded')],
    then: [asked('British', 'Samaria', 'Haifa City', 'done'), { Haganah: 1 }],
  });

  example('Sabotage is in a space of any kind [9.0 P15]', 117, {
    given: [
      emptyBoard,
      { Haganah: 1, Samaria: '1 Underground Cell', 'Haifa City': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell' },
    ],
    when: [play('Irgun', 'P15', 'shaded'), answers('Irgun', 'Sabotage')],
    then: [asked('Irgun', 'Samaria', 'Haifa City', 'Haifa–Syria')],
  });
});
