/** A small game of six counters on hexes, moved at a cost, fought by a table of columns, under a sky of ten sides and a weather below 0: it checks, and both back ends play it alike. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { built, failuresOf } from '../support/both-back-ends.js';

const folder = join(import.meta.dirname, '..', 'support', 'hex-ridge');
const files = readdirSync(folder)
  .sort()
  .map((name) => ({ path: `hex-ridge/${name}`, text: readFileSync(join(folder, name), 'utf8') }));

describe('a game of six counters on hexes', () => {
  it('is sound, and its examples hold on both back ends', () => {
    const told = check({ files, diagnostics: [] }).diagnostics.filter(({ severity }) => severity === 'error');
    expect(told.map(({ code, message, span }) => [code, message, span.file.text.slice(span.start, span.end)])).toEqual(
      [],
    );
    const { program, world, examples } = built(files);
    expect(examples).toHaveLength(8);
    expect(failuresOf(program, world, examples)).toEqual([]);
  });

  it('comes to its end whatever is chosen, and is never broken on the way', () => {
    const { program } = built(files);
    const games = Array.from({ length: 100 }, (_, seed) => playRandomly(program, seed, { checkInvariants: true }));
    expect(games.flatMap(({ crashed }) => crashed ?? [])).toEqual([]);
    expect(games.every(({ finished }) => finished)).toBe(true);
  });
});
