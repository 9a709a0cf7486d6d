/** What functions are given: all that they name, and nothing that they do not. */
import { expect, it } from 'vitest';
import { lower } from '../../../compiler/core/from-resolved.js';
import { check } from '../../../compiler/driver.js';
import { emitEngine } from '../../../compiler/emit/emit-engine.js';
import { printModules } from '../../../compiler/emit/print-modules.js';
import { typeFaults } from '../../properties/small-games/type-check.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

/** Who conducts it matters, and something is done besides what is done in each space. */
const ebb = `operation: Ebb
rule: "3.4"
select: up to 2 spaces with a Runner
where:
  Apart: the executing faction is not Crown and Runners are here
steps:
  - in each selected space:
      - reduce Resolve by 1
  - return all Favour chits to the pool
`;

it('a test that asks who conducts it type-checks', () => {
  const files = [...saltmarshFiles(), { path: 'saltmarsh/operations/ebb.yaml', text: ebb }];
  const { world, diagnostics } = check({ files, diagnostics: [] });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const modules = world === null ? [] : printModules(emitEngine(lower(world)));
  expect(modules.find(({ path }) => path.endsWith('ebb.ts'))?.text).toContain('NO_ARRIVALS, by)');
  expect(typeFaults(new Map(modules.map(({ path, text }) => [`saltmarsh/${path}`, text])))).toEqual([]);
});

/** By what is declared, procedures in which it is spoken of only behind the end of the game, which is not emitted. */
const behindTheEnd: Readonly<Record<string, string>> = {
  'spaces that are selected': `select: up to 2 Towns
steps:
  - Crown win
  - in each selected space:
      - reduce Resolve by 1
`,
  'spaces that are selected, where the game may be over': `select: up to 2 Towns
steps:
  - if Unrest is in Fenwick:
      - Crown win
    otherwise:
      - League win
  - in each selected space:
      - reduce Resolve by 1
`,
  'a number that is let': `steps:
  - let hits be the Runners on the map
  - Crown win
  - reduce Resolve by hits
`,
  'a number that is let outside of the steps that end the game': `steps:
  - let hits be the Runners on the map
  - if Unrest is in Fenwick:
      - Crown win
      - reduce Resolve by hits
`,
  'a roll': `steps:
  - roll a die
  - Crown win
  - reduce Resolve by the roll
`,
  'what was removed': `steps:
  - remove up to 2 Runners on the map
  - Crown win
  - reduce Resolve by the Runners removed
`,
  'spaces with a name': `places:
  marches: spaces with a Runner
steps:
  - Crown win
  - in any marches spaces:
      - place 1 Trooper here
`,
  'a number with a name': `quantities:
  levy: the Runners on the map
steps:
  - Crown win
  - reduce Resolve by levy
`,
};

it('a game that ends before what it declares is spoken of type-checks', () => {
  const ebbs = Object.entries(behindTheEnd).map(([what, steps], index) => ({
    path: `saltmarsh/operations/ebb-${index}.yaml`,
    text: `# ${what}\noperation: Ebb ${index}\nrule: "3.4"\n${steps}`,
  }));
  const more = {
    path: 'saltmarsh/beacons.yaml',
    text: 'additional spaces:\n  Beacon:\n    rule: "3.5"\n    for: [Ebb 0]\n',
  };
  const { world, diagnostics } = check({ files: [...saltmarshFiles(), ...ebbs, more], diagnostics: [] });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  const modules = world === null ? [] : printModules(emitEngine(lower(world)));
  expect(modules.filter(({ path }) => path.includes('/ebb-'))).toHaveLength(ebbs.length);
  expect(typeFaults(new Map(modules.map(({ path, text }) => [`saltmarsh/${path}`, text])))).toEqual([]);
});

it('a game of which the play does nothing type-checks', () => {
  const idle =
    'procedures:\n  Idle:\n    rule: "2.3"\n    steps: [conduct Stillness]\n  Stillness: { rule: "2.3", steps: [nothing] }\n';
  const files = saltmarshWith('game.yaml', 'play: Whole Game', 'play: Idle');
  const { world } = check({ files: [...files, { path: 'saltmarsh/idle.yaml', text: idle }], diagnostics: [] });
  const modules = world === null ? [] : printModules(emitEngine(lower(world)));
  expect(modules.length).toBeGreaterThan(0);
  expect(typeFaults(new Map(modules.map(({ path, text }) => [`saltmarsh/${path}`, text])))).toEqual([]);
});
