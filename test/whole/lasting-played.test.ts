/** Whole random games with cards that last, on both back ends at once, with every position looked at. */
import { expect, it } from 'vitest';
import { playRandomly } from '../../runtime/testing/random-play.js';
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
  replacements: whileInPlay(
    'instead of conducting Graze:\n  - Drovers may place 1 Fold in a Meadow with 2 or more Flocks',
    'instead of conducting Pass: [Keepers may place 1 Fence in a Meadow]',
    'instead of conducting Impound: [raise Goodwill by 1]',
  ),
};

it.each(Object.entries(sides))('plays the same on both back ends: %s', (_, side) => {
  const edits = [rolling, anywhere];
  const { program } = built(filesWith({ side, edits, more: { 'special-activities/raid': raid } }));
  const games = Array.from({ length: 60 }, (__, seed) => playRandomly(program, seed, { checkInvariants: true }));
  expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
  expect(games.every(({ finished }) => finished)).toBe(true);
});
