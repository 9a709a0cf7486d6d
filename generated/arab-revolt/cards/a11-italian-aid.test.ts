// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A11 Italian Aid. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A11 Italian Aid', () => {
  test('A11: one Limited Operation for each Foreign Country with Rebel pieces [8.0, Italian Aid]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 3 Underground Guerrillas', { space: 'Lebanon', holds: [[3, 'Underground Guerrilla']] });
      play.given('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });
      play.answers('Rebels', 'Rally', 'Tel Aviv-Jaffa', 'Rally', 'Jerusalem City');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Guerrilla, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Guerrilla, 1 Police and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A11: different Operations with the same Guerrilla, in one space each [9.0 A11, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });
      play.answers('Rebels', 'March', 'Lebanon', 'Galilee', 'Ambush', 'Galilee');

      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A11: three Foreign Countries, three Operations [9.0 A11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Transjordan holds 1 Active Guerrilla', { space: 'Transjordan', holds: [[1, 'Active Guerrilla']] });
      play.given('Egypt holds nothing', { space: 'Egypt', holds: [] });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });
      play.answers('Rebels', 'Rally', 'Lebanon', 'Rally', 'Lebanon');

      play.shows('Lebanon holds 3 Underground Guerrillas', { space: 'Lebanon', holds: [[3, 'Underground Guerrilla']] });
      play.shows('Rebels are asked: Rally, March, done', { asked: 'Rebels', options: ['Rally', 'March', 'done'] });
    });
  });

  test('A11: Rebels may stop before [9.0 A11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });
      play.answers('Rebels', 'Rally', 'Lebanon', 'done');

      play.shows('Lebanon holds 2 Underground Guerrillas', { space: 'Lebanon', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('A11: Rebel pieces in Palestine do not count [9.0 A11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Base and 2 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });

      play.shows('Galilee holds 1 Base and 2 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A11: Tegart Forts in play stop it [9.0 A11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });

      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A11: resolved before the 1st Eligible acts, and the Event box is closed [9.0 A11, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A11', { card: 'A11' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('Rebels', 'Rally');

      play.shows('Lebanon holds 2 Underground Guerrillas', { space: 'Lebanon', holds: [[2, 'Underground Guerrilla']] });
      play.shows('British are asked: Limited Operation, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Operation & Special Activity'],
      });
    });
  });
});
