// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A33 Propaganda!. */

import { describe, test } from 'vitest';
import {
  answers,
  asked,
  card,
  chits,
  conduct,
  deck,
  emptyBoard,
  examplesIn,
  has,
  hold,
  is,
  nothingAsked,
  open,
  poolHolds,
  wins,
} from '../suites.js';

const example = examplesIn(test, 'arab-revolt/cards/a33-propaganda.yaml');

describe('A33 Propaganda!', () => {
  example('A33: Sabotage first on Railways with more Guerrillas than British pieces [6.1.1, 7.2]', 5, {
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

  example('A33: three Railways without Sabotage count as two [6.1.1, 7.1]', 20, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa–Syria': '1 Sabotage' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 14 }],
  });

  example('A33: Cities and Districts with more Rebel pieces, without any, and Districts with Bases [6.1.2, 6.1.3, 7.1, 7.2]', 30, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Base', '1 Underground Guerrilla', '1 Police'] },
      { Lydda: ['1 Active Guerrilla', '1 Underground Irregular'], 'Haifa City': ['2 Underground Guerrillas', '1 Police'] },
      { Gaza: '1 Opposition', Galilee: ['2 Bases', '2 Troops'], Syria: ['2 Bases', '1 Underground Guerrilla'] },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 8 }],
  });

  example('A33: every three Irregulars on the map [6.1.4, 7.2]', 45, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Galilee: ['2 Underground Irregulars', '1 Active Irregular'], 'Haifa–Syria': '2 Active Irregulars' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 15 }],
  });

  example('A33: six Irregulars cost two [6.1.4]', 56, {
    given: [emptyBoard, { 'Political Will': 10, Galilee: '3 Underground Irregulars', 'Haifa–Syria': '3 Active Irregulars' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 14 }],
  });

  example('A33: Political Will at 0 is a Rebel victory, even at the last Propaganda card [6.1.5, 7.0.1]', 67, {
    given: [
      emptyBoard,
      card('A33'),
      deck('A14'),
      { 'Political Will': 9, Galilee: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' },
      { Lydda: '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla', Gaza: '1 Active Guerrilla' },
    ],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 0 }, wins('Rebels')],
  });

  example('A33: the net change is what counts [6.1]', 85, {
    given: [emptyBoard, card('A33'), deck('A35'), { 'Political Will': 1, Samaria: '1 Active Guerrilla', Lydda: '1 Active Guerrilla' }],
    when: [conduct(null, 'Political Will Phase')],
    then: [{ 'Political Will': 2 }, nothingAsked],
  });

  example('A33: at 1 the game goes on to the British chit [6.0, 6.1.5, 6.2.1]', 99, {
    given: [
      emptyBoard,
      card('A33'),
      deck('A14', 'A35'),
      { 'Political Will': 10, Galilee: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' },
      { Lydda: '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla', Gaza: '1 Active Guerrilla' },
    ],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 1 }, asked('British', 'Detain', 'Demolish', 'Fine', 'done')],
  });

  example('A33: the British select one Punishment chit and return all others [1.7.1, 6.2.1]', 117, {
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

  example('A33: on a roll of at most the Bases on the map Unity shifts [1.8.1, 6.2.2, 6.6.1]', 132, {
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

  example('A33: or the Rebels hold a chit that they select [6.2.2]', 153, {
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

  example('A33: on a higher roll neither, and the held chit returns all the same [ruling, Chits returned in the Resources Phase]', 172, {
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

  example('A33: Foreign Assistance rallies in Foreign Countries without Rebel pieces, up to the drawn chit [6.2.3]', 190, {
    given: [emptyBoard, open('Transjordan'), { Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '2 Ops'), answers('Rebels', 'Rally')],
    then: [asked('Rebels', 'Lebanon', 'Syria', 'Transjordan')],
  });

  example('A33: the chit of Foreign Assistance has no effect and returns [6.2.3]', 202, {
    given: [emptyBoard, open('Transjordan'), { Samaria: '1 Active Guerrilla', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '2 Ops'), answers('Rebels', 'Rally', 'Syria', '2', 'Lebanon')],
    then: [
      { Syria: ['1 Base', '2 Underground Guerrillas'], Lebanon: '1 Underground Guerrilla', Transjordan: 'nothing' },
      { Samaria: '1 Active Guerrilla' },
      poolHolds('Operations', '3 1 Op', '3 2 Ops', '3 3 Ops'),
      nothingAsked,
    ],
  });

  example('A33: the British may Divide, the Rebels may Mobilize [6.3, 6.3.1, 6.3.2]', 220, {
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

  example('A33: either may leave it [6.3, 6.3.1, 6.3.2]', 238, {
    given: [emptyBoard, { Samaria: '1 Active Irregular' }, is('Unity', { box: 3, value: 1 })],
    when: [conduct('British', 'Support Phase'), answers('British', 'done'), answers('Rebels', 'done')],
    then: [is('Unity', { box: 3, value: 1 }), { Lebanon: 'nothing' }],
  });

  example('A33: the British must move Troops on Railways to Cities, may move Police and may remove half of the Irregulars [6.4.1]', 251, {
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

  example('A33: Troops on Railways go to Cities, Police to Railways or Cities [6.4.1]', 270, {
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

  example('A33: the Rebels move Guerrillas on Railways and in Cities to spaces with Bases [6.4.2]', 281, {
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

  example('A33: without Bases to Foreign Countries [6.4.2]', 299, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Underground Guerrilla', Samaria: '1 Underground Guerrilla' }],
    when: [conduct('British', 'Redeploy Phase')],
    then: [asked('Rebels', 'Lebanon', 'Syria')],
  });

  example('A33: the Reset Phase clears the map, empties Prison and flips Guerrillas and Irregulars [1.3.6, 1.12, 6.5]', 309, {
    given: [
      emptyBoard,
      card('A33'),
      { Samaria: ['2 Active Guerrillas', '1 Active Irregular', '1 Police', '1 Curfew', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '1 Curfew'], 'Haifa–Syria': '2 Sabotage', Syria: '1 Active Guerrilla' },
      { Prison: ['2 Guerrillas', '1 Base'], 'Out of Play': '5 Troops' },
    ],
    when: [conduct('British', 'Reset Phase')],
    then: [
      { Samaria: ['2 Underground Guerrillas', '1 Underground Irregular', '1 Police', '1 Opposition'], 'Haifa City': '1 Troops' },
      { 'Haifa–Syria': 'nothing', Syria: '1 Underground Guerrilla', Prison: 'nothing', 'Out of Play': '5 Troops' },
    ],
  });

  example('A33: a faction in the box for an Operation and a Special Activity may Pass [2.3.3]', 329, {
    given: [emptyBoard],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Fine')],
    then: [hold('British', '1 Fine'), nothingAsked],
  });

  example('A33: without a Base the Guerrillas in Cities leave for a Foreign Country [6.4, 6.4.2]', 339, {
    given: [emptyBoard, { 'Haifa City': '1 Active Guerrilla', Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Redeploy Phase'), answers('Rebels', 'Lebanon')],
    then: [{ Lebanon: '1 Active Guerrilla', 'Haifa City': 'nothing', Samaria: '1 Active Guerrilla' }],
  });
});
