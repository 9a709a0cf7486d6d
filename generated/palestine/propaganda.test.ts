// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of propaganda. */
import { describe, test } from 'vitest';
import { answers, are, asked, conduct, emptyBoard, examplesIn, has, hold, nothingAsked } from './suites.js';
const example = examplesIn(test, 'palestine/propaganda.yaml');

describe('propaganda', () => {
  example('no Railway with Sabotage raises Political Will by 2, each City without Sabotage or Terror by 1 [6.1.2, 7.1]', 98, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15, Samaria: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('each Sabotage in a District lowers Political Will by 1, Terror there by nothing [1.3.2, 6.1.1, 7.2]', 110, {
    given: [emptyBoard, { 'Political Will': 10, Galilee: '3 Sabotage', Samaria: '1 Sabotage', Gaza: '2 Terror' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 11, Galilee: '3 Sabotage' }],
  });

  example('each Railway with Sabotage lowers Political Will by 2, however much there is [6.1.1, 7.2]', 123, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '3 Sabotage', 'Egypt–Tel Aviv-Jaffa': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 9 }],
  });

  example('one Railway with Sabotage is enough to lose the rise [6.1.2]', 134, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 11 }],
  });

  example('Terror on a Railway changes nothing [6.1.2]', 144, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Terror' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }],
  });

  example('each Sabotage in a City lowers Political Will by 2 [1.3.3, 6.1.1, 7.2]', 154, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '2 Sabotage', 'Jerusalem City': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 7 }],
  });

  example('each Terror in a City lowers Political Will by 3 [6.1.1, 6.1.2, 7.2]', 165, {
    given: [emptyBoard, { 'Political Will': 12, 'Tel Aviv-Jaffa': '2 Terror', 'Haifa City': '1 Terror' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 6 }],
  });

  example('a City with Sabotage and Terror is one City that raises nothing [6.1.1, 6.1.2]', 176, {
    given: [emptyBoard, { 'Political Will': 10, 'Tel Aviv-Jaffa': ['1 Terror', '1 Sabotage'] }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 9 }],
  });

  example('what is lowered and what is raised are weighed before Political Will moves, at its top [6.1]', 186, {
    given: [emptyBoard, { 'Political Will': 20, Galilee: '2 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  example('Political Will does not rise above 20 [1.8]', 196, {
    given: [emptyBoard, { 'Political Will': 19 }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  example('Sabotage in Jerusalem District counts as in every District [6.1.1]', 205, {
    given: [emptyBoard, { 'Political Will': 10, 'Jerusalem District': '2 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 13 }],
  });

  example('Irgun may rob in one District or City with more Cells than Police [6.2.1]', 215, {
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

  example('Irgun rob in no second space [6.2.1]', 231, {
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

  example('Irgun need not rob [6.2.1]', 250, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 1'), { Gaza: '1 Underground Cell' }],
    when: [conduct(null, 'Resource Phase')],
    then: [asked('Irgun', 'Rob', 'done')],
  });

  example('British without Intel chits draw one [6.2.2]', 261, {
    given: [emptyBoard, { Haganah: 2 }],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 2')],
    then: [hold('British', '1 Intel 2'), nothingAsked],
  });

  example('of one Intel chit none is discarded [6.2.2]', 272, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 0')],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 0'), nothingAsked],
  });

  example('of five Intel chits the British discard two that they choose [6.2.2]', 283, {
    given: [emptyBoard, { Haganah: 2 }, hold('British', '1 Intel 0', '2 Intel 1', '2 Intel 2')],
    when: [conduct(null, 'Resource Phase'), answers('British', 'Intel 0', 'Intel 2')],
    then: [hold('British', '2 Intel 1', '1 Intel 2'), nothingAsked],
  });

  example('with Haganah at 0 the British draw one more [6.2.3, 6.5.4]', 295, {
    given: [emptyBoard, { Haganah: 0, Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 2', 'Intel 2')],
    then: [hold('British', '2 Intel 2'), { Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('the Intel chit of the Haganah comes after half have been discarded [6.2.2, 6.2.3]', 308, {
    given: [emptyBoard, { Haganah: 0 }, hold('British', '2 Intel 1')],
    when: [conduct(null, 'Resource Phase'), answers('draw', 'Intel 2')],
    then: [hold('British', '1 Intel 1', '1 Intel 2'), nothingAsked],
  });

  example('with Haganah at 1 neither gets anything [6.2.3]', 320, {
    given: [emptyBoard, { Haganah: 1 }, hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('with Haganah at 3 neither gets anything [6.2.3]', 333, {
    given: [emptyBoard, { Haganah: 3 }, hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('with Haganah at 4 Irgun may place an Arms Cache in a District or City with a Cell [6.2.3]', 346, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 1'),
      { Gaza: ['1 Active Cell', '1 Police'], 'Haifa City': ['1 Underground Cell', '1 Police', '1 Arms Cache'], Samaria: '1 Arms Cache' },
      { 'Haifa–Syria': '2 Underground Cells' },
    ],
    when: [conduct(null, 'Resource Phase')],
    then: [hold('British', '1 Intel 1'), asked('Irgun', 'Gaza', 'Haifa City', 'done')],
  });

  example('Irgun place one Arms Cache and no second [6.2.3]', 360, {
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

  example('Irgun need not place it [6.2.3]', 375, {
    given: [emptyBoard, hold('British', '1 Intel 1'), { Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'done')],
    then: [{ Gaza: ['1 Active Cell', '1 Police'] }, nothingAsked],
  });

  example('the British may move Police to any Railway, even one without British pieces [6.3.1]', 387, {
    given: [emptyBoard, { Samaria: '2 Police', Gaza: '1 Troops', Lydda: '1 Arms Cache', 'Haifa City': '1 Police' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'Samaria')],
    then: [asked('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa')],
  });

  example('the British may move Police to spaces with British pieces [6.3.1]', 400, {
    given: [emptyBoard, { Samaria: ['2 Police', '1 Troops'], Gaza: '1 Troops', Lydda: '1 Arms Cache', 'Haifa City': '1 Police' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done', 'Samaria')],
    then: [asked('British', 'Gaza', 'Haifa City')],
  });

  example('then the British may move Troops to Cities and Railways [6.3.1]', 413, {
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

  example('the British move any number, and leave what they want [6.3.1]', 424, {
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

  example('the British need not move [6.3.1]', 441, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Troops'], Gaza: '1 Troops' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done', 'done', 'done')],
    then: [{ Samaria: ['1 Police', '1 Troops'], Gaza: '1 Troops' }, nothingAsked],
  });

  example('Irgun may rob in any District, Jerusalem District too [6.2.1]', 454, {
    given: [emptyBoard, { 'Jerusalem District': '1 Underground Cell', Gaza: '1 Underground Cell' }],
    when: [conduct(null, 'Resource Phase'), answers('Irgun', 'Rob')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza')],
  });

  example('the British draw before Irgun place an Arms Cache [6.2.2, 6.2.3]', 465, {
    given: [emptyBoard, { Haganah: 4, 'Haifa–Syria': '1 Underground Cell', Gaza: ['2 Underground Cells', '2 Police'] }],
    when: [conduct(null, 'Resource Phase')],
    then: [asked('draw', 'Intel 0', 'Intel 1', 'Intel 2')],
  });

  example('the Arms Cache comes to any District or City with a Cell [6.2.3]', 476, {
    given: [
      emptyBoard,
      { Haganah: 4 },
      hold('British', '1 Intel 0'),
      { Samaria: '2 Troops', Gaza: ['1 Police', '1 Underground Cell'], 'Jerusalem District': ['1 Police', '1 Underground Cell'] },
    ],
    when: [conduct(null, 'Resource Phase')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza', 'done')],
  });

  example('Irgun may move the Arms Cache to Jerusalem District [6.3.2]', 489, {
    given: [
      emptyBoard,
      { Samaria: ['1 Arms Cache', '1 Underground Cell'], Gaza: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell' },
    ],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done'), answers('Irgun', 'Samaria')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza')],
  });

  example('Irgun may move one Cell to each City without a Curfew [6.3.2]', 502, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], Samaria: '3 Active Cells', 'Haifa–Syria': '1 Underground Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done'), answers('Irgun', 'Samaria', 'Haifa–Syria')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Active Cell', 'Jerusalem City': '1 Underground Cell' },
      { Samaria: '2 Active Cells', 'Haifa–Syria': 'nothing' },
      nothingAsked,
    ],
  });

  example('Irgun may leave the Cells where they are [6.3.2]', 520, {
    given: [emptyBoard, { Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done')],
    then: [{ Samaria: '1 Active Cell', 'Haifa City': 'nothing' }, nothingAsked],
  });

  example('then Irgun may move one Arms Cache to a District or City with a Cell [6.3.2]', 532, {
    given: [emptyBoard, { Samaria: '1 Arms Cache', Gaza: '2 Active Cells', Lydda: '1 Troops', 'Haifa–Syria': '1 Underground Cell' }],
    when: [
      conduct(null, 'Redeploy Phase'),
      answers('British', 'done'),
      answers('Irgun', 'done', 'done', 'Gaza'),
      answers('Irgun', 'Samaria'),
    ],
    then: [asked('Irgun', 'Gaza', 'Jerusalem City')],
  });

  example('Irgun move one Arms Cache and no second [6.3.2]', 547, {
    given: [emptyBoard, { Samaria: '2 Arms Caches', Lydda: '1 Arms Cache', Gaza: '1 Active Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done', 'Samaria')],
    then: [{ Samaria: '1 Arms Cache', Lydda: '1 Arms Cache', Gaza: ['1 Active Cell', '1 Arms Cache'] }, nothingAsked],
  });

  example('Irgun may leave the Arms Caches where they are [6.3.2]', 562, {
    given: [emptyBoard, { Samaria: '1 Arms Cache', Gaza: '1 Active Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done', 'done')],
    then: [{ Samaria: '1 Arms Cache', Gaza: '1 Active Cell' }, nothingAsked],
  });

  example('no Arms Cache goes to a Railway [1.3.4, 1.4.2, 1.6.2]', 575, {
    given: [emptyBoard, { Samaria: '1 Arms Cache', 'Haifa–Syria': '1 Underground Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done')],
    then: [{ Samaria: '1 Arms Cache', 'Haifa–Syria': '1 Underground Cell' }, nothingAsked],
  });

  example('the Reset Phase removes every marker, flips every Cell and makes Irgun 1st Eligible [2.3.1, 6.4]', 588, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      { 'Political Will': 10 },
      hold('British', '1 Intel 1'),
      { Samaria: ['2 Active Cells', '1 Underground Cell', '1 Troops', '2 Sabotage', '1 Terror'] },
      { 'Haifa City': ['1 Active Cell', '1 Arms Cache', '1 Police', '2 Terror', '1 Sabotage', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Troops', '1 Curfew'], 'Haifa–Syria': ['1 Active Cell', '2 Sabotage'] },
    ],
    when: [conduct(null, 'Reset Phase')],
    then: [
      { Samaria: ['3 Underground Cells', '1 Troops'], 'Haifa City': ['1 Underground Cell', '1 Arms Cache', '1 Police'] },
      { 'Tel Aviv-Jaffa': '1 Troops', 'Haifa–Syria': '1 Underground Cell' },
      are('Irgun', '1st Eligible'),
      { 'Political Will': 10 },
      hold('British', '1 Intel 1'),
      nothingAsked,
    ],
  });

  example('half of the Cells in Prison, rounded down, return to Available [1.3.6, 6.4]', 610, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'], 'Out of the Game': '1 Cell', Prison: '5 Cells' },
      { Samaria: '1 Underground Cell' },
    ],
    when: [conduct(null, 'Reset Phase')],
    then: [
      { Prison: '3 Cells', Samaria: '1 Underground Cell', 'Haganah 3': '3 Cells', 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      { 'Out of the Game': '1 Cell' },
      has('Available', '5 Cells'),
      nothingAsked,
    ],
  });

  example('of one Cell in Prison none returns [6.4]', 630, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [conduct(null, 'Reset Phase')],
    then: [{ Prison: '1 Cell' }],
  });

  example('Irgun that are 1st Eligible stay so [6.4]', 639, {
    given: [emptyBoard, are('Irgun', '1st Eligible')],
    when: [conduct('British', 'Reset Phase')],
    then: [are('Irgun', '1st Eligible')],
  });
});
