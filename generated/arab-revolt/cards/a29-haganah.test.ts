// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A29 Haganah. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, is, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a29-haganah.yaml');

describe('A29 Haganah', () => {
  example('two steps toward Decentralized, then Irregulars strike in as many spaces as the track now says [9.0 A29]', 14, {
    given: [
      emptyBoard,
      is('Unity', { box: 4, value: 1 }),
      { Samaria: '1 Underground Irregular', Galilee: '1 Underground Guerrilla', Gaza: ['1 Underground Irregular', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [play('British', 'A29', 'unshaded'), answers('British', 'Samaria', 'Gaza')],
    then: [
      is('Unity', { box: 2, value: 2 }),
      { Samaria: '1 Active Irregular', Galilee: '1 Underground Irregular', Gaza: ['1 Active Irregular', '1 Underground Irregular'] },
      { 'Haifa City': ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
  });

  example('beyond Decentralized each step raises Political Will [6.6.4]', 32, {
    given: [emptyBoard, is('Unity', 'Decentralized'), { 'Political Will': 10 }],
    when: [play('Rebels', 'A29', 'unshaded')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 12 }],
  });

  example('one step to Decentralized and one beyond [6.6.4]', 43, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 }), { 'Political Will': 10 }],
    when: [play('British', 'A29', 'unshaded')],
    then: [is('Unity', 'Decentralized'), { 'Political Will': 11 }],
  });

  example('the British Divide when the Rebels execute it, and may do without [5.1]', 54, {
    given: [
      emptyBoard,
      is('Unity', 'Centralized'),
      { Samaria: ['1 Underground Irregular', '1 Active Guerrilla'], Lydda: '1 Underground Irregular' },
      { Gaza: ['1 Active Irregular', '1 Active Guerrilla'], 'Haifa City': '1 Underground Irregular' },
      { 'Jerusalem City': '1 Active Guerrilla' },
    ],
    when: [play('Rebels', 'A29', 'unshaded')],
    then: [is('Unity', { box: 3, value: 1 }), asked('British', 'Samaria', 'Lydda', 'done')],
  });

  example('an Irregular leaves each of two spaces with or adjacent to Sabotage [9.0 A29]', 69, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['2 Sabotage', '1 Underground Irregular'], 'Haifa City': ['2 Active Irregulars', '1 Police'] },
      { Galilee: ['1 Underground Irregular', '1 Active Irregular'] },
    ],
    when: [play('Rebels', 'A29', 'shaded'), answers('Rebels', 'Haifa City', 'Galilee', 'Active Irregular in Galilee')],
    then: [
      { 'Haifa City': ['1 Active Irregular', '1 Police'], Galilee: '1 Underground Irregular' },
      { 'Haifa–Syria': ['2 Sabotage', '1 Underground Irregular'] },
    ],
  });

  example('only spaces with or adjacent to Sabotage [9.0 A29]', 83, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['1 Sabotage', '1 Underground Irregular'], 'Haifa City': '1 Active Irregular' },
      { 'Haifa District': ['1 Troops', '1 Police'], Galilee: '1 Underground Irregular', Samaria: '1 Underground Irregular' },
    ],
    when: [play('British', 'A29', 'shaded')],
    then: [asked('British', 'Haifa–Syria', 'Haifa City', 'Galilee', 'done')],
  });

  example('the executing faction may remove none [9.0 A29]', 96, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Sabotage', '1 Underground Irregular'] }],
    when: [play('British', 'A29', 'shaded'), answers('British', 'done')],
    then: [{ 'Haifa–Syria': ['1 Sabotage', '1 Underground Irregular'] }],
  });

  example('nothing without Sabotage [5.1.3]', 106, {
    given: [emptyBoard, { 'Haifa City': ['1 Active Irregular', '1 Curfew'] }, is('Unity', { box: 3, value: 1 })],
    when: [play('Rebels', 'A29', 'shaded')],
    then: [{ 'Haifa City': ['1 Active Irregular', '1 Curfew'] }, is('Unity', { box: 3, value: 1 }), nothingAsked],
  });
});
