// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P1 Operation Agatha. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P1 Operation Agatha', () => {
  test('P1: British Search and then Mass Detention in the same City [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 2 Troops, 1 Police and 3 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [3, 'Underground Cell'],
        ],
      });
      play.given('Haifa District holds 1 Troops and 1 Underground Cell', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 3 Troops, 2 Underground Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('British play P1 unshaded', { by: 'British', plays: 'P1', side: 'unshaded' });
      play.answers('British', 'Haifa City', 'Haifa District');
      play.answers('roll', '3');
      play.answers(
        'British',
        'Active Cell in Haifa City',
        'Underground Cell in Haifa City',
        'Underground Cell in Haifa City',
      );

      play.shows('Haifa City holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 3 Troops, 2 Underground Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: the British choose any of the three Cities, also when Irgun play the Event [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 4 Troops', { space: 'Lydda', holds: [[4, 'Troops']] });
      play.given('Jerusalem District holds 4 Troops', { space: 'Jerusalem District', holds: [[4, 'Troops']] });

      play.when('Irgun play P1 unshaded', { by: 'Irgun', plays: 'P1', side: 'unshaded' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('P1: without three Troops there is no Mass Detention, and the Track still shifts [9.0 P1; 5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 2 Troops, 2 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('British play P1 unshaded', { by: 'British', plays: 'P1', side: 'unshaded' });

      play.shows('Haifa City holds 2 Troops, 2 Police, 1 Active Cell, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: a Search that discards Intel places no Curfew for the Mass Detention [9.0 P1; 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Jerusalem City holds 3 Troops and 4 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [4, 'Underground Cell'],
        ],
      });

      play.when('British play P1 unshaded', { by: 'British', plays: 'P1', side: 'unshaded' });
      play.answers('British', 'Jerusalem City', 'Intel');

      play.shows('Jerusalem City holds 3 Troops, 3 Active Cells and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [3, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P1: the Search of the Event moves Troops to the City only [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Jerusalem District holds 2 Troops', { space: 'Jerusalem District', holds: [[2, 'Troops']] });
      play.given('Lydda holds 2 Troops', { space: 'Lydda', holds: [[2, 'Troops']] });

      play.when('British play P1 unshaded', { by: 'British', plays: 'P1', side: 'unshaded' });
      play.answers('British', 'Jerusalem City');

      play.shows('British are asked: Jerusalem District, done', {
        asked: 'British',
        options: ['Jerusalem District', 'done'],
      });
    });
  });

  test('P1: Mass Detention is in a City with a Curfew and at least three Troops [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 4 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 2 Troops, 2 Police, 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });

      play.shows('British are asked: Haifa City, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Jerusalem City'],
      });
    });
  });

  test('P1: Mass Detention without a Curfew is not possible [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 4 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '1');

      play.shows('Haifa City holds 4 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Mass Detention takes Cells in the City and its adjacent District, and the rest of the roll costs Political Will [1.3.6; 4.2.3, the example; 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops, 1 Underground Cell, 1 Active Cell, 1 Arms Cache and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Cell']],
      });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '5');

      play.shows('Haifa City holds 3 Troops, 1 Arms Cache and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Arms Cache'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Cell']],
      });
      play.shows('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('P1: Mass Detention removes no more Cells than the die shows, of the British choice [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.given('Haifa City holds 3 Troops, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 2 Active Cells', { space: 'Haifa District', holds: [[2, 'Active Cell']] });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '2');
      play.answers('British', 'Active Cell in Haifa District', 'Underground Cell in Haifa City');

      play.shows('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 4 Cells', { box: 'Prison', holds: [[4, 'Cell']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P1: Mass Detention that finds nobody costs the whole roll [4.2.3]', () => {
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

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '6');

      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Political Will is 4', { track: 'Political Will', is: 4 });
    });
  });

  test('P1: Search may be accompanied by Mass Detention [4.2.3; 4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P1', { card: 'P1' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Search', 'Special Activity');

      play.shows('British are asked: Negotiate, Mass Detention', {
        asked: 'British',
        options: ['Negotiate', 'Mass Detention'],
      });
    });
  });

  test('P1: Mass Detention may use a Curfew that the Search has just placed [4.1; 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P1', { card: 'P1' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Search',
        'Haifa City',
        'done',
        'Haifa District',
      );
      play.answers('British', 'continue', 'Special Activity', 'Mass Detention');
      play.answers('roll', '2');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Assault may be accompanied by Mass Detention [4.2.3; 4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P1', { card: 'P1' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 3 Troops, 3 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault', 'Special Activity');
      play.answers('roll', '1');

      play.shows('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('P1: with Patrol there is Negotiate but no Mass Detention [4.1.1, 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P1', { card: 'P1' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 3 Troops, 1 Police, 2 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Patrol', 'Special Activity');
      play.answers('roll', '3');
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 3 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P1: with Deploy there is Negotiate but no Mass Detention [4.1.1, 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P1', { card: 'P1' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Deploy', 'Special Activity');
      play.answers('roll', '2');
      play.answers('British', 'Haifa City', 'done');

      play.shows('Haifa City holds 3 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P1: the Track shifts to 4 and Irgun may perform Sabotage in 1 space [9.0 P1, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '3');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Irgun need not perform Sabotage [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British play P1 shaded', { by: 'British', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: the Sabotage of the Event is in 1 space, at 4 in one more [9.0 P1; 6.5.3; ruling, Additional spaces and Events]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Gaza');
      play.answers('roll', '1');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '1');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: the Track that comes to 3 gives no Sabotage [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Sabotage requires an Underground Cell in the selected space [9.0 P1, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Sabotage selects spaces of any kind with an Underground Cell [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 2 Active Cells', { space: 'Samaria', holds: [[2, 'Active Cell']] });
      play.given('Haifa City holds 2 Police, 1 Active Cell, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem District holds 1 Arms Cache', { space: 'Jerusalem District', holds: [[1, 'Arms Cache']] });
      play.given('Lydda holds 3 Troops', { space: 'Lydda', holds: [[3, 'Troops']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });

      play.shows('Irgun are asked: Gaza, Haifa City, Haifa–Syria', {
        asked: 'Irgun',
        options: ['Gaza', 'Haifa City', 'Haifa–Syria'],
      });
    });
  });

  test('P1: Sabotage selects up to three spaces and succeeds above 2 [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Gaza holds 2 Underground Cells', { space: 'Gaza', holds: [[2, 'Underground Cell']] });
      play.given('Samaria holds 4 Troops, 1 Underground Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '2');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '3');
      play.answers('Irgun', 'Haifa–Syria');
      play.answers('roll', '6');

      play.shows('Gaza holds 1 Underground Cell and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 4 Troops, 1 Active Cell and 2 Sabotage', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Haifa–Syria holds 1 Active Cell and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: each Police in the space subtracts 1 from the roll [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 2 Police, 1 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem City holds 2 Police and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Police', { space: 'Lydda', holds: [[2, 'Police']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Haifa City');
      play.answers('roll', '4');
      play.answers('Irgun', 'Jerusalem City');
      play.answers('roll', '5');

      play.shows('Haifa City holds 2 Police, 1 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P1: an Arms Cache in the selected space increases the result by 2 [1.6.2, 3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'yes');
      play.answers('roll', '1');

      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Available has 5 Arms Caches', { box: 'Available', has: [[5, 'Arms Cache']] });
    });
  });

  test('P1: an Arms Cache adds no more than 2 [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'yes');
      play.answers('roll', '1');

      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Available has 5 Arms Caches', { box: 'Available', has: [[5, 'Arms Cache']] });
    });
  });

  test('P1: Irgun choose the Arms Cache in or adjacent to the selected space [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'yes');

      play.shows('Irgun are asked: Arms Cache in Gaza, Arms Cache in Lydda', {
        asked: 'Irgun',
        options: ['Arms Cache in Gaza', 'Arms Cache in Lydda'],
      });
    });
  });

  test('P1: an Arms Cache kept adds nothing [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'no');
      play.answers('roll', '2');

      play.shows('Gaza holds 1 Active Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P1: an Arms Cache farther away is no use [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Police and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '2');

      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Samaria holds 1 Police and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P1: Sabotage selects a fourth space with an Offensive and a fifth at 4 on the Haganah Track [2.3.7; 6.5.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem City holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '1');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '1');
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '1');
      play.answers('Irgun', 'Haifa City');
      play.answers('roll', '1');
      play.answers('Irgun', 'Offensive', 'Haifa–Syria');
      play.answers('roll', '1');

      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Sabotage Activates a Cell that is Underground, also beside an Active one [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Active Cell and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '2');

      play.shows('Gaza holds 2 Active Cells and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1: Sabotage expends one of two Arms Caches [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'yes');
      play.answers('roll', '1');

      play.shows('Gaza holds 1 Active Cell, 1 Arms Cache and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Available has 4 Arms Caches', { box: 'Available', has: [[4, 'Arms Cache']] });
    });
  });

  test('P1: the Track has not shifted before the Search [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('Irgun play P1 unshaded', { by: 'Irgun', plays: 'P1', side: 'unshaded' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('P1: the Sabotage of the Event is in a space of any kind [9.0 P1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');

      play.shows('Irgun are asked: Samaria, Haifa City, Haifa–Syria', {
        asked: 'Irgun',
        options: ['Samaria', 'Haifa City', 'Haifa–Syria'],
      });
    });
  });

  test('P1: Mass Detention in Jerusalem City reaches Jerusalem District [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Jerusalem City holds 3 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem District holds 2 Active Cells', {
        space: 'Jerusalem District',
        holds: [[2, 'Active Cell']],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '2');

      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });
});
