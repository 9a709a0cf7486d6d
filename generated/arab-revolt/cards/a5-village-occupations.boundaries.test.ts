// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A5 unshaded, boundaries', () => {
  test('A5 unshaded: British may, in up to 3 Districts with Troops and without a Curfew: one space fewer than may be selected, and 4 more [A5 unshaded]', () => {
    // Lock down countryside: Rebels play it
    // British may, in up to 3 Districts with Troops and without a Curfew: one space fewer than may be selected; none is there
    // place 1 Curfew here: placed
    example(program, (play) => {
      play.when('Rebels play A5 unshaded', { by: 'Rebels', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Haifa District', 'done');

      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5 unshaded: British may, in up to 3 Districts with Troops and without a Curfew: there is no such space, and 1 more [A5 unshaded]', () => {
    // Lock down countryside: British play it
    // British may, in up to 3 Districts with Troops and without a Curfew: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5 unshaded: British may, in up to 3 Districts with Troops and without a Curfew: one is there, and 1 more [A5 unshaded]', () => {
    // British may, in up to 3 Districts with Troops and without a Curfew: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });

      play.shows('Jerusalem District holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5 unshaded: British may, in up to 3 Districts with Troops and without a Curfew: more spaces than may be selected [A5 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Gaza');

      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.shows('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('British are asked: Haifa District, Lydda, Jerusalem District, done', {
        asked: 'British',
        options: ['Haifa District', 'Lydda', 'Jerusalem District', 'done'],
      });
    });
  });

  test('A5 unshaded: British may, in up to 3 Districts with Troops and without a Curfew: just as many spaces as may be selected [A5 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Lydda', 'Jerusalem District', 'done');

      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.shows('Lydda holds 1 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem District holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5 unshaded: British may, in up to 3 Districts with Troops and without a Curfew: the most are selected [A5 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Gaza', 'Jerusalem District', 'Lydda');

      play.shows('Lydda holds 1 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem District holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });
});

describe('A5 shaded, boundaries', () => {
  test('A5 shaded: Rebels may conduct March in all Districts with a Curfew: none of them can be conducted, and 3 more [A5 shaded]', () => {
    // Push rebels elsewhere: Rebels play it
    // Rebels may conduct March in all Districts with a Curfew: none of them can be conducted; declined; none is there
    example(program, (play) => {
      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5 shaded: Rebels may conduct March in all Districts with a Curfew: one is there, and 1 more [A5 shaded]', () => {
    // Push rebels elsewhere: British play it
    // Rebels may conduct March in all Districts with a Curfew: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Curfew', { space: 'Galilee', holds: [[1, 'Curfew']] });

      play.when('British play A5 shaded', { by: 'British', plays: 'A5', side: 'shaded' });

      play.shows('Galilee holds 1 Curfew', { space: 'Galilee', holds: [[1, 'Curfew']] });
    });
  });

  test('A5 shaded: Rebels may conduct March in all Districts with a Curfew: conducted [A5 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Active Guerrilla and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play A5 shaded', { by: 'British', plays: 'A5', side: 'shaded' });
      play.answers('Rebels', 'March', 'Egypt–Tel Aviv-Jaffa');

      play.shows('Gaza holds 1 Curfew', { space: 'Gaza', holds: [[1, 'Curfew']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Active Guerrilla']],
      });
    });
  });
});
