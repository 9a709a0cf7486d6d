// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p12-peter-bergson.yaml');

describe('P12 unshaded, boundaries', () => {
  // British complaints: Irgun play it
  boundary('remove 2 Arms Caches on the map: just enough are there, and 1 more [P12 unshaded]', 6, {
    when: [play('Irgun', 'P12', 'unshaded')],
    then: [{ Lydda: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell' }],
  });

  // British complaints: British play it
  boundary('remove 2 Arms Caches on the map: none is there, and 1 more [P12 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('British', 'P12', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('remove 2 Arms Caches on the map: one too few are there [P12 unshaded]', 6, {
    given: [emptyBoard, { Galilee: '1 Arms Cache' }],
    when: [play('British', 'P12', 'unshaded')],
    then: [{ Galilee: 'nothing' }],
  });

  boundary('remove 2 Arms Caches on the map: more than enough are there [P12 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa City': '1 Arms Cache', Gaza: '2 Arms Caches' }],
    when: [play('British', 'P12', 'unshaded'), answers('British', 'Arms Cache in Haifa City')],
    then: [{ Gaza: '1 Arms Cache', 'Haifa City': 'nothing' }],
  });
});

describe('P12 shaded, boundaries', () => {
  // American fundraising: Irgun play it
  // place up to 2 Arms Caches in spaces with Cells: the most are selected; none is there; one is there; just enough are ready; more than
  // enough are ready
  boundary('place up to 2 Arms Caches in spaces with Cells: more spaces than may be selected, and 6 more [P12 shaded]', 10, {
    when: [play('Irgun', 'P12', 'shaded'), answers('Irgun', 'Lydda', 'Gaza')],
    then: [{ Lydda: ['1 Underground Cell', '2 Arms Caches'], Gaza: ['2 Troops', '1 Underground Cell', '1 Arms Cache'] }],
  });

  // American fundraising: British play it
  boundary('place up to 2 Arms Caches in spaces with Cells: there is no such space, and 1 more [P12 shaded]', 10, {
    given: [emptyBoard],
    when: [play('British', 'P12', 'shaded')],
    then: [nothingAsked],
  });

  boundary('place up to 2 Arms Caches in spaces with Cells: one space fewer than may be selected [P12 shaded]', 10, {
    given: [emptyBoard, { 'Jerusalem District': '1 Active Cell' }],
    when: [play('British', 'P12', 'shaded'), answers('British', 'done')],
    then: [{ 'Jerusalem District': '1 Active Cell' }],
  });

  boundary('place up to 2 Arms Caches in spaces with Cells: just as many spaces as may be selected [P12 shaded]', 10, {
    given: [emptyBoard, { 'Jerusalem District': '1 Active Cell', 'Tel Aviv-Jaffa': '1 Active Cell' }],
    when: [play('British', 'P12', 'shaded'), answers('British', 'done')],
    then: [{ 'Jerusalem District': '1 Active Cell', 'Tel Aviv-Jaffa': '1 Active Cell' }],
  });
});
