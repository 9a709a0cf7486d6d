// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A16 Censorship. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A16 Censorship', () => {
  test('A16: all shaded British Capabilities are cancelled, the others stay [9.0 A16, tip]', () => {
    example(program, (play) => {
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('Rebels play A16 unshaded', { by: 'Rebels', plays: 'A16', side: 'unshaded' });

      play.shows('A1 is not in play', { capability: 'A1', side: null, isInPlay: false });
      play.shows('A15 is not in play', { capability: 'A15', side: null, isInPlay: false });
      play.shows('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.shows('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.shows('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  test('A16: a cancelled Capability has no effect any more, and what it did before stays [9.0 A16, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Sabotage']] });
      play.given('the Punishment pool holds 2 Fine', { pool: 'Punishment', holds: [[2, 'Fine']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.when('British play A16 unshaded', { by: 'British', plays: 'A16', side: 'unshaded' });
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('A15 is not in play', { capability: 'A15', side: null, isInPlay: false });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
    });
  });

  test('A16: Tegart Forts has no shaded text, so it stays with its Police [9.0 A16; 9.0 A28]', () => {
    example(program, (play) => {
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });

      play.when('British play A16 unshaded', { by: 'British', plays: 'A16', side: 'unshaded' });

      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
      play.shows('A18 is not in play', { capability: 'A18', side: null, isInPlay: false });
    });
  });

  test('A16: nothing to cancel [9.0 A16]', () => {
    example(program, (play) => {
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });

      play.when('British play A16 unshaded', { by: 'British', plays: 'A16', side: 'unshaded' });

      play.shows('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
    });
  });

  test('A16: Political Will is reduced by 1 for each British Capability in play [9.0 A16]', () => {
    example(program, (play) => {
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A16 shaded', { by: 'Rebels', plays: 'A16', side: 'shaded' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
      play.shows('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.shows('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
    });
  });

  test('A16: Rebel Capabilities alone cost nothing [9.0 A16]', () => {
    example(program, (play) => {
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play A16 shaded', { by: 'British', plays: 'A16', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('A16: Political Will is not reduced below 0 [5.1.1]', () => {
    example(program, (play) => {
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Rebels play A16 shaded', { by: 'Rebels', plays: 'A16', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('A16: a Capability of the Rebels stays [9.0 A16]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });

      play.when('British play A16 unshaded', { by: 'British', plays: 'A16', side: 'unshaded' });

      play.shows('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.shows('A1 is not in play', { capability: 'A1', side: null, isInPlay: false });
    });
  });
});
