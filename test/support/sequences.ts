/** Small games on the board of Dykes that differ in their sequence of play: loops of each kind, and what comes before them. */
import type { SourceFile } from '../../compiler/source/span.js';
import { dykes, lowland } from './saltmarsh-boards.js';

/** Steps of the procedure that plays a whole game, by what they show. */
export const sequences: Readonly<Record<string, string>> = {
  'a card that makes another faction act': `
      - until the deck is empty:
          - reveal the next card
          - the 1st in Line faction:
              - play the card's Event`,
  'steps before a loop, between two and behind them': `
      - Miller place up to 2 Wardens in Harrow
      - 3 times:
          - Tide may:
              - raise Water by 1
      - Miller remove up to 1 Warden in Harrow
      - until the deck is empty:
          - reveal the next card
          - Miller may, up to 2 times:
              - reduce Water by 1
      - Tide may:
          - raise Water by 1`,
  'a loop that goes on as long as somebody likes': `
      - while Water is at least 1, Tide may:
          - reduce Water by 1
          - Miller place up to 1 Warden in Dunmoor`,
  'a loop of so many rounds at most': `
      - Tide may, up to 4 times:
          - raise Water by 1
          - Miller place up to 2 Wardens in Fenwick
      - Miller remove up to 1 Warden on the map`,
  'a number that is known in every round': `
      - roll a die
      - let dry be the roll
      - 3 times:
          - Miller may:
              - raise Water by dry`,
  'pieces that move in every round': `
      - 3 times:
          - Miller move any Wardens on the map to Fenwick or Long Dyke`,
  'a loop within a procedure': `
      - conduct Day
      - conduct Day`,
  'no loop at all': `
      - Miller place up to 2 Wardens in Harrow
      - Tide may:
          - raise Water by 1`,
};

const more = `
  Day:
    rule: "2.2"
    steps:
      - 2 times:
          - Miller place up to 1 Warden in Dunmoor
      - until the deck is empty:
          - reveal the next card
          - Tide may:
              - raise Water by 1
`;

const cards: readonly SourceFile[] = [
  {
    path: 'dykes/cards/d2-tide.yaml',
    text: `card: D2
title: Spring tide
event:
  title: The sea first
  effect:
    - make Tide 1st in Line
    - remove up to 1 Warden on the map
`,
  },
  {
    path: 'dykes/cards/d3-ebb.yaml',
    text: `card: D3
title: Ebb
event:
  title: The mill first
  effect:
    - make Miller 1st in Line
    - place up to 1 Warden in Harrow
    - if the executing faction is Tide:
        - raise Water by 1
`,
  },
];

/** The files of the game with these steps. */
export function gameWithSequence(steps: string): SourceFile[] {
  const files = dykes.map((file): SourceFile => {
    if (file.path.endsWith('sequence.yaml')) {
      const own = `procedures:\n  Whole Game:\n    rule: "2.1"\n    steps:${steps}\n`;
      return { path: file.path, text: steps.includes('conduct Day') ? `${own}${more}` : own };
    }
    return { path: file.path, text: file.text.replace('[{ Event: 1 }]', '[{ Event: 3 }]') };
  });
  return [...files, ...cards, lowland];
}
