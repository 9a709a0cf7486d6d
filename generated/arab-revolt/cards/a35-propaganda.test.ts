// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A35 Propaganda!. */

import { describe, test } from 'vitest';
import {
  answers,
  are,
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
  poolHolds,
  wins,
} from '../suites.js';

const example = examplesIn(test, 'arab-revolt/cards/a35-propaganda.yaml');

describe('A35 Propaganda!', () => {
  example('A35: the last Propaganda card ends the game with a British victory [6.1.6, 7.0.2]', 5, {
    given: [emptyBoard, card('A35'), deck('A14'), { 'Political Will': 3 }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 9 }, wins('British')],
  });

  example('A35: a 1 Op chit does nothing [1.8.2]', 17, {
    given: [emptyBoard, chits(1, '1 Op', 'in play'), { Samaria: '1 Active Guerrilla' }],
    when: [conduct(null, 'Chit Effect')],
    then: [{ Samaria: '1 Active Guerrilla' }, chits(1, '1 Op', 'aside'), nothingAsked],
  });

  example('A35: a 2 Ops chit lets the British remove an Active Guerrilla [1.8.2]', 29, {
    given: [
      emptyBoard,
      chits(1, '2 Ops', 'in play'),
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], Syria: '1 Active Guerrilla' },
    ],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', 'Active Guerrilla in Syria')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'], Syria: 'nothing' },
      chits(1, '2 Ops', 'aside'),
      { Prison: 'nothing' },
    ],
  });

  example('A35: a 3 Ops chit lets the British replace an Active Guerrilla with an Irregular [1.8.2]', 44, {
    given: [
      emptyBoard,
      chits(1, '3 Ops', 'in play'),
      { Samaria: ['2 Active Guerrillas', '1 Underground Guerrilla'], Lydda: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '1')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Underground Irregular'], Lydda: '1 Underground Guerrilla' },
      chits(1, '3 Ops', 'aside'),
    ],
  });

  example('A35: where no Irregular may stand, the Guerrilla is removed [ruling, Where Divide strikes]', 58, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Syria: '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '1')],
    then: [{ Syria: '1 Active Guerrilla' }, has('Available', '6 Irregulars')],
  });

  example('A35: the British may leave the effect of the chit [1.8.2]', 70, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Samaria: '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '0')],
    then: [{ Samaria: '2 Active Guerrillas' }, chits(1, '3 Ops', 'aside')],
  });

  example('A35: Centralized Rebels ignore the effect [6.6.3]', 82, {
    given: [emptyBoard, chits(1, '2 Ops', 'in play'), is('Unity', 'Centralized'), { Samaria: '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect')],
    then: [{ Samaria: '2 Active Guerrillas' }, chits(1, '2 Ops', 'aside'), nothingAsked],
  });

  example('A35: two chits are drawn, or a held one is used in their place [1.8.1, 2.3.4]', 95, {
    given: [hold('Rebels', '1 3 Ops')],
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op', '2 Ops'), answers('Rebels', '3 Ops')],
    then: [
      { 'Operations value': 3 },
      chits(1, '3 Ops', 'in play'),
      hold('Rebels'),
      poolHolds('Operations', '3 1 Op', '3 2 Ops', '2 3 Ops'),
    ],
  });

  example('A35: the chit that is not used returns to the pool [1.8.1]', 108, {
    given: [hold('Rebels', '1 3 Ops')],
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op', '2 Ops'), answers('Rebels', '2 Ops')],
    then: [
      { 'Operations value': 2 },
      chits(1, '2 Ops', 'in play'),
      hold('Rebels', '1 3 Ops'),
      poolHolds('Operations', '3 1 Op', '2 2 Ops', '2 3 Ops'),
    ],
  });

  example('A35: Decentralized Rebels draw only one, and may still use a held one [2.3.4, 6.6.4]', 121, {
    given: [is('Unity', 'Decentralized'), hold('Rebels', '1 3 Ops')],
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op')],
    then: [asked('Rebels', '1 Op', '3 Ops')],
  });

  example('A35: the British pass and hold a Punishment chit that they select [2.3.3]', 131, {
    given: [hold('British', '1 Fine')],
    when: [conduct('British', 'Pass'), answers('British', 'Demolish')],
    then: [hold('British', '1 Demolish', '1 Fine'), poolHolds('Punishment', '2 Detain', '1 Demolish', '1 Fine')],
  });

  example('A35: the Rebels pass and may place a Base with a Guerrilla, in a District or Foreign Country [2.3.3]', 141, {
    given: [
      emptyBoard,
      { Samaria: '1 Active Guerrilla', Syria: ['1 Base', '1 Underground Guerrilla'], Lydda: ['1 Base', '1 Police'] },
      { 'Haifa City': '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Pass')],
    then: [asked('Rebels', 'Samaria', 'Syria', 'done')],
  });

  example('A35: the Base of a Rebel Pass [2.3.3]', 154, {
    given: [emptyBoard, { Samaria: '1 Active Guerrilla', Syria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Syria')],
    then: [{ Syria: ['2 Bases', '1 Underground Guerrilla'], Samaria: '1 Active Guerrilla' }],
  });

  example('A35: a British Limited Operation is in one space [2.3.5]', 166, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Active Guerrilla'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Samaria')],
    then: [{ Samaria: '1 Troops', Lydda: ['1 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('A35: a Rebel Limited Operation selects spaces up to the chit [2.3.5]', 180, {
    given: [
      emptyBoard,
      card('A14'),
      { Samaria: '1 Underground Guerrilla', Lydda: '1 Underground Guerrilla', Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '2 Ops', 'Limited Operation', 'Limited Operation', 'Sabotage', 'Samaria', 'Lydda'),
      answers('British', 'Active Guerrilla in Samaria'),
    ],
    then: [
      { Samaria: '1 Opposition', Lydda: ['1 Active Guerrilla', '1 Opposition'], Gaza: '1 Underground Guerrilla' },
      chits(1, '2 Ops', 'aside'),
    ],
  });

  example('A35: Coordinate in the middle of an Operation adds a space [4.1]', 198, {
    given: [
      emptyBoard,
      card('A14'),
      is('Unity', { box: 4, value: 1 }),
      { Samaria: '1 Underground Guerrilla', Lydda: '1 Underground Guerrilla', Gaza: ['1 Underground Guerrilla', '1 Base'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Samaria'),
      answers('Rebels', 'Special Activity', 'Coordinate'),
      answers('roll', '1'),
      answers('Rebels', 'Gaza'),
    ],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Opposition'], Gaza: ['1 Active Guerrilla', '1 Base', '1 Opposition'] },
      { Lydda: '1 Underground Guerrilla' },
      is('Unity', 'Centralized'),
      { 'Operations value': 2 },
      nothingAsked,
    ],
  });

  example('A35: a roll above the Bases leaves Unity [4.3.2, 6.6.1]', 221, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { 'Operations value': 2, Gaza: '2 Bases', Samaria: '3 Active Guerrillas' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 }), { 'Operations value': 3 }],
  });

  example('A35: a roll of the Bases on the map shifts Unity one step [4.3.2, 6.6.1]', 235, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { 'Operations value': 2, Gaza: '1 Base', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '2')],
    then: [is('Unity', { box: 4, value: 1 }), { 'Operations value': 3 }],
  });

  example('A35: the second faction chooses among the boxes left, and the leftmost box is first on the next card [2.3.2, 2.3.6]', 249, {
    given: [emptyBoard, card('A14'), are('Rebels', '1st Eligible'), { Samaria: ['1 Police', '1 Curfew'] }],
    when: [
      conduct(null, 'Event Card Round'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Event', 'Pass'),
      answers('British', 'Limited Operation', 'Pass', 'Fine'),
    ],
    then: [are('British', '1st Eligible'), hold('British', '1 Fine'), { Samaria: ['1 Police', '1 Curfew'] }],
  });

  example('A35: the Event is no choice after a Mandatory Event [5.4]', 265, {
    given: [emptyBoard, card('A24'), { 'Haifa City': '4 Troops' }, are('British', '1st Eligible')],
    when: [conduct(null, 'Event Card Round'), answers('British', 'done')],
    then: [{ 'Haifa City': '1 Troops', 'Out of Play': '3 Troops' }, asked('British', 'Limited Operation', 'Operation & Special Activity')],
  });

  example('A35: a 3 Ops chit turns no second Guerrilla [1.8.2]', 279, {
    given: [emptyBoard, chits(1, '3 Ops', 'in play'), { Samaria: '3 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect')],
    then: [asked('British', '0', '1')],
  });

  example('A35: Rebels who Pass place one Base [2.3.3]', 289, {
    given: [emptyBoard, are('Rebels', '1st Eligible'), card('A14'), is('Unity', { box: 3, value: 1 }), { Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Active Guerrilla', '1 Base'] }, nothingAsked],
  });

  example('A35: British who Pass take one chit of their choice [2.3.3]', 303, {
    given: [emptyBoard],
    when: [conduct('British', 'Pass')],
    then: [asked('British', 'Detain', 'Demolish', 'Fine')],
  });

  example('A35: a faction that takes a box uses it or passes [2.3.2]', 311, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation')],
    then: [asked('British', 'Limited Operation', 'Pass')],
  });

  example('A35: in the box of the Event, too [2.3.2]', 323, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Event')],
    then: [asked('British', 'Event', 'Pass')],
  });

  example('A35: and in the box of the Operation [2.3.2]', 335, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity')],
    then: [asked('British', 'Operation', 'Pass')],
  });

  example('A35: who passes in the box of the Event passes as elsewhere [2.3.3]', 347, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14')],
    when: [conduct('British', 'Turn'), answers('British', 'Event', 'Pass', 'Fine')],
    then: [hold('British', '1 Fine'), nothingAsked],
  });

  example('A35: a British Limited Operation that was chosen is conducted [2.3.5]', 359, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Sweep')],
  });

  example('A35: a Rebel Limited Operation that was chosen is conducted [2.3.5]', 371, {
    given: [
      emptyBoard,
      are('Rebels', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Syria: ['1 Base', '2 Underground Guerrillas'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '2 Ops', '1 Op'),
      answers('Rebels', '2 Ops'),
      answers('Rebels', 'Limited Operation', 'Limited Operation'),
    ],
    then: [asked('Rebels', 'Rally', 'March')],
  });

  example('A35: the Rebels who choose a chit hold any one [6.2.2]', 386, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { Samaria: '1 Base' }],
    when: [conduct(null, 'Resources Phase'), answers('British', 'done'), answers('roll', '1'), answers('Rebels', 'Operations chit')],
    then: [asked('Rebels', '1 Op', '2 Ops', '3 Ops')],
  });

  example('A35: the chit of Foreign Assistance is returned after the Rally [6.2.3]', 399, {
    given: [emptyBoard],
    when: [conduct('Rebels', 'Foreign Assistance'), answers('draw', '2 Ops')],
    then: [asked('Rebels', 'Rally', 'done'), chits(1, '2 Ops', 'drawn')],
  });

  example('A35: Troops leave Railways for Cities [6.4.1]', 409, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Troops' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });

  example('A35: up to half of the Irregulars may be removed [6.4.1]', 418, {
    given: [emptyBoard, { Samaria: '5 Underground Irregulars' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [asked('British', '0', '1', '2')],
  });

  example('A35: Guerrillas leave a City for the only Base [6.4.2]', 427, {
    given: [emptyBoard, { 'Haifa City': '2 Active Guerrillas', Samaria: '1 Base' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Rebels', '2 Active Guerrilla')],
    then: [{ Samaria: ['1 Base', '2 Active Guerrillas'] }, nothingAsked],
  });

  example('A35: Guerrillas leave a City for any Base [6.4.2]', 439, {
    given: [emptyBoard, { 'Haifa City': '1 Active Guerrilla', Samaria: '1 Base', Syria: '1 Base' }],
    when: [conduct(null, 'Redeploy Phase')],
    then: [asked('Rebels', 'Samaria', 'Syria')],
  });

  example('A35: without a Base all Guerrillas leave Cities and Railways [6.4.2]', 450, {
    given: [emptyBoard, { 'Haifa City': '2 Active Guerrillas', 'Haifa–Syria': '2 Active Guerrillas' }],
    when: [conduct(null, 'Redeploy Phase'), answers('Rebels', 'Haifa City', 'Syria', '1 Active Guerrilla')],
    then: [asked('Rebels', 'Haifa City', 'Haifa–Syria')],
  });
});
