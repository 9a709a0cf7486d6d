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
  test('A27 in play: before Punish: the card is not in play [A27 unshaded]', () => {
    example(program, (play) => {
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'Demolish', 'Jerusalem District', 'Haifa City');

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
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
    // before Punish: the card is in play
    // set Courts closed to 0: done
    // before the Punishment of Detain: the card is in play
    // set Bases taken to 0: done
    // if Courts closed is 0 and a Base is here: it is so; both are equal; one is there
    // British may: declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Base and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
        ],
      });
      play.given('British hold 2 Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Detain', 'done');

      play.shows('Lydda holds 1 Troops, 1 Base and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A27 in play: British may: done, and 3 more [A27 unshaded]', () => {
    // British may: done
    // remove 1 Base here to Prison: just enough are there
    // set Bases taken to 1: done
    // set Courts closed to 1: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Base and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
        ],
      });
      play.given('British hold 2 Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Detain', 'yes');

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
      play.shows('British hold Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A27 in play: if Courts closed is 0 and a Base is here: it is not so, and 1 more [A27 unshaded]', () => {
    // if Courts closed is 0 and a Base is here: it is not so; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('British hold 2 Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Detain');

      play.shows('Lydda holds 1 Troops and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A27 in play: remove 1 Base here to Prison: more than enough are there [A27 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Bases and 1 Troops', {
        space: 'Lydda',
        holds: [
          [2, 'Base'],
          [1, 'Troops'],
        ],
      });
      play.given('British hold 2 Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Detain', 'yes');

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
      play.shows('British hold Detain and 2 Demolish', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A27 in play: before the Punishment of Detain: the card is not in play [A27 unshaded]', () => {
    example(program, (play) => {
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Tel Aviv-Jaffa', 'Haifa City');

      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
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
