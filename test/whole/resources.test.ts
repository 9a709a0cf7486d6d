/** Chits that are kept and spent, loops at will, divisors with a name: played on the engine compiled from the spec. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../runtime/program.js';
import { compile, type Compiled } from '../../compiler/driver.js';
import { bothBackEnds, failuresOf } from '../support/both-back-ends.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

const rumours = `chits: Rumour
rule: "1.10"
faction: Crown
drawn: held
kinds:
  Rumour 0: { count: 3, value: 0 }
  Rumour 1: { count: 3, value: 1 }
  Rumour 2: { count: 3, value: 2 }
`;

const storm = `operation: Storm
faction: Crown
rule: "3.3"
select: up to 2 spaces with Troopers and Rebel pieces
quantities:
  force: 2
  sight: 3
steps:
  - in each selected space:
      - expose 1 Hidden Runner per sight patrols here
      - let hits be 1 per force Troopers here
      - remove hits Open Runners here
      - while Hidden Runners are here and the Runners removed is less than hits, Crown may:
          - discard 1 held Rumour chit
          - let left be hits minus the Runners removed
          - let cover be the value of the Rumour chit discarded, at most left
          - remove up to cover Hidden Runners here
      - let left be hits minus the Runners removed
      - if no Runners are here:
          - remove left Depots here
      - step burial:
          - let buried be half of the Runners removed, rounded down
          - reduce Resolve by buried
      - for each Depot removed:
          - draw 1 Rumour chit
  - let felled be the Runners removed
  - if felled is more than 2:
      - shift Mood 1 toward Calm
`;

const patience = `card: C6
title: Patience
capability: Crown
unshaded:
  title: Slow hands
  while in play:
    - Storm's force is 1
    - Storm's sight is 1
shaded:
  title: Loose tongues
  while in play:
    - Storm's force is 3
`;

const talk = `card: C7
title: Talk
unshaded:
  title: Overheard
  effect:
    - Crown draw 2 Rumour chits
    - draw 1 Favour chit
shaded:
  title: Forgotten
  effect:
    - let forgotten be half of the held Rumour chits, rounded down
    - Crown discard forgotten held Rumour chits
    - raise Resolve by the value of the Rumour chits discarded
examples:
  - name: what is overheard is kept, other chits lie drawn
    when:
      - Crown play C7 unshaded
      - draw: Rumour 2, Rumour 0, Salt
    then:
      - Crown hold Rumour 0 and Rumour 2
      - the Rumour pool holds 2 Rumour 0, 3 Rumour 1 and 2 Rumour 2
  - name: alike chits are offered once
    given:
      - Crown hold 3 Rumour 0 and 1 Rumour 1
    when:
      - Crown play C7 shaded
    then:
      - Crown are asked: Rumour 0, Rumour 1
  - name: half of them go back to the pool, and count together
    given:
      - Crown hold 1 Rumour 0, 3 Rumour 1 and 1 Rumour 2
      - Resolve is 0
    when:
      - Crown play C7 shaded
      - Crown: Rumour 1, Rumour 2
    then:
      - Crown hold 1 Rumour 0 and 2 Rumour 1
      - the Rumour pool holds 2 Rumour 0, 1 Rumour 1 and 3 Rumour 2
      - Resolve is 3
  - name: half of one is none
    given:
      - Crown hold Rumour 2
      - Resolve is 0
    when:
      - Crown play C7 shaded
    then:
      - Crown hold Rumour 2
      - Resolve is 0
      - nothing is asked
  - name: a chit covers no more than what is left, and its holder may go on with another
    given:
      - the board is empty
      - Crown hold 1 Rumour 1 and 1 Rumour 2
      - Fenwick holds 5 Troopers and 3 Hidden Runners
    when:
      - Crown conduct Storm
      - Crown: Yes, Rumour 2, 0, Yes, 1
    then:
      - Fenwick holds 5 Troopers and 1 Hidden Runner
      - Crown hold nothing
      - the Rumour pool holds 3 Rumour 0, 3 Rumour 1 and 3 Rumour 2
  - name: without enough Troopers nothing is asked
    given:
      - the board is empty
      - Crown hold 2 Rumour 2
      - Harrow holds 1 Trooper and 1 Hidden Runner
    when:
      - Crown conduct Storm
    then:
      - nothing is asked
      - Harrow holds 1 Trooper and 1 Hidden Runner
  - name: all Runners go, and the Depot with the last hit
    given:
      - the board is empty
      - Resolve is 9
      - Crown hold 1 Rumour 0, 1 Rumour 1 and 1 Rumour 2
      - Fenwick holds 8 Troopers, 3 Hidden Runners and 1 Depot
    when:
      - Crown conduct Storm
      - Crown: Yes, Rumour 0, Yes, Rumour 1, 1
      - draw: Rumour 2
    then:
      - Fenwick holds 8 Troopers
      - Crown hold 2 Rumour 2
      - Resolve is 8
  - name: the loop ends when it is declined, and each space counts afresh, but the Operation counts all
    given:
      - the board is empty
      - Mood is at Angry
      - Resolve is 9
      - Crown hold 2 Rumour 2
      - Fenwick holds 2 Troopers, 1 Open Runner and 1 Hidden Runner
      - Harrow holds 6 Troopers, 4 Hidden Runners and 1 Depot
    when:
      - Crown conduct Storm
      - Crown: Fenwick, Harrow, No
    then:
      - Mood is in box 2
      - Fenwick holds 2 Troopers and 1 Hidden Runner
      - Harrow holds 6 Troopers, 2 Hidden Runners and 1 Depot
      - Crown hold 2 Rumour 2
      - Resolve is 8
  - name: without a chit the loop does not begin
    given:
      - the board is empty
      - Harrow holds 2 Troopers, 1 Hidden Runner and 1 Depot
    when:
      - Crown conduct Storm
    then:
      - Harrow holds 2 Troopers, 1 Hidden Runner and 1 Depot
      - nothing is asked
  - name: a capability changes what divides
    given:
      - the board is empty
      - C6 unshaded is in play
      - Harrow holds 2 Troopers and 3 Hidden Runners
    when:
      - Crown conduct Storm
    then:
      - Harrow holds 2 Troopers and 1 Hidden Runner
`;

const raids = `card: C8
title: Raids
event:
  title: From two sides
  effect:
    - step dawn:
        - League may:
            - remove 1 Trooper in Fenwick
        - let lost be the Troopers removed
        - raise Resolve by lost
    - step dusk:
        - choose one:
            Harrow:
              - remove 2 Troopers in Harrow
            Dunmoor:
              - remove 2 Troopers in Dunmoor
        - let lost be the Troopers removed
        - reduce Resolve by lost
examples:
  - name: each step counts what its own parts remove
    given:
      - the board is empty
      - Resolve is 6
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
      - Harrow holds 2 Troopers
    when:
      - League play C8
      - League: Yes, Harrow
    then:
      - Resolve is 5
      - Harrow holds nothing
  - name: what is declined counts nothing
    given:
      - the board is empty
      - Resolve is 6
      - Fenwick holds 1 Trooper
    when:
      - League play C8
      - League: No
    then:
      - Resolve is 6
`;

const compiled: Promise<Compiled> = compile({
  files: [
    ...saltmarshWith('setup.yaml', 'left out: 2', 'left out: 5'),
    { path: 'saltmarsh/chits-rumours.yaml', text: rumours },
    { path: 'saltmarsh/operations/storm.yaml', text: storm },
    { path: 'saltmarsh/cards/c6-patience.yaml', text: patience },
    { path: 'saltmarsh/cards/c7-talk.yaml', text: talk },
    { path: 'saltmarsh/cards/c8-raids.yaml', text: raids },
  ],
  diagnostics: [],
});

let program: Program;

beforeAll(async () => {
  const { diagnostics } = await compiled;
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  program = await bothBackEnds(await compiled);
}, 60_000);

describe('resources', () => {
  it('are spent as the examples say', async () => {
    const { world, examples } = await compiled;
    expect(failuresOf(program, world, examples)).toEqual([]);
  });
});
