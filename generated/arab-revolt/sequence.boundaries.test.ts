/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Event Card Round, boundaries', () => {
  test('Event Card Round: if the card is a Mandatory Event: it is so, and 3 more [AR 2.3]', () => {
    // if the card is a Mandatory Event: it is so
    // close the Event box: done
    // play the card's Event: done
    // conduct Turn: done
    example(program, (play) => {
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.given('the card is A24', { card: 'A24' });

      play.when('Rebels conduct Event Card Round', { by: 'Rebels', conducts: 'Event Card Round' });
      play.answers('British', 'Troops in Jerusalem City', 'Troops in Jerusalem District', 'Troops in Haifa City');

      play.shows('Jerusalem District holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Out of Play holds 8 Troops', { box: 'Out of Play', holds: [[8, 'Troops']] });
      play.shows('draw is asked: 1 Op, 2 Ops, 3 Ops', { asked: 'draw', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('Event Card Round: if the card is a Mandatory Event: it is not so, and 1 more [AR 2.3]', () => {
    // if the card is a Mandatory Event: it is not so
    // conduct Turn: done
    example(program, (play) => {
      play.when('Rebels conduct Event Card Round', { by: 'Rebels', conducts: 'Event Card Round' });
      play.answers('draw', '3 Ops', '3 Ops');
      play.answers('Rebels', 'Limited Operation', 'Limited Operation', 'March', 'Jerusalem District', 'Lydda', 'done');
      play.answers('British', 'Event');

      play.shows('Lydda holds 1 Police and 2 Underground Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 2 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [2, '3 Ops'],
        ],
      });
      play.shows('the 3 Ops chit is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
      play.shows('British are asked: Detain, Demolish, Fine', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine'],
      });
    });
  });

  test('Event Card Round: adjust the order of play by the boxes taken: done [AR 2.3]', () => {
    example(program, (play) => {
      play.when('Rebels conduct Event Card Round', { by: 'Rebels', conducts: 'Event Card Round' });
      play.answers('draw', '3 Ops', '3 Ops');
      play.answers('Rebels', 'Limited Operation', 'Limited Operation', 'March', 'Jerusalem District', 'Lydda', 'done');
      play.answers('British', 'Event', 'Fine');

      play.shows('Lydda holds 1 Police and 2 Underground Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 2 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [2, '3 Ops'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
      play.shows('the 3 Ops chit is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
    });
  });
});

describe('Turn, boundaries', () => {
  test('Turn: if the executing faction is Rebels: it is not so, and 5 more [AR 2.3.2]', () => {
    // if the executing faction is Rebels: it is not so
    // take an open box: done
    // choose one: done; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Pass', 'Detain');

      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('the Punishment pool holds Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('Turn: choose one: "Event" is not possible, and 3 more [AR 2.3.2]', () => {
    // choose one: done; "Event" is not possible; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event', 'Demolish');

      play.shows('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });
      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('Turn: choose one: "Limited Operation" is chosen, and 3 more [AR 2.3.2]', () => {
    // choose one: done; "Limited Operation" is chosen
    // if the executing faction is Rebels: it is not so
    // conduct a Limited Operation: conducted
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Galilee');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Turn: choose one: "Pass" is chosen, and 1 more [AR 2.3.2]', () => {
    // choose one: "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Pass', 'Demolish');

      play.shows('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });
      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('Turn: if the executing faction is Rebels: it is so, and 5 more [AR 2.3.2]', () => {
    // if the executing faction is Rebels: it is so
    // conduct Choose Operations Chit: done
    // choose one: "Operation" is chosen
    // conduct an Operation with a Special Activity at any one moment: conducted
    // conduct Chit Effect: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '1 Op');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Ambush', 'Special Activity');
      play.answers('roll', '4');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('the Operations pool holds 2 1 Op, 3 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [2, '1 Op'],
          [3, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
      play.shows('the 1 Op chit is aside', { chit: '1 Op', lies: 'aside', count: 1 });
    });
  });
});

describe('Pass, boundaries', () => {
  test('Pass: if the executing faction is British: it is so, and 1 more [AR 2.3.3]', () => {
    // if the executing faction is British: it is so
    // hold 1 Punishment chit in the pool: no such chit is there
    example(program, (play) => {
      play.given('British hold 2 Detain, 2 Demolish and 2 Fine', {
        faction: 'British',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });

      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Choose Operations Chit, boundaries', () => {
  test('Choose Operations Chit: if Unity is at Decentralized: it is not so, and 4 more [AR 2.3.4]', () => {
    // if Unity is at Decentralized: it is not so
    // draw 2 Operations chits: too few chits are left
    // play 1 drawn or held Operations chit: no such chit is there
    // return the drawn Operations chits to the pool: done
    // set Operations value to the value of the Operations chit in play: done
    example(program, (play) => {
      play.given('the Operations pool holds nothing', { pool: 'Operations', holds: [] });

      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Choose Operations Chit: if Unity is at Decentralized: it is so, and 1 more [AR 2.3.4]', () => {
    // if Unity is at Decentralized: it is so
    // draw 1 Operations chit: too few chits are left
    example(program, (play) => {
      play.given('the Operations pool holds nothing', { pool: 'Operations', holds: [] });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });
});

describe('Chit Effect, boundaries', () => {
  test('Chit Effect: if Unity is not at Centralized: it is so, and 2 more [AR 1.8.2]', () => {
    // if Unity is not at Centralized: it is so
    // resolve the Effect of the Operations chit in play: done
    // set aside the Operations chit in play: done
    example(program, (play) => {
      play.when('British conduct Chit Effect', { by: 'British', conducts: 'Chit Effect' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Chit Effect: if Unity is not at Centralized: it is not so [AR 1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('British conduct Chit Effect', { by: 'British', conducts: 'Chit Effect' });

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });
});
