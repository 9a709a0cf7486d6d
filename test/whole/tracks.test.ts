/** Tracks that store pieces, markers with two sides, areas by list, the order of play set: played on the compiled engine. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../runtime/program.js';
import { compile, type Compiled } from '../../compiler/driver.js';
import { bothBackEnds, failuresOf } from '../support/both-back-ends.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

const game = (saltmarshSpec.get('saltmarsh/game.yaml') ?? '')
  .replace('  Gaol: { rule: "1.5" }', '  Gaol: { rule: "1.5" }\n  Tide 2: { rule: "1.6" }')
  .replace('  Flooded: {', '  Panic: { in: [Province, Town], flips to: Unrest, rule: "1.4" }\n  Flooded: {')
  .replace(
    '  Mood:\n',
    `  Tide:
    from: 0
    to: 3
    rule: "1.6"
    rising to:
      2:
        rule: "1.6"
        effect:
          - remove all Runners in Tide 2
    falling below:
      2:
        rule: "1.6"
        effect:
          - League:
              - remove 3 Runners in Available to Tide 2
              - let missing be 3 minus the Runners removed
              - remove missing Runners on the map to Tide 2
              - let missing be 3 minus the Runners removed
              - remove missing Runners in Gaol to Tide 2
      1:
        rule: "1.6"
        effect:
          - raise Resolve by 2
  Mood:
`,
  );

const setup = (saltmarshSpec.get('saltmarsh/setup.yaml') ?? '')
  .replace('  Resolve: 6\n', '  Resolve: 6\n  Tide: 2\n')
  .replace('  Gaol: { Runner: 1 }', '  Gaol: { Runner: 1 }\n  Tide 2: {}')
  .replace('left out: 2', 'left out: 3');

const map: string = (saltmarshSpec.get('saltmarsh/map.yaml') ?? '').replace(
  'areas:\n',
  'areas:\n  Low Land: { plural: Low Lands, spaces: [Fenwick, Port Sable, Sable Road], rule: "1.9" }\n',
);

const card = `card: C6
title: Ebb
unshaded:
  title: Falls
  effect:
    - reduce Tide by 2
    - make Crown 1st in Line
shaded:
  title: Rises
  effect:
    - raise Tide by 3
    - flip all Panic in Fenwick to Unrest
    - remove all Runners in Low Lands to Gaol
examples:
  - name: pieces go from Available first, then from the map
    given:
      - the board is empty
      - Gaol holds 3 Runners
      - Dunmoor holds 3 Hidden Runners and 2 Open Runners
    when:
      - League play C6 unshaded
      - League: Hidden Runner in Dunmoor
    then:
      - Tide 2 holds 3 Runners
      - Dunmoor holds 2 Hidden Runners and 2 Open Runners
      - Gaol holds 3 Runners
      - Tide is 0
      - Resolve is 8
      - Crown are 1st in Line
  - name: pieces in a box are the last to go
    given:
      - the board is empty
      - Gaol holds 8 Runners
      - Dunmoor holds 2 Open Runners
    when:
      - Crown play C6 unshaded
    then:
      - Tide 2 holds 3 Runners
      - Dunmoor holds nothing
      - Gaol holds 7 Runners
  - name: what has been stored is free again, markers turn over, an area by list is cleared
    given:
      - the board is empty
      - Tide is 1
      - Tide 2 holds 3 Runners
      - Fenwick holds 2 Panic and 1 Hidden Runner
      - Harrow holds 1 Panic and 1 Hidden Runner
      - Sable Road holds 2 Open Runners
    when:
      - Crown play C6 shaded
    then:
      - Tide is 3
      - Tide 2 holds nothing
      - Fenwick holds 1 Panic and 1 Unrest
      - Harrow holds 1 Panic and 1 Hidden Runner
      - Sable Road holds nothing
      - Gaol holds 3 Runners
      - Available has 6 Runners
  - name: a track that does not pass the number stores nothing
    given:
      - Tide is 1
    when:
      - Crown play C6 unshaded
    then:
      - Tide 2 holds nothing
      - Resolve is 8
`;

const own = new Map([
  ['saltmarsh/game.yaml', game],
  ['saltmarsh/setup.yaml', setup],
  ['saltmarsh/map.yaml', map],
  ['saltmarsh/cards/c6-ebb.yaml', card],
]);

const compiled: Promise<Compiled> = compile({
  files: [...new Map([...saltmarshSpec, ...own])].map(([path, text]) => ({ path, text })),
  diagnostics: [],
});

let program: Program;

beforeAll(async () => {
  const { diagnostics } = await compiled;
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  program = bothBackEnds(await compiled);
}, 60_000);

describe('tracks that do something as they move', () => {
  it('do what the examples say', async () => {
    const { world, examples } = await compiled;
    const own = examples.filter(({ declared }) => declared.file.path.endsWith('c6-ebb.yaml'));
    expect(own).toHaveLength(4);
    expect(failuresOf(program, world, own)).toEqual([]);
  });

  it('are never passed at their lowest number, nor where they have boxes', async () => {
    const low = game.replace(
      '      1:\n        rule: "1.6"\n        effect:\n          - raise Resolve by 2',
      '      0:\n        effect:\n          - raise Resolve by 2',
    );
    const files = [...new Map([...saltmarshSpec, ...own, ['saltmarsh/game.yaml', low]])];
    const { diagnostics } = await compile({ files: files.map(([path, text]) => ({ path, text })), diagnostics: [] });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['RW0540', '`Tide` is never falling below this number; expected 1 to 3'],
    ]);
  });
});
