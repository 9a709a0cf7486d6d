// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A10 Ex-Black and Tans. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A10 Ex-Black and Tans', () => {
  test('A10: Opposition is removed only where there are Police [9.0 A10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
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
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.given('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A10 unshaded', { by: 'British', plays: 'A10', side: 'unshaded' });

      play.shows('British are asked: Samaria, Lydda, Haifa City, done', {
        asked: 'British',
        options: ['Samaria', 'Lydda', 'Haifa City', 'done'],
      });
    });
  });

  test('A10: Opposition is removed from one space [9.0 A10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A10 unshaded', { by: 'British', plays: 'A10', side: 'unshaded' });
      play.answers('British', 'Lydda');

      play.shows('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });
    });
  });

  test('A10: British may leave the Opposition, whoever executes the Event [9.0 A10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A10 unshaded', { by: 'Rebels', plays: 'A10', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A10: without Police at Opposition nothing is asked [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 1 Active Irregular and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });

      play.when('British play A10 unshaded', { by: 'British', plays: 'A10', side: 'unshaded' });

      play.shows('Samaria holds 1 Troops, 1 Active Irregular and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10: a Detain chit spreads Opposition to two spaces with Police [8.0, Ex-Black and Tans]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Detain');
      play.answers('Rebels', 'Tel Aviv-Jaffa', 'Jerusalem City');

      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
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

  test('A10: a Fine chit does nothing [9.0 A10, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Fine');

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });
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

  test('A10: the Rebels may leave it [9.0 A10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'no');

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
    });
  });

  test('A10: Rebels decide, whoever executes the Event [9.0 A10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British play A10 shaded', { by: 'British', plays: 'A10', side: 'shaded' });

      play.shows('Rebels are asked: yes, no', { asked: 'Rebels', options: ['yes', 'no'] });
    });
  });

  test('A10: only spaces with Police, and a Railway is one [ruling, Reprisals on a Railway]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Demolish');

      play.shows('Rebels are asked: Samaria, Haifa–Syria, Haifa City', {
        asked: 'Rebels',
        options: ['Samaria', 'Haifa–Syria', 'Haifa City'],
      });
    });
  });

  test('A10: a Demolish chit places a Guerrilla in two spaces and removes no Opposition [ruling, Reprisals on a Railway]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Demolish');
      play.answers('Rebels', 'Samaria', 'Haifa–Syria');

      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10: where Police are in one space, it is that one [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Detain');

      play.shows('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
    });
  });

  test('A10: no Guerrilla comes from the map [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 14 Active Guerrillas', { space: 'Syria', holds: [[14, 'Active Guerrilla']] });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Demolish');
      play.answers('Rebels', 'Gaza');

      play.shows('Syria holds 14 Active Guerrillas', { space: 'Syria', holds: [[14, 'Active Guerrilla']] });
      play.shows('Gaza holds 1 Police and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
    });
  });

  test('A10: a held chit is neither used nor returned [9.0 A10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('British hold 2 Fine', { faction: 'British', holds: [[2, 'Fine']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Demolish');

      play.shows('Samaria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('British hold 2 Fine', { faction: 'British', holds: [[2, 'Fine']] });
      play.shows('the Punishment pool holds 2 Detain and 2 Demolish', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
        ],
      });
    });
  });

  test('A10: a Detain chit does nothing on a Railway [ruling, Reprisals on a Railway]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Detain');

      play.shows('Rebels are asked: Samaria, Gaza', { asked: 'Rebels', options: ['Samaria', 'Gaza'] });
      play.shows('Haifa–Syria is not offered', { offered: ['Haifa–Syria'], is: false });
    });
  });
});
