// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P8 Harry Truman. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p8-harry-truman.yaml');

describe('P8 Harry Truman', () => {
  example('Political Will rises by 2 and the British may Deploy in up to 3 spaces [9.0 P8]', 14, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': '2 Troops', Gaza: ['2 Troops', '1 Underground Cell'], Samaria: '1 Troops', Lydda: '1 Troops' },
    ],
    when: [play('British', 'P8', 'unshaded'), answers('British', 'Deploy', 'Haifa City', 'Gaza', 'Samaria', 'done')],
    then: [
      { 'Political Will': 12, 'Haifa City': ['2 Troops', '1 Police'], Gaza: ['2 Troops', '1 Police', '1 Underground Cell'] },
      { Samaria: ['1 Troops', '1 Police'], Lydda: '1 Troops' },
      nothingAsked,
    ],
  });

  example('Troops move to one additional space [9.0 P8, tip]', 33, {
    given: [emptyBoard, { 'Haifa City': '3 Troops', Gaza: '2 Troops', Samaria: ['1 Troops', '1 Active Cell'] }],
    when: [
      play('Irgun', 'P8', 'unshaded'),
      answers('British', 'Deploy', 'Haifa City', 'done'),
      answers('British', 'Haifa–Syria', 'Haifa City', '2', 'Samaria', 'done'),
    ],
    then: [{ 'Haifa City': ['1 Troops', '1 Police'], Gaza: '2 Troops', Samaria: '1 Active Cell', 'Haifa–Syria': '3 Troops' }, nothingAsked],
  });

  example('the British may decline to Deploy [9.0 P8]', 50, {
    given: [emptyBoard, { 'Political Will': 19, 'Haifa City': '3 Troops' }],
    when: [play('British', 'P8', 'unshaded'), answers('British', 'done')],
    then: [{ 'Political Will': 20, 'Haifa City': '3 Troops' }, nothingAsked],
  });

  example('each Curfew on the map lowers Political Will by 1 [9.0 P8]', 63, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Curfew'] },
      { Gaza: ['3 Sabotage', '1 Terror'] },
    ],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Political Will': 8, 'Haifa City': ['3 Troops', '1 Curfew'] }, nothingAsked],
  });

  example('no Curfew costs nothing [9.0 P8]', 77, {
    given: [emptyBoard, { 'Political Will': 10, Gaza: ['3 Sabotage', '1 Terror'] }],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('with the unshaded Ernest Bevin the loss is 1 less [9.0 P8, tip]', 87, {
    given: [
      emptyBoard,
      inPlay('P9', 'unshaded'),
      { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] },
    ],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Political Will': 8 }],
  });

  example('a Limited Deploy moves Troops to a second space [3.2.1; 2.3.4]', 100, {
    given: [emptyBoard, card('P8'), are('British', '1st Eligible'), { Gaza: '2 Troops', Samaria: '2 Troops' }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Limited Operation', 'Limited Operation', 'Deploy', 'Gaza'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', 'Samaria', '2', 'done'),
    ],
    then: [{ Gaza: ['2 Troops', '1 Police'], Samaria: 'nothing', 'Tel Aviv-Jaffa–Haifa': '2 Troops' }],
  });

  example('with the shaded Ernest Bevin the British still Deploy in 3 spaces [5.1.2]', 116, {
    given: [emptyBoard, inPlay('P9', 'shaded'), { Gaza: '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', Galilee: '1 Troops' }],
    when: [play('British', 'P8', 'unshaded'), answers('British', 'Deploy', 'Gaza', 'Samaria', 'Lydda', 'done')],
    then: [
      { Gaza: ['1 Troops', '1 Police'], Samaria: ['1 Troops', '1 Police'], Lydda: ['1 Troops', '1 Police'], Galilee: '1 Troops' },
      nothingAsked,
    ],
  });

  example('Political Will has risen before Deploy [9.0 P8]', 134, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '1 Troops' }],
    when: [play('British', 'P8', 'unshaded')],
    then: [asked('British', 'Deploy', 'done'), { 'Political Will': 12 }],
  });
});
