// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A31 French Syria. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A31 French Syria', () => {
  test('A31: all Rebel pieces in one of the two go to Prison [9.0 A31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base, 2 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lebanon holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lebanon',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Base and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('British play A31 unshaded', { by: 'British', plays: 'A31', side: 'unshaded' });
      play.answers('British', 'Syria');

      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
      play.shows('Lebanon holds 1 Base and 1 Underground Guerrilla', {
        space: 'Lebanon',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Galilee holds 1 Base and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
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

  test('A31: Syria or Lebanon, as the executing faction says [9.0 A31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels play A31 unshaded', { by: 'Rebels', plays: 'A31', side: 'unshaded' });

      play.shows('Rebels are asked: Syria, Lebanon', { asked: 'Rebels', options: ['Syria', 'Lebanon'] });
    });
  });

  test('A31: only Lebanon has Rebel pieces [ruling, A place where an Event does something]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Egypt holds 1 Active Guerrilla', { space: 'Egypt', holds: [[1, 'Active Guerrilla']] });

      play.when('Rebels play A31 unshaded', { by: 'Rebels', plays: 'A31', side: 'unshaded' });

      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Egypt holds 1 Active Guerrilla', { space: 'Egypt', holds: [[1, 'Active Guerrilla']] });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A31: neither has Rebel pieces [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Base and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A31 unshaded', { by: 'British', plays: 'A31', side: 'unshaded' });

      play.shows('Galilee holds 1 Base and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A31: Bases in Prison are Available again after the Reset Phase [9.0 A31, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });

      play.when('British play A31 unshaded', { by: 'British', plays: 'A31', side: 'unshaded' });
      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 5 Bases', { box: 'Available', has: [[5, 'Base']] });
    });
  });

  test('A31: a Guerrilla in each Foreign Country, from Prison, then Available [9.0 A31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Guerrilla and 1 Base', {
        box: 'Prison',
        holds: [
          [1, 'Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('British play A31 shaded', { by: 'British', plays: 'A31', side: 'shaded' });

      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Transjordan has no Guerrillas', {
        space: 'Transjordan',
        has: [[0, 'Underground Guerrilla', 'Active Guerrilla']],
      });
      play.shows('Egypt has no Guerrillas', {
        space: 'Egypt',
        has: [[0, 'Underground Guerrilla', 'Active Guerrilla']],
      });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.shows('Available has 13 Guerrillas', { box: 'Available', has: [[13, 'Guerrilla']] });
    });
  });

  test('A31: Transjordan and Egypt too, if they are in play [9.0 A30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Transjordan is in play', { open: 'Transjordan', is: true });
      play.given('Egypt is in play', { open: 'Egypt', is: true });
      play.given('Prison holds 5 Guerrillas', { box: 'Prison', holds: [[5, 'Guerrilla']] });

      play.when('Rebels play A31 shaded', { by: 'Rebels', plays: 'A31', side: 'shaded' });

      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Egypt holds 1 Underground Guerrilla', { space: 'Egypt', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('Available has 10 Guerrillas', { box: 'Available', has: [[10, 'Guerrilla']] });
    });
  });

  test('A31: the last Guerrilla goes where the executing faction says [ruling, The order of spaces where pieces or markers run out]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 14 Underground Guerrillas', { space: 'Gaza', holds: [[14, 'Underground Guerrilla']] });
      play.given('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });

      play.when('Rebels play A31 shaded', { by: 'Rebels', plays: 'A31', side: 'shaded' });
      play.answers('Rebels', 'Syria');

      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Gaza holds 14 Underground Guerrillas', { space: 'Gaza', holds: [[14, 'Underground Guerrilla']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
