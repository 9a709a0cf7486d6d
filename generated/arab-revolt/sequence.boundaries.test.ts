// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Event Card Round, boundaries', () => {
  test('Event Card Round: if the card is a Mandatory Event: it is not so, and 3 more [AR 2.3]', () => {
    // if the card is a Mandatory Event: it is not so
    // conduct Turn: done
    // adjust the order of play by the boxes taken: done
    example(program, (play) => {
      play.when('Rebels conduct Event Card Round', { by: 'Rebels', conducts: 'Event Card Round' });
      play.answers('draw', '2 Ops', '3 Ops');
      play.answers('Rebels', '2 Ops', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Operation & Special Activity', 'Pass', 'Detain');

      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [3, '3 Ops'],
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
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('Event Card Round: if the card is a Mandatory Event: it is so, and 2 more [AR 2.3]', () => {
    // if the card is a Mandatory Event: it is so
    // close the Event box: done
    // play the card's Event: done
    example(program, (play) => {
      play.given('the card is A24', { card: 'A24' });

      play.when('Rebels conduct Event Card Round', { by: 'Rebels', conducts: 'Event Card Round' });
      play.answers(
        'British',
        'done',
        'Troops in Tel Aviv-Jaffa',
        'Troops in Tel Aviv-Jaffa',
        'Troops in Haifa District',
      );
      play.answers('draw', '3 Ops', '3 Ops');
      play.answers('Rebels', 'Operation & Special Activity', 'Operation', 'Ambush', 'Jerusalem District');

      play.shows('Haifa District holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Out of Play holds 8 Troops', { box: 'Out of Play', holds: [[8, 'Troops']] });
      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 2 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [2, '3 Ops'],
        ],
      });
      play.shows('the 3 Ops chit is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.shows('Rebels are asked: Galilee, Haifa District, Samaria, Lydda, done, Special Activity', {
        asked: 'Rebels',
        options: ['Galilee', 'Haifa District', 'Samaria', 'Lydda', 'done', 'Special Activity'],
      });
    });
  });
});

describe('Turn, boundaries', () => {
  test('Turn: if the executing faction is Rebels: it is so, and 8 more [AR 2.3.2]', () => {
    // if the executing faction is Rebels: it is so
    // conduct Choose Operations Chit: done
    // take an open box: done
    // choose one: done; "Event" is not possible; "Pass" is chosen
    // conduct Pass: done
    // conduct Chit Effect: done
    example(program, (play) => {
      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '1 Op', 'Event', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
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

  test('Turn: choose one: "Pass" is chosen, and 2 more [AR 2.3.2]', () => {
    // choose one: done; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Pass', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
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

  test('Turn: choose one: "Pass" is chosen, and 2 more [AR 2.3.2]', () => {
    // choose one: done; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '2 Ops');
      play.answers('Rebels', 'Limited Operation', 'Pass', 'Samaria');

      play.shows('Samaria holds 1 Police, 2 Underground Guerrillas, 2 Bases and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [2, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('Turn: if the executing faction is Rebels: it is not so, and 1 more [AR 2.3.2]', () => {
    // if the executing faction is Rebels: it is not so
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Pass', 'Fine');

      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
    });
  });

  test('Turn: choose one: "Operation" is chosen, and 1 more [AR 2.3.2]', () => {
    // choose one: "Operation" is chosen
    // conduct an Operation with a Special Activity at any one moment: conducted
    example(program, (play) => {
      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '1 Op');
      play.answers(
        'Rebels',
        'Operation & Special Activity',
        'Operation',
        'March',
        'Lydda',
        'Tel Aviv-Jaffa–Jerusalem',
        'done',
      );

      play.shows('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
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

  test('Turn: choose one: "Limited Operation" is chosen, and 2 more [AR 2.3.2]', () => {
    // choose one: "Limited Operation" is chosen
    // if the executing faction is Rebels: it is so
    // conduct an Operation: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '3 Ops');
      play.answers('Rebels', '2 Ops', 'Limited Operation', 'Limited Operation', 'Ambush');
      play.answers('British', '1');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });
});

describe('Pass, boundaries', () => {
  test('Pass: if the executing faction is British: it is not so, and 5 more [AR 2.3.3]', () => {
    // if the executing faction is British: it is not so
    // in up to 1 District or Foreign Country with a Guerrilla: more spaces than may be selected; the most are selected; none is there; one is there
    // place 1 Base here: just enough are ready
    example(program, (play) => {
      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Police, 2 Underground Guerrillas, 2 Bases and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [2, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Pass: place 1 Base here: more than enough are ready [AR 2.3.3]', () => {
    example(program, (play) => {
      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('Pass: if the executing faction is British: it is so [AR 2.3.3]', () => {
    example(program, (play) => {
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });
      play.answers('British', 'Fine');

      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
    });
  });

  test('Pass: in up to 1 District or Foreign Country with a Guerrilla: just as many spaces as may be selected [AR 2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Underground Guerrilla and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('Pass: in up to 1 District or Foreign Country with a Guerrilla: there is no such space [AR 2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Pass: hold 1 Punishment chit in the pool: no such chit is there [AR 2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

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
