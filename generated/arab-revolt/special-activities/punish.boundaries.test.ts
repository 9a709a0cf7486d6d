// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, conduct, emptyBoard, inPlay, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/special-activities/punish.yaml');

describe('Punish, boundaries', () => {
  // up to 2 Districts or Cities: the most are selected
  // Troops are here: none is there
  // step warrant: done
  // return the drawn Punishment chits to the pool: done
  // in each selected space: done; there is such a space
  // resolve the Punishment of the Punishment chit in play: done
  // resolve the Mobilization of the Punishment chit in play: done
  // set aside the Punishment chit in play: done
  boundary('up to 2 Districts or Cities: more spaces than may be selected, and 9 more [AR 4.2.1]', 6, {
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Demolish'), answers('British', 'Haifa City', 'Haifa District')],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '2 Underground Guerrillas'] },
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });

  boundary('up to 2 Districts or Cities: no space can be selected [AR 4.2.1]', 6, {
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Fine')],
    then: [poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine'), chits(1, 'Fine', 'aside')],
  });

  // draw offered Punishment chits: too few chits are left
  // play 1 drawn or held Punishment chit: no such chit is there
  boundary('Troops are here: one is there, and 2 more [AR 4.2.1]', 8, {
    given: [emptyBoard, { 'Haifa City': '1 Troops' }, poolHolds('Punishment')],
    when: [conduct('British', 'Punish')],
    then: [{ 'Haifa City': '1 Troops' }],
  });

  boundary('up to 2 Districts or Cities: one space fewer than may be selected [AR 4.2.1]', 6, {
    given: [emptyBoard, { 'Haifa City': '1 Troops' }, inPlay('A18', 'unshaded')],
    when: [conduct('British', 'Punish'), answers('British', 'Detain')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  boundary('up to 2 Districts or Cities: just as many spaces as may be selected [AR 4.2.1]', 6, {
    given: [emptyBoard, { 'Haifa City': '1 Troops' }, inPlay('A18', 'unshaded'), { Gaza: '1 Troops' }],
    when: [conduct('British', 'Punish'), answers('British', 'Detain', 'Gaza', 'done')],
    then: [
      { Gaza: ['1 Troops', '1 Opposition'], 'Haifa City': '1 Troops' },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });
});
