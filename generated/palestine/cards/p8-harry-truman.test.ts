// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P8 Harry Truman. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P8 Harry Truman', () => {
  test('P8: Political Will rises by 2 and the British may Deploy in up to 3 spaces [9.0 P8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Gaza holds 2 Troops and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('British play P8 unshaded', { by: 'British', plays: 'P8', side: 'unshaded' });
      play.answers('British', 'Deploy', 'Haifa City', 'Gaza', 'Samaria', 'done');

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('Haifa City holds 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P8: Troops move to one additional space [9.0 P8, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Samaria holds 1 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P8 unshaded', { by: 'Irgun', plays: 'P8', side: 'unshaded' });
      play.answers('British', 'Deploy', 'Haifa City', 'done');
      play.answers('British', 'Haifa–Syria', 'Haifa City', '2', 'Samaria', 'done');

      play.shows('Haifa City holds 1 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('Haifa–Syria holds 3 Troops', { space: 'Haifa–Syria', holds: [[3, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P8: the British may decline to Deploy [9.0 P8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });
      play.given('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });

      play.when('British play P8 unshaded', { by: 'British', plays: 'P8', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P8: each Curfew on the map lowers Political Will by 1 [9.0 P8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
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
      play.given('Gaza holds 3 Sabotage and 1 Terror', {
        space: 'Gaza',
        holds: [
          [3, 'Sabotage'],
          [1, 'Terror'],
        ],
      });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P8: no Curfew costs nothing [9.0 P8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Gaza holds 3 Sabotage and 1 Terror', {
        space: 'Gaza',
        holds: [
          [3, 'Sabotage'],
          [1, 'Terror'],
        ],
      });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P8: with the unshaded Ernest Bevin the loss is 1 less [9.0 P8, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
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
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('P8: Deploy selects Districts and Cities with more Troops than Irgun pieces [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 2 Troops, 1 Police, 1 Underground Cell and 1 Arms Cache', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 3 Troops, 1 Underground Cell, 1 Active Cell and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.given('Haifa–Syria holds 2 Troops', { space: 'Haifa–Syria', holds: [[2, 'Troops']] });
      play.given('Galilee holds 1 Troops and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('British are asked: Haifa City, Gaza, done', {
        asked: 'British',
        options: ['Haifa City', 'Gaza', 'done'],
      });
    });
  });

  test('P8: Deploy selects no fourth space, places one Police in each and moves Troops from anywhere [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Haifa City', 'Gaza', 'Samaria');

      play.shows('Haifa City holds 2 Troops and 2 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows(
        'British are asked: Galilee, Haifa District, Samaria, Lydda, Jerusalem District, Gaza, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done',
        {
          asked: 'British',
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

  test('P8: Deploy places only Available Police [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 5 Police', { space: 'Haifa–Syria', holds: [[5, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Gaza', 'Samaria', 'done');

      play.shows('Gaza holds 1 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Haifa–Syria holds 5 Police', { space: 'Haifa–Syria', holds: [[5, 'Police']] });
    });
  });

  test('P8: Deploy moves Troops to one space only, and no Police [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Lydda holds 1 Troops, 1 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Gaza', 'Haifa City');

      play.shows('British are asked: Gaza, Lydda, done', { asked: 'British', options: ['Gaza', 'Lydda', 'done'] });
    });
  });

  test('P8: a Limited Deploy moves Troops to a second space [3.2.1; 2.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P8', { card: 'P8' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Deploy', 'Gaza');
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Samaria', '2', 'done');

      play.shows('Gaza holds 2 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Troops']] });
    });
  });

  test('P8: with the shaded Ernest Bevin the British still Deploy in 3 spaces [5.1.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British play P8 unshaded', { by: 'British', plays: 'P8', side: 'unshaded' });
      play.answers('British', 'Deploy', 'Gaza', 'Samaria', 'Lydda', 'done');

      play.shows('Gaza holds 1 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Troops and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P8: Political Will has risen before Deploy [9.0 P8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British play P8 unshaded', { by: 'British', plays: 'P8', side: 'unshaded' });

      play.shows('British are asked: Deploy, done', { asked: 'British', options: ['Deploy', 'done'] });
      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
    });
  });
});
