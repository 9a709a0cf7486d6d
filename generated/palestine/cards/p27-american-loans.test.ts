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
  example('the British may conduct an Operation in four spaces [9.0 P27]', 16, {
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

  example('the Operation may be any British one, without a Special Activity [9.0 P27]', 35, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['1 Police', '1 Underground Cell'] }],
    when: [play('Irgun', 'P27', 'unshaded')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault', 'done')],
  });

  example('there may be fewer than four spaces [9.0 P27]', 46, {
    given: [emptyBoard, { Samaria: ['3 Troops', '2 Active Cells'], Gaza: '2 Troops' }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Deploy', 'Samaria', 'done', 'done')],
    then: [{ Samaria: ['3 Troops', '1 Police', '2 Active Cells'], Gaza: '2 Troops' }, nothingAsked],
  });

  example('the Operation may be left [9.0 P27]', 59, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], 'Political Will': 10 }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'], 'Political Will': 10 }, nothingAsked],
  });

  example('Political Will falls by 1 [9.0 P27]', 72, {
    given: [emptyBoard, { 'Political Will': 10 }],
    when: [play('Irgun', 'P27', 'shaded')],
    then: [{ 'Political Will': 9 }, hold('British'), nothingAsked],
  });

  example('with Ernest Bevin Political Will does not fall [9.0 P27, tip]', 83, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P27', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('on the next card the British take a box but do nothing, and Irgun have a whole turn [9.0 P27, tip]', 93, {
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

  example('the box that the British take is still theirs to choose [9.0 P27, tip]', 117, {
    given: [emptyBoard, deck('P1', 'P31'), are('British', '1st Eligible')],
    when: [play('Irgun', 'P27', 'shaded'), conduct(null, 'Whole Game')],
    then: [asked('British', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('the British pass on a Starred Event, too, with no draw [9.0 P27; 5.4]', 128, {
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

  example('on the card after the next the British act again [9.0 P27]', 144, {
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

  example('and a Pass draws again [2.3.3]', 159, {
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

  example('the card itself is not the next one [9.0 P27]', 176, {
    given: [emptyBoard, card('P27'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [play('Irgun', 'P27', 'shaded'), conduct('British', 'Turn'), answers('British', 'Limited Operation')],
    then: [asked('British', 'Limited Operation', 'Pass')],
  });

  example('the Pass waits for the next Event card [ruling, A forced Pass waits for an Event card]', 188, {
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

  example('for an Intelligence Lead the Operation is in a fifth space [ruling, Additional spaces and Events]', 206, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 0'),
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Jerusalem District': ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee', 'Intelligence Lead')],
    then: [{ 'Jerusalem District': '2 Troops' }, hold('British'), nothingAsked],
  });

  example("the Event's four spaces hold also under Ernest Bevin [5.1.2]", 223, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee')],
    then: [{ Galilee: '2 Troops', 'Haifa City': ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('the four spaces may be of any kind [9.0 P27]', 240, {
    given: [emptyBoard, { Gaza: '1 Police', Samaria: '1 Active Cell', 'Haifa City': '1 Active Cell', 'Haifa–Syria': '1 Active Cell' }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Patrol')],
    then: [asked('British', 'Samaria', 'Haifa City', 'Haifa–Syria')],
  });
});
