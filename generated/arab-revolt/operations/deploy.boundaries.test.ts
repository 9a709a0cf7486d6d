// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Deploy, boundaries', () => {
  test('Deploy: up to 3 Districts or Cities: more spaces than may be selected, and 11 more [AR 3.2.1]', () => {
    // up to 3 Districts or Cities: more spaces than may be selected
    // more British pieces than Rebel pieces are here: both are equal; it is one more
    // in each selected space: done
    // choose any one: done; "Irregular" is chosen
    // place 1 Irregular here: more than enough are ready
    // in up to 1 selected space: just as many spaces as may be selected; the most are selected
    // if a Curfew is here: it is not so; none is there
    // place 1 Curfew here: placed
    example(program, (play) => {
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Irregular', 'done', 'Tel Aviv-Jaffa');

      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: the most are selected, and 4 more [AR 3.2.1]', () => {
    // up to 3 Districts or Cities: the most are selected
    // more British pieces than Rebel pieces are here: it is one less
    // choose any one: "Police" is chosen
    // place up to 2 Police here: none is ready
    // in up to 1 selected space: more spaces than may be selected
    example(program, (play) => {
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers(
        'British',
        'Jerusalem City',
        'Police',
        'Police in Lydda',
        'done',
        'Tel Aviv-Jaffa',
        'Irregular',
        'Haifa District',
        'Irregular',
        'Tel Aviv-Jaffa',
      );

      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police, 1 Underground Irregular and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 2 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
        ],
      });
    });
  });

  test('Deploy: place 1 Irregular here: none is ready, and 4 more [AR 3.2.1]', () => {
    // place 1 Irregular here: none is ready
    // if a Curfew is here: it is so; one is there
    // remove the Curfew here: some are there
    // remove Opposition here: some are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular, 1 Active Irregular, 1 Curfew and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 2 Active Irregulars', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Active Irregular in Tel Aviv-Jaffa–Haifa', 'Lydda');

      play.shows('Lydda holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
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

  test('Deploy: place 1 Irregular here: just enough are ready [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Lydda');

      play.shows('Lydda holds 2 Underground Irregulars, 1 Active Irregular and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: just as many spaces as may be selected, and 1 more [AR 3.2.1]', () => {
    // up to 3 Districts or Cities: just as many spaces as may be selected
    // place up to 2 Police here: more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Irregular']],
      });
      play.given('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Lydda', 'Police', 'done', 'done', 'done');

      play.shows('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Jerusalem City holds 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Irregular']],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: one space fewer than may be selected [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Police', 'done', 'done', 'done');

      play.shows('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
    });
  });

  test('Deploy: remove Opposition here: none is there [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Active Irregular and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Lydda');

      play.shows('Lydda holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Deploy: place up to 2 Police here: one too few are ready [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 2 Police, 1 Active Guerrilla and 1 Base', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa District holds 2 Police', { space: 'Haifa District', holds: [[2, 'Police']] });
      play.given('Gaza holds 2 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police', '1', 'Police in Tel Aviv-Jaffa', 'Haifa District');

      play.shows('Galilee holds 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 4 Police and 1 Curfew', {
        space: 'Haifa District',
        holds: [
          [4, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 1 Police and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police, 1 Active Guerrilla and 1 Base', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('Deploy: place up to 2 Police here: just enough are ready [AR 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 2 Police, 1 Active Guerrilla and 1 Base', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Haifa District holds 2 Police', { space: 'Haifa District', holds: [[2, 'Police']] });
      play.given('Gaza holds 2 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police', '1', 'Haifa District');

      play.shows('Galilee holds 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 3 Police and 1 Curfew', {
        space: 'Haifa District',
        holds: [
          [3, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 2 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Police, 1 Active Guerrilla and 1 Base', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });
});
