// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of sequence. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, chits, conduct, emptyBoard, examplesIn, hold, is, nothingAsked, poolHolds } from './suites.js';
const example = examplesIn(test, 'arab-revolt/sequence.yaml');

describe('sequence', () => {
  example('the British conduct none of the Operations of the Rebels [3.2]', 82, {
    given: [
      emptyBoard,
      { 'Operations value': 2 },
      are('British', '1st Eligible'),
      card('A14'),
      { Samaria: ['1 Troops', '1 Police', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Sweep', 'Assault')],
  });

  example('nor their Special Activities [4.2]', 95, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      { Samaria: ['2 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Deploy'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Divide', 'Air Recon')],
  });

  example('the Rebels conduct no Special Activity of the British [4.3]', 109, {
    given: [
      emptyBoard,
      are('Rebels', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Samaria: '1 Troops', Syria: ['1 Base', '2 Underground Guerrillas'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '2 Ops', '1 Op'),
      answers('Rebels', '2 Ops'),
      answers('Rebels', 'Operation & Special Activity', 'Operation', 'Rally'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Mobilize', 'Coordinate', 'Raid')],
  });

  example('a faction in the box for an Operation and a Special Activity may Pass [2.3.3]', 126, {
    given: [emptyBoard],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Fine')],
    then: [hold('British', '1 Fine'), nothingAsked],
  });

  example('Centralized Rebels ignore the effect [6.6.3]', 136, {
    given: [emptyBoard, chits(1, '2 Ops', 'in play'), is('Unity', 'Centralized'), { Samaria: '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect')],
    then: [{ Samaria: '2 Active Guerrillas' }, chits(1, '2 Ops', 'aside'), nothingAsked],
  });

  example('two chits are drawn, or a held one is used in their place [1.8.1, 2.3.4]', 149, {
    given: [hold('Rebels', '1 3 Ops')],
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op', '2 Ops'), answers('Rebels', '3 Ops')],
    then: [
      { 'Operations value': 3 },
      chits(1, '3 Ops', 'in play'),
      hold('Rebels'),
      poolHolds('Operations', '3 1 Op', '3 2 Ops', '2 3 Ops'),
    ],
  });

  example('the chit that is not used returns to the pool [1.8.1]', 162, {
    given: [hold('Rebels', '1 3 Ops')],
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op', '2 Ops'), answers('Rebels', '2 Ops')],
    then: [
      { 'Operations value': 2 },
      chits(1, '2 Ops', 'in play'),
      hold('Rebels', '1 3 Ops'),
      poolHolds('Operations', '3 1 Op', '2 2 Ops', '2 3 Ops'),
    ],
  });

  example('Decentralized Rebels draw only one, and may still use a held one [2.3.4, 6.6.4]', 175, {
    given: [is('Unity', 'Decentralized'), hold('Rebels', '1 3 Ops')],
    when: [conduct('Rebels', 'Choose Operations Chit'), answers('draw', '1 Op')],
    then: [asked('Rebels', '1 Op', '3 Ops')],
  });

  example('the British pass and hold a Punishment chit that they select [2.3.3]', 185, {
    given: [hold('British', '1 Fine')],
    when: [conduct('British', 'Pass'), answers('British', 'Demolish')],
    then: [hold('British', '1 Demolish', '1 Fine'), poolHolds('Punishment', '2 Detain', '1 Demolish', '1 Fine')],
  });

  example('the Rebels pass and may place a Base with a Guerrilla, in a District or Foreign Country [2.3.3]', 195, {
    given: [
      emptyBoard,
      { Samaria: '1 Active Guerrilla', Syria: ['1 Base', '1 Underground Guerrilla'], Lydda: ['1 Base', '1 Police'] },
      { 'Haifa City': '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Pass')],
    then: [asked('Rebels', 'Samaria', 'Syria', 'done')],
  });

  example('the Base of a Rebel Pass [2.3.3]', 208, {
    given: [emptyBoard, { Samaria: '1 Active Guerrilla', Syria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Syria')],
    then: [{ Syria: ['2 Bases', '1 Underground Guerrilla'], Samaria: '1 Active Guerrilla' }],
  });

  example('a British Limited Operation is in one space [2.3.5]', 220, {
    given: [emptyBoard, card('A14'), { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Active Guerrilla'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Samaria')],
    then: [{ Samaria: '1 Troops', Lydda: ['1 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('a Rebel Limited Operation selects spaces up to the chit [2.3.5]', 234, {
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

  example('the second faction chooses among the boxes left, and the leftmost box is first on the next card [2.3.2, 2.3.6]', 252, {
    given: [emptyBoard, card('A14'), are('Rebels', '1st Eligible'), { Samaria: ['1 Police', '1 Curfew'] }],
    when: [
      conduct(null, 'Event Card Round'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Event', 'Pass'),
      answers('British', 'Limited Operation', 'Pass', 'Fine'),
    ],
    then: [are('British', '1st Eligible'), hold('British', '1 Fine'), { Samaria: ['1 Police', '1 Curfew'] }],
  });

  example('the Event is no choice after a Mandatory Event [5.4]', 268, {
    given: [emptyBoard, card('A24'), { 'Haifa City': '4 Troops' }, are('British', '1st Eligible')],
    when: [conduct(null, 'Event Card Round'), answers('British', 'done')],
    then: [{ 'Haifa City': '1 Troops', 'Out of Play': '3 Troops' }, asked('British', 'Limited Operation', 'Operation & Special Activity')],
  });

  example('Rebels who Pass place one Base [2.3.3]', 282, {
    given: [emptyBoard, are('Rebels', '1st Eligible'), card('A14'), is('Unity', { box: 3, value: 1 }), { Samaria: '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Pass'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Active Guerrilla', '1 Base'] }, nothingAsked],
  });

  example('British who Pass take one chit of their choice [2.3.3]', 296, {
    given: [emptyBoard],
    when: [conduct('British', 'Pass')],
    then: [asked('British', 'Detain', 'Demolish', 'Fine')],
  });

  example('a faction that takes a box uses it or passes [2.3.2]', 304, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation')],
    then: [asked('British', 'Limited Operation', 'Pass')],
  });

  example('in the box of the Event, too [2.3.2]', 316, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Event')],
    then: [asked('British', 'Event', 'Pass')],
  });

  example('and in the box of the Operation [2.3.2]', 328, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity')],
    then: [asked('British', 'Operation', 'Pass')],
  });

  example('who passes in the box of the Event passes as elsewhere [2.3.3]', 340, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14')],
    when: [conduct('British', 'Turn'), answers('British', 'Event', 'Pass', 'Fine')],
    then: [hold('British', '1 Fine'), nothingAsked],
  });

  example('a British Limited Operation that was chosen is conducted [2.3.5]', 352, {
    given: [emptyBoard, are('British', '1st Eligible'), card('A14'), { Samaria: '1 Troops' }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Sweep')],
  });

  example('a Rebel Limited Operation that was chosen is conducted [2.3.5]', 364, {
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
});
