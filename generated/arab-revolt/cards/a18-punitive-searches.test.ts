// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A18 Punitive Searches. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A18 Punitive Searches', () => {
  test('A18: the British choose any chit of the pool [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('British are asked: Detain, Demolish, Fine', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine'],
      });
    });
  });

  test('A18: nothing is drawn, and the chosen chit is set aside [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Demolish');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('the Punishment pool holds 1 Detain, 1 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('Demolish is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });

  test('A18: a held chit may be chosen as well [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('British are asked: Detain, Fine', { asked: 'British', options: ['Detain', 'Fine'] });
    });
  });

  test('A18: the second Punish of General Dill still uses a held chit [5.1.2; ruling, A chit that is held and a chit that is chosen]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });
      play.given('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish', 'Fine', 'Punish');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 1 Fine', { pool: 'Punishment', holds: [[1, 'Fine']] });
    });
  });

  test('A18: a drawn Demolish chit places a Guerrilla after each selected space of Sweep [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Police and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Gaza', 'done');
      play.answers('draw', 'Demolish', 'Detain');

      play.shows('Samaria holds 2 Troops, 1 Active Guerrilla, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Police and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
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

  test('A18: a Fine chit does nothing [9.0 A18, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done');
      play.answers('draw', 'Fine');

      play.shows('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
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

  test('A18: the chit is drawn when its space has been resolved, before the next space is [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Gaza', 'done');

      play.shows('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('draw is asked: Detain, Demolish, Fine', { asked: 'draw', options: ['Detain', 'Demolish', 'Fine'] });
    });
  });

  test('A18: the chits that the British hold are not drawn [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('British hold 2 Demolish', { faction: 'British', holds: [[2, 'Demolish']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done');

      play.shows('Samaria holds 2 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.shows('British hold 2 Demolish', { faction: 'British', holds: [[2, 'Demolish']] });
    });
  });

  test('A18: no chit is drawn from an empty pool [ruling, Too few chits in a pool]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done');

      play.shows('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A18: the Guerrilla comes from Available only [ruling, Own pieces taken from the map]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Lebanon holds 15 Underground Guerrillas', {
        space: 'Lebanon',
        holds: [[15, 'Underground Guerrilla']],
      });
      play.given('the Punishment pool holds 2 Demolish', { pool: 'Punishment', holds: [[2, 'Demolish']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done', 'done');

      play.shows('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Lebanon holds 15 Underground Guerrillas', {
        space: 'Lebanon',
        holds: [[15, 'Underground Guerrilla']],
      });
    });
  });

  test('A18: searches follow no other Operation than Sweep [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
    });
  });

  test('A18: searches in a City fuel recruitment as well [9.0 A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.given('Haifa City holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Haifa City', 'done');
      play.answers('draw', 'Detain');

      play.shows('Haifa City holds 2 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A18: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play A18 unshaded', { by: 'British', plays: 'A18', side: 'unshaded' });

      play.shows('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A18: Rebels may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Rebels play A18 shaded', { by: 'Rebels', plays: 'A18', side: 'shaded' });

      play.shows('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A18: a Punish that is to use a held chit uses one of them [9.0 A12, A18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('British hold 1 Detain and 1 Demolish', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [1, 'Demolish'],
        ],
      });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish', 'Fine', 'Punish', 'Demolish');

      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
