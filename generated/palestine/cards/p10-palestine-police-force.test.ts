// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P10 Palestine Police Force. */

import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p10-palestine-police-force.yaml');

describe('P10 Palestine Police Force', () => {
  example('P10: any number of Available Police come to any Railways [9.0 P10]', 13, {
    given: [emptyBoard, { Gaza: '2 Police', Prison: '1 Cell' }],
    when: [play('British', 'P10', 'unshaded'), answers('British', 'Haifa–Syria', 'Haifa–Syria', 'Egypt–Tel Aviv-Jaffa', 'done')],
    then: [
      { 'Haifa–Syria': '2 Police', 'Egypt–Tel Aviv-Jaffa': '1 Police', Gaza: '2 Police' },
      has('Available', '1 Police'),
      { Prison: '1 Cell' },
    ],
  });

  example('P10: only Railways are offered [9.0 P10]', 28, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Sabotage'] }],
    when: [play('Irgun', 'P10', 'unshaded')],
    then: [asked('Irgun', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done')],
  });

  example('P10: all Available Police may be placed [9.0 P10]', 37, {
    given: [emptyBoard, { Gaza: '4 Police' }],
    when: [play('British', 'P10', 'unshaded'), answers('British', 'Haifa–Syria', 'Haifa–Syria')],
    then: [{ 'Haifa–Syria': '2 Police' }, has('Available', '0 Police'), nothingAsked],
  });

  example('P10: half the Police on the map go, rounded down [9.0 P10]', 49, {
    given: [emptyBoard, { Gaza: ['2 Police', '3 Troops'], Samaria: '2 Police', 'Haifa–Syria': ['1 Police', '1 Active Cell'] }],
    when: [play('Irgun', 'P10', 'shaded'), answers('Irgun', 'Police in Gaza', 'Police in Haifa–Syria')],
    then: [
      { Gaza: ['1 Police', '3 Troops'], Samaria: '2 Police', 'Haifa–Syria': '1 Active Cell' },
      has('Available', '3 Police'),
      { Prison: 'nothing' },
    ],
  });

  example('P10: half of one is none [9.0 P10]', 65, {
    given: [emptyBoard, { Gaza: '1 Police' }],
    when: [play('Irgun', 'P10', 'shaded')],
    then: [{ Gaza: '1 Police' }, nothingAsked],
  });

  example('P10: Patrol selects spaces with Cells [3.2.2]', 75, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Cell', '1 Police'], Gaza: ['1 Arms Cache', '1 Police'], 'Haifa–Syria': '1 Active Cell' },
      { 'Haifa City': '2 Police', Lydda: '1 Active Cell' },
    ],
    when: [conduct('British', 'Patrol')],
    then: [asked('British', 'Samaria', 'Lydda', 'Haifa–Syria')],
  });

  example('P10: Patrol moves Police from anywhere, and removes one Active Cell for each Police in one of the spaces [1.3.6, 3.2.2]', 88, {
    given: [
      emptyBoard,
      { Samaria: ['3 Active Cells', '1 Police'], 'Haifa–Syria': ['1 Active Cell', '1 Troops'], Gaza: ['2 Police', '1 Troops'] },
    ],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria', 'Haifa–Syria'),
      answers('British', 'Gaza', 'Samaria', '1', 'Gaza', 'Haifa–Syria', 'done'),
      answers('British', 'Samaria'),
    ],
    then: [
      { Samaria: ['1 Active Cell', '2 Police'], 'Haifa–Syria': ['1 Active Cell', '1 Troops', '1 Police'], Gaza: '1 Troops' },
      { Prison: '2 Cells' },
      has('Available', '11 Cells'),
      nothingAsked,
    ],
  });

  example('P10: Patrol removes Active Cells before Underground ones [ruling, Active Cells are removed before Underground ones]', 107, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police'] }, hold('British', '1 Intel 2')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria')],
    then: [{ Samaria: ['1 Underground Cell', '1 Police'], Prison: '1 Cell' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P10: spent Intel Chits remove Underground Cells up to their value [1.3.6, 3.2.2]', 121, {
    given: [emptyBoard, { Samaria: ['4 Underground Cells', '3 Police'] }, hold('British', '1 Intel 0', '1 Intel 1', '1 Intel 2')],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria'),
      answers('British', 'yes', 'Intel 2', '2'),
      answers('British', 'yes', 'Intel 1', '1'),
    ],
    then: [{ Samaria: ['1 Underground Cell', '3 Police'], Prison: '3 Cells' }, hold('British', '1 Intel 0'), nothingAsked],
  });

  example('P10: the number of Police bounds what Intel Chits remove [3.2.2]', 137, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '2 Underground Cells', '2 Police'] }, hold('British', '2 Intel 2')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes', '1')],
    then: [{ Samaria: ['1 Underground Cell', '2 Police'], Prison: '2 Cells' }, hold('British', '1 Intel 2')],
  });

  example('P10: the British need not spend an Intel Chit [3.2.2]', 150, {
    given: [emptyBoard, { Samaria: ['1 Underground Cell', '1 Police'] }, hold('British', '1 Intel 1')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'no')],
    then: [{ Samaria: ['1 Underground Cell', '1 Police'] }, hold('British', '1 Intel 1')],
  });

  example('P10: Patrol need not remove Cells [3.2.2]', 162, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'done')],
    then: [{ Samaria: ['1 Active Cell', '1 Police'], Prison: 'nothing' }],
  });

  example('P10: Patrol removes Cells only where Police are [3.2.2]', 173, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Troops'], Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Gaza', 'done')],
    then: [asked('British', 'Gaza', 'done')],
  });

  example('P10: where all Police stand in one space half of them go at once [9.0 P10]', 184, {
    given: [emptyBoard, { Gaza: '4 Police' }],
    when: [play('British', 'P10', 'shaded')],
    then: [{ Gaza: '2 Police' }, nothingAsked],
  });

  example('P10: Patrol may select a space for its removal only where Cells remain [3.2.2]', 194, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2'),
      { Samaria: ['2 Active Cells', '1 Police'], Gaza: ['1 Active Cell', '1 Troops'], Lydda: ['1 Troops', '1 Police'] },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Gaza'), answers('British', 'Lydda', 'Gaza')],
    then: [asked('British', 'done', 'Samaria')],
  });

  example('P10: Intel Chits are offered only for Underground Cells in the space [3.2.2]', 208, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['1 Active Cell', '2 Police'], Gaza: '1 Underground Cell' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'done', 'Samaria')],
    then: [{ Samaria: '2 Police', Gaza: '1 Underground Cell', Prison: '1 Cell' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P10: an Intel Chit removes no more Cells than Police are left to count [3.2.2]', 224, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['1 Active Cell', '3 Underground Cells', '2 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes')],
    then: [asked('British', '0', '1')],
  });
});
