/** The helps of the broken files in `test/fixtures` lead on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specWith, textOfFixture } from './fixture.js';
import { dishonest } from './helps.js';

describe('each edit that a help offers', () => {
  const folder = join(import.meta.dirname, '..', 'fixtures');
  it.each(readdirSync(folder).sort())('leads on from %s', (name) => {
    expect(dishonest(specWith(textOfFixture(readFileSync(join(folder, name), 'utf8'))))).toEqual([]);
  });
});
