// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A25 Montgomery. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A25 Montgomery', () => {
  test('A25: a Limited Operation in or adjacent to Haifa District [9.0 A25]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
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

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Assault');

      play.shows('British are asked: Haifa District, Galilee, Samaria, Haifa City, Haifa–Syria, Tel Aviv-Jaffa–Haifa', {
        asked: 'British',
        options: ['Haifa District', 'Galilee', 'Samaria', 'Haifa City', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa'],
      });
    });
  });

  test('A25: Sweep in Samaria, then Punish in Haifa District and Samaria [8.0, Montgomery]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa District holds 2 Troops and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Troops']] });
      play.given('Jerusalem District holds 4 Troops and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [4, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Samaria');
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', '2', 'Jerusalem District', '2', 'done');
      play.answers('British', 'Punish');
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'Demolish', 'Haifa District', 'Samaria');

      play.shows('Samaria holds 4 Troops, 2 Active Guerrillas and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
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

  test('A25: Punish too in or adjacent to Haifa District [9.0 A25]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done', 'Punish');
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'Detain');

      play.shows('British are asked: Haifa District, Galilee, Samaria, Haifa City', {
        asked: 'British',
        options: ['Haifa District', 'Galilee', 'Samaria', 'Haifa City'],
      });
    });
  });

  test('A25: the British decide when the Rebels execute it [5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A25 unshaded', { by: 'Rebels', plays: 'A25', side: 'unshaded' });

      play.shows('British are asked: Patrol, Sweep, Assault, done', {
        asked: 'British',
        options: ['Patrol', 'Sweep', 'Assault', 'done'],
      });
    });
  });

  test('A25: the British may do neither [9.0 A25]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done', 'done');

      play.shows('Haifa City holds 2 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
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

  test('A25: no Punish where the only Troops are elsewhere [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Assault');

      play.shows('Haifa City holds 2 Police', { space: 'Haifa City', holds: [[2, 'Police']] });
      play.shows('Lydda holds 2 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25: the same Guerrilla marches and then sabotages [9.0 A25, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'March', 'Haifa–Syria');
      play.answers('Rebels', 'Sabotage');

      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Haifa–Syria holds 1 Active Guerrilla and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25: a March out of the area [ruling, Where an Operation takes place]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'March', 'Lydda');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test("A25: the Rebels' Limited Operations are in or adjacent to Haifa District [9.0 A25, tip]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British play A25 shaded', { by: 'British', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'Sabotage', 'Haifa District');
      play.answers('Rebels', 'Sabotage');

      play.shows('Haifa District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Rebels are asked: Galilee, Samaria, Haifa City, Haifa–Syria, Tel Aviv-Jaffa–Haifa', {
        asked: 'Rebels',
        options: ['Galilee', 'Samaria', 'Haifa City', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa'],
      });
    });
  });

  test('A25: the Rebels may stop after the first [9.0 A25]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [[2, 'Underground Guerrilla']],
      });

      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'Sabotage');
      play.answers('Rebels', 'done');

      play.shows('Haifa City holds 1 Active Guerrilla, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A25: each Limited Operation that an Event grants is in one space [ruling, A Limited Operation that an Event grants to the Rebels]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'Sabotage', 'Haifa City');
      play.answers('Rebels', 'Sabotage', 'Galilee');

      play.shows('Haifa City holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25: Punish is in up to two Districts or Cities with Troops [4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.given('Lydda holds 2 Police and 1 Underground Irregular', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain');

      play.shows('British are asked: Samaria, Haifa City, Galilee', {
        asked: 'British',
        options: ['Samaria', 'Haifa City', 'Galilee'],
      });
    });
  });

  test('A25: Punish with Detain takes a Guerrilla each to Prison and places Opposition if none [1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops, 1 Base and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Samaria', 'Haifa City');

      play.shows('Samaria holds 1 Troops, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds 1 Troops and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
      play.shows('Detain is aside', { chit: 'Detain', lies: 'aside', count: 1 });
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

  test('A25: Punish with Detain where no Guerrilla is still places Opposition [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain');

      play.shows('Samaria holds 1 Troops, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A25: Punish with Demolish removes any Opposition and places a Guerrilla [1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'Demolish', 'Samaria', 'Haifa City');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A25: Punish with Fine removes one Sabotage from an adjacent Railway [1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 2 Sabotage', { space: 'Haifa–Syria', holds: [[2, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'Fine', 'Haifa–Syria');

      play.shows('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25: a held chit may be used in place of those drawn [1.7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');

      play.shows('British are asked: Detain, Fine, Demolish', {
        asked: 'British',
        options: ['Detain', 'Fine', 'Demolish'],
      });
    });
  });

  test('A25: no Punish without a chit [ruling, Too few chits in a pool]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25: Punish with the last chit of the pool [ruling, Too few chits in a pool]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('the Punishment pool holds 1 Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done', 'Punish');

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
});
