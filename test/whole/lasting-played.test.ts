/** Whole random games with cards that last, on both back ends at once, with every position looked at. */
import { expect, it } from 'vitest';
import {
  answer,
  load,
  newSession,
  over,
  pending,
  type Program,
  save,
  type Session,
  undo,
} from '../../runtime/index.js';
import { playRandomly, randomPicks } from '../../runtime/testing/random-play.js';
import { built } from '../support/both-back-ends.js';
import { filesWith, whileInPlay, type Edit } from '../support/starter-lasting.js';

const rolling: Edit = [
  'operations/hire',
  '  - in up to 1',
  '  - roll a die\n  - if the roll is at least 4:\n      - reduce Goodwill by 1\n  - in up to 1',
];
const anywhere: Edit = ['operations/graze', 'up to 2 Meadows', 'up to 2 spaces'];

const raid = `special activity: Raid
faction: Drovers
rule: "3.6"
accompanies: [Graze, Wander]
steps:
  - remove up to 2 pieces in Meadows
  - place 1 Fold in a space with a Flock
`;

const stray = `special activity: Stray
faction: Drovers
rule: "3.7"
accompanies: [Graze]
steps:
  - place 1 Flock in a Village
  - reduce Goodwill by 1
`;

const sides: Readonly<Record<string, string>> = {
  amounts: whileInPlay(
    'Graze places 1 more Flock if Goodwill is at least 3',
    'instead of removing 1 Flock, Impound removes 2',
    'once per turn, Keepers may reroll a die',
    'Drovers lose this capability if Goodwill is 1',
  ),
  bars: whileInPlay(
    'Rangers in Meadows may not be removed',
    'Flocks may not be placed in Villages if Goodwill is at least 5',
    'Flocks may not move from Dunridge',
    'Fences may not be placed in Cloverlea',
  ),
  limits: whileInPlay(
    'Folds may be placed in Villages',
    'no Meadow may hold more than 2 Flocks',
    'no Village may hold more than 1 Ranger if Goodwill is less than 6',
  ),
  map: whileInPlay(
    'treat Elmwick as a Meadow if Goodwill is at least 4',
    'treat Birchcombe as a Village if Goodwill is less than 7',
    'Elmwick and Alderholt are adjacent',
    'Birchcombe and Elmwick are adjacent if Goodwill is at least 5',
    'no Village may hold more than 2 Flocks',
    'Folds may be placed in Villages if Goodwill is 6',
  ),
  accompanying: whileInPlay('Stray may accompany Wander if Goodwill is at least 3', 'Enclose may accompany Impound'),
  distances: whileInPlay(
    'Rangers may move 2 spaces instead of 1 during Hire if Goodwill is at least 4',
    'Flocks may move 3 spaces instead of 1 during Wander',
    'Elmwick and Alderholt are adjacent if Goodwill is less than 4',
  ),
  replacements: whileInPlay(
    'instead of conducting Graze:\n  - Drovers may place 1 Fold in a Meadow with 2 or more Flocks',
    'instead of conducting Pass: [Keepers may place 1 Fence in a Meadow]',
    'instead of conducting Impound: [raise Goodwill by 1]',
  ),
};

const withSide = (side: string): Program => {
  const edits = [rolling, anywhere];
  return built(filesWith({ side, edits, more: { 'special-activities/raid': raid, 'special-activities/stray': stray } }))
    .program;
};

it.each(Object.entries(sides))('plays the same on both back ends: %s', (_, side) => {
  const program = withSide(side);
  const games = Array.from({ length: 60 }, (__, seed) => playRandomly(program, seed, { checkInvariants: true }));
  expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
  expect(games.every(({ finished }) => finished)).toBe(true);
});

it.each(Object.entries(sides))('is taken back, saved and loaded at any moment: %s', (_, side) => {
  const program = withSide(side);
  const seen = (session: Session): string => JSON.stringify([pending(session), over(session), [...session.game.cells]]);
  for (const seed of [1, 2, 3]) {
    const session = newSession(program, { seed });
    const pick = randomPicks(seed);
    while (session.asked !== null) {
      const option = pick(session.asked.options);
      answer(session, option);
      const after = seen(session);
      undo(session);
      answer(session, option);
      expect(seen(session)).toBe(after);
      const loaded = load(program, save(session));
      expect(loaded.ok && seen(loaded.session)).toBe(after);
    }
  }
});
