/** Suites derived from Core: what they come to, that they read as the spec does, and that they notice faults. */
import { failureOf } from '../../../compiler/scenario/play-example.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BoundarySuite, type BoundaryTest, deriveBoundaries } from '../../../compiler/boundaries/derive.js';
import type { Core } from '../../../compiler/core/ir.js';
import { lower } from '../../../compiler/core/from-resolved.js';
import { check } from '../../../compiler/driver.js';
import { format } from '../../../compiler/emit/format.js';
import { emitBoundaryTests } from '../../../compiler/emit/tests-boundaries.js';
import { interpret } from '../../../compiler/interpreter/interpret.js';
import type { World } from '../../../compiler/resolved/ir.js';
import { checkedGame } from '../../support/games.js';
import { misread } from '../../support/read-back.js';
import { saltmarshFiles, saltmarshWith } from '../../support/saltmarsh-spec.js';

function coreOf(files = saltmarshFiles()): Core {
  const { world } = check({ files, diagnostics: [] });
  if (world === null) throw new Error('the spec has errors');
  return lower(world);
}

describe('the boundaries of Saltmarsh', () => {
  let core: Core;
  let world: World;
  let suites: readonly BoundarySuite[];
  let tests: readonly BoundaryTest[];

  beforeAll(() => {
    core = coreOf();
    world = core.world;
    suites = deriveBoundaries(core);
    tests = suites.flatMap((suite) => suite.tests);
  });

  const reached = (of: string): string[] =>
    suites
      .filter((suite) => suite.of === of)
      .flatMap((suite) => suite.tests.flatMap(({ reaches }) => reaches.map((it) => `${it.sentence}: ${it.words}`)));

  it('are the same ones each time', () => {
    expect(emitBoundaryTests(world, deriveBoundaries(coreOf()))).toEqual(emitBoundaryTests(world, suites));
  });

  it('are had by each side of a card and by each procedure', () => {
    const owners = new Set(suites.filter((suite) => suite.tests.length > 0).map(({ of }) => of));
    const sides = core.cards.flatMap(({ id, sides: own }) =>
      own.map(({ name }) => `${world.cards[id]?.code ?? ''}${name === 'event' ? '' : ` ${name}`}`),
    );
    expect(sides.filter((side) => !owners.has(side))).toEqual([]);
    expect(core.procedures.map(({ name }) => name).filter((name) => !owners.has(name))).toEqual(['Whole Game']);
  });

  it('are those of the sentences', () => {
    expect(reached('C1 unshaded')).toEqual(
      expect.arrayContaining([
        'High water: Crown play it',
        'High water: League play it',
        'Crown may, in up to 1 space with Troopers and Unrest: there is no such space',
        'Crown may, in up to 1 space with Troopers and Unrest: just as many spaces as may be selected',
        'Crown may, in up to 1 space with Troopers and Unrest: more spaces than may be selected',
      ]),
    );
  });

  it('come out on the interpreter as they are told to', () => {
    expect(tests.flatMap((test) => failureOf(interpret(core), world, test) ?? [])).toEqual([]);
    expect(tests.length).toBeGreaterThan(40);
  });

  it('do not come out where a rule is another one', () => {
    const other = interpret(
      coreOf(saltmarshWith('cards/c1-spring-tide.yaml', 'with Troopers and Unrest', 'with Runners and Unrest')),
    );
    const own = suites.filter(({ of }) => of === 'C1 unshaded').flatMap((suite) => suite.tests);
    expect(own.filter((test) => failureOf(other, world, test) !== null)).not.toEqual([]);
  });

  it('read as examples do, each sentence saying what its data says', () => {
    const { analysis } = check({ files: saltmarshFiles(), diagnostics: [] });
    expect(misread(world, analysis, tests)).toEqual([]);
  });

  it('are laid out as the formatter lays them out', async () => {
    const files = emitBoundaryTests(world, suites);
    const formatted = await format(files.map((file) => ({ ...file, laidOut: false })));
    expect(files).toEqual(formatted);
    expect(files.length).toBeGreaterThan(5);
  });

  it('are few enough to read', () => {
    for (const suite of suites) expect(suite.tests.length).toBeLessThanOrEqual(14);
    for (const { when } of tests) {
      const answers = when.flatMap((item) => (item.kind === 'answers' ? [item] : []));
      expect(answers.reduce((sum, { labels }) => sum + labels.length, 0)).toBeLessThanOrEqual(10);
    }
  });
});

describe('a table of results', () => {
  it('is come to by what looks it up, for no line conducts it', () => {
    const { world } = checkedGame('israeli-independence');
    if (world === null) throw new Error('the spec has errors');
    const suites = deriveBoundaries(lower(world)).filter(({ of }) => of === 'Degrees of Defeat');
    const done = suites.flatMap(({ tests }) => tests.flatMap(({ when }) => when.slice(0, 1)));
    expect(done.length).toBeGreaterThan(0);
    for (const it of done) expect(it).toMatchObject({ data: { conducts: 'Arab League Phase' } });
  });
});
