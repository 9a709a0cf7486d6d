/** Saltmarsh with cards that change other Events, the next card and what may be chosen, each with its examples. */
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

const cards: Readonly<Record<string, string>> = {
  'c6-high-wind': `card: C6
title: High Wind
unshaded:
  title: The Crown waits
  effect:
    - reduce Resolve by 1
  on the next Event or Starred Event:
    - Crown must choose Pass in Turn
    - Rest's gained is 0
shaded:
  title: All wait
  effect:
    - nothing
  on the next card:
    - the executing faction must choose Operation in Turn
examples:
  - name: it waits for its card
    when:
      - League play C6 unshaded
    then:
      - Resolve is 5
      - C6 unshaded is awaiting its card
      - C6 is not in play
      - nothing is asked
  - name: the next Event finds it in play
    given:
      - C6 unshaded is awaiting its card
      - the deck is C10, C1, C2
      - Crown are 1st in Line
    when:
      - conduct Whole Game
      - Crown: Event, unshaded, done
    then:
      - C6 unshaded is in play
      - C6 is not awaiting its card
      - League are asked: Operation, Pass
  - name: the Crown waits on it, and gains nothing
    given:
      - C6 unshaded is in play
      - the card is C1
    when:
      - Crown conduct Turn
      - Crown: Short Action
    then:
      - Resolve is 6
      - nothing is asked
  - name: a Crown that is not bound gains and draws
    given:
      - the card is C1
    when:
      - Crown conduct Turn
      - Crown: Short Action, Pass
      - draw: Bread
    then:
      - Resolve is 7
      - nothing is asked
  - name: the card after it frees the Crown
    given:
      - C6 unshaded is in play
      - the deck is C1
      - Crown are 1st in Line
    when:
      - conduct Whole Game
      - Crown: Short Action
    then:
      - C6 is not in play
      - C6 is not awaiting its card
      - Crown are asked: Operation, Pass
  - name: a Reckoning card is a card as well
    given:
      - C6 shaded is awaiting its card
      - the deck is C10, C1
      - Crown are 1st in Line
    when:
      - conduct Whole Game
      - Crown: Short Action
    then:
      - C6 is not in play
      - Crown are asked: Operation, Pass
  - name: where no Operation can be conducted the other alternative is taken
    given:
      - the board is empty
      - C6 shaded is in play
      - the card is C1
    when:
      - League conduct Turn
      - League: Short Action
      - draw: Salt
    then:
      - Resolve is 7
      - nothing is asked
`,
  'c7-drowned-fields': `card: C7
title: Drowned Fields
kind: Starred Event
unshaded:
  title: Bad news
  effect:
    - reduce Resolve by 3
    - reduce Resolve by the Depots in Harrow
    - raise Resolve by 1
shaded:
  title: Good news
  effect:
    - reduce Resolve by 1
    - if a Depot is in Harrow:
        - reduce Resolve by the Depots in Harrow minus 3
examples:
  - name: a loss below none is no loss that is smaller
    given:
      - C8 unshaded is in play
      - Harrow holds 1 Depot
    when:
      - League play C7 shaded
    then:
      - Resolve is 8
      - nothing is asked
  - name: the whole loss
    when:
      - League play C7 unshaded
    then:
      - Resolve is 4
      - nothing is asked
  - name: a smaller loss
    given:
      - C8 unshaded is in play
    when:
      - League play C7 unshaded
    then:
      - Resolve is 5
      - nothing is asked
  - name: never less than no loss
    given:
      - C8 unshaded is in play
      - Harrow holds 1 Depot
    when:
      - League play C7 unshaded
    then:
      - Resolve is 5
      - nothing is asked
  - name: a greater loss, and no loss that is none
    given:
      - C8 shaded is in play
    when:
      - League play C7 unshaded
    then:
      - Resolve is 3
      - nothing is asked
  - name: the other side as well
    given:
      - C8 unshaded is in play
    when:
      - Crown play C7 shaded
    then:
      - Resolve is 6
      - nothing is asked
`,
  'c8-broadsheet': `card: C8
title: Broadsheet
capability: Crown
unshaded:
  title: Kind words
  while in play:
    - each reduction of Resolve by Starred Events is 1 less
    - Forage's bounty is 2
    - League must choose Share in Forage
shaded:
  title: Hard words
  while in play:
    - each reduction of Resolve by Starred Events is 1 more
    - before Reckoning Round:
        - in each space with a Watch:
            - League may place up to 1 Runner here
examples:
  - name: another Event is not changed
    given:
      - C8 unshaded is in play
    when:
      - League play C6 unshaded
    then:
      - Resolve is 5
      - nothing is asked
  - name: a greater bounty is used twice
    given:
      - C8 unshaded is in play
    when:
      - League conduct Forage
      - League: Dunmoor
      - draw: Bread, Salt
      - League: done
    then:
      - Resolve is 9
      - nothing is asked
  - name: who is not bound may decline
    when:
      - League conduct Forage
    then:
      - League are asked: Share, Keep, done
  - name: the League is asked before the phase
    given:
      - C8 shaded is in play
    when:
      - conduct Reckoning Round
    then:
      - League are asked: 0, 1
`,
  'c9-market-day': `card: C9
title: Market Day
kind: Starred Event
event:
  title: Who gains
  effect:
    - choose one:
        - League may conduct a Limited Rise
        - Crown draw 1 Favour chit
examples:
  - name: who plays it chooses, and another acts
    given:
      - Favour value is 2
    when:
      - Crown play C9
      - Crown: League may conduct a Limited Rise
    then:
      - League are asked: Rise, done
  - name: or the one who plays it
    given:
      - Favour value is 2
    when:
      - League play C9
      - League: Crown draw 1 Favour chit
      - draw: Salt
    then:
      - Salt is drawn
      - nothing is asked
`,
  'c11-muster-roll': `card: C11
title: Muster Roll
event:
  title: Two by two
  effect:
    - choose one:
        Share:
          - League conduct Forage in Dunmoor choosing Share
        Rise:
          - nothing
    - League may conduct Rise in up to 2 spaces with a Special Activity at any one moment
examples:
  - name: another activity comes between
    given:
      - Favour value is 3
    when:
      - Crown play C11
      - Crown: Share
      - League: Share
      - draw: Salt
      - League: Rise, Dunmoor, 2, Special Activity
      - draw: Bread
      - League: done, Fenwick
    then:
      - Dunmoor holds 4 Runners and 1 Depot
      - nothing is asked
`,
};

const forage = `operation: Forage
faction: League
rule: "3.3"
select: up to 2 spaces with Runners
quantities:
  bounty: 1
steps:
  - League may choose one:
      Share:
        - raise Resolve by 1
      Keep:
        - reduce Resolve by 1
  - in each selected space:
      - raise Resolve by bounty
      - draw bounty Favour chits
`;

type Changes = Readonly<Record<string, readonly (readonly [before: string, after: string])[]>>;

const changes: Changes = {
  'game.yaml': [['  Fixed Event: {', '  Starred Event: { plural: Starred Events, rule: "5.2" }\n  Fixed Event: {']],
  'setup.yaml': [
    ['[Event, Fixed Event]', '[Event, Starred Event, Fixed Event]'],
    ['left out: 2', 'left out: 7'],
  ],
  'sequence.yaml': [
    ['      - raise Resolve by 1\n', '      - raise Resolve by gained\n      - draw gained Favour chits\n'],
    ['    rule: "2.3"\n', '    rule: "2.3"\n    quantities:\n      gained: 1\n'],
  ],
};

/** The files, the first text of the card of that name with `before` replaced by `after`. */
export function filesWithLasting(card = 'c6-high-wind', before = '', after = ''): SourceFile[] {
  const changed = saltmarshFiles().map(({ path, text }) => {
    const own = Object.entries(changes).find(([name]) => path.endsWith(`/${name}`))?.[1] ?? [];
    return { path, text: own.reduce((done, [from, to]) => done.replace(from, to), text) };
  });
  const added = Object.entries(cards).map(([name, text]) => ({
    path: `saltmarsh/cards/${name}.yaml`,
    text: name === card ? text.replace(before, after) : text,
  }));
  return [...changed, ...added, { path: 'saltmarsh/operations/forage.yaml', text: forage }];
}
