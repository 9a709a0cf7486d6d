// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The first cards of a pile [AR 2.1], step by step. */

import { describe, test } from 'vitest';
import { script } from '../../../runtime/testing.js';
import { program } from '../index.js';

describe('The first cards of a pile', () => {
  const play = script(program, { seed: 1937 });

  // 2.1
  test('2.1 the first card is an Event', () => {
    play.step('the first card is an Event', () => {
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass', 'Fine');

      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });

  // 2.1
  test('2.1 so is the second', () => {
    play.step('so is the second', () => {
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass', 'Fine');

      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });

  // 2.1
  test('2.1 so is the third', () => {
    play.step('so is the third', () => {
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass', 'Detain');

      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });

  // 2.1
  test('2.1 so is the fourth', () => {
    play.step('so is the fourth', () => {
      play.answers('draw', '2 Ops', '3 Ops');
      play.answers('Rebels', '2 Ops', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass', 'Detain');

      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });
});
