/** A small solitaire game of columns on paths: it checks, its engine type-checks, and both back ends play it alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { emitAll } from '../../compiler/emit/emit-all.js';
import { printModules } from '../../compiler/emit/print-modules.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { typeFaults } from '../properties/small-games/type-check.js';
import { built, failuresOf } from '../support/both-back-ends.js';

const folder = join(import.meta.dirname, '..', 'support', 'long-march');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
const files = names.sort().map((name) => ({
  path: `long-march/${name.replaceAll('\\', '/')}`,
  text: readFileSync(join(folder, name), 'utf8'),
}));

describe('a solitaire game of columns on paths', () => {
  it('has examples that hold on both back ends', () => {
    const { program, world, examples } = built(files);
    expect(examples).toHaveLength(9);
    expect(failuresOf(program, world, examples)).toEqual([]);
  });

  it('has an engine that the type checker takes', () => {
    const { world, plans, examples } = check({ files, diagnostics: [] });
    if (world === null) throw new Error('it does not resolve');
    const { engine, tests } = emitAll(lower(world), plans, examples);
    const all = [...printModules(engine), ...tests].map((it) => [`long-march/${it.path}`, it.text] as const);
    expect(typeFaults(new Map(all))).toEqual([]);
    // A suite without a test fails.
    expect(all.filter(([, text]) => /startsWith\(\[\]\)|=> \{\s*\}\);/u.test(text)).map(([path]) => path)).toEqual([]);
  });

  it('comes to its end whatever is chosen, and is never broken on the way', () => {
    const { program } = built(files);
    const games = Array.from({ length: 100 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    expect(games.every(({ finished }) => finished)).toBe(true);
  });
});
