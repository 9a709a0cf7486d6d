// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Coordinate. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, is, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/special-activities/coordinate.yaml');

describe('Coordinate', () => {
  example('Coordinate raises the value before the roll [4.3.2]', 11, {
    given: [emptyBoard, { 'Operations value': 1 }],
    when: [conduct('Rebels', 'Coordinate')],
    then: [asked('roll', '1', '2', '3', '4', '5', '6'), { 'Operations value': 2 }],
  });

  example('Coordinate in the middle of an Operation adds a space [4.1]', 21, {
    given: [
      emptyBoard,
      card('A14'),
      is('Unity', { box: 4, value: 1 }),
      { Samaria: '1 Underground Guerrilla', Lydda: '1 Underground Guerrilla', Gaza: ['1 Underground Guerrilla', '1 Base'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Samaria'),
      answers('Rebels', 'Special Activity', 'Coordinate'),
      answers('roll', '1'),
      answers('Rebels', 'Gaza'),
    ],
    then: [
      { Samaria: ['1 Active Guerrilla', '1 Opposition'], Gaza: ['1 Active Guerrilla', '1 Base', '1 Opposition'] },
      { Lydda: '1 Underground Guerrilla' },
      is('Unity', 'Centralized'),
      { 'Operations value': 2 },
      nothingAsked,
    ],
  });

  example('a roll above the Bases leaves Unity [4.3.2, 6.6.1]', 44, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { 'Operations value': 2, Gaza: '2 Bases', Samaria: '3 Active Guerrillas' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '3')],
    then: [is('Unity', { box: 3, value: 1 }), { 'Operations value': 3 }],
  });

  example('a roll of the Bases on the map shifts Unity one step [4.3.2, 6.6.1]', 58, {
    given: [emptyBoard, is('Unity', { box: 3, value: 1 }), { 'Operations value': 2, Gaza: '1 Base', Syria: '1 Base' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '2')],
    then: [is('Unity', { box: 4, value: 1 }), { 'Operations value': 3 }],
  });
});
