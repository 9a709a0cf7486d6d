// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Event Card Round, boundaries', () => {
  test('Event Card Round: if the card is a Mandatory Event: it is so, and 4 more [AR 2.3]', () => {
    // if the card is a Mandatory Event: it is so
    // close the Event box: done
    // play the card's Event: done
    // conduct Turn: done
    example(program, (play) => {
      play.given('the card is A11', { card: 'A11' });

      play.when('British conduct Event Card Round', { by: 'British', conducts: 'Event Card Round' });
      play.answers('Rebels', 'Rally', 'Jerusalem District', 'Rally', 'Jerusalem District');
      play.answers('draw', '3 Ops', '1 Op');
      play.answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Troops, 1 Police, 3 Underground Guerrillas and 1 Base', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [3, 'Underground Guerrilla'],
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
      play.shows('British are asked: Operation, Pass', { asked: 'British', options: ['Operation', 'Pass'] });
    });
  });

  test('Event Card Round: adjust the order of play by the boxes taken: done [AR 2.3]', () => {
    example(program, (play) => {
      play.given('the card is A11', { card: 'A11' });

      play.when('British conduct Event Card Round', { by: 'British', conducts: 'Event Card Round' });
      play.answers('Rebels', 'done');
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '2 Ops', 'Operation & Special Activity', 'Pass', 'Samaria');
      play.answers('British', 'Pass', 'Demolish');

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
      play.shows('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [3, '3 Ops'],
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
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('Rebels are 2nd Eligible', { place: 'second', is: 'Rebels' });
    });
  });

  test('Event Card Round: if the card is a Mandatory Event: it is not so [AR 2.3]', () => {
    example(program, (play) => {
      play.when('British conduct Event Card Round', { by: 'British', conducts: 'Event Card Round' });
      play.answers('draw', '3 Ops', '3 Ops');
      play.answers('Rebels', 'Event', 'Syria');

      play.shows('Syria holds 2 Underground Guerrillas and 2 Bases', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Base'],
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
      play.shows('British are asked: Limited Operation, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Operation & Special Activity'],
      });
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
      play.answers('British', 'Operation & Special Activity', 'Pass', 'Fine');

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

  test('Turn: choose one: "Event" is not possible, and 3 more [AR 2.3.2]', () => {
    // choose one: done; "Event" is not possible; "Pass" is chosen
    // conduct Pass: done
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event', 'Detain');

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

  test('Turn: choose one: "Pass" is chosen, and 2 more [AR 2.3.2]', () => {
    // choose one: done; "Pass" is chosen
    // conduct Pass: done
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

  test('Turn: choose one: "Limited Operation" is chosen, and 2 more [AR 2.3.2]', () => {
    // choose one: "Limited Operation" is chosen
    // if the executing faction is Rebels: it is not so
    // conduct a Limited Operation: conducted
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers(
        'British',
        'Limited Operation',
        'Limited Operation',
        'Deploy',
        'Jerusalem District',
        'Police',
        'Police in Samaria',
        'done',
        'done',
      );

      play.shows('Samaria holds 2 Underground Guerrillas, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops, 2 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('Turn: if the executing faction is Rebels: it is so, and 4 more [AR 2.3.2]', () => {
    // if the executing faction is Rebels: it is so
    // conduct Choose Operations Chit: done
    // choose one: "Limited Operation" is not possible
    // conduct Chit Effect: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the Operations pool holds 1 Op', { pool: 'Operations', holds: [[1, '1 Op']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('Rebels', 'Limited Operation');

      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.shows('the Operations pool holds nothing', { pool: 'Operations', holds: [] });
      play.shows('3 1 Op chits are aside', { chit: '1 Op', lies: 'aside', count: 3 });
    });
  });

  test('Turn: choose one: "Operation" is not possible [AR 2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the Operations pool holds 1 Op', { pool: 'Operations', holds: [[1, '1 Op']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('Rebels', 'Operation & Special Activity');

      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.shows('the Operations pool holds nothing', { pool: 'Operations', holds: [] });
      play.shows('3 1 Op chits are aside', { chit: '1 Op', lies: 'aside', count: 3 });
    });
  });

  test('Turn: choose one: "Operation" is chosen [AR 2.3.2]', () => {
    example(program, (play) => {
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Sweep',
        'Galilee',
        'Gaza',
        'Haifa District',
        'Special Activity',
        'Air Recon',
        'Jerusalem District',
        'Haifa–Syria',
      );

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('British are asked: Haifa District, Jerusalem District, Haifa City, done', {
        asked: 'British',
        options: ['Haifa District', 'Jerusalem District', 'Haifa City', 'done'],
      });
    });
  });

  test('Turn: if the executing faction is Rebels: it is so, and 1 more [AR 2.3.2]', () => {
    // if the executing faction is Rebels: it is so
    // conduct an Operation: conducted
    example(program, (play) => {
      play.given('Rebels hold 3 1 Op and 2 3 Ops', {
        faction: 'Rebels',
        holds: [
          [3, '1 Op'],
          [2, '3 Ops'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '3 Ops');
      play.answers(
        'Rebels',
        '2 Ops',
        'Limited Operation',
        'Limited Operation',
        'March',
        'Haifa District',
        'Tel Aviv-Jaffa–Haifa',
        'Samaria',
        'Haifa District',
        '2 Underground Guerrilla',
      );

      play.shows('Haifa District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Police, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('the Operations pool holds 2 2 Ops and 3 Ops', {
        pool: 'Operations',
        holds: [
          [2, '2 Ops'],
          [1, '3 Ops'],
        ],
      });
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });
});

describe('Pass, boundaries', () => {
  test('Pass: if the executing faction is British: it is not so, and 6 more [AR 2.3.3]', () => {
    // if the executing faction is British: it is not so
    // in up to 1 District or Foreign Country with a Guerrilla: more spaces than may be selected; the most are selected; none is there; one is there
    // place 1 Base here: none is ready; the space holds all that may stand there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 1 Underground Guerrilla and 2 Bases', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Base'],
        ],
      });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Lydda');

      play.shows('Lydda holds 1 Underground Guerrilla and 2 Bases', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Base'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('Pass: if the executing faction is British: it is so [AR 2.3.3]', () => {
    example(program, (play) => {
      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });

      play.shows('British are asked: Detain, Demolish, Fine', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine'],
      });
    });
  });

  test('Pass: in up to 1 District or Foreign Country with a Guerrilla: just as many spaces as may be selected, and 1 more [AR 2.3.3]', () => {
    // in up to 1 District or Foreign Country with a Guerrilla: just as many spaces as may be selected
    // place 1 Base here: more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Lebanon');

      play.shows('Lebanon holds 1 Underground Guerrilla and 1 Base', {
        space: 'Lebanon',
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

  test('Pass: place 1 Base here: just enough are ready [AR 2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Active Guerrilla and 1 Base', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Lydda');

      play.shows('Lydda holds 1 Active Guerrilla and 2 Bases', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });
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
