// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, conduct, emptyBoard, inPlay, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a18-punitive-searches.yaml');

describe('A18 unshaded, boundaries', () => {
  boundary('Troops punish population: Rebels play it [A18 unshaded]', 5, {
    when: [play('Rebels', 'A18', 'unshaded')],
    then: [inPlay('A18', 'unshaded')],
  });

  boundary('Troops punish population: British play it [A18 unshaded]', 5, {
    when: [play('British', 'A18', 'unshaded')],
    then: [inPlay('A18', 'unshaded')],
  });
});

describe('A18 shaded, boundaries', () => {
  boundary('Searches fuel recruitment: British play it [A18 shaded]', 13, {
    when: [play('British', 'A18', 'shaded')],
    then: [inPlay('A18', 'shaded')],
  });

  boundary('Searches fuel recruitment: Rebels play it [A18 shaded]', 13, {
    given: [emptyBoard],
    when: [play('Rebels', 'A18', 'shaded')],
    then: [inPlay('A18', 'shaded')],
  });
});

describe('A18 in play, boundaries', () => {
  // instead of the warrant of Punish: the card is in play
  // play 1 Punishment chit held or in the pool: no such chit is there
  boundary('if offered is 0: it is not so, and 2 more [A18 unshaded]', 8, {
    given: [emptyBoard, poolHolds('Punishment'), inPlay('A18', 'unshaded')],
    when: [conduct('British', 'Punish')],
    then: [nothingAsked],
  });

  boundary('instead of the warrant of Punish: the card is not in play [A18 unshaded]', 7, {
    given: [emptyBoard],
    when: [conduct('British', 'Punish'), answers('draw', 'Fine', 'Detain'), answers('British', 'Detain')],
    then: [poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'), chits(1, 'Detain', 'aside')],
  });

  // resolve the Mobilization of the drawn Punishment chit: done
  // return the drawn Punishment chits to the pool: done
  boundary('after each selected space of Sweep: the card is in play, and 2 more [A18 shaded]', 15, {
    given: [emptyBoard, inPlay('A18', 'shaded')],
    when: [
      conduct('British', 'Sweep'),
      answers('British', 'Lydda', 'Jerusalem District', 'Samaria'),
      answers('draw', 'Detain', 'Demolish', 'Detain'),
    ],
    then: [{ Samaria: '1 Opposition', Lydda: '1 Opposition', 'Jerusalem District': '1 Underground Guerrilla' }],
  });

  boundary('after each selected space of Sweep: the card is not in play [A18 shaded]', 15, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': '1 Troops' }],
    when: [conduct('British', 'Sweep'), answers('British', 'Lydda', 'done', 'Egypt–Tel Aviv-Jaffa')],
    then: [{ Lydda: '1 Troops', 'Egypt–Tel Aviv-Jaffa': 'nothing' }],
  });
});
