// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Mobilize. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, is, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/special-activities/mobilize.yaml');

describe('Mobilize', () => {
  example('with March there is Mobilize and no Raid [4.3.1]', 17, {
    given: [
      emptyBoard,
      are('Rebels', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      { Syria: ['1 Base', '2 Underground Guerrillas'] },
    ],
    when: [
      conduct('Rebels', 'Turn'),
      answers('draw', '2 Ops', '1 Op'),
      answers('Rebels', '2 Ops'),
      answers('Rebels', 'Operation & Special Activity', 'Operation', 'March'),
      answers('Rebels', 'Special Activity'),
    ],
    then: [asked('Rebels', 'Mobilize', 'Coordinate')],
  });

  example('a Base comes from the map when none is Available [1.4.1]', 33, {
    given: [
      emptyBoard,
      { Syria: ['2 Bases', '1 Underground Guerrilla'], Lebanon: '2 Bases', Gaza: '1 Base', Samaria: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Mobilize')],
    then: [asked('Rebels', 'Base in Gaza', 'Base in Lebanon', 'Base in Syria', 'done')],
  });

  example('Mobilize is in Districts with more Guerrillas than Irregulars, or Foreign Countries [4.3.1]', 45, {
    given: [
      emptyBoard,
      { Samaria: ['2 Active Guerrillas', '1 Underground Irregular'], Lydda: ['1 Underground Guerrilla', '1 Active Irregular'] },
      { Gaza: ['1 Underground Guerrilla', '3 Police'], Galilee: '1 Base', 'Haifa City': '2 Underground Guerrillas' },
      { 'Haifa–Syria': '2 Underground Guerrillas' },
    ],
    when: [conduct('Rebels', 'Mobilize')],
    then: [asked('Rebels', 'Samaria', 'Gaza', 'Lebanon', 'Syria')],
  });

  example('Mobilize places a Base in up to two spaces, and a Guerrilla in any space with Opposition [4.3.1]', 59, {
    given: [
      emptyBoard,
      { Samaria: ['1 Active Guerrilla', '1 Base'], Gaza: ['1 Underground Guerrilla', '1 Opposition'] },
      { 'Haifa City': ['1 Curfew', '1 Police', '1 Opposition'], Lydda: '1 Opposition', Galilee: '1 Underground Guerrilla' },
    ],
    when: [conduct('Rebels', 'Mobilize'), answers('Rebels', 'Samaria', 'Lebanon'), answers('Rebels', 'Haifa City', 'Gaza', 'done')],
    then: [
      { Samaria: ['1 Active Guerrilla', '2 Bases'], Lebanon: '1 Base' },
      { 'Haifa City': ['1 Curfew', '1 Police', '1 Opposition', '1 Underground Guerrilla'] },
      { Gaza: ['2 Underground Guerrillas', '1 Opposition'], Lydda: '1 Opposition', Galilee: '1 Underground Guerrilla' },
      nothingAsked,
    ],
  });

  example('no third Base [1.4.2]', 80, {
    given: [emptyBoard, { Samaria: ['1 Active Guerrilla', '2 Bases'], Lebanon: '2 Bases' }],
    when: [conduct('Rebels', 'Mobilize')],
    then: [{ Samaria: ['1 Active Guerrilla', '2 Bases'], Lebanon: '2 Bases', Syria: '1 Base' }],
  });
});
