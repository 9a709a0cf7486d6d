// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A6 House Demolition. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A6 House Demolition', () => {
  test('A6: both Demolish chits are used, each in two spaces with Troops [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Demolish');
      play.answers('British', 'yes', 'Samaria', 'Haifa City');
      play.answers('British', 'yes', 'Gaza', 'Haifa City');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Troops and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds 1 Troops and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('A6: a Demolish chit that was used is set aside, the unused chit returns to the pool [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'yes', 'Samaria', 'Haifa City');

      play.shows('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Demolish is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
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

  test('A6: only Districts and Cities with Troops [ruling, Demolish chits of House Demolition]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Lydda holds 2 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa–Syria holds 2 Troops', { space: 'Haifa–Syria', holds: [[2, 'Troops']] });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'yes');

      play.shows('British are asked: Samaria, Haifa City, Gaza', {
        asked: 'British',
        options: ['Samaria', 'Haifa City', 'Gaza'],
      });
    });
  });

  test('A6: where Troops are in one space, the chit is used there [ruling, Demolish chits of House Demolition]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa–Syria holds 2 Troops', { space: 'Haifa–Syria', holds: [[2, 'Troops']] });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'yes');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa–Syria holds 2 Troops', { space: 'Haifa–Syria', holds: [[2, 'Troops']] });
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

  test('A6: a Demolish chit need not be used [ruling, Demolish chits of House Demolition]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Demolish');
      play.answers('British', 'no');

      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('A6: without a Demolish chit drawn, not even a held one is used [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Detain', 'Fine');

      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });
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

  test('A6: a Demolish chit alone in the pool is used [ruling, Too few chits in a pool]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the Punishment pool holds 1 Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes', 'yes');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
    });
  });

  test('A6: without Available Guerrillas only the Opposition goes [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Syria holds 15 Active Guerrillas', { space: 'Syria', holds: [[15, 'Active Guerrilla']] });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'yes');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Syria holds 15 Active Guerrillas', { space: 'Syria', holds: [[15, 'Active Guerrilla']] });
    });
  });

  test('A6: British decide, whoever executes the Event [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'no');

      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('A6: Guerrillas come to spaces with Curfews rather than Opposition [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Samaria holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });

      play.when('Rebels play A6 shaded', { by: 'Rebels', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'Mobilize', 'Galilee', 'Syria');

      play.shows('Rebels are asked: Samaria, Haifa City, done', {
        asked: 'Rebels',
        options: ['Samaria', 'Haifa City', 'done'],
      });
    });
  });

  test('A6: Mobilize places Bases and one Guerrilla in each space with a Curfew [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });

      play.when('British play A6 shaded', { by: 'British', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'Mobilize', 'Galilee', 'done', 'Samaria', 'Haifa City');

      play.shows('Galilee holds 1 Underground Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6: Guerrillas of Mobilize may come from the map [ruling, Own pieces taken from the map]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 14 Underground Guerrillas', {
        space: 'Lebanon',
        holds: [[14, 'Underground Guerrilla']],
      });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A6 shaded', { by: 'Rebels', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'Mobilize', 'Lebanon', 'done', 'Samaria', 'Active Guerrilla in Syria');

      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lebanon holds 14 Underground Guerrillas and 1 Base', {
        space: 'Lebanon',
        holds: [
          [14, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
    });
  });

  test('A6: Rebels may leave it [9.0 A6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A6 shaded', { by: 'Rebels', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
    });
  });
});
