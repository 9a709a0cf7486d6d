// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p19-rome-embassy-bombing.yaml');

describe('P19 unshaded, boundaries', () => {
  // Plot foiled: British play it
  // remove up to 1 Arms Cache on the map: more than enough are there
  // for each Arms Cache removed: done
  // raise Political Will by 1: to one before the end of the track
  boundary('remove up to 2 Cells on the map: more than enough are there, and 4 more [P19 unshaded]', 6, {
    when: [play('British', 'P19', 'unshaded'), answers('British', 'done', 'Arms Cache in Jerusalem District')],
    then: [{ 'Jerusalem District': '1 Underground Cell', 'Political Will': 19 }],
  });

  // Plot foiled: Irgun play it
  // remove up to 1 Arms Cache on the map: none is there
  boundary('remove up to 2 Cells on the map: just enough are there, and 2 more [P19 unshaded]', 6, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '2 Active Cells' }],
    when: [play('Irgun', 'P19', 'unshaded'), answers('Irgun', '2')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing' }],
  });

  boundary('remove up to 2 Cells on the map: one too few are there [P19 unshaded]', 6, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Active Cell' }],
    when: [play('Irgun', 'P19', 'unshaded'), answers('Irgun', '1')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing' }],
  });

  // remove up to 1 Arms Cache on the map: just enough are there
  boundary('remove up to 2 Cells on the map: none is there, and 1 more [P19 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem District': '1 Arms Cache' }],
    when: [play('Irgun', 'P19', 'unshaded'), answers('Irgun', 'done')],
    then: [{ 'Jerusalem District': '1 Arms Cache' }],
  });

  boundary('raise Political Will by 1: just to the end of the track [P19 unshaded]', 9, {
    given: [{ 'Political Will': 19 }],
    when: [
      play('Irgun', 'P19', 'unshaded'),
      answers('Irgun', 'Underground Cell in Tel Aviv-Jaffa', 'Underground Cell in Samaria', 'Arms Cache in Jerusalem District'),
    ],
    then: [
      { Samaria: '2 Troops', 'Jerusalem District': '1 Underground Cell', 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'], 'Political Will': 20 },
    ],
  });

  boundary('raise Political Will by 1: past the end of the track [P19 unshaded]', 9, {
    given: [emptyBoard, { 'Haifa City': '1 Arms Cache', Samaria: ['1 Arms Cache', '1 Active Cell'], 'Political Will': 20 }],
    when: [play('Irgun', 'P19', 'unshaded'), answers('Irgun', 'done', 'Arms Cache in Haifa City')],
    then: [{ Samaria: ['1 Active Cell', '1 Arms Cache'], 'Haifa City': 'nothing', 'Political Will': 20 }],
  });
});

describe('P19 shaded, boundaries', () => {
  // International attacks: Irgun play it
  // roll a die: done
  // if the roll is more than 2: it is one less
  boundary('if the roll is more than 2: it is not so, and 3 more [P19 shaded]', 14, {
    when: [play('Irgun', 'P19', 'shaded'), answers('roll', '1')],
    then: [nothingAsked],
  });

  // International attacks: British play it
  // if the roll is more than 2: it is one more
  boundary('if the roll is more than 2: it is so, and 2 more [P19 shaded]', 14, {
    given: [emptyBoard],
    when: [play('British', 'P19', 'shaded'), answers('roll', '3')],
    then: [{ 'Political Will': 16 }],
  });

  boundary('if the roll is more than 2: both are equal [P19 shaded]', 14, {
    given: [emptyBoard],
    when: [play('British', 'P19', 'shaded'), answers('roll', '2')],
    then: [nothingAsked],
  });

  boundary('reduce Political Will by 2: past the end of the track [P19 shaded]', 15, {
    given: [emptyBoard, { 'Political Will': 1 }],
    when: [play('British', 'P19', 'shaded'), answers('roll', '3')],
    then: [{ 'Political Will': 0 }],
  });

  boundary('reduce Political Will by 2: to one before the end of the track [P19 shaded]', 15, {
    given: [emptyBoard, { 'Political Will': 3 }],
    when: [play('Irgun', 'P19', 'shaded'), answers('roll', '4')],
    then: [{ 'Political Will': 1 }],
  });
});
