// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A2 Central War Committee. */

import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, hold, inPlay, is, nothingAsked, play, poolHolds } from '../suites.js';

const example = examplesIn(test, 'arab-revolt/cards/a2-central-war-committee.yaml');

describe('A2 Central War Committee', () => {
  example('A2: without the Capability Coordinate succeeds at the number of Bases [4.3.2]', 13, {
    given: [emptyBoard, { Samaria: '2 Bases', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  example('A2: Add 1 to the roll of Coordinate [9.0 A2, tip]', 24, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('A2: Add 1, and no more than 1 [9.0 A2]', 36, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '2')],
    then: [is('Unity', { box: 4, value: 1 }), { 'Operations value': 1 }],
  });

  example('A2: Add 1 to the roll of the Resources Phase [9.0 A2, tip]', 49, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases' }],
    when: [
      conduct(null, 'Resources Phase'),
      answers('British', 'done'),
      answers('roll', '2'),
      answers('draw', '1 Op'),
      answers('Rebels', 'done'),
    ],
    then: [is('Unity', { box: 3, value: 1 }), hold('Rebels')],
  });

  example('A2: Add 1 to the roll of A7 [9.0 A2, tip]', 64, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['1 Base', '1 Opposition'] }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '1')],
    then: [{ Samaria: ['1 Base', '1 Opposition'] }, nothingAsked],
  });

  example('A2: Add 1 to the roll of A20 [9.0 A2, tip]', 76, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases' }],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '2')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  example('A2: Add 1 to the roll of A23 [9.0 A2, tip]', 87, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['2 Bases', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '2')],
    then: [{ Samaria: ['2 Bases', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('A2: rolls against Irregulars stay as they are [9.0 A2]', 99, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['2 Bases', '2 Underground Irregulars'] }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '2'), answers('roll', '3')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  example('A2: British may execute a Rebel Capability [5.3]', 111, {
    when: [play('British', 'A2', 'unshaded')],
    then: [inPlay('A2', 'unshaded'), is('Unity', { box: 3, value: 1 })],
  });

  example('A2: Subtract 1 from the roll of Coordinate [9.0 A2, tip]', 118, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  example('A2: Subtract 1, and no more than 1 [9.0 A2]', 129, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '4')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('A2: with no Base on the map a roll of 1 succeeds [9.0 A2]', 140, {
    given: [emptyBoard, inPlay('A2', 'shaded')],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '1')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  example('A2: Subtract 1 from the roll of the Resources Phase [9.0 A2, tip]', 150, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [conduct(null, 'Resources Phase'), answers('British', 'done'), answers('roll', '3')],
    then: [asked('Rebels', 'Unity', 'Operations chit', 'done')],
  });

  example('A2: Subtract 1 from the roll of A7 [9.0 A2, tip]', 162, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: ['1 Base', '1 Opposition'], Gaza: '1 Opposition' }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '2')],
    then: [asked('Rebels', 'Samaria', 'Gaza', 'done')],
  });

  example('A2: Subtract 1 from the roll of A20 [9.0 A2, tip]', 174, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('A2: Subtract 1 from the roll of A23 [9.0 A2, tip]', 185, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Mobilize', 'done')],
  });

  example('A2: Rebels may play the shaded side, which stays in play [5.3]', 196, {
    when: [play('Rebels', 'A2', 'shaded')],
    then: [inPlay('A2', 'shaded'), nothingAsked],
  });

  example('A2: Ambush activates the Guerrilla before it removes a piece [3.3.4]', 203, {
    given: [emptyBoard, { 'Operations value': 1, Samaria: ['1 Underground Guerrilla', '1 Police', '1 Underground Irregular'] }],
    when: [conduct('Rebels', 'Ambush')],
    then: [
      asked('Rebels', 'Police in Samaria', 'Underground Irregular in Samaria'),
      { Samaria: ['1 Active Guerrilla', '1 Police', '1 Underground Irregular'] },
    ],
  });

  example('A2: the British conduct none of the Operations of the Rebels [3.2]', 214, {
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

  example('A2: nor their Special Activities [4.2]', 227, {
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

  example('A2: the Rebels conduct no Special Activity of the British [4.3]', 241, {
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

  example('A2: with Patrol there is Divide [4.2.2]', 258, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Divide', 'Air Recon')],
  });

  example('A2: with Sweep there is no Divide [4.2.2]', 273, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Sweep'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Air Recon')],
  });

  example('A2: with March there is Mobilize and no Raid [4.3.1]', 288, {
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
      answers('Rebels', 'Operation & Special Activity', 'Operation', 'March'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Mobilize', 'Coordinate')],
  });

  example('A2: Coordinate raises the value before the roll [4.3.2]', 304, {
    given: [emptyBoard, { 'Operations value': 1 }],
    when: [conduct('Rebels', 'Coordinate')],
    then: [asked('roll', '1', '2', '3', '4', '5', '6'), { 'Operations value': 2 }],
  });

  example('A2: Punish may use a held chit where the pool is empty [4.2.1]', 314, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      hold('British', '1 Fine'),
      poolHolds('Punishment'),
      { Samaria: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Divide', 'Air Recon')],
  });
});
