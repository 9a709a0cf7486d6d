// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A1 Mass Detention. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A1 Mass Detention', () => {
  test('A1: Detain removes 1 additional Guerrilla from a selected space with a Curfew [9.0 A1, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 2 Troops, 4 Underground Guerrillas and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [4, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Haifa City', 'Samaria');

      play.shows('Samaria holds 2 Troops, 2 Underground Guerrillas, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 3 Guerrillas', { box: 'Prison', holds: [[3, 'Guerrilla']] });
      play.shows('2 Detain are aside', { chit: 'Detain', lies: 'aside', count: 2 });
    });
  });

  test('A1: a Curfew with one Guerrilla loses that one [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops, 1 Active Guerrilla, 1 Base and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops, 1 Base, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A1: Demolish removes no Guerrilla under a Curfew [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });
      play.given('Samaria holds 1 Troops, 2 Active Guerrillas and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A1: without the Capability a Curfew makes no difference [1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 is not in play', { capability: 'A1', side: null, isInPlay: false });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A1: with Rebel Courts a Base and a Guerrilla go from under a Curfew [ruling, A Base for a Guerrilla]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas, 2 Bases and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [2, 'Base'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'yes');

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas, 1 Base, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla and 1 Base', {
        box: 'Prison',
        holds: [
          [1, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A1: with Rebel Courts the British may still take two Guerrillas [ruling, A Base for a Guerrilla]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas, 1 Base and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'no');

      play.shows('Samaria holds 1 Troops, 1 Active Guerrilla, 1 Base, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
    });
  });

  test('A1: Rebels may execute a British Capability [5.3]', () => {
    example(program, (play) => {
      play.when('Rebels play A1 shaded', { by: 'Rebels', plays: 'A1', side: 'shaded' });

      play.shows('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.shows('Samaria holds 1 Base, 2 Underground Guerrillas, 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A1: Opposition may be added to a District or City adjacent to a space already at Opposition [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Jerusalem District holds 2 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Jerusalem District holds 2 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Rebels are asked: Samaria, Gaza, Jerusalem City, done', {
        asked: 'Rebels',
        options: ['Samaria', 'Gaza', 'Jerusalem City', 'done'],
      });
    });
  });

  test('A1: Opposition is added to one adjacent space only [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Jerusalem District holds 2 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('Rebels', 'Jerusalem City');

      play.shows('Jerusalem District holds 2 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: Rebels may leave the adjacent spaces alone [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Haifa City holds 1 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('Rebels', 'done');

      play.shows('Haifa City holds 1 Troops and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
    });
  });

  test('A1: a space that only now comes to Opposition spreads none [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops, 1 Active Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: Opposition just added counts in the second space [ruling, Already at Opposition]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Haifa City holds 1 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa District holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Haifa City');
      play.answers('Rebels', 'Haifa District');
      play.answers('British', 'Haifa District');

      play.shows('Rebels are asked: Galilee, Samaria, done', {
        asked: 'Rebels',
        options: ['Galilee', 'Samaria', 'done'],
      });
    });
  });

  test('A1: other chits spread no Opposition [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: a Detain chit of which only the Mobilization is resolved is not used [ruling, Already at Opposition]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Detain');

      play.shows('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: Opposition in another space gives the Rebels nothing [9.0 A1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play A1 unshaded', { by: 'British', plays: 'A1', side: 'unshaded' });

      play.shows('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: Fine removes the Sabotage of the Railway that has any [1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Detain');
      play.answers('British', 'Fine');

      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A1: a City that loses its last British piece loses its Curfew [1.12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Tel Aviv-Jaffa', 'done');
      play.answers('British', 'Haifa City', 'done');

      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
    });
  });

  test('A1: Ambush activates an Underground Guerrilla beside an Active one [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Active Guerrilla, 2 Underground Guerrillas and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [2, 'Underground Guerrilla'],
          [2, 'Police'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Samaria holds 2 Active Guerrillas, 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('A1: Opposition elsewhere does not halve an Assault [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
    });
  });

  test('A1: Deploy places Police or an Irregular in each space [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('British are asked: Police, Irregular', { asked: 'British', options: ['Police', 'Irregular'] });
    });
  });

  test('A1: Deploy places its Curfew in a selected space [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Irregular', 'done');

      play.shows('British are asked: Samaria, done', { asked: 'British', options: ['Samaria', 'done'] });
    });
  });

  test('A1: Deploy places a Curfew also when there is one elsewhere [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Irregular', 'done', 'Samaria');

      play.shows('Samaria holds 1 Police, 1 Underground Irregular and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A1: Patrol moves cubes to a selected City [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa City', 'done');
      play.answers('British', 'Samaria', '1', 'done');

      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
    });
  });

  test('A1: Sweep moves Troops to a selected City [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Troops', { space: 'Haifa District', holds: [[2, 'Troops']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Haifa City', 'done');
      play.answers('British', 'Haifa District', '1', 'done');

      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
    });
  });

  test('A1: Rally places Opposition where there are more Rebel than British pieces of any kind [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Base, 1 Underground Guerrilla and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [2, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Curfew and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Curfew'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', '0');

      play.shows('Samaria holds 1 Base, 1 Underground Guerrilla and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [2, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
