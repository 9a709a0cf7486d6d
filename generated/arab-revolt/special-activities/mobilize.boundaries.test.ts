// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Mobilize, boundaries', () => {
  test('Mobilize: up to 2 Districts or Foreign Countries: more spaces than may be selected, and 7 more [AR 4.3.1]', () => {
    // up to 2 Districts or Foreign Countries: more spaces than may be selected; the most are selected
    // here is a Foreign Country or more Guerrillas than Irregulars are here: both are equal; it is one more
    // in each selected space: done
    // place 1 Base here: just enough are ready; more than enough are ready
    // in any mobilized spaces: there are such spaces
    example(program, (play) => {
      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Lydda', 'Syria', 'done');

      play.shows('Lydda holds 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Syria holds 2 Underground Guerrillas and 2 Bases', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Base'],
        ],
      });
    });
  });

  test('Mobilize: up to 2 Districts or Foreign Countries: just as many spaces as may be selected, and 1 more [AR 4.3.1]', () => {
    // up to 2 Districts or Foreign Countries: just as many spaces as may be selected
    // in any mobilized spaces: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Syria', 'Lebanon');

      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('Mobilize: place 1 Base here: none is ready, and 1 more [AR 4.3.1]', () => {
    // place 1 Base here: none is ready
    // place 1 Guerrilla here: more than enough are ready
    example(program, (play) => {
      play.given('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Lydda', 'Syria', 'done', 'Samaria');

      play.shows('Samaria holds 1 Police, 3 Underground Guerrillas, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });
    });
  });

  test('Mobilize: here is a Foreign Country or more Guerrillas than Irregulars are here: it is one less [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Irregular', {
        space: 'Haifa District',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Syria', 'Lebanon');

      play.shows('Haifa District holds 1 Underground Irregular', {
        space: 'Haifa District',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('Mobilize: up to 2 Districts or Foreign Countries: no space can be selected [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 5 Bases', { box: 'Prison', holds: [[5, 'Base']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });

      play.shows('Prison holds 5 Bases', { box: 'Prison', holds: [[5, 'Base']] });
    });
  });

  test('Mobilize: up to 2 Districts or Foreign Countries: one space fewer than may be selected [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });

      play.shows('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('Mobilize: place 1 Guerrilla here: none is ready [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Syria holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Samaria', 'done', 'Samaria', 'Underground Guerrilla in Lydda');

      play.shows('Samaria holds 2 Underground Guerrillas, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla and 4 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('Syria holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Mobilize: place 1 Guerrilla here: just enough are ready [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Syria holds 2 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Syria', 'Lebanon', 'Samaria');

      play.shows('Samaria holds 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 2 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Syria holds 2 Underground Guerrillas, 1 Active Guerrilla and 1 Base', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });
});
