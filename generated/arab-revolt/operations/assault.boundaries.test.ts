// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, is, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/assault.yaml');

describe('Assault, boundaries', () => {
  // cubes are here and Rebel pieces are here: none is there; one is there
  // in each selected space: done
  boundary('up to 3 spaces in Palestine: no space can be selected, and 5 more [AR 3.2.4]', 4, {
    when: [conduct('British', 'Assault')],
    then: [nothingAsked],
  });

  // let hits be the Troops here if here is a District, otherwise the cubes here: done
  // if Opposition is here: one is there
  // let hits be half of hits, rounded down: done; nothing is left over
  // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: none is there; just enough are there
  // for each Base removed: done
  // shift Unity 1 toward Decentralized: to one before the end of the track
  boundary('if Opposition is here: it is so, and 8 more [AR 3.2.4]', 10, {
    given: [{ 'Haifa City': ['1 Troops', '1 Police', '1 Base', '1 Opposition'] }],
    when: [conduct('British', 'Assault')],
    then: [{ 'Haifa City': ['1 Troops', '1 Police', '1 Opposition'] }, is('Unity', { box: 2, value: 2 })],
  });

  // if Opposition is here: none is there
  // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: more than enough are there
  boundary('if Opposition is here: it is not so, and 2 more [AR 3.2.4]', 10, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': ['1 Police', '2 Active Guerrillas'] }],
    when: [conduct('British', 'Assault')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': ['1 Police', '1 Active Guerrilla'] }],
  });

  boundary('let hits be half of hits, rounded down: something is left over [AR 3.2.4]', 11, {
    given: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Base', '1 Opposition'] }],
    when: [conduct('British', 'Assault')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Opposition'] }, is('Unity', { box: 2, value: 2 })],
  });

  // up to 3 spaces in Palestine: the most are selected
  // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain: one too few are there
  // shift Unity 1 toward Decentralized: just to the end of the track
  boundary('up to 3 spaces in Palestine: just as many spaces as may be selected, and 3 more [AR 3.2.4]', 4, {
    given: [emptyBoard, { Gaza: ['1 Troops', '1 Active Guerrilla'], Galilee: ['2 Troops', '1 Base'], Samaria: ['1 Troops', '1 Base'] }],
    when: [conduct('British', 'Assault'), answers('British', 'Galilee', 'Samaria', 'Gaza')],
    then: [{ Galilee: '2 Troops', Samaria: '1 Troops', Gaza: '1 Troops' }, is('Unity', 'Decentralized')],
  });

  boundary('shift Unity 1 toward Decentralized: past the end of the track [AR 3.2.4]', 14, {
    given: [{ 'Haifa City': ['1 Police', '1 Base'] }, is('Unity', 'Decentralized')],
    when: [conduct('British', 'Assault')],
    then: [{ 'Haifa City': '1 Police', 'Political Will': 19 }, is('Unity', 'Decentralized')],
  });

  boundary('up to 3 spaces in Palestine: one space fewer than may be selected [AR 3.2.4]', 4, {
    given: [emptyBoard, { Gaza: ['1 Troops', '1 Active Guerrilla'], Galilee: ['1 Troops', '1 Base'] }],
    when: [conduct('British', 'Assault'), answers('British', 'Galilee', 'Gaza')],
    then: [{ Galilee: '1 Troops', Gaza: '1 Troops' }, is('Unity', { box: 2, value: 2 })],
  });

  boundary('up to 3 spaces in Palestine: more spaces than may be selected [AR 3.2.4]', 4, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Police', '1 Active Guerrilla'], 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Base'], 'Haifa–Syria': ['1 Troops', '1 Active Guerrilla'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'done')],
    then: [
      { 'Haifa City': '1 Police', 'Tel Aviv-Jaffa': ['1 Police', '1 Base'], 'Tel Aviv-Jaffa–Haifa': '1 Police' },
      { 'Haifa–Syria': ['1 Troops', '1 Active Guerrilla'] },
    ],
  });
});
