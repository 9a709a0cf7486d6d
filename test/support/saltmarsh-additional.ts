/** Saltmarsh with spaces that may be selected beyond the limit of a procedure, and with cards that speak of them. */
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

const additional = `additional spaces:
  Signal Fire:
    rule: "3.3"
    for: [Muster, Sortie]
    cost:
      - remove 1 Scout in a space without Unrest
  Royal Road:
    rule: "3.4"
    for: [Muster]
    spaces: 1 if Mood is at Calm, otherwise 0
  Night Oars:
    rule: "3.5"
    for: [Rise]
    cost:
      - discard 1 held Favour chit
`;

const sortie = `operation: Sortie
faction: Crown
rule: "3.6"
select: up to 1 Province or Town
steps:
  - move any patrols on the map to the selected spaces
  - in each selected space:
      - remove up to 1 Runner here
`;

const fog = `card: C3
title: Fog
capability: League
unshaded:
  title: Nobody sees a fire
  while in play:
    - each Crown Operation's spaces is at most 1
shaded:
  title: The road is guarded
  while in play:
    - Royal Road's spaces is 1 if Resolve is at least 8
examples:
  - name: a class of Operations has a lower limit, and its additional spaces are added to that
    given:
      - the board is empty
      - C3 unshaded is in play
      - Mood is at Calm
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
      - Harrow holds 1 Trooper
    when:
      - Crown conduct Muster
      - Crown: Fenwick, Scout, Dunmoor, Troopers, 0
    then:
      - Crown are asked: done, Signal Fire
  - name: a class of Operations keeps what a sentence grants
    given:
      - the board is empty
      - C3 unshaded is in play
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
      - Harrow holds 1 Trooper
    when:
      - Crown play C4 shaded
      - Crown: Fenwick, Troopers, 0, Dunmoor, Troopers, 0
    then:
      - nothing is asked
  - name: the number of additional spaces is another
    given:
      - the board is empty
      - C3 shaded is in play
      - Resolve is 8
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
    when:
      - Crown play C4 unshaded
      - Crown: Fenwick, Troopers, 0
    then:
      - Crown are asked: Dunmoor, done
`;

const ferryman = `card: C4
title: The Ferryman
unshaded:
  title: One crossing
  effect:
    - Crown conduct a Limited Muster
shaded:
  title: Two crossings
  effect:
    - Crown conduct Muster in up to 2 Provinces, forgoing Signal Fire and Royal Road
examples:
  - name: a fire adds a space to a Limited Operation, and once it is lit a space has to be selected
    given:
      - the board is empty
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
      - Harrow holds 1 Hidden Scout
      - Port Sable holds 1 Hidden Scout and 2 Troopers
    when:
      - Crown play C4 unshaded
      - Crown: Fenwick, Scout, Signal Fire, Harrow
    then:
      - Harrow holds nothing
      - Crown are asked: Dunmoor, Port Sable
  - name: a fire is lit once
    given:
      - the board is empty
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
      - Harrow holds 1 Trooper
      - Port Sable holds 1 Hidden Scout and 2 Troopers
    when:
      - Crown play C4 unshaded
      - Crown: Fenwick, Scout, Signal Fire, Port Sable, Dunmoor, Scout
    then:
      - nothing is asked
  - name: without a Scout there is no fire
    given:
      - the board is empty
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
    when:
      - Crown play C4 unshaded
      - Crown: Fenwick, Troopers, 0
    then:
      - nothing is asked
  - name: a fire is lit where all spaces are selected before anything else is done
    given:
      - the board is empty
      - Harrow holds 1 Hidden Scout
      - Fenwick holds 2 Troopers
    when:
      - Crown conduct Sortie
      - Crown: Fenwick, Signal Fire, Dunmoor
    then:
      - Harrow holds nothing
      - Crown are asked: Fenwick, done
  - name: no fire is lit with the Scout that would have been helped
    given:
      - the board is empty
      - Fenwick holds 1 Trooper
      - Harrow holds 1 Hidden Scout
    when:
      - Crown play C4 unshaded
      - Crown: Fenwick, Troopers, 0
    then:
      - nothing is asked
      - Harrow holds 1 Hidden Scout
  - name: a road costs nothing, and need not be taken
    given:
      - the board is empty
      - Mood is at Calm
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
    when:
      - Crown play C4 unshaded
      - Crown: Fenwick, Troopers, 0
    then:
      - Crown are asked: Dunmoor, done
  - name: two crossings forgo both
    given:
      - the board is empty
      - Mood is at Calm
      - Fenwick holds 1 Trooper
      - Dunmoor holds 1 Trooper
      - Harrow holds 1 Trooper and 1 Hidden Scout
    when:
      - Crown play C4 shaded
      - Crown: Fenwick, Troopers, 0, Dunmoor, Troopers, 0
    then:
      - nothing is asked
  - name: a held chit pays for oars
    given:
      - the board is empty
      - League hold Salt
      - Favour value is 1
      - Fenwick holds 1 Open Runner
      - Dunmoor holds 1 Open Runner
    when:
      - League conduct Rise
      - League: Fenwick, Night Oars
    then:
      - League hold nothing
      - Dunmoor holds 1 Open Runner and 1 Hidden Runner
      - nothing is asked
`;

/** The files of Saltmarsh with additional spaces. */
export function additionalFiles(): SourceFile[] {
  const files = saltmarshFiles().flatMap((file) => (file.path.endsWith('without-text.yaml') ? [] : [file]));
  return [
    ...files,
    { path: 'saltmarsh/additional-spaces.yaml', text: additional },
    { path: 'saltmarsh/operations/sortie.yaml', text: sortie },
    { path: 'saltmarsh/cards/c3-fog.yaml', text: fog },
    { path: 'saltmarsh/cards/c4-the-ferryman.yaml', text: ferryman },
  ];
}
