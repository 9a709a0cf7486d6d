// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P33 Propaganda!. */

import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, deck, emptyBoard, examplesIn, hold, nothingAsked, wins } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p33-propaganda.yaml');

describe('P33 Propaganda!', () => {
  example('P33: no Railway with Sabotage raises Political Will by 2, each City without Sabotage or Terror by 1 [6.1.2, 7.1]', 5, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15, Samaria: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('P33: each Sabotage in a District lowers Political Will by 1, Terror there by nothing [1.3.2, 6.1.1, 7.2]', 17, {
    given: [emptyBoard, { 'Political Will': 10, Galilee: '3 Sabotage', Samaria: '1 Sabotage', Gaza: '2 Terror' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 11, Galilee: '3 Sabotage' }],
  });

  example('P33: each Railway with Sabotage lowers Political Will by 2, however much there is [6.1.1, 7.2]', 30, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '3 Sabotage', 'Egypt–Tel Aviv-Jaffa': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 9 }],
  });

  example('P33: one Railway with Sabotage is enough to lose the rise [6.1.2]', 41, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 11 }],
  });

  example('P33: Terror on a Railway changes nothing [6.1.2]', 51, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Terror' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }],
  });

  example('P33: each Sabotage in a City lowers Political Will by 2 [1.3.3, 6.1.1, 7.2]', 61, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': '2 Sabotage', 'Jerusalem City': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 7 }],
  });

  example('P33: each Terror in a City lowers Political Will by 3 [6.1.1, 6.1.2, 7.2]', 72, {
    given: [emptyBoard, { 'Political Will': 12, 'Tel Aviv-Jaffa': '2 Terror', 'Haifa City': '1 Terror' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 6 }],
  });

  example('P33: a City with Sabotage and Terror is one City that raises nothing [6.1.1, 6.1.2]', 83, {
    given: [emptyBoard, { 'Political Will': 10, 'Tel Aviv-Jaffa': ['1 Terror', '1 Sabotage'] }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 9 }],
  });

  example('P33: what is lowered and what is raised are weighed before Political Will moves, at its foot [6.1]', 93, {
    given: [emptyBoard, card('P33'), deck('P1', 'P34'), { 'Political Will': 2, Galilee: '6 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 1 }, nothingAsked],
  });

  example('P33: and at its top [6.1]', 106, {
    given: [emptyBoard, { 'Political Will': 20, Galilee: '2 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  example('P33: Political Will does not rise above 20 [1.8]', 116, {
    given: [emptyBoard, { 'Political Will': 19 }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  example('P33: at 0 Irgun win at once [6.1.3, 7.0.1]', 125, {
    given: [emptyBoard, card('P33'), deck('P1', 'P34'), { 'Political Will': 3, Galilee: '8 Sabotage', Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 0 }, wins('Irgun'), { Galilee: '8 Sabotage', Samaria: '1 Active Cell' }, hold('British')],
  });

  example('P33: at 1 the game goes on [6.0, 6.1.3, 7.0.1]', 142, {
    given: [emptyBoard, card('P33'), deck('P1', 'P34'), { 'Political Will': 3, Galilee: '7 Sabotage', Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 1 }, asked('Irgun', 'Rob', 'done')],
  });

  example('P33: at 0 Irgun win, too, when the last Propaganda card is out [6.1.3, 6.1.4]', 156, {
    given: [emptyBoard, card('P33'), deck('P1'), { 'Political Will': 1, Galilee: '6 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [wins('Irgun')],
  });

  example('P33: at the last Propaganda card the British win, whatever Event cards are left [6.1.4, 7.0.2]', 168, {
    given: [emptyBoard, card('P33'), deck('P1', 'P2'), { 'Political Will': 1, Galilee: '5 Sabotage', Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 1 }, wins('British'), { Galilee: '5 Sabotage', Samaria: '1 Active Cell' }, hold('British')],
  });

  example('P33: an earlier Propaganda card ends nothing [6.1.4]', 185, {
    given: [emptyBoard, card('P33'), deck('P1', 'P35'), { 'Political Will': 10 }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }, nothingAsked],
  });

  example('P33: the whole round, phase by phase [6.0]', 197, {
    given: [
      emptyBoard,
      card('P33'),
      deck('P1', 'P35'),
      are('British', '1st Eligible'),
      { 'Political Will': 10, Haganah: 2, 'Haifa–Syria': '1 Sabotage', Samaria: ['1 Active Cell', '1 Police'], Prison: '3 Cells' },
    ],
    when: [
      conduct(null, 'Propaganda Round'),
      answers('draw', 'Intel 1'),
      answers('British', 'Samaria', 'Haifa–Syria'),
      answers('Irgun', 'done', 'done', 'Samaria'),
    ],
    then: [
      { 'Political Will': 11 },
      hold('British', '1 Intel 1'),
      { Samaria: 'nothing', 'Jerusalem City': '1 Underground Cell', 'Haifa–Syria': '1 Police', Prison: '2 Cells' },
      are('Irgun', '1st Eligible'),
      nothingAsked,
    ],
  });

  example('P33: Sabotage in Jerusalem District counts as in every District [6.1.1]', 223, {
    given: [emptyBoard, { 'Political Will': 10, 'Jerusalem District': '2 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 13 }],
  });

  example('P33: Irgun move to no City under a Curfew, which is removed later [6.3.2, 6.4]', 233, {
    given: [
      emptyBoard,
      card('P33'),
      deck('P1', 'P35'),
      { 'Political Will': 10, Haganah: 2, 'Haifa City': ['1 Troops', '1 Curfew'], Samaria: ['1 Active Cell', '1 Police'] },
    ],
    when: [
      conduct(null, 'Propaganda Round'),
      answers('draw', 'Intel 0'),
      answers('British', 'done', 'done', 'done'),
      answers('Irgun', 'done', 'done'),
    ],
    then: [{ 'Haifa City': '1 Troops', Samaria: ['1 Underground Cell', '1 Police'] }, nothingAsked],
  });
});
