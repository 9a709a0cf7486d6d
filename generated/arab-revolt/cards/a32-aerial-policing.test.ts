// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A32 Aerial Policing. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A32 Aerial Policing', () => {
  test('A32: Air Recon Activates two Guerrillas in each of two spaces [9.0 A32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 3 Underground Guerrillas', { space: 'Galilee', holds: [[3, 'Underground Guerrilla']] });
      play.given('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.given('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });
      play.given('Haifa City holds 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [[2, 'Underground Guerrilla']],
      });

      play.when('British play A32 unshaded', { by: 'British', plays: 'A32', side: 'unshaded' });
      play.answers('British', 'Air Recon', 'Galilee', 'Haifa–Syria');

      play.shows('Galilee holds 2 Active Guerrillas and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa–Syria holds 2 Active Guerrillas', { space: 'Haifa–Syria', holds: [[2, 'Active Guerrilla']] });
      play.shows('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Haifa City holds 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A32: one where there is but one [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels play A32 unshaded', { by: 'Rebels', plays: 'A32', side: 'unshaded' });
      play.answers('British', 'Air Recon');

      play.shows('Galilee holds 1 Active Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A32: the British may leave it [9.0 A32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Underground Guerrillas', { space: 'Galilee', holds: [[2, 'Underground Guerrilla']] });

      play.when('Rebels play A32 unshaded', { by: 'Rebels', plays: 'A32', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Galilee holds 2 Underground Guerrillas', { space: 'Galilee', holds: [[2, 'Underground Guerrilla']] });
    });
  });

  test('A32: Air Recon without the Event Activates one [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Underground Guerrillas', { space: 'Galilee', holds: [[2, 'Underground Guerrilla']] });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });

      play.shows('Galilee holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A32: a Troop from each space with a Base goes to a City [9.0 A32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
        ],
      });
      play.given('Lydda holds 2 Bases, 1 Troops and 1 Police', {
        space: 'Lydda',
        holds: [
          [2, 'Base'],
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Base, 1 Police and 1 Underground Irregular', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('Rebels play A32 shaded', { by: 'Rebels', plays: 'A32', side: 'shaded' });
      play.answers('Rebels', 'Haifa City', 'Jerusalem City');

      play.shows('Samaria holds 1 Base and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
        ],
      });
      play.shows('Lydda holds 2 Bases and 1 Police', {
        space: 'Lydda',
        holds: [
          [2, 'Base'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Galilee holds 1 Base, 1 Police and 1 Underground Irregular', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
    });
  });

  test('A32: the executing faction says to which City [5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 1 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('British play A32 shaded', { by: 'British', plays: 'A32', side: 'shaded' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('A32: Air Recon selects Districts and Railways [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British play A32 unshaded', { by: 'British', plays: 'A32', side: 'unshaded' });
      play.answers('British', 'Air Recon');

      play.shows('British are asked: Galilee, Haifa–Syria', { asked: 'British', options: ['Galilee', 'Haifa–Syria'] });
    });
  });

  test('A32: a Troop leaves a City with a Base, too [9.0 A32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops and 1 Base', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels play A32 shaded', { by: 'Rebels', plays: 'A32', side: 'shaded' });
      play.answers('Rebels', 'Jerusalem City');

      play.shows('Haifa City holds 1 Troops and 1 Base', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
    });
  });
});
