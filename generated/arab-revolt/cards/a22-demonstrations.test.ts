// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A22 Demonstrations. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A22 Demonstrations', () => {
  test('A22: a Curfew in all Cities with both British and Rebel pieces, then Punish there even without Troops [9.0 A22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Irregular, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Base', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('British play A22 unshaded', { by: 'British', plays: 'A22', side: 'unshaded' });
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 1 Underground Irregular, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police, 1 Base, 1 Curfew and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('Detain is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A22: two Cities have to be selected where three have a Curfew [9.0 A22, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds 2 Demolish', { pool: 'Punishment', holds: [[2, 'Demolish']] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('British', 'Haifa City');

      play.shows('British are asked: Jerusalem City, Tel Aviv-Jaffa', {
        asked: 'British',
        options: ['Jerusalem City', 'Tel Aviv-Jaffa'],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A22: no third City is punished [9.0 A22, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('the Punishment pool holds 2 Demolish', { pool: 'Punishment', holds: [[2, 'Demolish']] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('British', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A22: the chit is drawn as in any Punish [9.0 A22; 4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('draw', 'Detain', 'Fine');

      play.shows('British are asked: Detain, Fine', { asked: 'British', options: ['Detain', 'Fine'] });
      play.shows('Haifa City holds 1 Police, 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A22: one City with a Curfew is punished where no second has one [5.1.3; ruling, Fewer Cities than two]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });

      play.shows('Haifa City holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A22: a City that has a Curfew gets no second one, and is punished as well [1.4.2; 5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 2 Active Guerrillas and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [2, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 1 Police, 1 Active Guerrilla, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A22: the executing faction says where the last Curfew is placed [ruling, The order of spaces where pieces or markers run out]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
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
      play.given('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('Rebels', 'Tel Aviv-Jaffa');

      play.shows('Tel Aviv-Jaffa holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A22: without Cities with Curfews there is no Punish [9.0 A22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 3 Troops', { space: 'Tel Aviv-Jaffa', holds: [[3, 'Troops']] });
      play.given('Samaria holds 1 Troops, 1 Active Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('British play A22 unshaded', { by: 'British', plays: 'A22', side: 'unshaded' });

      play.shows('Samaria holds 1 Troops, 1 Active Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });
    });
  });

  test('A22: the Curfews are placed where no chit is left [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });

      play.shows('Haifa City holds 1 Police, 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A22: the Rebels may add Opposition to a District adjacent to each City with Opposition [9.0 A22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Jerusalem City holds 1 Opposition and 2 Troops', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Opposition'],
          [2, 'Troops'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });

      play.when('British play A22 shaded', { by: 'British', plays: 'A22', side: 'shaded' });
      play.answers('Rebels', 'Haifa City', 'Jerusalem City', 'Tel Aviv-Jaffa');

      play.shows('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.shows('Jerusalem District holds 1 Opposition', { space: 'Jerusalem District', holds: [[1, 'Opposition']] });
      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
    });
  });

  test('A22: only Cities with Opposition spread it, and the Rebels may leave some out [9.0 A22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.given('Jerusalem City holds 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('British play A22 shaded', { by: 'British', plays: 'A22', side: 'shaded' });
      play.answers('Rebels', 'Tel Aviv-Jaffa', 'done');

      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
    });
  });

  test('A22: a District that has Opposition gets no second marker [1.6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.given('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });

      play.when('British play A22 shaded', { by: 'British', plays: 'A22', side: 'shaded' });

      play.shows('Rebels are asked: Jerusalem City, done', { asked: 'Rebels', options: ['Jerusalem City', 'done'] });
    });
  });

  test('A22: nothing spreads from Districts [9.0 A22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });

      play.when('Rebels play A22 shaded', { by: 'Rebels', plays: 'A22', side: 'shaded' });

      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
    });
  });
});
