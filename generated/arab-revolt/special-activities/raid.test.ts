// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Raid. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/special-activities/raid.yaml');

describe('Raid', () => {
  example('Raid moves one or two Guerrillas from a Base and then sabotages or ambushes there [4.3.3]', 11, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Galilee: ['1 Base', '4 Underground Guerrillas'], Samaria: '1 Police', Lydda: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Haifa–Syria', '2', 'Sabotage', 'Samaria', '1', 'Ambush')],
    then: [
      { Galilee: ['1 Base', '1 Underground Guerrilla'], 'Haifa–Syria': ['1 Active Guerrilla', '1 Underground Guerrilla', '1 Sabotage'] },
      { Samaria: '1 Active Guerrilla', Lydda: '1 Underground Guerrilla', 'Political Will': 10 },
      nothingAsked,
    ],
  });

  example('Raid is in spaces in Palestine adjacent to a Base with Guerrillas [4.3.3]', 29, {
    given: [emptyBoard, { Syria: ['1 Base', '1 Underground Guerrilla'], Gaza: '1 Base', Lydda: '3 Underground Guerrillas' }],
    when: [conduct('Rebels', 'Raid')],
    then: [asked('Rebels', 'Galilee', 'Haifa–Syria')],
  });

  example('Raid need do nothing more than move [4.3.3]', 40, {
    given: [emptyBoard, { Syria: ['1 Base', '1 Underground Guerrilla'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Galilee', 'done')],
    then: [{ Galilee: '1 Underground Guerrilla', Syria: '1 Base' }],
  });

  example('Raid moves one or two Guerrillas into each of no more than two spaces [4.3.3]', 51, {
    given: [emptyBoard, { Galilee: ['1 Base', '4 Underground Guerrillas'] }],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Samaria')],
    then: [asked('Rebels', '1', '2')],
  });
});
