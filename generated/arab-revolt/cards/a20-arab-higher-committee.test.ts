// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A20 Arab Higher Committee. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, hold, inPlay, is, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a20-arab-higher-committee.yaml');

describe('A20 Arab Higher Committee', () => {
  example('a result greater than the number of Rebel Bases on the map shifts Unity [9.0 A20]', 17, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '2 Underground Guerrillas'], Syria: '1 Base', Prison: '1 Base' },
      is('Unity', { box: 3, value: 1 }),
    ],
    when: [play('Rebels', 'A20', 'unshaded'), answers('roll', '3')],
    then: [is('Unity', { box: 2, value: 2 }), { 'Political Will': 18 }],
  });

  example('an equal result does not [9.0 A20]', 31, {
    given: [emptyBoard, { Samaria: '1 Base', Syria: '1 Base' }, is('Unity', { box: 3, value: 1 })],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '2')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('a shift beyond Decentralized gains 1 Political Will [6.6.4]', 43, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Political Will': 10 }],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '1')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 11 }],
  });

  example('orders ignored by leaders add 1 to the roll [9.0 A2, tip]', 55, {
    given: [emptyBoard, inPlay('A2', 'unshaded'), { Samaria: '2 Bases' }, is('Unity', { box: 3, value: 1 })],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '2')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  example('improved coordination subtracts 1 from the roll [9.0 A2, tip]', 67, {
    given: [emptyBoard, inPlay('A2', 'shaded'), { Samaria: '2 Bases' }, is('Unity', { box: 3, value: 1 })],
    when: [play('British', 'A20', 'unshaded'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 })],
  });

  example('Unity shifts 2 steps toward Centralized and the Rebels may draw a chit to hold [9.0 A20]', 79, {
    given: [is('Unity', { box: 2, value: 2 })],
    when: [play('British', 'A20', 'shaded'), answers('Rebels', 'yes'), answers('draw', '2 Ops')],
    then: [is('Unity', { box: 4, value: 1 }), hold('Rebels', '1 2 Ops'), poolHolds('Operations', '3 1 Op', '2 2 Ops', '3 3 Ops')],
  });

  example('the Rebels may draw no chit [9.0 A20]', 91, {
    given: [is('Unity', 'Decentralized')],
    when: [play('British', 'A20', 'shaded'), answers('Rebels', 'no')],
    then: [is('Unity', { box: 3, value: 1 }), hold('Rebels')],
  });

  example('Unity stays at Centralized [9.0 A20]', 101, {
    given: [is('Unity', { box: 4, value: 1 }), hold('Rebels', '1 1 Op')],
    when: [play('Rebels', 'A20', 'shaded'), answers('Rebels', 'yes'), answers('draw', '3 Ops')],
    then: [is('Unity', 'Centralized'), hold('Rebels', '1 1 Op', '1 3 Ops'), { 'Political Will': 18 }],
  });

  example('an empty pool has no chit to hold [ruling, Too few chits in a pool]', 114, {
    given: [is('Unity', 'Decentralized'), poolHolds('Operations')],
    when: [play('British', 'A20', 'shaded')],
    then: [is('Unity', { box: 3, value: 1 }), hold('Rebels')],
  });

  example('Unity has shifted before the Rebels draw [9.0 A20]', 124, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 })],
    when: [play('Rebels', 'A20', 'shaded')],
    then: [asked('Rebels', 'yes', 'no'), is('Unity', { box: 4, value: 1 })],
  });
});
