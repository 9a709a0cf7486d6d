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
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers(
        'British',
        'Egypt–Tel Aviv-Jaffa',
        'Haifa City',
        'Haifa–Syria',
        'Tel Aviv-Jaffa–Haifa',
        'Haifa–Syria',
      );

      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
    });
  });

  test('Patrol: move any cubes on the map to the selected spaces: nothing can move [AR 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Patrol: activate 1 Guerrilla per cube here: just enough are to be flipped [AR 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 3 Police and 3 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [
          [3, 'Police'],
          [3, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'done', 'done');

      play.shows('Haifa–Syria holds 3 Police and 3 Active Guerrillas', {
        space: 'Haifa–Syria',
        holds: [
          [3, 'Police'],
          [3, 'Active Guerrilla'],
        ],
      });
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
      play.answers('British', 'Haifa–Syria', 'done', 'done');

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

  test('Patrol: activate 1 Guerrilla per cube here: one too few are to be flipped [AR 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops, 2 Police and 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa City', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'done', 'done');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Troops, 2 Police and 2 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [2, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Patrol: British may conduct Assault in 1 selected Railway: conducted [AR 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'done', 'Assault');

      play.shows('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });
    });
  });
});
