// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of the rules. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('the rules', () => {
  test('1.2: the pieces of the game', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('conduct Reset Phase', { by: null, conducts: 'Reset Phase' });

      play.shows('Available holds 15 Troops, 9 Police, 6 Irregulars, 15 Guerrillas and 5 Bases', {
        box: 'Available',
        holds: [
          [15, 'Troops'],
          [9, 'Police'],
          [6, 'Irregular'],
          [15, 'Guerrilla'],
          [5, 'Base'],
        ],
      });
    });
  });

  test('1.3: four Foreign Countries lie beside Palestine', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Egypt is in play', { open: 'Egypt', is: true });

      play.when('Rebels conduct Foreign Assistance', { by: 'Rebels', conducts: 'Foreign Assistance' });
      play.answers('draw', '3 Ops');
      play.answers('Rebels', 'Rally');

      play.shows('Rebels are asked: Lebanon, Syria, Transjordan, Egypt', {
        asked: 'Rebels',
        options: ['Lebanon', 'Syria', 'Transjordan', 'Egypt'],
      });
    });
  });

  test('1.3.1: Districts, Cities, Railways and Foreign Countries can hold forces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Jerusalem District holds 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Jerusalem City holds 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows(
        'Rebels are asked: Galilee, Haifa District, Samaria, Lydda, Jerusalem District, Gaza, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, Haifa–Syria, Lebanon, Syria',
        {
          asked: 'Rebels',
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
            'Lebanon',
            'Syria',
          ],
        },
      );
    });
  });

  test('1.3.2: Rebel pieces in each of the six Districts affect Victory', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Jerusalem District holds 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('1.3.2: so does Opposition in Districts [6.1.2, 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 1 Opposition', { space: 'Galilee', holds: [[1, 'Opposition']] });
      play.given('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Jerusalem District holds 1 Opposition', { space: 'Jerusalem District', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
    });
  });

  test('1.3.2: Deploy places a Curfew in a District', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Gaza');

      play.shows('Gaza holds 1 Troops, 1 Underground Irregular and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('1.3.3: Rebel pieces in each of the three Cities affect Victory, whatever number is printed there', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 15', { track: 'Political Will', is: 15 });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Jerusalem City holds 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
    });
  });

  test('1.3.3: so does Opposition in Cities [6.1.2, 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.given('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('1.3.3: Deploy places a Curfew in a City', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Jerusalem City');

      play.shows('Jerusalem City holds 1 Troops, 1 Underground Irregular and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
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

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('1.3.4: a Railway is adjacent to all spaces that it touches', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });

      play.shows('British are asked: Haifa District, Samaria, Lydda, Haifa City, Tel Aviv-Jaffa', {
        asked: 'British',
        options: ['Haifa District', 'Samaria', 'Lydda', 'Haifa City', 'Tel Aviv-Jaffa'],
      });
    });
  });

  test('1.3.4: Sabotage on a Railway does not affect movement', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops and 2 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [2, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa');
      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Haifa City', 'done');
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Gaza', 'Tel Aviv-Jaffa–Haifa');
      play.answers('British', 'done');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police, 1 Active Guerrilla and 2 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
    });
  });

  test('1.3.5: what is adjacent to Galilee', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Haifa District, Samaria, Haifa–Syria, Lebanon, Syria, Transjordan, done', {
        asked: 'Rebels',
        options: ['Haifa District', 'Samaria', 'Haifa–Syria', 'Lebanon', 'Syria', 'Transjordan', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Haifa District', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Galilee, Samaria, Haifa City, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done', {
        asked: 'Rebels',
        options: ['Galilee', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Samaria', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows(
        'Rebels are asked: Galilee, Haifa District, Lydda, Jerusalem District, Tel Aviv-Jaffa–Haifa, Transjordan, done',
        {
          asked: 'Rebels',
          options: [
            'Galilee',
            'Haifa District',
            'Lydda',
            'Jerusalem District',
            'Tel Aviv-Jaffa–Haifa',
            'Transjordan',
            'done',
          ],
        },
      );
    });
  });

  test('1.3.5: what is adjacent to Lydda', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows(
        'Rebels are asked: Samaria, Jerusalem District, Gaza, Tel Aviv-Jaffa, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, done',
        {
          asked: 'Rebels',
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
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Jerusalem District holds 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows(
        'Rebels are asked: Samaria, Lydda, Gaza, Jerusalem City, Tel Aviv-Jaffa–Jerusalem, Transjordan, done',
        {
          asked: 'Rebels',
          options: ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem', 'Transjordan', 'done'],
        },
      );
    });
  });

  test('1.3.5: what is adjacent to Gaza', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Egypt is in play', { open: 'Egypt', is: true });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Lydda, Jerusalem District, Egypt–Tel Aviv-Jaffa, Transjordan, Egypt, done', {
        asked: 'Rebels',
        options: ['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'Transjordan', 'Egypt', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Haifa City', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Haifa District, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done', {
        asked: 'Rebels',
        options: ['Haifa District', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Tel Aviv-Jaffa', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows(
        'Rebels are asked: Lydda, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, done',
        {
          asked: 'Rebels',
          options: ['Lydda', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'done'],
        },
      );
    });
  });

  test('1.3.5: what is adjacent to Jerusalem City', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Jerusalem District, Tel Aviv-Jaffa–Jerusalem, done', {
        asked: 'Rebels',
        options: ['Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Egypt–Tel Aviv-Jaffa', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt is in play', { open: 'Egypt', is: true });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Lydda, Gaza, Tel Aviv-Jaffa, Egypt, done', {
        asked: 'Rebels',
        options: ['Lydda', 'Gaza', 'Tel Aviv-Jaffa', 'Egypt', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Tel Aviv-Jaffa–Jerusalem', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Lydda, Jerusalem District, Tel Aviv-Jaffa, Jerusalem City, done', {
        asked: 'Rebels',
        options: ['Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Tel Aviv-Jaffa–Haifa', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Haifa District, Samaria, Lydda, Haifa City, Tel Aviv-Jaffa, done', {
        asked: 'Rebels',
        options: ['Haifa District', 'Samaria', 'Lydda', 'Haifa City', 'Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Haifa–Syria', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Galilee, Haifa District, Haifa City, Syria, done', {
        asked: 'Rebels',
        options: ['Galilee', 'Haifa District', 'Haifa City', 'Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Lebanon', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Galilee, Syria, done', { asked: 'Rebels', options: ['Galilee', 'Syria', 'done'] });
    });
  });

  test('1.3.5: what is adjacent to Syria', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Galilee, Haifa–Syria, Lebanon, Transjordan, done', {
        asked: 'Rebels',
        options: ['Galilee', 'Haifa–Syria', 'Lebanon', 'Transjordan', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Transjordan', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Galilee, Samaria, Jerusalem District, Gaza, Syria, done', {
        asked: 'Rebels',
        options: ['Galilee', 'Samaria', 'Jerusalem District', 'Gaza', 'Syria', 'done'],
      });
    });
  });

  test('1.3.5: what is adjacent to Egypt', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt is in play', { open: 'Egypt', is: true });
      play.given('Egypt holds 1 Underground Guerrilla', { space: 'Egypt', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Gaza, Egypt–Tel Aviv-Jaffa, done', {
        asked: 'Rebels',
        options: ['Gaza', 'Egypt–Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('1.3.6: a Guerrilla that a Detain chit removes goes to Prison', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Guerrillas and 1 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Troops'],
        ],
      });
      play.given('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain');

      play.shows('Prison holds 1 Guerrilla and 1 Base', {
        box: 'Prison',
        holds: [
          [1, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Samaria holds 1 Underground Guerrilla, 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('1.3.7: Lebanon and Syria begin in play, Transjordan and Egypt Out of Play', () => {
    example(program, (play) => {
      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });

      play.shows('Lebanon is in play', { open: 'Lebanon', is: true });
      play.shows('Syria is in play', { open: 'Syria', is: true });
      play.shows('Transjordan is not in play', { open: 'Transjordan', is: false });
      play.shows('Egypt is not in play', { open: 'Egypt', is: false });
      play.shows('draw is asked: 1 Op, 2 Ops, 3 Ops', { asked: 'draw', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('1.3.7: Rally, March and Mobilize may select a Foreign Country', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Syria', 'done');
      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lebanon', '1', 'done');

      play.shows('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('1.3.7: no British Special Activity is in a Foreign Country', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Haifa–Syria');

      play.shows('British are asked: Galilee, Samaria, done', {
        asked: 'British',
        options: ['Galilee', 'Samaria', 'done'],
      });
    });
  });

  test('1.4: Troops, Police and Irregulars are British pieces, Guerrillas and Bases Rebel pieces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given(
        'Galilee holds 1 Troops, 1 Police, 1 Underground Irregular, 1 Active Irregular, 2 Bases and 1 Active Guerrilla',
        {
          space: 'Galilee',
          holds: [
            [1, 'Troops'],
            [1, 'Police'],
            [1, 'Underground Irregular'],
            [1, 'Active Irregular'],
            [2, 'Base'],
            [1, 'Active Guerrilla'],
          ],
        },
      );
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.given('Lydda holds 1 Police, 1 Troops, 1 Base and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular and 1 Base', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('British are asked: Galilee, Samaria', { asked: 'British', options: ['Galilee', 'Samaria'] });
    });
  });

  test('1.4.1: what is removed from the map is Available, but for what goes to Prison', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Gaza', 'done');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.shows('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Available holds 13 Troops, 9 Police, 6 Irregulars, 13 Guerrillas and 5 Bases', {
        box: 'Available',
        holds: [
          [13, 'Troops'],
          [9, 'Police'],
          [6, 'Irregular'],
          [13, 'Guerrilla'],
          [5, 'Base'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('1.4.1: a Rebel piece in Prison is not taken in place of one that is Available', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Prison holds 15 Guerrillas', { box: 'Prison', holds: [[15, 'Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.shows('Prison holds 15 Guerrillas', { box: 'Prison', holds: [[15, 'Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('1.4.2: a Railway holds no Base and more than one Sabotage', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Guerrillas and 2 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Sabotage'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Haifa–Syria holds 1 Active Guerrilla, 1 Underground Guerrilla and 3 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [3, 'Sabotage'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('1.4.2: a space with two Bases is not offered for a third by a Pass [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });

      play.shows('Rebels are asked: Lydda, Gaza, done', { asked: 'Rebels', options: ['Lydda', 'Gaza', 'done'] });
    });
  });

  test('1.4.2: nor by Mobilize [4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });

      play.shows('Samaria is not offered', { offered: ['Samaria'], is: false });
      play.shows('Lydda is offered', { offered: ['Lydda'], is: true });
    });
  });

  test('1.4.3: a Guerrilla and an Irregular are placed Underground', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'done');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Active Irregular and 1 Underground Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('1.4.3: what replaces a piece is Underground, too', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', '1');

      play.shows('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
    });
  });

  test('1.4.3: moving does not change Active and Underground', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lydda', '1 Underground Guerrilla', '1 Active Guerrilla');

      play.shows('Lydda holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('1.4.3: a Base is Active', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
    });
  });

  test('1.5: two Factions play, each once a round', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Limited Operation', 'Fine');
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Event', 'Pass');

      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('Rebels are 2nd Eligible', { place: 'second', is: 'Rebels' });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('1.7.1: there are two of each', () => {
    example(program, (play) => {
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('draw is asked: Detain, Demolish, Fine', { asked: 'draw', options: ['Detain', 'Demolish', 'Fine'] });
    });
  });

  test('1.7.1: the chit that is used is set aside, the other returns to the pool', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'Demolish');

      play.shows('Demolish is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 2 Detain, 1 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('1.7.1: both that are drawn return where a held chit is used', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'Detain');

      play.shows('Detain is aside', { chit: 'Detain', lies: 'aside', count: 1 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 1 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('1.8.1: there are three of each', () => {
    example(program, (play) => {
      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });

      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
      play.shows('draw is asked: 1 Op, 2 Ops, 3 Ops', { asked: 'draw', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('1.8.1: the chit that is used is set aside after the turn', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '3 Ops', '2 Ops');
      play.answers('Rebels', '2 Ops', 'Event', 'Pass');

      play.shows('2 Ops is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
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

  test('1.8.2: the British may leave the effect of a 2 Ops chit', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });

      play.shows('British are asked: Active Guerrilla in Samaria, Active Guerrilla in Lydda, done', {
        asked: 'British',
        options: ['Active Guerrilla in Samaria', 'Active Guerrilla in Lydda', 'done'],
      });
    });
  });

  test('1.8.2: a 1 Op chit has the value 1', () => {
    example(program, (play) => {
      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op');

      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('1.8.2: a 2 Ops chit has the value 2', () => {
    example(program, (play) => {
      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });
      play.answers('draw', '2 Ops', '1 Op');
      play.answers('Rebels', '2 Ops');

      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
    });
  });

  test('1.8.2: a 3 Ops chit has the value 3', () => {
    example(program, (play) => {
      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });
      play.answers('draw', '3 Ops', '1 Op');
      play.answers('Rebels', '3 Ops');

      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
    });
  });

  test('1.9: there is no limit to the Sabotage on a Railway, which counts once', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 1 Underground Guerrilla, 1 Police and 15 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [15, 'Sabotage'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });
      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Haifa–Syria holds 1 Active Guerrilla, 1 Police and 16 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
          [16, 'Sabotage'],
        ],
      });
      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
    });
  });

  test('1.10: Political Will is never greater than 20', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('1.10: Political Will is never lower than 0', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is A33', { deck: ['A33'] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('Rebels win', { winner: 'Rebels' });
    });
  });

  test('1.10: the marker is moved during the Campaign as well', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Samaria', 'Lydda', 'Gaza');

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('1.12: a Curfew stays where Troops leave while others come [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Lydda', 'done', 'Samaria', 'Lydda');

      play.shows('Samaria holds 1 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 1 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('1.12: a Curfew goes where no others come', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Lydda', 'done', 'Samaria');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
    });
  });

  test('1.12: with all three out Deploy can only take one away [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Galilee', 'Police', '1', 'Samaria', 'Police', '1', 'done');

      play.shows('British are asked: Samaria, done', { asked: 'British', options: ['Samaria', 'done'] });
    });
  });

  test('2.1: everything is where the setup has it', () => {
    example(program, (play) => {
      play.given('the card is A14', { card: 'A14' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });

      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Syria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Galilee holds 1 Underground Guerrilla and 1 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('Haifa City holds 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Guerrilla, 2 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Opposition, 1 Base, 2 Underground Guerrillas and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Opposition'],
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem District holds 1 Underground Guerrilla, 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds nothing', { space: 'Egypt–Tel Aviv-Jaffa', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Transjordan is not in play', { open: 'Transjordan', is: false });
      play.shows('Egypt is not in play', { open: 'Egypt', is: false });
      play.shows('Available holds 3 Bases, 6 Guerrillas and 6 Irregulars', {
        box: 'Available',
        holds: [
          [3, 'Base'],
          [6, 'Guerrilla'],
          [6, 'Irregular'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Out of Play holds 5 Troops', { box: 'Out of Play', holds: [[5, 'Troops']] });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.shows('British are 2nd Eligible', { place: 'second', is: 'British' });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
      play.shows('draw is asked: 1 Op, 2 Ops, 3 Ops', { asked: 'draw', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('2.2: play begins by revealing the top card', () => {
    example(program, (play) => {
      play.given('the deck is A14, A13, A35', { deck: ['A14', 'A13', 'A35'] });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });

      play.shows('the card is A14', { card: 'A14' });
      play.shows('draw is asked: 1 Op, 2 Ops, 3 Ops', { asked: 'draw', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('2.3: the First Eligible chooses first', () => {
    example(program, (play) => {
      play.given('the card is A13', { card: 'A13' });
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
      play.given('the card is A13', { card: 'A13' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Operation & Special Activity', 'Fine');
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op');

      play.shows('Rebels are asked: Limited Operation, Event', {
        asked: 'Rebels',
        options: ['Limited Operation', 'Event'],
      });
    });
  });

  test('2.3.1: the Rebels start 1st Eligible', () => {
    example(program, (play) => {
      play.given('the card is A13', { card: 'A13' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('draw', '1 Op', '3 Ops');

      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.shows('British are 2nd Eligible', { place: 'second', is: 'British' });
      play.shows('Rebels are asked: 1 Op, 3 Ops', { asked: 'Rebels', options: ['1 Op', '3 Ops'] });
    });
  });

  test('2.3.2: the First Eligible may take any of the three boxes', () => {
    example(program, (play) => {
      play.given('the card is A13', { card: 'A13' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });

      play.shows('British are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('2.3.2: in each box the action may be forgone', () => {
    example(program, (play) => {
      play.given('the card is A13', { card: 'A13' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity');

      play.shows('British are asked: Operation, Pass', { asked: 'British', options: ['Operation', 'Pass'] });
    });
  });

  test('2.3.4: the chit is drawn before a box is chosen', () => {
    example(program, (play) => {
      play.given('the card is A13', { card: 'A13' });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '3 Ops');

      play.shows('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.shows('Rebels are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Rebels',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('2.3.4: after a Rebel Pass the British carry out the effect of the chit', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Haifa–Syria holds 2 Active Guerrillas', { space: 'Haifa–Syria', holds: [[2, 'Active Guerrilla']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '3 Ops');
      play.answers('Rebels', '2 Ops', 'Limited Operation', 'Pass');
      play.answers('British', '1');

      play.shows('Haifa–Syria holds 1 Active Guerrilla', { space: 'Haifa–Syria', holds: [[1, 'Active Guerrilla']] });
      play.shows('2 Ops is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('2.3.4: after an Event as well', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Haifa–Syria holds 2 Active Guerrillas', { space: 'Haifa–Syria', holds: [[2, 'Active Guerrilla']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '3 Ops');
      play.answers('Rebels', '3 Ops', 'Event', 'Event', 'unshaded');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('2.3.5: a Limited Sweep moves Troops from several spaces to one', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Sweep', 'Samaria');
      play.answers('British', 'Galilee', 'Lydda');

      play.shows('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('2.3.6: the cylinder farther left is First Eligible', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Operation & Special Activity', 'Fine');
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Event', 'Pass');

      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.shows('British are 2nd Eligible', { place: 'second', is: 'British' });
    });
  });

  test('2.3.7: after both have acted the next card is revealed', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is A14, A13, A35', { deck: ['A14', 'A13', 'A35'] });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Pass');
      play.answers('British', 'Limited Operation', 'Fine');
      play.answers('British', 'Event');

      play.shows('A14 has been played', { played: 'A14', is: true });
      play.shows('the card is A13', { card: 'A13' });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('British are asked: Event, Pass', { asked: 'British', options: ['Event', 'Pass'] });
    });
  });

  test('2.4: a Propaganda card is a Propaganda Round, and no Faction acts', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is A33, A14, A35', { deck: ['A33', 'A14', 'A35'] });
      play.given('Political Will is 5', { track: 'Political Will', is: 5 });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });

      play.shows('the card is A33', { card: 'A33' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('British are asked: Detain, Demolish, Fine, done', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine', 'done'],
      });
    });
  });

  test('3.1: a British Operation is in up to three spaces, a Rebel Operation in as many as its chit says', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops and 2 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 2 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza');
      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Gaza', 'Galilee');

      play.shows('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Galilee holds 1 Troops, 2 Active Guerrillas and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('3.1: a space is selected only once for an Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria');

      play.shows('British are asked: Lydda, Gaza, done', { asked: 'British', options: ['Lydda', 'Gaza', 'done'] });
    });
  });

  test('3.1: the executing Faction chooses the enemy pieces, and affects them to the maximum extent possible', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police, 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Rebels are asked: Police in Samaria, Active Irregular in Samaria', {
        asked: 'Rebels',
        options: ['Police in Samaria', 'Active Irregular in Samaria'],
      });
    });
  });

  test('3.2: the British choose from four', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation');

      play.shows('British are asked: Deploy, Patrol, Sweep, Assault', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Sweep', 'Assault'],
      });
    });
  });

  test('3.2.1: Police may be chosen where all are out', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 9 Police', { space: 'Samaria', holds: [[9, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police', 'done');

      play.shows('Samaria holds 9 Police', { space: 'Samaria', holds: [[9, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('3.3: the Rebels choose from four', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Limited Operation', 'Limited Operation');

      play.shows('Rebels are asked: Rally, March, Sabotage, Ambush', {
        asked: 'Rebels',
        options: ['Rally', 'March', 'Sabotage', 'Ambush'],
      });
    });
  });

  test('3.3.2: a space with Guerrillas that have marched is no origin', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Samaria', 'Lydda');

      play.shows('Gaza is offered', { offered: ['Gaza'], is: true });
      play.shows('Lydda is not offered', { offered: ['Lydda'], is: false });
    });
  });

  test('4.1: a Special Activity that comes first finds a space for its Operation [ruling, An Operation needs a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush');
      play.answers('Rebels', 'Galilee', 'done');

      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('4.1: where it finds none after all, the Operation selects none [ruling, An Operation needs a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush');
      play.answers('Rebels', 'Haifa–Syria', 'done');

      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.shows('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
    });
  });

  test('4.1: an Operation that no Special Activity can help is not chosen [ruling, An Operation needs a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation');

      play.shows('Ambush is not offered', { offered: ['Ambush'], is: false });
    });
  });

  test('4.1: nor is it in a Limited Operation, which has none [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Limited Operation', 'Limited Operation');

      play.shows('Ambush is not offered', { offered: ['Ambush'], is: false });
    });
  });

  test('4.1: a space is selected only once for a Special Activity', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Underground Guerrillas', { space: 'Samaria', holds: [[3, 'Underground Guerrilla']] });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Samaria');

      play.shows('British are asked: Galilee, Gaza, done', { asked: 'British', options: ['Galilee', 'Gaza', 'done'] });
    });
  });

  test('4.1: one Special Activity accompanies an Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 2 Troops and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 2 Troops and 2 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');
      play.answers('British', 'Special Activity', 'Punish');
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Samaria', 'Lydda');

      play.shows('British are asked: Samaria, Lydda', { asked: 'British', options: ['Samaria', 'Lydda'] });
    });
  });

  test('4.1: it may come after the Operation', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');
      play.answers('British', 'Samaria');

      play.shows('British are asked: Special Activity, done', {
        asked: 'British',
        options: ['Special Activity', 'done'],
      });
    });
  });

  test('4.1.1: Divide accompanies no Assault', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops, 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Air Recon', { asked: 'British', options: ['Punish', 'Air Recon'] });
    });
  });

  test('4.1.1: Mobilize accompanies no Sabotage', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Base, 1 Police and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Sabotage');
      play.answers('Rebels', 'Special Activity');

      play.shows('Rebels are asked: Coordinate, Raid', { asked: 'Rebels', options: ['Coordinate', 'Raid'] });
    });
  });

  test('4.1.1: Mobilize accompanies no Ambush', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Base, 1 Police and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush');
      play.answers('Rebels', 'Special Activity');

      play.shows('Rebels are asked: Coordinate, Raid', { asked: 'Rebels', options: ['Coordinate', 'Raid'] });
    });
  });

  test('4.1.1: Raid accompanies no March', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Base, 1 Police and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'March');
      play.answers('Rebels', 'Special Activity');

      play.shows('Rebels are asked: Mobilize, Coordinate', { asked: 'Rebels', options: ['Mobilize', 'Coordinate'] });
    });
  });

  test('4.1.1: Divide accompanies no Sweep', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops, 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Sweep');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Air Recon', { asked: 'British', options: ['Punish', 'Air Recon'] });
    });
  });

  test('4.2: the British choose from three', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops, 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Deploy');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Divide, Air Recon', {
        asked: 'British',
        options: ['Punish', 'Divide', 'Air Recon'],
      });
    });
  });

  test('4.2.2: a space where no Guerrilla can be replaced any more is not selected', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Galilee');

      play.shows('Galilee holds 1 Active Irregular', { space: 'Galilee', holds: [[1, 'Active Irregular']] });
      play.shows('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('4.2.2: the Irregular that has just come serves in its own space [ruling, Divide space by space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Galilee', 'Samaria');

      play.shows('Galilee holds 1 Active Irregular', { space: 'Galilee', holds: [[1, 'Active Irregular']] });
      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.shows('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
    });
  });

  test('4.2.3: Air Recon is in up to two spaces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Guerrillas', { space: 'Samaria', holds: [[2, 'Underground Guerrilla']] });
      play.given('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });
      play.given('Gaza holds 2 Underground Guerrillas', { space: 'Gaza', holds: [[2, 'Underground Guerrilla']] });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Samaria', 'Gaza');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Gaza holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('4.2.3: Air Recon selects only where Guerrillas are Underground', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });

      play.shows('British are asked: Samaria, Haifa–Syria', { asked: 'British', options: ['Samaria', 'Haifa–Syria'] });
    });
  });

  test('4.3: the Rebels choose from three', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Base, 1 Police and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Rally');
      play.answers('Rebels', 'Special Activity');

      play.shows('Rebels are asked: Mobilize, Coordinate, Raid', {
        asked: 'Rebels',
        options: ['Mobilize', 'Coordinate', 'Raid'],
      });
    });
  });

  test('4.3.1: Guerrillas may be placed although no space is selected [ruling, Mobilize without a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'done', 'Lydda');

      play.shows('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
    });
  });

  test('4.3.3: where no Guerrilla has been moved in, nothing can be performed', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Base', { space: 'Galilee', holds: [[1, 'Base']] });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Galilee', 'done');

      play.shows('Galilee holds 1 Base and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('4.3.3: a Guerrilla that has moved into one space does not move on into the next [ruling, A piece moves once]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Base and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa District holds 1 Police', { space: 'Haifa District', holds: [[1, 'Police']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Galilee', 'done', 'Haifa District');

      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.shows('Galilee holds 1 Base and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 1 Active Guerrilla and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('5.2: the British may select either text', () => {
    example(program, (play) => {
      play.given('the card is A14', { card: 'A14' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event', 'Event');

      play.shows('British are asked: unshaded, shaded', { asked: 'British', options: ['unshaded', 'shaded'] });
    });
  });

  test('5.2: the Rebels may select either text', () => {
    example(program, (play) => {
      play.given('the card is A14', { card: 'A14' });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Event', 'Event');

      play.shows('Rebels are asked: unshaded, shaded', { asked: 'Rebels', options: ['unshaded', 'shaded'] });
    });
  });

  test('6.0: the phases in their order', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A33', { card: 'A33' });
      play.given('the deck is A14, A35', { deck: ['A14', 'A35'] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.given('Samaria holds 1 Active Guerrilla, 1 Base and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Guerrilla', { space: 'Haifa–Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });
      play.answers('British', 'Detain');
      play.answers('roll', '1');
      play.answers('Rebels', 'Unity');
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done');
      play.answers('British', 'Divide');
      play.answers('roll', '1');
      play.answers('Rebels', 'Mobilize', 'Lebanon', 'done');
      play.answers('British', 'done');
      play.answers('Rebels', 'Lebanon');

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Samaria holds 1 Underground Guerrilla, 1 Base and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Lebanon holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lebanon',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('6.0: the Redeploy Phase comes before the Reset Phase', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A33', { card: 'A33' });
      play.given('the deck is A14, A35', { deck: ['A14', 'A35'] });
      play.given('Samaria holds 1 Police and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });
      play.answers('British', 'done');
      play.answers('roll', '1');
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done');
      play.answers('British', 'done');
      play.answers('Rebels', 'done');

      play.shows('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('British are asked: Samaria, done', { asked: 'British', options: ['Samaria', 'done'] });
    });
  });

  test('6.4.2: a Base in a Foreign Country is enough', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Active Guerrilla', { space: 'Haifa–Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });

      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Syria holds 1 Base and 1 Active Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('6.5: the next card is revealed', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is A33, A14, A35', { deck: ['A33', 'A14', 'A35'] });

      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('British', 'done');
      play.answers('roll', '1');
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done');
      play.answers('Rebels', 'done');
      play.answers('draw', '1 Op', '3 Ops');

      play.shows('the card is A14', { card: 'A14' });
      play.shows('Rebels are asked: 1 Op, 3 Ops', { asked: 'Rebels', options: ['1 Op', '3 Ops'] });
    });
  });

  test('6.6: there are three boxes between Centralized and Decentralized', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.given('Samaria holds 2 Troops and 2 Bases', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Base'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Base', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria');
      play.answers('British', 'Lydda');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('6.6.2: at Decentralized and in the box beside it Divide strikes in two spaces', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Samaria', 'Gaza');

      play.shows('Samaria holds 1 Active Irregular and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Active Irregular and 1 Underground Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('7.0.1: at 0 before the check of a Propaganda Round nobody has won', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Samaria', 'Lydda', 'Gaza');
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('British are asked: Detain, Demolish, Fine', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine'],
      });
    });
  });
});
