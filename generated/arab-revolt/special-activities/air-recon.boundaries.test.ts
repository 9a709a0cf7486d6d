// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/special-activities/air-recon.yaml');

describe('Air Recon, boundaries', () => {
  // up to 2 Districts or Railways: the most are selected
  // in each selected space: done
  // activate revealed Guerrillas here: just enough are to be flipped
  boundary('up to 2 Districts or Railways: more spaces than may be selected, and 3 more [AR 4.2.3]', 5, {
    when: [conduct('British', 'Air Recon'), answers('British', 'Lydda', 'Haifa District')],
    then: [{ 'Haifa District': ['2 Troops', '1 Police', '1 Active Guerrilla'], Lydda: ['1 Police', '1 Active Guerrilla'] }],
  });

  // activate revealed Guerrillas here: more than enough are to be flipped
  boundary('up to 2 Districts or Railways: one space fewer than may be selected, and 1 more [AR 4.2.3]', 5, {
    given: [emptyBoard, { 'Haifa District': '2 Underground Guerrillas' }],
    when: [conduct('British', 'Air Recon')],
    then: [{ 'Haifa District': ['1 Underground Guerrilla', '1 Active Guerrilla'] }],
  });

  boundary('up to 2 Districts or Railways: no space can be selected [AR 4.2.3]', 5, {
    given: [emptyBoard],
    when: [conduct('British', 'Air Recon')],
    then: [nothingAsked],
  });

  boundary('up to 2 Districts or Railways: just as many spaces as may be selected [AR 4.2.3]', 5, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla', 'Haifa–Syria': '1 Underground Guerrilla' }],
    when: [conduct('British', 'Air Recon'), answers('British', 'Haifa–Syria', 'done')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Guerrilla', 'Haifa–Syria': '1 Active Guerrilla' }],
  });
});
