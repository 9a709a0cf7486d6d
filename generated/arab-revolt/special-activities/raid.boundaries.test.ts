// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Raid, boundaries', () => {
  test('Raid: up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: more spaces than may be selected, and 9 more [AR 4.3.3]', () => {
    // up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: more spaces than may be selected; none is there; one is there
    // Raid's spaces is at most 1: it does not apply
    // in each selected space: done
    // move 1 or 2 Guerrillas from an adjacent space with a Base to here, each only once, and for each group: a group moves; none is there; one is there
    // Rebels may conduct a Limited Sabotage or Limited Ambush here: declined
    example(program, (play) => {
      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2 Underground Guerrilla', 'done', 'done');

      play.shows('Samaria holds 1 Police, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Underground Guerrilla']],
      });
    });
  });

  test('Raid: up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: the most are selected, and 2 more [AR 4.3.3]', () => {
    // up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: the most are selected; one is there
    // Rebels may conduct a Limited Sabotage or Limited Ambush here: conducted
    example(program, (play) => {
      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Jerusalem District', '1 Underground Guerrilla', 'Sabotage', 'Lydda', 'Sabotage');

      play.shows('Samaria holds 1 Police, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows(
        'Jerusalem District holds 2 Troops, 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla and 1 Opposition',
        {
          space: 'Jerusalem District',
          holds: [
            [2, 'Troops'],
            [1, 'Police'],
            [1, 'Underground Guerrilla'],
            [1, 'Active Guerrilla'],
            [1, 'Opposition'],
          ],
        },
      );
    });
  });

  test('Raid: up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: no space can be selected, and 1 more [AR 4.3.3]', () => {
    // up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: no space can be selected
    // Raid's spaces is at most 1: it applies
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 unshaded is in play', { capability: 'A8', side: 'unshaded', isInPlay: true });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Raid: Raid may not select Railways adjacent to spaces with a Curfew: none is there, and 2 more [AR 4.3.3]', () => {
    // Raid may not select Railways adjacent to spaces with a Curfew: none is there; one is there
    // Rebels may conduct a Limited Sabotage or Limited Ambush here: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Curfew', { space: 'Gaza', holds: [[1, 'Curfew']] });
      play.given('Lydda holds 1 Base and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.shows('Gaza holds 1 Curfew', { space: 'Gaza', holds: [[1, 'Curfew']] });
    });
  });

  test('Raid: up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: just as many spaces as may be selected [AR 4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Base and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Jerusalem District', 'Sabotage');

      play.shows('Jerusalem District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Base', { space: 'Jerusalem City', holds: [[1, 'Base']] });
    });
  });

  test('Raid: up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: one space fewer than may be selected [AR 4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Base and 1 Active Guerrilla', {
        space: 'Lebanon',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
    });
  });
});
