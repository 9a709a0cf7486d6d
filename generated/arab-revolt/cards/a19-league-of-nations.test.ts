// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A19 League of Nations. */
import { describe, test } from 'vitest';
import { answers, emptyBoard, examplesIn, play } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a19-league-of-nations.yaml');

describe('A19 League of Nations', () => {
  example('a result greater than the number of spaces with Opposition increases Political Will by 1 [9.0 A19; 7.1]', 12, {
    given: [
      emptyBoard,
      { Samaria: '1 Opposition', Gaza: ['1 Opposition', '1 Police'], 'Haifa City': '1 Opposition', Lydda: ['1 Police', '1 Curfew'] },
      { 'Political Will': 10 },
    ],
    when: [play('Rebels', 'A19', 'event'), answers('roll', '4')],
    then: [{ 'Political Will': 11 }],
  });

  example('an equal result reduces it by 2 [9.0 A19; 7.2]', 26, {
    given: [emptyBoard, { Samaria: '1 Opposition', Gaza: '1 Opposition', 'Haifa City': '1 Opposition', 'Political Will': 10 }],
    when: [play('British', 'A19', 'event'), answers('roll', '3')],
    then: [{ 'Political Will': 8 }],
  });

  example('without Opposition every result is greater [9.0 A19]', 39, {
    given: [emptyBoard, { 'Political Will': 10 }],
    when: [play('Rebels', 'A19', 'event'), answers('roll', '1')],
    then: [{ 'Political Will': 11 }],
  });

  example('Political Will is not raised beyond 20 [5.1.1]', 49, {
    given: [emptyBoard, { 'Political Will': 20 }],
    when: [play('British', 'A19', 'event'), answers('roll', '6')],
    then: [{ 'Political Will': 20 }],
  });

  example('Political Will is not reduced below 0 [5.1.1]', 59, {
    given: [emptyBoard, { Samaria: '1 Opposition', 'Political Will': 1 }],
    when: [play('Rebels', 'A19', 'event'), answers('roll', '1')],
    then: [{ 'Political Will': 0 }],
  });
});
