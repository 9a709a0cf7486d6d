/** Spaces are offered only where what the sentence says can be done there; played on the compiled engine. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Program } from '../../runtime/program.js';
import { compile, type Compiled } from '../../compiler/driver.js';
import { bothBackEnds, failuresOf } from '../support/both-back-ends.js';
import { saltmarshSpec } from '../support/saltmarsh-spec.js';

const game = (saltmarshSpec.get('saltmarsh/game.yaml') ?? '').replace(
  '  Mood:\n',
  `  Tide:
    from: 0
    to: 3
    rule: "1.6"
    rising to:
      2:
        rule: "1.6"
        effect:
          - League may move up to 2 Runners in Harrow to Skerries or Dunmoor
  Mood:
`,
);

const setup = (saltmarshSpec.get('saltmarsh/setup.yaml') ?? '')
  .replace('  Resolve: 6\n', '  Resolve: 6\n  Tide: 1\n')
  .replace('left out: 2', 'left out: 4');

const stores = `card: C6
title: Stores
unshaded:
  title: Hidden
  effect:
    - League place up to 2 Depots in spaces with Runners
shaded:
  title: Carried
  effect:
    - League move up to 1 Depot on the map to a Province or Town with a Runner
examples:
  - name: a Depot goes neither where it is barred nor where it is one too many
    given:
      - the board is empty
      - Sable Road holds 1 Hidden Runner
      - Fenwick holds 1 Hidden Runner and 2 Depots
      - Harrow holds 1 Hidden Runner and 1 Depot
      - Dunmoor holds 1 Hidden Runner
    when:
      - League play C6 unshaded
    then:
      - League are asked: Dunmoor, Harrow, done
  - name: a space that has become full is offered no more
    given:
      - the board is empty
      - Harrow holds 1 Hidden Runner and 1 Depot
    when:
      - League play C6 unshaded
      - League: Harrow
    then:
      - Harrow holds 1 Hidden Runner and 2 Depots
      - nothing is asked
  - name: a Depot may stay where it is
    given:
      - the board is empty
      - Fenwick holds 1 Depot
      - Harrow holds 1 Hidden Runner
    when:
      - League play C6 shaded
      - League: done
    then:
      - Fenwick holds 1 Depot
      - Harrow holds 1 Hidden Runner
  - name: a Depot moves to a space that has room
    given:
      - the board is empty
      - Fenwick holds 1 Depot
      - Dunmoor holds 1 Hidden Runner and 2 Depots
      - Harrow holds 1 Hidden Runner
    when:
      - League play C6 shaded
      - League: Fenwick
    then:
      - Harrow holds 1 Hidden Runner and 1 Depot
`;

const search = `card: C7
title: Search
unshaded:
  title: Found
  effect:
    - Crown remove 1 Runner in a space with Troopers to Gaol
shaded:
  title: High tide
  effect:
    - raise Tide by 1
examples:
  - name: only a space with a Runner is searched
    given:
      - the board is empty
      - Fenwick holds 1 Trooper and 1 Hidden Runner
      - Harrow holds 1 Trooper
    when:
      - Crown play C7 unshaded
    then:
      - Gaol holds 1 Runner
      - Fenwick holds 1 Trooper
  - name: nothing is searched where there is no Runner
    given:
      - the board is empty
      - Dunmoor holds 1 Hidden Runner
      - Harrow holds 1 Trooper
      - Fenwick holds 1 Trooper
    when:
      - Crown play C7 unshaded
    then:
      - Gaol holds nothing
      - nothing is asked
  - name: pieces move as the track rises
    given:
      - the board is empty
      - Harrow holds 2 Hidden Runners
    when:
      - Crown play C7 shaded
      - League: Dunmoor, 1
    then:
      - Tide is 2
      - Harrow holds 1 Hidden Runner
      - Dunmoor holds 1 Hidden Runner
  - name: pieces need not move as the track rises
    given:
      - the board is empty
      - Harrow holds 2 Hidden Runners
    when:
      - Crown play C7 shaded
      - League: done
    then:
      - Tide is 2
      - Harrow holds 2 Hidden Runners
`;

// Troopers may be taken from the map where a number of them is short of Available.
const garrison = `operation: Garrison
faction: Crown
rule: "3.3"
select: up to 1 Province
steps:
  - place all Troopers in any Towns or Causeways
  - in each selected space:
      - place up to 2 Troopers here
examples:
  - name: all are those that are Available, not those that stand elsewhere
    given:
      - the board is empty
      - Harrow holds 3 Troopers
      - Gaol holds 4 Troopers
    when:
      - Crown conduct Garrison
      - Crown: Port Sable, Dunmoor, Trooper in Harrow, done
    then:
      - Harrow holds 2 Troopers
      - Port Sable holds 1 Trooper
      - Dunmoor holds 1 Trooper
`;

const own = new Map([
  ['saltmarsh/game.yaml', game],
  ['saltmarsh/setup.yaml', setup],
  ['saltmarsh/cards/c6-stores.yaml', stores],
  ['saltmarsh/cards/c7-search.yaml', search],
  ['saltmarsh/operations/garrison.yaml', garrison],
]);

function compiledWith(...changed: readonly (readonly [string, string])[]): Promise<Compiled> {
  const files = [...new Map([...saltmarshSpec, ...own, ...changed])].map(([path, text]) => ({ path, text }));
  return compile({ files, diagnostics: [] });
}

const compiled = compiledWith();

let program: Program;

beforeAll(async () => {
  const { diagnostics } = await compiled;
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  program = bothBackEnds(await compiled);
}, 60_000);

describe('spaces that are chosen', () => {
  it('are those where something can be done', async () => {
    const { world, examples } = await compiled;
    const written = examples.filter(({ declared }) => /c[67]-/u.test(declared.file.path));
    expect(written).toHaveLength(8);
    expect(failuresOf(program, world, written)).toEqual([]);
  });

  it('are no more than there are pieces, where all are placed', async () => {
    const { world, examples } = await compiled;
    const written = examples.filter(({ declared }) => declared.file.path.endsWith('garrison.yaml'));
    expect(written).toHaveLength(1);
    expect(failuresOf(program, world, written)).toEqual([]);
  });
});

describe('where nobody can be asked', () => {
  const refused = async (before: string, after: string): Promise<readonly string[]> => {
    const { diagnostics } = await compiledWith(['saltmarsh/game.yaml', game.replace(before, after)]);
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  };

  it.each(['set Tide to 1', 'League place 1 Runner in Fenwick', 'if Resolve is 0: roll a die'])(
    'no standing rule says `%s`',
    async (sentence) => {
      const [opening, step] = sentence.split(': ');
      const text = step === undefined ? `- ${sentence}` : `- ${opening ?? ''}:\n              - ${step}`;
      expect(await refused('- remove the Watch here', text)).toEqual(['RW0541']);
    },
  );

  it('no track that does something as it moves is moved beyond an end', async () => {
    expect(await refused('          - raise Resolve by 1', '          - raise Tide by 1')).toEqual(['RW0541']);
  });
});
