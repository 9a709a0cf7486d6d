// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, inPlay, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p8-harry-truman.yaml');

describe('P8 unshaded, boundaries', () => {
  // Offers support: British play it
  // British may conduct Deploy in up to 3 spaces: declined
  boundary('raise Political Will by 2: just to the end of the track, and 2 more [P8 unshaded]', 7, {
    when: [play('British', 'P8', 'unshaded'), answers('British', 'done')],
    then: [{ 'Political Will': 20 }],
  });

  // Offers support: Irgun play it
  // British may conduct Deploy in up to 3 spaces: none of them can be conducted
  boundary('raise Political Will by 2: past the end of the track, and 2 more [P8 unshaded]', 7, {
    given: [emptyBoard, { 'Political Will': 19 }],
    when: [play('Irgun', 'P8', 'unshaded')],
    then: [{ 'Political Will': 20 }],
  });

  // British may conduct Deploy in up to 3 spaces: conducted
  boundary('raise Political Will by 2: to one before the end of the track, and 1 more [P8 unshaded]', 7, {
    given: [emptyBoard, { 'Jerusalem District': ['1 Troops', '1 Arms Cache'], 'Political Will': 17 }],
    when: [play('British', 'P8', 'unshaded'), answers('British', 'Deploy', 'Lydda', 'done')],
    then: [{ 'Jerusalem District': ['1 Troops', '1 Arms Cache'], 'Political Will': 19 }],
  });
});

describe('P8 shaded, boundaries', () => {
  // Pressures British: British play it
  boundary('reduce Political Will by the Curfews on the map: by nothing, and 1 more [P8 shaded]', 12, {
    given: [emptyBoard],
    when: [play('British', 'P8', 'shaded')],
    then: [nothingAsked],
  });

  // Pressures British: Irgun play it
  // each reduction of Political Will by Starred Events is 1 less: it does not apply
  boundary('reduce Political Will by the Curfews on the map: to one before the end of the track, and 2 more [P8 shaded]', 12, {
    given: [emptyBoard, { 'Haifa City': '1 Curfew', 'Political Will': 20 }],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Haifa City': '1 Curfew', 'Political Will': 19 }],
  });

  boundary('each reduction of Political Will by Starred Events is 1 less: it applies [P8 shaded]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Curfew' }, inPlay('P9', 'unshaded')],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa': '1 Curfew' }],
  });

  boundary('reduce Political Will by the Curfews on the map: just to the end of the track [P8 shaded]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Curfew', 'Political Will': 1 }],
    when: [play('British', 'P8', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa': '1 Curfew', 'Political Will': 0 }],
  });
});
