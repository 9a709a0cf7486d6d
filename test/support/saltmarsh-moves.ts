/** Files for Saltmarsh with moves that may stay, and with what others do at the moments of an Operation. */
import type { SourceFile } from '../../compiler/source/span.js';

/** Runners flit to any spaces, or stay. */
const flit = `operation: Flit
faction: League
rule: "3.3"
select: up to 2 spaces
where:
  origin: Runners are here
steps:
  - in each selected space:
      - move any Runners here to any spaces, including their own, each only once, and for each group:
          - if the group plus the patrols here is more than 3:
              - expose the group
            otherwise:
              - flip the group to Hidden
`;

/** A die against the patrols, better with a Depot. */
const strike = `operation: Strike
faction: League
rule: "3.4"
select: up to 3 spaces that are not Havens
where:
  hidden: Hidden Runners are here
steps:
  - in each selected space:
      - expose 1 Hidden Runner here
      - let bonus be 0
      - League may:
          - remove 1 Depot in or adjacent to here
          - let bonus be 2
      - step attempt:
          - roll a die
          - let result be the roll plus bonus minus the patrols here
          - step outcome:
              - if result is more than 2:
                  - place Unrest here if none
      - step flight:
          - flip up to 1 Runner here to Hidden
`;

/** Troopers gather where the Crown goes. */
const ride = `operation: Ride
faction: Crown
rule: "3.5"
select: up to 2 Provinces or Towns
steps:
  - move any patrols on the map to the selected spaces
  - in each selected space:
      - expose up to 1 Hidden Runner here
`;

/** Modifies a Strike in one space. */
const riot = `special activity: Riot
faction: League
rule: "4.2"
accompanies: [Strike]
declared: before the attempt of Strike
select: up to 1 Province or Town
where:
  quiet: no Unrest is here
quantities:
  raised: 2
steps:
  - instead of the outcome of Strike:
      - if result is at least 6:
          - place up to raised Runners here
          - reduce Resolve by 1
        otherwise:
          - if result is more than 2:
              - place 1 Runner here
  - after the flight of Strike:
      - raise Resolve by bonus
`;

const marsh = `special activity: Hearsay
faction: League
rule: "4.3"
accompanies: any
steps:
  - raise Resolve by 1
`;

const cards = `card: C20
title: Ebb
capability: League
unshaded:
  title: The boats are counted
  while in play:
    - after the attempt of Strike:
        - if the roll is 1:
            - remove 1 Open Runner here
        - reduce Resolve by bonus
    - instead of the flight of Strike:
        - nothing
    - Riot's raised is 1 less
    - whenever Ride moves Troopers to a space with Unrest:
        - remove Unrest here
        - raise Resolve by 1
shaded:
  title: The boats are hidden
  while in play:
    - instead of the attempt of Strike:
        - place 1 Depot here
    - whenever Runners move from a Haven:
        - reduce Resolve by 1
    - Riot may not select Dunmoor
examples:
  - name: Runners that stay have moved, and hide
    given:
      - the board is empty
      - Fenwick holds 3 Open Runners
      - Harrow holds 3 Troopers
    when:
      - League conduct Flit
      - League: Fenwick, 2, Harrow
    then:
      - Fenwick holds 2 Hidden Runners
      - Harrow holds 3 Troopers and 1 Open Runner
  - name: a group stays once, and the rest may go anywhere but there
    given:
      - the board is empty
      - Skerries holds 2 Open Runners
    when:
      - League conduct Flit
      - League: Skerries, 1
    then:
      - League are asked: Fenwick, Dunmoor, Harrow, Port Sable, Sable Road, done
  - name: who stays in a Haven has not moved from it
    given:
      - the board is empty
      - C20 shaded is in play
      - Skerries holds 2 Open Runners
      - Resolve is 6
    when:
      - League conduct Flit
      - League: Skerries, 1, Harrow
    then:
      - Resolve is 5
  - name: each space is reached once, by Troopers alone
    given:
      - the board is empty
      - C20 unshaded is in play
      - Port Sable holds 2 Troopers and 1 Hidden Scout
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Unrest
      - Harrow holds 1 Unrest
      - Resolve is 6
    when:
      - Crown conduct Ride
      - Crown: Dunmoor, Harrow
      - Crown: Fenwick, Dunmoor, Port Sable, Dunmoor, 2, 0, Port Sable, Harrow
    then:
      - Dunmoor holds 3 Troopers
      - Harrow holds 1 Hidden Scout and 1 Unrest
      - Resolve is 7
  - name: a low roll costs a Runner, and the help of a Depot its favour
    given:
      - the board is empty
      - C20 unshaded is in play
      - Fenwick holds 2 Hidden Runners
      - Dunmoor holds 1 Depot
      - Resolve is 6
    when:
      - League conduct Strike
      - League: yes
      - roll: 1
    then:
      - Fenwick holds 1 Hidden Runner and 1 Unrest
      - Resolve is 4
  - name: no die is rolled where the attempt is replaced
    given:
      - the board is empty
      - C20 shaded is in play
      - Fenwick holds 1 Hidden Runner
    when:
      - League conduct Strike
      - League: 1
    then:
      - Fenwick holds 1 Hidden Runner and 1 Depot
      - nothing is asked
  - name: a Riot changes what comes of one Strike
    given:
      - the board is empty
      - Fenwick holds 1 Hidden Runner
      - Dunmoor holds 1 Hidden Runner and 1 Depot
      - Resolve is 6
      - League are 1st in Line
    when:
      - League conduct Turn
      - League: Short Action, Operation, Strike, Dunmoor, yes, Riot
      - roll: 4
      - League: 2, 0, Fenwick
      - roll: 3
      - League: 1
    then:
      - Dunmoor holds 1 Open Runner and 2 Hidden Runners
      - Fenwick holds 1 Hidden Runner and 1 Unrest
      - Resolve is 7
  - name: another Special Activity leaves no Riot
    given:
      - the board is empty
      - Fenwick holds 1 Hidden Runner
    when:
      - League conduct Turn
      - League: Short Action, Operation, Strike, Special Activity
    then:
      - roll is asked: 1, 2, 3, 4, 5, 6
  - name: a Riot may wait
    given:
      - the board is empty
      - Fenwick holds 1 Hidden Runner
    when:
      - League conduct Turn
      - League: Short Action, Operation, Strike, Fenwick, continue
      - roll: 1
      - League: 0
    then:
      - League are asked: Special Activity, done
  - name: a Riot is smaller while the boats are counted
    given:
      - the board is empty
      - C20 unshaded is in play
      - Fenwick holds 1 Hidden Runner
    when:
      - League conduct Turn
      - League: Short Action, Operation, Strike, Fenwick, Riot
      - roll: 6
    then:
      - League are asked: 0, 1
  - name: no Riot in Dunmoor while the boats are hidden
    given:
      - the board is empty
      - C20 shaded is in play
      - Dunmoor holds 1 Hidden Runner
    when:
      - League conduct Turn
      - League: Short Action, Operation, Strike, Dunmoor
    then:
      - League are asked: 0, 1
  - name: no Riot on a Causeway
    given:
      - the board is empty
      - Sable Road holds 1 Hidden Runner
    when:
      - League conduct Turn
      - League: Short Action, Operation, Strike, Sable Road
    then:
      - roll is asked: 1, 2, 3, 4, 5, 6
`;

export const movesFiles: readonly SourceFile[] = [
  { path: 'saltmarsh/operations/flit.yaml', text: flit },
  { path: 'saltmarsh/operations/strike.yaml', text: strike },
  { path: 'saltmarsh/operations/ride.yaml', text: ride },
  { path: 'saltmarsh/special-activities/riot.yaml', text: riot },
  { path: 'saltmarsh/special-activities/hearsay.yaml', text: marsh },
  { path: 'saltmarsh/cards/c20-ebb.yaml', text: cards },
];
