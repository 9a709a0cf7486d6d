// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P35 Propaganda!. */

import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, deck, emptyBoard, examplesIn, goesOn, has, hold, nothingAsked, shows } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p35-propaganda.yaml');

describe('P35 Propaganda!', () => {
  example('P35: Irgun may move one Cell to each City without a Curfew [6.3.2]', 5, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'], Samaria: '3 Active Cells', 'Haifa–Syria': '1 Underground Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('British', 'done'), answers('Irgun', 'Samaria', 'Haifa–Syria')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Active Cell', 'Jerusalem City': '1 Underground Cell' },
      { Samaria: '2 Active Cells', 'Haifa–Syria': 'nothing' },
      nothingAsked,
    ],
  });

  example('P35: Irgun may leave the Cells where they are [6.3.2]', 23, {
    given: [emptyBoard, { Samaria: '1 Active Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done')],
    then: [{ Samaria: '1 Active Cell', 'Haifa City': 'nothing' }, nothingAsked],
  });

  example('P35: then Irgun may move one Arms Cache to a District or City with a Cell [6.3.2]', 35, {
    given: [emptyBoard, { Samaria: '1 Arms Cache', Gaza: '2 Active Cells', Lydda: '1 Troops', 'Haifa–Syria': '1 Underground Cell' }],
    when: [
      conduct(null, 'Redeploy Phase'),
      answers('British', 'done'),
      answers('Irgun', 'done', 'done', 'Gaza'),
      answers('Irgun', 'Samaria'),
    ],
    then: [asked('Irgun', 'Gaza', 'Jerusalem City')],
  });

  example('P35: Irgun move one Arms Cache and no second [6.3.2]', 50, {
    given: [emptyBoard, { Samaria: '2 Arms Caches', Lydda: '1 Arms Cache', Gaza: '1 Active Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done', 'Samaria')],
    then: [{ Samaria: '1 Arms Cache', Lydda: '1 Arms Cache', Gaza: ['1 Active Cell', '1 Arms Cache'] }, nothingAsked],
  });

  example('P35: Irgun may leave the Arms Caches where they are [6.3.2]', 65, {
    given: [emptyBoard, { Samaria: '1 Arms Cache', Gaza: '1 Active Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done', 'done')],
    then: [{ Samaria: '1 Arms Cache', Gaza: '1 Active Cell' }, nothingAsked],
  });

  example('P35: no Arms Cache goes to a Railway [1.3.4, 1.4.2, 1.6.2]', 78, {
    given: [emptyBoard, { Samaria: '1 Arms Cache', 'Haifa–Syria': '1 Underground Cell' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Irgun', 'done', 'done', 'done')],
    then: [{ Samaria: '1 Arms Cache', 'Haifa–Syria': '1 Underground Cell' }, nothingAsked],
  });

  example('P35: the Reset Phase removes every marker, flips every Cell and makes Irgun 1st Eligible [2.3.1, 6.4]', 91, {
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

  example('P35: half of the Cells in Prison, rounded down, return to Available [1.3.6, 6.4]', 113, {
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

  example('P35: of one Cell in Prison none returns [6.4]', 133, {
    given: [emptyBoard, { Prison: '1 Cell' }],
    when: [conduct(null, 'Reset Phase')],
    then: [{ Prison: '1 Cell' }],
  });

  example('P35: Irgun that are 1st Eligible stay so [6.4]', 142, {
    given: [emptyBoard, are('Irgun', '1st Eligible')],
    when: [conduct('British', 'Reset Phase')],
    then: [are('Irgun', '1st Eligible')],
  });

  example('P35: after the round the next card is revealed and Irgun are 1st Eligible [6.4]', 151, {
    given: [emptyBoard, { 'Political Will': 10 }, are('British', '1st Eligible'), deck('P35', 'P1', 'P34')],
    when: [conduct(null, 'Whole Game'), answers('draw', 'Intel 1'), shows(card('P35'), are('Irgun', '1st Eligible'), nothingAsked), goesOn],
    then: [
      card('P1'),
      { 'Political Will': 15 },
      hold('British', '1 Intel 1'),
      asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity'),
    ],
  });
});
