// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/rally.yaml');

describe('Rally, boundaries', () => {
  // up to Operations value spaces that are not Railways: the most are selected
  // no Curfew is here: none is there
  // Rebel pieces or Opposition are here: none is there; one is there
  // in each selected space: done
  // if a Base is here: it is not so; none is there
  // place 1 Guerrilla here: more than enough are ready
  // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: there is no such space; none is there
  boundary('up to Operations value spaces that are not Railways: more spaces than may be selected, and 10 more [AR 3.3.1]', 4, {
    given: [{ 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Lydda')],
    then: [{ Lydda: ['1 Police', '2 Underground Guerrillas'] }],
  });

  // if a Base is here: one is there
  // place up to 2 Guerrillas here: more than enough are ready
  // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: one is there
  boundary('if a Base is here: it is so, and 3 more [AR 3.3.1]', 10, {
    given: [{ 'Operations value': 1 }],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Samaria', '1')],
    then: [{ Samaria: ['1 Police', '3 Underground Guerrillas', '1 Base', '1 Opposition'] }],
  });

  // no Curfew is here: one is there
  // place up to 2 Guerrillas here: just enough are ready
  // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: just as many spaces as may be selected; it is
  // one more
  boundary('up to Operations value spaces that are not Railways: just as many spaces as may be selected, and 4 more [AR 3.3.1]', 4, {
    given: [
      emptyBoard,
      { Galilee: ['4 Underground Guerrillas', '4 Active Guerrillas'] },
      {
        'Haifa District': ['2 Underground Guerrillas', '2 Active Guerrillas', '1 Base', '1 Troops', '1 Police', '2 Underground Irregulars'],
      },
      { 'Haifa City': ['1 Active Guerrilla', '1 Curfew'], 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Haifa District', 'done', 'done')],
    then: [
      { Galilee: ['4 Underground Guerrillas', '4 Active Guerrillas'] },
      {
        'Haifa District': ['1 Troops', '1 Police', '2 Underground Irregulars', '2 Underground Guerrillas', '2 Active Guerrillas', '1 Base'],
      },
      { 'Haifa City': ['1 Active Guerrilla', '1 Curfew'] },
      asked('Rebels', 'Haifa District', 'done'),
    ],
  });

  boundary('up to Operations value spaces that are not Railways: no space can be selected [AR 3.3.1]', 4, {
    given: [emptyBoard, { 'Operations value': 2 }],
    when: [conduct('Rebels', 'Rally')],
    then: [nothingAsked],
  });

  // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: it is one less
  boundary('up to Operations value spaces that are not Railways: one space fewer than may be selected, and 1 more [AR 3.3.1]', 4, {
    given: [
      emptyBoard,
      { 'Operations value': 2 },
      { Samaria: ['1 Underground Guerrilla', '2 Active Guerrillas', '2 Bases', '3 Troops', '1 Police', '2 Active Irregulars'] },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'done')],
    then: [{ Samaria: ['3 Troops', '1 Police', '2 Active Irregulars', '1 Underground Guerrilla', '2 Active Guerrillas', '2 Bases'] }],
  });

  // place Opposition here if none: placed
  boundary(
    'in up to 1 selected District with a Base and with more Rebel pieces than British pieces: the most are selected, and 1 more [AR 3.3.1]',
    14,
    {
      given: [emptyBoard, { 'Haifa District': '1 Base', 'Operations value': 2 }],
      when: [conduct('Rebels', 'Rally'), answers('Rebels', '1', 'Haifa District')],
      then: [{ 'Haifa District': ['1 Underground Guerrilla', '1 Base', '1 Opposition'] }],
    },
  );

  boundary('in up to 1 selected District with a Base and with more Rebel pieces than British pieces: both are equal [AR 3.3.1]', 14, {
    given: [
      emptyBoard,
      {
        'Haifa District': ['2 Underground Guerrillas', '2 Active Guerrillas', '1 Base', '2 Troops', '1 Police', '2 Underground Irregulars'],
      },
      { 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'done')],
    then: [
      {
        'Haifa District': ['2 Troops', '1 Police', '2 Underground Irregulars', '2 Underground Guerrillas', '2 Active Guerrillas', '1 Base'],
      },
    ],
  });

  boundary('place 1 Guerrilla here: just enough are ready [AR 3.3.1]', 13, {
    given: [
      emptyBoard,
      { Galilee: ['4 Underground Guerrillas', '4 Active Guerrillas'] },
      { 'Haifa District': ['2 Underground Guerrillas', '2 Active Guerrillas'], 'Haifa City': '1 Active Guerrilla', 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Haifa District', 'Galilee')],
    then: [
      { Galilee: ['5 Underground Guerrillas', '4 Active Guerrillas'] },
      { 'Haifa District': ['3 Underground Guerrillas', '2 Active Guerrillas'], 'Haifa City': '1 Active Guerrilla' },
    ],
  });

  boundary('place up to 2 Guerrillas here: one too few are ready [AR 3.3.1]', 11, {
    given: [
      emptyBoard,
      { Galilee: ['5 Underground Guerrillas', '4 Active Guerrillas'] },
      { 'Haifa District': ['2 Underground Guerrillas', '2 Active Guerrillas', '1 Base'], 'Haifa City': '1 Active Guerrilla' },
      { 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Rally'), answers('Rebels', 'Haifa District', 'done', 'done', 'Haifa District')],
    then: [
      { Galilee: ['5 Underground Guerrillas', '4 Active Guerrillas'] },
      { 'Haifa District': ['2 Underground Guerrillas', '2 Active Guerrillas', '1 Base', '1 Opposition'] },
      { 'Haifa City': '1 Active Guerrilla' },
    ],
  });

  // place 1 Guerrilla here: none is ready
  boundary('place up to 2 Guerrillas here: none is ready, and 1 more [AR 3.3.1]', 11, {
    given: [
      emptyBoard,
      { Galilee: ['4 Underground Guerrillas', '4 Active Guerrillas'] },
      { 'Haifa District': ['2 Underground Guerrillas', '2 Active Guerrillas'], 'Haifa City': '1 Active Guerrilla', 'Operations value': 2 },
      { Gaza: ['2 Active Guerrillas', '1 Base'] },
    ],
    when: [
      conduct('Rebels', 'Rally'),
      answers(
        'Rebels',
        'Haifa District',
        'Underground Guerrilla in Galilee',
        'Gaza',
        'Underground Guerrilla in Galilee',
        'Active Guerrilla in Galilee',
      ),
    ],
    then: [
      { Galilee: ['2 Underground Guerrillas', '3 Active Guerrillas'] },
      { 'Haifa District': ['3 Underground Guerrillas', '2 Active Guerrillas'] },
      { Gaza: ['2 Underground Guerrillas', '2 Active Guerrillas', '1 Base'], 'Haifa City': '1 Active Guerrilla' },
      asked('Rebels', 'Gaza', 'done'),
    ],
  });
});
