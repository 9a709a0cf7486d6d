// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Sabotage. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/operations/sabotage.yaml');

describe('Sabotage', () => {
  example('Opposition comes to a ninth space [1.6]', 15, {
    given: [
      emptyBoard,
      { 'Operations value': 1, Galilee: '1 Opposition', Samaria: '1 Opposition', Lydda: '1 Opposition', Gaza: '1 Opposition' },
      { 'Haifa District': '1 Opposition', 'Jerusalem District': '1 Opposition', 'Haifa City': '1 Opposition' },
      { 'Jerusalem City': '1 Opposition', 'Tel Aviv-Jaffa': '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Sabotage')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Active Guerrilla', '1 Opposition'] }],
  });

  example('Sabotage places a Sabotage on a Railway, Opposition elsewhere [3.3.3]', 33, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['2 Underground Guerrillas', '1 Sabotage'], Samaria: ['1 Underground Guerrilla', '1 Active Guerrilla'] },
      { 'Haifa City': ['1 Underground Guerrilla', '1 Opposition'], Lydda: '1 Underground Guerrilla', 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Sabotage'), answers('Rebels', 'Haifa–Syria', 'Samaria', 'Haifa City')],
    then: [
      { 'Haifa–Syria': ['1 Active Guerrilla', '1 Underground Guerrilla', '2 Sabotage'], Samaria: ['2 Active Guerrillas', '1 Opposition'] },
      { 'Haifa City': ['1 Active Guerrilla', '1 Opposition'], Lydda: '1 Underground Guerrilla' },
      nothingAsked,
    ],
  });

  example('Sabotage needs an Underground Guerrilla, in Palestine [3.3.3]', 51, {
    given: [
      emptyBoard,
      { Samaria: '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla', Gaza: '1 Active Guerrilla' },
      { Syria: '1 Underground Guerrilla', 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Sabotage')],
    then: [asked('Rebels', 'Samaria', 'Haifa–Syria')],
  });
});
