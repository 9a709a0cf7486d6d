/**
 * Where there is too little for all, the faction that acts says who gets it; where there is enough, or nothing, or nobody else
 * who wants it, nobody is asked. In the small game that `new` lays out, on both back ends.
 */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { failureWith, type Played, starter } from '../support/starter-card.js';

/** The small game with another box and with markers that have two sides. */
function changed(path: string, text: string): string {
  if (!path.endsWith('game.yaml')) return text.replace('  Pound: {}\n', '  Pound: {}\n  Fair: {}\n');
  return text
    .replace('boxes:\n', 'boxes:\n  Fair: { rule: "1.4" }\n')
    .replace(
      '  Fence: { plural: Fences, in: [Meadow], at most: 1, supply: 2, rule: "1.3" }\n',
      '  Fence: { plural: Fences, in: [Meadow], at most: 1, supply: 2, rule: "1.3" }\n' +
        '  Ditch: { plural: Ditches, in: [Meadow], flips to: Wall, supply: 3, rule: "1.3" }\n' +
        '  Wall: { plural: Walls, in: [Meadow], at most: 1, rule: "1.3" }\n',
    );
}

interface Case extends Omit<Played, 'given'> {
  readonly what: string;
  readonly given?: string;
}

const empty = '- the board is empty\n';
/** So many Flocks are Available, the others at the Fair. */
const flocks = (count: number): string => `- Fair holds ${8 - count} Flocks`;
const guests = '- in each Village without Rangers:\n    - place 1 Flock here';

const cases: readonly Case[] = [
  {
    what: 'of markers that are too few the faction says where they go',
    effect: '- place 1 Fence in each Meadow',
    given: `${empty}- Goodwill is 5`,
    answers: '- Drovers: Cloverlea, Dunridge',
    then: '- Cloverlea holds 1 Fence\n- Dunridge holds 1 Fence\n- Birchcombe holds nothing',
  },
  {
    what: 'each time one of those that are left',
    effect: '- place 1 Fence in each Meadow',
    given: `${empty}- Goodwill is 5`,
    answers: '- Drovers: Dunridge',
    then: '- Drovers are asked: Birchcombe, Cloverlea',
  },
  {
    what: 'a named faction acts and is asked',
    effect: '- Keepers place 1 Fence in each Meadow',
    given: `${empty}- Goodwill is 5`,
    then: '- Keepers are asked: Birchcombe, Cloverlea, Dunridge',
  },
  {
    what: 'where there are enough nobody is asked',
    effect: '- place 1 Fence in each Meadow',
    given: `${empty}- Birchcombe holds 1 Ranger and 1 Fence\n- Goodwill is 5`,
    answers: '- Drovers: Dunridge',
    then: '- Birchcombe holds 1 Ranger and 1 Fence\n- Dunridge holds 1 Fence\n- Cloverlea holds nothing\n- nothing is asked',
  },
  {
    what: 'where none is left nobody is asked',
    effect: '- place 1 Fence in each Meadow',
    given: `${empty}- Birchcombe holds 1 Fence\n- Dunridge holds 1 Fence`,
    then: '- Cloverlea holds nothing\n- nothing is asked',
  },
  {
    what: 'only the spaces count where the steps come to it',
    effect:
      '- in each Meadow:\n    - if 2 or more Flocks are here:\n        - place a Fence here\n      otherwise:\n        - raise Goodwill by 1',
    given: `${empty}- Goodwill is 5\n- Birchcombe holds 2 Flocks\n- Dunridge holds 2 Flocks\n- Cloverlea holds 1 Flock`,
    then: '- Birchcombe holds 2 Flocks and 1 Fence\n- Dunridge holds 2 Flocks and 1 Fence\n- Goodwill is 6\n- nothing is asked',
  },
  {
    what: 'so much of it as a number says',
    effect: '- in each Meadow:\n    - let n be the Rangers here\n    - place n Flocks here',
    given: `${empty}${flocks(3)}\n- Birchcombe holds 1 Ranger\n- Cloverlea holds 2 Rangers\n- Dunridge holds 1 Ranger`,
    answers: '- Drovers: Cloverlea',
    then: '- Cloverlea holds 2 Rangers and 2 Flocks\n- Drovers are asked: Birchcombe, Dunridge',
  },
  {
    what: 'pieces that are too few go where the faction says',
    effect: guests,
    given: `${empty}${flocks(1)}`,
    answers: '- Drovers: Elmwick',
    then: '- Elmwick holds 1 Flock\n- Alderholt holds nothing\n- nothing is asked',
  },
  {
    what: 'of pieces that are enough nobody is asked',
    effect: guests,
    given: `${empty}${flocks(2)}`,
    then: '- nothing is asked',
  },
  {
    what: 'of pieces that there are none nobody is asked',
    effect: guests,
    given: `${empty}${flocks(0)}`,
    then: '- nothing is asked',
  },
  {
    what: 'nor where the faction may leave them',
    effect: '- in each Village:\n    - place up to 1 Flock here',
    given: `${empty}${flocks(1)}`,
    answers: '- Drovers: 0',
    then: '- Drovers are asked: 0, 1',
  },
  {
    what: 'pieces from a box',
    effect: '- in each Village:\n    - place 1 Flock from the Pound here',
    given: `${empty}- Pound holds 1 Flock`,
    then: '- Drovers are asked: Alderholt, Elmwick',
  },
  {
    what: 'from a box and else from Available, as long as both have enough',
    effect:
      '- in each Village:\n    - if a Flock is in the Pound:\n        - place 1 Flock from the Pound here\n      otherwise:\n        - place 1 Flock here',
    given: `${empty}- Pound holds 1 Flock`,
    then: '- Alderholt holds 1 Flock\n- Elmwick holds 1 Flock\n- Pound holds nothing\n- nothing is asked',
  },
  {
    what: 'from a box and else from Available, where both have too few',
    effect:
      '- in each Village:\n    - if a Flock is in the Pound:\n        - place 1 Flock from the Pound here\n      otherwise:\n        - place 1 Flock here',
    given: `${empty}- Pound holds 1 Flock\n- Fair holds 7 Flocks`,
    then: '- Drovers are asked: Alderholt, Elmwick',
  },
  {
    what: 'several kinds of piece are one supply',
    effect: '- in each Village:\n    - place 1 Ranger or Flock here',
    given: `${empty}- Fair holds 6 Rangers and 7 Flocks`,
    then: '- Drovers are asked: Alderholt, Elmwick',
  },
  {
    what: 'what replaces pieces space by space',
    effect: '- in each Meadow:\n    - replace 1 Ranger here with a Flock',
    given: `${empty}${flocks(1)}\n- Birchcombe holds 1 Ranger\n- Dunridge holds 1 Ranger`,
    answers: '- Drovers: Dunridge',
    then: '- Dunridge holds 1 Flock\n- Birchcombe holds nothing\n- nothing is asked',
  },
  {
    what: 'what replaces all pieces at once',
    effect: '- replace all Rangers on the map with Flocks',
    given: `${empty}${flocks(2)}\n- Birchcombe holds 2 Rangers\n- Dunridge holds 2 Rangers`,
    answers: '- Drovers: Dunridge, Birchcombe',
    then: '- Dunridge holds 1 Flock\n- Birchcombe holds 1 Flock\n- nothing is asked',
  },
  {
    what: 'what replaces all pieces and is enough',
    effect: '- replace all Rangers on the map with Flocks',
    given: `${empty}- Birchcombe holds 2 Rangers\n- Dunridge holds 2 Rangers`,
    then: '- Dunridge holds 2 Flocks\n- Birchcombe holds 2 Flocks\n- nothing is asked',
  },
  {
    what: 'what replaces all pieces of one space',
    effect: '- replace all Rangers on the map with Flocks',
    given: `${empty}${flocks(1)}\n- Dunridge holds 2 Rangers`,
    then: '- Dunridge holds 1 Flock\n- nothing is asked',
  },
  {
    what: 'what comes back in one space is there for the next',
    effect:
      '- in each Meadow:\n    - if a Ranger is here:\n        - remove 1 Flock here\n      otherwise:\n        - place 1 Flock here',
    given: `${empty}${flocks(1)}\n- Dunridge holds 1 Ranger`,
    then: '- Drovers are asked: Birchcombe, Cloverlea, Dunridge',
  },
  {
    what: 'the sides of a marker are of one supply',
    effect: '- place 1 Ditch in each Meadow',
    given: `${empty}- Birchcombe holds 1 Wall\n- Dunridge holds 1 Ditch`,
    then: '- Drovers are asked: Birchcombe, Cloverlea, Dunridge',
  },
  {
    what: 'markers that are turned over are not lost',
    effect: '- flip all Ditches in Meadows to Wall',
    given: `${empty}- Birchcombe holds 2 Ditches\n- Dunridge holds 1 Ditch`,
    then: '- Birchcombe holds 1 Ditch and 1 Wall\n- Dunridge holds 1 Wall\n- nothing is asked',
  },
  {
    what: 'in any order, of which nothing depends',
    effect: '- in all Meadows, in any order:\n    - remove 1 Flock here\n    - raise Goodwill by 1',
    given: `${empty}- Goodwill is 5\n- Birchcombe holds 2 Flocks\n- Dunridge holds 1 Flock`,
    then: '- Birchcombe holds 1 Flock\n- Dunridge holds nothing\n- Goodwill is 8\n- nothing is asked',
  },
  {
    what: 'in any order, where it runs out',
    effect: '- in all Meadows, in any order:\n    - place a Fence here',
    given: `${empty}- Goodwill is 5`,
    then: '- Drovers are asked: Birchcombe, Cloverlea, Dunridge',
  },
  {
    what: 'in any order, where one space reads another',
    effect:
      '- in all Meadows, in any order:\n    - if the Flocks on the map is at most 1:\n        - place 1 Flock here',
    given: `${empty}- Goodwill is 5`,
    then: '- Drovers are asked: Birchcombe, Cloverlea, Dunridge',
  },
  {
    what: 'in any order, where pieces move',
    effect: '- in all Villages, in any order:\n    - move any Rangers here to adjacent spaces',
    given: `${empty}- Alderholt holds 1 Ranger`,
    then: '- Drovers are asked: Alderholt, Elmwick',
  },
  {
    what: 'in any order, where a track may come to its end in between',
    effect:
      '- in all Meadows, in any order:\n    - if a Fence is here:\n        - reduce Goodwill by 1\n      otherwise:\n        - raise Goodwill by 1',
    given: `${empty}- Goodwill is 10\n- Dunridge holds 1 Fence`,
    then: '- Drovers are asked: Birchcombe, Cloverlea, Dunridge',
  },
];

describe('supplies that run out', () => {
  it.each(cases.map((it) => [it.what, it] as const))('%s', { timeout: 20_000 }, (_what, it) => {
    expect(failureWith({ given: '- Goodwill is 5', ...it }, changed)).toBeNull();
  });
});

describe('where nobody can be asked', () => {
  const codes = (files: readonly SourceFile[]): readonly string[] =>
    check({ files, diagnostics: [] })
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code }) => code);
  const replaced = (name: string, before: string, after: string): SourceFile[] =>
    starter.map((file) =>
      file.path.endsWith(name) ? { ...file, text: file.text.replace(before, () => after) } : file,
    );

  it.each([
    ['a standing rule places no more than there are', 'place a Fence here if none', 'RW0541'],
    ['a standing rule may remove them', 'remove the Fence here', null],
  ])('%s', (_what, step, code) => {
    const files = starter.map((file) =>
      file.path.endsWith('game.yaml')
        ? {
            ...file,
            text: `${file.text}\nstanding rules:\n  - rule: "1.3"\n    effect:\n      - in each Meadow with a Flock:\n          - ${step}\n`,
          }
        : file,
    );
    expect(codes(files)).toEqual(code === null ? [] : [code]);
  });

  it('the sequence of play names who says where they go', () => {
    const before = '          - reveal the next card\n';
    expect(codes(replaced('sequence.yaml', before, `${before}          - place 1 Fence in each Meadow\n`))).toEqual([
      'RW0543',
    ]);
    expect(
      codes(replaced('sequence.yaml', before, `${before}          - Keepers place 1 Fence in each Meadow\n`)),
    ).toEqual([]);
  });
});
