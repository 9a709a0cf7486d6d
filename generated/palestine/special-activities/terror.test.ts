// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Terror. */
import { describe, test } from 'vitest';
import { answers, are, asked, conduct, emptyBoard, examplesIn } from '../suites.js';
const example = examplesIn(test, 'palestine/special-activities/terror.yaml');

describe('Terror', () => {
  example('the Terror markers stand before the Track takes Cells from the map [4.3.3, 6.5.2]', 18, {
    given: [
      emptyBoard,
      are('Irgun', '1st Eligible'),
      { Haganah: 4, 'Haifa City': '1 Underground Cell', Samaria: '7 Active Cells', Gaza: '7 Active Cells' },
    ],
    when: [
      conduct('Irgun', 'Turn'),
      answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'Terror'),
      answers('roll', '6'),
    ],
    then: [
      asked('Irgun', 'Active Cell in Samaria', 'Active Cell in Gaza', 'Active Cell in Haifa City'),
      { 'Haifa City': ['1 Active Cell', '2 Terror'] },
    ],
  });
});
