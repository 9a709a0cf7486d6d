// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/sweep.yaml');

describe('Sweep, boundaries', () => {
  // up to 3 Cities or Districts: the most are selected
  // move any Troops on the map to adjacent selected spaces: a group moves
  // in each selected space: there is such a space
  // let scouted be half of the cubes here, rounded down: done; something is left over
  // British may: it is not possible
  // activate scouted Guerrillas here: none is to be flipped; just enough are to be flipped
  boundary('up to 3 Cities or Districts: more spaces than may be selected, and 8 more [AR 3.2.3]', 4, {
    when: [
      conduct('British', 'Sweep'),
      answers('British', 'Gaza', 'Haifa District', 'Jerusalem District', 'Jerusalem District', '2', 'done'),
    ],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Active Guerrilla'], 'Jerusalem District': ['1 Police', '1 Underground Guerrilla'] },
      { Gaza: ['2 Troops', '1 Police'] },
    ],
  });

  // British may: done
  // activate 1 Underground Irregular here: more than enough are to be flipped
  // let scouted be the cubes here: done
  // activate scouted Guerrillas here: one too few are to be flipped
  boundary('let scouted be half of the cubes here, rounded down: nothing is left over, and 4 more [AR 3.2.3]', 8, {
    given: [emptyBoard, { Samaria: ['1 Troops', '2 Underground Irregulars', '4 Police', '4 Underground Guerrillas'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Samaria', 'Lydda', 'done', 'done', 'yes')],
    then: [{ Samaria: ['1 Troops', '4 Police', '1 Underground Irregular', '1 Active Irregular', '4 Active Guerrillas'] }],
  });

  // move any Troops on the map to adjacent selected spaces: nothing can move
  // British may: declined
  boundary('up to 3 Cities or Districts: just as many spaces as may be selected, and 2 more [AR 3.2.3]', 4, {
    given: [
      emptyBoard,
      { 'Haifa City': ['2 Police', '1 Underground Guerrilla'], 'Jerusalem City': ['1 Troops', '1 Underground Irregular'] },
    ],
    when: [conduct('British', 'Sweep'), answers('British', 'Jerusalem City', 'done', 'done')],
    then: [{ 'Haifa City': ['2 Police', '1 Underground Guerrilla'], 'Jerusalem City': ['1 Troops', '1 Underground Irregular'] }],
  });

  // activate 1 Underground Irregular here: just enough are to be flipped
  // activate scouted Guerrillas here: more than enough are to be flipped
  boundary('up to 3 Cities or Districts: one space fewer than may be selected, and 2 more [AR 3.2.3]', 4, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Underground Irregular', '2 Underground Guerrillas'] }],
    when: [conduct('British', 'Sweep'), answers('British', 'Haifa District', 'Haifa City', 'done', 'yes')],
    then: [{ 'Haifa City': ['1 Troops', '1 Active Irregular', '1 Underground Guerrilla', '1 Active Guerrilla'] }],
  });
});
