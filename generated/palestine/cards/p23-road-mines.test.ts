// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P23 Road Mines. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P23 Road Mines', () => {
  test('P23: Patrol removes Cells in two of the selected spaces [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Police and 3 Active Cells', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [3, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 1 Police and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza', 'done');
      play.answers('British', 'Samaria', 'Lydda');

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Lydda holds 2 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Galilee holds 1 Police and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: without the Capability in one [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Police and 3 Active Cells', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [3, 'Active Cell'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Lydda', 'done');
      play.answers('British', 'Lydda');

      play.shows('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds 2 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: a Limited Patrol removes Cells only in the space that it selects [9.0 P23, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Samaria');
      play.answers('British', 'done', 'Samaria');

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Lydda holds 1 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: a Limited Patrol with an Intelligence Lead removes Cells in two spaces [2.3.7; 9.0 P23, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Patrol', 'Samaria');
      play.answers('British', 'Intelligence Lead', 'done', 'Samaria', 'Lydda');

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: a roll of 3 costs one of the Police that move to a space with Sabotage [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Haifa–Syria holds 1 Underground Cell, 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 3 Police', { space: 'Gaza', holds: [[3, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Gaza', '2', 'done');
      play.answers('roll', '3');

      play.shows('Haifa–Syria holds 1 Underground Cell, 2 Troops, 2 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('Available has 3 Police', { box: 'Available', has: [[3, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: a roll of 4 costs nothing [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Haifa–Syria holds 1 Underground Cell and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 2 Police', { space: 'Gaza', holds: [[2, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Gaza', '2');
      play.answers('roll', '4');

      play.shows('Haifa–Syria holds 1 Underground Cell, 2 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: a roll of 1 costs one [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Active Cell and 2 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Gaza');
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Active Cell and 2 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 6 Police', { box: 'Available', has: [[6, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: Police that stay, and Police that move to a space with only Terror, roll nothing [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Active Cell, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell, 1 Police and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Terror'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Haifa City');
      play.answers('British', 'Samaria', 'done');

      play.shows('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell, 2 Police and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
          [1, 'Terror'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: Police that Deploy places roll nothing [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Troops and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'done');
      play.answers('British', 'Samaria', 'Gaza');

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: each space with Sabotage that Police move to has its own roll [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Haifa–Syria holds 1 Underground Cell and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 4 Police', { space: 'Gaza', holds: [[4, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'Samaria');
      play.answers('British', 'Gaza', 'Haifa–Syria', '2', 'Gaza', 'Samaria', '2');
      play.answers('roll', '5');
      play.answers('roll', '2');

      play.shows('Haifa–Syria holds 1 Underground Cell, 1 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell, 2 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Available has 3 Police', { box: 'Available', has: [[3, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: Police from two spaces that move to one have one roll [9.0 P23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.given('Haifa–Syria holds 1 Underground Cell and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Gaza', 'Samaria', '2');
      play.answers('roll', '2');

      play.shows('Haifa–Syria holds 1 Underground Cell, 2 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P23 unshaded', { by: 'British', plays: 'P23', side: 'unshaded' });

      play.shows('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P23: Irgun may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Irgun play P23 shaded', { by: 'Irgun', plays: 'P23', side: 'shaded' });

      play.shows('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
