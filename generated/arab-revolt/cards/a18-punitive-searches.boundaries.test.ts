// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A18 unshaded, boundaries', () => {
  test('A18 unshaded: Troops punish population: Rebels play it [A18 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A18 unshaded', { by: 'Rebels', plays: 'A18', side: 'unshaded' });

      play.shows('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
    });
  });

  test('A18 unshaded: Troops punish population: British play it [A18 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A18 unshaded', { by: 'British', plays: 'A18', side: 'unshaded' });

      play.shows('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('A18 shaded, boundaries', () => {
  test('A18 shaded: Searches fuel recruitment: British play it [A18 shaded]', () => {
    example(program, (play) => {
      play.when('British play A18 shaded', { by: 'British', plays: 'A18', side: 'shaded' });

      play.shows('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
    });
  });

  test('A18 shaded: Searches fuel recruitment: Rebels play it [A18 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A18 shaded', { by: 'Rebels', plays: 'A18', side: 'shaded' });

      play.shows('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });
    });
  });
});

describe('A18 in play, boundaries', () => {
  test('A18 in play: if offered is 0: it is not so, and 2 more [A18 unshaded]', () => {
    // instead of the warrant of Punish: the card is in play
    // if offered is 0: it is not so
    // play 1 Punishment chit held or in the pool: no such chit is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A18 in play: instead of the warrant of Punish: the card is not in play [A18 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Detain');
      play.answers('British', 'Detain');

      play.shows('the Punishment pool holds Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A18 in play: after each selected space of Sweep: the card is in play, and 2 more [A18 shaded]', () => {
    // after each selected space of Sweep: the card is in play
    // resolve the Mobilization of the drawn Punishment chit: done
    // return the drawn Punishment chits to the pool: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Lydda', 'Jerusalem District', 'Samaria');
      play.answers('draw', 'Detain', 'Demolish', 'Detain');

      play.shows('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Jerusalem District holds 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Guerrilla']],
      });
    });
  });

  test('A18 in play: after each selected space of Sweep: the card is not in play [A18 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Lydda', 'done', 'Egypt–Tel Aviv-Jaffa');

      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds nothing', { space: 'Egypt–Tel Aviv-Jaffa', holds: [] });
    });
  });
});
