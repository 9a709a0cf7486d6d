/** Three factions, each of which acts in the order of play: in both back ends, and in the types of the engine. */
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { coveredBy } from '../../compiler/interpreter/coverage.js';
import { trialsOf } from '../../compiler/scenario/verdicts.js';
import { emitAll } from '../../compiler/emit/emit-all.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { typeFaults } from '../properties/small-games/type-check.js';
import { built, failuresOf } from '../support/both-back-ends.js';

const game = `game: Three Shores
title: Three Shores
cites: TS
edition: "1"
play: Whole Game
factions:
  North: { adjective: Northern, rule: "1" }
  South: { adjective: Southern, rule: "1" }
  West: { adjective: Western, rule: "1" }
pieces:
  Sloop: { plural: Sloops, faction: North, inventory: 4, rule: "1" }
  Cutter: { plural: Cutters, faction: South, inventory: 4, rule: "1" }
  Ketch: { plural: Ketches, faction: West, inventory: 4, rule: "1" }
tracks:
  Trade: { from: 0, to: 9, rule: "1" }
order of play:
  rule: "2"
  places: [1st at Sea, 2nd at Sea, 3rd at Sea]
card kinds:
  Wind: { plural: Winds, rule: "1" }
`;

const sequence = `procedures:
  Whole Game:
    rule: "2"
    steps:
      - until the deck is empty:
          - reveal the next card
          - each faction, in order of play:
              - conduct Voyage
      - North win

  Voyage:
    rule: "2"
    steps:
      - let far be the Sloops on the map
      - if the executing faction is North:
          - place 1 Sloop in 1 Bay
      - if the executing faction is South:
          - place 1 Cutter in 1 Bay
      - if the executing faction is West:
          - raise Trade by far

  Toll:
    rule: "3"
    steps:
      - each faction, in order of play:
          - let toll be the Sloops on the map
          - up to 1 times:
              - raise Trade by toll
      - Each faction, in the order of play, raises Trade by 1.

examples:
  - name: each faction acts when it comes to its place
    given: [West are 1st at Sea, North are 2nd at Sea, the deck is W1]
    when: [conduct Whole Game]
    then: [North are asked: "Far Bay, Near Bay", Trade is 0]
  - name: who is asked acts, and then the next
    given: [South are 1st at Sea, West are 2nd at Sea, North are 3rd at Sea, Near Bay holds 2 Sloops]
    when: [North conduct Toll, South: yes]
    then: [West are asked, Trade is 2]
  - name: all of them have acted
    given: [Near Bay holds 1 Sloop]
    when: [North conduct Toll, North: yes, South: no, West: yes]
    then: [nothing is asked, Trade is 5]
`;

const files = [
  ['game.yaml', game],
  [
    'map.yaml',
    `map: The shores
rule: "1"
kinds:
  Bay: { plural: Bays, rule: "1" }
spaces:
  Near Bay: { kind: Bay, adjacent: [Far Bay] }
  Far Bay: { kind: Bay, adjacent: [Near Bay] }
`,
  ],
  [
    'setup.yaml',
    `setup: The start
rule: "1"
tracks:
  Trade: 0
order of play: [North, South, West]
boxes:
  Available: { Sloop: 4, Cutter: 4, Ketch: 4 }
deck:
  kinds: [Wind]
  piles: 1
  each pile, from the top:
    - { Wind: 2 }
  left out: 0
`,
  ],
  ['sequence.yaml', sequence],
  ['cards/w1.yaml', 'card: W1\ntitle: Calm\nevent:\n  title: Calm\n  effect: [nothing]\n'],
  ['cards/w2.yaml', 'card: W2\ntitle: Gale\nevent:\n  title: Gale\n  effect: [nothing]\n'],
].map(([name, text]) => ({ path: `three-shores/${name ?? ''}`, text: text ?? '' }));

describe('each faction, in order of play', () => {
  it('acts in turn, on both back ends', () => {
    const { program, world, examples } = built(files);
    expect(examples).toHaveLength(3);
    expect(failuresOf(program, world, examples)).toEqual([]);
  });

  it('is an engine that the type checker takes', () => {
    const { world, plans, examples } = check({ files, diagnostics: [] });
    if (world === null) throw new Error('it does not resolve');
    const { engine, tests } = emitAll(lower(world), plans, examples);
    const all = [...printModules(engine), ...tests].map((it) => [`three-shores/${it.path}`, it.text] as const);
    expect(typeFaults(new Map(all))).toEqual([]);
  });

  it('is one branch of the rules for each sentence, whichever faction takes it', () => {
    const { world, examples } = check({ files, diagnostics: [] });
    if (world === null) throw new Error('it does not resolve');
    const own = examples.filter(({ name }) => name === 'all of them have acted');
    const { branches } = coveredBy(lower(world), trialsOf(world, { examples: own, scenarios: [] }));
    expect(branches.filter(({ of }) => of === 'Toll').map((it) => [it.sentence, it.branch, it.taken])).toEqual([
      ['let toll be the Sloops on the map', 'done', 3],
      ['up to 1 times', 'again', 2],
      ['up to 1 times', 'no more', 1],
      ['raise Trade by toll', 'done', 2],
      ['raise Trade by 1', 'done', 3],
    ]);
  });

  it('comes to the end of each game', () => {
    const { program } = built(files);
    const games = Array.from({ length: 50 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    expect(games.every(({ finished }) => finished)).toBe(true);
  });

  it.each([
    ['order of play:\n  rule: "2"\n  places: [1st at Sea, 2nd at Sea, 3rd at Sea]\n', ''],
    ['places: [1st at Sea, 2nd at Sea, 3rd at Sea]', 'places: [1st at Sea, 2nd at Sea]'],
  ])('needs a place for each: %s', (before, after) => {
    const changed = files.map((file) => ({ ...file, text: file.text.replace(before, after) }));
    const own = changed.map((file) => ({ ...file, text: file.text.replace(/examples:[^]*/u, '') }));
    const codes = check({ files: own, diagnostics: [] }).diagnostics.map(({ code }) => code);
    expect(codes).toContain('RW0499');
  });
});
