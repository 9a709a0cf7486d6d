// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Deploy, boundaries', () => {
  test('Deploy: up to 3 Districts or Cities: more spaces than may be selected, and 14 more [AR 3.2.1]', () => {
    // up to 3 Districts or Cities: more spaces than may be selected; the most are selected
    // more British pieces than Rebel pieces are here: both are equal; it is one more
    // in each selected space: done
    // choose one: done; "Police" is chosen; "Irregular" is chosen
    // place up to 2 Police here: none is ready
    // place 1 Irregular here: more than enough are ready
    // in up to 1 selected space: more spaces than may be selected; the most are selected
    // if a Curfew is here: it is not so; none is there
    // place 1 Curfew here: placed
    example(program, (play) => {
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers(
        'British',
        'Gaza',
        'Police',
        'done',
        'Jerusalem City',
        'Irregular',
        'Haifa City',
        'Irregular',
        'Haifa City',
      );

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('Deploy: in up to 1 selected space: just as many spaces as may be selected, and 4 more [AR 3.2.1]', () => {
    // in up to 1 selected space: just as many spaces as may be selected
    // if a Curfew is here: it is so; one is there
    // remove the Curfew here: some are there
    // remove Opposition here: none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Active Irregular and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Gaza');

      play.shows('Gaza holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: one space fewer than may be selected, and 3 more [AR 3.2.1]', () => {
    // up to 3 Districts or Cities: one space fewer than may be selected
    // place up to 2 Police here: more than enough are ready
    // place 1 Irregular here: none is ready
    // remove Opposition here: some are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });
      play.given('Haifa District holds 3 Underground Irregulars, 1 Active Irregular, 1 Curfew and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [3, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers(
        'British',
        'Gaza',
        'Irregular',
        'Active Irregular in Haifa District',
        'Haifa District',
        'Police',
        '1',
        'Haifa District',
      );

      play.shows('Haifa District holds 1 Police and 3 Underground Irregulars', {
        space: 'Haifa District',
        holds: [
          [1, 'Police'],
          [3, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: no space can be selected, and 1 more [AR 3.2.1]', () => {
    // up to 3 Districts or Cities: no space can be selected
    // in up to 1 selected space: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Deploy: more British pieces than Rebel pieces are here: it is one less [AR 3.2.1]', () => {
    example(program, (play) => {
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Haifa City', 'Police', 'Police in Galilee', 'Police in Lydda', 'done', 'done');

      play.shows('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Haifa City holds 2 Troops and 3 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [3, 'Police'],
        ],
      });
    });
  });

  test('Deploy: place up to 2 Police here: one too few are ready [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Police and 2 Bases', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [2, 'Base'],
        ],
      });
      play.given('Jerusalem City holds 2 Police', { space: 'Jerusalem City', holds: [[2, 'Police']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 4 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[4, 'Police']],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police', 'done', 'done');

      play.shows('Haifa District holds 2 Police and 2 Bases', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [2, 'Base'],
        ],
      });
      play.shows('Jerusalem City holds 2 Police', { space: 'Jerusalem City', holds: [[2, 'Police']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 4 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[4, 'Police']],
      });
    });
  });

  test('Deploy: place 1 Irregular here: just enough are ready [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('Out of Play holds 4 Irregulars', { box: 'Out of Play', holds: [[4, 'Irregular']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers(
        'British',
        'Gaza',
        'Police',
        'done',
        'Jerusalem City',
        'Irregular',
        'Haifa City',
        'Irregular',
        'Haifa City',
      );

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Out of Play holds 4 Irregulars', { box: 'Out of Play', holds: [[4, 'Irregular']] });
    });
  });

  test('Deploy: place up to 2 Police here: just enough are ready [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Police and 2 Bases', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [2, 'Base'],
        ],
      });
      play.given('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 4 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[4, 'Police']],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police', 'done', 'done');

      play.shows('Haifa District holds 2 Police and 2 Bases', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [2, 'Base'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 4 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[4, 'Police']],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: just as many spaces as may be selected [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Irregular', 'done', 'done');

      play.shows('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.shows('Samaria holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
    });
  });
});
