// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Sweep, boundaries', () => {
  test('Sweep: up to 3 Cities or Districts: more spaces than may be selected, and 9 more [AR 3.2.3]', () => {
    // up to 3 Cities or Districts: more spaces than may be selected; the most are selected
    // move any Troops on the map to adjacent selected spaces: a group moves
    // in each selected space: there is such a space
    // let scouted be half of the cubes here, rounded down: done; nothing is left over; something is left over
    // British may: it is not possible; none is there
    // activate scouted Guerrillas here: one too few are to be flipped
    example(program, (play) => {
      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Lydda', 'Gaza', 'Haifa District', 'Haifa City', '1', 'done');

      play.shows('Haifa District holds 3 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('Sweep: activate scouted Guerrillas here: none is to be flipped, and 1 more [AR 3.2.3]', () => {
    // activate scouted Guerrillas here: none is to be flipped; just enough are to be flipped
    example(program, (play) => {
      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Haifa District', 'Galilee', 'Gaza', 'Jerusalem District', '2', 'done');

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

  test('Sweep: activate scouted Guerrillas here: more than enough are to be flipped [AR 3.2.3]', () => {
    example(program, (play) => {
      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Haifa District', 'done', 'Jerusalem District', '2', 'done');

      play.shows('Haifa District holds 2 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows(
        'Samaria holds 2 Troops, 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base and 1 Opposition',
        {
          space: 'Samaria',
          holds: [
            [2, 'Troops'],
            [1, 'Police'],
            [1, 'Underground Guerrilla'],
            [1, 'Active Guerrilla'],
            [1, 'Base'],
            [1, 'Opposition'],
          ],
        },
      );
      play.shows('Jerusalem District holds 1 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('Sweep: British may: done, and 2 more [AR 3.2.3]', () => {
    // British may: done
    // activate 1 Underground Irregular here: more than enough are to be flipped
    // let scouted be the cubes here: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops and 2 Underground Irregulars', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Irregular'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Jerusalem District', 'Samaria', 'Haifa City', 'done', 'yes');

      play.shows('Jerusalem District holds 1 Troops, 1 Underground Irregular and 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Sweep: British may: one is there, and 1 more [AR 3.2.3]', () => {
    // British may: one is there
    // activate 1 Underground Irregular here: just enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops and 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Jerusalem District', 'Samaria', 'Haifa City', 'done', 'yes');

      play.shows('Jerusalem District holds 1 Troops and 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Sweep: move any Troops on the map to adjacent selected spaces: nothing can move [AR 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Haifa District');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Sweep: British may: declined [AR 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Jerusalem District', 'Haifa City', 'done');

      play.shows('Jerusalem District holds 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Irregular']],
      });
    });
  });
});
