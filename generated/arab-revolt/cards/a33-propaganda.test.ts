// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A33 Propaganda!. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A33 Propaganda!', () => {
  test('A33: Sabotage first on Railways with more Guerrillas than British pieces [6.1.1, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 2 Underground Guerrillas and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla and 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[2, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
      play.shows('Haifa–Syria has 1 Sabotage', { space: 'Haifa–Syria', has: [[1, 'Sabotage']] });
      play.shows('Tel Aviv-Jaffa–Haifa has no Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', has: [[0, 'Sabotage']] });
      play.shows('Egypt–Tel Aviv-Jaffa has 2 Sabotage', { space: 'Egypt–Tel Aviv-Jaffa', has: [[2, 'Sabotage']] });
    });
  });

  test('A33: three Railways without Sabotage count as two [6.1.1, 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
    });
  });

  test('A33: Cities and Districts with more Rebel pieces, without any, and Districts with Bases [6.1.2, 6.1.3, 7.1, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Base, 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Active Guerrilla and 1 Underground Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Haifa City holds 2 Underground Guerrillas and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Galilee holds 2 Bases and 2 Troops', {
        space: 'Galilee',
        holds: [
          [2, 'Base'],
          [2, 'Troops'],
        ],
      });
      play.given('Syria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('A33: every three Irregulars on the map [6.1.4, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Haifa–Syria holds 2 Active Irregulars', { space: 'Haifa–Syria', holds: [[2, 'Active Irregular']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('A33: six Irregulars cost two [6.1.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 3 Underground Irregulars', { space: 'Galilee', holds: [[3, 'Underground Irregular']] });
      play.given('Haifa–Syria holds 3 Active Irregulars', { space: 'Haifa–Syria', holds: [[3, 'Active Irregular']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
    });
  });

  test('A33: Political Will at 0 is a Rebel victory, even at the last Propaganda card [6.1.5, 7.0.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A33', { card: 'A33' });
      play.given('the deck is A14', { deck: ['A14'] });
      play.given('Political Will is 9', { track: 'Political Will', is: 9 });
      play.given('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('Rebels win', { winner: 'Rebels' });
    });
  });

  test('A33: the net change is what counts [6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A33', { card: 'A33' });
      play.given('the deck is A35', { deck: ['A35'] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 2', { track: 'Political Will', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A33: at 1 the game goes on to the British chit [6.0, 6.1.5, 6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A33', { card: 'A33' });
      play.given('the deck is A14, A35', { deck: ['A14', 'A35'] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
      play.shows('British are asked: Detain, Demolish, Fine, done', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine', 'done'],
      });
    });
  });

  test('A33: the British select one Punishment chit and return all others [1.7.1, 6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.given('Demolish is aside', { chit: 'Demolish', lies: 'aside', count: 1 });

      play.when('British conduct Resources Phase', { by: 'British', conducts: 'Resources Phase' });
      play.answers('British', 'Fine');
      play.answers('roll', '1');
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done');

      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 1 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
    });
  });

  test('A33: on a roll of at most the Bases on the map Unity shifts [1.8.1, 6.2.2, 6.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('3 Ops is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
      play.given('Rebels hold 1 Op', { faction: 'Rebels', holds: [[1, '1 Op']] });

      play.when('British conduct Resources Phase', { by: 'British', conducts: 'Resources Phase' });
      play.answers('British', 'done');
      play.answers('roll', '3');
      play.answers('Rebels', 'Unity');
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'done');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
    });
  });

  test('A33: or the Rebels hold a chit that they select [6.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('3 Ops is aside', { chit: '3 Ops', lies: 'aside', count: 1 });

      play.when('British conduct Resources Phase', { by: 'British', conducts: 'Resources Phase' });
      play.answers('British', 'Detain');
      play.answers('roll', '3');
      play.answers('Rebels', 'Operations chit', '3 Ops');
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'done');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Rebels hold 3 Ops', { faction: 'Rebels', holds: [[1, '3 Ops']] });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 2 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [2, '3 Ops'],
        ],
      });
    });
  });

  test('A33: on a higher roll neither, and the held chit returns all the same [ruling, Chits returned in the Resources Phase]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Rebels hold 3 Ops', { faction: 'Rebels', holds: [[1, '3 Ops']] });

      play.when('British conduct Resources Phase', { by: 'British', conducts: 'Resources Phase' });
      play.answers('British', 'Detain');
      play.answers('roll', '4');
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'done');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
    });
  });

  test('A33: Foreign Assistance rallies in Foreign Countries without Rebel pieces, up to the drawn chit [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels conduct Foreign Assistance', { by: 'Rebels', conducts: 'Foreign Assistance' });
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'Rally');

      play.shows('Rebels are asked: Lebanon, Syria, Transjordan', {
        asked: 'Rebels',
        options: ['Lebanon', 'Syria', 'Transjordan'],
      });
    });
  });

  test('A33: the chit of Foreign Assistance has no effect and returns [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels conduct Foreign Assistance', { by: 'Rebels', conducts: 'Foreign Assistance' });
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'Rally', 'Syria', '2', 'Lebanon');

      play.shows('Syria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Transjordan holds nothing', { space: 'Transjordan', holds: [] });
      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('the Operations pool holds 3 1 Op, 3 2 Ops and 3 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [3, '2 Ops'],
          [3, '3 Ops'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A33: the British may Divide, the Rebels may Mobilize [6.3, 6.3.1, 6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('Rebels conduct Support Phase', { by: 'Rebels', conducts: 'Support Phase' });
      play.answers('British', 'Divide');
      play.answers('roll', '1');
      play.answers('Rebels', 'Mobilize', 'Lebanon', 'done');
      play.answers('Rebels', 'Haifa City');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Haifa City holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
    });
  });

  test('A33: either may leave it [6.3, 6.3.1, 6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('British conduct Support Phase', { by: 'British', conducts: 'Support Phase' });
      play.answers('British', 'done');
      play.answers('Rebels', 'done');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
    });
  });

  test('A33: the British must move Troops on Railways to Cities, may move Police and may remove half of the Irregulars [6.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Troops and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Samaria holds 2 Troops, 2 Police and 3 Underground Irregulars', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [3, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });

      play.when('British conduct Redeploy Phase', { by: 'British', conducts: 'Redeploy Phase' });
      play.answers('British', 'Jerusalem City', '2');
      play.answers('British', 'Samaria', 'Haifa City', '1', 'done');
      play.answers('British', 'Active Irregular in Gaza', 'Underground Irregular in Samaria');

      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
      play.shows('Jerusalem City holds 2 Troops', { space: 'Jerusalem City', holds: [[2, 'Troops']] });
      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Samaria holds 2 Troops, 1 Police and 2 Underground Irregulars', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Active Irregular', { space: 'Gaza', holds: [[1, 'Active Irregular']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A33: Troops on Railways go to Cities, Police to Railways or Cities [6.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });

      play.when('British conduct Redeploy Phase', { by: 'British', conducts: 'Redeploy Phase' });
      play.answers('British', 'Samaria');

      play.shows(
        'British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City, Haifa–Syria, Tel Aviv-Jaffa–Haifa, Tel Aviv-Jaffa–Jerusalem, Egypt–Tel Aviv-Jaffa',
        {
          asked: 'British',
          options: [
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Haifa–Syria',
            'Tel Aviv-Jaffa–Haifa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Egypt–Tel Aviv-Jaffa',
          ],
        },
      );
    });
  });

  test('A33: the Rebels move Guerrillas on Railways and in Cities to spaces with Bases [6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Jerusalem City holds 2 Active Guerrillas', {
        space: 'Jerusalem City',
        holds: [[2, 'Active Guerrilla']],
      });
      play.given('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Redeploy Phase', { by: 'British', conducts: 'Redeploy Phase' });
      play.answers('Rebels', 'Jerusalem City', 'Gaza', '1', 'Jerusalem City', 'Syria', 'Gaza');

      play.shows('Gaza holds 1 Base, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Syria holds 1 Base and 1 Active Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Jerusalem City holds nothing', { space: 'Jerusalem City', holds: [] });
    });
  });

  test('A33: without Bases to Foreign Countries [6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Redeploy Phase', { by: 'British', conducts: 'Redeploy Phase' });

      play.shows('Rebels are asked: Lebanon, Syria', { asked: 'Rebels', options: ['Lebanon', 'Syria'] });
    });
  });

  test('A33: the Reset Phase clears the map, empties Prison and flips Guerrillas and Irregulars [1.3.6, 1.12, 6.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A33', { card: 'A33' });
      play.given('Samaria holds 2 Active Guerrillas, 1 Active Irregular, 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Active Irregular'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 2 Sabotage', { space: 'Haifa–Syria', holds: [[2, 'Sabotage']] });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Prison holds 2 Guerrillas and 1 Base', {
        box: 'Prison',
        holds: [
          [2, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Out of Play holds 5 Troops', { box: 'Out of Play', holds: [[5, 'Troops']] });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Samaria holds 2 Underground Guerrillas, 1 Underground Irregular, 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Underground Irregular'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Out of Play holds 5 Troops', { box: 'Out of Play', holds: [[5, 'Troops']] });
    });
  });

  test('A33: a faction in the box for an Operation and a Special Activity may Pass [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Fine');

      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A33: without a Base the Guerrillas in Cities leave for a Foreign Country [6.4, 6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels conduct Redeploy Phase', { by: 'Rebels', conducts: 'Redeploy Phase' });
      play.answers('Rebels', 'Lebanon');

      play.shows('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
    });
  });
});
