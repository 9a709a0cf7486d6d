// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Assault, boundaries', () => {
  test('Assault: up to 3 spaces in Palestine: no space can be selected, and 5 more [AR 3.2.4]', () => {
    // up to 3 spaces in Palestine: no space can be selected
    // cubes are here and Rebel pieces are here: none is there; one is there
    // in each selected space: done
    example(program, (play) => {
      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Assault: if Opposition is here: it is so, and 8 more [AR 3.2.4]', () => {
    // let hits be the Troops here if here is a District, otherwise the cubes here: done
    // if Opposition is here: it is so; one is there
    // let hits be half of hits, rounded down: done; nothing is left over
    // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: none is there; just enough are there
    // for each Base removed: done
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('Haifa City holds 1 Troops, 1 Police, 1 Base and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Haifa City holds 1 Troops, 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Assault: if Opposition is here: it is not so, and 2 more [AR 3.2.4]', () => {
    // if Opposition is here: it is not so; none is there
    // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Police and 2 Active Guerrillas', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [2, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Police and 1 Active Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Assault: let hits be half of hits, rounded down: something is left over [AR 3.2.4]', () => {
    example(program, (play) => {
      play.given('Haifa City holds 2 Troops, 1 Police, 1 Base and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Assault: up to 3 spaces in Palestine: just as many spaces as may be selected, and 3 more [AR 3.2.4]', () => {
    // up to 3 spaces in Palestine: just as many spaces as may be selected; the most are selected
    // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: one too few are there
    // shift Unity 1 toward Decentralized: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Base', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Galilee', 'Samaria', 'Gaza');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Assault: shift Unity 1 toward Decentralized: past the end of the track [AR 3.2.4]', () => {
    example(program, (play) => {
      play.given('Haifa City holds 1 Police and 1 Base', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
        ],
      });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Assault: up to 3 spaces in Palestine: one space fewer than may be selected [AR 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Galilee', 'Gaza');

      play.shows('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Assault: up to 3 spaces in Palestine: more spaces than may be selected [AR 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Base', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'done');

      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Base', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Police']] });
      play.shows('Haifa–Syria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });
});
