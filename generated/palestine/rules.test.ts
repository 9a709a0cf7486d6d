// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of the rules. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('the rules', () => {
  test('1.2: the pieces of the game', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Available holds 12 Troops, 6 Police, 15 Cells and 5 Arms Caches', {
        box: 'Available',
        holds: [
          [12, 'Troops'],
          [6, 'Police'],
          [15, 'Cell'],
          [5, 'Arms Cache'],
        ],
      });
    });
  });

  test('1.3.1: Districts, Cities and Railways can hold forces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });

      play.shows(
        'Irgun are asked: Galilee, Haifa District, Samaria, Lydda, Jerusalem District, Gaza, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, Haifa–Syria',
        {
          asked: 'Irgun',
          options: [
            'Galilee',
            'Haifa District',
            'Samaria',
            'Lydda',
            'Jerusalem District',
            'Gaza',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Egypt–Tel Aviv-Jaffa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Tel Aviv-Jaffa–Haifa',
            'Haifa–Syria',
          ],
        },
      );
    });
  });

  test('1.3.1: there is no space but these', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });

      play.shows(
        'Irgun are asked: Galilee, Haifa District, Samaria, Lydda, Jerusalem District, Gaza, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done',
        {
          asked: 'Irgun',
          options: [
            'Galilee',
            'Haifa District',
            'Samaria',
            'Lydda',
            'Jerusalem District',
            'Gaza',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Egypt–Tel Aviv-Jaffa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Tel Aviv-Jaffa–Haifa',
            'Haifa–Syria',
            'done',
          ],
        },
      );
    });
  });

  test('1.3.2: Sabotage in each of the six Districts counts 1', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 1 Sabotage', { space: 'Galilee', holds: [[1, 'Sabotage']] });
      play.given('Haifa District holds 1 Sabotage', { space: 'Haifa District', holds: [[1, 'Sabotage']] });
      play.given('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });
      play.given('Lydda holds 1 Sabotage', { space: 'Lydda', holds: [[1, 'Sabotage']] });
      play.given('Jerusalem District holds 1 Sabotage', { space: 'Jerusalem District', holds: [[1, 'Sabotage']] });
      play.given('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('1.3.3: Sabotage in each of the three Cities counts 2', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Sabotage', { space: 'Haifa City', holds: [[1, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Sabotage']] });
      play.given('Jerusalem City holds 1 Sabotage', { space: 'Jerusalem City', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 6', { track: 'Political Will', is: 6 });
    });
  });

  test('1.3.3: Search places a Curfew in a City, in no District and on no Railway', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'Samaria', 'Haifa–Syria');

      play.shows('Jerusalem City holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 2 Troops and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('1.3.4: each of the four Railways counts towards Victory', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 5', { track: 'Political Will', is: 5 });
    });
  });

  test('1.3.4: Sabotage on a Railway does not affect movement', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'Tel Aviv-Jaffa–Haifa', 'done');
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Lydda', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Troops and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('1.3.5: what is adjacent to Galilee', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Galilee', 'done');

      play.shows('British are asked: Haifa District, Samaria, Haifa–Syria, done', {
        asked: 'British',
        options: ['Haifa District', 'Samaria', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Haifa District', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa District', 'done');

      play.shows('British are asked: Galilee, Samaria, Haifa City, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done', {
        asked: 'British',
        options: ['Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Samaria', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'done');

      play.shows('British are asked: Galilee, Haifa District, Lydda, Jerusalem District, Tel Aviv-Jaffa–Haifa, done', {
        asked: 'British',
        options: ['Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Lydda', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Lydda', 'done');

      play.shows(
        'British are asked: Samaria, Jerusalem District, Gaza, Tel Aviv-Jaffa, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, done',
        {
          asked: 'British',
          options: [
            'Samaria',
            'Jerusalem District',
            'Gaza',
            'Tel Aviv-Jaffa',
            'Egypt–Tel Aviv-Jaffa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Tel Aviv-Jaffa–Haifa',
            'done',
          ],
        },
      );
    });
  });

  test('1.3.5: what is adjacent to Jerusalem District', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem District', 'done');

      play.shows('British are asked: Samaria, Lydda, Gaza, Jerusalem City, Tel Aviv-Jaffa–Jerusalem, done', {
        asked: 'British',
        options: ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Gaza', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Gaza', 'done');

      play.shows('British are asked: Lydda, Jerusalem District, Egypt–Tel Aviv-Jaffa, done', {
        asked: 'British',
        options: ['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Haifa City', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'done');

      play.shows('British are asked: Haifa District, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done', {
        asked: 'British',
        options: ['Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Tel Aviv-Jaffa', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Tel Aviv-Jaffa', 'done');

      play.shows(
        'British are asked: Lydda, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, done',
        {
          asked: 'British',
          options: ['Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'done'],
        },
      );
    });
  });

  test('1.3.5: what is adjacent to Jerusalem City', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'done');

      play.shows('British are asked: Jerusalem District, Tel Aviv-Jaffa–Jerusalem, done', {
        asked: 'British',
        options: ['Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Egypt–Tel Aviv-Jaffa', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Egypt–Tel Aviv-Jaffa', 'done');

      play.shows('British are asked: Lydda, Gaza, Tel Aviv-Jaffa, done', {
        asked: 'British',
        options: ['Lydda', 'Gaza', 'Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Tel Aviv-Jaffa–Jerusalem', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'done');

      play.shows('British are asked: Lydda, Jerusalem District, Tel Aviv-Jaffa, Jerusalem City, done', {
        asked: 'British',
        options: ['Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Tel Aviv-Jaffa–Haifa', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'done');

      play.shows('British are asked: Haifa District, Samaria, Lydda, Haifa City, Tel Aviv-Jaffa, done', {
        asked: 'British',
        options: ['Haifa District', 'Samaria', 'Lydda', 'Haifa City', 'Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Haifa–Syria', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa–Syria', 'done');

      play.shows('British are asked: Galilee, Haifa District, Haifa City, done', {
        asked: 'British',
        options: ['Galilee', 'Haifa District', 'Haifa City', 'done'],
      });
    });
  });

  test('1.4: Troops and Police are British pieces, Cells and Arms Caches Irgun pieces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Active Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 1 Troops, 3 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [3, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('British are asked: Galilee, Lydda, done', {
        asked: 'British',
        options: ['Galilee', 'Lydda', 'done'],
      });
    });
  });

  test('1.4.1: what is removed from the map is Available', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });
      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Lydda');
      play.answers('draw', 'Intel 1');

      play.shows('Available holds 8 Troops, 6 Police, 14 Cells and 5 Arms Caches', {
        box: 'Available',
        holds: [
          [8, 'Troops'],
          [6, 'Police'],
          [14, 'Cell'],
          [5, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('1.4.1: a Cell that is not Available is taken neither from the map nor from Prison', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });
      play.given('Gaza holds 13 Active Cells', { space: 'Gaza', holds: [[13, 'Active Cell']] });
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Gaza holds 13 Active Cells', { space: 'Gaza', holds: [[13, 'Active Cell']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
    });
  });

  test('1.4.2: a space may hold more than one Sabotage and more than one Terror', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell, 2 Sabotage and 3 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Sabotage'],
          [3, 'Terror'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '3');

      play.shows('Haifa City holds 1 Active Cell, 3 Sabotage and 3 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [3, 'Sabotage'],
          [3, 'Terror'],
        ],
      });
    });
  });

  test('1.4.3: a Cell is placed Underground', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Haifa City', 'done');

      play.shows('Haifa City holds 1 Active Cell and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('1.4.3: an Arms Cache is Active', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 0');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
    });
  });

  test('1.4.3: moving does not change Active and Underground', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'done');
      play.answers('Irgun', 'Samaria', 'Lydda');

      play.shows('Tel Aviv-Jaffa holds 1 Active Cell', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Active Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
    });
  });

  test('1.5: two Factions play, each once a round', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Limited Operation');
      play.answers('draw', 'Intel 1');
      play.answers('Irgun', 'Event', 'Pass');

      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('Irgun are 2nd Eligible', { place: 'second', is: 'Irgun' });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('1.6.1: there are three of each, and the British draw', () => {
    example(program, (play) => {
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });

      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
      play.shows('draw is asked: Intel 0, Intel 1, Intel 2', {
        asked: 'draw',
        options: ['Intel 0', 'Intel 1', 'Intel 2'],
      });
    });
  });

  test('1.6.1: a chit that is gained is held', () => {
    example(program, (play) => {
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });
      play.answers('draw', 'Intel 2');

      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 2 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });
    });
  });

  test('1.6.1: a chit that is spent returns to the pool, and what is left of its value is lost', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 4 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'yes', '1');

      play.shows('Samaria holds 4 Troops', { space: 'Samaria', holds: [[4, 'Troops']] });
      play.shows('Lydda holds 2 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('1.6.1: Search discards a chit of any value', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Haifa City holds 1 Troops, 1 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'done', 'Intel');

      play.shows('Haifa City holds 1 Troops, 1 Police and 2 Active Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('1.6.1: a chit is worth its value and no more', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 4 Police and 4 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Police'],
          [4, 'Underground Cell'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'yes');

      play.shows('British are asked: 0, 1, 2', { asked: 'British', options: ['0', '1', '2'] });
    });
  });

  test('1.6.1: a chit of value 1 is worth 1', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Samaria holds 4 Police and 4 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Police'],
          [4, 'Underground Cell'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'yes');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('1.6.1: a chit of value 0 is worth nothing', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Samaria holds 4 Police and 4 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Police'],
          [4, 'Underground Cell'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'yes');

      play.shows('Samaria holds 4 Police and 4 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Police'],
          [4, 'Underground Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('1.6.2: Recruit uses an Arms Cache and does not spend it', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Lydda', '2', 'done');

      play.shows('Lydda holds 1 Arms Cache and 2 Underground Cells', {
        space: 'Lydda',
        holds: [
          [1, 'Arms Cache'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test('1.7: there is no limit to the Sabotage in a space', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell and 15 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [15, 'Sabotage'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Active Cell and 16 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [16, 'Sabotage'],
        ],
      });
    });
  });

  test('1.7: Sabotage and Terror affect Political Will in the Political Will Phase', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });
      play.given('Samaria holds 3 Sabotage', { space: 'Samaria', holds: [[3, 'Sabotage']] });
      play.given('Haifa City holds 2 Terror', { space: 'Haifa City', holds: [[2, 'Terror']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('1.8: Political Will is never lower than 0', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P33', { deck: ['P33'] });
      play.given('Political Will is 3', { track: 'Political Will', is: 3 });
      play.given('Samaria holds 9 Sabotage', { space: 'Samaria', holds: [[9, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('Irgun win', { winner: 'Irgun' });
    });
  });

  test('1.8: the marker is moved during the Campaign as well', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('1.10: a Curfew leaves with the Reset Phase', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
    });
  });

  test('1.10: a Curfew stays where Police leave while others come', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa City', 'Jerusalem City', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('1.10: Search is in no City where it could place a Curfew but no British piece would hold it [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });

      play.shows('British are asked: Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('2.1: everything is where the setup has it', () => {
    example(program, (play) => {
      play.given('the card is P31', { card: 'P31' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });

      play.shows('Galilee holds 1 Underground Cell and 2 Troops', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haifa City holds 1 Underground Cell, 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell, 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Arms Cache and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem District holds 1 Arms Cache and 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Cell, 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell and 2 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds nothing', { space: 'Egypt–Tel Aviv-Jaffa', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Available holds 3 Arms Caches, 6 Cells and 3 Police', {
        box: 'Available',
        holds: [
          [3, 'Arms Cache'],
          [6, 'Cell'],
          [3, 'Police'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Haganah 3 holds nothing', { box: 'Haganah 3', holds: [] });
      play.shows('Haganah 4 holds nothing', { box: 'Haganah 4', holds: [] });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('British are 2nd Eligible', { place: 'second', is: 'British' });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
      play.shows('Irgun are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('2.2: play begins by revealing the top card', () => {
    example(program, (play) => {
      play.given('the deck is P31, P10, P35', { deck: ['P31', 'P10', 'P35'] });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });

      play.shows('the card is P31', { card: 'P31' });
      play.shows('Irgun are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('2.3: the First Eligible chooses first', () => {
    example(program, (play) => {
      play.given('the card is P31', { card: 'P31' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });

      play.shows('British are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('2.3: what the First Eligible did limits the Second Eligible', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Operation & Special Activity', 'Pass');
      play.answers('draw', 'Intel 1');

      play.shows('Irgun are asked: Limited Operation, Event', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event'],
      });
    });
  });

  test('2.3.1: Irgun start 1st Eligible', () => {
    example(program, (play) => {
      play.given('the card is P31', { card: 'P31' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('British are 2nd Eligible', { place: 'second', is: 'British' });
      play.shows('Irgun are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('2.3.4: a Limited Search moves Troops from several spaces to one', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Search', 'Samaria');
      play.answers('British', 'Galilee', 'Lydda');

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('2.3.6: after both have acted the next card is revealed', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P31, P10, P35', { deck: ['P31', 'P10', 'P35'] });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('Irgun', 'Event', 'Pass');
      play.answers('British', 'Limited Operation');
      play.answers('draw', 'Intel 1');
      play.answers('British', 'Event');

      play.shows('P31 has been played', { played: 'P31', is: true });
      play.shows('the card is P10', { card: 'P10' });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('British are asked: Event, Pass', { asked: 'British', options: ['Event', 'Pass'] });
    });
  });

  test('2.3.7: no Intelligence Lead with Deploy', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza', 'done');

      play.shows('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('2.3.7: no Offensive with Travel', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Galilee holds 1 Active Cell and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Samaria', 'Haifa City', 'Lydda', 'Haifa City', 'Gaza', 'Haifa City');

      play.shows('Haifa City holds 3 Underground Cells', { space: 'Haifa City', holds: [[3, 'Underground Cell']] });
      play.shows('Galilee holds 1 Active Cell and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('2.3.7: the chit of an Intelligence Lead returns to the pool', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza', 'Intelligence Lead');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('2.4: a Propaganda card is a Propaganda Round, and no Faction acts', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P33, P31, P35', { deck: ['P33', 'P31', 'P35'] });
      play.given('Political Will is 5', { track: 'Political Will', is: 5 });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });

      play.shows('the card is P33', { card: 'P33' });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('draw is asked: Intel 0, Intel 1, Intel 2', {
        asked: 'draw',
        options: ['Intel 0', 'Intel 1', 'Intel 2'],
      });
    });
  });

  test('3.1: an Operation is in up to three spaces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 2 Active Cells', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 2 Active Cells', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 2 Active Cells', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza');

      play.shows('Galilee holds 2 Troops and 2 Active Cells', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('Available has 10 Cells', { box: 'Available', has: [[10, 'Cell']] });
    });
  });

  test('3.1: a space is selected only once for an Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria');

      play.shows('British are asked: Lydda, Gaza, done', { asked: 'British', options: ['Lydda', 'Gaza', 'done'] });
    });
  });

  test('3.1: an Operation affects enemy pieces to the maximum extent possible', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 5 Troops and 3 Active Cells', {
        space: 'Samaria',
        holds: [
          [5, 'Troops'],
          [3, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 5 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [5, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('3.2: the British choose from four', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation');

      play.shows('British are asked: Deploy, Patrol, Search, Assault', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Search', 'Assault'],
      });
    });
  });

  test('3.2.1: Troops may move although no space can be selected [ruling, Deploy without a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Haifa–Syria', 'Samaria');

      play.shows('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
    });
  });

  test('3.2.1: and although none is selected of those that can be [ruling, Deploy without a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'done', 'Haifa City', 'Samaria', '2');

      play.shows('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
    });
  });

  test('3.2.3: a Curfew may be chosen where there is one, and the Intel Chit kept', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Jerusalem City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'done', 'Curfew');

      play.shows('Jerusalem City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('3.3: Irgun choose from four', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Limited Operation', 'Limited Operation');

      play.shows('Irgun are asked: Recruit, Travel, Sabotage, Rob', {
        asked: 'Irgun',
        options: ['Recruit', 'Travel', 'Sabotage', 'Rob'],
      });
    });
  });

  test('3.3.1: a Curfew keeps Recruit out, Troops do not', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops, 1 Police and 1 Active Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows('Irgun are asked: Haifa City, Jerusalem City', {
        asked: 'Irgun',
        options: ['Haifa City', 'Jerusalem City'],
      });
    });
  });

  test('3.3.2: a space with Cells that have Travelled is no origin', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Gaza', 'Samaria');

      play.shows('Galilee is offered', { offered: ['Galilee'], is: true });
      play.shows('Samaria is not offered', { offered: ['Samaria'], is: false });
    });
  });

  test('3.3.4: with all Arms Caches on the map an Offensive makes one Available to Rob [2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Arms Caches', { space: 'Samaria', holds: [[2, 'Arms Cache']] });
      play.given('Lydda holds 2 Arms Caches', { space: 'Lydda', holds: [[2, 'Arms Cache']] });
      play.given('Gaza holds 1 Arms Cache', { space: 'Gaza', holds: [[1, 'Arms Cache']] });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Offensive', 'Samaria', 'Galilee');
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.shows('Galilee holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('4.1: a Special Activity that comes first finds a space for its Operation [ruling, An Operation needs a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Rob');
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('4.1: but in a Limited Operation nothing comes first [ruling, An Operation needs a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Limited Operation', 'Limited Operation');

      play.shows('Rob is not offered', { offered: ['Rob'], is: false });
    });
  });

  test('4.1: it may come after the Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');
      play.answers('British', 'Samaria');

      play.shows('British are asked: Special Activity, done', {
        asked: 'British',
        options: ['Special Activity', 'done'],
      });
    });
  });

  test('4.1: one Special Activity accompanies an Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage');
      play.answers('Irgun', 'Special Activity', 'Samaria');

      play.shows('Irgun are asked: Haifa City, Samaria', { asked: 'Irgun', options: ['Haifa City', 'Samaria'] });
    });
  });

  test('4.1.1: Restore and Negotiate accompany no Assault', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haifa City holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Jerusalem City holds 3 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Haifa City, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Jerusalem City'],
      });
    });
  });

  test('4.1.1: Silence and Propagandize accompany any Irgun Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haifa City holds 1 Underground Cell, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Travel');
      play.answers('Irgun', 'Special Activity');

      play.shows('Irgun are asked: Silence, Propagandize', { asked: 'Irgun', options: ['Silence', 'Propagandize'] });
    });
  });

  test('4.1.1: Restore accompanies no Patrol', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haifa City holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Patrol');
      play.answers('British', 'Special Activity');

      play.shows('roll is asked: 1, 2, 3, 4, 5, 6', { asked: 'roll', options: ['1', '2', '3', '4', '5', '6'] });
    });
  });

  test('4.2: with Deploy the British choose Restore or Negotiate', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haifa City holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Deploy');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Restore, Negotiate', { asked: 'British', options: ['Restore', 'Negotiate'] });
    });
  });

  test('4.2: with Search Negotiate or Mass Detention [4.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haifa City holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Search');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Negotiate, Mass Detention', {
        asked: 'British',
        options: ['Negotiate', 'Mass Detention'],
      });
    });
  });

  test('4.3: Irgun choose Silence or Propagandize, with Sabotage as well', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haifa City holds 1 Underground Cell, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage');
      play.answers('Irgun', 'Special Activity');

      play.shows('Irgun are asked: Silence, Propagandize', { asked: 'Irgun', options: ['Silence', 'Propagandize'] });
    });
  });

  test('4.3: and Terror in a City where they Sabotage', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage');

      play.shows('Irgun are asked: Terror, continue', { asked: 'Irgun', options: ['Terror', 'continue'] });
    });
  });

  test('4.3.3: there is no Terror in a District', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage');

      play.shows('roll is asked: 1, 2, 3, 4, 5, 6', { asked: 'roll', options: ['1', '2', '3', '4', '5', '6'] });
    });
  });

  test('5.2: the British may select either text', () => {
    example(program, (play) => {
      play.given('the card is P9', { card: 'P9' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event', 'Event');

      play.shows('British are asked: unshaded, shaded', { asked: 'British', options: ['unshaded', 'shaded'] });
    });
  });

  test('5.2: Irgun may select either text', () => {
    example(program, (play) => {
      play.given('the card is P9', { card: 'P9' });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Event', 'Event');

      play.shows('Irgun are asked: unshaded, shaded', { asked: 'Irgun', options: ['unshaded', 'shaded'] });
    });
  });

  test('6.0: the Redeploy Phase comes before the Reset Phase', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P33', { card: 'P33' });
      play.given('the deck is P31, P35', { deck: ['P31', 'P35'] });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });
      play.answers('draw', 'Intel 1');

      play.shows('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('British are asked: Samaria, done', { asked: 'British', options: ['Samaria', 'done'] });
    });
  });

  test('6.2.3: an Arms Cache goes only where there is room for it [1.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Samaria holds 1 Underground Cell, 1 Police and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 1 Underground Cell, 1 Police and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('draw', 'Intel 0');

      play.shows('Irgun are asked: Lydda, Gaza, done', { asked: 'Irgun', options: ['Lydda', 'Gaza', 'done'] });
    });
  });

  test('6.2.3: and nowhere while none is Available [1.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Samaria holds 1 Underground Cell, 1 Police and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 1 Underground Cell, 1 Police and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell, 1 Police and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('draw', 'Intel 0');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('6.5.3: a Terror that lowers the Haganah Track leaves the fourth space of its Sabotage', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Jerusalem City holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Jerusalem City', 'yes', 'Terror');
      play.answers('roll', '4');
      play.answers('Irgun', 'Haifa City');
      play.answers('roll', '3');
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '3');
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '3');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Jerusalem City holds 1 Active Cell and 2 Terror', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Terror'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
    });
  });

  test('7.0.1: at 0 before the check of a Propaganda Round nobody has won', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Haifa City holds 1 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('draw is asked: Intel 0, Intel 1, Intel 2', {
        asked: 'draw',
        options: ['Intel 0', 'Intel 1', 'Intel 2'],
      });
    });
  });
});
