// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A17 unshaded, boundaries', () => {
  test('A17 unshaded: British may, in any spaces with an Underground Irregular and a Guerrilla: there is no such space, and 2 more [A17 unshaded]', () => {
    // Targets Palestinian Arabs: British play it
    // British may, in any spaces with an Underground Irregular and a Guerrilla: there is no such space; none is there
    example(program, (play) => {
      play.when('British play A17 unshaded', { by: 'British', plays: 'A17', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A17 unshaded: British may, in any spaces with an Underground Irregular and a Guerrilla: there are such spaces, and 4 more [A17 unshaded]', () => {
    // Targets Palestinian Arabs: Rebels play it
    // British may, in any spaces with an Underground Irregular and a Guerrilla: there are such spaces; one is there; none is there
    // remove 1 Guerrilla here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });

      play.when('Rebels play A17 unshaded', { by: 'Rebels', plays: 'A17', side: 'unshaded' });
      play.answers('British', 'Lydda', 'Active Guerrilla in Lydda');

      play.shows('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.shows('Lydda holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A17 unshaded: British may, in any spaces with an Underground Irregular and a Guerrilla: one is there, and 1 more [A17 unshaded]', () => {
    // British may, in any spaces with an Underground Irregular and a Guerrilla: one is there
    // remove 1 Guerrilla here: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A17 unshaded', { by: 'Rebels', plays: 'A17', side: 'unshaded' });
      play.answers('British', 'Lydda');

      play.shows('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
    });
  });
});

describe('A17 shaded, boundaries', () => {
  test('A17 shaded: Rebels may, in up to 3 spaces with an Underground Irregular: there is no such space, and 2 more [A17 shaded]', () => {
    // Targets British rule: Rebels play it
    // Rebels may, in up to 3 spaces with an Underground Irregular: there is no such space; none is there
    example(program, (play) => {
      play.when('Rebels play A17 shaded', { by: 'Rebels', plays: 'A17', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A17 shaded: activate 1 Underground Irregular here: more than enough are to be flipped, and 3 more [A17 shaded]', () => {
    // Targets British rule: British play it
    // activate 1 Underground Irregular here: more than enough are to be flipped
    // if here is a Railway: it is so
    // place 1 Sabotage here: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Irregulars', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Irregular']],
      });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Haifa–Syria');

      play.shows('Haifa–Syria holds 1 Underground Irregular, 1 Active Irregular and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A17 shaded: Rebels may, in up to 3 spaces with an Underground Irregular: one is there, and 3 more [A17 shaded]', () => {
    // Rebels may, in up to 3 spaces with an Underground Irregular: one is there
    // activate 1 Underground Irregular here: just enough are to be flipped
    // if here is a Railway: it is not so
    // place Opposition here if none: placed
    example(program, (play) => {
      play.given('Jerusalem District holds 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('Rebels play A17 shaded', { by: 'Rebels', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Jerusalem District');

      play.shows('Jerusalem District holds 1 Active Irregular and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A17 shaded: Rebels may, in up to 3 spaces with an Underground Irregular: one space fewer than may be selected, and 1 more [A17 shaded]', () => {
    // Rebels may, in up to 3 spaces with an Underground Irregular: one space fewer than may be selected
    // place Opposition here if none: not all can be placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Irregular and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Haifa City', 'Egypt–Tel Aviv-Jaffa');

      play.shows('Haifa City holds 1 Active Irregular and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Irregular and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A17 shaded: Rebels may, in up to 3 spaces with an Underground Irregular: just as many spaces as may be selected [A17 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
    });
  });

  test('A17 shaded: Rebels may, in up to 3 spaces with an Underground Irregular: the most are selected [A17 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Haifa City', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Haifa City holds 1 Active Irregular and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Irregular and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Active Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A17 shaded: Rebels may, in up to 3 spaces with an Underground Irregular: more spaces than may be selected [A17 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.shows('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
    });
  });
});
