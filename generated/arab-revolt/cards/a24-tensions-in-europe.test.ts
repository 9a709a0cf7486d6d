// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A24 Tensions in Europe. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A24 Tensions in Europe', () => {
  test('A24: the British act before the 1st Eligible, and nobody may take the Event box [5.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A24', { card: 'A24' });
      play.given('Samaria holds 4 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op');

      play.shows('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
      play.shows('Rebels are asked: Limited Operation, Operation & Special Activity', {
        asked: 'Rebels',
        options: ['Limited Operation', 'Operation & Special Activity'],
      });
    });
  });

  test('A24: the British may Punish, then 3 Troops of their choice go to Out of Play [9.0 A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A33 has been played', { played: 'A33', is: true });
      play.given('Samaria holds 3 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Troops, 2 Police and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });
      play.answers('British', 'Punish', 'Gaza', 'done');
      play.answers('British', 'Troops in Gaza', 'Troops in Haifa–Syria', 'Troops in Gaza');

      play.shows('Samaria holds 3 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Police and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Lydda holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
    });
  });

  test('A24: after the Munich Conference the British may Punish twice and 5 Troops go [9.0 A24, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A34 has been played', { played: 'A34', is: true });
      play.given('Samaria holds 3 Troops and 3 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 4 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [4, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Out of Play holds 1 Troops', { box: 'Out of Play', holds: [[1, 'Troops']] });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });
      play.answers('British', 'Punish', 'Samaria', 'done');
      play.answers('British', 'Punish', 'Samaria', 'done');
      play.answers(
        'British',
        'Troops in Gaza',
        'Troops in Gaza',
        'Troops in Gaza',
        'Troops in Samaria',
        'Troops in Gaza',
      );

      play.shows('Samaria holds 2 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('Out of Play holds 6 Troops', { box: 'Out of Play', holds: [[6, 'Troops']] });
      play.shows('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
      play.shows('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
    });
  });

  test('A24: the British may leave out either Punish [9.0 A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A34 has been played', { played: 'A34', is: true });
      play.given('Samaria holds 6 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });
      play.answers('British', 'done');

      play.shows('British are asked: Punish, done', { asked: 'British', options: ['Punish', 'done'] });
      play.shows('Samaria holds 6 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Out of Play holds nothing', { box: 'Out of Play', holds: [] });
    });
  });

  test('A24: a Punish that is left out does not spare the Troops [9.0 A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A35 has been played', { played: 'A35', is: true });
      play.given('Samaria holds 6 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });
      play.answers('British', 'done');

      play.shows('Samaria holds 3 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
    });
  });

  test('A24: fewer Troops than 3 all go, none from Available [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Out of Play holds 2 Troops', { box: 'Out of Play', holds: [[2, 'Troops']] });
      play.shows('Available has 13 Troops', { box: 'Available', has: [[13, 'Troops']] });
    });
  });

  test('A24: no Troops on the map [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });

      play.shows('Out of Play holds nothing', { box: 'Out of Play', holds: [] });
      play.shows('Samaria holds 1 Police and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
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

  test('A24: a Curfew leaves with the last British piece [1.12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Troops, 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A24: after the Munich Conference no fewer than 5 Troops go [9.0 A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A34 has been played', { played: 'A34', is: true });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.given('Samaria holds 4 Troops', { space: 'Samaria', holds: [[4, 'Troops']] });
      play.given('Gaza holds 4 Troops', { space: 'Gaza', holds: [[4, 'Troops']] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });
      play.answers('British', 'Troops in Gaza', 'Troops in Gaza');

      play.shows('British are asked: Troops in Samaria, Troops in Gaza', {
        asked: 'British',
        options: ['Troops in Samaria', 'Troops in Gaza'],
      });
    });
  });
});
