/** Which spaces factions control, each in a position of the small game, on both back ends. */
import { describe, expect, it } from 'vitest';
import { failureOf, type Position, refusalOf } from '../support/starter-sentence.js';

const declared = {
  game: `control:
  rule: "1.3"
  by:
    Keepers: spaces with more Keeper pieces than Drover pieces
    Drovers: spaces with Drover pieces and without Keeper pieces
`,
  starts: '',
};

interface Case {
  readonly name: string;
  readonly effect: string;
  readonly position: Position;
}

/** The effect raises Goodwill from 2 to 5 where the condition holds. */
function says(name: string, condition: string, given: readonly string[], holds: boolean): Case {
  return {
    name,
    effect: `- if ${condition}:\n    - raise Goodwill by 3`,
    position: { given: ['Goodwill is 2', ...given], then: [`Goodwill is ${holds ? 5 : 2}`] },
  };
}

const played: readonly Case[] = [
  says('more pieces control', 'Keepers control Dunridge', ['Dunridge holds 2 Rangers, 1 Flock'], true),
  says('as many do not', 'Keepers control Dunridge', ['Dunridge holds 2 Rangers, 2 Flocks'], false),
  says('nobody controls an empty space', 'Keepers control Dunridge', [], false),
  says('each faction controls in its own way', 'Drovers control Dunridge', ['Dunridge holds 1 Flock'], true),
  says('and does not in its own way', 'Drovers control Dunridge', ['Dunridge holds 1 Ranger, 3 Flocks'], false),
  says('what is not controlled', 'Keepers do not control Dunridge', ['Dunridge holds 1 Ranger, 1 Flock'], true),
  says('what is controlled is not so', 'Keepers do not control Dunridge', ['Dunridge holds 1 Ranger'], false),
  says(
    'so many spaces',
    'Drovers control 2 or more Meadows',
    ['Dunridge holds 1 Flock', 'Cloverlea holds 1 Fold'],
    true,
  ),
  says('one too few', 'Drovers control 2 or more Meadows', ['Dunridge holds 1 Flock', 'Elmwick holds 1 Flock'], false),
  says('none of them', 'no Meadow is controlled by Drovers', ['Elmwick holds 1 Flock'], true),
  says('each of them', 'Keepers control each Village', ['Alderholt holds 1 Ranger', 'Elmwick holds 1 Ranger'], true),
  says('not quite each of them', 'Keepers control each Village', ['Alderholt holds 1 Ranger'], false),
  says(
    'a number of spaces',
    'the spaces controlled by Drovers are more than the spaces controlled by Keepers',
    ['Elmwick holds 1 Flock', 'Dunridge holds 1 Ranger, 1 Fold'],
    true,
  ),
  says(
    'whoever executes is meant',
    'the executing faction controls Dunridge',
    ['Dunridge holds 1 Flock', 'Cloverlea holds 1 Ranger'],
    true,
  ),
  says('and not the others', 'the executing faction controls Dunridge', ['Dunridge holds 1 Ranger'], false),
  {
    name: 'pieces in spaces that are controlled',
    effect: '- remove all Flocks in spaces controlled by Drovers',
    position: {
      given: ['Dunridge holds 2 Flocks', 'Cloverlea holds 1 Flock, 1 Ranger'],
      then: ['Dunridge holds nothing', 'Cloverlea holds 1 Flock, 1 Ranger'],
    },
  },
  {
    name: 'only these spaces are offered',
    effect: '- place 1 Fold in a Meadow not controlled by Keepers',
    position: {
      given: ['Dunridge holds 1 Ranger', 'Birchcombe holds 1 Ranger, 1 Flock', 'Cloverlea holds 1 Ranger'],
      then: ['Birchcombe holds 1 Ranger, 1 Flock, 1 Fold', 'nothing is asked'],
    },
  },
  {
    name: 'the space in hand',
    effect: '- in each Meadow:\n    - if Drovers control here:\n        - place 1 Fence here',
    position: {
      given: ['Dunridge holds 1 Flock', 'Cloverlea holds 1 Flock, 1 Ranger'],
      then: ['Dunridge holds 1 Flock, 1 Fence', 'Cloverlea holds 1 Flock, 1 Ranger', 'Birchcombe holds nothing'],
    },
  },
  {
    name: 'control is what it is at each moment',
    effect:
      '- remove all Rangers in spaces controlled by Keepers\n- if Drovers control Dunridge:\n    - raise Goodwill by 1',
    position: {
      given: ['Goodwill is 2', 'Dunridge holds 2 Rangers, 1 Flock'],
      then: ['Dunridge holds 1 Flock', 'Goodwill is 3'],
    },
  },
];

describe('control of spaces', () => {
  it.each(played)('$name', ({ effect, position }) => {
    expect(failureOf(effect, { declared, ...position })).toBeNull();
  });

  it.each([
    ['a faction of which nothing is said', 'Drovers', 'RW0464'],
    ['who is no faction', 'Rangers', 'RW0322'],
  ])('is refused of %s', (_what, who, code) => {
    const one = { ...declared, game: declared.game.replace(/ {4}Drovers:.*\n/u, '') };
    const effect = `- if Elmwick is controlled by ${who}:\n    - raise Goodwill by 3`;
    expect(refusalOf(effect, { declared: one, given: [], then: ['Goodwill is 1'] })?.code).toBe(code);
  });

  it.each([
    'Keepers do not control Meadows',
    'Keepers do not control 2 Meadows',
    'Meadows are not controlled by Keepers',
    'Keepers control',
    'Keepers control Flocks',
  ])('is not read in two ways: %s', (condition) => {
    const refused = refusalOf(`- if ${condition}:\n    - raise Goodwill by 3`, {
      declared,
      given: [],
      then: ['Goodwill is 1'],
    });
    expect(refused).not.toBeNull();
  });

  it.each([
    ['by control itself', 'spaces controlled by Drovers', 'RW0464'],
    ['with a number', '2 spaces with Flocks', 'RW0404'],
    ['by what is no space', 'Flocks', 'RW0322'],
    ['by pieces that are misspelt', 'spaces with more Flocs than Keeper pieces', 'RW0321'],
  ])('is not told %s', (_what, spaces, code) => {
    const other = { ...declared, game: declared.game.replace(/ {4}Drovers:.*\n/u, `    Drovers: ${spaces}\n`) };
    for (const effect of ['- raise Goodwill by 1', '- remove all Flocks in spaces controlled by Drovers'])
      expect(refusalOf(effect, { declared: other, given: [], then: ['Goodwill is 1'] })?.code).toBe(code);
  });
});
