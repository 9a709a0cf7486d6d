// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A26 “Triangle of Terror”. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a26-triangle-of-terror.yaml');

describe('A26 “Triangle of Terror”', () => {
  example('three Limited Operations with the same Troops [9.0 A26, tip]', 10, {
    given: [emptyBoard, { Samaria: '1 Underground Guerrilla', Lydda: ['2 Troops', '1 Underground Guerrilla'] }],
    when: [
      play('British', 'A26', 'event'),
      answers('British', 'Sweep', 'Lydda'),
      answers('British', 'Assault'),
      answers('British', 'Sweep', 'Samaria', 'Lydda', '2'),
    ],
    then: [{ Lydda: 'nothing', Samaria: ['2 Troops', '1 Active Guerrilla'] }, asked('Rebels', 'Rally', 'March', 'done')],
  });

  example("Limited Operations are in or adjacent to Samaria, the other's in Samaria [9.0 A26, tip]", 25, {
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

  example('the Rebels march, ambush and sabotage, then the British assault in Samaria [9.0 A26]', 42, {
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

  example('both may decline [9.0 A26]', 61, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Underground Guerrilla'] }],
    when: [play('Rebels', 'A26', 'event'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Troops', '1 Underground Guerrilla'] }],
  });

  example('the British may take fewer than three [9.0 A26]', 71, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Active Guerrilla'], Lydda: ['1 Troops', '1 Underground Guerrilla'] }],
    when: [play('British', 'A26', 'event'), answers('British', 'Assault'), answers('British', 'done')],
    then: [{ Samaria: '1 Troops', Lydda: ['1 Troops', '1 Underground Guerrilla'] }, nothingAsked],
  });

  example('a Limited Patrol has one destination, and Troops may come from anywhere [2.3.5]', 85, {
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
});
