/** What cards say while they are the current card, for the rest of the turn and until another card, in both back ends. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { built, failuresOf } from '../support/both-back-ends.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

const sequence = `procedures:
  Whole Game:
    rule: "2.1"
    steps:
      - until the deck is empty:
          - conduct Turn

  Turn:
    rule: "2.2"
    steps:
      - reveal the next card
      - League: [conduct Sally]

  Sally:
    rule: "2.3"
    steps:
      - choose 1 Runner or Scout on the map:
          - roll a die
          - if the roll is more than its strength:
              - remove it

  Raid:
    rule: "2.3"
    steps:
      - choose 1 Runner or Scout on the map:
          - roll a die
          - if the roll plus 1 is more than its strength:
              - remove it

  Rest:
    rule: "2.3"
    steps:
      - raise Resolve by 1

  Reckoning Round:
    rule: "6.0"
    steps:
      - change Resolve by the net of:
          - "-1 for each Province with Unrest"
      - step dusk:
          - flip all Runners on the map to Hidden
`;

const game = (saltmarshSpec.get('saltmarsh/game.yaml') ?? '').replace(
  'play: Whole Game\n',
  'play: Whole Game\nturn: Turn\n',
);
const setup = (saltmarshSpec.get('saltmarsh/setup.yaml') ?? '').replace('left out: 2', 'left out: 6');

const card = (code: string, more: string) => `card: ${code}\ntitle: The title of ${code}\n${more}`;

const nothing = 'event:\n  title: Nothing\n  effect: [nothing]\n';

const cards = {
  C41: card(
    'C41',
    `${nothing}while it is the current card:
  - Sally may not target Scouts
  - Sally may not target Runners in Towns if Resolve is at least 3
  - before Rest:
      - raise Resolve by 2
examples:
  - name: what a card bars is no target
    given: [the board is empty, the card is C41, Fenwick holds 1 Open Runner and 1 Open Scout]
    when: [League conduct Sally, roll: 6]
    then: [Fenwick holds 1 Open Scout]
  - name: it is one while another card is the current one
    given: [the board is empty, the card is C1, Fenwick holds 1 Open Runner and 1 Open Scout]
    when: [League conduct Sally]
    then: [League are asked: "Open Runner in Fenwick, Open Scout in Fenwick"]
  - name: pieces are barred where it says so
    given: [the board is empty, the card is C41, Resolve is 3, Port Sable holds 1 Open Runner, Fenwick holds 1 Open Runner]
    when: [League conduct Sally, roll: 6]
    then: [Port Sable holds 1 Open Runner, Fenwick holds nothing]
  - name: but not where its condition does not hold
    given: [the board is empty, the card is C41, Resolve is 2, Port Sable holds 1 Open Runner, Fenwick holds 1 Open Runner]
    when: [League conduct Sally]
    then: [League are asked: "Open Runner in Fenwick, Open Runner in Port Sable"]
  - name: where all are barred nobody is asked
    given: [the board is empty, the card is C41, Fenwick holds 1 Open Scout]
    when: [League conduct Sally]
    then: [Fenwick holds 1 Open Scout, nothing is asked]
  - name: steps at a moment are done while it is the current card
    given: [the card is C41, Resolve is 1]
    when: [League conduct Rest]
    then: [Resolve is 4]
`,
  ),
  C42: card(
    'C42',
    `event:
  title: A levy
  effect: [reduce Resolve by 3]
while it is the current card:
  - each reduction of Resolve by Events is at most 1
  - each roll against its strength is 2 more if it is a Scout
  - each roll of Sally against its strength is 1 less if it is a Runner
examples:
  - name: what Events reduce is bounded
    given: [the card is C42, Resolve is 5]
    when: [League play C42]
    then: [Resolve is 4]
  - name: and is not while another card is the current one
    given: [the card is C1, Resolve is 5, C42 has not been played]
    when: [League conduct Rest]
    then: [Resolve is 6]
  - name: a roll is changed against one piece
    given: [the board is empty, the card is C42, Fenwick holds 1 Open Scout]
    when: [League conduct Sally, roll: 3]
    then: [Fenwick holds nothing]
  - name: and the other way against another
    given: [the board is empty, the card is C42, Fenwick holds 1 Open Runner]
    when: [League conduct Sally, roll: 2]
    then: [Fenwick holds 1 Open Runner]
  - name: but only of that procedure
    given: [the board is empty, the card is C42, Fenwick holds 1 Open Runner]
    when: [League conduct Raid, roll: 1]
    then: [Fenwick holds nothing]
  - name: a roll with what is added to it is one
    given: [the board is empty, the card is C42, Fenwick holds 1 Open Scout]
    when: [League conduct Raid, roll: 2]
    then: [Fenwick holds nothing]
  - name: no roll is changed by a card that is not the current one
    given: [the board is empty, the card is C1, Fenwick holds 1 Open Scout]
    when: [League conduct Sally, roll: 4]
    then: [Fenwick holds 1 Open Scout]
`,
  ),
  C43: card(
    'C43',
    `event:
  title: A truce
  effect: [nothing]
  for the rest of the turn:
    - Sally may not target Runners
examples:
  - name: it holds once it is played
    when: [League play C43]
    then: [C43 is in play]
  - name: it holds in the turn
    given: [the board is empty, C43 is in play, Fenwick holds 1 Open Runner]
    when: [League conduct Sally]
    then: [C43 is in play, nothing is asked]
  - name: and no longer when another begins
    given: [the board is empty, C43 is in play, "the deck is C1, C2", Fenwick holds 1 Open Runner]
    when: [League conduct Turn]
    then: [C43 is not in play, roll is asked]
`,
  ),
  C44: card(
    'C44',
    `event:
  title: A long truce
  effect: [nothing]
  until the next Reckoning:
    - League may not conduct Rise
examples:
  - name: another card does not end it
    given: [the board is empty, C44 is in play, the deck is C1]
    when: [League conduct Turn]
    then: [C44 is in play]
  - name: such a card does
    given: [the board is empty, C44 is in play, the deck is C10]
    when: [League conduct Turn]
    then: [C44 is not in play]
`,
  ),
};

const files = [...saltmarshSpec]
  .filter(([path]) => !path.includes('scenarios/'))
  .map(([path, text]) => {
    if (path.endsWith('/sequence.yaml')) return { path, text: sequence };
    if (path.endsWith('/game.yaml')) return { path, text: game };
    return { path, text: path.endsWith('/setup.yaml') ? setup : text };
  });
const withCards = [
  ...files,
  ...Object.entries(cards).map(([code, text]) => ({ path: `saltmarsh/cards/${code.toLowerCase()}.yaml`, text })),
];

describe('what a card says while it lasts', () => {
  const { program, world, examples } = built(withCards);
  const failures = new Map(failuresOf(program, world, examples));
  const names = examples.map(({ name }) => name);

  it.each(names.filter((name) => Object.values(cards).some((text) => text.includes(name))))('holds: %s', (name) => {
    expect(failures.get(name)).toBeUndefined();
  });
});

/** The codes of a card that says this. */
function mistakes(...lines: readonly string[]): readonly string[] {
  return mistakesIn(files, ...lines);
}

function mistakesIn(game: readonly SourceFile[], ...lines: readonly string[]): readonly string[] {
  const text = card('C41', `${nothing}while it is the current card:\n${lines.map((it) => `  - ${it}\n`).join('')}`);
  const all = [...game, { path: 'saltmarsh/cards/c41.yaml', text }].map((file) =>
    file.path.endsWith('/setup.yaml') ? { ...file, text: file.text.replace('left out: 6', 'left out: 3') } : file,
  );
  const { diagnostics } = check({ files: all, diagnostics: [] });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

describe('a text of a card', () => {
  it.each([
    ['Rest may not target Scouts', 'RW0498'],
    ['Sally may not target Runners in Gaol', 'RW0424'],
    ['Sally may not target 2 Runners', 'RW0404'],
    ['Sally may not target Runners in no Towns', 'RW0404'],
    ['Sally may not target Runners in 2 Towns', 'RW0404'],
    ['Sally may not target Runners in Fenwick and Harrow', 'RW0481'],
    ['Crown may not conduct Rest', 'RW0496'],
    ['League may not conduct Muster', 'RW0497'],
    ['each roll against Resolve is 1 more if it is a Scout', 'RW0490'],
    ['Sally may not target Troopers', ''],
  ])('is refused at its word: %s', (line, code) => {
    expect(mistakes(line)).toEqual(code === '' ? [] : [code]);
  });

  it.each([
    ['choose 1 Runner or Scout on the map', 'choose 1 Runner or Scout, on the map', 'RW0204'],
    ['choose 1 Runner or Scout on the map', 'choose 1 Runner or Scowt on the map', 'RW0302'],
    ['is more than its strength', 'is more then its strength', 'RW0201'],
  ])('is not blamed for a slip in the procedure that it speaks of: %s', (before, after, code) => {
    const slipped = files.map((file) => ({ ...file, text: file.text.replaceAll(before, after) }));
    const told = new Set(
      mistakesIn(slipped, 'Sally may not target Scouts', 'each roll against its strength is 1 more'),
    );
    expect([...told]).toEqual([code]);
  });
});
