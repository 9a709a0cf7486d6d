// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A7 Memory of al-Qassam. */

import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, is, notOffered, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'arab-revolt/cards/a7-memory-of-al-qassam.yaml');

describe('A7 Memory of al-Qassam', () => {
  example('A7: a roll equal to the Irregulars shifts the Track, one more does not [9.0 A7]', 18, {
    given: [emptyBoard, { Samaria: ['2 Underground Irregulars', '4 Troops'], Gaza: ['1 Active Irregular', '2 Bases'] }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '3'), answers('roll', '4')],
    then: [is('Unity', { box: 2, value: 2 }), nothingAsked],
  });

  example('A7: each of the two rolls may shift the Track 1 step [9.0 A7]', 31, {
    given: [emptyBoard, { Samaria: '2 Underground Irregulars' }],
    when: [play('Rebels', 'A7', 'unshaded'), answers('roll', '1'), answers('roll', '2')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 18 }],
  });

  example('A7: a shift beyond Decentralized raises Political Will [6.6.4]', 43, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 }), { 'Political Will': 10, Samaria: '2 Underground Irregulars' }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '1'), answers('roll', '2')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 11 }],
  });

  example('A7: without Irregulars no roll shifts the Track [9.0 A7]', 57, {
    given: [emptyBoard, { Samaria: ['2 Bases', '3 Troops'] }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '1'), answers('roll', '1')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('A7: a roll equal to the Bases allows Operations in the spaces with Opposition [9.0 A7]', 68, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '5 Underground Guerrillas'], Samaria: ['1 Base', '2 Underground Guerrillas'] },
      { Lydda: ['1 Opposition', '1 Underground Guerrilla'], 'Haifa City': ['1 Police', '1 Opposition'], Gaza: ['1 Police', '1 Curfew'] },
    ],
    when: [play('British', 'A7', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Lydda', 'Haifa City', 'done')],
  });

  example('A7: a roll above the Bases does nothing [9.0 A7]', 82, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '5 Underground Guerrillas'], Samaria: '4 Underground Irregulars' },
      { Lydda: ['1 Opposition', '1 Underground Guerrilla'] },
    ],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '3')],
    then: [{ Lydda: ['1 Opposition', '1 Underground Guerrilla'] }, nothingAsked],
  });

  example('A7: Operations of different types use the same Guerrilla after a March [9.0 A7, tip]', 95, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Opposition'] },
      { 'Jerusalem District': ['1 Police', '1 Opposition'], Gaza: '1 Opposition', Galilee: ['1 Police', '1 Underground Guerrilla'] },
    ],
    when: [
      play('Rebels', 'A7', 'shaded'),
      answers('roll', '1'),
      answers('Rebels', 'Lydda', 'March', 'Jerusalem District'),
      answers('Rebels', 'Jerusalem District', 'Ambush'),
      answers('Rebels', 'Samaria', '2'),
      answers('Rebels', 'Gaza'),
    ],
    then: [
      { Lydda: '1 Opposition', 'Jerusalem District': ['1 Active Guerrilla', '1 Opposition'] },
      { Samaria: ['1 Base', '2 Underground Guerrillas', '1 Opposition'], Gaza: ['1 Underground Guerrilla', '1 Opposition'] },
      { Galilee: ['1 Police', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example(
    'A7: one Operation in each space, and none where Opposition comes only now [ruling, Spaces with Opposition when the die is rolled]',
    118,
    {
      given: [
        emptyBoard,
        { Syria: '1 Base', Lydda: ['1 Underground Guerrilla', '1 Opposition'], Galilee: ['1 Opposition', '1 Base'] },
        { 'Haifa District': '1 Underground Guerrilla' },
      ],
      when: [play('Rebels', 'A7', 'shaded'), answers('roll', '2'), answers('Rebels', 'Lydda', 'March', 'Jerusalem District')],
      then: [asked('Rebels', 'Galilee', 'done')],
    },
  );

  example('A7: Rebels may stop at once [9.0 A7]', 132, {
    given: [emptyBoard, { Samaria: ['1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Opposition'] }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '1'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Base', '1 Opposition'], Lydda: ['1 Underground Guerrilla', '1 Opposition'] }],
  });

  example('A7: without Opposition there is nothing to do [5.1.3]', 145, {
    given: [emptyBoard, { Samaria: ['1 Base', '2 Underground Guerrillas'] }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '1')],
    then: [{ Samaria: ['1 Base', '2 Underground Guerrillas'] }, nothingAsked],
  });

  example('A7: Divide activates Irregulars in spaces of any kind, near Guerrillas of any kind [4.2.2]', 156, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { 'Haifa City': '1 Underground Irregular', 'Haifa–Syria': '1 Underground Irregular', Gaza: '1 Underground Irregular' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars')],
    then: [asked('British', 'Gaza', 'Haifa City', 'Haifa–Syria', 'done')],
  });

  example('A7: a Guerrilla in a City next to the Irregular will do [4.2.2]', 171, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Haifa District': '1 Underground Irregular', 'Haifa City': '1 Active Guerrilla' }],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Haifa District')],
    then: [{ 'Haifa District': '1 Active Irregular', 'Haifa City': '1 Underground Irregular' }],
  });

  example('A7: a Guerrilla in a Foreign Country will not [4.2.2]', 184, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { Galilee: '1 Underground Irregular', Syria: '1 Active Guerrilla' }],
    when: [conduct('British', 'Divide'), answers('roll', '6')],
    then: [{ Galilee: '1 Underground Irregular', Syria: '1 Active Guerrilla' }],
  });

  example('A7: Divide activates an Underground Irregular beside an Active one, and then replaces [4.2.2]', 197, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { Samaria: ['1 Underground Irregular', '1 Active Irregular', '1 Active Guerrilla'], Galilee: '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria')],
    then: [
      asked('British', 'Active Guerrilla in Galilee', 'Active Guerrilla in Samaria'),
      { Samaria: ['2 Active Irregulars', '1 Active Guerrilla'] },
    ],
  });

  example('A7: at the second box of Unity two spaces are Divided [6.6.2]', 210, {
    given: [
      emptyBoard,
      is('Unity', { box: 2, value: 2 }),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria', 'Active Guerrilla in Samaria', 'Gaza')],
    then: [{ Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('A7: at the fourth box of Unity one space is Divided [6.6.2]', 224, {
    given: [
      emptyBoard,
      is('Unity', { box: 4, value: 1 }),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria')],
    then: [
      { Samaria: ['1 Active Irregular', '1 Underground Irregular'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      nothingAsked,
    ],
  });

  example('A7: at the first box of Unity two spaces are Divided [6.6.2]', 238, {
    given: [
      emptyBoard,
      is('Unity', 'Decentralized'),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Samaria', 'Active Guerrilla in Samaria', 'Gaza')],
    then: [{ Galilee: ['1 Underground Irregular', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('A7: an Irregular comes from the map when none is Available [1.4.1]', 252, {
    given: [emptyBoard, { Samaria: '1 Police', Gaza: '6 Underground Irregulars' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Irregular', 'Underground Irregular in Gaza', 'done', 'done')],
    then: [{ Samaria: ['1 Police', '1 Underground Irregular'], Gaza: '5 Underground Irregulars' }],
  });

  example('A7: a Base comes from the map when none is Available [1.4.1]', 264, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '1 Underground Guerrilla'], Lebanon: '2 Bases', Gaza: '1 Base', Samaria: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Mobilize')],
    then: [asked('Rebels', 'Base in Gaza', 'Base in Lebanon', 'Base in Syria', 'done')],
  });

  example('A7: Opposition comes to a ninth space [1.6]', 276, {
    given: [
      emptyBoard,
      { 'Operations value': 1, Galilee: '1 Opposition', Samaria: '1 Opposition', Lydda: '1 Opposition', Gaza: '1 Opposition' },
      { 'Haifa District': '1 Opposition', 'Jerusalem District': '1 Opposition', 'Haifa City': '1 Opposition' },
      { 'Jerusalem City': '1 Opposition', 'Tel Aviv-Jaffa': '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Sabotage')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Active Guerrilla', '1 Opposition'] }],
  });

  example('A7: March from Tel Aviv-Jaffa may take each Railway [3.3.2]', 294, {
    given: [emptyBoard, { 'Operations value': 1, 'Tel Aviv-Jaffa': '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('A7: March from Lebanon leads to Galilee and Syria [3.3.2]', 304, {
    given: [emptyBoard, { 'Operations value': 1, Lebanon: '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Galilee', 'Syria', 'done')],
  });

  example('A7: March from Egypt leads to Gaza and the Railway [3.3.2]', 314, {
    given: [emptyBoard, { 'Operations value': 1, Egypt: '1 Underground Guerrilla' }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Gaza', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('A7: a space where no Operation can be conducted is not offered [9.0 A7]', 324, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '5 Underground Guerrillas'], Samaria: ['1 Base', '2 Underground Guerrillas'] },
      { Lydda: ['1 Opposition', '1 Underground Guerrilla'], 'Haifa City': ['1 Police', '1 Opposition'] },
      { 'Jerusalem City': ['1 Police', '1 Opposition', '1 Curfew'] },
    ],
    when: [play('British', 'A7', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Lydda', 'Haifa City', 'done'), notOffered('Jerusalem City')],
  });
});
