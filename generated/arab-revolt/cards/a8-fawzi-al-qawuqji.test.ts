// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A8 Fawzi al-Qawuqji. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, inPlay, notInPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a8-fawzi-al-qawuqji.yaml');

describe('A8 Fawzi al-Qawuqji', () => {
  example('Raid may select one space, adjacent to a Rebel Base [9.0 A8, tip]', 14, {
    given: [emptyBoard, inPlay('A8', 'unshaded'), { Galilee: ['1 Base', '4 Underground Guerrillas'], Lydda: '5 Underground Guerrillas' }],
    when: [conduct('Rebels', 'Raid')],
    then: [asked('Rebels', 'Haifa District', 'Samaria', 'Haifa–Syria')],
  });

  example('after one space the Raid is over [9.0 A8]', 25, {
    given: [emptyBoard, inPlay('A8', 'unshaded'), { Galilee: ['1 Base', '4 Underground Guerrillas'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Samaria', '1', 'done')],
    then: [{ Samaria: '1 Underground Guerrilla', Galilee: ['1 Base', '3 Underground Guerrillas'] }, nothingAsked],
  });

  example('without the Capability a second space may be selected [4.3.3]', 38, {
    given: [emptyBoard, notInPlay('A8'), { Galilee: ['1 Base', '4 Underground Guerrillas'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Samaria', '1', 'done')],
    then: [asked('Rebels', 'Haifa District', 'Haifa–Syria', 'done')],
  });

  example('British may execute a Rebel Capability [5.3]', 49, {
    when: [play('British', 'A8', 'unshaded')],
    then: [inPlay('A8', 'unshaded')],
  });

  example('Rebels may relocate 1 Troop from a District selected for Ambush to a City [9.0 A8]', 55, {
    given: [
      emptyBoard,
      inPlay('A8', 'shaded'),
      { 'Operations value': 1, Samaria: ['2 Troops', '2 Police', '1 Underground Guerrilla'], Lydda: '1 Troops' },
    ],
    when: [conduct('Rebels', 'Ambush')],
    then: [asked('Rebels', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done')],
  });

  example('one Troop goes, and the Police and the other Troops stay [9.0 A8]', 67, {
    given: [emptyBoard, inPlay('A8', 'shaded'), { 'Operations value': 1, Samaria: ['3 Troops', '2 Police', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Jerusalem City')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Active Guerrilla'], 'Jerusalem City': '1 Troops' }],
  });

  example('Rebels may leave the Troops [9.0 A8]', 80, {
    given: [emptyBoard, inPlay('A8', 'shaded'), { 'Operations value': 1, Samaria: ['1 Troops', '1 Police', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'done')],
    then: [{ Samaria: ['1 Troops', '1 Active Guerrilla'] }],
  });

  example('Troops in a City selected for Ambush stay [9.0 A8]', 92, {
    given: [
      emptyBoard,
      inPlay('A8', 'shaded'),
      { 'Operations value': 1, 'Haifa City': ['1 Troops', '1 Police', '1 Underground Guerrilla'] },
    ],
    when: [conduct('Rebels', 'Ambush')],
    then: [{ 'Haifa City': ['1 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('a Troop from each District, and those moved do not count as removed [3.3.4]', 104, {
    given: [
      emptyBoard,
      inPlay('A8', 'shaded'),
      { 'Operations value': 2, 'Political Will': 10, Samaria: ['1 Troops', '1 Police', '1 Underground Guerrilla'] },
      { Gaza: ['1 Troops', '1 Active Irregular', '1 Underground Guerrilla'] },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Samaria', 'Haifa City', 'Gaza', 'Haifa City')],
    then: [{ Samaria: '1 Active Guerrilla', Gaza: '1 Active Guerrilla', 'Haifa City': '2 Troops', 'Political Will': 10 }],
  });

  example('a Curfew goes when the last Troop leaves it [1.12]', 121, {
    given: [
      emptyBoard,
      inPlay('A8', 'shaded'),
      { 'Operations value': 1, Samaria: ['1 Troops', '1 Police', '1 Underground Guerrilla', '1 Curfew'] },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Tel Aviv-Jaffa')],
    then: [{ Samaria: '1 Active Guerrilla', 'Tel Aviv-Jaffa': '1 Troops' }],
  });

  example('an Ambush of Raid counts too [4.3.3]', 134, {
    given: [emptyBoard, inPlay('A8', 'shaded'), { Syria: ['1 Base', '1 Underground Guerrilla'], Galilee: ['1 Troops', '1 Police'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee', 'Ambush', 'Haifa City')],
    then: [{ Galilee: '1 Active Guerrilla', 'Haifa City': '1 Troops' }],
  });

  example('without the Capability no Troop moves [3.3.4]', 147, {
    given: [emptyBoard, notInPlay('A8'), { 'Operations value': 1, Samaria: ['1 Troops', '1 Police', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Ambush')],
    then: [{ Samaria: ['1 Troops', '1 Active Guerrilla'] }, nothingAsked],
  });

  example('the shaded side is put in play [5.3]', 159, {
    when: [play('Rebels', 'A8', 'shaded')],
    then: [inPlay('A8', 'shaded')],
  });
});
