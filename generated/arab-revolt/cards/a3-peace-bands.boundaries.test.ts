// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, is, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a3-peace-bands.yaml');

describe('A3 unshaded, boundaries', () => {
  // Palestinian collaboration: Rebels play it
  // British may conduct Divide, choosing Activate Irregulars: declined
  // British may conduct Divide, choosing Roll: none of them can be conducted; declined
  boundary('British may conduct Divide, choosing Activate Irregulars: none of them can be conducted, and 4 more [A3 unshaded]', 6, {
    when: [play('Rebels', 'A3', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('Palestinian collaboration: British play it [A3 unshaded]', 4, {
    when: [play('British', 'A3', 'unshaded')],
    then: [nothingAsked],
  });

  // British may conduct Divide, choosing Roll: conducted
  boundary('British may conduct Divide, choosing Activate Irregulars: conducted, and 1 more [A3 unshaded]', 6, {
    given: [emptyBoard, { Lydda: ['1 Underground Irregular', '1 Active Guerrilla'] }],
    when: [play('British', 'A3', 'unshaded'), answers('British', 'Divide', 'Lydda', 'Divide'), answers('roll', '1')],
    then: [{ Lydda: ['1 Underground Irregular', '1 Active Irregular'] }, is('Unity', { box: 2, value: 2 })],
  });
});

describe('A3 shaded, boundaries', () => {
  // Defect back to rebellion: Rebels play it
  // if an Irregular is on the map: none is there
  // shift Unity 1 toward Centralized: to one before the end of the track
  boundary('if an Irregular is on the map: it is not so, and 3 more [A3 shaded]', 11, {
    when: [play('Rebels', 'A3', 'shaded')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  // if an Irregular is on the map: one is there
  // Rebels may: done
  // replace 2 Irregulars on the map with Guerrillas: one too few are there
  boundary('if an Irregular is on the map: it is so, and 3 more [A3 shaded]', 11, {
    given: [{ 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular' }],
    when: [play('Rebels', 'A3', 'shaded'), answers('Rebels', 'yes')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': '1 Underground Guerrilla' }, is('Unity', { box: 4, value: 1 })],
  });

  // Defect back to rebellion: British play it
  // shift Unity 1 toward Centralized: just to the end of the track
  boundary('replace 2 Irregulars on the map with Guerrillas: just enough are there, and 2 more [A3 shaded]', 13, {
    given: [emptyBoard, { 'Jerusalem District': '2 Underground Irregulars' }, is('Unity', { box: 4, value: 1 })],
    when: [play('British', 'A3', 'shaded'), answers('Rebels', 'yes')],
    then: [{ 'Jerusalem District': '2 Underground Guerrillas' }, is('Unity', 'Centralized')],
  });

  // shift Unity 1 toward Centralized: past the end of the track
  boundary('Rebels may: declined, and 1 more [A3 shaded]', 12, {
    given: [emptyBoard, { Lydda: '1 Underground Irregular' }, is('Unity', 'Centralized')],
    when: [play('Rebels', 'A3', 'shaded'), answers('Rebels', 'done')],
    then: [{ Lydda: '1 Underground Irregular' }, is('Unity', 'Centralized')],
  });

  // replace 2 Irregulars on the map with Guerrillas: none is Available to come instead
  boundary('replace 2 Irregulars on the map with Guerrillas: more than enough are there, and 1 more [A3 shaded]', 13, {
    given: [
      emptyBoard,
      { Galilee: ['3 Active Irregulars', '1 Underground Guerrilla', '1 Active Guerrilla'] },
      { Samaria: ['1 Underground Guerrilla', '1 Active Guerrilla'], Lydda: '2 Active Guerrillas', Prison: '8 Guerrillas' },
    ],
    when: [play('British', 'A3', 'shaded'), answers('Rebels', 'yes')],
    then: [
      { Galilee: ['1 Active Irregular', '2 Underground Guerrillas', '1 Active Guerrilla'] },
      { Samaria: ['1 Underground Guerrilla', '1 Active Guerrilla'], Lydda: '2 Active Guerrillas', Prison: '8 Guerrillas' },
      is('Unity', { box: 4, value: 1 }),
    ],
  });
});
