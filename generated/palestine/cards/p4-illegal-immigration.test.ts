// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P4 Illegal Immigration. */
import { describe, test } from 'vitest';
import { emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p4-illegal-immigration.yaml');

describe('P4 Illegal Immigration', () => {
  example('without Sabotage in Coastal Districts Political Will rises by 2 [9.0 P4]', 12, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Gaza: ['3 Underground Cells', '2 Arms Caches'], Lydda: ['2 Active Cells', '1 Terror'] },
      { 'Jerusalem District': '1 Sabotage', 'Haifa City': '2 Sabotage', 'Haifa–Syria': '1 Sabotage' },
    ],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Political Will': 12 }, nothingAsked],
  });

  example('Sabotage and Irgun pieces in Coastal Districts are counted together [9.0 P4, tip]', 27, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Gaza: ['1 Sabotage', '1 Underground Cell'], Samaria: '1 Active Cell', Lydda: ['1 Arms Cache', '1 Terror'] },
      { Galilee: ['3 Troops', '2 Police'], 'Jerusalem District': ['2 Underground Cells', '2 Sabotage'] },
      { 'Haifa City': ['2 Underground Cells', '2 Sabotage'], 'Haifa–Syria': ['2 Active Cells', '1 Sabotage'] },
    ],
    when: [play('Irgun', 'P4', 'event')],
    then: [{ 'Political Will': 8 }],
  });

  example('three lose 1 Political Will [9.0 P4]', 43, {
    given: [emptyBoard, { 'Political Will': 10, Gaza: '2 Sabotage', Samaria: '1 Active Cell' }],
    when: [play('Irgun', 'P4', 'event')],
    then: [{ 'Political Will': 9 }],
  });

  example('one Sabotage alone neither raises nor lowers Political Will [9.0 P4]', 54, {
    given: [emptyBoard, { 'Political Will': 10, Galilee: '1 Sabotage' }],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Political Will': 10 }],
  });

  example('six lose 3 Political Will [9.0 P4]', 64, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa District': '3 Sabotage', Samaria: '2 Active Cells', Galilee: '1 Arms Cache' }],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Political Will': 7 }],
  });

  example('no more than 3 Political Will is lost [9.0 P4]', 76, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa District': '6 Sabotage', Samaria: '4 Active Cells' }],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Political Will': 7 }],
  });

  example('with the unshaded Ernest Bevin the loss is 1 less [9.0 P4, tip]', 87, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10, 'Haifa District': '6 Sabotage', Samaria: '4 Active Cells' }],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Political Will': 8 }],
  });
});
