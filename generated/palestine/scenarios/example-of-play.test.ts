// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The example of play [P 8.0], step by step. */

import { describe, test } from 'vitest';
import { script } from '../../../runtime/testing.js';
import { program } from '../index.js';

describe('The example of play', () => {
  const play = script(program, {
    seed: 1,
    deck: [
      'P31',
      'P10',
      'P27',
      'P25',
      'P7',
      'P8',
      'P35',
      'P1',
      'P2',
      'P3',
      'P4',
      'P5',
      'P6',
      'P33',
      'P9',
      'P11',
      'P12',
      'P13',
      'P14',
      'P15',
      'P34',
    ],
  });

  // 8.0, Dov Gruner, the Irgun turn
  test('8.0 P31: Irgun Sabotage and Terror', () => {
    play.step('P31: Irgun Sabotage and Terror', () => {
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Galilee');
      play.answers('roll', '4');
      play.answers('Irgun', 'Gaza', 'no');
      play.answers('roll', '2');
      play.answers('Irgun', 'Haifa City', 'continue');
      play.answers('roll', '4');
      play.answers('Irgun', 'Jerusalem City', 'yes', 'Terror');
      play.answers('roll', '5');
      play.answers('Irgun', 'done');

      play.shows('Galilee holds 1 Active Cell, 2 Troops and 1 Sabotage', {
        space: 'Galilee',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell and 2 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell, 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell, 2 Troops, 1 Police and 2 Terror', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Terror'],
        ],
      });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Available has 4 Cells', { box: 'Available', has: [[4, 'Cell']] });
      play.shows('Available has 3 Arms Caches', { box: 'Available', has: [[3, 'Arms Cache']] });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  // 8.0, Dov Gruner, the British turn
  test('8.0 P31: British Limited Patrol', () => {
    play.step('P31: British Limited Patrol', () => {
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Patrol', 'Jerusalem City');
      play.answers('British', 'Haifa City', 'done');
      play.answers('British', 'Jerusalem City');

      play.shows('Haifa City holds 1 Active Cell, 2 Troops and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 2 Police and 2 Terror', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [2, 'Terror'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
    });
  });

  // 8.0, Palestine Police Force, the British turn
  test('8.0 P10: British Deploy and Restore', () => {
    play.step('P10: British Deploy and Restore', () => {
      play.answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Deploy',
        'Samaria',
        'Tel Aviv-Jaffa',
        'Haifa City',
      );
      play.answers('British', 'done', 'Tel Aviv-Jaffa–Jerusalem', 'Samaria', '2', 'done');
      play.answers('British', 'Special Activity', 'Restore');

      play.shows('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell, 2 Troops and 2 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell, 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 2 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Troops']],
      });
      play.shows('Jerusalem City holds 2 Troops, 2 Police and 2 Sabotage', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Available has no Police', { box: 'Available', has: [[0, 'Police']] });
    });
  });

  // 8.0, Palestine Police Force, the Irgun turn
  test('8.0 P10: Irgun Limited Rob', () => {
    play.step('P10: Irgun Limited Rob', () => {
      play.answers('Irgun', 'Limited Operation', 'Limited Operation', 'Rob', 'Haifa District');
      play.answers('roll', '4');
      play.answers('Irgun', 'done');

      play.shows('Haifa District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Available has 2 Arms Caches', { box: 'Available', has: [[2, 'Arms Cache']] });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  // 8.0, American Loans, the Irgun turn
  test('8.0 P27: Irgun Recruit with an Offensive, and Silence', () => {
    play.step('P27: Irgun Recruit with an Offensive, and Silence', () => {
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Recruit', 'Jerusalem City');
      play.answers('Irgun', 'Tel Aviv-Jaffa–Haifa', '1', 'Egypt–Tel Aviv-Jaffa', '1');
      play.answers('Irgun', 'Offensive', 'Haifa District', 'Tel Aviv-Jaffa', '1');
      play.answers('Irgun', 'Special Activity', 'Tel Aviv-Jaffa');

      play.shows('Jerusalem City holds 1 Underground Cell, 2 Troops, 2 Police and 2 Sabotage', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [2, 'Police'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Underground Cells, 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Available has no Cells', { box: 'Available', has: [[0, 'Cell']] });
      play.shows('Available has 1 Police', { box: 'Available', has: [[1, 'Police']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  // 8.0, American Loans, the British turn
  test('8.0 P27: British Pass', () => {
    play.step('P27: British Pass', () => {
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 1');

      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
    });
  });

  // 8.0, Menachem Begin, the British turn
  test('8.0 P25: British Search and Mass Detention', () => {
    play.step('P25: British Search and Mass Detention', () => {
      play.answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Search',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Lydda',
        'done',
      );
      play.answers(
        'British',
        'Tel Aviv-Jaffa–Jerusalem',
        'Tel Aviv-Jaffa',
        '1',
        'Tel Aviv-Jaffa–Jerusalem',
        'Jerusalem City',
        'Gaza',
        '2',
        'done',
      );
      play.answers('British', 'continue', 'Curfew', 'continue', 'Curfew', 'continue');
      play.answers('British', 'Special Activity', 'Mass Detention', 'Tel Aviv-Jaffa');
      play.answers('roll', '4');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Lydda holds 1 Arms Cache and 2 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Arms Cache'],
          [2, 'Troops'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell, 3 Troops, 2 Police, 2 Sabotage and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [3, 'Troops'],
          [2, 'Police'],
          [2, 'Sabotage'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 4 Cells', { box: 'Prison', holds: [[4, 'Cell']] });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  // 8.0, Menachem Begin, the Irgun turn
  test('8.0 P25: Irgun play the shaded Event', () => {
    play.step('P25: Irgun play the shaded Event', () => {
      play.answers('Irgun', 'Event', 'Event', 'shaded');

      play.shows('P25 shaded is in play', { capability: 'P25', side: 'shaded', isInPlay: true });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  // 8.0, Lehi, the Irgun turn
  test('8.0 P7: Irgun Travel, interrupted by Propagandize', () => {
    play.step('P7: Irgun Travel, interrupted by Propagandize', () => {
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Travel', 'Gaza', 'Tel Aviv-Jaffa');
      play.answers('Irgun', 'Special Activity', 'Propagandize', 'Tel Aviv-Jaffa', 'Jerusalem City');
      play.answers('Irgun', 'Samaria', 'Tel Aviv-Jaffa–Jerusalem');
      play.answers('Irgun', 'Galilee', 'Haifa–Syria');

      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell, 3 Troops, 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Galilee holds 2 Troops and 1 Sabotage', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
    });
  });

  // 8.0, Lehi, the British turn
  test('8.0 P7: British Limited Assault with an Intelligence Lead', () => {
    play.step('P7: British Limited Assault with an Intelligence Lead', () => {
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Lydda');
      play.answers('draw', 'Intel 0');
      play.answers('British', 'Intelligence Lead', 'Intel 0', 'Jerusalem City');

      play.shows('Lydda holds 2 Troops', { space: 'Lydda', holds: [[2, 'Troops']] });
      play.shows('Jerusalem City holds 3 Troops, 2 Police, 2 Sabotage and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [2, 'Police'],
          [2, 'Sabotage'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Available has 1 Cell', { box: 'Available', has: [[1, 'Cell']] });
      play.shows('Prison holds 4 Cells', { box: 'Prison', holds: [[4, 'Cell']] });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
    });
  });

  // 8.0, Harry Truman, the British turn
  test('8.0 P8: British Negotiate, then Patrol', () => {
    play.step('P8: British Negotiate, then Patrol', () => {
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Patrol', 'Special Activity');
      play.answers('roll', '5');
      play.answers('Irgun', 'Underground Cell in Haifa District', 'Underground Cell in Jerusalem District');
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa', 'done');
      play.answers('British', 'Samaria', 'Tel Aviv-Jaffa–Haifa');
      play.answers(
        'British',
        'Jerusalem City',
        'Tel Aviv-Jaffa–Jerusalem',
        '1',
        'Jerusalem City',
        'Egypt–Tel Aviv-Jaffa',
        'done',
      );
      play.answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'yes', '1');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell and 1 Police', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell and 1 Police', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Police']],
      });
      play.shows('Prison holds 5 Cells', { box: 'Prison', holds: [[5, 'Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });

  // 8.0, Harry Truman, the Irgun turn
  test('8.0 P8: Irgun play the shaded Event', () => {
    play.step('P8: Irgun play the shaded Event', () => {
      play.answers('Irgun', 'Event', 'Event', 'shaded');

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  // 8.0, Propaganda!, Political Will and Resources
  test('8.0 P35: Political Will Phase and Resource Phase', () => {
    play.step('P35: Political Will Phase and Resource Phase', () => {
      play.answers('draw', 'Intel 0');

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
    });
  });

  // 8.0, Propaganda!, Redeploy
  test('8.0 P35: British Redeploy', () => {
    play.step('P35: British Redeploy', () => {
      play.answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'Haifa–Syria', 'done', 'done');
      play.answers('British', 'Lydda', 'Egypt–Tel Aviv-Jaffa', '2', 'Galilee', 'Haifa–Syria', '2', 'done');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell, 2 Troops and 1 Police', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Cell, 2 Troops and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });

  // 8.0, Propaganda!, Redeploy and Reset
  test('8.0 P35: Irgun Redeploy and Reset', () => {
    play.step('P35: Irgun Redeploy and Reset', () => {
      play.answers('Irgun', 'done');

      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Haifa City holds 1 Underground Cell, 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell, 3 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [3, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 3 Troops', { space: 'Jerusalem City', holds: [[3, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell and 1 Police', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('Available has 2 Cells', { box: 'Available', has: [[2, 'Cell']] });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });
});
