// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, inPlay, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p11-operation-shark.yaml');

describe('P11 unshaded, boundaries', () => {
  // Crackdown on Irgun: British play it
  // British, in 1 City: the most are selected
  // conduct Search here: conducted
  // conduct Assault here: none of them can be conducted
  // remove 1 Arms Cache in or adjacent to here: just enough are there
  // for each Arms Cache removed: done
  // raise Political Will by 1: to one before the end of the track
  boundary('British, in 1 City: more spaces than may be selected, and 7 more [P11 unshaded]', 6, {
    given: [inPlay('P17', 'shaded')],
    when: [play('British', 'P11', 'unshaded'), answers('British', 'Jerusalem City')],
    then: [
      { 'Jerusalem District': '1 Underground Cell', 'Jerusalem City': ['2 Troops', '1 Police', '1 Underground Cell', '1 Curfew'] },
      { 'Political Will': 19 },
    ],
  });

  // Crackdown on Irgun: Irgun play it
  // conduct Search here: none of them can be conducted
  // remove 1 Arms Cache in or adjacent to here: more than enough are there
  // raise Political Will by 1: just to the end of the track
  boundary('British, in 1 City: just as many spaces as may be selected, and 4 more [P11 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem City': '2 Arms Caches', 'Political Will': 19 }],
    when: [play('Irgun', 'P11', 'unshaded')],
    then: [{ 'Jerusalem City': '1 Arms Cache', 'Political Will': 20 }],
  });

  // remove 1 Arms Cache in or adjacent to here: none is there
  boundary('conduct Assault here: conducted, and 1 more [P11 unshaded]', 8, {
    when: [play('Irgun', 'P11', 'unshaded'), answers('British', 'Haifa City')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Curfew'] }],
  });

  boundary('raise Political Will by 1: past the end of the track [P11 unshaded]', 12, {
    given: [emptyBoard, { 'Jerusalem City': '1 Arms Cache', 'Political Will': 20 }],
    when: [play('British', 'P11', 'unshaded')],
    then: [{ 'Jerusalem City': 'nothing', 'Political Will': 20 }],
  });
});

describe('P11 shaded, boundaries', () => {
  // Leaders slip through net: Irgun play it
  // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: none is there; one is there
  boundary('Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: none of them can be conducted, and 4 more [P11 shaded]', 16, {
    when: [play('Irgun', 'P11', 'shaded')],
    then: [nothingAsked],
  });

  boundary('Leaders slip through net: British play it [P11 shaded]', 14, {
    when: [play('British', 'P11', 'shaded')],
    then: [nothingAsked],
  });

  // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: one is there
  boundary('Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: conducted, and 1 more [P11 shaded]', 16, {
    given: [emptyBoard, { 'Haifa City': ['3 Active Cells', '1 Curfew'] }],
    when: [play('British', 'P11', 'shaded'), answers('Irgun', 'Egypt–Tel Aviv-Jaffa', '3 Active Cell')],
    then: [{ 'Haifa City': '1 Curfew', 'Egypt–Tel Aviv-Jaffa': '3 Underground Cells' }],
  });
});
