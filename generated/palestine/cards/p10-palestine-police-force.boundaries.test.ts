// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p10-palestine-police-force.yaml');

describe('P10 unshaded, boundaries', () => {
  // Guard railways: British play it
  // place any Police in Railways: just enough are ready; more than enough are ready
  boundary('place any Police in Railways: there are such spaces, and 3 more [P10 unshaded]', 6, {
    when: [play('British', 'P10', 'unshaded'), answers('British', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Haifa')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': '1 Police', 'Tel Aviv-Jaffa–Haifa': '2 Police' }],
  });

  // Guard railways: Irgun play it
  boundary('place any Police in Railways: there is no such space, and 1 more [P10 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa–Syria': '2 Police', 'Haifa District': '4 Police' }],
    when: [play('Irgun', 'P10', 'unshaded')],
    then: [{ 'Haifa District': '4 Police', 'Haifa–Syria': '2 Police' }],
  });
});

describe('P10 shaded, boundaries', () => {
  // Poorly funded: British play it
  // let lost be half of the Police on the map, rounded down: done
  // remove lost Police on the map: more than enough are there
  boundary('let lost be half of the Police on the map, rounded down: something is left over, and 3 more [P10 shaded]', 10, {
    when: [play('British', 'P10', 'shaded'), answers('British', 'Police in Haifa City')],
    then: [{ 'Haifa City': ['2 Troops', '1 Underground Cell'] }],
  });

  boundary('Poorly funded: Irgun play it [P10 shaded]', 8, {
    when: [play('Irgun', 'P10', 'shaded'), answers('Irgun', 'Police in Jerusalem City')],
    then: [{ 'Jerusalem City': ['2 Troops', '1 Underground Cell'] }],
  });

  boundary('let lost be half of the Police on the map, rounded down: nothing is left over [P10 shaded]', 10, {
    given: [emptyBoard],
    when: [play('British', 'P10', 'shaded')],
    then: [nothingAsked],
  });
});
