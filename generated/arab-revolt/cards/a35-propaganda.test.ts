// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A35 Propaganda!. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A35 Propaganda!', () => {
  test('A35: the last Propaganda card ends the game with a British victory [6.1.6, 7.0.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A35', { card: 'A35' });
      play.given('the deck is A14', { deck: ['A14'] });
      play.given('Political Will is 3', { track: 'Political Will', is: 3 });

      play.when('conduct Propaganda Round', { by: null, conducts: 'Propaganda Round' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('British win', { winner: 'British' });
    });
  });

  test('A35: a 1 Op chit does nothing [1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('1 Op is in play', { chit: '1 Op', lies: 'in play', count: 1 });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });

      play.when('conduct Chit Effect', { by: null, conducts: 'Chit Effect' });

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('1 Op is aside', { chit: '1 Op', lies: 'aside', count: 1 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: a 2 Ops chit lets the British remove an Active Guerrilla [1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', 'Active Guerrilla in Syria');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
      play.shows('2 Ops is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A35: a 3 Ops chit lets the British replace an Active Guerrilla with an Irregular [1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.given('Samaria holds 2 Active Guerrillas and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', '1');

      play.shows('Samaria holds 1 Active Guerrilla, 1 Underground Guerrilla and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('3 Ops is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
    });
  });

  test('A35: where no Irregular may stand, the Guerrilla is removed [ruling, Where Divide strikes]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.given('Syria holds 2 Active Guerrillas', { space: 'Syria', holds: [[2, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', '1');

      play.shows('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Available has 6 Irregulars', { box: 'Available', has: [[6, 'Irregular']] });
    });
  });

  test('A35: the British may leave the effect of the chit [1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.given('Samaria holds 2 Active Guerrillas', { space: 'Samaria', holds: [[2, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', '0');

      play.shows('Samaria holds 2 Active Guerrillas', { space: 'Samaria', holds: [[2, 'Active Guerrilla']] });
      play.shows('3 Ops is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
    });
  });

  test('A35: Centralized Rebels ignore the effect [6.6.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.given('Samaria holds 2 Active Guerrillas', { space: 'Samaria', holds: [[2, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });

      play.shows('Samaria holds 2 Active Guerrillas', { space: 'Samaria', holds: [[2, 'Active Guerrilla']] });
      play.shows('2 Ops is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: two chits are drawn, or a held one is used in their place [1.8.1, 2.3.4]', () => {
    example(program, (play) => {
      play.given('Rebels hold 3 Ops', { faction: 'Rebels', holds: [[1, '3 Ops']] });

      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '3 Ops');

      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.shows('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
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

  test('A35: the chit that is not used returns to the pool [1.8.1]', () => {
    example(program, (play) => {
      play.given('Rebels hold 3 Ops', { faction: 'Rebels', holds: [[1, '3 Ops']] });

      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '2 Ops');

      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('2 Ops is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.shows('Rebels hold 3 Ops', { faction: 'Rebels', holds: [[1, '3 Ops']] });
      play.shows('the Operations pool holds 3 1 Op, 2 2 Ops and 2 3 Ops', {
        pool: 'Operations',
        holds: [
          [3, '1 Op'],
          [2, '2 Ops'],
          [2, '3 Ops'],
        ],
      });
    });
  });

  test('A35: Decentralized Rebels draw only one, and may still use a held one [2.3.4, 6.6.4]', () => {
    example(program, (play) => {
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Rebels hold 3 Ops', { faction: 'Rebels', holds: [[1, '3 Ops']] });

      play.when('Rebels conduct Choose Operations Chit', { by: 'Rebels', conducts: 'Choose Operations Chit' });
      play.answers('draw', '1 Op');

      play.shows('Rebels are asked: 1 Op, 3 Ops', { asked: 'Rebels', options: ['1 Op', '3 Ops'] });
    });
  });

  test('A35: the British pass and hold a Punishment chit that they select [2.3.3]', () => {
    example(program, (play) => {
      play.given('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });

      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });
      play.answers('British', 'Demolish');

      play.shows('British hold Demolish and Fine', {
        faction: 'British',
        holds: [
          [1, 'Demolish'],
          [1, 'Fine'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain, 1 Demolish and 1 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [1, 'Fine'],
        ],
      });
    });
  });

  test('A35: the Rebels pass and may place a Base with a Guerrilla, in a District or Foreign Country [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Base and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa City holds 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });

      play.shows('Rebels are asked: Samaria, Syria, done', { asked: 'Rebels', options: ['Samaria', 'Syria', 'done'] });
    });
  });

  test('A35: the Base of a Rebel Pass [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Syria');

      play.shows('Syria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('A35: a British Limited Operation is in one space [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Samaria');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Lydda holds 1 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: a Rebel Limited Operation selects spaces up to the chit [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '2 Ops', 'Limited Operation', 'Limited Operation', 'Sabotage', 'Samaria', 'Lydda');
      play.answers('British', 'Active Guerrilla in Samaria');

      play.shows('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.shows('Lydda holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.shows('2 Ops is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('A35: Coordinate in the middle of an Operation adds a space [4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Samaria');
      play.answers('Rebels', 'Special Activity', 'Coordinate');
      play.answers('roll', '1');
      play.answers('Rebels', 'Gaza');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Active Guerrilla, 1 Base and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: a roll above the Bases leaves Unity [4.3.2, 6.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 2 Bases', { space: 'Gaza', holds: [[2, 'Base']] });
      play.given('Samaria holds 3 Active Guerrillas', { space: 'Samaria', holds: [[3, 'Active Guerrilla']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '3');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
    });
  });

  test('A35: a roll of the Bases on the map shifts Unity one step [4.3.2, 6.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '2');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Operations value is 3', { counter: 'Operations value', is: 3 });
    });
  });

  test('A35: the second faction chooses among the boxes left, and the leftmost box is first on the next card [2.3.2, 2.3.6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '1 Op', 'Event', 'Pass');
      play.answers('British', 'Limited Operation', 'Pass', 'Fine');

      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A35: the Event is no choice after a Mandatory Event [5.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A24', { card: 'A24' });
      play.given('Haifa City holds 4 Troops', { space: 'Haifa City', holds: [[4, 'Troops']] });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'done');

      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
      play.shows('British are asked: Limited Operation, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Operation & Special Activity'],
      });
    });
  });

  test('A35: a 3 Ops chit turns no second Guerrilla [1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('3 Ops is in play', { chit: '3 Ops', lies: 'in play', count: 1 });
      play.given('Samaria holds 3 Active Guerrillas', { space: 'Samaria', holds: [[3, 'Active Guerrilla']] });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('A35: Rebels who Pass place one Base [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels conduct Pass', { by: 'Rebels', conducts: 'Pass' });
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: British who Pass take one chit of their choice [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });

      play.shows('British are asked: Detain, Demolish, Fine', {
        asked: 'British',
        options: ['Detain', 'Demolish', 'Fine'],
      });
    });
  });

  test('A35: a faction that takes a box uses it or passes [2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation');

      play.shows('British are asked: Limited Operation, Pass', {
        asked: 'British',
        options: ['Limited Operation', 'Pass'],
      });
    });
  });

  test('A35: in the box of the Event, too [2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event');

      play.shows('British are asked: Event, Pass', { asked: 'British', options: ['Event', 'Pass'] });
    });
  });

  test('A35: and in the box of the Operation [2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity');

      play.shows('British are asked: Operation, Pass', { asked: 'British', options: ['Operation', 'Pass'] });
    });
  });

  test('A35: who passes in the box of the Event passes as elsewhere [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event', 'Pass', 'Fine');

      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: a British Limited Operation that was chosen is conducted [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation');

      play.shows('British are asked: Deploy, Patrol, Sweep', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Sweep'],
      });
    });
  });

  test('A35: a Rebel Limited Operation that was chosen is conducted [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Syria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '2 Ops', '1 Op');
      play.answers('Rebels', '2 Ops');
      play.answers('Rebels', 'Limited Operation', 'Limited Operation');

      play.shows('Rebels are asked: Rally, March', { asked: 'Rebels', options: ['Rally', 'March'] });
    });
  });

  test('A35: the Rebels who choose a chit hold any one [6.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });

      play.when('conduct Resources Phase', { by: null, conducts: 'Resources Phase' });
      play.answers('British', 'done');
      play.answers('roll', '1');
      play.answers('Rebels', 'Operations chit');

      play.shows('Rebels are asked: 1 Op, 2 Ops, 3 Ops', { asked: 'Rebels', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('A35: the chit of Foreign Assistance is returned after the Rally [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels conduct Foreign Assistance', { by: 'Rebels', conducts: 'Foreign Assistance' });
      play.answers('draw', '2 Ops');

      play.shows('Rebels are asked: Rally, done', { asked: 'Rebels', options: ['Rally', 'done'] });
      play.shows('2 Ops is drawn', { chit: '2 Ops', lies: 'drawn', count: 1 });
    });
  });

  test('A35: Troops leave Railways for Cities [6.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('A35: up to half of the Irregulars may be removed [6.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 5 Underground Irregulars', { space: 'Samaria', holds: [[5, 'Underground Irregular']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });

      play.shows('British are asked: 0, 1, 2', { asked: 'British', options: ['0', '1', '2'] });
    });
  });

  test('A35: Guerrillas leave a City for the only Base [6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Active Guerrillas', { space: 'Haifa City', holds: [[2, 'Active Guerrilla']] });
      play.given('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Rebels', '2 Active Guerrilla');

      play.shows('Samaria holds 1 Base and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A35: Guerrillas leave a City for any Base [6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
      play.given('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });

      play.shows('Rebels are asked: Samaria, Syria', { asked: 'Rebels', options: ['Samaria', 'Syria'] });
    });
  });

  test('A35: without a Base all Guerrillas leave Cities and Railways [6.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Active Guerrillas', { space: 'Haifa City', holds: [[2, 'Active Guerrilla']] });
      play.given('Haifa–Syria holds 2 Active Guerrillas', { space: 'Haifa–Syria', holds: [[2, 'Active Guerrilla']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Rebels', 'Haifa City', 'Syria', '1 Active Guerrilla');

      play.shows('Rebels are asked: Haifa City, Haifa–Syria', {
        asked: 'Rebels',
        options: ['Haifa City', 'Haifa–Syria'],
      });
    });
  });
});
