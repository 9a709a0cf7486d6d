// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a17-revisionist-terror.yaml');

describe('A17 unshaded, boundaries', () => {
  // Targets Palestinian Arabs: British play it
  // British may, in any spaces with an Underground Irregular and a Guerrilla: none is there
  boundary(
    'British may, in any spaces with an Underground Irregular and a Guerrilla: there is no such space, and 2 more [A17 unshaded]',
    6,
    {
      when: [play('British', 'A17', 'unshaded')],
      then: [nothingAsked],
    },
  );

  // Targets Palestinian Arabs: Rebels play it
  // British may, in any spaces with an Underground Irregular and a Guerrilla: one is there; none is there
  // remove 1 Guerrilla here: more than enough are there
  boundary(
    'British may, in any spaces with an Underground Irregular and a Guerrilla: there are such spaces, and 4 more [A17 unshaded]',
    6,
    {
      given: [
        emptyBoard,
        { Lydda: ['1 Underground Irregular', '1 Underground Guerrilla', '1 Active Guerrilla'], Samaria: '1 Underground Irregular' },
      ],
      when: [play('Rebels', 'A17', 'unshaded'), answers('British', 'Lydda', 'Active Guerrilla in Lydda')],
      then: [{ Samaria: '1 Underground Irregular', Lydda: ['1 Underground Irregular', '1 Underground Guerrilla'] }],
    },
  );

  // remove 1 Guerrilla here: just enough are there
  boundary('British may, in any spaces with an Underground Irregular and a Guerrilla: one is there, and 1 more [A17 unshaded]', 6, {
    given: [emptyBoard, { Lydda: ['1 Underground Irregular', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A17', 'unshaded'), answers('British', 'Lydda')],
    then: [{ Lydda: '1 Underground Irregular' }],
  });
});

describe('A17 shaded, boundaries', () => {
  // Targets British rule: Rebels play it
  // Rebels may, in up to 3 spaces with an Underground Irregular: none is there
  boundary('Rebels may, in up to 3 spaces with an Underground Irregular: there is no such space, and 2 more [A17 shaded]', 11, {
    when: [play('Rebels', 'A17', 'shaded')],
    then: [nothingAsked],
  });

  // Targets British rule: British play it
  // if here is a Railway: it is so
  // place 1 Sabotage here: placed
  boundary('activate 1 Underground Irregular here: more than enough are to be flipped, and 3 more [A17 shaded]', 12, {
    given: [emptyBoard, { 'Haifa–Syria': '2 Underground Irregulars' }],
    when: [play('British', 'A17', 'shaded'), answers('Rebels', 'Haifa–Syria')],
    then: [{ 'Haifa–Syria': ['1 Underground Irregular', '1 Active Irregular', '1 Sabotage'] }],
  });

  // activate 1 Underground Irregular here: just enough are to be flipped
  // if here is a Railway: it is not so
  // place Opposition here if none: placed
  boundary('Rebels may, in up to 3 spaces with an Underground Irregular: one is there, and 3 more [A17 shaded]', 11, {
    given: [{ 'Jerusalem District': '1 Underground Irregular' }],
    when: [play('Rebels', 'A17', 'shaded'), answers('Rebels', 'Jerusalem District')],
    then: [{ 'Jerusalem District': ['1 Active Irregular', '1 Opposition'] }],
  });

  // place Opposition here if none: not all can be placed
  boundary(
    'Rebels may, in up to 3 spaces with an Underground Irregular: one space fewer than may be selected, and 1 more [A17 shaded]',
    11,
    {
      given: [emptyBoard, { 'Haifa City': ['1 Underground Irregular', '1 Opposition'], 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular' }],
      when: [play('British', 'A17', 'shaded'), answers('Rebels', 'Haifa City', 'Egypt–Tel Aviv-Jaffa')],
      then: [{ 'Haifa City': ['1 Active Irregular', '1 Opposition'], 'Egypt–Tel Aviv-Jaffa': ['1 Active Irregular', '1 Sabotage'] }],
    },
  );

  boundary('Rebels may, in up to 3 spaces with an Underground Irregular: just as many spaces as may be selected [A17 shaded]', 11, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Irregular', Lydda: '1 Underground Irregular' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular' },
    ],
    when: [play('British', 'A17', 'shaded'), answers('Rebels', 'done')],
    then: [
      { Lydda: '1 Underground Irregular', 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Irregular' },
    ],
  });

  boundary('Rebels may, in up to 3 spaces with an Underground Irregular: the most are selected [A17 shaded]', 11, {
    given: [
      emptyBoard,
      { 'Haifa City': '1 Underground Irregular', 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Irregular' },
    ],
    when: [play('British', 'A17', 'shaded'), answers('Rebels', 'Haifa City', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [
      { 'Haifa City': ['1 Active Irregular', '1 Opposition'], 'Egypt–Tel Aviv-Jaffa': ['1 Active Irregular', '1 Sabotage'] },
      { 'Tel Aviv-Jaffa–Jerusalem': ['1 Active Irregular', '1 Sabotage'] },
    ],
  });

  boundary('Rebels may, in up to 3 spaces with an Underground Irregular: more spaces than may be selected [A17 shaded]', 11, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Irregular', Lydda: '1 Underground Irregular' },
      { 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular', 'Haifa City': '1 Underground Irregular' },
    ],
    when: [play('British', 'A17', 'shaded'), answers('Rebels', 'done')],
    then: [
      { Lydda: '1 Underground Irregular', 'Haifa City': '1 Underground Irregular', 'Egypt–Tel Aviv-Jaffa': '1 Underground Irregular' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Irregular' },
    ],
  });
});
