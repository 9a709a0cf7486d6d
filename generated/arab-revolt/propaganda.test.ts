// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of propaganda. */
import { describe, test } from 'vitest';
import { answers, asked, chits, conduct, emptyBoard, examplesIn, has, hold, is, nothingAsked, open, poolHolds } from './suites.js';
const example = examplesIn(test, 'arab-revolt/propaganda.yaml');

describe('propaganda', () => {
  example('Sabotage first on Railways with more Guerrillas than British pieces [6.1.1, 7.2]', 122, {
    given: [
      emptyBoard,
      { 'Political Will': 10, 'Haifa–Syria': ['2 Underground Guerrillas', '1 Police'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Active Guerrilla', '1 Underground Irregular'], 'Egypt–Tel Aviv-Jaffa': '2 Sabotage' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [
      { 'Political Will': 13 },
      has('Haifa–Syria', '1 Sabotage'),
      has('Tel Aviv-Jaffa–Haifa', '0 Sabotage'),
      has('Egypt–Tel Aviv-Jaffa', '2 Sabotage'),
    ],
  });

  example('three Railways without Sabotage count as two [6.1.1, 7.1]', 137, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 14 }],
  });

  example('Cities and Districts with more Rebel pieces, without any, and Districts with Bases [6.1.2, 6.1.3, 7.1, 7.2]', 147, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Base', '1 Underground Guerrilla', '1 Police'] },
      { Lydda: ['1 Active Guerrilla', '1 Underground Irregular'], 'Haifa City': ['2 Underground Guerrillas', '1 Police'] },
      { Gaza: '1 Opposition', Galilee: ['2 Bases', '2 Troops'], Syria: ['2 Bases', '1 Underground Guerrilla'] },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 8 }],
  });

  example('every three Irregulars on the map [6.1.4, 7.2]', 162, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Galilee: ['2 Underground Irregulars', '1 Active Irregular'], 'Haifa–Syria': '2 Active Irregulars' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }],
  });

  example('six Irregulars cost two [6.1.4]', 173, {
    given: [emptyBoard, { 'Political Will': 10, Galilee: '3 Underground Irregulars', 'Haifa–Syria': '3 Active Irregulars' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 14 }],
  });

  example('the British select one Punishment chit and return all others [1.7.1, 6.2.1]', 184, {
    given: [emptyBoard, hold('British', '1 Detain'), chits(1, 'Demolish', 'aside')],
    when: [
      conduct('British', 'Resources Phase'),
      answers('British', 'Fine'),
      answers('roll', '1'),
      answers('draw', '1 Op'),
      answers('Rebels', 'done'),
    ],
    then: [hold('British', '1 Fine'), poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine')],
  });

  example('on a roll of at most the Bases on the map Unity shifts [1.8.1, 6.2.2, 6.6.1]', 199, {
    given: [
      emptyBoard,
      { Samaria: '2 Bases', Syria: '1 Base' },
      is('Unity', { box: 3, value: 1 }),
      chits(1, '3 Ops', 'aside'),
      hold('Rebels', '1 1 Op'),
    ],
    when: [
      conduct('British', 'Resources Phase'),
      answers('British', 'done'),
      answers('roll', '3'),
      answers('Rebels', 'Unity'),
      answers('draw', '2 Ops'),
      answers('Rebels', 'done'),
    ],
    then: [is('Unity', { box: 4, value: 1 }), hold('British'), hold('Rebels'), poolHolds('Operations', '3 1 Op', '3 2 Ops', '3 3 Ops')],
  });

  example('or the Rebels hold a chit that they select [6.2.2]', 220, {
    given: [emptyBoard, { Samaria: '2 Bases', Syria: '1 Base' }, is('Unity', { box: 3, value: 1 }), chits(1, '3 Ops', 'aside')],
    when: [
      conduct('British', 'Resources Phase'),
      answers('British', 'Detain'),
      answers('roll', '3'),
      answers('Rebels', 'Operations chit', '3 Ops'),
      answers('draw', '2 Ops'),
      answers('Rebels', 'done'),
    ],
    then: [is('Unity', { box: 3, value: 1 }), hold('Rebels', '1 3 Ops'), poolHolds('Operations', '3 1 Op', '3 2 Ops', '2 3 Ops')],
  });

  example('on a higher roll neither, and the held chit returns all the same [ruling, Chits returned in the Resources Phase]', 239, {
    given: [emptyBoard, { Samaria: '2 Bases', Syria: '1 Base' }, is('Unity', { box: 3, value: 1 }), hold('Rebels', '1 3 Ops')],
    when: [
      conduct('British', 'Resources Phase'),
      answers('British', 'Detain'),
      answers('roll', '4'),
      answers('draw', '2 Ops'),
      answers('Rebels', 'done'),
    ],
    then: [is('Unity', { box: 3, value: 1 }), hold('Rebels'), poolHolds('Operations', '3 1 Op', '3 2 Ops', '3 3 Ops')],
  });

  example('Foreign Assistance rallies in Foreign Countries without Rebel pieces, up to the drawn chit [6.2.3]', 257, {
    given: [emptyBoard, open('Transjordan'), { Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '2 Ops'), answers('Rebels', 'Rally')],
    then: [asked('Rebels', 'Lebanon', 'Syria', 'Transjordan')],
  });

  example('the chit of Foreign Assistance has no effect and returns [6.2.3]', 269, {
    given: [emptyBoard, open('Transjordan'), { Samaria: '1 Active Guerrilla', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '2 Ops'), answers('Rebels', 'Rally', 'Syria', '2', 'Lebanon')],
    then: [
      { Syria: ['1 Base', '2 Underground Guerrillas'], Lebanon: '1 Underground Guerrilla', Transjordan: 'nothing' },
      { Samaria: '1 Active Guerrilla' },
      poolHolds('Operations', '3 1 Op', '3 2 Ops', '3 3 Ops'),
      nothingAsked,
    ],
  });

  example('the British may Divide, the Rebels may Mobilize [6.3, 6.3.1, 6.3.2]', 287, {
    given: [emptyBoard, { 'Haifa City': '1 Opposition', Samaria: '1 Active Irregular' }, is('Unity', { box: 3, value: 1 })],
    when: [
      conduct('Rebels', 'Support Phase'),
      answers('British', 'Divide'),
      answers('roll', '1'),
      answers('Rebels', 'Mobilize', 'Lebanon', 'done'),
      answers('Rebels', 'Haifa City'),
    ],
    then: [
      is('Unity', { box: 2, value: 2 }),
      { Lebanon: '1 Base', 'Haifa City': ['1 Underground Guerrilla', '1 Opposition'], Samaria: '1 Active Irregular' },
    ],
  });

  example('either may leave it [6.3, 6.3.1, 6.3.2]', 305, {
    given: [emptyBoard, { Samaria: '1 Active Irregular' }, is('Unity', { box: 3, value: 1 })],
    when: [conduct('British', 'Support Phase'), answers('British', 'done'), answers('Rebels', 'done')],
    then: [is('Unity', { box: 3, value: 1 }), { Lebanon: 'nothing' }],
  });

  example('the British must move Troops on Railways to Cities, may move Police and may remove half of the Irregulars [6.4.1]', 318, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['2 Troops', '1 Police'], Samaria: ['2 Troops', '2 Police', '3 Underground Irregulars'] },
      { Gaza: '2 Active Irregulars' },
    ],
    when: [
      conduct('British', 'Redeploy Phase'),
      answers('British', 'Jerusalem City', '2'),
      answers('British', 'Samaria', 'Haifa City', '1', 'done'),
      answers('British', 'Active Irregular in Gaza', 'Underground Irregular in Samaria'),
    ],
    then: [
      { 'Haifa–Syria': '1 Police', 'Jerusalem City': '2 Troops', 'Haifa City': '1 Police' },
      { Samaria: ['2 Troops', '1 Police', '2 Underground Irregulars'], Gaza: '1 Active Irregular' },
      nothingAsked,
    ],
  });

  example('Troops on Railways go to Cities, Police to Railways or Cities [6.4.1]', 337, {
    given: [emptyBoard, { Samaria: '1 Police', Gaza: '2 Troops' }],
    when: [conduct('British', 'Redeploy Phase'), answers('British', 'Samaria')],
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

  example('the Rebels move Guerrillas on Railways and in Cities to spaces with Bases [6.4.2]', 348, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': '1 Underground Guerrilla', 'Jerusalem City': '2 Active Guerrillas', Gaza: '1 Base', Syria: '1 Base' },
      { Samaria: '1 Underground Guerrilla' },
    ],
    when: [conduct('British', 'Redeploy Phase'), answers('Rebels', 'Jerusalem City', 'Gaza', '1', 'Jerusalem City', 'Syria', 'Gaza')],
    then: [
      { Gaza: ['1 Base', '1 Active Guerrilla', '1 Underground Guerrilla'], Syria: ['1 Base', '1 Active Guerrilla'] },
      { Samaria: '1 Underground Guerrilla', 'Haifa–Syria': 'nothing', 'Jerusalem City': 'nothing' },
    ],
  });

  example('without Bases to Foreign Countries [6.4.2]', 366, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Underground Guerrilla', Samaria: '1 Underground Guerrilla' }],
    when: [conduct('British', 'Redeploy Phase')],
    then: [asked('Rebels', 'Lebanon', 'Syria')],
  });

  example('without a Base the Guerrillas in Cities leave for a Foreign Country [6.4, 6.4.2]', 376, {
    given: [emptyBoard, { 'Haifa City': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Redeploy Phase'), answers('Rebels', 'Lebanon')],
    then: [{ Lebanon: '1 Active Guerrilla', 'Haifa City': 'nothing', Samaria: '1 Active Guerrilla' }],
  });

  example('the Rebels who choose a chit hold any one [6.2.2]', 389, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { Samaria: '1 Base' }],
    when: [conduct(null, 'Resources Phase'), answers('British', 'done'), answers('roll', '1'), answers('Rebels', 'Operations chit')],
    then: [asked('Rebels', '1 Op', '2 Ops', '3 Ops')],
  });

  example('the chit of Foreign Assistance is returned after the Rally [6.2.3]', 402, {
    given: [emptyBoard],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '2 Ops')],
    then: [asked('Rebels', 'Rally', 'done'), chits(1, '2 Ops', 'drawn')],
  });

  example('Troops leave Railways for Cities [6.4.1]', 412, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Troops' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('up to half of the Irregulars may be removed [6.4.1]', 421, {
    given: [emptyBoard, { Samaria: '5 Underground Irregulars' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [asked('British', '0', '1', '2')],
  });

  example('Guerrillas leave a City for the only Base [6.4.2]', 430, {
    given: [emptyBoard, { 'Haifa City': '2 Active Guerrillas', Samaria: '1 Base' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Rebels', '2 Active Guerrilla')],
    then: [{ Samaria: ['1 Base', '2 Active Guerrillas'] }, nothingAsked],
  });

  example('Guerrillas leave a City for any Base [6.4.2]', 442, {
    given: [emptyBoard, { 'Haifa City': '1 Active Guerrilla', Samaria: '1 Base', Syria: '1 Base' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [asked('Rebels', 'Samaria', 'Syria')],
  });

  example('without a Base all Guerrillas leave Cities and Railways [6.4.2]', 453, {
    given: [emptyBoard, { 'Haifa City': '2 Active Guerrillas', 'Haifa–Syria': '2 Active Guerrillas' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Rebels', 'Haifa City', 'Syria', '1 Active Guerrilla')],
    then: [asked('Rebels', 'Haifa City', 'Haifa–Syria')],
  });
});
