// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A9 Hajj Amin al-Husayni. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A9 Hajj Amin al-Husayni', () => {
  test('A9: Syria or Lebanon, as the executing faction selects [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Egypt holds 1 Base', { space: 'Egypt', holds: [[1, 'Base']] });
      play.given('Galilee holds 1 Base', { space: 'Galilee', holds: [[1, 'Base']] });

      play.when('Rebels play A9 unshaded', { by: 'Rebels', plays: 'A9', side: 'unshaded' });

      play.shows('Rebels are asked: Syria, Lebanon', { asked: 'Rebels', options: ['Syria', 'Lebanon'] });
    });
  });

  test('A9: all Bases go from one of them, and the Track shifts [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Galilee holds 1 Base', { space: 'Galilee', holds: [[1, 'Base']] });

      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });
      play.answers('British', 'Syria');

      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Galilee holds 1 Base', { space: 'Galilee', holds: [[1, 'Base']] });
      play.shows('Available has 3 Bases', { box: 'Available', has: [[3, 'Base']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A9: the country with a Base has to be taken [ruling, A place where an Event does something]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });

      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });

      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A9: without a Base in either the Track still shifts [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Transjordan holds 1 Base', { space: 'Transjordan', holds: [[1, 'Base']] });

      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });

      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Transjordan holds 1 Base', { space: 'Transjordan', holds: [[1, 'Base']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A9: at Decentralized the shift raises Political Will [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A9: with a Base in a Foreign Country the Track shifts 1 step [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
      play.given('Egypt holds 1 Base', { space: 'Egypt', holds: [[1, 'Base']] });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
    });
  });

  test('A9: Guerrillas in a Foreign Country and Bases in Palestine shift nothing [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.given('Galilee holds 1 Base', { space: 'Galilee', holds: [[1, 'Base']] });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A9: Rebels conduct an Operation in as many spaces as their chit says [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });
      play.answers('Rebels', 'Rally', 'Samaria', 'Syria', '2');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Samaria holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Syria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.shows('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A9: the Operation does not need a Base in a Foreign Country [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('1 Op is in play', { chit: '1 Op', lies: 'in play', count: 1 });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Rebels are asked: Rally, March, Sabotage, Ambush, done', {
        asked: 'Rebels',
        options: ['Rally', 'March', 'Sabotage', 'Ambush', 'done'],
      });
    });
  });

  test('A9: Rebels may leave the Operation [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('1 Op is in play', { chit: '1 Op', lies: 'in play', count: 1 });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A9: no Operation without an Operations chit [ruling, An Operation with the chit in play]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Lebanon holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lebanon',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A9 shaded', { by: 'British', plays: 'A9', side: 'shaded' });

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Lebanon holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lebanon',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test("A9: the Operation goes with the chit of the Rebels' turn [9.0 A9]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A9', { card: 'A9' });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '1 Op');
      play.answers('Rebels', '2 Ops', 'Event', 'Event', 'shaded', 'Rally', 'Samaria', 'Gaza');

      play.shows('Samaria holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
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
      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('2 Ops is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('A9: the Bases go before Unity shifts [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });

      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });

      play.shows('British are asked: Lebanon, Syria', { asked: 'British', options: ['Lebanon', 'Syria'] });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A9: Unity has shifted before the Operation [9.0 A9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Rebels are asked: Rally, March, done', { asked: 'Rebels', options: ['Rally', 'March', 'done'] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });
});
