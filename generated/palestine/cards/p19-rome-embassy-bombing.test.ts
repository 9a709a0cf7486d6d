// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P19 Rome Embassy Bombing. */
import { describe, test } from 'vitest';
import { answers, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p19-rome-embassy-bombing.yaml');

describe('P19 Rome Embassy Bombing', () => {
  example('two Cells and one Arms Cache are removed from any spaces [9.0 P19, tip]', 17, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['2 Underground Cells', '1 Arms Cache', '1 Troops', '1 Police'] },
      { Gaza: ['1 Active Cell', '2 Arms Caches'], 'Haifa–Syria': '1 Active Cell', Prison: '1 Cell' },
    ],
    when: [
      play('British', 'P19', 'unshaded'),
      answers('British', 'Active Cell in Haifa–Syria', 'Underground Cell in Samaria'),
      answers('British', 'Arms Cache in Gaza'),
    ],
    then: [
      { Samaria: ['1 Underground Cell', '1 Arms Cache', '1 Troops', '1 Police'], Gaza: ['1 Active Cell', '1 Arms Cache'] },
      { 'Haifa–Syria': 'nothing', Prison: '1 Cell' },
      has('Available', '12 Cells'),
      { 'Political Will': 11 },
      nothingAsked,
    ],
  });

  example('without an Arms Cache Political Will stays [9.0 P19]', 38, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '1 Underground Cell', Gaza: ['1 Troops', '1 Police', '1 Active Cell'] }],
    when: [play('British', 'P19', 'unshaded'), answers('British', 'Underground Cell in Samaria', '1')],
    then: [{ Samaria: 'nothing', Gaza: ['1 Troops', '1 Police'], Prison: 'nothing', 'Political Will': 10 }, nothingAsked],
  });

  example('the faction that executes it may remove less [9.0 P19]', 54, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['2 Underground Cells', '1 Arms Cache'] }],
    when: [play('Irgun', 'P19', 'unshaded'), answers('Irgun', '1'), answers('Irgun', '0')],
    then: [{ Samaria: ['1 Underground Cell', '1 Arms Cache'], 'Political Will': 10 }, nothingAsked],
  });

  example('a roll of 2 changes nothing [9.0 P19]', 68, {
    given: [emptyBoard, { 'Political Will': 10 }],
    when: [play('Irgun', 'P19', 'shaded'), answers('roll', '2')],
    then: [{ 'Political Will': 10 }],
  });

  example('a roll of 1 changes nothing [9.0 P19]', 78, {
    given: [emptyBoard, { 'Political Will': 10 }],
    when: [play('British', 'P19', 'shaded'), answers('roll', '1')],
    then: [{ 'Political Will': 10 }],
  });

  example('a roll of 3 lowers Political Will by 2 [9.0 P19]', 88, {
    given: [emptyBoard, { 'Political Will': 10 }],
    when: [play('Irgun', 'P19', 'shaded'), answers('roll', '3')],
    then: [{ 'Political Will': 8, Haganah: 4 }, nothingAsked],
  });
});
