// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P34 Propaganda!. */

import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, hold, nothingAsked } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p34-propaganda.yaml');

describe('P34 Propaganda!', () => {
  example('P34: Irgun may rob in one District or City with more Cells than Police [6.2.1]', 5, {
    given: [
      emptyBoard,
      { Haganah: 2 },
      hold('British', '1 Intel 1'),
      { Samaria: ['2 Underground Cells', '1 Police'], Gaza: '1 Underground Cell', 'Haifa City': ['1 Underground Cell', '1 Police'] },
      { 'Haifa–Syria': '2 Active Cells', 'Jerusalem City': ['1 Active Cell', '2 Troops'] },
    ],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'Rob')],
    then: [asked('Irgun', 'Samaria', 'Gaza', 'Jerusalem City')],
  });

  example('P34: Irgun rob in no second space [6.2.1]', 21, {
    given: [
      emptyBoard,
      { Haganah: 2 },
      hold('British', '1 Intel 1'),
      { Samaria: ['2 Underground Cells', '1 Police'], Gaza: ['1 Underground Cell', '1 Police'] },
      { 'Jerusalem City': ['1 Active Cell', '2 Troops'] },
    ],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'Rob', 'Samaria'), answers('roll', '3')],
    then: [
      { Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police', '1 Arms Cache'], Gaza: ['1 Underground Cell', '1 Police'] },
      { 'Jerusalem City': ['1 Active Cell', '2 Troops'] },
      hold('British', '1 Intel 1'),
      nothingAsked,
    ],
  });

  example('P34: Irgun need not rob [6.2.1]', 40, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 1'), { Gaza: '1 Underground Cell' }],
    when: [conduct(null, 'Resource Phase')],
    then: [asked('Irgun', 'Rob', 'done')],
  });

  example('P34: British without Intel chits draw one [6.2.2]', 51, {
    given: [emptyBoard, { Haganah: 2 }],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 2')],
    then: [hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P34: of one Intel chit none is discarded [6.2.2]', 62, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 0')],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 0'), nothingAsked],
  });

  example('P34: of five Intel chits the British discard two that they choose [6.2.2]', 73, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 0', '2 Intel 1', '2 Intel 2')],
    when: [conduct(null, 'Resource Phase'), answers('British', 'Intel 0', 'Intel 2')],
    then: [hold('British', '2 Intel 1', '1 Intel 2'), nothingAsked],
  });

  example('P34: with Haganah at 0 the British draw one more [6.2.3, 6.5.4]', 85, {
    given: [emptyBoard, { Haganah: 0, Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 2', 'Intel 2')],
    then: [hold('British', '2 Intel 2'), { Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('P34: the Intel chit of the Haganah comes after half have been discarded [6.2.2, 6.2.3]', 98, {
    given: [emptyBoard, { Haganah: 0 }, hold('British', '2 Intel 1')],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 2')],
    then: [hold('British', '1 Intel 1', '1 Intel 2'), nothingAsked],
  });

  example('P34: with Haganah at 1 neither gets anything [6.2.3]', 110, {
    given: [emptyBoard, { Haganah: 1 }, hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('P34: with Haganah at 3 neither gets anything [6.2.3]', 123, {
    given: [emptyBoard, { Haganah: 3 }, hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('P34: with Haganah at 4 Irgun may place an Arms Cache in a District or City with a Cell [6.2.3]', 136, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 1'),
      { Gaza: ['1 Active Cell', '1 Police'], 'Haifa City': ['1 Underground Cell', '1 Police', '1 Arms Cache'], Samaria: '1 Arms Cache' },
      { 'Haifa–Syria': '2 Underground Cells' },
    ],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 1'), asked('Irgun', 'Gaza', 'Haifa City', 'done')],
  });

  example('P34: Irgun place one Arms Cache and no second [6.2.3]', 150, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 1'),
      { Gaza: ['1 Active Cell', '1 Police'], 'Haifa City': ['1 Underground Cell', '1 Police'] },
    ],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'Gaza')],
    then: [
      { Gaza: ['1 Active Cell', '1 Police', '1 Arms Cache'], 'Haifa City': ['1 Underground Cell', '1 Police'] },
      hold('British', '1 Intel 1'),
      nothingAsked,
    ],
  });

  example('P34: Irgun need not place it [6.2.3]', 165, {
    given: [emptyBoard, hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'done')],
    then: [{ Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('P34: the British may move Police to any Railway, even one without British pieces [6.3.1]', 177, {
    given: [emptyBoard, { Samaria: '2 Police', Gaza: '1 Troops', Lydda: '1 Arms Cache', 'Haifa City': '1 Police' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'Samaria')],
    then: [asked('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa')],
  });

  example('P34: the British may move Police to spaces with British pieces [6.3.1]', 190, {
    given: [emptyBoard, { Samaria: ['2 Police', '1 Troops'], Gaza: '1 Troops', Lydda: '1 Arms Cache', 'Haifa City': '1 Police' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done', 'Samaria')],
    then: [asked('British', 'Gaza', 'Haifa City')],
  });

  example('P34: then the British may move Troops to Cities and Railways [6.3.1]', 203, {
    given: [emptyBoard, { Samaria: '2 Troops', Gaza: '1 Troops' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'Samaria')],
    then: [
      asked(
        'British',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Haifa–Syria',
        'Tel Aviv-Jaffa–Haifa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Egypt–Tel Aviv-Jaffa',
      ),
    ],
  });

  example('P34: the British move any number, and leave what they want [6.3.1]', 214, {
    given: [emptyBoard, { Samaria: ['3 Police', '3 Troops'], Gaza: '1 Troops' }],
    when: [
      conduct(null, 'Redeploy Phase'),
      answers('British', 'Samaria', 'Haifa–Syria', '1', 'done'),
      answers('British', 'Samaria', 'Gaza', '1', 'done'),
      answers('British', 'Samaria', 'Jerusalem City', '2', 'done'),
    ],
    then: [
      { Samaria: ['1 Police', '1 Troops'], Gaza: ['1 Police', '1 Troops'], 'Haifa–Syria': '1 Police', 'Jerusalem City': '2 Troops' },
      nothingAsked,
    ],
  });

  example('P34: the British need not move [6.3.1]', 231, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Troops'], Gaza: '1 Troops' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done', 'done', 'done')],
    then: [{ Samaria: ['1 Police', '1 Troops'], Gaza: '1 Troops' }, nothingAsked],
  });

  example('P34: a City that loses its last British piece loses its Curfew [1.10]', 244, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done', 'done', 'Haifa City', 'Jerusalem City')],
    then: [{ 'Haifa City': 'nothing', 'Jerusalem City': '1 Troops', 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] }],
  });

  example('P34: Irgun may rob in any District, Jerusalem District too [6.2.1]', 257, {
    given: [emptyBoard, { 'Jerusalem District': '1 Underground Cell', Gaza: '1 Underground Cell' }],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'Rob')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza')],
  });

  example('P34: the British draw before Irgun place an Arms Cache [6.2.2, 6.2.3]', 268, {
    given: [emptyBoard, { Haganah: 4, 'Haifa–Syria': '1 Underground Cell', Gaza: ['2 Underground Cells', '2 Police'] }],
    when: [conduct(null, 'Resource Phase')],
    then: [asked('draw', 'Intel 0', 'Intel 1', 'Intel 2')],
  });

  example('P34: the Arms Cache comes to any District or City with a Cell [6.2.3]', 279, {
    given: [
      emptyBoard,
      { Haganah: 4 },
      hold('British', '1 Intel 0'),
      { Samaria: '2 Troops', Gaza: ['1 Police', '1 Underground Cell'], 'Jerusalem District': ['1 Police', '1 Underground Cell'] },
    ],
    when: [conduct(null, 'Resource Phase')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza', 'done')],
  });

  example('P34: Irgun may move the Arms Cache to Jerusalem District [6.3.2]', 292, {
    given: [
      emptyBoard,
      { Samaria: ['1 Arms Cache', '1 Underground Cell'], Gaza: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell' },
    ],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done'), answers('Irgun', 'Samaria')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza')],
  });
});
