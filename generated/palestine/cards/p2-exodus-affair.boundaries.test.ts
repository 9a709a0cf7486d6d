// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P2 unshaded, boundaries', () => {
  test('P2 unshaded: remove all Cells in Coastal Districts with Troops to Prison: some are there, and 2 more [P2 unshaded]', () => {
    // Crackdown on immigration: Irgun play it
    // remove all Cells in Coastal Districts with Troops to Prison: some are there; none is there
    example(program, (play) => {
      play.when('Irgun play P2 unshaded', { by: 'Irgun', plays: 'P2', side: 'unshaded' });

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
    });
  });

  test('P2 unshaded: remove all Cells in Coastal Districts with Troops to Prison: none is there, and 2 more [P2 unshaded]', () => {
    // Crackdown on immigration: British play it
    // remove all Cells in Coastal Districts with Troops to Prison: none is there; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British play P2 unshaded', { by: 'British', plays: 'P2', side: 'unshaded' });

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
    });
  });
});

describe('P2 shaded, boundaries', () => {
  test('P2 shaded: reduce Political Will by 3: past the end of the track, and 2 more [P2 shaded]', () => {
    // Britain disgraced: British play it
    // reduce Political Will by 3: past the end of the track
    // each reduction of Political Will by Starred Events is 1 less: it does not apply
    example(program, (play) => {
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('British play P2 shaded', { by: 'British', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P2 shaded: reduce Political Will by 3: just to the end of the track, and 2 more [P2 shaded]', () => {
    // Britain disgraced: Irgun play it
    // reduce Political Will by 3: just to the end of the track
    // each reduction of Political Will by Starred Events is 1 less: it applies
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 2', { track: 'Political Will', is: 2 });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('Irgun play P2 shaded', { by: 'Irgun', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
