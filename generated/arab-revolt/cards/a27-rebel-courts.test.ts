// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A27 Rebel Courts. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A27 Rebel Courts', () => {
  test('A27: a Base instead of a Guerrilla goes to Prison, in one space [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops, 2 Bases and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops, 1 Base and 2 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [2, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Samaria', 'yes');
      play.answers('British', 'Lydda');

      play.shows('Samaria holds 2 Troops, 1 Base, 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Troops, 1 Base, 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Base and 1 Guerrilla', {
        box: 'Prison',
        holds: [
          [1, 'Base'],
          [1, 'Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A27: the British may leave the first Base and take the second [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops, 1 Base and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops, 1 Base and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Samaria', 'no', 'Lydda', 'yes');

      play.shows('Samaria holds 2 Troops, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Base and 1 Guerrilla', {
        box: 'Prison',
        holds: [
          [1, 'Base'],
          [1, 'Guerrilla'],
        ],
      });
    });
  });

  test('A27: nobody is asked where no Base is [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain');

      play.shows('Samaria holds 2 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A27: a Base goes where no Guerrilla is [ruling, A Base for a Guerrilla]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Base', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain');

      play.shows('British are asked: yes, no', { asked: 'British', options: ['yes', 'no'] });
    });
  });

  test('A27: under a Curfew a Base and a Guerrilla where Mass Detention is in play [ruling, A Base for a Guerrilla]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops, 1 Base, 3 Active Guerrillas and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [3, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Troops, 1 Base, 3 Active Guerrillas and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [3, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain', 'Samaria', 'yes', 'Lydda');

      play.shows('Samaria holds 2 Troops, 2 Active Guerrillas, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Troops, 1 Base, 1 Active Guerrilla, 1 Curfew and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Base and 3 Guerrillas', {
        box: 'Prison',
        holds: [
          [1, 'Base'],
          [3, 'Guerrilla'],
        ],
      });
    });
  });

  test('A27: the next Punish may take another Base [ruling, A Base for a Guerrilla]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 2 Bases', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Base'],
        ],
      });
      play.given('the Punishment pool holds 2 Detain', { pool: 'Punishment', holds: [[2, 'Detain']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'yes');
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'yes');

      play.shows('Samaria holds 2 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 2 Bases', { box: 'Prison', holds: [[2, 'Base']] });
    });
  });

  test('A27: only Detain takes a Base [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'Demolish');

      play.shows('Samaria holds 2 Troops, 1 Base and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A27: no Base goes to Prison while the courts are not in play [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Base and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Fine');
      play.answers('British', 'Detain');

      play.shows('Samaria holds 2 Troops, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A27: a Base in Prison is Available again after the Reset Phase [9.0 A27, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Prison holds 1 Base and 2 Guerrillas', {
        box: 'Prison',
        holds: [
          [1, 'Base'],
          [2, 'Guerrilla'],
        ],
      });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 5 Bases', { box: 'Available', has: [[5, 'Base']] });
      play.shows('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
    });
  });

  test('A27: the shaded side is put in play [5.3]', () => {
    example(program, (play) => {
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play A27 shaded', { by: 'British', plays: 'A27', side: 'shaded' });

      play.shows('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('A27: four spaces with Opposition cost two more [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
    });
  });

  test('A27: three spaces with Opposition cost one more [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
    });
  });

  test('A27: the unshaded side counts no Opposition [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('A27: it is part of the net change before victory is judged [6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 shaded is in play', { capability: 'A27', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });
      play.given('the deck is A33', { deck: ['A33'] });

      play.when('conduct Political Will Phase', { by: null, conducts: 'Political Will Phase' });

      play.shows('Political Will is 4', { track: 'Political Will', is: 4 });
    });
  });

  test('A27: a Base in another space is not at hand [9.0 A27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.given('the Punishment pool holds 1 Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A27: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play A27 unshaded', { by: 'British', plays: 'A27', side: 'unshaded' });

      play.shows('A27 unshaded is in play', { capability: 'A27', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
