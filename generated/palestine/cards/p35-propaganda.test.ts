// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P35 Propaganda!. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P35 Propaganda!', () => {
  test('P35: Irgun may move one Cell to each City without a Curfew [6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 3 Active Cells', { space: 'Samaria', holds: [[3, 'Active Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'done');
      play.answers('Irgun', 'Samaria', 'Haifa–Syria');

      play.shows('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Active Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Samaria holds 2 Active Cells', { space: 'Samaria', holds: [[2, 'Active Cell']] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: Irgun may leave the Cells where they are [6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Irgun', 'done', 'done', 'done');

      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: then Irgun may move one Arms Cache to a District or City with a Cell [6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.given('Gaza holds 2 Active Cells', { space: 'Gaza', holds: [[2, 'Active Cell']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'done');
      play.answers('Irgun', 'done', 'done', 'Gaza');
      play.answers('Irgun', 'Samaria');

      play.shows('Irgun are asked: Gaza, Jerusalem City', { asked: 'Irgun', options: ['Gaza', 'Jerusalem City'] });
    });
  });

  test('P35: Irgun move one Arms Cache and no second [6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Arms Caches', { space: 'Samaria', holds: [[2, 'Arms Cache']] });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Irgun', 'done', 'done', 'done', 'Samaria');

      play.shows('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.shows('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.shows('Gaza holds 1 Active Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: Irgun may leave the Arms Caches where they are [6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Irgun', 'done', 'done', 'done', 'done');

      play.shows('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: no Arms Cache goes to a Railway [1.3.4, 1.4.2, 1.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Irgun', 'done', 'done', 'done');

      play.shows('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: the Reset Phase removes every marker, flips every Cell and makes Irgun 1st Eligible [2.3.1, 6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Samaria holds 2 Active Cells, 1 Underground Cell, 1 Troops, 2 Sabotage and 1 Terror', {
        space: 'Samaria',
        holds: [
          [2, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Troops'],
          [2, 'Sabotage'],
          [1, 'Terror'],
        ],
      });
      play.given('Haifa City holds 1 Active Cell, 1 Arms Cache, 1 Police, 2 Terror, 1 Sabotage and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Police'],
          [2, 'Terror'],
          [1, 'Sabotage'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Cell and 2 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Sabotage'],
        ],
      });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Samaria holds 3 Underground Cells and 1 Troops', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell, 1 Arms Cache and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: half of the Cells in Prison, rounded down, return to Available [1.3.6, 6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Out of the Game holds 1 Cell', { box: 'Out of the Game', holds: [[1, 'Cell']] });
      play.given('Prison holds 5 Cells', { box: 'Prison', holds: [[5, 'Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Out of the Game holds 1 Cell', { box: 'Out of the Game', holds: [[1, 'Cell']] });
      play.shows('Available has 5 Cells', { box: 'Available', has: [[5, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P35: of one Cell in Prison none returns [6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P35: Irgun that are 1st Eligible stay so [6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  test('P35: after the round the next card is revealed and Irgun are 1st Eligible [6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the deck is P35, P1, P34', { deck: ['P35', 'P1', 'P34'] });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('draw', 'Intel 1');
      play.shows('the card is P35', { card: 'P35' });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('nothing is asked', { asked: null });
      play.goesOn();

      play.shows('the card is P1', { card: 'P1' });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Irgun are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });
});
