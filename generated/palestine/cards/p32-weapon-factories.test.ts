// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P32 Weapon Factories. */

import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, inPlay, notInPlay, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p32-weapon-factories.yaml');

describe('P32 Weapon Factories', () => {
  example('P32: a Sabotage that rolls a 1 loses the activated Cell [9.0 P32]', 16, {
    given: [
      emptyBoard,
      inPlay('P32', 'unshaded'),
      { Haganah: 2, Samaria: ['2 Underground Cells', '1 Active Cell', '1 Troops'], Gaza: '1 Active Cell' },
    ],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '1')],
    then: [{ Samaria: ['1 Underground Cell', '1 Active Cell', '1 Troops'], Gaza: '1 Active Cell', Prison: 'nothing' }, nothingAsked],
  });

  example('P32: a Sabotage that rolls a 2 loses no Cell [9.0 P32]', 32, {
    given: [emptyBoard, inPlay('P32', 'unshaded'), { Haganah: 2, Samaria: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Samaria: '1 Active Cell' }],
  });

  example('P32: it is the roll that counts, not the result [9.0 P32]', 44, {
    given: [emptyBoard, inPlay('P32', 'unshaded'), { Haganah: 2, Samaria: ['1 Underground Cell', '1 Police'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Samaria: ['1 Active Cell', '1 Police'] }],
  });

  example('P32: with an Arms Cache a roll of 1 sabotages and loses the Cell [9.0 P32]', 56, {
    given: [emptyBoard, inPlay('P32', 'unshaded'), { Haganah: 2, Samaria: ['1 Underground Cell', '1 Troops', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ Samaria: ['1 Troops', '1 Sabotage'] }],
  });

  example('P32: without the Capability a roll of 1 loses no Cell [3.3.3]', 69, {
    given: [emptyBoard, notInPlay('P32'), { Haganah: 2, Samaria: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '1')],
    then: [{ Samaria: '1 Active Cell' }],
  });

  example('P32: Rob always places an Arms Cache [9.0 P32]', 81, {
    given: [
      emptyBoard,
      inPlay('P32', 'shaded'),
      { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'], Gaza: ['1 Active Cell', '1 Troops'] },
    ],
    when: [conduct('Irgun', 'Rob'), answers('Irgun', 'Samaria', 'Gaza')],
    then: [
      { Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police', '1 Arms Cache'], Gaza: ['1 Active Cell', '1 Troops', '1 Arms Cache'] },
      nothingAsked,
    ],
  });

  example('P32: Rob selects Districts and Cities with more Cells than Police [3.3.4]', 96, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'], Gaza: ['1 Active Cell', '1 Police'] },
      { Lydda: ['1 Active Cell', '3 Troops', '1 Arms Cache'], 'Haifa City': '1 Active Cell' },
      { 'Tel Aviv-Jaffa': ['1 Arms Cache', '1 Troops'], 'Haifa–Syria': '3 Underground Cells', 'Jerusalem City': 'nothing' },
    ],
    when: [conduct('Irgun', 'Rob')],
    then: [asked('Irgun', 'Samaria', 'Lydda', 'Haifa City')],
  });

  example('P32: Rob places an Arms Cache on a 3, and an Underground Cell is activated where Police are [1.6.2, 3.3.4]', 112, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['3 Underground Cells', '2 Police'], Gaza: ['1 Underground Cell', '2 Troops'] },
      { Lydda: ['2 Active Cells', '1 Police'], 'Haifa City': '2 Underground Cells' },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Samaria'),
      answers('roll', '3'),
      answers('Irgun', 'Gaza'),
      answers('roll', '2'),
      answers('Irgun', 'Lydda'),
      answers('roll', '6'),
    ],
    then: [
      { Samaria: ['1 Active Cell', '2 Underground Cells', '2 Police', '1 Arms Cache'], Gaza: ['1 Underground Cell', '2 Troops'] },
      { Lydda: ['2 Active Cells', '1 Police', '1 Arms Cache'], 'Haifa City': '2 Underground Cells' },
      nothingAsked,
    ],
  });

  example('P32: Police see Irgun rob also when it fails [3.3.4]', 135, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'] }],
    when: [conduct('Irgun', 'Rob'), answers('roll', '2')],
    then: [{ Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police'] }],
  });

  example('P32: Rob places no third Arms Cache [1.4.2]', 146, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Underground Cell', '1 Troops', '2 Arms Caches'] }],
    when: [conduct('Irgun', 'Rob')],
    then: [{ Samaria: ['1 Underground Cell', '1 Troops', '2 Arms Caches'] }],
  });

  example('P32: at 4 on the Haganah Track Rob selects a fourth space [6.5.3]', 156, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Cell', '1 Troops'], Gaza: ['1 Underground Cell', '1 Troops'], Lydda: ['1 Underground Cell', '1 Troops'] },
      { Galilee: ['1 Underground Cell', '1 Troops'], 'Haifa City': ['1 Underground Cell', '1 Troops'] },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Gaza'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
    ],
    then: [asked('Irgun', 'Galilee', 'Haifa City', 'done')],
  });

  example('P32: a Sabotage that is Terror loses the activated Cell on a 1, too [9.0 P32; 4.3.3]', 175, {
    given: [
      emptyBoard,
      inPlay('P32', 'unshaded'),
      { Haganah: 2 },
      card('P1'),
      { 'Haifa City': '1 Underground Cell', 'Haifa District': ['1 Arms Cache', '1 Troops'] },
    ],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror'),
      answers('roll', '1'),
    ],
    then: [{ 'Haifa City': '1 Terror', 'Haifa District': '1 Troops', Haganah: 2 }, nothingAsked],
  });

  example('P32: where Police are, Rob activates an Underground Cell, not one that is Active already [3.3.4]', 193, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police'] }],
    when: [conduct('Irgun', 'Rob'), answers('roll', '1')],
    then: [{ Samaria: ['2 Active Cells', '1 Police'] }, nothingAsked],
  });

  example('P32: for an Offensive an Arms Cache leaves a space without British pieces, and Rob selects a fourth space [2.3.7]', 205, {
    given: [
      emptyBoard,
      { Haganah: 2 },
      inPlay('P32', 'shaded'),
      { Samaria: '1 Underground Cell', Gaza: ['1 Underground Cell', '1 Troops'], Lydda: ['1 Underground Cell', '1 Troops'] },
      { Galilee: ['1 Underground Cell', '1 Troops'], 'Haifa City': ['1 Underground Cell', '1 Troops'] },
    ],
    when: [conduct('Irgun', 'Rob'), answers('Irgun', 'Samaria', 'Gaza', 'Lydda')],
    then: [asked('Irgun', 'Offensive', 'done')],
  });

  example('P32: British may play the unshaded side, which stays in play [5.3]', 221, {
    when: [play('British', 'P32', 'unshaded')],
    then: [inPlay('P32', 'unshaded'), nothingAsked],
  });

  example('P32: Irgun may play the shaded side, which stays in play [5.3]', 228, {
    when: [play('Irgun', 'P32', 'shaded')],
    then: [inPlay('P32', 'shaded'), nothingAsked],
  });

  example('P32: for an Offensive one of two Arms Caches goes [2.3.7]', 235, {
    given: [
      emptyBoard,
      { Haganah: 2, Gaza: '2 Arms Caches', Samaria: '1 Underground Cell', Galilee: '1 Underground Cell', Lydda: '1 Underground Cell' },
      { 'Haifa City': '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
      answers('Irgun', 'Offensive'),
      answers('roll', '1'),
    ],
    then: [{ Gaza: '1 Arms Cache' }, nothingAsked],
  });

  example('P32: Rob may be in Jerusalem District [3.3.4]', 258, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Jerusalem District': '1 Underground Cell', Gaza: '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Rob')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza', 'Jerusalem City')],
  });

  example('P32: Rob rolls before a Cell is activated [3.3.4]', 270, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'] }],
    when: [conduct('Irgun', 'Rob')],
    then: [asked('roll', '1', '2', '3', '4', '5', '6'), { Samaria: ['2 Underground Cells', '1 Police'] }],
  });

  example('P32: Deploy may be in Jerusalem District [3.2.1]', 281, {
    given: [emptyBoard, { 'Jerusalem District': '1 Troops', Gaza: '1 Troops', 'Jerusalem City': '1 Troops' }],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Jerusalem District', 'Gaza', 'Jerusalem City', 'done')],
  });

  example('P32: Restore may be in a District [4.2.1]', 292, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Police', '2 Sabotage', '1 Terror'] }],
    when: [conduct('British', 'Restore')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }],
  });

  example('P32: Recruit is on each Railway next to Haifa District [3.3.1]', 301, {
    given: [emptyBoard, { 'Haifa District': '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [
      asked(
        'Irgun',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
      ),
    ],
  });

  example('P32: Recruit is on each Railway next to Haifa City [3.3.1]', 310, {
    given: [emptyBoard, { 'Haifa City': '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [asked('Irgun', 'Haifa District', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria')],
  });

  example('P32: Recruit is on each Railway next to Tel Aviv-Jaffa [3.3.1]', 319, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [
      asked(
        'Irgun',
        'Lydda',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
      ),
    ],
  });
});
