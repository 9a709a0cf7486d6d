// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A26 “Triangle of Terror”. */

import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, has, is, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'arab-revolt/cards/a26-triangle-of-terror.yaml');

describe('A26 “Triangle of Terror”', () => {
  example('A26: three Limited Operations with the same Troops [9.0 A26, tip]', 10, {
    given: [emptyBoard, { Samaria: '1 Underground Guerrilla', Lydda: ['2 Troops', '1 Underground Guerrilla'] }],
    when: [
      play('British', 'A26', 'event'),
      answers('British', 'Sweep', 'Lydda'),
      answers('British', 'Assault'),
      answers('British', 'Sweep', 'Samaria', 'Lydda', '2'),
    ],
    then: [{ Lydda: 'nothing', Samaria: ['2 Troops', '1 Active Guerrilla'] }, asked('Rebels', 'Rally', 'March', 'done')],
  });

  example("A26: Limited Operations are in or adjacent to Samaria, the other's in Samaria [9.0 A26, tip]", 25, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Active Guerrilla'], Galilee: ['1 Troops', '1 Active Guerrilla'] },
      { 'Haifa District': ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Active Guerrilla'] },
      { 'Jerusalem District': ['1 Troops', '1 Active Guerrilla'], 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Troops', '1 Active Guerrilla'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [play('British', 'A26', 'event'), answers('British', 'Assault')],
    then: [asked('British', 'Samaria', 'Galilee', 'Haifa District', 'Lydda', 'Jerusalem District', 'Tel Aviv-Jaffa–Haifa')],
  });

  example('A26: the Rebels march, ambush and sabotage, then the British assault in Samaria [9.0 A26]', 42, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Police'], Lydda: '1 Underground Guerrilla', Galilee: ['1 Troops', '2 Active Guerrillas'] },
      { Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      play('Rebels', 'A26', 'event'),
      answers('Rebels', 'March', 'Lydda', 'Samaria'),
      answers('Rebels', 'Ambush'),
      answers('Rebels', 'March', 'Galilee', 'Samaria', '1', 'done'),
      answers('British', 'Assault'),
    ],
    then: [{ Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: 'nothing', Galilee: ['1 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('A26: both may decline [9.0 A26]', 61, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Underground Guerrilla'] }],
    when: [play('Rebels', 'A26', 'event'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Troops', '1 Underground Guerrilla'] }],
  });

  example('A26: the British may take fewer than three [9.0 A26]', 71, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Underground Guerrilla'] }],
    when: [play('British', 'A26', 'event'), answers('British', 'Assault'), answers('British', 'done')],
    then: [{ Samaria: '1 Troops', Lydda: ['1 Troops', '1 Underground Guerrilla'] }, nothingAsked],
  });

  example('A26: Deploy selects Districts and Cities with more British pieces than Rebel pieces [3.2.1]', 85, {
    given: [
      emptyBoard,
      { Samaria: ['2 Police', '1 Underground Guerrilla'], Lydda: ['1 Police', '1 Underground Guerrilla'] },
      { Gaza: ['1 Troops', '2 Active Guerrillas'], Galilee: '1 Underground Irregular', 'Haifa City': '1 Troops' },
      { 'Haifa–Syria': '3 Troops', 'Jerusalem District': ['1 Troops', '1 Police', '2 Bases'] },
    ],
    when: [conduct('British', 'Deploy')],
    then: [asked('British', 'Samaria', 'Galilee', 'Haifa City')],
  });

  example('A26: Deploy places up to two Police or one Irregular, and a Curfew in one selected space [3.2.1]', 100, {
    given: [emptyBoard, { Samaria: '1 Troops', Lydda: '1 Troops', Gaza: '1 Troops', Galilee: '1 Troops' }],
    when: [
      conduct('British', 'Deploy'),
      answers('British', 'Samaria', 'Police', '2', 'Lydda', 'Police', '1', 'Gaza', 'Irregular'),
      answers('British', 'Lydda'),
    ],
    then: [
      { Samaria: ['1 Troops', '2 Police'], Lydda: ['1 Troops', '1 Police', '1 Curfew'], Gaza: ['1 Troops', '1 Underground Irregular'] },
      { Galilee: '1 Troops' },
      nothingAsked,
    ],
  });

  example('A26: Deploy removes the Curfew and Opposition of one selected space [1.12, 3.2.1]', 118, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Curfew', '1 Opposition'], Lydda: ['1 Troops', '1 Curfew', '1 Opposition'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Irregular', 'Lydda', 'Police', '0'), answers('British', 'Samaria')],
    then: [{ Samaria: ['1 Troops', '1 Underground Irregular'], Lydda: ['1 Troops', '1 Curfew', '1 Opposition'] }],
  });

  example('A26: Deploy need not touch a Curfew [3.2.1]', 131, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Curfew', '1 Opposition'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'done')],
    then: [{ Samaria: ['1 Troops', '1 Underground Irregular', '1 Curfew', '1 Opposition'] }],
  });

  example('A26: a Curfew that is placed leaves Opposition [3.2.1]', 141, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Samaria')],
    then: [{ Samaria: ['1 Troops', '1 Underground Irregular', '1 Curfew', '1 Opposition'] }],
  });

  example('A26: no fourth Curfew [1.12]', 151, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '2 Active Guerrillas'], Lydda: ['1 Troops', '1 Curfew'], Gaza: ['1 Troops', '1 Curfew'] },
      { Galilee: ['1 Troops', '1 Curfew'], 'Haifa City': '1 Troops' },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Haifa City', 'Irregular', 'done')],
    then: [{ 'Haifa City': ['1 Troops', '1 Underground Irregular'] }],
  });

  example('A26: Deploy may take Police from the map where none is Available [1.4.1; ruling, Own pieces taken from the map]', 165, {
    given: [emptyBoard, { Samaria: '1 Troops', 'Haifa–Syria': '9 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Police', 'Police in Haifa–Syria', 'Police in Haifa–Syria', 'done')],
    then: [{ Samaria: ['1 Troops', '2 Police'], 'Haifa–Syria': '7 Police' }],
  });

  example('A26: Patrol moves cubes from anywhere, and each cube Activates a Guerrilla on its Railway [1.4, 3.2.2]', 177, {
    given: [
      emptyBoard,
      { 'Jerusalem District': ['2 Troops', '2 Police'], 'Haifa–Syria': ['3 Underground Guerrillas', '2 Underground Irregulars'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Police', '2 Underground Guerrillas'], 'Haifa City': ['1 Troops', '1 Underground Guerrilla'] },
      { 'Egypt–Tel Aviv-Jaffa': ['2 Troops', '1 Underground Guerrilla'] },
    ],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Haifa City'),
      answers('British', 'Jerusalem District', 'Haifa–Syria', '1 Troops', '1 Police', 'done', 'done'),
    ],
    then: [
      { 'Jerusalem District': ['1 Troops', '1 Police'] },
      { 'Haifa–Syria': ['1 Troops', '1 Police', '2 Active Guerrillas', '1 Underground Guerrilla', '2 Underground Irregulars'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Active Guerrilla', '1 Underground Guerrilla'] },
      { 'Haifa City': ['1 Troops', '1 Underground Guerrilla'], 'Egypt–Tel Aviv-Jaffa': ['2 Troops', '1 Underground Guerrilla'] },
    ],
  });

  example('A26: Patrol may Assault free on one selected Railway [3.2.2]', 196, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['1 Police', '1 Underground Guerrilla'], 'Tel Aviv-Jaffa–Haifa': ['1 Police', '2 Underground Guerrillas'] },
      { 'Egypt–Tel Aviv-Jaffa': ['1 Troops', '1 Active Guerrilla'], 'Haifa City': ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Haifa City'),
      answers('British', 'done', 'Assault'),
    ],
    then: [asked('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa')],
  });

  example("A26: Patrol's free Assault is in one Railway only [3.2.2]", 210, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['1 Police', '1 Underground Guerrilla'], 'Tel Aviv-Jaffa–Haifa': ['1 Police', '2 Underground Guerrillas'] },
    ],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'done'),
      answers('British', 'done', 'Assault', 'Tel Aviv-Jaffa–Haifa'),
    ],
    then: [
      { 'Haifa–Syria': ['1 Police', '1 Active Guerrilla'], 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example('A26: Patrol selects Cities and Railways [3.2.2]', 224, {
    given: [emptyBoard, { Samaria: '1 Police' }],
    when: [conduct('British', 'Patrol')],
    then: [
      asked(
        'British',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Haifa–Syria',
        'Tel Aviv-Jaffa–Haifa',
        'Tel Aviv-Jaffa–Jerusalem',
        'Egypt–Tel Aviv-Jaffa',
      ),
    ],
  });

  example('A26: Sweep Activates a Guerrilla for every two cubes [3.2.3]', 233, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '3 Police', '4 Underground Guerrillas'], 'Haifa City': ['3 Police', '2 Underground Guerrillas'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Active Irregular', '3 Underground Guerrillas'] },
      { Gaza: ['2 Troops', '1 Underground Guerrilla'] },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Haifa City', 'Jerusalem City')],
    then: [
      { Samaria: ['2 Troops', '3 Police', '2 Active Guerrillas', '2 Underground Guerrillas'] },
      { 'Haifa City': ['3 Police', '1 Active Guerrilla', '1 Underground Guerrilla'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Active Irregular', '1 Active Guerrilla', '2 Underground Guerrillas'] },
      { Gaza: ['2 Troops', '1 Underground Guerrilla'] },
      nothingAsked,
    ],
  });

  example('A26: with an Underground Irregular Sweep Activates a Guerrilla for every cube [3.2.3]', 250, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Police', '2 Underground Irregulars', '4 Underground Guerrillas'] },
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Irregular', '4 Underground Guerrillas'] },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Haifa City', 'done'), answers('British', 'yes', 'no')],
    then: [
      {
        Samaria: [
          '2 Troops',
          '1 Police',
          '1 Active Irregular',
          '1 Underground Irregular',
          '3 Active Guerrillas',
          '1 Underground Guerrilla',
        ],
      },
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Active Guerrilla', '3 Underground Guerrillas'] },
    ],
  });

  example('A26: Sweep Activates no Irregular unless the British choose to [3.2.3]', 263, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Underground Irregular'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done'), answers('British', 'no')],
    then: [{ Samaria: ['2 Troops', '1 Underground Irregular'] }],
  });

  example('A26: Sweep moves in adjacent Troops, and no Police [3.2.3]', 274, {
    given: [
      emptyBoard,
      { Lydda: ['2 Troops', '1 Police', '1 Underground Irregular'], Gaza: '2 Troops', 'Tel Aviv-Jaffa–Haifa': '2 Troops' },
      { Galilee: '2 Police' },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done')],
    then: [asked('British', 'Lydda', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('A26: Sweep selects Cities and Districts [3.2.3]', 287, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': '2 Troops', Samaria: '1 Underground Irregular', Lydda: '1 Underground Irregular' },
      { 'Jerusalem District': '1 Underground Irregular', Gaza: '1 Underground Irregular', 'Tel Aviv-Jaffa': '1 Underground Irregular' },
      { 'Jerusalem City': '1 Underground Irregular' },
    ],
    when: [conduct('British', 'Sweep')],
    then: [
      asked(
        'British',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
      ),
    ],
  });

  example('A26: Assault in a Neutral District counts Troops, on Railways and in Neutral Cities all cubes [3.2.4]', 302, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Police', '1 Underground Irregular', '4 Active Guerrillas'] },
      { 'Haifa–Syria': ['1 Troops', '1 Police', '3 Active Guerrillas'] },
      { 'Haifa City': ['1 Troops', '2 Police', '1 Active Irregular', '4 Active Guerrillas'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Haifa–Syria', 'Haifa City')],
    then: [
      { Samaria: ['2 Troops', '1 Police', '1 Underground Irregular', '2 Active Guerrillas'] },
      { 'Haifa–Syria': ['1 Troops', '1 Police', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Troops', '2 Police', '1 Active Irregular', '1 Active Guerrilla'], Gaza: ['1 Troops', '1 Active Guerrilla'] },
      nothingAsked,
    ],
  });

  example('A26: Assault under Opposition takes two Troops in a District and two cubes in a City [3.2.4]', 319, {
    given: [
      emptyBoard,
      { Samaria: ['3 Troops', '1 Police', '3 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '4 Police', '4 Active Guerrillas', '1 Opposition'] },
      { Lydda: ['1 Troops', '3 Police', '1 Active Guerrilla', '1 Opposition'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Haifa City')],
    then: [
      { Samaria: ['3 Troops', '1 Police', '2 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '4 Police', '2 Active Guerrillas', '1 Opposition'] },
      { Lydda: ['1 Troops', '3 Police', '1 Active Guerrilla', '1 Opposition'] },
    ],
  });

  example('A26: Opposition halves an Assault also where Troops are alone [3.2.4]', 333, {
    given: [emptyBoard, { Samaria: ['3 Troops', '3 Active Guerrillas', '1 Opposition'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['3 Troops', '2 Active Guerrillas', '1 Opposition'] }],
  });

  example('A26: Assault removes Bases only once no Guerrillas remain, even Underground [3.2.4, 6.6.1]', 342, {
    given: [
      emptyBoard,
      is('Unity', { box: 3, value: 1 }),
      { Samaria: ['4 Troops', '1 Active Guerrilla', '1 Underground Guerrilla', '1 Base'] },
      { Lydda: ['2 Troops', '1 Active Guerrilla', '2 Bases'], Gaza: ['1 Troops', '1 Active Guerrilla', '1 Base'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Lydda', 'Gaza')],
    then: [
      { Samaria: ['4 Troops', '1 Underground Guerrilla', '1 Base'], Lydda: ['2 Troops', '1 Base'], Gaza: ['1 Troops', '1 Base'] },
      is('Unity', { box: 2, value: 2 }),
    ],
  });

  example('A26: each Base that Assault removes shifts Unity, beyond Decentralized Political Will [6.6.1, 6.6.4, 7.1]', 358, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 }), { 'Political Will': 10, Lydda: ['3 Troops', '2 Bases'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Lydda: '3 Troops' }, is('Unity', 'Decentralized'), { 'Political Will': 11 }, has('Available', '5 Bases')],
  });

  example('A26: Assault selects spaces with cubes and Rebel pieces, but no Foreign Country [3.2.4]', 372, {
    given: [
      emptyBoard,
      { Samaria: ['1 Troops', '1 Base'], Lydda: ['1 Underground Irregular', '1 Active Guerrilla'], Gaza: '1 Troops' },
      { Galilee: '1 Active Guerrilla', 'Haifa–Syria': ['1 Troops', '1 Active Guerrilla'], Syria: '1 Active Guerrilla' },
    ],
    when: [conduct('British', 'Assault')],
    then: [asked('British', 'Samaria', 'Haifa–Syria')],
  });

  example('A26: Rally selects spaces with Rebel pieces or Opposition, without Curfews, and no Railways [1.12, 3.3.1]', 386, {
    given: [
      emptyBoard,
      { Samaria: '1 Active Guerrilla', 'Haifa City': ['1 Police', '1 Opposition'], Lydda: ['1 Base', '1 Police', '1 Curfew'] },
      { 'Haifa–Syria': '1 Underground Guerrilla', Gaza: '1 Police', Syria: '1 Base', 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Rally')],
    then: [asked('Rebels', 'Samaria', 'Haifa City', 'Syria')],
  });

  example('A26: Rally places one Guerrilla, or up to two at a Base [3.3.1]', 401, {
    given: [
      emptyBoard,
      { Samaria: ['2 Bases', '1 Troops'], 'Haifa City': '1 Opposition', Syria: '1 Base', Lebanon: '1 Active Guerrilla' },
      { 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '2', 'Haifa City', 'Syria', '1'), answers('Rebels', 'done')],
    then: [
      { Samaria: ['2 Bases', '2 Underground Guerrillas', '1 Troops'], 'Haifa City': ['1 Underground Guerrilla', '1 Opposition'] },
      { Syria: ['1 Base', '1 Underground Guerrilla'], Lebanon: '1 Active Guerrilla' },
      nothingAsked,
    ],
  });

  example('A26: Rally adds Opposition in one selected District with a Base and more Rebel pieces than British [3.3.1]', 420, {
    given: [
      emptyBoard,
      { Samaria: ['1 Base', '2 Police'], Lydda: ['1 Base', '1 Police'], Gaza: '1 Underground Guerrilla', Galilee: ['1 Base', '3 Troops'] },
      { Syria: '1 Base', 'Jerusalem District': '1 Base', 'Operations value': 5 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '2', 'Lydda', '1', 'Gaza', 'Galilee', '2', 'Syria', '2')],
    then: [asked('Rebels', 'Samaria', 'Lydda', 'done')],
  });

  example('A26: Rally adds Opposition in one District only [3.3.1]', 436, {
    given: [emptyBoard, { Samaria: '1 Base', Lydda: '1 Base', 'Operations value': 2 }],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '2', 'Lydda', '0'), answers('Rebels', 'Lydda')],
    then: [{ Samaria: ['1 Base', '2 Underground Guerrillas'], Lydda: ['1 Base', '1 Opposition'] }],
  });

  example('A26: Rally may take Guerrillas from elsewhere where none is Available [1.4.1]', 450, {
    given: [emptyBoard, { Samaria: '1 Opposition', Gaza: '14 Active Guerrillas', Prison: '1 Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria')],
    then: [asked('Rebels', 'Active Guerrilla in Gaza', 'done')],
  });

  example('A26: four in all into a Railway or a Curfew are Active [1.12, 3.3.2]', 463, {
    given: [
      emptyBoard,
      { Lydda: '7 Underground Guerrillas', 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Underground Irregular'] },
      { Samaria: ['1 Police', '1 Curfew'], Gaza: '4 Troops', 'Operations value': 1 },
    ],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2', 'Samaria', '3', 'Gaza', '2')],
    then: [
      { Lydda: 'nothing', 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Underground Irregular', '2 Active Guerrillas'] },
      { Samaria: ['1 Police', '1 Curfew', '3 Active Guerrillas'], Gaza: ['4 Troops', '2 Underground Guerrillas'] },
    ],
  });

  example('A26: three in all stay Underground, counted for each origin alone [3.3.2]', 480, {
    given: [
      emptyBoard,
      { Lydda: '2 Underground Guerrillas', 'Haifa City': ['1 Underground Guerrilla', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa–Haifa': '1 Troops', Samaria: ['1 Police', '1 Curfew'], Galilee: '2 Underground Guerrillas', 'Operations value': 3 },
    ],
    when: [
      conduct('Rebels', 'March'),
      answers('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Haifa', '2'),
      answers('Rebels', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', '1 Underground Guerrilla', '1 Active Guerrilla'),
      answers('Rebels', 'Galilee', 'Samaria', '2'),
    ],
    then: [
      { 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '3 Underground Guerrillas', '1 Active Guerrilla'] },
      { Samaria: ['1 Police', '1 Curfew', '2 Underground Guerrillas'] },
    ],
  });

  example('A26: March selects origins, up to the Operations value [3.3.2]', 498, {
    given: [
      emptyBoard,
      { Lydda: '1 Underground Guerrilla', 'Haifa–Syria': '1 Active Guerrilla', Syria: '1 Underground Guerrilla', Gaza: '1 Base' },
      { 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Haifa–Syria', 'Syria')],
  });

  example('A26: Sabotage places a Sabotage on a Railway, Opposition elsewhere [3.3.3]', 511, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['2 Underground Guerrillas', '1 Sabotage'], Samaria: ['1 Underground Guerrilla', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Underground Guerrilla', '1 Opposition'], Lydda: '1 Underground Guerrilla', 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Sabotage'), answers('Rebels', 'Haifa–Syria', 'Samaria', 'Haifa City')],
    then: [
      { 'Haifa–Syria': ['1 Active Guerrilla', '1 Underground Guerrilla', '2 Sabotage'], Samaria: ['2 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Active Guerrilla', '1 Opposition'], Lydda: '1 Underground Guerrilla' },
      nothingAsked,
    ],
  });

  example('A26: Sabotage needs an Underground Guerrilla, in Palestine [3.3.3]', 529, {
    given: [
      emptyBoard,
      { Samaria: '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla', Gaza: '1 Active Guerrilla' },
      { Syria: '1 Underground Guerrilla', 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Sabotage')],
    then: [asked('Rebels', 'Samaria', 'Haifa–Syria')],
  });

  example('A26: the third piece that an Ambush removes lowers Political Will [3.3.4, 7.2]', 542, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Underground Guerrilla', '2 Police'] },
      { Lydda: ['2 Underground Guerrillas', '1 Troops', '1 Active Irregular'] },
      { 'Haifa–Syria': ['1 Underground Guerrilla', '1 Underground Irregular'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Samaria', 'Lydda', 'Haifa–Syria')],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Police'], Lydda: ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Troops'] },
      { 'Haifa–Syria': '1 Active Guerrilla', 'Political Will': 9 },
    ],
  });

  example('A26: two pieces do not, and four lower it by no more than one [3.3.4]', 559, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Underground Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '1 Police'] },
      { 'Haifa City': ['1 Underground Guerrilla', '1 Police'], Gaza: ['1 Underground Guerrilla', '1 Police'] },
      { Galilee: ['1 Underground Guerrilla', '1 Police'], 'Jerusalem City': ['1 Underground Guerrilla', '1 Police'] },
      { 'Operations value': 4 },
    ],
    when: [
      conduct('Rebels', 'Ambush'),
      answers('Rebels', 'Samaria', 'Lydda', 'Haifa City', 'Gaza'),
      conduct('Rebels', 'Ambush'),
      answers('Rebels', 'Galilee', 'Jerusalem City'),
    ],
    then: [{ 'Political Will': 9 }, has('Available', '9 Police')],
  });

  example('A26: Ambush needs an Underground Guerrilla, and Police or Irregulars [3.3.4]', 579, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Guerrilla', '1 Police'], 'Haifa–Syria': ['1 Underground Guerrilla', '1 Active Irregular'] },
      { Gaza: ['1 Active Guerrilla', '1 Police'], Lydda: ['1 Underground Guerrilla', '2 Troops'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush')],
    then: [asked('Rebels', 'Samaria', 'Haifa–Syria')],
  });

  example('A26: Mobilize is in Districts with more Guerrillas than Irregulars, or Foreign Countries [4.3.1]', 592, {
    given: [
      emptyBoard,
      { Samaria: ['2 Active Guerrillas', '1 Underground Irregular'], Lydda: ['1 Underground Guerrilla', '1 Active Irregular'] },
      { Gaza: ['1 Underground Guerrilla', '3 Police'], Galilee: '1 Base', 'Haifa City': '2 Underground Guerrillas' },
      { 'Haifa–Syria': '2 Underground Guerrillas' },
    ],
    when: [conduct('Rebels', 'Mobilize')],
    then: [asked('Rebels', 'Samaria', 'Gaza', 'Lebanon', 'Syria')],
  });

  example('A26: Mobilize places a Base in up to two spaces, and a Guerrilla in any space with Opposition [4.3.1]', 606, {
    given: [
      emptyBoard,
      { Samaria: ['1 Active Guerrilla', '1 Base'], Gaza: ['1 Underground Guerrilla', '1 Opposition'] },
      { 'Haifa City': ['1 Curfew', '1 Police', '1 Opposition'], Lydda: '1 Opposition', Galilee: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Samaria', 'Lebanon'), answers('Rebels', 'Haifa City', 'Gaza', 'done')],
    then: [
      { Samaria: ['1 Active Guerrilla', '2 Bases'], Lebanon: '1 Base' },
      { 'Haifa City': ['1 Curfew', '1 Police', '1 Opposition', '1 Underground Guerrilla'] },
      { Gaza: ['2 Underground Guerrillas', '1 Opposition'], Lydda: '1 Opposition', Galilee: '1 Underground Guerrilla' },
      nothingAsked,
    ],
  });

  example('A26: no third Base [1.4.2]', 627, {
    given: [emptyBoard, { Samaria: ['1 Active Guerrilla', '2 Bases'], Lebanon: '2 Bases' }],
    when: [conduct('Rebels', 'Mobilize')],
    then: [{ Samaria: ['1 Active Guerrilla', '2 Bases'], Lebanon: '2 Bases', Syria: '1 Base' }],
  });

  example('A26: Raid moves one or two Guerrillas from a Base and then sabotages or ambushes there [4.3.3]', 639, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Galilee: ['1 Base', '4 Underground Guerrillas'], Samaria: '1 Police', Lydda: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Haifa–Syria', '2', 'Sabotage', 'Samaria', '1', 'Ambush')],
    then: [
      { Galilee: ['1 Base', '1 Underground Guerrilla'], 'Haifa–Syria': ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Sabotage'] },
      { Samaria: '1 Active Guerrilla', Lydda: '1 Underground Guerrilla', 'Political Will': 10 },
      nothingAsked,
    ],
  });

  example('A26: Raid is in spaces in Palestine adjacent to a Base with Guerrillas [4.3.3]', 657, {
    given: [emptyBoard, { Syria: ['1 Base', '1 Underground Guerrilla'], Gaza: '1 Base', Lydda: '3 Underground Guerrillas' }],
    when: [conduct('Rebels', 'Raid')],
    then: [asked('Rebels', 'Galilee', 'Haifa–Syria')],
  });

  example('A26: Raid need do nothing more than move [4.3.3]', 668, {
    given: [emptyBoard, { Syria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee', 'done')],
    then: [{ Galilee: '1 Underground Guerrilla', Syria: '1 Base' }],
  });

  example('A26: pieces that Raid removes do not help Ambush to three [ruling, Raid does not help Ambush to three pieces]', 679, {
    given: [
      emptyBoard,
      card('A14'),
      { 'Political Will': 10, Galilee: ['1 Base', '1 Underground Guerrilla'], Samaria: '1 Police' },
      { Lydda: ['1 Underground Guerrilla', '1 Police'], Gaza: ['1 Underground Guerrilla', '1 Police'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '2 Ops', 'Operation & Special Activity', 'Operation', 'Ambush', 'Lydda', 'Gaza'),
      answers('Rebels', 'Special Activity', 'Raid', 'Samaria', 'Ambush'),
      answers('British', 'done'),
    ],
    then: [{ 'Political Will': 10, Samaria: '1 Active Guerrilla' }],
  });

  example('A26: a Limited Patrol has one destination, and Troops may come from anywhere [2.3.5]', 698, {
    given: [
      emptyBoard,
      { Gaza: '2 Troops', 'Jerusalem City': '2 Police', 'Tel Aviv-Jaffa–Haifa': '3 Underground Guerrillas' },
      { 'Haifa–Syria': '2 Underground Guerrillas' },
    ],
    when: [
      play('British', 'A26', 'event'),
      answers('British', 'Patrol'),
      answers('British', 'Gaza', '1', 'Jerusalem City', '1', 'done'),
      answers('British', 'Assault'),
      answers('British', 'done'),
    ],
    then: [
      { 'Tel Aviv-Jaffa–Haifa': ['1 Troops', '1 Police', '1 Underground Guerrilla'], Gaza: '1 Troops', 'Jerusalem City': '1 Police' },
      { 'Haifa–Syria': '2 Underground Guerrillas' },
    ],
  });

  example('A26: what has marched does not march on from a space selected later [ruling, A piece moves once]', 717, {
    given: [emptyBoard, { Lydda: '1 Underground Guerrilla', Samaria: '2 Active Guerrillas', 'Operations value': 2 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Lydda', 'Samaria'), answers('Rebels', 'Samaria', 'Galilee', '2')],
    then: [{ Lydda: 'nothing', Samaria: '1 Underground Guerrilla', Galilee: '2 Active Guerrillas' }, nothingAsked],
  });

  example('A26: the British may Activate what is Active already [1.4.3; ruling, Activating what is Active already]', 733, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Guerrilla', '1 Underground Guerrilla'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'done')],
    then: [asked('British', '0', '1')],
  });

  example('A26: Deploy places no third Police [3.2.1]', 743, {
    given: [emptyBoard, { Samaria: '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Police')],
    then: [asked('British', '0', '1', '2')],
  });

  example('A26: Rally places no third Guerrilla at a Base [3.3.1]', 753, {
    given: [emptyBoard, { Samaria: '2 Bases', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally')],
    then: [asked('Rebels', '0', '1', '2')],
  });

  example('A26: Raid moves one or two Guerrillas into each of no more than two spaces [4.3.3]', 763, {
    given: [emptyBoard, { Galilee: ['1 Base', '4 Underground Guerrillas'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Samaria')],
    then: [asked('Rebels', '1', '2')],
  });
});
