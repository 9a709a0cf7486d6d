// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A28 Tegart Forts. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A28 Tegart Forts', () => {
  test('A28: three Police leave the map, and the British say which [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 2 Police', { space: 'Gaza', holds: [[2, 'Police']] });
      play.given('Galilee holds 1 Police and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A28', { by: 'Rebels', plays: 'A28', side: 'event' });
      play.answers('British', 'Police in Gaza', 'Police in Samaria', 'Police in Galilee');

      play.shows('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('Available has 4 Police', { box: 'Available', has: [[4, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: what is missing on the map is taken from Available [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Troops'],
        ],
      });

      play.when('British play A28', { by: 'British', plays: 'A28', side: 'event' });

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('Available has 6 Police', { box: 'Available', has: [[6, 'Police']] });
      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: all three from Available where no Police are on the map [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British play A28', { by: 'British', plays: 'A28', side: 'event' });

      play.shows('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('Available has 6 Police', { box: 'Available', has: [[6, 'Police']] });
    });
  });

  test('A28: as many as there are [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Out of Play holds 7 Police', { box: 'Out of Play', holds: [[7, 'Police']] });

      play.when('British play A28', { by: 'British', plays: 'A28', side: 'event' });

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Tegart Forts holds 2 Police', { box: 'Tegart Forts', holds: [[2, 'Police']] });
      play.shows('Out of Play holds 7 Police', { box: 'Out of Play', holds: [[7, 'Police']] });
    });
  });

  test('A28: Police stay on the card for good [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Tegart Forts holds 3 Police', { box: 'Tegart Forts', holds: [[3, 'Police']] });
      play.shows('Available has 6 Police', { box: 'Available', has: [[6, 'Police']] });
    });
  });

  test('A28: Guerrillas that march from a Foreign Country are Active [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Syria', 'Galilee', '1', 'Lebanon', 'Samaria', 'Galilee');

      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
      play.shows('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Galilee holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A28: into a Foreign Country they march unseen [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Galilee holds 2 Underground Guerrillas', { space: 'Galilee', holds: [[2, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Syria', '2');

      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
    });
  });

  test('A28: without the forts Guerrillas march from a Foreign Country unseen [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Galilee');

      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('A28: the forts stand at the borders of Transjordan and Egypt too [9.0 A28, background]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Egypt holds 1 Underground Guerrilla', { space: 'Egypt', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Transjordan', 'Samaria', 'Egypt', 'Gaza');

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });
      play.shows('Transjordan holds nothing', { space: 'Transjordan', holds: [] });
      play.shows('Egypt holds nothing', { space: 'Egypt', holds: [] });
    });
  });

  test('A28: Guerrillas that raid from a Foreign Country are Active and do nothing more [9.0 A28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Galilee');

      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.shows('Galilee holds 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A28: it counts as a British Capability [9.0 A28, tip]', () => {
    example(program, (play) => {
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A16 shaded', { by: 'Rebels', plays: 'A16', side: 'shaded' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('A28: it is not cancelled with the shaded ones [9.0 A16, tip]', () => {
    example(program, (play) => {
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });

      play.when('British play A16 unshaded', { by: 'British', plays: 'A16', side: 'unshaded' });

      play.shows('A28 is in play', { capability: 'A28', side: null, isInPlay: true });
    });
  });

  test('A28: no Italian Aid past the forts [9.0 A11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });

      play.shows('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
