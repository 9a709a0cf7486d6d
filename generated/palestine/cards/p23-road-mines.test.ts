// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P23 Road Mines. */
import { describe, test } from 'vitest';
import { answers, are, conduct, emptyBoard, examplesIn, has, hold, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p23-road-mines.yaml');

describe('P23 Road Mines', () => {
  example('Patrol removes Cells in two of the selected spaces [9.0 P23]', 16, {
    given: [
      emptyBoard,
      inPlay('P23', 'unshaded'),
      { Samaria: ['1 Police', '1 Active Cell'], Lydda: ['2 Police', '3 Active Cells'], Gaza: ['1 Police', '1 Active Cell'] },
      { Galilee: ['1 Police', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Lydda', 'Gaza', 'done'), answers('British', 'Samaria', 'Lydda')],
    then: [
      { Samaria: '1 Police', Lydda: ['2 Police', '1 Active Cell'], Gaza: ['1 Police', '1 Active Cell'] },
      { Galilee: ['1 Police', '1 Active Cell'], Prison: '3 Cells' },
      nothingAsked,
    ],
  });

  example('without the Capability in one [3.2.2; 9.0 P23]', 36, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Active Cell'], Lydda: ['2 Police', '3 Active Cells'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Lydda', 'done'), answers('British', 'Lydda')],
    then: [{ Samaria: ['1 Police', '1 Active Cell'], Lydda: ['2 Police', '1 Active Cell'], Prison: '2 Cells' }, nothingAsked],
  });

  example('a Limited Patrol removes Cells only in the space that it selects [9.0 P23, tip]', 51, {
    given: [
      emptyBoard,
      inPlay('P23', 'unshaded'),
      are('British', '1st Eligible'),
      { Samaria: ['1 Police', '1 Active Cell'], Lydda: ['1 Police', '1 Active Cell'] },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Limited Operation', 'Limited Operation', 'Samaria'),
      answers('British', 'done', 'Samaria'),
    ],
    then: [{ Samaria: '1 Police', Lydda: ['1 Police', '1 Active Cell'], Prison: '1 Cell' }, nothingAsked],
  });

  example('a Limited Patrol with an Intelligence Lead removes Cells in two spaces [2.3.7; 9.0 P23, tip]', 68, {
    given: [
      emptyBoard,
      inPlay('P23', 'unshaded'),
      are('British', '1st Eligible'),
      hold('British', '1 Intel 0'),
      { Samaria: ['1 Police', '1 Active Cell'], Lydda: ['1 Police', '1 Active Cell'] },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Limited Operation', 'Limited Operation', 'Patrol', 'Samaria'),
      answers('British', 'Intelligence Lead', 'done', 'Samaria', 'Lydda'),
    ],
    then: [{ Samaria: '1 Police', Lydda: '1 Police', Prison: '2 Cells' }, hold('British'), nothingAsked],
  });

  example('a roll of 3 costs one of the Police that move to a space with Sabotage [9.0 P23]', 87, {
    given: [
      emptyBoard,
      inPlay('P23', 'shaded'),
      { 'Haifa–Syria': ['1 Underground Cell', '2 Troops', '1 Police', '1 Sabotage'], Gaza: '3 Police' },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Gaza', '2', 'done'), answers('roll', '3')],
    then: [
      { 'Haifa–Syria': ['1 Underground Cell', '2 Troops', '2 Police', '1 Sabotage'], Gaza: '1 Police' },
      has('Available', '3 Police'),
      nothingAsked,
    ],
  });

  example('a roll of 4 costs nothing [9.0 P23]', 103, {
    given: [emptyBoard, inPlay('P23', 'shaded'), { 'Haifa–Syria': ['1 Underground Cell', '1 Sabotage'], Gaza: '2 Police' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Gaza', '2'), answers('roll', '4')],
    then: [{ 'Haifa–Syria': ['1 Underground Cell', '2 Police', '1 Sabotage'], Gaza: 'nothing' }, nothingAsked],
  });

  example('a roll of 1 costs one [9.0 P23]', 118, {
    given: [emptyBoard, inPlay('P23', 'shaded'), { Samaria: ['1 Active Cell', '2 Sabotage'], Gaza: '1 Police' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Gaza'), answers('roll', '1')],
    then: [{ Samaria: ['1 Active Cell', '2 Sabotage'], Gaza: 'nothing', Prison: 'nothing' }, has('Available', '6 Police'), nothingAsked],
  });

  example('Police that stay, and Police that move to a space with only Terror, roll nothing [9.0 P23]', 135, {
    given: [
      emptyBoard,
      inPlay('P23', 'shaded'),
      { Samaria: ['1 Active Cell', '1 Police', '1 Sabotage'], 'Haifa City': ['1 Underground Cell', '1 Police', '1 Terror'] },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Haifa City'), answers('British', 'Samaria', 'done')],
    then: [{ Samaria: ['1 Active Cell', '1 Sabotage'], 'Haifa City': ['1 Underground Cell', '2 Police', '1 Terror'] }, nothingAsked],
  });

  example('Police that Deploy places roll nothing [9.0 P23]', 150, {
    given: [emptyBoard, inPlay('P23', 'shaded'), { Samaria: ['1 Troops', '1 Sabotage'], Gaza: '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'done'), answers('British', 'Samaria', 'Gaza')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Sabotage'] }, nothingAsked],
  });

  example('each space with Sabotage that Police move to has its own roll [9.0 P23]', 164, {
    given: [
      emptyBoard,
      inPlay('P23', 'shaded'),
      { 'Haifa–Syria': ['1 Underground Cell', '1 Sabotage'], Samaria: ['1 Underground Cell', '1 Sabotage'], Gaza: '4 Police' },
    ],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Haifa–Syria', 'Samaria'),
      answers('British', 'Gaza', 'Haifa–Syria', '2', 'Gaza', 'Samaria', '2'),
      answers('roll', '5'),
      answers('roll', '2'),
    ],
    then: [
      { 'Haifa–Syria': ['1 Underground Cell', '1 Police', '1 Sabotage'], Samaria: ['1 Underground Cell', '2 Police', '1 Sabotage'] },
      has('Available', '3 Police'),
      nothingAsked,
    ],
  });

  example('Police from two spaces that move to one have one roll [9.0 P23]', 183, {
    given: [
      emptyBoard,
      inPlay('P23', 'shaded'),
      { 'Haifa–Syria': ['1 Underground Cell', '1 Sabotage'], Gaza: '1 Police', Samaria: '2 Police' },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Gaza', 'Samaria', '2'), answers('roll', '2')],
    then: [{ 'Haifa–Syria': ['1 Underground Cell', '2 Police', '1 Sabotage'] }, nothingAsked],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 198, {
    when: [play('British', 'P23', 'unshaded')],
    then: [inPlay('P23', 'unshaded'), nothingAsked],
  });

  example('Irgun may play the shaded side, which stays in play [5.3]', 205, {
    when: [play('Irgun', 'P23', 'shaded')],
    then: [inPlay('P23', 'shaded'), nothingAsked],
  });
});
