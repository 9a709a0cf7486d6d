// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Air Recon, boundaries', () => {
  test('Air Recon: up to 2 Districts or Railways: more spaces than may be selected, and 3 more [AR 4.2.3]', () => {
    // up to 2 Districts or Railways: more spaces than may be selected; the most are selected
    // in each selected space: done
    // activate revealed Guerrillas here: just enough are to be flipped
    example(program, (play) => {
      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Lydda', 'Haifa District');

      play.shows('Haifa District holds 2 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Police and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Air Recon: up to 2 Districts or Railways: one space fewer than may be selected, and 1 more [AR 4.2.3]', () => {
    // up to 2 Districts or Railways: one space fewer than may be selected
    // activate revealed Guerrillas here: more than enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Underground Guerrillas', {
        space: 'Haifa District',
        holds: [[2, 'Underground Guerrilla']],
      });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });

      play.shows('Haifa District holds 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Air Recon: up to 2 Districts or Railways: no space can be selected [AR 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Air Recon: up to 2 Districts or Railways: just as many spaces as may be selected [AR 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Haifa–Syria', 'done');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Haifa–Syria holds 1 Active Guerrilla', { space: 'Haifa–Syria', holds: [[1, 'Active Guerrilla']] });
    });
  });
});
