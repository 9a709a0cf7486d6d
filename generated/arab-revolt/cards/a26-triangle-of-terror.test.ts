// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A26 “Triangle of Terror”. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A26 “Triangle of Terror”', () => {
  test('A26: three Limited Operations with the same Troops [9.0 A26, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Lydda holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });
      play.answers('British', 'Sweep', 'Lydda');
      play.answers('British', 'Assault');
      play.answers('British', 'Sweep', 'Samaria', 'Lydda', '2');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Rebels are asked: Rally, March, done', { asked: 'Rebels', options: ['Rally', 'March', 'done'] });
    });
  });

  test("A26: Limited Operations are in or adjacent to Samaria, the other's in Samaria [9.0 A26, tip]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa District holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa District',
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
      play.given('Jerusalem District holds 1 Troops and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });
      play.answers('British', 'Assault');

      play.shows(
        'British are asked: Samaria, Galilee, Haifa District, Lydda, Jerusalem District, Tel Aviv-Jaffa–Haifa',
        {
          asked: 'British',
          options: ['Samaria', 'Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa'],
        },
      );
    });
  });

  test('A26: the Rebels march, ambush and sabotage, then the British assault in Samaria [9.0 A26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Galilee holds 1 Troops and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels play A26', { by: 'Rebels', plays: 'A26', side: 'event' });
      play.answers('Rebels', 'March', 'Lydda', 'Samaria');
      play.answers('Rebels', 'Ambush');
      play.answers('Rebels', 'March', 'Galilee', 'Samaria', '1', 'done');
      play.answers('British', 'Assault');

      play.shows('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Galilee holds 1 Troops and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: both may decline [9.0 A26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A26', { by: 'Rebels', plays: 'A26', side: 'event' });
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A26: the British may take fewer than three [9.0 A26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });
      play.answers('British', 'Assault');
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Lydda holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Deploy selects Districts and Cities with more British pieces than Rebel pieces [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 2 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 3 Troops', { space: 'Haifa–Syria', holds: [[3, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops, 1 Police and 2 Bases', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [2, 'Base'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('British are asked: Samaria, Galilee, Haifa City', {
        asked: 'British',
        options: ['Samaria', 'Galilee', 'Haifa City'],
      });
    });
  });

  test('A26: Deploy places up to two Police or one Irregular, and a Curfew in one selected space [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Police', '2', 'Lydda', 'Police', '1', 'Gaza', 'Irregular');
      play.answers('British', 'Lydda');

      play.shows('Samaria holds 1 Troops and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Troops, 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Underground Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Deploy removes the Curfew and Opposition of one selected space [1.12, 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Troops, 1 Curfew and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Irregular', 'Lydda', 'Police', '0');
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 1 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Lydda holds 1 Troops, 1 Curfew and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: Deploy need not touch a Curfew [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'done');

      play.shows('Samaria holds 1 Troops, 1 Underground Irregular, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: a Curfew that is placed leaves Opposition [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Irregular', 'Samaria');

      play.shows('Samaria holds 1 Troops, 1 Underground Irregular, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: no fourth Curfew [1.12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Haifa City', 'Irregular', 'done');

      play.shows('Haifa City holds 1 Troops and 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A26: Deploy may take Police from the map where none is Available [1.4.1; ruling, Own pieces taken from the map]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Haifa–Syria holds 9 Police', { space: 'Haifa–Syria', holds: [[9, 'Police']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police', 'Police in Haifa–Syria', 'Police in Haifa–Syria', 'done');

      play.shows('Samaria holds 1 Troops and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.shows('Haifa–Syria holds 7 Police', { space: 'Haifa–Syria', holds: [[7, 'Police']] });
    });
  });

  test('A26: Patrol moves cubes from anywhere, and each cube Activates a Guerrilla on its Railway [1.4, 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Troops and 2 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
        ],
      });
      play.given('Haifa–Syria holds 3 Underground Guerrillas and 2 Underground Irregulars', {
        space: 'Haifa–Syria',
        holds: [
          [3, 'Underground Guerrilla'],
          [2, 'Underground Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Haifa City');
      play.answers('British', 'Jerusalem District', 'Haifa–Syria', '1 Troops', '1 Police', 'done', 'done');

      play.shows('Jerusalem District holds 1 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows(
        'Haifa–Syria holds 1 Troops, 1 Police, 2 Active Guerrillas, 1 Underground Guerrilla and 2 Underground Irregulars',
        {
          space: 'Haifa–Syria',
          holds: [
            [1, 'Troops'],
            [1, 'Police'],
            [2, 'Active Guerrilla'],
            [1, 'Underground Guerrilla'],
            [2, 'Underground Irregular'],
          ],
        },
      );
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A26: Patrol may Assault free on one selected Railway [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops and 1 Active Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Haifa City');
      play.answers('British', 'done', 'Assault');

      play.shows('British are asked: Haifa–Syria, Tel Aviv-Jaffa–Haifa', {
        asked: 'British',
        options: ['Haifa–Syria', 'Tel Aviv-Jaffa–Haifa'],
      });
    });
  });

  test("A26: Patrol's free Assault is in one Railway only [3.2.2]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'done');
      play.answers('British', 'done', 'Assault', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Haifa–Syria holds 1 Police and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Patrol selects Cities and Railways [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });

      play.shows(
        'British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City, Haifa–Syria, Tel Aviv-Jaffa–Haifa, Tel Aviv-Jaffa–Jerusalem, Egypt–Tel Aviv-Jaffa',
        {
          asked: 'British',
          options: [
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Haifa–Syria',
            'Tel Aviv-Jaffa–Haifa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Egypt–Tel Aviv-Jaffa',
          ],
        },
      );
    });
  });

  test('A26: Sweep Activates a Guerrilla for every two cubes [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 3 Police and 4 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [3, 'Police'],
          [4, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 3 Police and 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops, 1 Police, 1 Active Irregular and 3 Underground Guerrillas', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Irregular'],
          [3, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Haifa City', 'Jerusalem City');

      play.shows('Samaria holds 2 Troops, 3 Police, 2 Active Guerrillas and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [3, 'Police'],
          [2, 'Active Guerrilla'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 3 Police, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows(
        'Jerusalem City holds 1 Troops, 1 Police, 1 Active Irregular, 1 Active Guerrilla and 2 Underground Guerrillas',
        {
          space: 'Jerusalem City',
          holds: [
            [1, 'Troops'],
            [1, 'Police'],
            [1, 'Active Irregular'],
            [1, 'Active Guerrilla'],
            [2, 'Underground Guerrilla'],
          ],
        },
      );
      play.shows('Gaza holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: with an Underground Irregular Sweep Activates a Guerrilla for every cube [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Police, 2 Underground Irregulars and 4 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Irregular'],
          [4, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 2 Troops, 1 Police, 1 Underground Irregular and 4 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [4, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'Haifa City', 'done');
      play.answers('British', 'yes', 'no');

      play.shows(
        'Samaria holds 2 Troops, 1 Police, 1 Active Irregular, 1 Underground Irregular, 3 Active Guerrillas and 1 Underground Guerrilla',
        {
          space: 'Samaria',
          holds: [
            [2, 'Troops'],
            [1, 'Police'],
            [1, 'Active Irregular'],
            [1, 'Underground Irregular'],
            [3, 'Active Guerrilla'],
            [1, 'Underground Guerrilla'],
          ],
        },
      );
      play.shows(
        'Haifa City holds 2 Troops, 1 Police, 1 Underground Irregular, 1 Active Guerrilla and 3 Underground Guerrillas',
        {
          space: 'Haifa City',
          holds: [
            [2, 'Troops'],
            [1, 'Police'],
            [1, 'Underground Irregular'],
            [1, 'Active Guerrilla'],
            [3, 'Underground Guerrilla'],
          ],
        },
      );
    });
  });

  test('A26: Sweep Activates no Irregular unless the British choose to [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done');
      play.answers('British', 'no');

      play.shows('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A26: Sweep moves in adjacent Troops, and no Police [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Troops, 1 Police and 1 Underground Irregular', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Troops']] });
      play.given('Galilee holds 2 Police', { space: 'Galilee', holds: [[2, 'Police']] });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done');

      play.shows('British are asked: Lydda, Tel Aviv-Jaffa–Haifa, done', {
        asked: 'British',
        options: ['Lydda', 'Tel Aviv-Jaffa–Haifa', 'done'],
      });
    });
  });

  test('A26: Sweep selects Cities and Districts [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Troops', { space: 'Haifa–Syria', holds: [[2, 'Troops']] });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.given('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.given('Jerusalem District holds 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
      play.given('Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Jerusalem City holds 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });

      play.shows(
        'British are asked: Galilee, Haifa District, Samaria, Lydda, Jerusalem District, Gaza, Haifa City, Tel Aviv-Jaffa, Jerusalem City',
        {
          asked: 'British',
          options: [
            'Galilee',
            'Haifa District',
            'Samaria',
            'Lydda',
            'Jerusalem District',
            'Gaza',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
          ],
        },
      );
    });
  });

  test('A26: Assault in a Neutral District counts Troops, on Railways and in Neutral Cities all cubes [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Police, 1 Underground Irregular and 4 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops, 1 Police and 3 Active Guerrillas', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Troops, 2 Police, 1 Active Irregular and 4 Active Guerrillas', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [1, 'Active Irregular'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Haifa–Syria', 'Haifa City');

      play.shows('Samaria holds 2 Troops, 1 Police, 1 Underground Irregular and 2 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 2 Police, 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Assault under Opposition takes two Troops in a District and two cubes in a City [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Troops, 1 Police, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops, 4 Police, 4 Active Guerrillas and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [4, 'Police'],
          [4, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Troops, 3 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [3, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Haifa City');

      play.shows('Samaria holds 3 Troops, 1 Police, 2 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 4 Police, 2 Active Guerrillas and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [4, 'Police'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Troops, 3 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [3, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: Opposition halves an Assault also where Troops are alone [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 3 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: Assault removes Bases only once no Guerrillas remain, even Underground [3.2.4, 6.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 4 Troops, 1 Active Guerrilla, 1 Underground Guerrilla and 1 Base', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Lydda holds 2 Troops, 1 Active Guerrilla and 2 Bases', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });
      play.given('Gaza holds 1 Troops, 1 Active Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza');

      play.shows('Samaria holds 4 Troops, 1 Underground Guerrilla and 1 Base', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Lydda holds 2 Troops and 1 Base', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Base'],
        ],
      });
      play.shows('Gaza holds 1 Troops and 1 Base', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A26: each Base that Assault removes shifts Unity, beyond Decentralized Political Will [6.6.1, 6.6.4, 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Lydda holds 3 Troops and 2 Bases', {
        space: 'Lydda',
        holds: [
          [3, 'Troops'],
          [2, 'Base'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Lydda holds 3 Troops', { space: 'Lydda', holds: [[3, 'Troops']] });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('Available has 5 Bases', { box: 'Available', has: [[5, 'Base']] });
    });
  });

  test('A26: Assault selects spaces with cubes and Rebel pieces, but no Foreign Country [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Base'],
        ],
      });
      play.given('Lydda holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa–Syria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('British are asked: Samaria, Haifa–Syria', { asked: 'British', options: ['Samaria', 'Haifa–Syria'] });
    });
  });

  test('A26: Rally selects spaces with Rebel pieces or Opposition, without Curfews, and no Railways [1.12, 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Base, 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('Rebels are asked: Samaria, Haifa City, Syria', {
        asked: 'Rebels',
        options: ['Samaria', 'Haifa City', 'Syria'],
      });
    });
  });

  test('A26: Rally places one Guerrilla, or up to two at a Base [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 1 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [1, 'Troops'],
        ],
      });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Samaria', '2', 'Haifa City', 'Syria', '1');
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 2 Bases, 2 Underground Guerrillas and 1 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Troops'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Rally adds Opposition in one selected District with a Base and more Rebel pieces than British [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Base and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.given('Galilee holds 1 Base and 3 Troops', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [3, 'Troops'],
        ],
      });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Jerusalem District holds 1 Base', { space: 'Jerusalem District', holds: [[1, 'Base']] });
      play.given('Operations value is 5', { counter: 'Operations value', is: 5 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Samaria', '2', 'Lydda', '1', 'Gaza', 'Galilee', '2', 'Syria', '2');

      play.shows('Rebels are asked: Samaria, Lydda, done', { asked: 'Rebels', options: ['Samaria', 'Lydda', 'done'] });
    });
  });

  test('A26: Rally adds Opposition in one District only [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });
      play.given('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Samaria', '2', 'Lydda', '0');
      play.answers('Rebels', 'Lydda');

      play.shows('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Base and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: Rally may take Guerrillas from elsewhere where none is Available [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 14 Active Guerrillas', { space: 'Gaza', holds: [[14, 'Active Guerrilla']] });
      play.given('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Samaria');

      play.shows('Rebels are asked: Active Guerrilla in Gaza, done', {
        asked: 'Rebels',
        options: ['Active Guerrilla in Gaza', 'done'],
      });
    });
  });

  test('A26: four in all into a Railway or a Curfew are Active [1.12, 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 7 Underground Guerrillas', { space: 'Lydda', holds: [[7, 'Underground Guerrilla']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops and 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 4 Troops', { space: 'Gaza', holds: [[4, 'Troops']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2', 'Samaria', '3', 'Gaza', '2');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Troops, 1 Underground Irregular and 2 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Police, 1 Curfew and 3 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 4 Troops and 2 Underground Guerrillas', {
        space: 'Gaza',
        holds: [
          [4, 'Troops'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A26: three in all stay Underground, counted for each origin alone [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });
      play.given('Haifa City holds 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Galilee holds 2 Underground Guerrillas', { space: 'Galilee', holds: [[2, 'Underground Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Haifa', '2');
      play.answers('Rebels', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', '1 Underground Guerrilla', '1 Active Guerrilla');
      play.answers('Rebels', 'Galilee', 'Samaria', '2');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Troops, 3 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [3, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Police, 1 Curfew and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A26: March selects origins, up to the Operations value [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa–Syria holds 1 Active Guerrilla', { space: 'Haifa–Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Lydda, Haifa–Syria, Syria', {
        asked: 'Rebels',
        options: ['Lydda', 'Haifa–Syria', 'Syria'],
      });
    });
  });

  test('A26: Sabotage places a Sabotage on a Railway, Opposition elsewhere [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Guerrillas and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });
      play.answers('Rebels', 'Haifa–Syria', 'Samaria', 'Haifa City');

      play.shows('Haifa–Syria holds 1 Active Guerrilla, 1 Underground Guerrilla and 2 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 2 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Sabotage needs an Underground Guerrilla, in Palestine [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Rebels are asked: Samaria, Haifa–Syria', { asked: 'Rebels', options: ['Samaria', 'Haifa–Syria'] });
    });
  });

  test('A26: the third piece that an Ambush removes lowers Political Will [3.3.4, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Underground Guerrilla and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Police'],
        ],
      });
      play.given('Lydda holds 2 Underground Guerrillas, 1 Troops and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla and 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Samaria', 'Lydda', 'Haifa–Syria');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Active Guerrilla, 1 Underground Guerrilla and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Troops'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Active Guerrilla', { space: 'Haifa–Syria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('A26: two pieces do not, and four lower it by no more than one [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa City holds 1 Underground Guerrilla and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Galilee holds 1 Underground Guerrilla and 1 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Jerusalem City holds 1 Underground Guerrilla and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Operations value is 4', { counter: 'Operations value', is: 4 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Samaria', 'Lydda', 'Haifa City', 'Gaza');
      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Galilee', 'Jerusalem City');

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('Available has 9 Police', { box: 'Available', has: [[9, 'Police']] });
    });
  });

  test('A26: Ambush needs an Underground Guerrilla, and Police or Irregulars [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 1 Active Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 2 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Rebels are asked: Samaria, Haifa–Syria', { asked: 'Rebels', options: ['Samaria', 'Haifa–Syria'] });
    });
  });

  test('A26: Mobilize is in Districts with more Guerrillas than Irregulars, or Foreign Countries [4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Active Guerrillas and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 3 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [3, 'Police'],
        ],
      });
      play.given('Galilee holds 1 Base', { space: 'Galilee', holds: [[1, 'Base']] });
      play.given('Haifa City holds 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.given('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });

      play.shows('Rebels are asked: Samaria, Gaza, Lebanon, Syria', {
        asked: 'Rebels',
        options: ['Samaria', 'Gaza', 'Lebanon', 'Syria'],
      });
    });
  });

  test('A26: Mobilize places a Base in up to two spaces, and a Guerrilla in any space with Opposition [4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Curfew, 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Curfew'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Samaria', 'Lebanon');
      play.answers('Rebels', 'Haifa City', 'Gaza', 'done');

      play.shows('Samaria holds 1 Active Guerrilla and 2 Bases', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Haifa City holds 1 Curfew, 1 Police, 1 Opposition and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Curfew'],
          [1, 'Police'],
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Underground Guerrillas and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: no third Base [1.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 2 Bases', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });
      play.given('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });

      play.shows('Samaria holds 1 Active Guerrilla and 2 Bases', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });
      play.shows('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('A26: Raid moves one or two Guerrillas from a Base and then sabotages or ambushes there [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 1 Base and 4 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [4, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Haifa–Syria', '2', 'Sabotage', 'Samaria', '1', 'Ambush');

      play.shows('Galilee holds 1 Base and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Active Guerrilla, 1 Underground Guerrilla and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: Raid is in spaces in Palestine adjacent to a Base with Guerrillas [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Base', { space: 'Gaza', holds: [[1, 'Base']] });
      play.given('Lydda holds 3 Underground Guerrillas', { space: 'Lydda', holds: [[3, 'Underground Guerrilla']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows('Rebels are asked: Galilee, Haifa–Syria', { asked: 'Rebels', options: ['Galilee', 'Haifa–Syria'] });
    });
  });

  test('A26: Raid need do nothing more than move [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Galilee', 'done');

      play.shows('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('A26: pieces that Raid removes do not help Ambush to three [ruling, Raid does not help Ambush to three pieces]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A14', { card: 'A14' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Galilee holds 1 Base and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels conduct Turn', { by: 'Rebels', conducts: 'Turn' });
      play.answers('draw', '1 Op', '2 Ops');
      play.answers('Rebels', '2 Ops', 'Operation & Special Activity', 'Operation', 'Ambush', 'Lydda', 'Gaza');
      play.answers('Rebels', 'Special Activity', 'Raid', 'Samaria', 'Ambush');
      play.answers('British', 'done');

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('A26: a Limited Patrol has one destination, and Troops may come from anywhere [2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Jerusalem City holds 2 Police', { space: 'Jerusalem City', holds: [[2, 'Police']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 3 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[3, 'Underground Guerrilla']],
      });
      play.given('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });

      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });
      play.answers('British', 'Patrol');
      play.answers('British', 'Gaza', '1', 'Jerusalem City', '1', 'done');
      play.answers('British', 'Assault');
      play.answers('British', 'done');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
      play.shows('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });
    });
  });

  test('A26: what has marched does not march on from a space selected later [ruling, A piece moves once]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Samaria holds 2 Active Guerrillas', { space: 'Samaria', holds: [[2, 'Active Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lydda', 'Samaria');
      play.answers('Rebels', 'Samaria', 'Galilee', '2');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Galilee holds 2 Active Guerrillas', { space: 'Galilee', holds: [[2, 'Active Guerrilla']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: the British may Activate what is Active already [1.4.3; ruling, Activating what is Active already]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British conduct Sweep', { by: 'British', conducts: 'Sweep' });
      play.answers('British', 'Samaria', 'done');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('A26: Deploy places no third Police [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Police');

      play.shows('British are asked: 0, 1, 2', { asked: 'British', options: ['0', '1', '2'] });
    });
  });

  test('A26: Rally places no third Guerrilla at a Base [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases', { space: 'Samaria', holds: [[2, 'Base']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('Rebels are asked: 0, 1, 2', { asked: 'Rebels', options: ['0', '1', '2'] });
    });
  });

  test('A26: Raid moves one or two Guerrillas into each of no more than two spaces [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Base and 4 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [4, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Samaria');

      play.shows('Rebels are asked: 1, 2', { asked: 'Rebels', options: ['1', '2'] });
    });
  });
});
