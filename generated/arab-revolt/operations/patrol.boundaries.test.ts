// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/patrol.yaml');

describe('Patrol, boundaries', () => {
  // up to 3 Cities or Railways: the most are selected
  // move any cubes on the map to the selected spaces: a group moves
  // in each selected Railway: there is such a space
  // activate 1 Guerrilla per cube here: none is to be flipped
  // British may conduct Assault in 1 selected Railway: none of them can be conducted; declined
  boundary('up to 3 Cities or Railways: more spaces than may be selected, and 6 more [AR 3.2.2]', 4, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Haifa–Syria', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa'),
    ],
    then: [{ 'Tel Aviv-Jaffa': 'nothing', 'Tel Aviv-Jaffa–Haifa': '1 Troops' }],
  });

  boundary('activate 1 Guerrilla per cube here: one too few are to be flipped [AR 3.2.2]', 8, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Troops', '1 Police', '1 Underground Guerrilla'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa–Syria', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'done', 'done')],
    then: [{ 'Haifa–Syria': ['1 Troops', '1 Police', '1 Active Guerrilla'] }],
  });

  // move any cubes on the map to the selected spaces: nothing can move
  boundary('up to 3 Cities or Railways: no space can be selected, and 1 more [AR 3.2.2]', 4, {
    given: [emptyBoard],
    when: [conduct('British', 'Patrol')],
    then: [nothingAsked],
  });

  // British may conduct Assault in 1 selected Railway: conducted
  boundary('activate 1 Guerrilla per cube here: just enough are to be flipped, and 1 more [AR 3.2.2]', 8, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Police', '1 Underground Guerrilla'] }],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa', 'Haifa–Syria', 'done', 'Assault'),
    ],
    then: [{ 'Haifa–Syria': '1 Police' }],
  });

  boundary('activate 1 Guerrilla per cube here: more than enough are to be flipped [AR 3.2.2]', 8, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Police', '2 Underground Guerrillas'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Tel Aviv-Jaffa–Jerusalem', 'Haifa–Syria', 'Haifa City', 'done', 'done')],
    then: [{ 'Haifa–Syria': ['1 Police', '1 Underground Guerrilla', '1 Active Guerrilla'] }],
  });
});
