// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P26 Veterans of WWII. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p26-veterans-of-wwii.yaml');

describe('P26 Veterans of WWII', () => {
  example('the faction that conducts the Operation adds a Special Activity [ruling, The Special Activity of P26]', 12, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: '1 Underground Cell', Gaza: '1 Underground Cell', 'Haifa City': ['3 Troops', '1 Active Cell', '1 Police'] },
      { Lydda: ['2 Police', '1 Underground Cell'] },
    ],
    when: [play('British', 'P26', 'event'), answers('British', 'Irgun'), answers('Irgun', 'Sabotage', 'Samaria'), answers('roll', '4')],
    then: [{ Samaria: ['1 Active Cell', '1 Sabotage'] }, asked('Irgun', 'Gaza', 'Lydda', 'done')],
  });

  example('either faction may choose either Operation [9.0 P26]', 29, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Underground Cell', 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [play('British', 'P26', 'event')],
    then: [asked('British', 'Irgun', 'British')],
  });

  example('Irgun may choose that the British assault, with the Special Activity of the British [ruling, The Special Activity of P26]', 40, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Underground Cell', 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'British'), answers('British', 'Assault')],
    then: [asked('British', 'Haifa City', 'Special Activity')],
  });

  example('Irgun sabotage in no more than three spaces, each with an Underground Cell [9.0 P26, tip]', 53, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: '2 Underground Cells', Lydda: '1 Underground Cell', Gaza: ['1 Underground Cell', '1 Troops'] },
      { Galilee: '1 Underground Cell', 'Jerusalem City': '1 Active Cell' },
    ],
    when: [
      play('Irgun', 'P26', 'event'),
      answers('Irgun', 'Sabotage', 'Samaria'),
      answers('roll', '3'),
      answers('Irgun', 'Lydda'),
      answers('roll', '2'),
      answers('Irgun', 'Gaza'),
      answers('roll', '6'),
    ],
    then: [
      { Samaria: ['1 Active Cell', '1 Underground Cell', '1 Sabotage'], Lydda: '1 Active Cell' },
      { Gaza: ['1 Active Cell', '1 Troops', '1 Sabotage'], Galilee: '1 Underground Cell', 'Jerusalem City': '1 Active Cell' },
      nothingAsked,
    ],
  });

  example('Irgun may stop before the third space [9.0 P26]', 78, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Underground Cell', Lydda: '1 Underground Cell' }],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'Sabotage', 'Samaria'), answers('roll', '3'), answers('Irgun', 'done')],
    then: [{ Samaria: ['1 Active Cell', '1 Sabotage'], Lydda: '1 Underground Cell' }, nothingAsked],
  });

  example('Irgun need not sabotage [9.0 P26]', 94, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Underground Cell' }],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'done')],
    then: [{ Samaria: '1 Underground Cell' }, nothingAsked],
  });

  example('Irgun may conduct any Special Activity with the Sabotage [9.0 P26, tip]', 106, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Political Will': 10, Samaria: '1 Underground Cell', 'Haifa City': ['1 Underground Cell', '1 Police', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'Sabotage', 'Special Activity')],
    then: [asked('Irgun', 'Silence', 'Propagandize')],
  });

  example('Irgun silence Police before the Sabotage, and no second time [9.0 P26, tip]', 119, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Underground Cells', '2 Police'] }],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'Sabotage', 'Special Activity'), answers('roll', '4')],
    then: [{ Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police', '1 Sabotage'] }, has('Available', '5 Police'), nothingAsked],
  });

  example('Irgun turn a Sabotage into Terror [9.0 P26, tip]', 133, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'Sabotage', 'Terror'), answers('roll', '3')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Terror'] }, nothingAsked],
  });

  example('the British assault in no more than three spaces [9.0 P26]', 146, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Police', '1 Active Cell'] },
    ],
    when: [play('British', 'P26', 'event'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza')],
    then: [
      { Samaria: '2 Troops', Lydda: '2 Troops', Gaza: '2 Troops', Galilee: ['2 Troops', '1 Active Cell'] },
      { 'Haifa City': ['2 Police', '1 Active Cell'], Prison: 'nothing' },
      nothingAsked,
    ],
  });

  example('the British need not assault [9.0 P26]', 166, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [play('Irgun', 'P26', 'event'), answers('British', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('the British add only Mass Detention [9.0 P26, tip]', 177, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['2 Troops', '1 Active Cell'] },
      { 'Haifa City': ['3 Troops', '1 Police', '1 Underground Cell', '1 Curfew'], 'Haifa District': '1 Underground Cell' },
    ],
    when: [play('British', 'P26', 'event'), answers('British', 'British', 'Assault', 'Samaria', 'Special Activity'), answers('roll', '3')],
    then: [
      { Samaria: '2 Troops', 'Haifa City': ['3 Troops', '1 Police', '1 Curfew'], 'Haifa District': 'nothing', Prison: '2 Cells' },
      { 'Political Will': 9 },
      nothingAsked,
    ],
  });

  example('the British may stop before the third space [9.0 P26]', 196, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] }],
    when: [play('British', 'P26', 'event'), answers('British', 'Assault', 'Samaria', 'done')],
    then: [{ Samaria: '2 Troops', Lydda: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('at 4 on the Haganah Track Irgun may sabotage in a fourth space [ruling, Additional spaces and Events]', 209, {
    given: [
      emptyBoard,
      { Samaria: '1 Underground Cell', Lydda: '1 Underground Cell', Gaza: '1 Underground Cell', Galilee: '1 Underground Cell' },
      { 'Jerusalem City': '1 Underground Cell' },
    ],
    when: [
      play('Irgun', 'P26', 'event'),
      answers('Irgun', 'Sabotage', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
      answers('Irgun', 'Gaza'),
      answers('roll', '1'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
    ],
    then: [{ Galilee: '1 Active Cell', 'Jerusalem City': '1 Underground Cell' }, nothingAsked],
  });

  example("the Event's three spaces hold also under Ernest Bevin [5.1.2]", 232, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P26', 'event'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza')],
    then: [{ Gaza: '2 Troops', Galilee: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });
});
