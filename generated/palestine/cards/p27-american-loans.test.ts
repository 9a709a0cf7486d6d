// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P27 American Loans. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P27 American Loans', () => {
  test('P27: the British may conduct an Operation in four spaces [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Lydda holds 2 Troops', { space: 'Lydda', holds: [[2, 'Troops']] });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: the Operation may be any British one, without a Special Activity [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P27 unshaded', { by: 'Irgun', plays: 'P27', side: 'unshaded' });

      play.shows('British are asked: Deploy, Patrol, Search, Assault, done', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Search', 'Assault', 'done'],
      });
    });
  });

  test('P27: there may be fewer than four spaces [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Troops and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'Deploy', 'Samaria', 'done', 'done');

      play.shows('Samaria holds 3 Troops, 1 Police and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: the Operation may be left [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: Political Will falls by 1 [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: with Ernest Bevin Political Will does not fall [9.0 P27, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P27: on the next card the British take a box but do nothing, and Irgun have a whole turn [9.0 P27, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P1, P31', { deck: ['P1', 'P31'] });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('British', 'Limited Operation');
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage');
      play.answers('roll', '3');
      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
      play.goesOn();

      play.shows('the card is P31', { card: 'P31' });
      play.shows('British are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('P27: the box that the British take is still theirs to choose [9.0 P27, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P1, P31', { deck: ['P1', 'P31'] });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });

      play.shows('British are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'British',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('P27: the British pass on a Starred Event, too, with no draw [9.0 P27; 5.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P8, P31', { deck: ['P8', 'P31'] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event');
      play.goesOn();

      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the card is P31', { card: 'P31' });
      play.shows('Irgun are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('P27: on the card after the next the British act again [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P8, P31', { deck: ['P8', 'P31'] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event');
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event');

      play.shows('British are asked: Event, Pass', { asked: 'British', options: ['Event', 'Pass'] });
    });
  });

  test('P27: and a Pass draws again [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P8, P31', { deck: ['P8', 'P31'] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event');
      play.answers('Irgun', 'Limited Operation', 'Pass', 'done');
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 2');

      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: the card itself is not the next one [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P27', { card: 'P27' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation');

      play.shows('British are asked: Limited Operation, Pass', {
        asked: 'British',
        options: ['Limited Operation', 'Pass'],
      });
    });
  });

  test('P27: the Pass waits for the next Event card [ruling, A forced Pass waits for an Event card]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the deck is P33, P1, P31, P34', { deck: ['P33', 'P1', 'P31', 'P34'] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });
      play.when('conduct Whole Game', { by: null, conducts: 'Whole Game' });
      play.answers('draw', 'Intel 1');
      play.answers('Irgun', 'Limited Operation', 'Pass');
      play.answers('British', 'Operation & Special Activity');
      play.goesOn();

      play.shows('the card is P31', { card: 'P31' });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
      play.shows('Irgun are asked: Limited Operation, Event, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Event', 'Operation & Special Activity'],
      });
    });
  });

  test('P27: the 1st Eligible may take any box, the 2nd Eligible one of the other two [2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Event');
      play.answers('draw', 'Intel 1');

      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Irgun are asked: Limited Operation, Operation & Special Activity', {
        asked: 'Irgun',
        options: ['Limited Operation', 'Operation & Special Activity'],
      });
    });
  });

  test('P27: the faction in the box further left is 1st Eligible on the next card [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.given('the card is P31', { card: 'P31' });

      play.when('Irgun conduct Event Card Round', { by: 'Irgun', conducts: 'Event Card Round' });
      play.answers('Irgun', 'Operation & Special Activity', 'Pass');
      play.answers('British', 'Event', 'Pass');
      play.answers('draw', 'Intel 0');

      play.shows('British are 1st Eligible', { place: 'first', is: 'British' });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: who takes the Limited Operation stays 1st Eligible [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('the card is P31', { card: 'P31' });

      play.when('Irgun conduct Event Card Round', { by: 'Irgun', conducts: 'Event Card Round' });
      play.answers('Irgun', 'Limited Operation', 'Pass');
      play.answers('British', 'Operation & Special Activity', 'Pass');
      play.answers('draw', 'Intel 0');

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  test('P27: the Event against the Operation gives the Event the lead [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British are 1st Eligible', { place: 'first', is: 'British' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('the card is P31', { card: 'P31' });

      play.when('conduct Event Card Round', { by: null, conducts: 'Event Card Round' });
      play.answers('British', 'Operation & Special Activity', 'Pass');
      play.answers('draw', 'Intel 0');
      play.answers('Irgun', 'Event', 'Pass');

      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: a Limited Operation is in one space and has no Special Activity [2.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Assault');

      play.shows('British are asked: Samaria, Haifa City', { asked: 'British', options: ['Samaria', 'Haifa City'] });
    });
  });

  test('P27: after the one space a Limited Operation is over [2.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Samaria');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: a Limited Operation is any Operation of the faction [2.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Limited Operation', 'Limited Operation');

      play.shows('British are asked: Deploy, Patrol, Search, Assault', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Search', 'Assault'],
      });
    });
  });

  test('P27: an Operation has a Special Activity, and up to three spaces [2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation', 'Assault');

      play.shows('British are asked: Samaria, Gaza, Haifa City, Special Activity', {
        asked: 'British',
        options: ['Samaria', 'Gaza', 'Haifa City', 'Special Activity'],
      });
    });
  });

  test('P27: the Event box plays either side of the card [2.3.2; 5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event', 'Event');

      play.shows('British are asked: unshaded, shaded', { asked: 'British', options: ['unshaded', 'shaded'] });
    });
  });

  test('P27: each box may be taken to pass [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is P31', { card: 'P31' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Event');

      play.shows('British are asked: Event, Pass', { asked: 'British', options: ['Event', 'Pass'] });
    });
  });

  test('P27: the box for an Operation may be taken to pass [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity');

      play.shows('British are asked: Operation, Pass', { asked: 'British', options: ['Operation', 'Pass'] });
    });
  });

  test('P27: British who pass draw one Intel chit [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0 and Intel 1', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 1'],
        ],
      });
      play.given('Samaria holds 1 Active Cell and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });

      play.when('British conduct Pass', { by: 'British', conducts: 'Pass' });
      play.answers('draw', 'Intel 1');

      play.shows('British hold Intel 0 and 2 Intel 1', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [2, 'Intel 1'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: Irgun that pass may rob in one space [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Haifa–Syria holds 2 Underground Cells', { space: 'Haifa–Syria', holds: [[2, 'Underground Cell']] });

      play.when('Irgun conduct Pass', { by: 'Irgun', conducts: 'Pass' });
      play.answers('Irgun', 'Rob', 'Samaria');
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Active Cell, 2 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: Irgun that pass need not rob [2.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });

      play.when('Irgun conduct Pass', { by: 'Irgun', conducts: 'Pass' });

      play.shows('Irgun are asked: Rob, done', { asked: 'Irgun', options: ['Rob', 'done'] });
    });
  });

  test('P27: the box for an Operation gives any Operation of the faction [2.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('British conduct Turn', { by: 'British', conducts: 'Turn' });
      play.answers('British', 'Operation & Special Activity', 'Operation');

      play.shows('British are asked: Deploy, Patrol, Search, Assault', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Search', 'Assault'],
      });
    });
  });

  test('P27: for an Intelligence Lead the Operation is in a fifth space [ruling, Additional spaces and Events]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Jerusalem District holds 2 Troops and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee', 'Intelligence Lead');

      play.shows('Jerusalem District holds 2 Troops', { space: 'Jerusalem District', holds: [[2, 'Troops']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test("P27: the Event's four spaces hold also under Ernest Bevin [5.1.2]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza', 'Galilee');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27: the four spaces may be of any kind [9.0 P27]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.given('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'Patrol');

      play.shows('British are asked: Samaria, Haifa City, Haifa–Syria', {
        asked: 'British',
        options: ['Samaria', 'Haifa City', 'Haifa–Syria'],
      });
    });
  });
});
