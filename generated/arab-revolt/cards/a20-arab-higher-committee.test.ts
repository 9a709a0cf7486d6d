// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A20 Arab Higher Committee. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A20 Arab Higher Committee', () => {
  test('A20: a result greater than the number of Rebel Bases on the map shifts Unity [9.0 A20]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('Rebels play A20 unshaded', { by: 'Rebels', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '3');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  test('A20: an equal result does not [9.0 A20]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '2');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A20: a shift beyond Decentralized gains 1 Political Will [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '1');

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A20: orders ignored by leaders add 1 to the roll [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '2');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A20: improved coordination subtracts 1 from the roll [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '3');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A20: Unity shifts 2 steps toward Centralized and the Rebels may draw a chit to hold [9.0 A20]', () => {
    example(program, (play) => {
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British play A20 shaded', { by: 'British', plays: 'A20', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', '2 Ops');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Rebels hold 2 Ops', { faction: 'Rebels', holds: [[1, '2 Ops']] });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
    });
  });

  test('A20: the Rebels may draw no chit [9.0 A20]', () => {
    example(program, (play) => {
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British play A20 shaded', { by: 'British', plays: 'A20', side: 'shaded' });
      play.answers('Rebels', 'no');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
    });
  });

  test('A20: Unity stays at Centralized [9.0 A20]', () => {
    example(program, (play) => {
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.given('Rebels hold 1 Op', { faction: 'Rebels', holds: [[1, '1 Op']] });

      play.when('Rebels play A20 shaded', { by: 'Rebels', plays: 'A20', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', '3 Ops');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Rebels hold 1 Op and 3 Ops', {
        faction: 'Rebels',
        holds: [
          [1, '1 Op'],
          [1, '3 Ops'],
        ],
      });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  test('A20: an empty pool has no chit to hold [ruling, Too few chits in a pool]', () => {
    example(program, (play) => {
      play.given('Unity is in box 1', { track: 'Unity', is: 'Decentralized' });
      play.given('the Operations pool holds nothing', { pool: 'Operations', holds: [] });

      play.when('British play A20 shaded', { by: 'British', plays: 'A20', side: 'shaded' });

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
    });
  });

  test('A20: Unity has shifted before the Rebels draw [9.0 A20]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('Rebels play A20 shaded', { by: 'Rebels', plays: 'A20', side: 'shaded' });

      play.shows('Rebels are asked: yes, no', { asked: 'Rebels', options: ['yes', 'no'] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });
});
