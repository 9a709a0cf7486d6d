// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A17 Revisionist Terror. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a17-revisionist-terror.yaml');

describe('A17 Revisionist Terror', () => {
  example('the British may remove a Guerrilla from each space with an Underground Irregular [9.0 A17]', 18, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Irregular', '2 Underground Guerrillas'] },
      { Gaza: ['2 Underground Irregulars', '1 Active Guerrilla', '1 Base'], Lydda: ['1 Active Irregular', '1 Underground Guerrilla'] },
      { Galilee: ['1 Troops', '1 Police', '1 Active Guerrilla'], 'Haifa–Syria': ['1 Underground Irregular', '1 Active Guerrilla'] },
    ],
    when: [play('Rebels', 'A17', 'unshaded'), answers('British', 'Samaria', 'Gaza', 'Haifa–Syria')],
    then: [
      { 'Haifa–Syria': '1 Underground Irregular', Samaria: ['1 Underground Irregular', '1 Underground Guerrilla'] },
      { Gaza: ['2 Underground Irregulars', '1 Base'], Lydda: ['1 Active Irregular', '1 Underground Guerrilla'] },
      { Galilee: ['1 Troops', '1 Police', '1 Active Guerrilla'] },
      has('Available', '12 Guerrillas'),
      { Prison: 'nothing' },
    ],
  });

  example('only spaces with an Underground Irregular and a Guerrilla are asked about [9.0 A17]', 38, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Irregular', '1 Underground Guerrilla'], 'Haifa City': ['1 Underground Irregular', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Underground Irregular', '1 Active Guerrilla'] },
      { Lydda: ['1 Active Irregular', '1 Underground Guerrilla'], Gaza: ['1 Underground Irregular', '1 Base'] },
      { Galilee: ['1 Police', '1 Underground Guerrilla'] },
    ],
    when: [play('Rebels', 'A17', 'unshaded')],
    then: [asked('British', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('the British choose which Guerrilla [9.0 A17]', 52, {
    given: [emptyBoard, { Samaria: ['1 Underground Irregular', '1 Underground Guerrilla', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A17', 'unshaded'), answers('British', 'Samaria', 'Underground Guerrilla in Samaria')],
    then: [{ Samaria: ['1 Underground Irregular', '1 Active Guerrilla'] }],
  });

  example('the British may remove none [9.0 A17]', 62, {
    given: [emptyBoard, { Samaria: ['1 Underground Irregular', '1 Underground Guerrilla'] }],
    when: [play('British', 'A17', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: ['1 Underground Irregular', '1 Underground Guerrilla'] }],
  });

  example('without an Underground Irregular nothing can be removed [9.0 A17]', 72, {
    given: [emptyBoard, { Samaria: ['1 Active Irregular', '1 Active Guerrilla'] }],
    when: [play('British', 'A17', 'unshaded')],
    then: [{ Samaria: ['1 Active Irregular', '1 Active Guerrilla'] }],
  });

  example('up to 3 Irregulars Sabotage, each is Activated [9.0 A17, tip]', 81, {
    given: [
      emptyBoard,
      { Samaria: '2 Underground Irregulars', 'Haifa City': ['1 Underground Irregular', '1 Active Irregular'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Underground Irregular', '1 Sabotage'], Gaza: '1 Underground Irregular' },
    ],
    when: [play('British', 'A17', 'shaded'), answers('Rebels', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa')],
    then: [
      { Samaria: ['1 Active Irregular', '1 Underground Irregular', '1 Opposition'], 'Haifa City': ['2 Active Irregulars', '1 Opposition'] },
      { 'Tel Aviv-Jaffa–Haifa': ['1 Active Irregular', '2 Sabotage'], Gaza: '1 Underground Irregular' },
    ],
  });

  example('the Rebels may Sabotage with Underground Irregulars, not with Guerrillas or Active Irregulars [9.0 A17]', 97, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Irregular', '1 Opposition'], Lydda: ['1 Underground Irregular', '1 Underground Guerrilla'] },
      { Gaza: '1 Active Irregular', Galilee: '1 Underground Guerrilla' },
    ],
    when: [play('British', 'A17', 'shaded')],
    then: [asked('Rebels', 'Samaria', 'Lydda', 'done')],
  });

  example('a space that the Irregulars Sabotage is selected only once [3.1; ruling, Two Irregulars in one space]', 109, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '3 Underground Irregulars', Lydda: '1 Underground Irregular' }],
    when: [play('British', 'A17', 'shaded'), answers('Rebels', 'Tel Aviv-Jaffa–Haifa')],
    then: [asked('Rebels', 'Lydda', 'done'), { 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '1 Active Irregular', '1 Sabotage'] }],
  });

  example('the Rebels may stop before the third Irregular [9.0 A17]', 121, {
    given: [emptyBoard, { Samaria: '1 Underground Irregular', Gaza: ['1 Underground Irregular', '2 Underground Guerrillas'] }],
    when: [play('Rebels', 'A17', 'shaded'), answers('Rebels', 'Gaza', 'done')],
    then: [{ Samaria: '1 Underground Irregular', Gaza: ['1 Active Irregular', '2 Underground Guerrillas', '1 Opposition'] }],
  });

  example('without an Underground Irregular nobody Sabotages [9.0 A17]', 133, {
    given: [emptyBoard, { Samaria: ['1 Active Irregular', '1 Underground Guerrilla'] }],
    when: [play('Rebels', 'A17', 'shaded')],
    then: [{ Samaria: ['1 Active Irregular', '1 Underground Guerrilla'] }],
  });
});
