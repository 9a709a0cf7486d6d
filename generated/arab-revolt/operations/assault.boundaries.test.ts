// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Assault, boundaries', () => {
  test('Assault: up to 3 spaces in Palestine: more spaces than may be selected, and 10 more [AR 3.2.4]', () => {
    // up to 3 spaces in Palestine: more spaces than may be selected; the most are selected
    // cubes are here and Rebel pieces are here: none is there; one is there
    // in each selected space: done
    // let hits be the Troops here if here is a District, otherwise the cubes here: done
    // if Opposition is here: it is not so; none is there
    // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: none is there
    example(program, (play) => {
      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem District', 'Haifa District', 'Galilee');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Assault: if Opposition is here: it is so, and 3 more [AR 3.2.4]', () => {
    // if Opposition is here: it is so; one is there
    // let hits be half of hits, rounded down: done; nothing is left over
    example(program, (play) => {
      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Galilee', 'Samaria', 'Haifa District');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Assault: remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: just enough are there, and 3 more [AR 3.2.4]', () => {
    // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: just enough are there
    // for each Base removed: done
    // shift Unity 1 toward Decentralized: to one before the end of the track; just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Troops and 2 Bases', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [2, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Haifa District holds 2 Troops', { space: 'Haifa District', holds: [[2, 'Troops']] });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Assault: remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: one too few are there [AR 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Troops and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Haifa District holds 2 Troops', { space: 'Haifa District', holds: [[2, 'Troops']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Assault: up to 3 spaces in Palestine: just as many spaces as may be selected, and 2 more [AR 3.2.4]', () => {
    // up to 3 spaces in Palestine: just as many spaces as may be selected
    // let hits be half of hits, rounded down: something is left over
    // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Police and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 3 Police, 1 Base and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 2 Bases', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [2, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem City', 'Haifa City', 'done');

      play.shows('Haifa City holds 3 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police and 1 Base', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Police and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Assault: up to 3 spaces in Palestine: one space fewer than may be selected, and 1 more [AR 3.2.4]', () => {
    // up to 3 spaces in Palestine: one space fewer than may be selected
    // shift Unity 1 toward Decentralized: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops and 1 Base', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });
      play.given('Jerusalem District holds 2 Troops and 2 Bases', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [2, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem District', 'Haifa District');

      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.shows('Jerusalem District holds 2 Troops', { space: 'Jerusalem District', holds: [[2, 'Troops']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Assault: up to 3 spaces in Palestine: no space can be selected [AR 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
