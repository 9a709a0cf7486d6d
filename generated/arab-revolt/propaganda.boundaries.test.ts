// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Propaganda Round, boundaries', () => {
  test('Propaganda Round: conduct Political Will Phase: done, and 4 more [AR 6.0]', () => {
    // conduct Political Will Phase: done
    // conduct Resources Phase: done
    // conduct Support Phase: done
    // conduct Redeploy Phase: done
    // conduct Reset Phase: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels conduct Propaganda Round', { by: 'Rebels', conducts: 'Propaganda Round' });
      play.answers('British', 'Demolish');
      play.answers('roll', '5');
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done', 'done');

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
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
});

describe('Political Will Phase, boundaries', () => {
  test('Political Will Phase: in each Railway with more Guerrillas than British pieces: both are equal, and 11 more [AR 6.1]', () => {
    // in each Railway with more Guerrillas than British pieces: both are equal
    // change Political Will by the net of: to one before the end of the track
    // -1 for each Railway with Sabotage: none is there
    // +1 for every 2 Railways without Sabotage: none is there
    // -2 for each City or District with more Rebel pieces than British pieces: both are equal; it is one less
    // +1 for every 2 Cities or Districts without Rebel pieces or Opposition: none is there; one is there
    // -1 for each District with a Base: none is there; one is there
    // conduct Rebel Victory: done
    // conduct Game End: done
    example(program, (play) => {
      play.when('Rebels conduct Political Will Phase', { by: 'Rebels', conducts: 'Political Will Phase' });

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('Political Will Phase: change Political Will by the net of: past the end of the track [AR 6.1]', () => {
    example(program, (play) => {
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('Rebels conduct Political Will Phase', { by: 'Rebels', conducts: 'Political Will Phase' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('Political Will Phase: in each Railway with more Guerrillas than British pieces: there is such a space, and 6 more [AR 6.1]', () => {
    // in each Railway with more Guerrillas than British pieces: there is such a space; it is one less; it is one more
    // place 1 Sabotage here: placed
    // change Political Will by the net of: just to the end of the track
    // -1 for each Railway with Sabotage: one is there
    // +1 for every 2 Railways without Sabotage: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Underground Irregulars', {
        space: 'Haifa City',
        holds: [[2, 'Underground Irregular']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Underground Guerrillas, 2 Active Guerrillas and 3 Troops', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
          [3, 'Troops'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Active Irregular and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Rebels conduct Political Will Phase', { by: 'Rebels', conducts: 'Political Will Phase' });

      play.shows('Haifa City holds 2 Underground Irregulars', {
        space: 'Haifa City',
        holds: [[2, 'Underground Irregular']],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Irregular and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 3 Troops, 2 Underground Guerrillas, 2 Active Guerrillas and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('Political Will Phase: -1 for every 2 spaces with Opposition: none is there, and 1 more [AR 6.1]', () => {
    // -1 for every 2 spaces with Opposition: none is there; one is there
    example(program, (play) => {
      play.given('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });

      play.when('Rebels conduct Political Will Phase', { by: 'Rebels', conducts: 'Political Will Phase' });

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('Political Will Phase: change Political Will by the net of: by nothing, and 1 more [AR 6.1]', () => {
    // change Political Will by the net of: by nothing
    // -2 for each City or District with more Rebel pieces than British pieces: it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Underground Irregulars, 4 Active Irregulars and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Underground Irregular'],
          [4, 'Active Irregular'],
          [1, 'Base'],
        ],
      });
      play.given('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });

      play.when('British conduct Political Will Phase', { by: 'British', conducts: 'Political Will Phase' });

      play.shows('Haifa District holds 2 Underground Irregulars, 4 Active Irregulars and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Underground Irregular'],
          [4, 'Active Irregular'],
          [1, 'Base'],
        ],
      });
      play.shows('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
    });
  });
});

describe('Rebel Victory, boundaries', () => {
  test('Rebel Victory: if Political Will is 0: it is so, and 2 more [AR 6.1.5]', () => {
    // if Political Will is 0: it is so; both are equal
    // Rebels win: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('British conduct Rebel Victory', { by: 'British', conducts: 'Rebel Victory' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('Rebels win', { winner: 'Rebels' });
    });
  });

  test('Rebel Victory: if Political Will is 0: it is not so, and 1 more [AR 6.1.5]', () => {
    // if Political Will is 0: it is not so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Rebels conduct Rebel Victory', { by: 'Rebels', conducts: 'Rebel Victory' });

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
    });
  });
});

describe('Game End, boundaries', () => {
  test('Game End: if the card is the last Propaganda card: it is not so [AR 6.1.6]', () => {
    example(program, (play) => {
      play.when('Rebels conduct Game End', { by: 'Rebels', conducts: 'Game End' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Resources Phase, boundaries', () => {
  test('Resources Phase: conduct British Resources: done, and 2 more [AR 6.2]', () => {
    // conduct British Resources: done
    // conduct Rebel Resources: done
    // conduct Foreign Assistance: done
    example(program, (play) => {
      play.when('British conduct Resources Phase', { by: 'British', conducts: 'Resources Phase' });
      play.answers('British', 'Detain');
      play.answers('roll', '6');
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'done');

      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
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
});

describe('British Resources, boundaries', () => {
  test('British Resources: return all Punishment chits to the pool: done [AR 6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct British Resources', { by: 'British', conducts: 'British Resources' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Rebel Resources, boundaries', () => {
  test('Rebel Resources: if the roll is at most the Bases on the map: it is so, and 6 more [AR 6.2.2]', () => {
    // roll a die: done
    // return all Operations chits to the pool: done
    // if the roll is at most the Bases on the map: it is so; it is one less
    // Rebels may choose one: done; "Unity" is chosen
    // shift Unity 1 toward Centralized: to one before the end of the track
    example(program, (play) => {
      play.when('Rebels conduct Rebel Resources', { by: 'Rebels', conducts: 'Rebel Resources' });
      play.answers('roll', '1');
      play.answers('Rebels', 'Unity');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('Rebel Resources: if the roll is at most the Bases on the map: it is not so, and 1 more [AR 6.2.2]', () => {
    // if the roll is at most the Bases on the map: it is not so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Rebel Resources', { by: 'British', conducts: 'Rebel Resources' });
      play.answers('roll', '1');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Rebel Resources: if the roll is at most the Bases on the map: both are equal, and 1 more [AR 6.2.2]', () => {
    // if the roll is at most the Bases on the map: both are equal
    // Rebels may choose one: "Operations chit" is chosen
    example(program, (play) => {
      play.when('Rebels conduct Rebel Resources', { by: 'Rebels', conducts: 'Rebel Resources' });
      play.answers('roll', '2');
      play.answers('Rebels', 'Operations chit', '2 Ops');

      play.shows('Rebels hold 2 Ops', { faction: 'Rebels', holds: [[1, '2 Ops']] });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
    });
  });

  test('Rebel Resources: Rebels may choose one: "Unity" is not possible [AR 6.2.2]', () => {
    example(program, (play) => {
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('Rebels conduct Rebel Resources', { by: 'Rebels', conducts: 'Rebel Resources' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });
});

describe('Foreign Assistance, boundaries', () => {
  test('Foreign Assistance: Rebels may conduct Rally in Foreign Countries, waiving presence: declined, and 2 more [AR 6.2.3]', () => {
    // set Operations value to the value of the drawn Operations chit: done
    // Rebels may conduct Rally in Foreign Countries, waiving presence: declined
    // return the drawn Operations chits to the pool: done
    example(program, (play) => {
      play.when('Rebels conduct Foreign Assistance', { by: 'Rebels', conducts: 'Foreign Assistance' });
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done');

      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('Foreign Assistance: Rebels may conduct Rally in Foreign Countries, waiving presence: conducted [AR 6.2.3]', () => {
    example(program, (play) => {
      play.when('Rebels conduct Foreign Assistance', { by: 'Rebels', conducts: 'Foreign Assistance' });
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'Rally', 'Syria', 'done');

      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });
});

describe('Support Phase, boundaries', () => {
  test('Support Phase: conduct British Support: done, and 1 more [AR 6.3]', () => {
    // conduct British Support: done
    // conduct Rebel Support: done
    example(program, (play) => {
      play.when('Rebels conduct Support Phase', { by: 'Rebels', conducts: 'Support Phase' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('British Support, boundaries', () => {
  test('British Support: British may conduct Divide: none of them can be conducted, and 1 more [AR 6.3.1]', () => {
    // British may conduct Divide: none of them can be conducted; declined
    example(program, (play) => {
      play.when('Rebels conduct British Support', { by: 'Rebels', conducts: 'British Support' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('British Support: British may conduct Divide: conducted [AR 6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Active Irregular', { space: 'Galilee', holds: [[1, 'Active Irregular']] });

      play.when('Rebels conduct British Support', { by: 'Rebels', conducts: 'British Support' });
      play.answers('British', 'Divide');
      play.answers('roll', '2');

      play.shows('Galilee holds 1 Active Irregular', { space: 'Galilee', holds: [[1, 'Active Irregular']] });
    });
  });
});

describe('Rebel Support, boundaries', () => {
  test('Rebel Support: Rebels may conduct Mobilize: declined [AR 6.3.2]', () => {
    example(program, (play) => {
      play.when('British conduct Rebel Support', { by: 'British', conducts: 'Rebel Support' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Rebel Support: Rebels may conduct Mobilize: conducted [AR 6.3.2]', () => {
    example(program, (play) => {
      play.when('British conduct Rebel Support', { by: 'British', conducts: 'Rebel Support' });
      play.answers('Rebels', 'Mobilize', 'done', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Redeploy Phase, boundaries', () => {
  test('Redeploy Phase: conduct British Redeploy: done, and 1 more [AR 6.4]', () => {
    // conduct British Redeploy: done
    // conduct Rebel Redeploy: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Redeploy Phase', { by: 'British', conducts: 'Redeploy Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('British Redeploy, boundaries', () => {
  test('British Redeploy: move all Troops in Railways to Cities: nothing can move, and 4 more [AR 6.4.1]', () => {
    // move all Troops in Railways to Cities: nothing can move
    // move any Police on the map to Railways or Cities: nothing can move
    // let dismissed be half of the Irregulars on the map, rounded down: done; nothing is left over
    // remove up to dismissed Irregulars on the map: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Active Irregulars', { space: 'Lydda', holds: [[2, 'Active Irregular']] });

      play.when('British conduct British Redeploy', { by: 'British', conducts: 'British Redeploy' });
      play.answers('British', 'done');

      play.shows('Lydda holds 2 Active Irregulars', { space: 'Lydda', holds: [[2, 'Active Irregular']] });
    });
  });

  test('British Redeploy: let dismissed be half of the Irregulars on the map, rounded down: something is left over [AR 6.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });

      play.when('British conduct British Redeploy', { by: 'British', conducts: 'British Redeploy' });

      play.shows('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
    });
  });

  test('British Redeploy: move any Police on the map to Railways or Cities: a group moves [AR 6.4.1]', () => {
    example(program, (play) => {
      play.when('British conduct British Redeploy', { by: 'British', conducts: 'British Redeploy' });
      play.answers(
        'British',
        'Haifa City',
        'Jerusalem City',
        'Gaza',
        'Tel Aviv-Jaffa–Haifa',
        'Jerusalem District',
        'Haifa City',
        'done',
      );

      play.shows('Jerusalem District holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Jerusalem City holds 2 Troops and 2 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Police']] });
    });
  });

  test('British Redeploy: move all Troops in Railways to Cities: a group moves [AR 6.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 4 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[4, 'Troops']] });

      play.when('Rebels conduct British Redeploy', { by: 'Rebels', conducts: 'British Redeploy' });
      play.answers('British', 'Haifa City', '4');

      play.shows('Haifa City holds 4 Troops', { space: 'Haifa City', holds: [[4, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
    });
  });
});

describe('Rebel Redeploy, boundaries', () => {
  test('Rebel Redeploy: if a Base is on the map: it is so, and 3 more [AR 6.4.2]', () => {
    // if a Base is on the map: it is so
    // move all Guerrillas in Railways and Cities to spaces with a Base: nothing can move; none is there; one is there
    example(program, (play) => {
      play.when('British conduct Rebel Redeploy', { by: 'British', conducts: 'Rebel Redeploy' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Rebel Redeploy: if a Base is on the map: it is not so, and 2 more [AR 6.4.2]', () => {
    // if a Base is on the map: it is not so; none is there
    // move all Guerrillas in Railways and Cities to Foreign Countries: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Active Guerrilla']],
      });

      play.when('Rebels conduct Rebel Redeploy', { by: 'Rebels', conducts: 'Rebel Redeploy' });
      play.answers('Rebels', 'Syria');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('Rebel Redeploy: if a Base is on the map: one is there, and 1 more [AR 6.4.2]', () => {
    // if a Base is on the map: one is there
    // move all Guerrillas in Railways and Cities to spaces with a Base: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });

      play.when('Rebels conduct Rebel Redeploy', { by: 'Rebels', conducts: 'Rebel Redeploy' });

      play.shows('Lydda holds 1 Underground Guerrilla and 1 Base', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
    });
  });

  test('Rebel Redeploy: move all Guerrillas in Railways and Cities to Foreign Countries: nothing can move [AR 6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels conduct Rebel Redeploy', { by: 'Rebels', conducts: 'Rebel Redeploy' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Reset Phase, boundaries', () => {
  test('Reset Phase: remove all Curfews on the map: none is there, and 3 more [AR 6.5]', () => {
    // remove all Curfews on the map: none is there
    // remove all Sabotage on the map: none is there
    // remove all Rebel pieces in Prison: none is there
    // flip all Guerrillas and Irregulars on the map to Underground: none is there
    example(program, (play) => {
      play.when('Rebels conduct Reset Phase', { by: 'Rebels', conducts: 'Reset Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Reset Phase: remove all Curfews on the map: some are there, and 2 more [AR 6.5]', () => {
    // remove all Curfews on the map: some are there
    // remove all Rebel pieces in Prison: some are there
    // flip all Guerrillas and Irregulars on the map to Underground: some are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.given('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });

      play.when('Rebels conduct Reset Phase', { by: 'Rebels', conducts: 'Reset Phase' });

      play.shows('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('Reset Phase: remove all Sabotage on the map: some are there [AR 6.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
    });
  });
});
