// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Air Recon, boundaries', () => {
  test('Air Recon: up to 2 Districts or Railways: more spaces than may be selected, and 4 more [AR 4.2.3]', () => {
    // up to 2 Districts or Railways: more spaces than may be selected; the most are selected
    // in each selected space: done
    // activate revealed Guerrillas here: none is to be flipped; more than enough are to be flipped
    example(program, (play) => {
      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Samaria', 'Gaza');

      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Air Recon: activate revealed Guerrillas here: just enough are to be flipped [AR 4.2.3]', () => {
    example(program, (play) => {
      play.when('British conduct Air Recon', { by: 'British', conducts: 'Air Recon' });
      play.answers('British', 'Samaria', 'Jerusalem District');

      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });
});
