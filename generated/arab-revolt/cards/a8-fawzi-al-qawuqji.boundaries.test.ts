// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A8 unshaded, boundaries', () => {
  test('A8 unshaded: Leaves the country: British play it [A8 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A8 unshaded', { by: 'British', plays: 'A8', side: 'unshaded' });

      play.shows('A8 unshaded is in play', { capability: 'A8', side: 'unshaded', isInPlay: true });
    });
  });

  test('A8 unshaded: Leaves the country: Rebels play it [A8 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A8 unshaded', { by: 'Rebels', plays: 'A8', side: 'unshaded' });

      play.shows('A8 unshaded is in play', { capability: 'A8', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('A8 shaded, boundaries', () => {
  test('A8 shaded: Leads sophisticated attacks: British play it [A8 shaded]', () => {
    example(program, (play) => {
      play.when('British play A8 shaded', { by: 'British', plays: 'A8', side: 'shaded' });

      play.shows('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
    });
  });

  test('A8 shaded: Leads sophisticated attacks: Rebels play it [A8 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A8 shaded', { by: 'Rebels', plays: 'A8', side: 'shaded' });

      play.shows('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
    });
  });
});

describe('A8 in play, boundaries', () => {
  test('A8 in play: after each selected District of Ambush: the card is not in play [A8 shaded]', () => {
    example(program, (play) => {
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Lydda', 'Haifa District', 'done');

      play.shows('Haifa District holds 2 Troops and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('A8 in play: Rebels may move 1 Troop here to a City: a group moves, and 1 more [A8 shaded]', () => {
    // after each selected District of Ambush: the card is in play
    // Rebels may move 1 Troop here to a City: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops, 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Jerusalem City');

      play.shows('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
    });
  });
});
