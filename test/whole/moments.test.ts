/** Moves that may stay, and what is done at the moments of an Operation, played on the compiled engine. */
import { beforeAll, describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check, compile } from '../../compiler/driver.js';
import { analyse } from '../../compiler/driver.js';
import { exampleFailure } from '../../compiler/scenario/play-example.js';
import { find } from '../../compiler/show/find.js';
import { english } from '../../compiler/languages/locale.js';
import { pageOf } from '../../compiler/show/page.js';
import { printPage } from '../../compiler/show/print.js';
import { playRandomly } from '../../runtime/testing/index.js';
import type { Program } from '../../runtime/program.js';
import { bothBackEnds } from '../support/both-back-ends.js';
import { movesFiles } from '../support/saltmarsh-moves.js';
import { saltmarshWith } from '../support/saltmarsh-spec.js';

const spec = { files: [...saltmarshWith('setup.yaml', 'left out: 2', 'left out: 3'), ...movesFiles], diagnostics: [] };
const { world, examples, diagnostics } = check(spec);
const own = examples.filter(({ of }) => of.name === 'C20');
let program: Program;

beforeAll(async () => {
  program = bothBackEnds(await compile(spec));
}, 60_000);

describe('Saltmarsh with moves', () => {
  it('has no mistake', () => {
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
  });

  it.each(own.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
    expect(world === null ? 'no world' : exampleFailure(program, world, plan)).toBeNull();
  });

  it('ends every random game', () => {
    const games = Array.from({ length: 60 }, (_, seed) => playRandomly(program, seed));
    expect(games.filter(({ finished }) => !finished)).toEqual([]);
  });
});

describe('what a designer reads', () => {
  const analysis = analyse(spec.files);
  const locale = english(analysis.language.vocabulary.stateVerbs);
  const page = (words: string): string => {
    if (world === null) throw new Error('no world');
    const [found] = find(world, words, locale);
    if (found === undefined) throw new Error(`nothing is called ${words}`);
    const sources = { world, core: lower(world), analysis, examples: [], scenarios: [], locale };
    return printPage(pageOf(sources, found), { color: false, outcomes: null, locale }).replace(/\s+/gu, ' ');
  };

  it('tells of an Operation what is declared in it, and what cards do there', () => {
    const text = page('Strike');
    expect(text).toContain('Riot may be declared here before them');
    expect(text).toContain('instead of the outcome of Strike: what Riot says (where Riot is declared here)');
    expect(text).toContain('after the attempt of Strike: what C20 says (while C20 unshaded is in play)');
  });

  it('tells of what is declared where, and what it changes', () => {
    const text = page('Riot');
    expect(text).toContain('declared: before the attempt of Strike');
    expect(text).toContain('is not conducted by itself: may be declared before the attempt of Strike');
  });

  it('tells of a movement who may stay, and what is done where it came to', () => {
    expect(page('Flit')).toContain('or to where they are; each piece moves once');
    expect(page('Ride')).toContain(
      'when all have moved, in the order of the map, whenever Ride moves Troopers to a space with Unrest: what C20 says',
    );
  });
});
