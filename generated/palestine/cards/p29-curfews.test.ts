// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P29 Curfews. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P29 Curfews', () => {
  test("P29: a Cell leaves each space with a Curfew [ruling, Where P29's Cells come from]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });
      play.given('Haifa City holds 1 Troops, 2 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Haifa City holds 1 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Jerusalem City holds 1 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 12 Cells', { box: 'Available', has: [[12, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29: an Arms Cache is not a Cell [9.0 P29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });
      play.given('Haifa City holds 1 Troops, 1 Arms Cache and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Haifa City holds 1 Troops and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29: Irgun may place a Cell in each space with a Curfew [9.0 P29, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });
      play.answers('Irgun', '1', '1');

      play.shows('Haifa City holds 1 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29: only one Cell may be placed in each, and none need be [9.0 P29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });
      play.answers('Irgun', '0');

      play.shows('Irgun are asked: 0, 1', { asked: 'Irgun', options: ['0', '1'] });
    });
  });

  test('P29: the Cells come from Available [9.0 P29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 11 Underground Cells', { space: 'Samaria', holds: [[11, 'Underground Cell']] });
      play.given('Prison holds 4 Cells', { box: 'Prison', holds: [[4, 'Cell']] });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Samaria holds 11 Underground Cells', { space: 'Samaria', holds: [[11, 'Underground Cell']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29: without the Capability a Curfew is only removed [6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P29 is not in play', { capability: 'P29', side: null, isInPlay: false });
      play.given('Haifa City holds 1 Troops, 2 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Haifa City holds 1 Troops and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P29 unshaded', { by: 'British', plays: 'P29', side: 'unshaded' });

      play.shows('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29: Irgun may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Irgun play P29 shaded', { by: 'Irgun', plays: 'P29', side: 'shaded' });

      play.shows('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
