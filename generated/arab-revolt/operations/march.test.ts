// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of March. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/march.yaml');

describe('March', () => {
  example('March from Tel Aviv-Jaffa may take each Railway [3.3.2]', 14, {
    given: [emptyBoard, { 'Operations value': 1, 'Tel Aviv-Jaffa': '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('March from Lebanon leads to Galilee and Syria [3.3.2]', 24, {
    given: [emptyBoard, { 'Operations value': 1, Lebanon: '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Syria', 'done')],
  });

  example('March from Egypt leads to Gaza and the Railway [3.3.2]', 34, {
    given: [emptyBoard, { 'Operations value': 1, Egypt: '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Gaza', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('four in all into a Railway or a Curfew are Active [1.12, 3.3.2]', 44, {
    given: [
      emptyBoard,
      { Lydda: '7 Underground Guerrillas', 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Underground Irregular'] },
      { Samaria: ['1 Police', '1 Curfew'], Gaza: '4 Troops', 'Operations value': 1 },
    ],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2', 'Samaria', '3', 'Gaza', '2')],
    then: [
      { Lydda: 'nothing', 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Underground Irregular', '2 Active Guerrillas'] },
      { Samaria: ['1 Police', '1 Curfew', '3 Active Guerrillas'], Gaza: ['4 Troops', '2 Underground Guerrillas'] },
    ],
  });

  example('three in all stay Underground, counted for each origin alone [3.3.2]', 61, {
    given: [
      emptyBoard,
      { Lydda: '2 Underground Guerrillas', 'Haifa City': ['1 Underground Guerrilla', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa–Haifa': '1 Troops', Samaria: ['1 Police', '1 Curfew'], Galilee: '2 Underground Guerrillas', 'Operations value': 3 },
    ],
    when: [
      conduct('Rebels', 'March'),
      answers('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Haifa', '2'),
      answers('Rebels', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', '1 Underground Guerrilla', '1 Active Guerrilla'),
      answers('Rebels', 'Galilee', 'Samaria', '2'),
    ],
    then: [
      { 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '3 Underground Guerrillas', '1 Active Guerrilla'] },
      { Samaria: ['1 Police', '1 Curfew', '2 Underground Guerrillas'] },
    ],
  });

  example('March selects origins, up to the Operations value [3.3.2]', 79, {
    given: [
      emptyBoard,
      { Lydda: '1 Underground Guerrilla', 'Haifa–Syria': '1 Active Guerrilla', Syria: '1 Underground Guerrilla', Gaza: '1 Base' },
      { 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Haifa–Syria', 'Syria')],
  });

  example('what has marched does not march on from a space selected later [ruling, A piece moves once]', 92, {
    given: [emptyBoard, { Lydda: '1 Underground Guerrilla', Samaria: '2 Active Guerrillas', 'Operations value': 2 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Lydda', 'Samaria'), answers('Rebels', 'Samaria', 'Galilee', '2')],
    then: [{ Lydda: 'nothing', Samaria: '1 Underground Guerrilla', Galilee: '2 Active Guerrillas' }, nothingAsked],
  });
});
