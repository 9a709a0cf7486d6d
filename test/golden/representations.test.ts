/**
 * One card of Saltmarsh in each of its representations, from the sentence to the text of its module and of a test that
 * plays it. Run with RULEWRIGHT_UPDATE=1 to write the goldens anew, and read what has changed line by line.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CoreCard } from '../../compiler/core/ir.js';
import { lower } from '../../compiler/core/from-resolved.js';
import { emitAll } from '../../compiler/emit/emit-all.js';
import { format } from '../../compiler/emit/format.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import { plansOf } from '../../compiler/scenario/plans.js';
import { analyse } from '../../compiler/driver.js';
import type { Card } from '../../compiler/resolved/ir.js';
import type { CardDocument } from '../../compiler/surface/documents.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';
import { tell } from './tell.js';

const folder = fileURLToPath(new URL('./', import.meta.url));
const isUpdating = process.env.RULEWRIGHT_UPDATE === '1';

const card = `card: C1
title: Spring Tide
unshaded:
  title: High water
  effect:
    - Crown may, in up to 1 space with Troopers and Unrest:
        - remove Unrest here
shaded:
  title: The dykes are cut
  effect:
    - let cut be half of the Runners on the map, rounded down
    - place up to cut Runners in Harrow
`;

const scenario = `scenario: The first tide
rule: "8.0"
deck: [C1, C3, C2, C10]
steps:
  - step: The League keeps the peace
    cites: "8.0, first paragraph"
    script:
      - League: Event, Unshaded
      - Crown: Fenwick
    then:
      - Fenwick holds 2 Troopers and 2 Hidden Runners
      - Resolve is 6
`;

const goldens = [
  'surface.txt',
  'resolved.txt',
  'core.txt',
  'module.txt',
  'scenario-plan.txt',
  'scenario-test.txt',
] as const;
type Golden = (typeof goldens)[number];

let surface: CardDocument;
let resolved: Card;
let core: CoreCard;
let told: Readonly<Record<Golden, string>>;

function the<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}

beforeAll(async () => {
  const written: Readonly<Record<string, string>> = {
    'saltmarsh/cards/c1-spring-tide.yaml': card,
    'saltmarsh/scenarios/first-tide.yaml': scenario,
  };
  const analysis = analyse(saltmarshFiles().map(({ path, text }) => ({ path, text: written[path] ?? text })));
  const { spec } = analysis;
  const world = the(analysis.world, 'world');
  const { scenarios: plans } = plansOf(world, analysis);
  surface = the(
    spec.cards.find(({ code }) => code.text === 'C1'),
    'card as written',
  );
  resolved = the(
    world.cards.find(({ code }) => code === 'C1'),
    'card',
  );
  core = the(lower(world).cards[0], 'card of Core');
  const { engine, tests } = emitAll(lower(world), plans, []);
  const laidOut = await format([
    ...printModules(engine.filter(({ path }) => path === 'cards/c1-spring-tide.ts')),
    ...tests.filter(({ path }) => path === 'scenarios/first-tide.test.ts'),
  ]);
  told = {
    'surface.txt': tell(surface),
    'resolved.txt': tell(resolved),
    'core.txt': tell(core),
    'module.txt': the(laidOut[0], 'module').text,
    'scenario-plan.txt': tell(plans[0]),
    'scenario-test.txt': the(laidOut[1], 'test').text,
  };
}, 30_000);

describe('a card', () => {
  it.each(goldens)('is in its representations what %s shows', (name) => {
    if (isUpdating) writeFileSync(`${folder}${name}`, told[name]);
    expect(told[name]).toBe(readFileSync(`${folder}${name}`, 'utf8'));
  });

  it('has no golden beside those', () => {
    expect(
      readdirSync(folder)
        .filter((name) => !name.endsWith('.ts'))
        .sort(),
    ).toEqual([...goldens].sort());
  });
});

describe('what the goldens show', () => {
  it('as written, a card keeps its sentences word for word, each word at its place', () => {
    const [step] = surface.sides[1]?.effect?.steps ?? [];
    expect(step?.kind === 'sentence' && step.text).toBe('let cut be half of the Runners on the map, rounded down');
    expect(told['surface.txt']).toContain('noun: { text: Runners, span: 11:30 "Runners" }');
  });

  it('resolved, a card speaks of ids, and what its author left out is still left out', () => {
    const [, step] = resolved.sides[1]?.steps ?? [];
    expect(step).toMatchObject({ actor: null, may: false, act: { kind: 'place pieces', pieces: [2], from: null } });
    expect(told['resolved.txt']).not.toMatch(/: (?:Runners|Harrow|Crown)$/mu);
  });

  it('in Core, a card says of each step who does it, from which rule, and how many at least and at most', () => {
    const [, step] = core.sides[1]?.block ?? [];
    expect(step).toMatchObject({ rule: 'C1 shaded', by: { kind: 'executing' } });
    expect(told['core.txt']).toContain(
      'range: { least: { kind: literal, value: 0 }, most: { kind: variable, name: cut } }',
    );
  });

  it('emitted, a card is a module with a function for each side, its sentences above its statements', () => {
    const lines = told['module.txt'].split('\n');
    expect(lines.filter((line) => line.startsWith('export '))).toEqual([
      'export function* unshaded(game: Game): Effect {',
      'export function* shaded(game: Game, by: number): Effect {',
    ]);
    const sentence = lines.findIndex(
      (line) => line.trim() === '// let cut be half of the Runners on the map, rounded down',
    );
    expect(lines[sentence + 1]).toContain('Math.floor(piecesOn(game, RUNNERS) / 2)');
  });

  it('played, a scenario gives its answers as its script does, and then shows what it says the board shows', () => {
    const test = told['scenario-test.txt'];
    expect(test).toContain("step('8.0 The League keeps the peace'");
    expect(test.indexOf("answers('League', 'Event', 'Unshaded')")).toBeLessThan(
      test.indexOf("then: [{ Fenwick: ['2 Troopers'"),
    );
  });
});
