// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A2 Central War Committee. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, hold, inPlay, is, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a2-central-war-committee.yaml');

describe('A2 Central War Committee', () => {
  example('without the Capability Coordinate succeeds at the number of Bases [4.3.2; 9.0 A2]', 13, {
    given: [emptyBoard, { Samaria: '2 Bases', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  example('Add 1 to the roll of Coordinate [9.0 A2, tip]', 24, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('Add 1, and no more than 1 [9.0 A2]', 36, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '2')],
    then: [is('Unity', { box: 4, value: 1 }), { 'Operations value': 1 }],
  });

  example('Add 1 to the roll of the Resources Phase [9.0 A2, tip]', 49, {
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

  example('Add 1 to the roll of A7 [9.0 A2, tip]', 64, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['1 Base', '1 Opposition'] }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '1')],
    then: [{ Samaria: ['1 Base', '1 Opposition'] }, nothingAsked],
  });

  example('Add 1 to the roll of A20 [9.0 A2, tip]', 76, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases' }],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '2')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  example('Add 1 to the roll of A23 [9.0 A2, tip]', 87, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['2 Bases', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '2')],
    then: [{ Samaria: ['2 Bases', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('rolls against Irregulars stay as they are [9.0 A2]', 99, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: ['2 Bases', '2 Underground Irregulars'] }],
    when: [play('British', 'A7', 'unshaded'), answers('roll', '2'), answers('roll', '3')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  example('British may execute a Rebel Capability [5.3]', 111, {
    when: [play('British', 'A2', 'unshaded')],
    then: [inPlay('A2', 'unshaded'), is('Unity', { box: 3, value: 1 })],
  });

  example('Subtract 1 from the roll of Coordinate [9.0 A2, tip]', 118, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  example('Subtract 1, and no more than 1 [9.0 A2]', 129, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '4')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('with no Base on the map a roll of 1 succeeds [9.0 A2]', 140, {
    given: [emptyBoard, inPlay('A2', 'shaded')],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '1')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  example('Subtract 1 from the roll of the Resources Phase [9.0 A2, tip]', 150, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [conduct(null, 'Resources Phase'), answers('British', 'done'), answers('roll', '3')],
    then: [asked('Rebels', 'Unity', 'Operations chit', 'done')],
  });

  example('Subtract 1 from the roll of A7 [9.0 A2, tip]', 162, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: ['1 Base', '1 Opposition'], Gaza: '1 Opposition' }],
    when: [play('Rebels', 'A7', 'shaded'), answers('roll', '2')],
    then: [asked('Rebels', 'Samaria', 'Gaza', 'done')],
  });

  example('Subtract 1 from the roll of A20 [9.0 A2, tip]', 174, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('Subtract 1 from the roll of A23 [9.0 A2, tip]', 185, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '3')],
    then: [asked('Rebels', 'Mobilize', 'done')],
  });

  example('Rebels may play the shaded side, which stays in play [5.3]', 196, {
    when: [play('Rebels', 'A2', 'shaded')],
    then: [inPlay('A2', 'shaded'), nothingAsked],
  });
});
