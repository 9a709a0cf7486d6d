// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Patrol, boundaries', () => {
  test('Patrol: up to 3 Cities or Railways: more spaces than may be selected, and 6 more [AR 3.2.2]', () => {
    // up to 3 Cities or Railways: more spaces than may be selected; the most are selected
    // move any cubes on the map to the selected spaces: a group moves
    // in each selected Railway: there is such a space
    // activate 1 Guerrilla per cube here: none is to be flipped
    // British may conduct Assault in 1 selected Railway: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers(
        'British',
        'Haifa–Syria',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Haifa',
        'Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Haifa',
      );

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
    });
  });

  test('Patrol: activate 1 Guerrilla per cube here: one too few are to be flipped [AR 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'done', 'done');

      play.shows('Haifa–Syria holds 1 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Patrol: up to 3 Cities or Railways: no space can be selected, and 1 more [AR 3.2.2]', () => {
    // up to 3 Cities or Railways: no space can be selected
    // move any cubes on the map to the selected spaces: nothing can move
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Patrol: activate 1 Guerrilla per cube here: just enough are to be flipped, and 1 more [AR 3.2.2]', () => {
    // activate 1 Guerrilla per cube here: just enough are to be flipped
    // British may conduct Assault in 1 selected Railway: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa', 'Haifa–Syria', 'done', 'Assault');

      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
    });
  });

  test('Patrol: activate 1 Guerrilla per cube here: more than enough are to be flipped [AR 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'Haifa–Syria', 'Haifa City', 'done', 'done');

      play.shows('Haifa–Syria holds 1 Police, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });
});
