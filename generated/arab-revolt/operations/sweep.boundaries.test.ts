// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Sweep, boundaries', () => {
  test('Sweep: up to 3 Cities or Districts: more spaces than may be selected, and 8 more [AR 3.2.3]', () => {
    // up to 3 Cities or Districts: more spaces than may be selected; the most are selected
    // move any Troops on the map to adjacent selected spaces: a group moves
    // in each selected space: there is such a space
    // let scouted be half of the cubes here, rounded down: done; something is left over
    // British may: it is not possible
    // activate scouted Guerrillas here: none is to be flipped; just enough are to be flipped
    example(program, (play) => {
      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Gaza', 'Haifa District', 'Jerusalem District', 'Jerusalem District', '2', 'done');

      play.shows('Haifa District holds 2 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 1 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('Sweep: let scouted be half of the cubes here, rounded down: nothing is left over, and 4 more [AR 3.2.3]', () => {
    // let scouted be half of the cubes here, rounded down: nothing is left over
    // British may: done
    // activate 1 Underground Irregular here: more than enough are to be flipped
    // let scouted be the cubes here: done
    // activate scouted Guerrillas here: one too few are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 2 Underground Irregulars, 4 Police and 4 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Irregular'],
          [4, 'Police'],
          [4, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Lydda', 'done', 'done', 'yes');

      play.shows(
        'Samaria holds 1 Troops, 4 Police, 1 Underground Irregular, 1 Active Irregular and 4 Active Guerrillas',
        {
          space: 'Samaria',
          holds: [
            [1, 'Troops'],
            [4, 'Police'],
            [1, 'Underground Irregular'],
            [1, 'Active Irregular'],
            [4, 'Active Guerrilla'],
          ],
        },
      );
    });
  });

  test('Sweep: up to 3 Cities or Districts: just as many spaces as may be selected, and 2 more [AR 3.2.3]', () => {
    // up to 3 Cities or Districts: just as many spaces as may be selected
    // move any Troops on the map to adjacent selected spaces: nothing can move
    // British may: declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops and 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Jerusalem City', 'done', 'done');

      play.shows('Haifa City holds 2 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops and 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('Sweep: up to 3 Cities or Districts: one space fewer than may be selected, and 2 more [AR 3.2.3]', () => {
    // up to 3 Cities or Districts: one space fewer than may be selected
    // activate 1 Underground Irregular here: just enough are to be flipped
    // activate scouted Guerrillas here: more than enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops, 1 Underground Irregular and 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Haifa District', 'Haifa City', 'done', 'yes');

      play.shows('Haifa City holds 1 Troops, 1 Active Irregular, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });
});
