// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P2 Exodus Affair. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P2 Exodus Affair', () => {
  test('P2: all Cells go to Prison from Coastal Districts with Troops [9.0 P2; 1.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops, 1 Underground Cell and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa District holds 1 Troops and 1 Active Cell', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Samaria holds 1 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 2 Active Cells', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Jerusalem District holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Troops and 1 Underground Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P2 unshaded', { by: 'British', plays: 'P2', side: 'unshaded' });

      play.shows('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.shows('Samaria holds 1 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Lydda holds 2 Troops and 1 Police', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Jerusalem District holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Troops and 1 Underground Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 7 Cells', { box: 'Prison', holds: [[7, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P2: a Coastal District without Troops keeps its Cells [9.0 P2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 3 Police and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [3, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P2 unshaded', { by: 'Irgun', plays: 'P2', side: 'unshaded' });

      play.shows('Gaza holds 3 Police and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [3, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P2: Political Will falls by 3 [9.0 P2]', () => {
    example(program, (play) => {
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P2 shaded', { by: 'Irgun', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });

  test('P2: Political Will does not fall below 0 [5.1.1]', () => {
    example(program, (play) => {
      play.given('Political Will is 2', { track: 'Political Will', is: 2 });

      play.when('Irgun play P2 shaded', { by: 'Irgun', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P2: with the unshaded Ernest Bevin the loss is 2 [9.0 P2, tip]', () => {
    example(program, (play) => {
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P2 shaded', { by: 'Irgun', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('P2: with the shaded Ernest Bevin the loss is 3 [9.0 P2, tip]', () => {
    example(program, (play) => {
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play P2 shaded', { by: 'British', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });
});
