// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of Punish. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, hold, is, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/special-activities/punish.yaml');

describe('Punish', () => {
  example('Punish may use a held chit where the pool is empty [4.2.1]', 22, {
    given: [
      emptyBoard,
      are('British', '1st Eligible'),
      card('A14'),
      is('Unity', { box: 3, value: 1 }),
      hold('British', '1 Fine'),
      poolHolds('Punishment'),
      { Samaria: ['1 Troops', '1 Underground Irregular'], Gaza: '1 Underground Guerrilla' },
    ],
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Operation & Special Activity', 'Operation', 'Patrol'),
      answers('British', 'Special Activity'),
    ],
    then: [asked('British', 'Punish', 'Divide', 'Air Recon')],
  });

  example('Punish is in up to two Districts or Cities with Troops [4.2.1]', 39, {
    given: [
      emptyBoard,
      { Samaria: '1 Troops', 'Haifa City': '1 Troops', Galilee: '1 Troops', Lydda: ['2 Police', '1 Underground Irregular'] },
      { 'Haifa–Syria': '1 Troops' },
    ],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine'), answers('British', 'Detain')],
    then: [asked('British', 'Samaria', 'Haifa City', 'Galilee')],
  });

  example('a held chit may be used in place of those drawn [1.7.1]', 54, {
    given: [emptyBoard, { Samaria: '1 Troops' }, hold('British', '1 Demolish')],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Fine')],
    then: [asked('British', 'Detain', 'Fine', 'Demolish')],
  });
});
