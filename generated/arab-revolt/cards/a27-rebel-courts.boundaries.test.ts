// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A27 unshaded, boundaries', () => {
  test('A27 unshaded: Dispersed by repression: Rebels play it [A27 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A27 unshaded', { by: 'Rebels', plays: 'A27', side: 'unshaded' });

      play.shows('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
    });
  });

  test('A27 unshaded: Dispersed by repression: British play it [A27 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A27 unshaded', { by: 'British', plays: 'A27', side: 'unshaded' });

      play.shows('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('A27 shaded, boundaries', () => {
  test('A27 shaded: Counter-state formation: British play it [A27 shaded]', () => {
    example(program, (play) => {
      play.when('British play A27 shaded', { by: 'British', plays: 'A27', side: 'shaded' });

      play.shows('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
    });
  });

  test('A27 shaded: Counter-state formation: Rebels play it [A27 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A27 shaded', { by: 'Rebels', plays: 'A27', side: 'shaded' });

      play.shows('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
    });
  });
});

describe('A27 in play, boundaries', () => {
  test('A27 in play: before Punish: the card is not in play, and 1 more [A27 unshaded]', () => {
    // before Punish: the card is not in play
    // before the Punishment of Detain: the card is not in play
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'Detain');

      play.shows('Jerusalem District holds 1 Troops and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
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

  test('A27 in play: before Punish: the card is in play, and 1 more [A27 unshaded]', () => {
    // before Punish: the card is in play
    // set Courts closed to 0: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Demolish');

      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });

  test('A27 in play: if Courts closed is 0 and a Base is here: it is so, and 7 more [A27 unshaded]', () => {
    // before the Punishment of Detain: the card is in play
    // set Bases taken to 0: done
    // if Courts closed is 0 and a Base is here: it is so; both are equal
    // British may: done
    // remove 1 Base here to Prison: more than enough are there
    // set Bases taken to 1: done
    // set Courts closed to 1: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Lydda holds 2 Bases and 1 Troops', {
        space: 'Lydda',
        holds: [
          [2, 'Base'],
          [1, 'Troops'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Detain');
      play.answers('British', 'yes');

      play.shows('Lydda holds 1 Troops, 1 Base and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.shows('Courts closed is 1', { counter: 'Courts closed', is: 1 });
      play.shows('Bases taken is 1', { counter: 'Bases taken', is: 1 });
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

  test('A27 in play: if Courts closed is 0 and a Base is here: it is not so, and 1 more [A27 unshaded]', () => {
    // if Courts closed is 0 and a Base is here: it is not so; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Detain');
      play.answers('British', 'Detain');

      play.shows('Tel Aviv-Jaffa holds 1 Troops and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
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

  test('A27 in play: if Courts closed is 0 and a Base is here: one is there, and 1 more [A27 unshaded]', () => {
    // if Courts closed is 0 and a Base is here: one is there
    // remove 1 Base here to Prison: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Lydda holds 1 Base and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Detain');
      play.answers('British', 'yes');

      play.shows('Lydda holds 1 Troops and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.shows('Courts closed is 1', { counter: 'Courts closed', is: 1 });
      play.shows('Bases taken is 1', { counter: 'Bases taken', is: 1 });
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

  test('A27 in play: if Courts closed is 0 and a Base is here: it is one more [A27 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Base, 1 Troops and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Detain');
      play.answers('British', 'Detain', 'Galilee');
      play.answers('Rebels', 'done');
      play.answers('British', 'yes', 'Haifa City');

      play.shows('Galilee holds 1 Troops and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.shows('Courts closed is 1', { counter: 'Courts closed', is: 1 });
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

  test('A27 in play: British may: declined [A27 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Lydda holds 1 Base and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Detain');
      play.answers('British', 'done');

      play.shows('Lydda holds 1 Troops, 1 Base and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
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
});
