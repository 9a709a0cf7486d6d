// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P3 King David Hotel. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P3 King David Hotel', () => {
  test('P3: 1 Terror marker is removed and the Haganah Track shifts [9.0 P3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 2 Terror and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [2, 'Terror'],
          [1, 'Sabotage'],
        ],
      });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('Haifa City holds 1 Terror and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Terror'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: the executing faction chooses where the Terror marker is removed [9.0 P3; 5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.given('Gaza holds 2 Terror', { space: 'Gaza', holds: [[2, 'Terror']] });
      play.given('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });

      play.when('Irgun play P3 unshaded', { by: 'Irgun', plays: 'P3', side: 'unshaded' });

      play.shows('Irgun are asked: Haifa City, Gaza', { asked: 'Irgun', options: ['Haifa City', 'Gaza'] });
    });
  });

  test('P3: without Terror on the map nothing happens [9.0 P3, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 2 Sabotage', { space: 'Haifa City', holds: [[2, 'Sabotage']] });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('Haifa City holds 2 Sabotage', { space: 'Haifa City', holds: [[2, 'Sabotage']] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: 2 Terror markers are placed in a City with an Underground Cell [9.0 P3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 2 Police, 1 Underground Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Terror'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell', { space: 'Jerusalem City', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P3 shaded', { by: 'Irgun', plays: 'P3', side: 'shaded' });

      play.shows('Haifa City holds 2 Police, 1 Underground Cell and 3 Terror', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [3, 'Terror'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell', { space: 'Jerusalem City', holds: [[1, 'Active Cell']] });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: of several Cities with an Underground Cell one is chosen [9.0 P3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Cell and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Jerusalem City holds 1 Arms Cache', { space: 'Jerusalem City', holds: [[1, 'Arms Cache']] });

      play.when('Irgun play P3 shaded', { by: 'Irgun', plays: 'P3', side: 'shaded' });
      play.answers('Irgun', 'Haifa City');

      play.shows('Haifa City holds 1 Active Cell, 1 Underground Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [2, 'Terror'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 1 Arms Cache', { space: 'Jerusalem City', holds: [[1, 'Arms Cache']] });
    });
  });

  test('P3: a City without an Underground Cell gets no Terror [9.0 P3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('British play P3 shaded', { by: 'British', plays: 'P3', side: 'shaded' });

      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: a result of 3 places a Terror marker instead of Sabotage [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror');
      play.answers('roll', '3');

      play.shows('Haifa City holds 1 Active Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: a result of 2 places neither Terror nor Sabotage [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror');
      play.answers('roll', '2');

      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: a result of 5 places one Terror marker [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror');
      play.answers('roll', '5');

      play.shows('Haifa City holds 1 Active Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: a result of 6 places two Terror markers and shifts the Haganah Track [4.3.3, 6.5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror');
      play.answers('roll', '6');

      play.shows('Haifa City holds 1 Active Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Terror'],
        ],
      });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: an Arms Cache makes a Terror of 4 two markers [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror');
      play.answers('roll', '4');

      play.shows('Haifa City holds 1 Active Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Terror'],
        ],
      });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P3: Police keep a Terror of 6 at one marker [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Haifa City', 'Terror');
      play.answers('roll', '6');

      play.shows('Haifa City holds 1 Police, 1 Active Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('P3: Terror is in one City, elsewhere Sabotage goes on as usual [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Gaza');
      play.answers('roll', '6');
      play.answers('Irgun', 'Haifa City', 'Terror');
      play.answers('roll', '4');
      play.answers('Irgun', 'Jerusalem City');
      play.answers('roll', '6');

      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: Terror must be declared before the roll [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage');

      play.shows('Irgun are asked: Terror, continue', { asked: 'Irgun', options: ['Terror', 'continue'] });
    });
  });

  test('P3: a Limited Sabotage has no Terror [2.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Limited Operation', 'Limited Operation', 'Sabotage');
      play.answers('roll', '6');

      play.shows('Haifa City holds 1 Active Cell and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('P3: Recruit comes with no Terror [4.1.1, 4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P3', { card: 'P3' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Recruit', 'Haifa City', 'done');

      play.shows('Haifa City holds 2 Underground Cells', { space: 'Haifa City', holds: [[2, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3: the Terror marker goes before the Track shifts [9.0 P3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.given('Jerusalem City holds 1 Terror', { space: 'Jerusalem City', holds: [[1, 'Terror']] });

      play.when('Irgun play P3 unshaded', { by: 'Irgun', plays: 'P3', side: 'unshaded' });

      play.shows('Irgun are asked: Haifa City, Jerusalem City', {
        asked: 'Irgun',
        options: ['Haifa City', 'Jerusalem City'],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('P3: the Terror markers stand before the Track takes Cells from the map [4.3.3, 6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 7 Active Cells', { space: 'Samaria', holds: [[7, 'Active Cell']] });
      play.given('Gaza holds 7 Active Cells', { space: 'Gaza', holds: [[7, 'Active Cell']] });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror');
      play.answers('roll', '6');

      play.shows('Irgun are asked: Active Cell in Samaria, Active Cell in Gaza, Active Cell in Haifa City', {
        asked: 'Irgun',
        options: ['Active Cell in Samaria', 'Active Cell in Gaza', 'Active Cell in Haifa City'],
      });
      play.shows('Haifa City holds 1 Active Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Terror'],
        ],
      });
    });
  });

  test('P3: the Track does not fall below 0 [6.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
    });
  });
});
