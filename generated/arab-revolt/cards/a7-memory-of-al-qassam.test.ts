// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A7 Memory of al-Qassam. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A7 Memory of al-Qassam', () => {
  test('A7: a roll equal to the Irregulars shifts the Track, one more does not [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars and 4 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Irregular'],
          [4, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular and 2 Bases', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [2, 'Base'],
        ],
      });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '3');
      play.answers('roll', '4');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: each of the two rolls may shift the Track 1 step [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('Rebels play A7 unshaded', { by: 'Rebels', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '1');
      play.answers('roll', '2');

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  test('A7: a shift beyond Decentralized raises Political Will [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '1');
      play.answers('roll', '2');

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A7: without Irregulars no roll shifts the Track [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 3 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [3, 'Troops'],
        ],
      });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '1');
      play.answers('roll', '1');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A7: a roll equal to the Bases allows Operations in the spaces with Opposition [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 5 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [5, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Rebels are asked: Lydda, Haifa City, done', {
        asked: 'Rebels',
        options: ['Lydda', 'Haifa City', 'done'],
      });
    });
  });

  test('A7: a roll above the Bases does nothing [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 5 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [5, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 4 Underground Irregulars', { space: 'Samaria', holds: [[4, 'Underground Irregular']] });
      play.given('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: Operations of different types use the same Guerrilla after a March [9.0 A7, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem District holds 1 Police and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Galilee holds 1 Police and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'Lydda', 'March', 'Jerusalem District');
      play.answers('Rebels', 'Jerusalem District', 'Ambush');
      play.answers('Rebels', 'Samaria', '2');
      play.answers('Rebels', 'Gaza');

      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Jerusalem District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Base, 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds 1 Police and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: one Operation in each space, and none where Opposition comes only now [ruling, Spaces with Opposition when the die is rolled]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Galilee holds 1 Opposition and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Opposition'],
          [1, 'Base'],
        ],
      });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'Lydda', 'March', 'Jerusalem District');

      play.shows('Rebels are asked: Galilee, done', { asked: 'Rebels', options: ['Galilee', 'done'] });
    });
  });

  test('A7: Rebels may stop at once [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A7: without Opposition there is nothing to do [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: Divide activates Irregulars in spaces of any kind, near Guerrillas of any kind [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 1', { track: 'Unity', is: 'Decentralized' });
      play.given('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Haifa–Syria holds 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Active Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars');

      play.shows('British are asked: Gaza, Haifa City, Haifa–Syria, done', {
        asked: 'British',
        options: ['Gaza', 'Haifa City', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('A7: a Guerrilla in a City next to the Irregular will do [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 1', { track: 'Unity', is: 'Decentralized' });
      play.given('Haifa District holds 1 Underground Irregular', {
        space: 'Haifa District',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Haifa District');

      play.shows('Haifa District holds 1 Active Irregular', {
        space: 'Haifa District',
        holds: [[1, 'Active Irregular']],
      });
      play.shows('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });
    });
  });

  test('A7: a Guerrilla in a Foreign Country will not [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 1', { track: 'Unity', is: 'Decentralized' });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '6');

      play.shows('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.shows('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('A7: Divide activates an Underground Irregular beside an Active one, and then replaces [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 1', { track: 'Unity', is: 'Decentralized' });
      play.given('Samaria holds 1 Underground Irregular, 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Samaria');

      play.shows('British are asked: Active Guerrilla in Galilee, Active Guerrilla in Samaria', {
        asked: 'British',
        options: ['Active Guerrilla in Galilee', 'Active Guerrilla in Samaria'],
      });
      play.shows('Samaria holds 2 Active Irregulars and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A7: at the second box of Unity two spaces are Divided [6.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Samaria', 'Active Guerrilla in Samaria', 'Gaza');

      play.shows('Galilee holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: at the fourth box of Unity one space is Divided [6.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Samaria');

      play.shows('Samaria holds 1 Active Irregular and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: at the first box of Unity two spaces are Divided [6.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 1', { track: 'Unity', is: 'Decentralized' });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Samaria', 'Active Guerrilla in Samaria', 'Gaza');

      play.shows('Galilee holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7: an Irregular comes from the map when none is Available [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Gaza holds 6 Underground Irregulars', { space: 'Gaza', holds: [[6, 'Underground Irregular']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Irregular', 'Underground Irregular in Gaza', 'done', 'done');

      play.shows('Samaria holds 1 Police and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 5 Underground Irregulars', { space: 'Gaza', holds: [[5, 'Underground Irregular']] });
    });
  });

  test('A7: a Base comes from the map when none is Available [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });
      play.given('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });

      play.shows('Rebels are asked: Base in Gaza, Base in Lebanon, Base in Syria, done', {
        asked: 'Rebels',
        options: ['Base in Gaza', 'Base in Lebanon', 'Base in Syria', 'done'],
      });
    });
  });

  test('A7: Opposition comes to a ninth space [1.6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Galilee holds 1 Opposition', { space: 'Galilee', holds: [[1, 'Opposition']] });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.given('Jerusalem District holds 1 Opposition', { space: 'Jerusalem District', holds: [[1, 'Opposition']] });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Tel Aviv-Jaffa holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A7: March from Tel Aviv-Jaffa may take each Railway [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows(
        'Rebels are asked: Lydda, Tel Aviv-Jaffa–Haifa, Tel Aviv-Jaffa–Jerusalem, Egypt–Tel Aviv-Jaffa, done',
        {
          asked: 'Rebels',
          options: ['Lydda', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa', 'done'],
        },
      );
    });
  });

  test('A7: March from Lebanon leads to Galilee and Syria [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Galilee, Syria, done', { asked: 'Rebels', options: ['Galilee', 'Syria', 'done'] });
    });
  });

  test('A7: March from Egypt leads to Gaza and the Railway [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Egypt holds 1 Underground Guerrilla', { space: 'Egypt', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Gaza, Egypt–Tel Aviv-Jaffa, done', {
        asked: 'Rebels',
        options: ['Gaza', 'Egypt–Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('A7: a space where no Operation can be conducted is not offered [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 5 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [5, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Police, 1 Opposition and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Rebels are asked: Lydda, Haifa City, done', {
        asked: 'Rebels',
        options: ['Lydda', 'Haifa City', 'done'],
      });
      play.shows('Jerusalem City is not offered', { offered: ['Jerusalem City'], is: false });
    });
  });
});
