// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Patrol. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/patrol.yaml');

describe('Patrol', () => {
  example('Patrol moves cubes to a selected City [3.2.2]', 11, {
    given: [emptyBoard, { Samaria: '2 Police' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa City', 'done'), answers('British', 'Samaria', '1', 'done')],
    then: [{ 'Haifa City': '1 Police', Samaria: '1 Police' }],
  });

  example('Patrol moves cubes from anywhere, and each cube Activates a Guerrilla on its Railway [1.4, 3.2.2]', 23, {
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

  example('Patrol may Assault free on one selected Railway [3.2.2]', 42, {
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

  example("Patrol's free Assault is in one Railway only [3.2.2]", 56, {
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

  example('Patrol selects Cities and Railways [3.2.2]', 70, {
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
});
