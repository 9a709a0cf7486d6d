// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Coordinate, boundaries', () => {
  test('Coordinate: if the roll is at most the Bases on the map: it is not so, and 3 more [AR 4.3.2]', () => {
    // raise Operations value by 1: done
    // roll a die: done
    // if the roll is at most the Bases on the map: it is not so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '1');

      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('Coordinate: if the roll is at most the Bases on the map: it is so, and 2 more [AR 4.3.2]', () => {
    // if the roll is at most the Bases on the map: it is so; it is one less
    // shift Unity 1 toward Centralized: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Bases', { space: 'Gaza', holds: [[2, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '1');

      play.shows('Gaza holds 2 Bases', { space: 'Gaza', holds: [[2, 'Base']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('Coordinate: shift Unity 1 toward Centralized: just to the end of the track [AR 4.3.2]', () => {
    example(program, (play) => {
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '1');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('Coordinate: if the roll is at most the Bases on the map: both are equal [AR 4.3.2]', () => {
    example(program, (play) => {
      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '2');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('Coordinate: shift Unity 1 toward Centralized: past the end of the track [AR 4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Base', { space: 'Jerusalem District', holds: [[1, 'Base']] });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '1');

      play.shows('Jerusalem District holds 1 Base', { space: 'Jerusalem District', holds: [[1, 'Base']] });
      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });
});
