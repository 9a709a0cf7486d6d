// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, conduct, emptyBoard, inPlay, poolHolds } from './suites.js';
const boundary = boundariesIn(test, 'arab-revolt/chits-operations.yaml');

describe('Effect of 2 Ops, boundaries', () => {
  boundary('British remove up to 1 Active Guerrilla on the map: none is there [AR 1.8.2]', 18, {
    given: [chits(1, '2 Ops', 'in play')],
    when: [conduct('Rebels', 'Chit Effect')],
    then: [chits(1, '2 Ops', 'aside')],
  });

  boundary('British remove up to 1 Active Guerrilla on the map: more than enough are there [AR 1.8.2]', 18, {
    given: [chits(1, '2 Ops', 'in play'), { 'Egypt–Tel Aviv-Jaffa': '2 Active Guerrillas' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', 'done')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': '2 Active Guerrillas' }, chits(1, '2 Ops', 'aside')],
  });

  boundary('British remove up to 1 Active Guerrilla on the map: just enough are there [AR 1.8.2]', 18, {
    given: [chits(1, '2 Ops', 'in play'), { 'Tel Aviv-Jaffa–Jerusalem': '1 Active Guerrilla' }],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', '1')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': 'nothing' }, chits(1, '2 Ops', 'aside')],
  });
});

describe('Effect of 3 Ops, boundaries', () => {
  // British replace up to 1 Active Guerrilla on the map with an Irregular: none is Available to come instead
  boundary('British replace up to 1 Active Guerrilla on the map with an Irregular: more than enough are there, and 1 more [AR 1.8.2]', 24, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa': ['1 Active Guerrilla', '4 Underground Irregulars', '2 Active Irregulars'], Syria: '1 Active Guerrilla' },
      chits(1, '3 Ops', 'in play'),
    ],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', 'Active Guerrilla in Tel Aviv-Jaffa')],
    then: [
      { 'Tel Aviv-Jaffa': ['4 Underground Irregulars', '2 Active Irregulars'], Syria: '1 Active Guerrilla' },
      chits(1, '3 Ops', 'aside'),
    ],
  });

  boundary('British replace up to 1 Active Guerrilla on the map with an Irregular: just enough are there [AR 1.8.2]', 24, {
    given: [emptyBoard, { Syria: '1 Active Guerrilla' }, chits(1, '3 Ops', 'in play')],
    when: [conduct('Rebels', 'Chit Effect'), answers('British', 'done')],
    then: [{ Syria: '1 Active Guerrilla' }, chits(1, '3 Ops', 'aside')],
  });
});

describe('Punishment of Detain, boundaries', () => {
  // remove detained Guerrillas here to Prison: just enough are there
  boundary('remove detained Guerrillas here to Prison: none is there, and 1 more [AR 1.7.2]', 1, {
    when: [
      conduct('British', 'Punish'),
      answers('draw', 'Fine', 'Detain'),
      answers('British', 'Detain', 'Jerusalem District', 'Tel Aviv-Jaffa'),
    ],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Opposition'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Opposition'] },
      { Prison: '1 Guerrilla' },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  boundary('remove detained Guerrillas here to Prison: more than enough are there [AR 1.7.2]', 1, {
    given: [emptyBoard, { 'Haifa City': ['2 Active Guerrillas', '1 Troops'] }, poolHolds('Punishment', '1 Detain')],
    when: [conduct('British', 'Punish')],
    then: [
      { 'Haifa City': ['1 Troops', '1 Active Guerrilla', '1 Opposition'], Prison: '1 Guerrilla' },
      poolHolds('Punishment'),
      chits(2, 'Detain', 'aside'),
    ],
  });
});

describe('Punishment of Demolish, boundaries', () => {
  boundary('remove Opposition here: some are there [AR 1.7.2]', 1, {
    given: [emptyBoard, { Lydda: ['1 Troops', '1 Opposition'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Demolish'), answers('British', 'Demolish')],
    then: [
      { Lydda: ['1 Troops', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });

  boundary('remove Opposition here: none is there [AR 1.7.2]', 1, {
    given: [emptyBoard, { Lydda: '1 Troops' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Demolish'), answers('British', 'Demolish')],
    then: [
      { Lydda: ['1 Troops', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });
});

describe('Punishment of Fine, boundaries', () => {
  // in 1 adjacent Railway with Sabotage: the most are selected; none is there
  // remove 1 Sabotage here: more than enough are there
  boundary('in 1 adjacent Railway with Sabotage: just as many spaces as may be selected, and 3 more [AR 1.7.2]', 1, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '2 Sabotage', 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Fine')],
    then: [
      { 'Tel Aviv-Jaffa': '1 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine'),
      chits(1, 'Fine', 'aside'),
    ],
  });

  // remove 1 Sabotage here: just enough are there
  boundary('in 1 adjacent Railway with Sabotage: one is there, and 1 more [AR 1.7.2]', 1, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Sabotage', 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Fine')],
    then: [
      { 'Tel Aviv-Jaffa': '1 Troops', 'Tel Aviv-Jaffa–Haifa': 'nothing' },
      poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine'),
      chits(1, 'Fine', 'aside'),
    ],
  });
});

describe('Mobilization of Detain, boundaries', () => {
  // place Opposition here if none: not all can be placed
  boundary('place Opposition here if none: placed, and 1 more [AR 1.7.2]', 1, {
    given: [emptyBoard, { Samaria: ['1 Troops', '1 Opposition'], 'Jerusalem City': '1 Troops' }, inPlay('A1', 'shaded')],
    when: [
      conduct('British', 'Punish'),
      answers('draw', 'Detain', 'Demolish'),
      answers('British', 'Detain', 'Samaria'),
      answers('Rebels', 'done'),
      answers('British', 'Jerusalem City'),
    ],
    then: [
      { Samaria: ['1 Troops', '1 Opposition'], 'Jerusalem City': ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });
});

describe('Mobilization of Demolish, boundaries', () => {
  boundary('place 1 Guerrilla here: more than enough are ready [AR 1.7.2]', 1, {
    given: [poolHolds('Punishment', '1 Demolish')],
    when: [conduct('British', 'Punish'), answers('British', 'Tel Aviv-Jaffa', 'Haifa City')],
    then: [
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Guerrilla'] },
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Underground Guerrilla'] },
      poolHolds('Punishment'),
      chits(2, 'Demolish', 'aside'),
    ],
  });
});
