// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A15 Human Shields. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A15 Human Shields', () => {
  test('A15: Raid may not select Railways adjacent to spaces with Curfews [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
      play.given('Lydda holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows(
        'Rebels are asked: Samaria, Jerusalem District, Gaza, Tel Aviv-Jaffa, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Haifa',
        {
          asked: 'Rebels',
          options: [
            'Samaria',
            'Jerusalem District',
            'Gaza',
            'Tel Aviv-Jaffa',
            'Egypt–Tel Aviv-Jaffa',
            'Tel Aviv-Jaffa–Haifa',
          ],
        },
      );
    });
  });

  test('A15: a District with a Curfew may still be selected, and a Railway that no Curfew is adjacent to [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
      play.given('Haifa District holds 1 Base and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows('Rebels are asked: Galilee, Samaria, Haifa City, Haifa–Syria', {
        asked: 'Rebels',
        options: ['Galilee', 'Samaria', 'Haifa City', 'Haifa–Syria'],
      });
    });
  });

  test('A15: without Curfews every Railway may be raided [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
      play.given('Jerusalem District holds 1 Base and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows('Rebels are asked: Samaria, Lydda, Gaza, Jerusalem City, Tel Aviv-Jaffa–Jerusalem', {
        asked: 'Rebels',
        options: ['Samaria', 'Lydda', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa–Jerusalem'],
      });
    });
  });

  test("A15: other Operations than Raid's may sabotage a Railway beside a Curfew [9.0 A15]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Active Guerrilla and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A15: the Fine chit replaces the Sabotage marker with a Guerrilla [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 3 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[3, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Sabotage and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Sabotage'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
    });
  });

  test('A15: each of the two Sabotage markers is replaced [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Sabotage']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Gaza', 'Haifa City');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Available has 13 Guerrillas', { box: 'Available', has: [[13, 'Guerrilla']] });
    });
  });

  test('A15: the British choose the adjacent Railway [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Sabotage']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Lydda');

      play.shows('British are asked: Tel Aviv-Jaffa–Jerusalem, Egypt–Tel Aviv-Jaffa', {
        asked: 'British',
        options: ['Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa'],
      });
    });
  });

  test('A15: no Guerrilla is placed if none is Available [9.0 A15, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lebanon holds 14 Underground Guerrillas', {
        space: 'Lebanon',
        holds: [[14, 'Underground Guerrilla']],
      });
      play.given('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Lebanon holds 14 Underground Guerrillas', {
        space: 'Lebanon',
        holds: [[14, 'Underground Guerrilla']],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A15: no Guerrilla without a Sabotage marker to replace [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
    });
  });

  test('A15: the other effect of the card does not hold [9.0 A15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
    });
  });

  test('A15: only the chosen Railway is touched [9.0 A15; 1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Egypt–Tel Aviv-Jaffa');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
    });
  });

  test('A15: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play A15 unshaded', { by: 'British', plays: 'A15', side: 'unshaded' });

      play.shows('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A15: Rebels may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Rebels play A15 shaded', { by: 'Rebels', plays: 'A15', side: 'shaded' });

      play.shows('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
