// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P4, boundaries', () => {
  test('P4: if no Sabotage is in Coastal Districts: it is so, and 3 more [P4]', () => {
    // British block entry: Irgun play it
    // if no Sabotage is in Coastal Districts: it is so; none is there
    // raise Political Will by 2: just to the end of the track
    example(program, (play) => {
      play.when('Irgun play P4', { by: 'Irgun', plays: 'P4', side: 'event' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P4: if no Sabotage is in Coastal Districts: it is not so, and 5 more [P4]', () => {
    // British block entry: British play it
    // if no Sabotage is in Coastal Districts: it is not so; one is there
    // reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: below the most; something is left over
    // each reduction of Political Will by Starred Events is 1 less: it does not apply
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Active Cells and 1 Sabotage', {
        space: 'Haifa District',
        holds: [
          [2, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Haifa District holds 2 Active Cells and 1 Sabotage', {
        space: 'Haifa District',
        holds: [
          [2, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('P4: raise Political Will by 2: past the end of the track [P4]', () => {
    example(program, (play) => {
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('Irgun play P4', { by: 'Irgun', plays: 'P4', side: 'event' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P4: reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: by nothing, and 2 more [P4]', () => {
    // reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: by nothing; nothing is left over
    // each reduction of Political Will by Starred Events is 1 less: it applies
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Active Cell and 1 Sabotage', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Haifa District holds 1 Active Cell and 1 Sabotage', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P4: reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: more than the most [P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Underground Cells, 4 Active Cells and 2 Sabotage', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Cell'],
          [4, 'Active Cell'],
          [2, 'Sabotage'],
        ],
      });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Galilee holds 2 Underground Cells, 4 Active Cells and 2 Sabotage', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Cell'],
          [4, 'Active Cell'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('P4: reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: just the most [P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Underground Cells, 2 Active Cells, 1 Arms Cache and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Irgun play P4', { by: 'Irgun', plays: 'P4', side: 'event' });

      play.shows('Gaza holds 2 Underground Cells, 2 Active Cells, 1 Arms Cache and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('P4: reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: past the end of the track [P4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Arms Cache and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('Irgun play P4', { by: 'Irgun', plays: 'P4', side: 'event' });

      play.shows('Samaria holds 1 Arms Cache and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
