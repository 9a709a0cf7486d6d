// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A4 unshaded, boundaries', () => {
  test('A4 unshaded: in up to 3 Districts with Troops: one space fewer than may be selected, and 3 more [A4 unshaded]', () => {
    // British-Jewish units: British play it
    // in up to 3 Districts with Troops: one space fewer than may be selected; none is there
    // place 1 Irregular here: more than enough are ready
    example(program, (play) => {
      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });
      play.answers('British', 'Haifa District', 'Jerusalem District');

      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A4 unshaded: in up to 3 Districts with Troops: there is no such space, and 1 more [A4 unshaded]', () => {
    // British-Jewish units: Rebels play it
    // in up to 3 Districts with Troops: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A4 unshaded', { by: 'Rebels', plays: 'A4', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A4 unshaded: place 1 Irregular here: just enough are ready [A4 unshaded]', () => {
    example(program, (play) => {
      play.given('Out of Play holds 5 Irregulars', { box: 'Out of Play', holds: [[5, 'Irregular']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });
      play.answers('British', 'Haifa District');

      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Out of Play holds 5 Irregulars', { box: 'Out of Play', holds: [[5, 'Irregular']] });
    });
  });

  test('A4 unshaded: in up to 3 Districts with Troops: one is there [A4 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('Rebels play A4 unshaded', { by: 'Rebels', plays: 'A4', side: 'unshaded' });

      play.shows('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.shows('Rebels are asked: Jerusalem District, done', {
        asked: 'Rebels',
        options: ['Jerusalem District', 'done'],
      });
    });
  });

  test('A4 unshaded: in up to 3 Districts with Troops: just as many spaces as may be selected [A4 unshaded]', () => {
    example(program, (play) => {
      play.given('Out of Play holds 1 Irregular', { box: 'Out of Play', holds: [[1, 'Irregular']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });
      play.answers('British', 'Haifa District');

      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Out of Play holds 1 Irregular', { box: 'Out of Play', holds: [[1, 'Irregular']] });
      play.shows('British are asked: Jerusalem District, Gaza, done', {
        asked: 'British',
        options: ['Jerusalem District', 'Gaza', 'done'],
      });
    });
  });

  test('A4 unshaded: in up to 3 Districts with Troops: more spaces than may be selected, and 1 more [A4 unshaded]', () => {
    // in up to 3 Districts with Troops: more spaces than may be selected; the most are selected
    example(program, (play) => {
      play.given('Out of Play holds 1 Irregular', { box: 'Out of Play', holds: [[1, 'Irregular']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });
      play.answers('British', 'Haifa District', 'Jerusalem District', 'Galilee');

      play.shows('Galilee holds 1 Troops and 1 Underground Irregular', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Out of Play holds 1 Irregular', { box: 'Out of Play', holds: [[1, 'Irregular']] });
    });
  });
});

describe('A4 shaded, boundaries', () => {
  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: by nothing, and 2 more [A4 shaded]', () => {
    // Controversial units: Rebels play it
    // reduce Political Will by 1 per 3 Irregulars on the map: by nothing; nothing is left over
    example(program, (play) => {
      play.when('Rebels play A4 shaded', { by: 'Rebels', plays: 'A4', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: something is left over, and 1 more [A4 shaded]', () => {
    // Controversial units: British play it
    // reduce Political Will by 1 per 3 Irregulars on the map: something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Irregular']],
      });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Irregular']],
      });
    });
  });

  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: just to the end of the track [A4 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 3 Active Irregulars', { space: 'Galilee', holds: [[3, 'Active Irregular']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Galilee holds 3 Active Irregulars', { space: 'Galilee', holds: [[3, 'Active Irregular']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: past the end of the track [A4 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Irregular and 3 Active Irregulars', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [3, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 2 Underground Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [[2, 'Underground Irregular']],
      });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Galilee holds 1 Underground Irregular and 3 Active Irregulars', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [3, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Underground Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [[2, 'Underground Irregular']],
      });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
