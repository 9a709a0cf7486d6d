// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Event Card Round, boundaries', () => {
  test('Event Card Round: conduct Turn: done, and 2 more [P 2.3]', () => {
    // conduct Turn: done
    // adjust the order of play by the boxes taken: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Event Card Round', { by: 'Irgun', conducts: 'Event Card Round' });
      play.answers('Irgun', 'Limited Operation', 'Pass');
      play.answers('British', 'Event');
      play.answers('draw', 'Intel 0');

      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('the Intel pool holds 2 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });
});

describe('Turn, boundaries', () => {
  test('Turn: choose one: "Pass" is chosen, and 3 more [P 2.3.2]', () => {
    // take an open box: done
    // choose one: done; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Pass');
      play.answers('draw', 'Intel 0');

      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('the Intel pool holds 2 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Turn: choose one: "Event" is not possible, and 3 more [P 2.3.2]', () => {
    // choose one: done; "Event" is not possible; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event');
      play.answers('draw', 'Intel 2');

      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 2 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });
    });
  });

  test('Turn: choose one: "Limited Operation" is chosen, and 2 more [P 2.3.2]', () => {
    // choose one: done; "Limited Operation" is chosen
    // conduct a Limited Operation: conducted
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Patrol', 'Samaria', 'Haifa City', 'done');

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('Turn: choose one: "Limited Operation" is not possible, and 2 more [P 2.3.2]', () => {
    // choose one: "Limited Operation" is not possible; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation');
      play.answers('draw', 'Intel 1');

      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('the Intel pool holds 3 Intel 0, 2 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [2, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Turn: choose one: "Operation" is chosen [P 2.3.2]', () => {
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Deploy',
        'Tel Aviv-Jaffa',
        'Samaria',
        'Gaza',
        'done',
        'Haifa District',
        'Tel Aviv-Jaffa',
        '2',
      );

      play.shows('Haifa District holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Samaria holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Police and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British are asked: Galilee, Samaria, Gaza, Haifa City, Jerusalem City, done', {
        asked: 'British',
        options: ['Galilee', 'Samaria', 'Gaza', 'Haifa City', 'Jerusalem City', 'done'],
      });
    });
  });

  test('Turn: conduct an Operation with a Special Activity at any one moment: conducted [P 2.3.2]', () => {
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Deploy',
        'Jerusalem City',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Special Activity',
      );
      play.answers('roll', '5');
      play.answers('British', 'done');

      play.shows('Haifa City holds 2 Troops, 2 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 2 Police and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 2 Police and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });
});

describe('Pass, boundaries', () => {
  test("Pass: Pass's gained is 0: it does not apply, and 1 more [P 2.3.3]", () => {
    // Pass's gained is 0: it does not apply
    // if the executing faction is British: it is so
    example(program, (play) => {
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });
      play.answers('draw', 'Intel 0');

      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('the Intel pool holds 2 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Pass: if the executing faction is British: it is not so, and 1 more [P 2.3.3]', () => {
    // if the executing faction is British: it is not so
    // Irgun may conduct a Limited Rob: conducted
    example(program, (play) => {
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Pass', { by: 'Irgun', conducts: 'Pass' });
      play.answers('Irgun', 'Rob', 'Samaria');
      play.answers('roll', '5');
      play.answers('Irgun', 'Offensive', 'Lydda', 'Gaza');
      play.answers('roll', '1');

      play.shows('Samaria holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
    });
  });

  test('Pass: Irgun may conduct a Limited Rob: declined [P 2.3.3]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Pass', { by: 'Irgun', conducts: 'Pass' });
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Pass: Irgun may conduct a Limited Rob: none of them can be conducted [P 2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Pass', { by: 'Irgun', conducts: 'Pass' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
