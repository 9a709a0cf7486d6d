// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The example of play [AR 8.0], step by step. */

import { describe, test } from 'vitest';
import { script } from '../../../runtime/testing.js';
import { program } from '../index.js';

describe('The example of play', () => {
  const play = script(program, {
    seed: 1,
    deck: [
      'A13',
      'A14',
      'A10',
      'A11',
      'A23',
      'A25',
      'A33',
      'A3',
      'A4',
      'A5',
      'A6',
      'A34',
      'A7',
      'A9',
      'A12',
      'A17',
      'A35',
      'A19',
      'A20',
      'A21',
      'A22',
    ],
  });

  // 8.0, Arab Investigation Centres, the Rebel turn
  test('8.0 A13: Rebels Rally and Mobilize', () => {
    play.step('A13: Rebels Rally and Mobilize', () => {
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '3 Ops', 'Operation & Special Activity', 'Operation', 'Rally');
      play.answers('Rebels', 'Special Activity', 'Mobilize', 'Galilee', 'Lydda', 'Samaria');
      play.answers('Rebels', 'Galilee', '2', 'Lydda', '2', 'Jerusalem District');
      play.answers('Rebels', 'Lydda');

      play.shows('Galilee holds 1 Base, 3 Underground Guerrillas and 1 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Base, 3 Underground Guerrillas, 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Base, 3 Underground Guerrillas, 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 2 Underground Guerrillas, 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Available has no Guerrillas', { box: 'Available', has: [[0, 'Guerrilla']] });
      play.shows('Available has 1 Base', { box: 'Available', has: [[1, 'Base']] });
      play.shows('Available has 6 Irregulars', { box: 'Available', has: [[6, 'Irregular']] });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  // 8.0, Arab Investigation Centres, the British turn
  test('8.0 A13: British Limited Sweep', () => {
    play.step('A13: British Limited Sweep', () => {
      play.answers(
        'British',
        'Limited Operation',
        'Limited Operation',
        'Sweep',
        'Jerusalem District',
        'Jerusalem City',
        '2',
      );

      play.shows('Jerusalem District holds 2 Active Guerrillas, 4 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Active Guerrilla'],
          [4, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('the card is A13', { card: 'A13' });
    });
  });

  // 8.0, Arab Ladies of Jerusalem, the British turn
  test('8.0 A14: British Assault and Air Recon', () => {
    play.step('A14: British Assault and Air Recon', () => {
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');
      play.answers('British', 'Special Activity', 'Air Recon', 'Haifa District', 'Lydda');
      play.answers('British', 'Haifa District', 'Jerusalem District');

      play.shows('Haifa District holds 2 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem District holds 4 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [4, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Base, 2 Underground Guerrillas, 1 Active Guerrilla, 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Available has 3 Guerrillas', { box: 'Available', has: [[3, 'Guerrilla']] });
    });
  });

  // 8.0, Arab Ladies of Jerusalem, the Rebel turn and the effect of the 2 Ops chit
  test('8.0 A14: Rebels Limited March', () => {
    play.step('A14: Rebels Limited March', () => {
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '2 Ops', 'Limited Operation', 'Limited Operation', 'March');
      play.answers(
        'Rebels',
        'Samaria',
        'Haifa District',
        '1 Underground Guerrilla',
        'Tel Aviv-Jaffa–Haifa',
        '1 Underground Guerrilla',
        'Jerusalem District',
      );
      play.answers('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Jerusalem', '1 Underground Guerrilla', '0 Active Guerrilla');
      play.answers('Rebels', 'Egypt–Tel Aviv-Jaffa', '1 Underground Guerrilla', '0 Active Guerrilla', 'Gaza');
      play.answers('British', '1');

      play.shows('Samaria holds 1 Base, 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Guerrilla, 2 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Jerusalem District holds 1 Underground Guerrilla, 4 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Guerrilla'],
          [4, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Base, 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('Available has 4 Guerrillas', { box: 'Available', has: [[4, 'Guerrilla']] });
      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });

  // 8.0, Ex-Black and Tans, the Rebel turn
  test('8.0 A10: Rebels play the shaded Event', () => {
    play.step('A10: Rebels play the shaded Event', () => {
      play.answers('draw', '1 Op', '3 Ops');
      play.answers('Rebels', '3 Ops', 'Event', 'Event', 'shaded', 'yes');
      play.answers('draw', 'Detain');
      play.answers('Rebels', 'Tel Aviv-Jaffa', 'Jerusalem City');

      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  // 8.0, Ex-Black and Tans, the British turn
  test('8.0 A10: British Patrol and Punish', () => {
    play.step('A10: British Patrol and Punish', () => {
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Patrol', 'Special Activity', 'Punish');
      play.answers('draw', 'Fine', 'Detain');
      play.answers('British', 'Detain', 'Haifa District', 'Jerusalem District');
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem');
      play.answers('British', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', '2 Troops', '0 Police');
      play.answers('British', 'Tel Aviv-Jaffa', 'Egypt–Tel Aviv-Jaffa', '1 Troops', '0 Police');
      play.answers('British', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', '1 Troops', '0 Police', 'done');
      play.answers('British', 'Assault', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Haifa District holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 4 Troops, 1 Police and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [4, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Troops']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Troops and 1 Active Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Troops and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });

  // 8.0, Italian Aid, the Mandatory Event
  test('8.0 A11: Rebels Rally twice by Italian Aid', () => {
    play.step('A11: Rebels Rally twice by Italian Aid', () => {
      play.answers('Rebels', 'Rally', 'Tel Aviv-Jaffa', 'Rally', 'Jerusalem City');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Guerrilla, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Guerrilla, 1 Police and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  // 8.0, Italian Aid, the Rebel turn and the effect of the 3 Ops chit
  test('8.0 A11: Rebels Ambush, then Raid', () => {
    play.step('A11: Rebels Ambush, then Raid', () => {
      play.answers('draw', '2 Ops', '3 Ops');
      play.answers(
        'Rebels',
        '3 Ops',
        'Operation & Special Activity',
        'Operation',
        'Ambush',
        'Galilee',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'done',
      );
      play.answers('Rebels', 'Special Activity', 'Raid');
      play.answers('Rebels', 'Haifa–Syria', 'Syria', '1 Underground Guerrilla', 'Sabotage');
      play.answers('Rebels', 'Samaria', '1 Underground Guerrilla', '0 Active Guerrilla', 'Ambush');
      play.answers('British', 'Active Guerrilla in Tel Aviv-Jaffa');

      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
      play.shows('Galilee holds 1 Base, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Irregular and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Active Guerrilla and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Base, 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  // 8.0, Italian Aid, the British turn
  test('8.0 A11: British Limited Deploy', () => {
    play.step('A11: British Limited Deploy', () => {
      play.answers('British', 'Limited Operation', 'Deploy', 'Jerusalem District', 'Irregular', 'Jerusalem District');

      play.shows('Jerusalem District holds 1 Underground Irregular, 4 Troops, 1 Police, 1 Opposition and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Irregular'],
          [4, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
          [1, 'Curfew'],
        ],
      });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
    });
  });

  // 8.0, al-Hajj Muhammad, the British turn
  test('8.0 A23: British Divide, then Deploy', () => {
    play.step('A23: British Divide, then Deploy', () => {
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Deploy');
      play.answers(
        'British',
        'Special Activity',
        'Divide',
        'Activate Irregulars',
        'Jerusalem District',
        'Active Guerrilla in Jerusalem City',
      );
      play.answers(
        'British',
        'Tel Aviv-Jaffa',
        'Police',
        '2',
        'Haifa District',
        'Police',
        '2',
        'Jerusalem District',
        'Irregular',
      );
      play.answers('British', 'Jerusalem District');

      play.shows('Jerusalem City holds 1 Underground Irregular and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Irregular, 2 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa District holds 2 Troops, 3 Police and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [3, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 1 Active Irregular, 1 Underground Irregular, 4 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
          [4, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Available has no Police', { box: 'Available', has: [[0, 'Police']] });
      play.shows('Available has 2 Irregulars', { box: 'Available', has: [[2, 'Irregular']] });
    });
  });

  // 8.0, al-Hajj Muhammad, the Rebel turn and the effect of the 2 Ops chit
  test('8.0 A23: Rebels play the shaded Event and fail', () => {
    play.step('A23: Rebels play the shaded Event and fail', () => {
      play.answers('draw', '2 Ops', '2 Ops');
      play.answers('Rebels', 'Event', 'Event', 'shaded');
      play.answers('roll', '5');
      play.answers('British', 'Active Guerrilla in Haifa–Syria');

      play.shows('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('Rebels are 1st Eligible', { place: 'first', is: 'Rebels' });
    });
  });

  // 8.0, Montgomery, the Rebel turn
  test('8.0 A25: Rebels Coordinate, then Rally', () => {
    play.step('A25: Rebels Coordinate, then Rally', () => {
      play.answers('draw', '1 Op', '1 Op');
      play.answers('Rebels', 'Operation & Special Activity', 'Operation', 'Rally', 'Special Activity', 'Coordinate');
      play.answers('roll', '2');
      play.answers('Rebels', 'Lydda', '2', 'Galilee', '2', 'Galilee');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('Lydda holds 1 Base, 2 Underground Guerrillas, 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds 1 Base, 3 Underground Guerrillas, 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  // 8.0, Montgomery, the British turn
  test('8.0 A25: British play the unshaded Event: Sweep and Punish', () => {
    play.step('A25: British play the unshaded Event: Sweep and Punish', () => {
      play.answers('British', 'Event', 'Event', 'unshaded');
      play.answers('British', 'Sweep', 'Samaria', 'Tel Aviv-Jaffa–Haifa', '2', 'Jerusalem District', '2', 'done');
      play.answers('British', 'Punish');
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'Demolish', 'Haifa District', 'Samaria');

      play.shows('Samaria holds 1 Base, 1 Underground Guerrilla, 1 Active Guerrilla and 4 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [4, 'Troops'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Guerrilla, 2 Troops and 3 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [3, 'Police'],
        ],
      });
      play.shows('Jerusalem District holds 1 Active Irregular, 1 Underground Irregular, 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Available has no Guerrillas', { box: 'Available', has: [[0, 'Guerrilla']] });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
    });
  });

  // 8.0, Propaganda, Political Will and Resources
  test('8.0 A33: Political Will Phase and British Resources', () => {
    play.step('A33: Political Will Phase and British Resources', () => {
      play.answers('British', 'Fine');

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
    });
  });

  // 8.0, Propaganda, Resources
  test('8.0 A33: Rebel Resources', () => {
    play.step('A33: Rebel Resources', () => {
      play.answers('roll', '2');
      play.answers('Rebels', 'Unity');
      play.answers('draw', '2 Ops');
      play.answers('Rebels', 'done');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Rebels hold nothing', { faction: 'Rebels', holds: [] });
    });
  });

  // 8.0, Propaganda, Support
  test('8.0 A33: Support Phase', () => {
    play.step('A33: Support Phase', () => {
      play.answers('British', 'Divide');
      play.answers('roll', '6');
      play.answers('Rebels', 'Mobilize', 'Haifa District', 'done');
      play.answers(
        'Rebels',
        'Galilee',
        'Underground Guerrilla in Lebanon',
        'Lydda',
        'Underground Guerrilla in Syria',
        'done',
      );

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Haifa District holds 1 Base, 1 Underground Guerrilla, 2 Troops and 3 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [3, 'Police'],
        ],
      });
      play.shows('Galilee holds 1 Base, 4 Underground Guerrillas, 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Base, 3 Underground Guerrillas, 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  // 8.0, Propaganda, Redeploy and Reset
  test('8.0 A33: Redeploy and Reset', () => {
    play.step('A33: Redeploy and Reset', () => {
      play.answers('British', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa', 'done');
      play.answers('British', 'Underground Irregular in Tel Aviv-Jaffa', 'Underground Irregular in Jerusalem City');
      play.answers('Rebels', 'Egypt–Tel Aviv-Jaffa', 'Samaria', 'Syria');

      play.shows('the card is A33', { card: 'A33' });
      play.shows('Galilee holds 1 Base, 5 Underground Guerrillas and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [5, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa District holds 1 Base, 1 Underground Guerrilla, 2 Troops and 3 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [3, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Base, 3 Underground Guerrillas and 4 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [4, 'Troops'],
        ],
      });
      play.shows('Lydda holds 1 Base, 3 Underground Guerrillas, 1 Police and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 2 Underground Irregulars, 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 2 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds nothing', { space: 'Egypt–Tel Aviv-Jaffa', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available holds 2 Guerrillas and 4 Irregulars', {
        box: 'Available',
        holds: [
          [2, 'Guerrilla'],
          [4, 'Irregular'],
        ],
      });
      play.shows('Out of Play holds 5 Troops', { box: 'Out of Play', holds: [[5, 'Troops']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
    });
  });
});
