// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A30 Arab Kings. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, open, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a30-arab-kings.yaml');

describe('A30 Arab Kings', () => {
  example('a Guerrilla leaves each District adjacent to Transjordan [9.0 A30]', 13, {
    given: [
      emptyBoard,
      { Galilee: ['2 Underground Guerrillas', '1 Base'], Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'] },
      { 'Jerusalem District': '1 Underground Guerrilla', Gaza: ['3 Active Guerrillas', '1 Underground Irregular'] },
      { Lydda: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla', 'Jerusalem City': '1 Active Guerrilla' },
      { Syria: '1 Underground Guerrilla', Transjordan: '1 Underground Guerrilla' },
    ],
    when: [play('British', 'A30', 'unshaded'), answers('British', 'Underground Guerrilla in Samaria')],
    then: [
      { Galilee: ['1 Underground Guerrilla', '1 Base'], Samaria: '1 Active Guerrilla', 'Jerusalem District': 'nothing' },
      { Gaza: ['2 Active Guerrillas', '1 Underground Irregular'], Lydda: '1 Active Guerrilla', 'Haifa District': '1 Active Guerrilla' },
      { 'Jerusalem City': '1 Active Guerrilla', Syria: '1 Underground Guerrilla', Transjordan: '1 Underground Guerrilla' },
      has('Available', '6 Guerrillas'),
      { Prison: 'nothing' },
    ],
  });

  example('Transjordan need not be in play [9.0 A30]', 41, {
    given: [emptyBoard, { Samaria: '1 Base', Gaza: '1 Underground Guerrilla' }],
    when: [play('British', 'A30', 'unshaded')],
    then: [{ Samaria: '1 Base', Gaza: 'nothing' }, open('Transjordan', false)],
  });

  example('the executing faction chooses the Guerrilla [5.1]', 53, {
    given: [emptyBoard, { Samaria: ['1 Active Guerrilla', '1 Underground Guerrilla'] }],
    when: [play('Rebels', 'A30', 'unshaded')],
    then: [asked('Rebels', 'Active Guerrilla in Samaria', 'Underground Guerrilla in Samaria')],
  });

  example('Transjordan and Egypt are in play [9.0 A30, tip]', 62, {
    given: [open('Transjordan', false), open('Egypt', false)],
    when: [play('Rebels', 'A30', 'shaded')],
    then: [open('Transjordan'), open('Egypt'), { Transjordan: 'nothing', Egypt: 'nothing' }],
  });

  example('then Guerrillas may march into them and Rally there [1.3.7]', 74, {
    given: [emptyBoard, { Gaza: '2 Underground Guerrillas', 'Operations value': 2 }],
    when: [
      play('Rebels', 'A30', 'shaded'),
      conduct('Rebels', 'March'),
      answers('Rebels', 'Egypt', '1', 'Transjordan'),
      conduct('Rebels', 'Rally'),
      answers('Rebels', 'Egypt', 'Transjordan'),
    ],
    then: [{ Egypt: '2 Underground Guerrillas', Transjordan: '2 Underground Guerrillas', Gaza: 'nothing' }],
  });

  example('out of play they are closed to a March [1.3.7; 9.0 A30]', 90, {
    given: [emptyBoard, { Gaza: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [asked('Rebels', 'Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'done')],
  });

  example('other markers stay on the map [9.0 A30]', 100, {
    given: [emptyBoard, { Samaria: '1 Opposition', 'Haifa–Syria': '1 Sabotage', 'Haifa City': ['1 Police', '1 Curfew'] }],
    when: [play('Rebels', 'A30', 'shaded')],
    then: [
      open('Egypt'),
      open('Transjordan'),
      { Samaria: '1 Opposition', 'Haifa–Syria': '1 Sabotage', 'Haifa City': ['1 Police', '1 Curfew'] },
    ],
  });
});
