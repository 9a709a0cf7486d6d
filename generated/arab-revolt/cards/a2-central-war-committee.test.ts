// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A2 Central War Committee. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A2 Central War Committee', () => {
  test('A2: without the Capability Coordinate succeeds at the number of Bases [4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '3');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A2: Add 1 to the roll of Coordinate [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '3');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A2: Add 1, and no more than 1 [9.0 A2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '2');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Operations value is 1', { counter: 'Operations value', is: 1 });
    });
  });

  test('A2: Add 1 to the roll of the Resources Phase [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('conduct Resources Phase', { by: null, conducts: 'Resources Phase' });
      play.answers('British', 'done');
      play.answers('roll', '2');
      play.answers('draw', '1 Op');
      play.answers('Rebels', 'done');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
    });
  });

  test('A2: Add 1 to the roll of A7 [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A2: Add 1 to the roll of A20 [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '2');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A2: Add 1 to the roll of A23 [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '2');

      play.shows('Samaria holds 2 Bases and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A2: rolls against Irregulars stay as they are [9.0 A2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases and 2 Underground Irregulars', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Irregular'],
        ],
      });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '2');
      play.answers('roll', '3');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A2: British may execute a Rebel Capability [5.3]', () => {
    example(program, (play) => {
      play.when('British play A2 unshaded', { by: 'British', plays: 'A2', side: 'unshaded' });

      play.shows('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A2: Subtract 1 from the roll of Coordinate [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '3');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A2: Subtract 1, and no more than 1 [9.0 A2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '4');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A2: with no Base on the map a roll of 1 succeeds [9.0 A2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });
      play.answers('roll', '1');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A2: Subtract 1 from the roll of the Resources Phase [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('conduct Resources Phase', { by: null, conducts: 'Resources Phase' });
      play.answers('British', 'done');
      play.answers('roll', '3');

      play.shows('Rebels are asked: Unity, Operations chit, done', {
        asked: 'Rebels',
        options: ['Unity', 'Operations chit', 'done'],
      });
    });
  });

  test('A2: Subtract 1 from the roll of A7 [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '2');

      play.shows('Rebels are asked: Samaria, Gaza, done', { asked: 'Rebels', options: ['Samaria', 'Gaza', 'done'] });
    });
  });

  test('A2: Subtract 1 from the roll of A20 [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '3');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A2: Subtract 1 from the roll of A23 [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Rebels are asked: Mobilize, done', { asked: 'Rebels', options: ['Mobilize', 'done'] });
    });
  });

  test('A2: Rebels may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Rebels play A2 shaded', { by: 'Rebels', plays: 'A2', side: 'shaded' });

      play.shows('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A2: Ambush activates the Guerrilla before it removes a piece [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Underground Guerrilla, 1 Police and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Rebels are asked: Police in Samaria, Underground Irregular in Samaria', {
        asked: 'Rebels',
        options: ['Police in Samaria', 'Underground Irregular in Samaria'],
      });
      play.shows('Samaria holds 1 Active Guerrilla, 1 Police and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A2: the British conduct none of the Operations of the Rebels [3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 1 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation');

      play.shows('British are asked: Deploy, Patrol, Sweep, Assault', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Sweep', 'Assault'],
      });
    });
  });

  test('A2: nor their Special Activities [4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Deploy');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Divide, Air Recon', {
        asked: 'British',
        options: ['Punish', 'Divide', 'Air Recon'],
      });
    });
  });

  test('A2: the Rebels conduct no Special Activity of the British [4.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
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
      play.answers('Rebels', 'Operation & Special Activity', 'Operation', 'Rally');
      play.answers('Rebels', 'Special Activity');

      play.shows('Rebels are asked: Mobilize, Coordinate, Raid', {
        asked: 'Rebels',
        options: ['Mobilize', 'Coordinate', 'Raid'],
      });
    });
  });

  test('A2: with Patrol there is Divide [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 1 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Patrol');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Divide, Air Recon', {
        asked: 'British',
        options: ['Punish', 'Divide', 'Air Recon'],
      });
    });
  });

  test('A2: with Sweep there is no Divide [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 1 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Sweep');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Air Recon', { asked: 'British', options: ['Punish', 'Air Recon'] });
    });
  });

  test('A2: with March there is Mobilize and no Raid [4.3.1]', () => {
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
      play.answers('Rebels', 'Operation & Special Activity', 'Operation', 'March');
      play.answers('Rebels', 'Special Activity');

      play.shows('Rebels are asked: Mobilize, Coordinate', { asked: 'Rebels', options: ['Mobilize', 'Coordinate'] });
    });
  });

  test('A2: Coordinate raises the value before the roll [4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Coordinate', { by: 'Rebels', conducts: 'Coordinate' });

      play.shows('roll is asked: 1, 2, 3, 4, 5, 6', { asked: 'roll', options: ['1', '2', '3', '4', '5', '6'] });
      play.shows('Operations value is 2', { counter: 'Operations value', is: 2 });
    });
  });

  test('A2: Punish may use a held chit where the pool is empty [4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.given('Samaria holds 1 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Patrol');
      play.answers('British', 'Special Activity');

      play.shows('British are asked: Punish, Divide, Air Recon', {
        asked: 'British',
        options: ['Punish', 'Divide', 'Air Recon'],
      });
    });
  });
});
