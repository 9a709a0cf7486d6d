// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P10 Palestine Police Force. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p10-palestine-police-force.yaml');

describe('P10 Palestine Police Force', () => {
  example('any number of Available Police come to any Railways [9.0 P10]', 13, {
    given: [emptyBoard, { Gaza: '2 Police', Prison: '1 Cell' }],
    when: [play('British', 'P10', 'unshaded'), answers('British', 'Haifa–Syria', 'Haifa–Syria', 'Egypt–Tel Aviv-Jaffa', 'done')],
    then: [
      { 'Haifa–Syria': '2 Police', 'Egypt–Tel Aviv-Jaffa': '1 Police', Gaza: '2 Police' },
      has('Available', '1 Police'),
      { Prison: '1 Cell' },
    ],
  });

  example('only Railways are offered [9.0 P10]', 28, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Sabotage'] }],
    when: [play('Irgun', 'P10', 'unshaded')],
    then: [asked('Irgun', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done')],
  });

  example('all Available Police may be placed [9.0 P10]', 37, {
    given: [emptyBoard, { Gaza: '4 Police' }],
    when: [play('British', 'P10', 'unshaded'), answers('British', 'Haifa–Syria', 'Haifa–Syria')],
    then: [{ 'Haifa–Syria': '2 Police' }, has('Available', '0 Police'), nothingAsked],
  });

  example('half the Police on the map go, rounded down [9.0 P10]', 49, {
    given: [emptyBoard, { Gaza: ['2 Police', '3 Troops'], Samaria: '2 Police', 'Haifa–Syria': ['1 Police', '1 Active Cell'] }],
    when: [play('Irgun', 'P10', 'shaded'), answers('Irgun', 'Police in Gaza', 'Police in Haifa–Syria')],
    then: [
      { Gaza: ['1 Police', '3 Troops'], Samaria: '2 Police', 'Haifa–Syria': '1 Active Cell' },
      has('Available', '3 Police'),
      { Prison: 'nothing' },
    ],
  });

  example('half of one is none [9.0 P10]', 65, {
    given: [emptyBoard, { Gaza: '1 Police' }],
    when: [play('Irgun', 'P10', 'shaded')],
    then: [{ Gaza: '1 Police' }, nothingAsked],
  });

  example('where all Police stand in one space half of them go at once [9.0 P10]', 75, {
    given: [emptyBoard, { Gaza: '4 Police' }],
    when: [play('British', 'P10', 'shaded')],
    then: [{ Gaza: '2 Police' }, nothingAsked],
  });
});
