// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The first cards of a pile [P 2.1], step by step. */

import { describe, test } from 'vitest';
import { script } from '../../../runtime/testing.js';
import { program } from '../index.js';

describe('The first cards of a pile', () => {
  const play = script(program, { seed: 1945 });

  // 2.1
  test('2.1 the first card is an Event', () => {
    play.step('the first card is an Event', () => {
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 0');

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  // 2.1
  test('2.1 so is the second', () => {
    play.step('so is the second', () => {
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 1');

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  // 2.1
  test('2.1 so is the third', () => {
    play.step('so is the third', () => {
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 2');

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  // 2.1
  test('2.1 so is the fourth', () => {
    play.step('so is the fourth', () => {
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 1');

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });
});
