// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P27 American Loans. */

import { describe, test } from 'vitest';
import {
  answers,
  are,
  asked,
  card,
  conduct,
  deck,
  emptyBoard,
  examplesIn,
  goesOn,
  hold,
  inPlay,
  nothingAsked,
  play,
  shows,
} from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p27-american-loans.yaml');

describe('P27 American Loans', () => {
  example('P27: the British may conduct an Operation in four spaces [9.0 P27]', 16, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee')],
    then: [
      { Samaria: '2 Troops', Lydda: '2 Troops', Gaza: '2 Troops', Galilee: '2 Troops', 'Haifa City': ['2 Troops', '1 Active Cell'] },
      nothingAsked,
    ],
  });

  example('P27: the Operation may be any British one, without a Special Activity [9.0 P27]', 35, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['1 Police', '1 Underground Cell'] }],
    when: [play('Irgun', 'P27', 'unshaded')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault', 'done')],
  });

  example('P27: there may be fewer than four spaces [9.0 P27]', 46, {
    given: [emptyBoard, { Samaria: ['3 Troops', '2 Active Cells'], Gaza: '2 Troops' }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Deploy', 'Samaria', 'done', 'done')],
    then: [{ Samaria: ['3 Troops', '1 Police', '2 Active Cells'], Gaza: '2 Troops' }, nothingAsked],
  });

  example('P27: the Operation may be left [9.0 P27]', 59, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], 'Political Will': 10 }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'], 'Political Will': 10 }, nothingAsked],
  });

  example('P27: Political Will falls by 1 [9.0 P27]', 72, {
    given: [emptyBoard, { 'Political Will': 10 }],
    when: [play('Irgun', 'P27', 'shaded')],
    then: [{ 'Political Will': 9 }, hold('British'), nothingAsked],
  });

  example('P27: with Ernest Bevin Political Will does not fall [9.0 P27, tip]', 83, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P27', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('P27: on the next card the British take a box but do nothing, and Irgun have a whole turn [9.0 P27, tip]', 93, {
    given: [
      emptyBoard,
      deck('P1', 'P31'),
      { Haganah: 2 },
      are('British', '1st Eligible'),
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: '1 Underground Cell' },
    ],
    when: [
      play('Irgun', 'P27', 'shaded'),
      conduct(null, 'Whole Game'),
      answers('British', 'Limited Operation'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage'),
      answers('roll', '3'),
      shows({ Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['1 Active Cell', '1 Sabotage'] }, hold('British'), nothingAsked),
      goesOn,
    ],
    then: [card('P31'), asked('British', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('P27: the box that the British take is still theirs to choose [9.0 P27, tip]', 117, {
    given: [emptyBoard, deck('P1', 'P31'), are('British', '1st Eligible')],
    when: [play('Irgun', 'P27', 'shaded'), conduct(null, 'Whole Game')],
    then: [asked('British', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('P27: the British pass on a Starred Event, too, with no draw [9.0 P27; 5.4]', 128, {
    given: [emptyBoard, deck('P8', 'P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [
      play('Irgun', 'P27', 'shaded'),
      conduct(null, 'Whole Game'),
      answers('Irgun', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event'),
      goesOn,
    ],
    then: [hold('British'), card('P31'), asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('P27: on the card after the next the British act again [9.0 P27]', 144, {
    given: [emptyBoard, deck('P8', 'P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [
      play('Irgun', 'P27', 'shaded'),
      conduct(null, 'Whole Game'),
      answers('Irgun', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event'),
      answers('Irgun', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event'),
    ],
    then: [asked('British', 'Event', 'Pass')],
  });

  example('P27: and a Pass draws again [2.3.3]', 159, {
    given: [emptyBoard, deck('P8', 'P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [
      play('Irgun', 'P27', 'shaded'),
      conduct(null, 'Whole Game'),
      answers('Irgun', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event'),
      answers('Irgun', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event', 'Pass'),
      answers('draw', 'Intel 2'),
    ],
    then: [hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P27: the card itself is not the next one [9.0 P27]', 176, {
    given: [emptyBoard, card('P27'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [play('Irgun', 'P27', 'shaded'), conduct('British', 'Turn'), answers('British', 'Limited Operation')],
    then: [asked('British', 'Limited Operation', 'Pass')],
  });

  example('P27: the Pass waits for the next Event card [ruling, A forced Pass waits for an Event card]', 188, {
    given: [emptyBoard, deck('P33', 'P1', 'P31', 'P34'), { 'Political Will': 10 }],
    when: [
      play('Irgun', 'P27', 'shaded'),
      conduct(null, 'Whole Game'),
      answers('draw', 'Intel 1'),
      answers('Irgun', 'Limited Operation', 'Pass'),
      answers('British', 'Operation & Special Activity'),
      goesOn,
    ],
    then: [
      card('P31'),
      hold('British', '1 Intel 1'),
      { 'Political Will': 14 },
      asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity'),
    ],
  });

  example('P27: the 1st Eligible may take any box, the 2nd Eligible one of the other two [2.3.2]', 206, {
    given: [emptyBoard, are('British', '1st Eligible'), { Samaria: '2 Troops', Gaza: '1 Police' }],
    when: [conduct(null, 'Event Card Round'), answers('British', 'Event'), answers('draw', 'Intel 1')],
    then: [hold('British', '1 Intel 1'), asked('Irgun', 'Limited Operation', 'Operation & Special Activity')],
  });

  example('P27: the faction in the box further left is 1st Eligible on the next card [2.3.5]', 220, {
    given: [emptyBoard, { Samaria: '2 Troops', Gaza: '1 Police' }, card('P31')],
    when: [
      conduct('Irgun', 'Event Card Round'),
      answers('Irgun', 'Operation & Special Activity', 'Pass'),
      answers('British', 'Event', 'Pass'),
      answers('draw', 'Intel 0'),
    ],
    then: [are('British', '1st Eligible'), hold('British', '1 Intel 0'), nothingAsked],
  });

  example('P27: who takes the Limited Operation stays 1st Eligible [2.3.5]', 236, {
    given: [emptyBoard, { Samaria: '2 Troops' }, card('P31')],
    when: [
      conduct('Irgun', 'Event Card Round'),
      answers('Irgun', 'Limited Operation', 'Pass'),
      answers('British', 'Operation & Special Activity', 'Pass'),
      answers('draw', 'Intel 0'),
    ],
    then: [are('Irgun', '1st Eligible')],
  });

  example('P27: the Event against the Operation gives the Event the lead [2.3.5]', 249, {
    given: [emptyBoard, are('British', '1st Eligible'), { Samaria: '2 Troops' }, card('P31')],
    when: [
      conduct(null, 'Event Card Round'),
      answers('British', 'Operation & Special Activity', 'Pass'),
      answers('draw', 'Intel 0'),
      answers('Irgun', 'Event', 'Pass'),
    ],
    then: [are('Irgun', '1st Eligible'), hold('British', '1 Intel 0'), { Samaria: '2 Troops' }, nothingAsked],
  });

  example('P27: a Limited Operation is in one space and has no Special Activity [2.3.4]', 266, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation', 'Assault')],
    then: [asked('British', 'Samaria', 'Haifa City')],
  });

  example('P27: after the one space a Limited Operation is over [2.3.4]', 277, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Samaria')],
    then: [{ Samaria: '2 Troops', 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }, nothingAsked],
  });

  example('P27: a Limited Operation is any Operation of the faction [2.3.4]', 290, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['1 Police', '1 Underground Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault')],
  });

  example('P27: an Operation has a Special Activity, and up to three spaces [2.3.2]', 302, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] },
    ],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation', 'Assault')],
    then: [asked('British', 'Samaria', 'Gaza', 'Haifa City', 'Special Activity')],
  });

  example('P27: the Event box plays either side of the card [2.3.2; 5.2]', 314, {
    given: [emptyBoard, card('P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Event', 'Event')],
    then: [asked('British', 'unshaded', 'shaded')],
  });

  example('P27: each box may be taken to pass [2.3.3]', 325, {
    given: [emptyBoard, card('P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Event')],
    then: [asked('British', 'Event', 'Pass')],
  });

  example('P27: the box for an Operation may be taken to pass [2.3.3]', 336, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity')],
    then: [asked('British', 'Operation', 'Pass')],
  });

  example('P27: British who pass draw one Intel chit [2.3.3]', 346, {
    given: [emptyBoard, hold('British', '1 Intel 0', '1 Intel 1'), { Samaria: ['1 Active Cell', '2 Troops'] }],
    when: [conduct('British', 'Pass'), answers('draw', 'Intel 1')],
    then: [hold('British', '1 Intel 0', '2 Intel 1'), { Samaria: ['1 Active Cell', '2 Troops'] }, nothingAsked],
  });

  example('P27: Irgun that pass may rob in one space [2.3.3]', 359, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['1 Active Cell', '2 Troops'], Gaza: ['1 Underground Cell', '1 Troops'] },
      { 'Haifa–Syria': '2 Underground Cells' },
    ],
    when: [conduct('Irgun', 'Pass'), answers('Irgun', 'Rob', 'Samaria'), answers('roll', '3')],
    then: [
      { Samaria: ['1 Active Cell', '2 Troops', '1 Arms Cache'], Gaza: ['1 Underground Cell', '1 Troops'] },
      hold('British'),
      nothingAsked,
    ],
  });

  example('P27: Irgun that pass need not rob [2.3.3]', 376, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Active Cell', '2 Troops'] }],
    when: [conduct('Irgun', 'Pass')],
    then: [asked('Irgun', 'Rob', 'done')],
  });

  example('P27: the box for an Operation gives any Operation of the faction [2.3.2]', 386, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Troops', '1 Active Cell'], Gaza: '1 Police' }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault')],
  });

  example('P27: for an Intelligence Lead the Operation is in a fifth space [ruling, Additional spaces and Events]', 398, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 0'),
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Jerusalem District': ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee', 'Intelligence Lead')],
    then: [{ 'Jerusalem District': '2 Troops' }, hold('British'), nothingAsked],
  });

  example("P27: the Event's four spaces hold also under Ernest Bevin [5.1.2]", 415, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee')],
    then: [{ Galilee: '2 Troops', 'Haifa City': ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('P27: the four spaces may be of any kind [9.0 P27]', 432, {
    given: [emptyBoard, { Gaza: '1 Police', Samaria: '1 Active Cell', 'Haifa City': '1 Active Cell', 'Haifa–Syria': '1 Active Cell' }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Patrol')],
    then: [asked('British', 'Samaria', 'Haifa City', 'Haifa–Syria')],
  });
});
