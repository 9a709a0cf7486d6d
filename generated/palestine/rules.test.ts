// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of the rules. */
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
  has,
  hold,
  notOffered,
  nothingAsked,
  offered,
  played,
  poolHolds,
  wins,
} from './suites.js';
const example = examplesIn(test, 'palestine/rules.yaml');

describe('the rules', () => {
  example('1.2: the pieces of the game', 12, {
    given: [emptyBoard],
    when: [conduct(null, 'Reset Phase')],
    then: [{ Available: ['12 Troops', '6 Police', '15 Cells', '5 Arms Caches'] }],
  });

  example('1.3.1: Districts, Cities and Railways can hold forces', 26, {
    given: [
      emptyBoard,
      { Haganah: 2, Galilee: '1 Underground Cell', 'Haifa District': '1 Underground Cell', Samaria: '1 Underground Cell' },
      { Lydda: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell', Gaza: '1 Underground Cell' },
      { 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Cell', 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Cell' },
      { 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel')],
    then: [
      asked(
        'Irgun',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
      ),
    ],
  });

  example('1.3.1: there is no space but these', 47, {
    given: [emptyBoard, { Haganah: 2, Galilee: '1 Active Cell' }],
    when: [conduct('Irgun', 'Travel')],
    then: [
      asked(
        'Irgun',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
        'done',
      ),
    ],
  });

  example('1.3.2: Sabotage in each of the six Districts counts 1', 60, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Galilee: '1 Sabotage', 'Haifa District': '1 Sabotage', Samaria: '1 Sabotage', Lydda: '1 Sabotage' },
      { 'Jerusalem District': '1 Sabotage', Gaza: '1 Sabotage' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 9 }],
  });

  example('1.3.3: Sabotage in each of the three Cities counts 2', 78, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa City': '1 Sabotage', 'Tel Aviv-Jaffa': '1 Sabotage', 'Jerusalem City': '1 Sabotage' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 6 }],
  });

  example('1.3.3: Search places a Curfew in a City, in no District and on no Railway', 89, {
    given: [
      emptyBoard,
      { 'Jerusalem City': '1 Troops', Samaria: ['2 Troops', '1 Underground Cell'], 'Haifa–Syria': ['2 Troops', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Jerusalem City', 'Samaria', 'Haifa–Syria')],
    then: [
      { 'Jerusalem City': ['1 Troops', '1 Curfew'], Samaria: ['2 Troops', '1 Active Cell'], 'Haifa–Syria': ['2 Troops', '1 Active Cell'] },
    ],
  });

  example('1.3.4: each of the four Railways counts towards Victory', 106, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Egypt–Tel Aviv-Jaffa': '1 Sabotage', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
      { 'Tel Aviv-Jaffa–Haifa': '1 Sabotage', 'Haifa–Syria': '1 Sabotage' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 5 }],
  });

  example('1.3.4: Sabotage on a Railway does not affect movement', 118, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Sabotage'], Lydda: '1 Troops' }],
    when: [
      conduct('British', 'Search'),
      answers('British', 'Samaria', 'Tel Aviv-Jaffa–Haifa', 'done'),
      answers('British', 'Tel Aviv-Jaffa–Haifa', 'Lydda', 'Tel Aviv-Jaffa–Haifa'),
    ],
    then: [{ Samaria: '1 Troops', 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Sabotage'] }],
  });

  example('1.3.5: what is adjacent to Galilee', 134, {
    given: [
      emptyBoard,
      { 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops', Gaza: '1 Troops' },
      { 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Galilee', 'done')],
    then: [asked('British', 'Haifa District', 'Samaria', 'Haifa–Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Haifa District', 154, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops', Gaza: '1 Troops' },
      { 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa District', 'done')],
    then: [asked('British', 'Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Samaria', 174, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops', Gaza: '1 Troops' },
      { 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done')],
    then: [asked('British', 'Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('1.3.5: what is adjacent to Lydda', 194, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', 'Jerusalem District': '1 Troops', Gaza: '1 Troops' },
      { 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Lydda', 'done')],
    then: [
      asked(
        'British',
        'Samaria',
        'Jerusalem District',
        'Gaza',
        'Tel Aviv-Jaffa',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa–Haifa',
        'done',
      ),
    ],
  });

  example('1.3.5: what is adjacent to Jerusalem District', 214, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', Gaza: '1 Troops' },
      { 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Jerusalem District', 'done')],
    then: [asked('British', 'Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', 'done')],
  });

  example('1.3.5: what is adjacent to Gaza', 234, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Gaza', 'done')],
    then: [asked('British', 'Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('1.3.5: what is adjacent to Haifa City', 254, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done')],
    then: [asked('British', 'Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done')],
  });

  example('1.3.5: what is adjacent to Tel Aviv-Jaffa', 274, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Jerusalem City': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Tel Aviv-Jaffa', 'done')],
    then: [asked('British', 'Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('1.3.5: what is adjacent to Jerusalem City', 294, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Egypt–Tel Aviv-Jaffa': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Jerusalem City', 'done')],
    then: [asked('British', 'Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem', 'done')],
  });

  example('1.3.5: what is adjacent to Egypt–Tel Aviv-Jaffa', 314, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Egypt–Tel Aviv-Jaffa', 'done')],
    then: [asked('British', 'Lydda', 'Gaza', 'Tel Aviv-Jaffa', 'done')],
  });

  example('1.3.5: what is adjacent to Tel Aviv-Jaffa–Jerusalem', 334, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'done')],
    then: [asked('British', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done')],
  });

  example('1.3.5: what is adjacent to Tel Aviv-Jaffa–Haifa', 354, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Troops', 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Tel Aviv-Jaffa–Haifa', 'done')],
    then: [asked('British', 'Haifa District', 'Samaria', 'Lydda', 'Haifa City', 'Tel Aviv-Jaffa', 'done')],
  });

  example('1.3.5: what is adjacent to Haifa–Syria', 374, {
    given: [
      emptyBoard,
      { Galilee: '1 Troops', 'Haifa District': '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' },
      { Gaza: '1 Troops', 'Haifa City': '1 Troops', 'Tel Aviv-Jaffa': '1 Troops', 'Jerusalem City': '1 Troops' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Troops', 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa–Syria', 'done')],
    then: [asked('British', 'Galilee', 'Haifa District', 'Haifa City', 'done')],
  });

  example('1.4: Troops and Police are British pieces, Cells and Arms Caches Irgun pieces', 398, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell', '1 Arms Cache'], Lydda: ['2 Troops', '1 Arms Cache'] },
      { Gaza: ['1 Troops', '3 Police', '1 Active Cell'], Galilee: '1 Troops' },
    ],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Galilee', 'Lydda', 'done')],
  });

  example('1.4.1: what is removed from the map is Available', 412, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Underground Cell'], Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Arms Cache'] },
    ],
    when: [conduct('Irgun', 'Silence'), conduct('British', 'Assault'), answers('British', 'Samaria', 'Lydda'), answers('draw', 'Intel 1')],
    then: [{ Available: ['8 Troops', '6 Police', '14 Cells', '5 Arms Caches'], Prison: 'nothing' }],
  });

  example('1.4.1: a Cell that is not Available is taken neither from the map nor from Prison', 426, {
    given: [emptyBoard, { Haganah: 2, 'Haifa District': '1 Arms Cache', Gaza: '13 Active Cells', Prison: '2 Cells' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [{ 'Haifa City': 'nothing', Gaza: '13 Active Cells', Prison: '2 Cells' }],
  });

  example('1.4.2: a space may hold more than one Sabotage and more than one Terror', 442, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': ['1 Underground Cell', '2 Sabotage', '3 Terror'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '3')],
    then: [{ 'Haifa City': ['1 Active Cell', '3 Sabotage', '3 Terror'] }],
  });

  example('1.4.3: a Cell is placed Underground', 455, {
    given: [emptyBoard, { Haganah: 2, 'Haifa City': '1 Active Cell' }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Haifa City', 'done')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Underground Cell'] }],
  });

  example('1.4.3: an Arms Cache is Active', 465, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 0')],
    then: [{ Samaria: '2 Troops' }],
  });

  example('1.4.3: moving does not change Active and Underground', 474, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Curfew'], Samaria: '1 Active Cell', Lydda: '1 Underground Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done'), answers('Irgun', 'Samaria', 'Lydda')],
    then: [{ 'Tel Aviv-Jaffa': '1 Active Cell', 'Jerusalem City': '1 Underground Cell', Samaria: 'nothing' }],
  });

  example('1.5: two Factions play, each once a round', 492, {
    given: [emptyBoard, card('P31'), are('British', '1st Eligible')],
    when: [
      conduct(null, 'Event Card Round'),
      answers('British', 'Limited Operation'),
      answers('draw', 'Intel 1'),
      answers('Irgun', 'Event', 'Pass'),
    ],
    then: [are('British', '1st Eligible'), are('Irgun', '2nd Eligible'), nothingAsked],
  });

  example('1.6.1: there are three of each, and the British draw', 512, {
    when: [conduct('British', 'Pass')],
    then: [poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'), asked('draw', 'Intel 0', 'Intel 1', 'Intel 2')],
  });

  example('1.6.1: a chit that is gained is held', 518, {
    when: [conduct('British', 'Pass'), answers('draw', 'Intel 2')],
    then: [hold('British', '1 Intel 2'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '2 Intel 2')],
  });

  example('1.6.1: a chit that is spent returns to the pool, and what is left of its value is lost', 525, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2'),
      { Samaria: ['4 Troops', '1 Underground Cell'], Lydda: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'yes', '1')],
    then: [
      { Samaria: '4 Troops', Lydda: ['2 Troops', '1 Underground Cell'] },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  example('1.6.1: Search discards a chit of any value', 539, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { 'Haifa City': ['1 Troops', '1 Police', '2 Underground Cells'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done', 'Intel')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Police', '2 Active Cells'] },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  example('1.6.1: a chit is worth its value and no more', 551, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['4 Police', '4 Underground Cells'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes')],
    then: [asked('British', '0', '1', '2')],
  });

  example('1.6.1: a chit of value 1 is worth 1', 561, {
    given: [emptyBoard, hold('British', '1 Intel 1'), { Samaria: ['4 Police', '4 Underground Cells'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes')],
    then: [asked('British', '0', '1')],
  });

  example('1.6.1: a chit of value 0 is worth nothing', 571, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { Samaria: ['4 Police', '4 Underground Cells'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes')],
    then: [{ Samaria: ['4 Police', '4 Underground Cells'] }, hold('British'), nothingAsked],
  });

  example('1.6.2: Recruit uses an Arms Cache and does not spend it', 587, {
    given: [emptyBoard, { Haganah: 2, Lydda: '1 Arms Cache' }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Lydda', '2', 'done')],
    then: [{ Lydda: ['1 Arms Cache', '2 Underground Cells'] }],
  });

  example('1.7: there is no limit to the Sabotage in a space', 600, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Underground Cell', '15 Sabotage'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '3')],
    then: [{ Samaria: ['1 Active Cell', '16 Sabotage'] }],
  });

  example('1.7: Sabotage and Terror affect Political Will in the Political Will Phase', 610, {
    given: [emptyBoard, { 'Political Will': 20, Samaria: '3 Sabotage', 'Haifa City': '2 Terror', 'Haifa–Syria': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 11 }],
  });

  example('1.8: Political Will is never lower than 0', 624, {
    given: [emptyBoard, deck('P33'), { 'Political Will': 3, Samaria: '9 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 0 }, wins('Irgun')],
  });

  example('1.8: the marker is moved during the Campaign as well', 635, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['1 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Political Will': 9 }],
  });

  example('1.10: a Curfew leaves with the Reset Phase', 650, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Curfew'] }],
    when: [conduct(null, 'Reset Phase')],
    then: [{ 'Haifa City': '1 Troops', 'Jerusalem City': '1 Police' }],
  });

  example('1.10: a Curfew stays where Police leave while others come', 660, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Underground Cell', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Underground Cell', '1 Curfew'] },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa City', 'Jerusalem City', 'Haifa City', 'Jerusalem City')],
    then: [
      { 'Haifa City': ['1 Police', '1 Underground Cell', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Underground Cell', '1 Curfew'] },
    ],
  });

  example('1.10: Search is in no City where it could place a Curfew but no British piece would hold it [3.2.3]', 671, {
    given: [emptyBoard, { 'Haifa City': '1 Underground Cell', 'Jerusalem City': '1 Police', 'Tel Aviv-Jaffa': '1 Police' }],
    when: [conduct('British', 'Search')],
    then: [asked('British', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('2.1: everything is where the setup has it', 688, {
    given: [card('P31')],
    when: [conduct(null, 'Event Card Round')],
    then: [
      { Galilee: ['1 Underground Cell', '2 Troops'], 'Haifa District': '1 Underground Cell' },
      { 'Haifa City': ['1 Underground Cell', '2 Troops', '1 Police'], Samaria: ['1 Underground Cell', '2 Troops'] },
      { 'Tel Aviv-Jaffa': ['1 Underground Cell', '2 Troops', '1 Police'], Lydda: ['1 Arms Cache', '1 Underground Cell'] },
      { 'Jerusalem District': ['1 Arms Cache', '1 Underground Cell'], 'Jerusalem City': ['1 Underground Cell', '2 Troops', '1 Police'] },
      { Gaza: ['1 Underground Cell', '2 Troops'], 'Egypt–Tel Aviv-Jaffa': 'nothing', 'Tel Aviv-Jaffa–Jerusalem': 'nothing' },
      { 'Tel Aviv-Jaffa–Haifa': 'nothing', 'Haifa–Syria': 'nothing', Available: ['3 Arms Caches', '6 Cells', '3 Police'] },
      { Prison: 'nothing', 'Haganah 3': 'nothing', 'Haganah 4': 'nothing', Haganah: 4, 'Political Will': 18 },
      are('Irgun', '1st Eligible'),
      are('British', '2nd Eligible'),
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
      asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity'),
    ],
  });

  example('2.2: play begins by revealing the top card', 721, {
    given: [deck('P31', 'P10', 'P35')],
    when: [conduct(null, 'Whole Game')],
    then: [card('P31'), asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('2.3: the First Eligible chooses first', 732, {
    given: [card('P31'), are('British', '1st Eligible')],
    when: [conduct(null, 'Event Card Round')],
    then: [asked('British', 'Limited Operation', 'Event', 'Operation & Special Activity')],
  });

  example('2.3: what the First Eligible did limits the Second Eligible', 740, {
    given: [emptyBoard, card('P31'), are('British', '1st Eligible')],
    when: [conduct(null, 'Event Card Round'), answers('British', 'Operation & Special Activity', 'Pass'), answers('draw', 'Intel 1')],
    then: [asked('Irgun', 'Limited Operation', 'Event')],
  });

  example('2.3.1: Irgun start 1st Eligible', 755, {
    given: [card('P31')],
    when: [conduct(null, 'Event Card Round')],
    then: [
      are('Irgun', '1st Eligible'),
      are('British', '2nd Eligible'),
      asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity'),
    ],
  });

  example('2.3.4: a Limited Search moves Troops from several spaces to one', 770, {
    given: [emptyBoard, card('P31'), { Lydda: '1 Troops', Galilee: '1 Troops', Samaria: '1 Underground Cell' }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Limited Operation', 'Limited Operation', 'Search', 'Samaria'),
      answers('British', 'Galilee', 'Lydda'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('2.3.6: after both have acted the next card is revealed', 789, {
    given: [emptyBoard, deck('P31', 'P10', 'P35')],
    when: [
      conduct(null, 'Whole Game'),
      answers('Irgun', 'Event', 'Pass'),
      answers('British', 'Limited Operation'),
      answers('draw', 'Intel 1'),
      answers('British', 'Event'),
    ],
    then: [played('P31'), card('P10'), are('British', '1st Eligible'), asked('British', 'Event', 'Pass')],
  });

  example('2.3.7: no Intelligence Lead with Deploy', 807, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: '1 Troops', Lydda: '1 Troops', Gaza: '1 Troops', Galilee: '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Lydda', 'Gaza', 'done')],
    then: [{ Galilee: '1 Troops' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('2.3.7: no Offensive with Travel', 822, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell', Galilee: ['1 Active Cell', '1 Arms Cache'] },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Samaria', 'Haifa City', 'Lydda', 'Haifa City', 'Gaza', 'Haifa City')],
    then: [{ 'Haifa City': '3 Underground Cells', Galilee: ['1 Active Cell', '1 Arms Cache'] }, nothingAsked],
  });

  example('2.3.7: the chit of an Intelligence Lead returns to the pool', 837, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 0'),
      { Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Lydda', 'Gaza', 'Intelligence Lead')],
    then: [{ Galilee: '2 Troops' }, hold('British'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'), nothingAsked],
  });

  example('2.4: a Propaganda card is a Propaganda Round, and no Faction acts', 856, {
    given: [emptyBoard, deck('P33', 'P31', 'P35'), { 'Political Will': 5 }],
    when: [conduct(null, 'Whole Game')],
    then: [card('P33'), { 'Political Will': 10 }, asked('draw', 'Intel 0', 'Intel 1', 'Intel 2')],
  });

  example('3.1: an Operation is in up to three spaces', 873, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '2 Active Cells'], Lydda: ['2 Troops', '2 Active Cells'], Gaza: ['2 Troops', '2 Active Cells'] },
      { Galilee: ['2 Troops', '2 Active Cells'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Lydda', 'Gaza')],
    then: [{ Galilee: ['2 Troops', '2 Active Cells'] }, has('Available', '10 Cells')],
  });

  example('3.1: a space is selected only once for an Operation', 886, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '2 Active Cells'], Lydda: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria')],
    then: [asked('British', 'Lydda', 'Gaza', 'done')],
  });

  example('3.1: an Operation affects enemy pieces to the maximum extent possible', 897, {
    given: [emptyBoard, { Samaria: ['5 Troops', '3 Active Cells'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['5 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('3.2: the British choose from four', 913, {
    given: [emptyBoard, card('P31'), { Samaria: ['2 Troops', '1 Active Cell'], Gaza: '1 Police' }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault')],
  });

  example('3.2.1: Troops may move although no space can be selected [ruling, Deploy without a space]', 927, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Underground Cell'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Haifa–Syria', 'Samaria')],
    then: [{ 'Haifa–Syria': '1 Troops', Samaria: '1 Underground Cell' }],
  });

  example('3.2.1: and although none is selected of those that can be [ruling, Deploy without a space]', 938, {
    given: [emptyBoard, { Samaria: '2 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'done', 'Haifa City', 'Samaria', '2')],
    then: [{ 'Haifa City': '2 Troops', Samaria: 'nothing' }],
  });

  example('3.2.3: a Curfew may be chosen where there is one, and the Intel Chit kept', 953, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { 'Jerusalem City': ['1 Police', '1 Underground Cell', '1 Curfew'] }],
    when: [conduct('British', 'Search'), answers('British', 'Jerusalem City', 'done', 'Curfew')],
    then: [{ 'Jerusalem City': ['1 Police', '1 Underground Cell', '1 Curfew'] }, hold('British', '1 Intel 0'), nothingAsked],
  });

  example('3.3: Irgun choose from four', 970, {
    given: [emptyBoard, card('P31'), { Samaria: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Limited Operation', 'Limited Operation')],
    then: [asked('Irgun', 'Recruit', 'Travel', 'Sabotage', 'Rob')],
  });

  example('3.3.1: a Curfew keeps Recruit out, Troops do not', 983, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haifa City': '2 Troops', 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Active Cell'] },
    ],
    when: [conduct('Irgun', 'Recruit')],
    then: [asked('Irgun', 'Haifa City', 'Jerusalem City')],
  });

  example('3.3.2: a space with Cells that have Travelled is no origin', 997, {
    given: [emptyBoard, { Haganah: 2, Gaza: '1 Active Cell', Galilee: '1 Active Cell' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Gaza', 'Samaria')],
    then: [offered('Galilee'), notOffered('Samaria')],
  });

  example('3.3.4: with all Arms Caches on the map an Offensive makes one Available to Rob [2.3.7]', 1013, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: '2 Arms Caches', Lydda: '2 Arms Caches', Gaza: '1 Arms Cache', Galilee: '1 Underground Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Rob'), answers('Irgun', 'Offensive', 'Samaria', 'Galilee'), answers('roll', '3')],
    then: [{ Samaria: '1 Arms Cache', Galilee: ['1 Underground Cell', '1 Arms Cache'] }, nothingAsked],
  });

  example('4.1: a Special Activity that comes first finds a space for its Operation [ruling, An Operation needs a space]', 1037, {
    given: [emptyBoard, card('P31'), { Samaria: ['1 Underground Cell', '1 Police'] }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Operation & Special Activity', 'Operation', 'Rob'), answers('roll', '3')],
    then: [{ Samaria: ['1 Underground Cell', '1 Arms Cache'] }],
  });

  example('4.1: but in a Limited Operation nothing comes first [ruling, An Operation needs a space]', 1049, {
    given: [emptyBoard, card('P31'), { Samaria: ['1 Underground Cell', '1 Police'] }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Limited Operation', 'Limited Operation')],
    then: [notOffered('Rob')],
  });

  example('4.1: it may come after the Operation', 1060, {
    given: [emptyBoard, card('P31'), { Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault'),
      answers('British', 'Samaria'),
    ],
    then: [asked('British', 'Special Activity', 'done')],
  });

  example('4.1: one Special Activity accompanies an Operation', 1072, {
    given: [
      emptyBoard,
      card('P31'),
      { Haganah: 2, 'Haifa City': ['1 Underground Cell', '1 Police'], Samaria: ['1 Underground Cell', '1 Police'] },
    ],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage'),
      answers('Irgun', 'Special Activity', 'Samaria'),
    ],
    then: [asked('Irgun', 'Haifa City', 'Samaria')],
  });

  example('4.1.1: Restore and Negotiate accompany no Assault', 1089, {
    given: [
      emptyBoard,
      card('P31'),
      { 'Haifa City': ['3 Troops', '1 Police', '1 Curfew'], Samaria: ['2 Troops', '1 Active Cell'] },
      { 'Jerusalem City': ['3 Troops', '1 Curfew'] },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Assault'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Haifa City', 'Jerusalem City')],
  });

  example('4.1.1: Silence and Propagandize accompany any Irgun Operation', 1102, {
    given: [emptyBoard, card('P31'), { 'Haifa City': ['1 Underground Cell', '1 Police', '1 Curfew'] }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Travel'),
      answers('Irgun', 'Special Activity'),
    ],
    then: [asked('Irgun', 'Silence', 'Propagandize')],
  });

  example('4.1.1: Restore accompanies no Patrol', 1113, {
    given: [emptyBoard, card('P31'), { 'Haifa City': ['3 Troops', '1 Police', '1 Curfew'], Samaria: '1 Active Cell' }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('roll', '1', '2', '3', '4', '5', '6')],
  });

  example('4.2: with Deploy the British choose Restore or Negotiate', 1129, {
    given: [emptyBoard, card('P31'), { 'Haifa City': ['3 Troops', '1 Police', '1 Curfew'] }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Deploy'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Restore', 'Negotiate')],
  });

  example('4.2: with Search Negotiate or Mass Detention [4.1.1]', 1140, {
    given: [emptyBoard, card('P31'), { 'Haifa City': ['3 Troops', '1 Police', '1 Curfew'] }],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Search'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Negotiate', 'Mass Detention')],
  });

  example('4.3: Irgun choose Silence or Propagandize, with Sabotage as well', 1159, {
    given: [emptyBoard, card('P31'), { 'Haifa City': ['1 Underground Cell', '1 Police', '1 Curfew'] }],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage'),
      answers('Irgun', 'Special Activity'),
    ],
    then: [asked('Irgun', 'Silence', 'Propagandize')],
  });

  example('4.3: and Terror in a City where they Sabotage', 1170, {
    given: [emptyBoard, card('P31'), { Haganah: 2, 'Haifa City': '1 Underground Cell' }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage')],
    then: [asked('Irgun', 'Terror', 'continue')],
  });

  example('4.3.3: there is no Terror in a District', 1186, {
    given: [emptyBoard, card('P31'), { Haganah: 2, Samaria: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage')],
    then: [asked('roll', '1', '2', '3', '4', '5', '6')],
  });

  example('5.2: the British may select either text', 1208, {
    given: [card('P9')],
    when: [conduct('British', 'Turn'), answers('British', 'Event', 'Event')],
    then: [asked('British', 'unshaded', 'shaded')],
  });

  example('5.2: Irgun may select either text', 1216, {
    given: [card('P9')],
    when: [conduct('Irgun', 'Turn'), answers('Irgun', 'Event', 'Event')],
    then: [asked('Irgun', 'unshaded', 'shaded')],
  });

  example('6.0: the Redeploy Phase comes before the Reset Phase', 1229, {
    given: [emptyBoard, card('P33'), deck('P31', 'P35'), { Samaria: '1 Police', 'Haifa–Syria': '1 Sabotage', Prison: '2 Cells' }],
    when: [conduct(null, 'Propaganda Round'), answers('draw', 'Intel 1')],
    then: [{ 'Haifa–Syria': '1 Sabotage', Prison: '2 Cells' }, asked('British', 'Samaria', 'done')],
  });

  example('6.2.3: an Arms Cache goes only where there is room for it [1.4.2]', 1257, {
    given: [
      emptyBoard,
      { Haganah: 4, Samaria: ['1 Underground Cell', '1 Police', '2 Arms Caches'] },
      { Lydda: ['1 Underground Cell', '1 Police', '1 Arms Cache'], Gaza: ['1 Underground Cell', '1 Police'] },
    ],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 0')],
    then: [asked('Irgun', 'Lydda', 'Gaza', 'done')],
  });

  example('6.2.3: and nowhere while none is Available [1.4.2]', 1270, {
    given: [
      emptyBoard,
      { Haganah: 4, Samaria: ['1 Underground Cell', '1 Police', '2 Arms Caches'] },
      { Lydda: ['1 Underground Cell', '1 Police', '2 Arms Caches'], Gaza: ['1 Underground Cell', '1 Police', '1 Arms Cache'] },
    ],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 0')],
    then: [nothingAsked],
  });

  example('6.5.3: a Terror that lowers the Haganah Track leaves the fourth space of its Sabotage', 1297, {
    given: [
      emptyBoard,
      card('P31'),
      { Haganah: 4, 'Jerusalem City': ['1 Underground Cell', '1 Arms Cache'], 'Haifa City': '1 Underground Cell' },
      { Galilee: '1 Underground Cell', Gaza: '1 Underground Cell', Samaria: '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Jerusalem City', 'yes', 'Terror'),
      answers('roll', '4'),
      answers('Irgun', 'Haifa City'),
      answers('roll', '3'),
      answers('Irgun', 'Galilee'),
      answers('roll', '3'),
      answers('Irgun', 'Gaza'),
      answers('roll', '3'),
    ],
    then: [
      { Haganah: 3, 'Jerusalem City': ['1 Active Cell', '2 Terror'], Gaza: ['1 Active Cell', '1 Sabotage'], Samaria: '1 Underground Cell' },
    ],
  });

  example('7.0.1: at 0 before the check of a Propaganda Round nobody has won', 1330, {
    given: [emptyBoard, { 'Political Will': 1, 'Haifa City': ['1 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize'), conduct('British', 'Pass')],
    then: [{ 'Political Will': 0 }, asked('draw', 'Intel 0', 'Intel 1', 'Intel 2')],
  });
});
