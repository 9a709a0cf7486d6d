// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/deploy.yaml');

describe('Deploy, boundaries', () => {
  // more British pieces than Rebel pieces are here: both are equal; it is one more
  // in each selected space: done
  // choose any one: done; "Irregular" is chosen
  // place 1 Irregular here: more than enough are ready
  // in up to 1 selected space: just as many spaces as may be selected; the most are selected
  // if a Curfew is here: it is not so; none is there
  // place 1 Curfew here: placed
  boundary('up to 3 Districts or Cities: more spaces than may be selected, and 11 more [AR 3.2.1]', 4, {
    when: [conduct('British', 'Deploy'), answers('British', 'Tel Aviv-Jaffa', 'Irregular', 'done', 'Tel Aviv-Jaffa')],
    then: [{ 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Curfew'] }],
  });

  // more British pieces than Rebel pieces are here: it is one less
  // choose any one: "Police" is chosen
  // place up to 2 Police here: none is ready
  // in up to 1 selected space: more spaces than may be selected
  boundary('up to 3 Districts or Cities: the most are selected, and 4 more [AR 3.2.1]', 4, {
    when: [
      conduct('British', 'Deploy'),
      answers(
        'British',
        'Jerusalem City',
        'Police',
        'Police in Lydda',
        'done',
        'Tel Aviv-Jaffa',
        'Irregular',
        'Haifa District',
        'Irregular',
        'Tel Aviv-Jaffa',
      ),
    ],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'] },
      { Lydda: '1 Underground Guerrilla', 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Curfew'] },
      { 'Jerusalem City': ['2 Troops', '2 Police'] },
    ],
  });

  // if a Curfew is here: it is so; one is there
  // remove the Curfew here: some are there
  // remove Opposition here: some are there
  boundary('place 1 Irregular here: none is ready, and 4 more [AR 3.2.1]', 13, {
    given: [
      emptyBoard,
      { Lydda: ['1 Underground Irregular', '1 Active Irregular', '1 Curfew', '1 Opposition'] },
      { 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '2 Active Irregulars'] },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Active Irregular in Tel Aviv-Jaffa–Haifa', 'Lydda')],
    then: [
      { Lydda: ['2 Underground Irregulars', '1 Active Irregular'] },
      { 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '1 Active Irregular'] },
    ],
  });

  // in up to 1 selected space: there is no such space
  boundary('up to 3 Districts or Cities: no space can be selected, and 1 more [AR 3.2.1]', 4, {
    given: [emptyBoard],
    when: [conduct('British', 'Deploy')],
    then: [nothingAsked],
  });

  boundary('place 1 Irregular here: just enough are ready [AR 3.2.1]', 13, {
    given: [
      emptyBoard,
      { Lydda: ['1 Underground Irregular', '1 Active Irregular'] },
      { 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '1 Active Irregular'] },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Lydda')],
    then: [
      { Lydda: ['2 Underground Irregulars', '1 Active Irregular', '1 Curfew'] },
      { 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '1 Active Irregular'] },
    ],
  });

  // place up to 2 Police here: more than enough are ready
  boundary('up to 3 Districts or Cities: just as many spaces as may be selected, and 1 more [AR 3.2.1]', 4, {
    given: [emptyBoard, { 'Jerusalem City': '1 Active Irregular', Lydda: '1 Active Irregular', 'Tel Aviv-Jaffa': '1 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Lydda', 'Police', 'done', 'done', 'done')],
    then: [{ Lydda: '1 Active Irregular', 'Tel Aviv-Jaffa': '1 Police', 'Jerusalem City': '1 Active Irregular' }],
  });

  boundary('up to 3 Districts or Cities: one space fewer than may be selected [AR 3.2.1]', 4, {
    given: [emptyBoard, { Lydda: '1 Active Irregular', 'Tel Aviv-Jaffa': '1 Police' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Tel Aviv-Jaffa', 'Police', 'done', 'done', 'done')],
    then: [{ Lydda: '1 Active Irregular', 'Tel Aviv-Jaffa': '1 Police' }],
  });

  boundary('remove Opposition here: none is there [AR 3.2.1]', 17, {
    given: [emptyBoard, { Lydda: ['1 Active Irregular', '1 Curfew'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Irregular', 'Lydda')],
    then: [{ Lydda: ['1 Underground Irregular', '1 Active Irregular'] }],
  });

  boundary('place up to 2 Police here: one too few are ready [AR 3.2.1]', 11, {
    given: [
      emptyBoard,
      { Galilee: ['1 Police', '1 Active Guerrilla'], 'Tel Aviv-Jaffa': ['2 Police', '1 Active Guerrilla', '1 Base'] },
      { Lydda: ['1 Police', '1 Active Guerrilla'], 'Haifa District': '2 Police', Gaza: ['2 Police', '1 Underground Guerrilla', '1 Base'] },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Police', '1', 'Police in Tel Aviv-Jaffa', 'Haifa District')],
    then: [
      { Galilee: ['1 Police', '1 Active Guerrilla'], 'Haifa District': ['4 Police', '1 Curfew'] },
      { Lydda: ['1 Police', '1 Active Guerrilla'], Gaza: ['2 Police', '1 Underground Guerrilla', '1 Base'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Active Guerrilla', '1 Base'] },
    ],
  });

  boundary('place up to 2 Police here: just enough are ready [AR 3.2.1]', 11, {
    given: [
      emptyBoard,
      { Galilee: ['1 Police', '1 Active Guerrilla'], 'Tel Aviv-Jaffa': ['2 Police', '1 Active Guerrilla', '1 Base'] },
      { 'Haifa District': '2 Police', Gaza: ['2 Police', '1 Underground Guerrilla', '1 Base'] },
    ],
    when: [conduct('British', 'Deploy'), answers('British', 'Police', '1', 'Haifa District')],
    then: [
      { Galilee: ['1 Police', '1 Active Guerrilla'], 'Haifa District': ['3 Police', '1 Curfew'] },
      { Gaza: ['2 Police', '1 Underground Guerrilla', '1 Base'], 'Tel Aviv-Jaffa': ['2 Police', '1 Active Guerrilla', '1 Base'] },
    ],
  });
});
