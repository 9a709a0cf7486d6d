// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P4 Illegal Immigration. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P4 Illegal Immigration', () => {
  test('P4: without Sabotage in Coastal Districts Political Will rises by 2 [9.0 P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Gaza holds 3 Underground Cells and 2 Arms Caches', {
        space: 'Gaza',
        holds: [
          [3, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 2 Active Cells and 1 Terror', {
        space: 'Lydda',
        holds: [
          [2, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.given('Jerusalem District holds 1 Sabotage', { space: 'Jerusalem District', holds: [[1, 'Sabotage']] });
      play.given('Haifa City holds 2 Sabotage', { space: 'Haifa City', holds: [[2, 'Sabotage']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P4: Sabotage and Irgun pieces in Coastal Districts are counted together [9.0 P4, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Gaza holds 1 Sabotage and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Sabotage'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Arms Cache and 1 Terror', {
        space: 'Lydda',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Terror'],
        ],
      });
      play.given('Galilee holds 3 Troops and 2 Police', {
        space: 'Galilee',
        holds: [
          [3, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.given('Jerusalem District holds 2 Underground Cells and 2 Sabotage', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Sabotage'],
        ],
      });
      play.given('Haifa City holds 2 Underground Cells and 2 Sabotage', {
        space: 'Haifa City',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Sabotage'],
        ],
      });
      play.given('Haifa–Syria holds 2 Active Cells and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Irgun play P4', { by: 'Irgun', plays: 'P4', side: 'event' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('P4: three lose 1 Political Will [9.0 P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Gaza holds 2 Sabotage', { space: 'Gaza', holds: [[2, 'Sabotage']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P4', { by: 'Irgun', plays: 'P4', side: 'event' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P4: one Sabotage alone neither raises nor lowers Political Will [9.0 P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 1 Sabotage', { space: 'Galilee', holds: [[1, 'Sabotage']] });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P4: six lose 3 Political Will [9.0 P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa District holds 3 Sabotage', { space: 'Haifa District', holds: [[3, 'Sabotage']] });
      play.given('Samaria holds 2 Active Cells', { space: 'Samaria', holds: [[2, 'Active Cell']] });
      play.given('Galilee holds 1 Arms Cache', { space: 'Galilee', holds: [[1, 'Arms Cache']] });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });

  test('P4: no more than 3 Political Will is lost [9.0 P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa District holds 6 Sabotage', { space: 'Haifa District', holds: [[6, 'Sabotage']] });
      play.given('Samaria holds 4 Active Cells', { space: 'Samaria', holds: [[4, 'Active Cell']] });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });

  test('P4: with the unshaded Ernest Bevin the loss is 1 less [9.0 P4, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa District holds 6 Sabotage', { space: 'Haifa District', holds: [[6, 'Sabotage']] });
      play.given('Samaria holds 4 Active Cells', { space: 'Samaria', holds: [[4, 'Active Cell']] });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });
});
