// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P29 unshaded, boundaries', () => {
  test('P29 unshaded: Punitive response: Irgun play it [P29 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P29 unshaded', { by: 'Irgun', plays: 'P29', side: 'unshaded' });

      play.shows('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });
    });
  });

  test('P29 unshaded: Punitive response: British play it [P29 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P29 unshaded', { by: 'British', plays: 'P29', side: 'unshaded' });

      play.shows('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P29 shaded, boundaries', () => {
  test('P29 shaded: Harsh measures backfire: Irgun play it [P29 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P29 shaded', { by: 'Irgun', plays: 'P29', side: 'shaded' });

      play.shows('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
    });
  });

  test('P29 shaded: Harsh measures backfire: British play it [P29 shaded]', () => {
    example(program, (play) => {
      play.when('British play P29 shaded', { by: 'British', plays: 'P29', side: 'shaded' });

      play.shows('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
    });
  });
});

describe('P29 in play, boundaries', () => {
  test('P29 in play: in each space with a Curfew: none is there, and 2 more [P29 shaded]', () => {
    // before Reset Phase: the card is not in play; the card is in play
    // in each space with a Curfew: none is there
    example(program, (play) => {
      play.given('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29 in play: in each space with a Curfew: none is there, and 2 more [P29 unshaded]', () => {
    // before Reset Phase: the card is in play; the card is not in play
    // in each space with a Curfew: none is there
    example(program, (play) => {
      play.given('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Reset Phase', { by: 'Irgun', conducts: 'Reset Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P29 in play: in each space with a Curfew: there is such a space, and 2 more [P29 shaded]', () => {
    // in each space with a Curfew: there is such a space; one is there
    // Irgun place up to 1 Cell here: more than enough are ready
    example(program, (play) => {
      play.given('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });
      play.answers('Irgun', 'done');

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
    });
  });

  test('P29 in play: in each space with a Curfew: there is such a space, and 2 more [P29 unshaded]', () => {
    // in each space with a Curfew: there is such a space; one is there
    // British remove 1 Cell here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Active Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('P29 in play: British remove 1 Cell here: none is there [P29 unshaded]', () => {
    example(program, (play) => {
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
      play.given('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
    });
  });

  test('P29 in play: British remove 1 Cell here: just enough are there [P29 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('P29 unshaded is in play', { capability: 'P29', side: 'unshaded', isInPlay: true });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
    });
  });

  test('P29 in play: Irgun place up to 1 Cell here: none is ready [P29 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Cell and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell, 2 Active Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell and 4 Active Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Underground Cells and 2 Active Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.given('P29 shaded is in play', { capability: 'P29', side: 'shaded', isInPlay: true });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Lydda holds 2 Underground Cells', { space: 'Lydda', holds: [[2, 'Underground Cell']] });
      play.shows('Haifa City holds 4 Underground Cells', { space: 'Haifa City', holds: [[4, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 3 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [[3, 'Underground Cell']],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 5 Underground Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[5, 'Underground Cell']],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });
});
