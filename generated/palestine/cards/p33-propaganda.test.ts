// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P33 Propaganda!. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, deck, emptyBoard, examplesIn, hold, nothingAsked, wins } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p33-propaganda.yaml');

describe('P33 Propaganda!', () => {
  example('what is lowered and what is raised are weighed before Political Will moves, at its foot [6.1]', 5, {
    given: [emptyBoard, card('P33'), deck('P1', 'P34'), { 'Political Will': 2, Galilee: '6 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 1 }, nothingAsked],
  });

  example('at 0 Irgun win at once [6.1.3, 7.0.1]', 18, {
    given: [emptyBoard, card('P33'), deck('P1', 'P34'), { 'Political Will': 3, Galilee: '8 Sabotage', Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 0 }, wins('Irgun'), { Galilee: '8 Sabotage', Samaria: '1 Active Cell' }, hold('British')],
  });

  example('at 1 the game goes on [6.0, 6.1.3, 7.0.1]', 35, {
    given: [emptyBoard, card('P33'), deck('P1', 'P34'), { 'Political Will': 3, Galilee: '7 Sabotage', Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 1 }, asked('Irgun', 'Rob', 'done')],
  });

  example('at 0 Irgun win, too, when the last Propaganda card is out [6.1.3, 6.1.4]', 49, {
    given: [emptyBoard, card('P33'), deck('P1'), { 'Political Will': 1, Galilee: '6 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [wins('Irgun')],
  });

  example('at the last Propaganda card the British win, whatever Event cards are left [6.1.4, 7.0.2]', 61, {
    given: [emptyBoard, card('P33'), deck('P1', 'P2'), { 'Political Will': 1, Galilee: '5 Sabotage', Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 1 }, wins('British'), { Galilee: '5 Sabotage', Samaria: '1 Active Cell' }, hold('British')],
  });

  example('an earlier Propaganda card ends nothing [6.1.4]', 78, {
    given: [emptyBoard, card('P33'), deck('P1', 'P35'), { 'Political Will': 10 }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }, nothingAsked],
  });

  example('the whole round, phase by phase [6.0]', 90, {
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

  example('Irgun move to no City under a Curfew, which is removed later [6.3.2, 6.4]', 116, {
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
