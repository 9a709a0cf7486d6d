// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A14 Arab Ladies of Jerusalem. */
import { describe, test } from 'vitest';
import { answers, asked, chits, emptyBoard, examplesIn, hold, play, poolHolds } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a14-arab-ladies-of-jerusalem.yaml');

describe('A14 Arab Ladies of Jerusalem', () => {
  example('Opposition goes only where there is a Curfew [9.0 A14]', 14, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Curfew', '1 Opposition'], Lydda: ['1 Police', '1 Curfew'], Gaza: ['1 Police', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '1 Active Guerrilla', '1 Curfew', '1 Opposition'] },
    ],
    when: [play('Rebels', 'A14', 'unshaded')],
    then: [
      { Samaria: ['1 Police', '1 Curfew'], Lydda: ['1 Police', '1 Curfew'], Gaza: ['1 Police', '1 Opposition'] },
      { 'Haifa City': ['1 Troops', '1 Active Guerrilla', '1 Curfew'] },
    ],
  });

  example('no Curfew, no change [9.0 A14]', 29, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Opposition'] }],
    when: [play('British', 'A14', 'unshaded')],
    then: [{ Samaria: ['1 Police', '1 Opposition'] }],
  });

  example('all Curfews go, and the British choose which chit to discard [9.0 A14]', 38, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Curfew', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Curfew'] },
      hold('British', '1 Detain', '1 Fine'),
    ],
    when: [play('Rebels', 'A14', 'shaded'), answers('British', 'Fine')],
    then: [
      { Samaria: ['1 Police', '1 Opposition'], 'Haifa City': '1 Troops' },
      hold('British', '1 Detain'),
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
    ],
  });

  example('only held chits can be discarded [9.0 A14]', 53, {
    given: [hold('British', '1 Demolish'), chits(1, 'Fine', 'aside')],
    when: [play('Rebels', 'A14', 'shaded')],
    then: [hold('British'), chits(1, 'Fine', 'aside'), poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine')],
  });

  example('the Curfews go where no chit is held [5.1.3]', 64, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Curfew'] }],
    when: [play('Rebels', 'A14', 'shaded')],
    then: [{ Samaria: '1 Police' }, hold('British')],
  });

  example('the British discard one of two equal chits [9.0 A14]', 74, {
    given: [hold('British', '2 Fine')],
    when: [play('British', 'A14', 'shaded')],
    then: [hold('British', '1 Fine'), poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine')],
  });

  example('the Curfews go before the British choose a chit [9.0 A14]', 83, {
    given: [emptyBoard, hold('British', '1 Detain', '1 Fine'), { Samaria: ['1 Troops', '1 Curfew'] }],
    when: [play('Rebels', 'A14', 'shaded')],
    then: [asked('British', 'Detain', 'Fine'), { Samaria: '1 Troops' }],
  });
});
