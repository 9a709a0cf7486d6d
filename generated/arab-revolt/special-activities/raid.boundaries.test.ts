// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/special-activities/raid.yaml');

describe('Raid, boundaries', () => {
  // Raid's spaces is at most 1: it does not apply
  // up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: none is there; one is there
  // in each selected space: done
  // move 1 or 2 Guerrillas from an adjacent space with a Base to here, each only once, and for each group: a group moves; none is there;
  // one is there
  // Rebels may conduct a Limited Sabotage or Limited Ambush here: declined
  boundary(
    'up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: more spaces than may be selected, and 9 more [AR 4.3.3]',
    5,
    {
      when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2 Underground Guerrilla', 'done', 'done')],
      then: [{ Samaria: ['1 Police', '1 Base', '1 Opposition'], 'Tel Aviv-Jaffa–Haifa': '2 Underground Guerrillas' }],
    },
  );

  // up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: one is there
  // Rebels may conduct a Limited Sabotage or Limited Ambush here: conducted
  boundary('up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: the most are selected, and 2 more [AR 4.3.3]', 5, {
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Jerusalem District', '1 Underground Guerrilla', 'Sabotage', 'Lydda', 'Sabotage')],
    then: [
      { Samaria: ['1 Police', '1 Base', '1 Opposition'] },
      { Lydda: ['1 Police', '1 Underground Guerrilla', '1 Active Guerrilla', '1 Opposition'] },
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Active Guerrilla', '1 Opposition'] },
    ],
  });

  // Raid's spaces is at most 1: it applies
  boundary(
    'up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: no space can be selected, and 1 more [AR 4.3.3]',
    5,
    {
      given: [emptyBoard, inPlay('A8', 'unshaded')],
      when: [conduct('Rebels', 'Raid')],
      then: [nothingAsked],
    },
  );

  // Raid may not select Railways adjacent to spaces with a Curfew: one is there
  // Rebels may conduct a Limited Sabotage or Limited Ambush here: none of them can be conducted
  boundary('Raid may not select Railways adjacent to spaces with a Curfew: none is there, and 2 more [AR 4.3.3]', 9, {
    given: [emptyBoard, { Gaza: '1 Curfew', Lydda: ['1 Base', '1 Active Guerrilla'] }, inPlay('A15', 'unshaded')],
    when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: '1 Active Guerrilla', Lydda: '1 Base', Gaza: '1 Curfew' }],
  });

  boundary(
    'up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: just as many spaces as may be selected [AR 4.3.3]',
    5,
    {
      given: [emptyBoard, { 'Jerusalem City': ['1 Base', '1 Underground Guerrilla'] }],
      when: [conduct('Rebels', 'Raid'), answers('Rebels', 'Jerusalem District', 'Sabotage')],
      then: [{ 'Jerusalem District': ['1 Active Guerrilla', '1 Opposition'], 'Jerusalem City': '1 Base' }],
    },
  );

  boundary(
    'up to 2 spaces in Palestine adjacent to spaces with a Base and Guerrillas: one space fewer than may be selected [AR 4.3.3]',
    5,
    {
      given: [emptyBoard, { Lebanon: ['1 Base', '1 Active Guerrilla'] }],
      when: [conduct('Rebels', 'Raid')],
      then: [{ Galilee: '1 Active Guerrilla', Lebanon: '1 Base' }],
    },
  );
});
